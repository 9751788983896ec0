import random
from typing import Any

import pytest

import serai
from serai.bots import BOTS, bot, dice, names
from serai.kernel.plain import BadInput
from tests.kit import Combination, every_table, every_table_in_time


@every_table
def test_greedy_is_legal_and_ends_every_kind_of_game(combination: Combination) -> None:
    game = combination.new_game(3)
    moods = [dice(3, seat) for seat in range(game.setup.seats)]
    greedy = bot("yunnan", "greedy")
    while (decision := game.decision) is not None:
        seat = decision.seats[0]
        game.play(greedy(game.view(seat), game.actions(seat), moods[seat]), seat)
    assert game.winners


@every_table_in_time
def test_one_greedy_beats_random_players(combination: Combination) -> None:
    for seed in range(2):
        game = combination.new_game(seed)
        own = seed % game.setup.seats
        moods = [dice(seed, seat) for seat in range(game.setup.seats)]
        while (decision := game.decision) is not None:
            seat = decision.seats[0]
            player = bot("yunnan", "greedy" if seat == own else "random")
            game.play(player(game.view(seat), game.actions(seat), moods[seat]), seat)
        assert game.winners == (own,)


def test_greedy_answers_alike_whatever_lies_hidden_in_the_deck() -> None:
    """Two tables that look the same to a seat, with different cards to come, get the same answer."""
    greedy = bot("yunnan", "greedy")
    game = serai.new_game("yunnan", seats=2, seed=5)
    for _ in range(60):
        decision = game.decision
        if decision is None:
            break
        seat = decision.seats[0]
        position = game.position()
        dealt = position["state"]["dealt"]
        deck = position["state"]["deck"]
        position["state"]["deck"] = deck[:dealt] + deck[dealt:][::-1]
        position["state"]["chance"] = [1, 2, 3, 4]
        other = serai.from_position(position)
        assert other.view(seat) == game.view(seat)
        answers = [greedy(table.view(seat), table.actions(seat), random.Random(1)) for table in (game, other)]
        assert answers[0] == answers[1]
        game.play(answers[0])


def test_the_same_dice_give_the_same_answer() -> None:
    game = serai.new_game("yunnan", seed=5)
    for name in BOTS:
        chosen = {bot("yunnan", name)(game.view(0), game.actions(), dice(1, 2)) for _ in range(3)}
        assert len(chosen) == 1


def test_bots_are_found_by_name() -> None:
    assert names("yunnan") == ["random", "greedy"]
    with pytest.raises(BadInput, match="one of random, greedy"):
        bot("yunnan", "genius")


def test_a_bot_leaves_its_view_as_it_was() -> None:
    game = serai.new_game("yunnan", seed=5)
    view: dict[str, Any] = game.view(game.decision.seats[0]) if game.decision else {}
    before = repr(view)
    bot("yunnan", "greedy")(view, game.actions(), dice(1, 0))
    assert repr(view) == before
