"""The examples of the two-player rules: Dúli and her cards (2e p. 15-16)."""

import pytest

from serai.yunnan.events import AutomaPlaced, CardDrawn, TeaHouseBuilt
from serai.yunnan.pieces import KANG, SICHUAN, YUNNAN
from tests.kit import Table, bids_in, of_kind, play

DULI = 2


def test_y19_second_p16_card_1_sends_three_three_and_one_with_a_tea_house() -> None:
    table = Table(seats=2).deck(1).has("red", horse="kang", sichuan=1).passed("red")
    game = table.asks("place_trader", "yellow")

    events = play(game, "pass")

    assert CardDrawn(DULI, 0, "travel") in events
    assert of_kind(events, TeaHouseBuilt) == [TeaHouseBuilt(DULI, SICHUAN)]
    assert of_kind(events, AutomaPlaced) == [
        AutomaPlaced(DULI, YUNNAN, 3),
        AutomaPlaced(DULI, SICHUAN, 3),
        AutomaPlaced(DULI, KANG, 1),
    ]


def test_y19_second_p16_where_no_horse_has_been_she_sends_nobody() -> None:
    game = Table(seats=2).deck(1).has("red", horse="sichuan").passed("red").asks("place_trader", "yellow")

    events = play(game, "pass")

    assert of_kind(events, AutomaPlaced) == [AutomaPlaced(DULI, YUNNAN, 3), AutomaPlaced(DULI, SICHUAN, 3)]
    assert of_kind(events, TeaHouseBuilt) == []  # there was no trader anywhere to build beside


@pytest.mark.parametrize(
    ("standing", "goes_to"),
    [
        ([], "school"),
        (["school"], "horse-trader"),
        (["school", "horse_trader"], "guild"),
        (["school", "horse_trader", "guild"], "customs"),
        (["school", "horse_trader", "guild", "customs"], "yard"),
    ],
)
def test_y20_second_p15_card_1_names_the_buildings_in_turn(standing: list[str], goes_to: str) -> None:
    table = Table(seats=2).deck(1)
    for building in standing:
        table.bids("duli", **{building: 5})
    game = table.asks("place_trader", "yellow")

    play(game, "pass")  # red is still in, so Dúli bids

    assert bids_in(game, goes_to) == {5: "duli"}


def test_y20_second_p15_a_full_building_is_passed_over() -> None:
    table = Table(seats=2, variants=["double_bid"]).deck(1)
    table.has("red", coins=40).bids("red", school=(9, 12)).has("yellow", coins=40).bids("yellow", school=15)
    game = table.asks("place_trader", "yellow")

    play(game, "pass")

    assert bids_in(game, "horse-trader") == {5: "duli"}
