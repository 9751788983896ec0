"""Tables that play with values of their own."""

from typing import Any

import pytest

import serai
from serai.yunnan.events import CardDrawn, TraderOutbid, TraderPlaced
from serai.yunnan.pieces import TEMPLE
from tests.kit import Table, bids_in, of_kind, options, play


def test_a_temple_with_other_prices_tells_the_right_price_of_an_outbid() -> None:
    game = serai.new_game("yunnan", seats=3, seed=1, order=[0, 1, 2], house={"temple_prices": [3, 4, 6, 8]})

    play(game, "bid temple 3 from reserve")
    events = play(game, "bid temple 6 from reserve")

    assert TraderOutbid(0, TEMPLE, 3, 1) in events


def test_buildings_with_fewer_spaces() -> None:
    game = serai.new_game("yunnan", seats=3, seed=1, order=[0, 1, 2], house={"prices": [2, 9]})

    assert options(game, "bid school") == ["bid school 2 from reserve", "bid school 9 from reserve"]


def test_duli_keeps_to_the_spaces_there_are() -> None:
    table = Table(seats=2, house={"prices": [5, 7, 9]}).deck(1).has("red", coins=20)
    table.state["bids"][0] = [-1, -1, 0, -1, -1]
    game = table.has("red", reserve=2).asks("place_trader", "yellow")

    play(game, "pass")

    assert bids_in(game, "school") == {9: "red"}
    assert bids_in(game, "horse-trader") == {5: "duli"}


@pytest.mark.parametrize(("house", "space"), [({}, 2), ({"prices": [5, 7]}, 1), ({"small_prices": 5}, 4)])
def test_dulis_first_bid_stands_on_the_cheapest_large_space_or_the_dearest_of_all(
    house: dict[str, Any], space: int
) -> None:
    game = serai.new_game("yunnan", seats=2, seed=1, house=house)

    assert game.view(None)["bids"][0].index(2) == space


def test_duli_without_a_trader_left_bids_no_more() -> None:
    cards = [
        {"bids": ["school", "customs", "horse-trader", "guild", "yard"], "traders": [3, 0, 0, 0, 0], "tea_house": False}
    ] * 16
    game = serai.new_game("yunnan", seats=2, seed=1, house={"max_traders": 3, "cards": cards}, order=[0, 1])

    for _ in range(2):  # one stands in the school from the set-up
        assert of_kind(play(game, "market from reserve", "market from reserve"), TraderPlaced)
    events = play(game, "market from reserve", "market from reserve")

    assert len(of_kind(events, CardDrawn)) == 1
    assert of_kind(events, TraderPlaced) == []
    assert min(game.view(None)["reserve"]) == 0


def test_a_house_rule_travels_with_position_and_record() -> None:
    game = serai.new_game("yunnan", seats=3, seed=1, house={"end_score": 60})

    assert serai.from_position(game.position()).state.rules.end_score == 60
    assert serai.replay(game.record()).state.rules.end_score == 60
    assert game.view(None)["house"] == {"end_score": 60}
