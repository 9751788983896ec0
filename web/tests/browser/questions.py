"""The questions a mode asks, found by playing it at random: what the games in the browser must have gone through.

python questions.py GAME SEATS [EDITION]
"""

import importlib
import json
import random
import sys

import serai

GAMES = 80


def asked(game: str, seats: int, edition: str) -> list[str]:
    """In the order in which the rules declare them; all that are declared are asked, or the mode does not have them."""
    declared = importlib.import_module(f"serai.{game}.state").QUESTIONS
    found: set[str] = set()
    for seed in range(GAMES):
        table = serai.new_game(game=game, seats=seats, seed=seed, **({"edition": edition} if edition else {}))
        luck = random.Random(seed)  # noqa: S311 - a game to look at
        while table.decision is not None:
            found.add(table.decision.question)
            seat = table.decision.seats[0]
            table.play(luck.choice(table.actions(seat)), seat)
        if len(found) == len(declared) - 1:  # all but "over"
            break
    return [name for name in declared if name in found]


if __name__ == "__main__":
    sys.stdout.write(json.dumps(asked(sys.argv[1], int(sys.argv[2]), (sys.argv[3:] or [""])[0])))
