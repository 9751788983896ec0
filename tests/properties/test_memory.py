"""Long running processes: playing game after game must not fill the memory."""

import subprocess
import sys

import pytest

from serai.catalogue import GAMES

PLAY = """
import random, resource, sys
import serai

def play(name, seed):
    dice = random.Random(seed)
    game = serai.new_game(name, seats=4, seed=seed)
    title = game.title
    while not game.is_over:
        if len(game.moves) % 20 == 0:
            seat = game.decision.seats[0]
            possible = title.determinize(game.view(seat), seed)
            title.play_randomly(possible, seed, 30)
            title.copy(game.state)
            game.scores()
            game.incomes()
        game.play(dice.choice(game.actions()))

def peak():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

for seed in range(8):
    play(sys.argv[1], seed)
before = peak()
for seed in range(8, 32):
    play(sys.argv[1], seed)
print(peak() - before)
"""


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_twenty_four_more_games_take_no_more_memory(name: str) -> None:
    grown = subprocess.run([sys.executable, "-c", PLAY, name], check=True, capture_output=True, text=True).stdout
    assert int(grown) < 2_000  # KB; one buffer of actions kept per decision would be 40,000
