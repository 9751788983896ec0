"""Hidden: what a reader may not know, and whether a move would bring any of it out.

Nothing is listed here by kind of secret; the rules themselves are asked. In several worlds that look alike to the
reader (`determinize`), does everything look alike after the move?
"""

from collections.abc import Iterator
from copy import copy
from typing import Any

from serai.kernel.decision import Refusal
from serai.kernel.game import Game
from serai.kernel.plain import BadInput
from serai.server.live import Live, Trial, play_on

WORLDS = 12


def hides(game: Game, seat: int | None) -> bool:
    """Whether there is anything behind this view but the generator."""
    seen = game.view(seat)
    worlds = [game.title.position(game.title.determinize(seen, seed)) for seed in (1, 2, 3)]
    for world in worlds:
        world.pop("chance", None)
    return any(world != worlds[0] for world in worlds)


def is_open(live: Live, seat: int | None) -> bool:
    """Whether this reader may know everything but the generator, and has since the last secret could be made."""
    if seat not in live.open_since and seat not in live.closed_since:
        known = live.closed_since if hides(live.playing, seat) else live.open_since
        known[seat] = live.number
    return seat in live.open_since


def in_worlds(game: Game, action: Any, seat: int) -> Iterator[Trial | None]:
    """The action played in worlds that look to this seat as the game does; None where it is not legal."""
    seen = game.view(seat)
    for seed in range(WORLDS):
        world = copy(game)
        world.state = game.title.determinize(seen, seed)
        world.moves = []
        try:
            yield play_on(world, action, seat)
        except (Refusal, BadInput):
            yield None


def brings_out(before: Game, action: Any, seat: int) -> bool:
    """Whether this legal action shows its own player something hidden; `before` is played on."""
    if not hides(before, seat):
        return False
    worlds = list(in_worlds(before, action, seat))
    before.play(action, seat)
    expected = before.view(seat)
    return any(trial is None or trial.game.view(seat) != expected for trial in worlds)


def foreseen(live: Live, trial: Trial, seat: int) -> Trial | None:
    """What a seat can know beforehand of its own action; None when that depends on chance, secrets or others.

    Where anything is hidden, the answer is worked out in the possible worlds alone and not in the real one. So it
    depends on nothing but the seat's view, and cannot tell more.
    """
    if trial.asked is None or len(trial.asked.seats) > 1:
        return None
    trials = [trial] if is_open(live, seat) else list(in_worlds(live.playing, trial.action, seat))
    first = trials[0]
    if first is None or any(other is None or other.drew for other in trials):
        return None
    expected = seen_of(first, seat)
    return first if all(other is not None and seen_of(other, seat) == expected for other in trials) else None


def seen_of(trial: Trial, seat: int) -> tuple[dict[str, Any], list[Any]]:
    """What a seat sees of an action that was tried."""
    return trial.game.view(seat), [trial.game.title.see(event, seat) for event in trial.events]
