"""Whole games as the browser would see them, one frame after every move, for its tests and for drawing.

python web/tools/frames.py DIRECTORY
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

import serai
from serai.kernel.game import Game
from serai.kernel.plain import to_plain

GAMES: dict[str, dict[str, Any]] = {
    "yunnan": {"game": "yunnan", "seats": 4, "seed": 7},
    "yunnan-five": {"game": "yunnan", "seats": 5, "seed": 11, "variants": ["double_bid", "guards"]},
    "yunnan-duli": {"game": "yunnan", "seats": 2, "seed": 5},
    "yunnan-first": {"game": "yunnan", "seats": 2, "seed": 3, "edition": "first", "variants": ["debt"]},
    "silk_road": {"game": "silk_road", "seats": 4, "seed": 7},
}
DULL = ("pass", "finish", "keep", "spare", "market", "decline")  # a player who wants something says these seldom
SELDOM = 0.15


def frame(game: Game, move: dict[str, Any] | None) -> dict[str, Any]:
    """What the seat to move is sent, and the move that led there."""
    decision = game.decision
    seat = None if decision is None else decision.seats[0]
    actions = [] if seat is None else game.actions(seat)
    return {
        "number": len(game.moves),
        "seat": seat,
        "view": game.view(seat),
        "decision": None if decision is None else decision._asdict(),
        "actions": [{"notation": game.title.write(action), "action": to_plain(action)} for action in actions],
        "scores": [sheet._asdict() for sheet in game.scores()],
        "incomes": [sheet._asdict() for sheet in game.incomes()],
        "winners": list(game.winners),
        "move": move,
    }


def choose(game: Game, luck: random.Random, actions: list[Any]) -> Any:
    """Mostly something lively."""
    lively = [action for action in actions if not game.title.write(action).startswith(DULL)]
    convert = [action for action in actions if type(action).__name__ == "ConvertIncome"]
    if convert:
        rounds = int(game.view()["round"])
        return convert[min(len(convert) - 1, len(convert) * max(0, rounds - 2) // 6)]
    return luck.choice(lively if lively and luck.random() > SELDOM else actions)


def frames(settings: dict[str, Any]) -> list[dict[str, Any]]:
    """One game from set-up to end."""
    game = serai.new_game(**settings)
    luck = random.Random(settings["seed"])  # noqa: S311 - a game to look at
    found = [frame(game, None)]
    while game.decision is not None:
        seat = game.decision.seats[0]
        action = choose(game, luck, game.actions(seat))
        events = [to_plain(event) for event in game.play(action, seat)]
        notation = game.title.write(action)
        move = {"number": len(game.moves), "seat": seat, "action": to_plain(action), "notation": notation}
        found.append(frame(game, move | {"events": events, "at": 0}))
    return found


def main(directory: Path) -> None:
    """Write every game that this checkout knows."""
    directory.mkdir(parents=True, exist_ok=True)
    for name, settings in GAMES.items():
        try:
            document = frames(settings)
        except ModuleNotFoundError:
            continue
        (directory / f"{name}.json").write_text(json.dumps(document, separators=(",", ":"), default=list))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
