"""Set-up as the rulebooks print it (2e p. 4-5; 1e preparation)."""

import pytest

import serai
from tests.kit import Look, colour_to_move


@pytest.mark.parametrize("edition", ["second", "first"])
def test_y18_start_coins_by_place_in_the_order(edition: str) -> None:
    game = serai.new_game("yunnan", edition=edition, seats=5, seed=3, order=[4, 2, 0, 3, 1])

    seen = game.view(None)

    assert [seen["coins"][colour] for colour in (4, 2, 0, 3, 1)] == [9, 9, 12, 12, 15]
    assert seen["order"] == [4, 2, 0, 3, 1]
    assert seen["to_move"] == 4


@pytest.mark.parametrize("edition", ["second", "first"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_set_up_lays_everything_where_the_rulebook_wants_it(edition: str, seats: int) -> None:
    game = serai.new_game("yunnan", edition=edition, seats=seats, seed=3)

    seen = game.view(None)

    assert seen["gifts"] == [0, 0, 5, 4, 3, 2]
    assert seen["round"] == 1
    assert seen["score"] == [0] * seats
    for colour in (entry["name"] for entry in seen["colours"]):
        look = Look(game, colour)
        assert (look.reserve, look.untrained, look.passes, look.influence, look.horse) == (3, 4, 2, 0, 1)
        assert look.supply == [2, 2, 2, 0]
        assert look.traders == [0] * 6


def test_guards_lie_with_the_structures_when_they_are_played() -> None:
    game = serai.new_game("yunnan", seats=3, variants=["guards"], seed=3)

    assert game.view(None)["supply"] == [[2, 2, 2, 1]] * 3


def test_without_a_given_order_the_seed_draws_one_and_all_orders_come_up() -> None:
    drawn = {tuple(serai.new_game("yunnan", seats=3, seed=seed).view(None)["order"]) for seed in range(60)}

    assert len(drawn) == 6


def test_first_edition_two_players_each_seat_has_two_colours_that_never_follow_each_other() -> None:
    for seed in range(30):
        game = serai.new_game("yunnan", edition="first", seats=2, seed=seed)
        seen = game.view(None)
        seats = [seen["colours"][colour]["seat"] for colour in seen["order"]]
        assert seats in ([0, 1, 0, 1], [1, 0, 1, 0])
        assert [seen["coins"][colour] for colour in seen["order"]] == [9, 9, 12, 12]
        assert seen["score"] == [0, 0]


def test_y21_second_p15_two_players_and_duli() -> None:
    game = serai.new_game("yunnan", seats=2, seed=5, order=[1, 0])

    duli = Look(game, "duli")

    assert game.view(None)["bids"][0] == [-1, -1, duli.number, -1, -1]  # her first bid: 9 in the school
    assert duli.posts == [0, 1, 1, 0, 0, 0]
    assert (duli.reserve, duli.influence, duli.coins, duli.horse) == (6, 0, 0, 0)
    assert game.view(None)["order"] == [1, 0, duli.number]  # third in bidding, first in travelling
    assert colour_to_move(game) == "yellow"
    assert game.view(None)["coins"] == [9, 9, 0]


def test_y21_second_p15_two_players_have_one_bank_space() -> None:
    game = serai.new_game("yunnan", seats=2, seed=5, order=[0, 1])

    assert [str(action.space) for action in game.actions() if type(action).__name__ == "VisitBank"] == ["left"]
    game.play_text("bank left from reserve")

    assert [action for action in game.actions() if type(action).__name__ == "VisitBank"] == []
