"""The rulebooks' worked examples on bidding (2e p. 6-8; 1e 1A) and the table of legal bids."""

import pytest

from serai.yunnan.events import MarkerReturned, TraderOutbid
from serai.yunnan.pieces import CUSTOMS
from tests.kit import Look, Table, bidding_order, bids_in, colour_to_move, may, options, play, refusal

RED, YELLOW = 0, 1
PROGRESS = ("school", "customs", "horse-trader", "guild", "yard")


@pytest.mark.parametrize("price", [12, 15])
def test_y04_second_p7_a_large_bid_leaves_a_lower_large_bid_standing(price: int) -> None:
    game = Table().has("yellow", coins=15).bids("red", customs=9).asks("place_trader", "yellow")

    play(game, f"bid customs {price} from reserve")

    assert bids_in(game, "customs") == {9: "red", price: "yellow"}


def test_y04b_first_1a_a_bid_of_15_does_not_bar_9_and_12() -> None:
    game = Table("first").has("yellow", coins=20).bids("red", customs=15).asks("place_trader", "yellow")

    assert options(game, "bid customs") == ["bid customs 9 from reserve", "bid customs 12 from reserve"]


def test_y05_second_p7_an_outbid_trader_returns_to_the_reserve_at_once() -> None:
    game = Table().bids("red", customs=5).asks("place_trader", "yellow")

    events = play(game, "bid customs 9 from reserve")

    assert TraderOutbid(RED, CUSTOMS, 5, YELLOW) in events
    assert bids_in(game, "customs") == {9: "yellow"}
    assert Look(game, "red").reserve == 3


def test_y05_second_p7_who_had_passed_bids_again_at_the_old_place_in_the_order() -> None:
    table = Table().bidding_order("yellow", "black", "red", "blue")
    table.has("red", reserve=0, market=2).bids("red", customs=5).passed("red")
    game = table.asks("place_trader", "yellow")

    events = play(game, "bid customs 9 from reserve")

    assert MarkerReturned(RED) in events
    assert bidding_order(game) == ["yellow", "black", "red", "blue"]
    play(game, "pass")
    assert colour_to_move(game) == "red"
    assert may(game, "bid customs 12 from reserve") is False  # she has nine coins
    assert may(game, "bid school 9 from reserve")


def test_y05b_second_p7_nobody_bids_beside_an_own_trader() -> None:
    game = Table().has("red", coins=30).bids("red", customs=5).asks("place_trader", "red")

    assert refusal(game, "bid customs 9 from reserve") == "already_there"
    assert options(game, "bid customs") == []


LEGAL_BIDS = {
    (): [5, 7, 9, 12, 15],
    (5,): [7, 9, 12, 15],
    (7,): [9, 12, 15],
    (9,): [12, 15],
    (12,): [9, 15],
    (15,): [9, 12],
    (9, 12): [15],
    (9, 15): [12],
    (12, 15): [9],
    (9, 12, 15): [],
}


@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("building", PROGRESS)
@pytest.mark.parametrize("standing", LEGAL_BIDS, ids=lambda prices: "+".join(map(str, prices)) or "nothing")
def test_table_of_legal_bids(edition: str, building: str, standing: tuple[int, ...]) -> None:
    table = Table(edition).has("red", coins=15)
    for colour, price in zip(("yellow", "blue", table.names[2]), standing, strict=False):
        table.bids(colour, **{building.replace("-", "_"): price})
    game = table.asks("place_trader", "red")

    prices = [int(line.split()[2]) for line in options(game, f"bid {building}")]

    assert prices == LEGAL_BIDS[standing]


@pytest.mark.parametrize("standing", [5, 7])
@pytest.mark.parametrize("price", [9, 12, 15])
def test_table_of_legal_bids_says_that_the_small_bid_leaves(standing: int, price: int) -> None:
    game = Table().has("red", coins=15).bids("yellow", guild=standing).asks("place_trader", "red")

    play(game, f"bid guild {price} from reserve")

    assert bids_in(game, "guild") == {price: "red"}
