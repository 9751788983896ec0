"""Play seeded games over every table and hash what happens: `python -m tests.kit.thousand_games 1000`."""

import hashlib
import sys

import serai.yunnan.round
from serai.yunnan.round import play_randomly
from tests.kit.combinations import COMBINATIONS

STRIDE = 29  # so often the whole decision goes into the hash; a prime, so that it falls into every kind of question


def hash_of_games(count: int) -> str:
    """One hash over decisions on the way and the final scores of `count` games."""
    running = hashlib.sha256()
    for seed in range(count):
        game = COMBINATIONS[seed % len(COMBINATIONS)].new_game(seed)
        lots = seed
        while play_randomly(game.state, lots, STRIDE) == STRIDE:
            lots += count
            running.update(repr((game.decision, game.codes(), list(game.state.coins))).encode())
        running.update(repr((game.scores(), game.winners, list(game.state.chance))).encode())
    return running.hexdigest()


if __name__ == "__main__":
    kind = "plain" if str(serai.yunnan.round.__file__).endswith(".py") else "compiled"
    sys.stdout.write(f"{kind} {hash_of_games(int(sys.argv[1]))}\n")
