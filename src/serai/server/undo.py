"""Undo: how far back a seat may go by itself.

Back over its own latest moves, up to the first that let something in: chance, another seat's answer, a move that a
clock or a bot made, or a secret. Whether a move showed its player a secret is asked of the rules themselves: in
several worlds that look alike to the player before the move, does everything look alike after it?
"""

from typing import Any

from serai.kernel.decision import Refusal
from serai.kernel.game import Game
from serai.kernel.plain import BadInput
from serai.server.live import Live

WORLDS = 6


def frontier(live: Live, seat: int) -> int | None:
    """The smallest number this seat may undo to now; None when there is nothing to undo."""
    if live.decision is None:
        return None
    number = live.number
    is_open(live, seat)
    while number > 0:
        move = live.moves[number - 1]
        if move.seat != seat or move.drew or move.actor != "person" or revealed(live, number):
            break
        number -= 1
    return number if number < live.number else None


def revealed(live: Live, number: int) -> bool:
    """Whether the move that led to this number showed its own player something hidden; worked out once."""
    if number not in live.reveals:
        move = live.moves[number - 1]
        if live.open_since.get(move.seat, number) < number:
            return False
        live.reveals[number] = differs_between_worlds(live.at(number - 1), move.action, move.seat)
    return live.reveals[number]


def differs_between_worlds(before: Game, action: Any, seat: int) -> bool:
    title = before.title
    seen = before.view(seat)
    if not hides(before, seat):
        return False
    before.play(action, seat)
    expected = before.view(seat)
    for seed in range(WORLDS):
        world = title.determinize(seen, seed)
        title.hear(world, seat)
        try:
            code = title.encode(world, action)
            if title.explain(world, code) is not None:
                return True
            title.apply(world, code)
        except (Refusal, BadInput):
            return True
        if title.view(world, seat) != expected:
            return True
    return False


def is_open(live: Live, seat: int | None) -> bool:
    """Whether this reader may know everything but the generator, and has since the last secret could be made."""
    if seat not in live.open_since and seat not in live.closed_since:
        known = live.closed_since if hides(live.playing, seat) else live.open_since
        known[seat] = live.number
    return seat in live.open_since


def hides(game: Game, seat: int | None) -> bool:
    """Whether there is anything behind this view but the generator."""
    seen = game.view(seat)
    worlds = [game.title.position(game.title.determinize(seen, seed)) for seed in (1, 2, 3)]
    for world in worlds:
        world.pop("chance", None)
    return any(world != worlds[0] for world in worlds)
