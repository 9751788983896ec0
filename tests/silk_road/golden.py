"""Golden games: whole games as they were played once, to be played the same way for ever.

Rewrite one and print what changed: `python -m tests.silk_road.golden silk_road-4-reverse`.
"""

import difflib
import hashlib
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import serai
from serai import Game
from serai.bots.silk_road import greedy
from tests.silk_road.kit import COMBINATIONS, new_game

FOLDER = Path(__file__).parents[1] / "golden"
NAMES = {f"silk_road-{table}": table for table in COMBINATIONS}


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.json"


def digest(game: Game) -> str:
    """Eight letters for a whole position, secrets too."""
    whole = json.dumps(game.position()["state"], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(whole.encode()).hexdigest()[:8]


def written(setup: dict[str, Any], start: str, moves: list[list[Any]], game: Game) -> str:
    """A golden game as text: one move a line, seat, notation and the digest of the position after it."""
    head = json.dumps({"setup": setup, "start": start}, indent=1)[:-2]
    lines = ",\n".join("  " + json.dumps(move) for move in moves)
    scores = json.dumps([list(sheet) for sheet in game.scores()])
    return (
        f'{head},\n "moves": [\n{lines}\n ],\n "scores": {scores},\n "winners": {json.dumps(list(game.winners))}\n}}\n'
    )


def play_anew(name: str) -> str:
    """A game chosen afresh, half by the bot and half by dice, so that it comes everywhere."""
    seed = sorted(NAMES).index(name) + 1
    game = new_game(NAMES[name], seed)
    start = digest(game)
    dice = Random(seed)
    moves = []
    while not game.is_over:
        assert game.decision is not None
        seat = dice.choice(game.decision.seats)
        actions = game.actions(seat)
        action = dice.choice(actions) if dice.random() < 0.5 else greedy(game.view(seat), actions, dice)
        game.play(action, seat)
        moves.append([seat, game.title.write(action), digest(game)])
    return written(game.setup.to_plain(), start, moves, game)


def play_again(text: str) -> str:
    """What the rules of today make of a written game; it breaks off at the first move that goes otherwise."""
    data = json.loads(text)
    game = serai.replay({"format": 1, "setup": data["setup"], "start": None, "moves": []})
    start = digest(game)
    moves = []
    for seat, notation, expected in data["moves"]:
        game.play_text(notation, seat)
        moves.append([seat, notation, digest(game)])
        if moves[-1][2] != expected:
            break
    return written(game.setup.to_plain(), start, moves, game)


def main(names: list[str]) -> int:
    if len(names) != 1 or names[0] not in NAMES:
        sys.stderr.write("one name, of: " + ", ".join(sorted(NAMES)) + "\n")
        return 2
    path = path_of(names[0])
    before = path.read_text("utf-8") if path.exists() else ""
    after = play_anew(names[0])
    path.write_text(after, "utf-8")
    changes = difflib.unified_diff(before.splitlines(), after.splitlines(), "before", "after", lineterm="")
    sys.stdout.writelines(line + "\n" for line in changes)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
