"""Golden games: whole games as they were played once, to be played the same way for ever.

A file opens with a table, an order and a seed; then comes one line for each move, `seat notation digest`, the digest
being that of the whole position after it; then the final scores. Files change only by `regenerate.py`, one at a time.
"""

import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

import serai
from serai import Game
from tests.kit.brisk import choose
from tests.kit.combinations import BY_NAME

FOLDER = Path(__file__).parent / "games"


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def digest(game: Game) -> str:
    """Eight letters for a whole position, secrets too."""
    whole = json.dumps(game.position()["state"], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(whole.encode()).hexdigest()[:8]


def score_lines(game: Game) -> list[str]:
    lines = [" ".join([f"seat {sheet.seat}", *map(str, sheet[1:])]) for sheet in game.scores()]
    reason = game.view(None)["end_reason"]
    return [*lines, f"over by {reason} after round {game.view(None)['round']}, won by {game.winners[0]}"]


def move_line(game: Game) -> str:
    seat, action = game.moves[-1]
    return f"{seat} {game.title.write(action)} {digest(game)}"


def play_anew(name: str) -> list[str]:
    """A whole game of this table, chosen afresh."""
    seed = sorted(BY_NAME).index(name) + 1
    game = BY_NAME[name].new_game(seed)
    dice = Random(seed)
    lines = [f"start {json.dumps(game.setup.to_plain())} {digest(game)}"]
    while not game.is_over:
        game.play(choose(game, dice))
        lines.append(move_line(game))
    return [*lines, *score_lines(game)]


def play_again(lines: list[str]) -> list[str]:
    """What the rules of today make of a written game; it breaks off at the first move that goes otherwise."""
    setup: dict[str, Any] = json.loads(lines[0].removeprefix("start ").rpartition(" ")[0])
    record = {"format": 1, "setup": setup, "start": None, "moves": []}
    game = serai.replay(record)
    again = [f"start {json.dumps(game.setup.to_plain())} {digest(game)}"]
    for line in lines[1:]:
        if game.is_over or again[-1] != lines[len(again) - 1]:
            break
        seat, _, rest = line.partition(" ")
        game.play_text(rest.rpartition(" ")[0], int(seat))
        again.append(move_line(game))
    return [*again, *score_lines(game)] if game.is_over else again
