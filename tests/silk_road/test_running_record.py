"""What leaves a running game besides views: its record as a seat may have it, and refusals that leave no trace."""

import json
from random import Random

import pytest

import serai
from serai import Game, Refusal
from serai.kernel.game import record_for
from serai.silk_road.actions import Reveal
from tests.silk_road.kit import Combination, new_game

FOUR = Combination(4, ())
SEED = 424242424242


def game_at_a_reveal(seed: int) -> Game:
    dice = Random(seed)
    game = new_game(FOUR, seed)
    while game.decision is not None and game.decision.question != "reveal":
        game.play(dice.choice(game.actions()))
    assert game.decision is not None
    return game


def test_a_running_record_hides_the_seed_and_covered_answers() -> None:
    game = game_at_a_reveal(0)
    game.play(Reveal(0), seat=2)

    own, others, nobody = (record_for(game, seat, notation=True) for seat in (2, 1, None))
    assert own["moves"][-1] == [2, "reveal 0"]
    assert others["moves"][-1] == nobody["moves"][-1] == [2, None]
    assert "seed" not in own["setup"]
    assert others == nobody


def test_the_seed_is_nowhere_in_it() -> None:
    game = serai.new_game("silk_road", seats=4, seed=SEED)
    game.play(game.actions()[0])

    assert str(SEED) in json.dumps(game.record())
    assert str(SEED) not in json.dumps(record_for(game, 0))


def test_a_finished_record_is_whole() -> None:
    dice = Random(3)
    game = new_game(FOUR, 3)
    while not game.is_over:
        game.play(dice.choice(game.actions()))

    assert record_for(game, None) == game.record()


def test_listing_one_seats_answers_leaves_the_others_as_they_were() -> None:
    game = game_at_a_reveal(0)
    before = (game.codes(), game.actions(0), game.actions(1))
    game.actions(2)

    assert (game.codes(), game.actions(0), game.actions(1)) == before


def test_a_refused_answer_leaves_the_others_as_they_were() -> None:
    game = game_at_a_reveal(0)
    before = (game.codes(), game.actions())
    with pytest.raises(Refusal):
        game.play(Reveal(15), seat=2)

    assert (game.codes(), game.actions()) == before
