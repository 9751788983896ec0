"""Rulings on bidding and resolving: A-01, A-05, A-06, A-10, A-20, A-21, A-31 to A-33, A-42, A-45, A-47, A-50, A-57."""

import pytest

from serai.yunnan.actions import EnterMarket, Pass, PlaceBid, VisitBank
from serai.yunnan.events import BidResolved, BidWithdrawn, MarkerReturned, Passed, StructureTaken
from tests.kit import (
    COMBINATIONS,
    Combination,
    Look,
    Table,
    bids_in,
    colour_to_move,
    may,
    of_kind,
    options,
    play,
    question,
    refusal,
)

RED, YELLOW = 0, 1


@pytest.mark.parametrize("combination", COMBINATIONS, ids=lambda c: c.name)
def test_a01_a_bidding_turn_is_to_place_one_trader_or_to_pass(combination: Combination) -> None:
    game = combination.new_game(1)

    kinds = {type(action) for action in game.actions()}

    assert kinds == {PlaceBid, VisitBank, EnterMarket, Pass}


def test_a05_second_edition_bidders_come_from_the_reserve_or_a_province() -> None:
    game = Table("second").has("red", reserve=1, yunnan=1, market=1).asks("place_trader", "red")

    sources = {line.rpartition(" from ")[2] for line in options(game) if " from " in line}

    assert sources == {"reserve", "yunnan"}  # never from the market or a building


def test_a05_first_edition_takes_the_reserve_first() -> None:
    table = Table("first").has("red", reserve=1, yunnan=1)
    game = table.asks("place_trader", "red")

    assert refusal(game, "market from yunnan") == "reserve_first"
    assert refusal(game, "bid guild 9 from yunnan") == "reserve_first"
    emptied = table.has("red", reserve=0).asks("place_trader", "red")
    assert may(emptied, "market from yunnan")
    assert may(emptied, "bid guild 9 from yunnan")
    assert refusal(emptied, "market from reserve") == "reserve_empty"


def bank_visit(edition: str) -> Table:
    table = Table(edition).has("red", coins=60, reserve=2)
    return table.bids("red", school=9, guild=5)


def test_a06_second_edition_bids_temple_and_reserve_go_to_the_market_and_the_visitor_has_passed() -> None:
    game = bank_visit("second").bids("red", temple=5).asks("place_trader", "red")

    events = play(game, "bank left from reserve")

    assert len(of_kind(events, BidWithdrawn)) == 3
    assert of_kind(events, Passed) == [Passed(RED, 1)]
    assert (Look(game, "red").market, Look(game, "red").reserve, Look(game, "red").passed) == (4, 0, 1)
    assert bids_in(game, "school") == bids_in(game, "temple") == {}


def test_a06_first_edition_only_bids_go_to_the_market_and_the_visitor_stays_in_turn() -> None:
    game = bank_visit("first").asks("place_trader", "red")

    play(game, "bank right from reserve", "pass", "pass", "pass")

    assert colour_to_move(game) == "red"
    assert (Look(game, "red").market, Look(game, "red").reserve) == (2, 1)
    assert options(game) == ["market from reserve", "pass"]
    assert refusal(game, "bid customs 9 from reserve") == "bank_visitor"
    assert refusal(game, "bank left from reserve") == "bank_visitor"
    play(game, "pass")
    assert Look(game, "red").market == 3  # the reserve follows when she passes


@pytest.mark.parametrize(
    ("structure", "sites"),
    [
        ("post", ["build post yunnan", "build post sichuan"]),
        ("bridge", []),
        ("tea-house", ["build tea-house yunnan", "build tea-house sichuan"]),
    ],
)
def test_a10_second_edition_builds_any_structure_at_once_within_reach(structure: str, sites: list[str]) -> None:
    table = Table().has("red", horse="sichuan", reserve=0).bids("red", yard=9).passed("red", "yellow", "black")
    game = table.asks("place_trader", "blue")

    play(game, "pass", f"take {structure}")

    if sites:
        assert (question(game), options(game)) == ("place_structure", [*sites, "keep"])
        play(game, sites[0])
        assert sum(game.view(None)["held"][RED]) == 0
    else:
        assert question(game) == "travel"  # no gorge lies within reach: she keeps it
        assert game.view(None)["held"][RED] == [0, 1, 0, 0]


@pytest.mark.parametrize("structure", ["post", "bridge"])
def test_a10_first_edition_keeps_posts_and_bridges_for_travelling(structure: str) -> None:
    table = Table("first").has("red", horse="kang", reserve=0).bids("red", yard=9).passed("red", "yellow", "green")
    game = table.asks("place_trader", "blue")

    play(game, "pass", f"take {structure}")

    assert question(game) == "travel"


def test_a10_first_edition_may_build_a_tea_house_at_once_or_keep_it() -> None:
    table = Table("first").has("red", reserve=0).bids("red", yard=9).passed("red", "yellow", "green")
    game = table.asks("place_trader", "blue")

    play(game, "pass", "take tea-house")

    assert options(game) == ["build tea-house yunnan", "keep"]
    assert refusal(game, "build post yunnan") == "not_in_hand"
    play(game, "keep")
    assert game.view(None)["held"][RED] == [0, 0, 1, 0]


def test_a20_each_colour_in_bidding_order_clears_its_buildings_in_an_order_of_its_choice() -> None:
    table = Table().bidding_order("yellow", "red", "black", "blue")
    table.has("red", coins=60, reserve=0).bids("red", school=9, guild=9, customs=9)
    table.has("yellow", coins=60, reserve=0).bids("yellow", school=12, guild=12)
    game = table.passed("red", "yellow", "black").asks("place_trader", "blue")

    play(game, "pass")
    assert (colour_to_move(game), options(game)) == ("yellow", ["resolve school", "resolve guild"])
    events = play(game, "resolve guild")

    assert [(event.colour, event.building) for event in of_kind(events, BidResolved)] == [(YELLOW, 3), (YELLOW, 0)]
    assert colour_to_move(game) == "red"
    assert options(game) == ["resolve school", "resolve customs", "resolve guild"]
    assert refusal(game, "resolve yard") == "no_bid_there"


def test_a21_order_goes_on_from_the_outbidder_and_the_market_keeps_what_passing_brought() -> None:
    table = Table().bidding_order("red", "yellow", "black", "blue").passed("red", "black")
    game = table.has("red", reserve=0, market=2).bids("red", customs=5).asks("place_trader", "yellow")

    events = play(game, "bid customs 7 from reserve")

    assert MarkerReturned(RED) in events
    assert (Look(game, "red").market, Look(game, "red").reserve) == (2, 1)
    assert colour_to_move(game) == "blue"
    play(game, "pass")
    assert colour_to_move(game) == "red"


def test_a31_the_yard_may_be_bid_on_while_only_the_guard_is_left() -> None:
    table = Table(variants=["guards"]).has("red", horse="qinghai", reserve=2)
    table.built("red", posts=["yunnan", "sichuan"], bridges=["yunnan-kang", "kang-qinghai"])
    table.built("red", tea_houses=["yunnan", "sichuan"])
    game = table.asks("place_trader", "red")

    assert may(game, "bid yard 9 from reserve")
    done = table.used_guard("red").asks("place_trader", "red")
    assert refusal(done, "bid yard 9 from reserve") == "progress_complete"


def test_a32_no_double_bid_in_the_temple() -> None:
    game = Table(variants=["double_bid"]).has("red", coins=60).bids("red", temple=5).asks("place_trader", "red")

    assert refusal(game, "bid temple 7 from reserve") == "already_there"


def test_a33_an_own_higher_bid_throws_out_the_own_small_one_and_frees_its_coins() -> None:
    game = Table(variants=["double_bid"]).has("red", coins=12, reserve=2).bids("red", customs=5)
    at_twelve = game.asks("place_trader", "red")

    play(at_twelve, "bid customs 12 from reserve")

    assert bids_in(at_twelve, "customs") == {12: "red"}
    assert Look(at_twelve, "red").reserve == 2


def test_a33_two_winning_bids_stand_on_large_spaces_and_bring_the_progress_twice() -> None:
    table = Table(variants=["double_bid"]).has("red", coins=60, reserve=1).bids("red", horse_trader=9)
    game = table.passed("yellow", "black", "blue").asks("place_trader", "red")

    assert refusal(game, "bid horse-trader 7 from reserve") == "not_highest"
    play(game, "bid horse-trader 15 from reserve")
    assert refusal(game, "bid horse-trader 12 from reserve") == "reserve_empty"
    play(game, "pass")

    assert Look(game, "red").horse == 3
    assert Look(game, "red").coins == 60 - 24


def test_a33_never_three_bids_in_one_building() -> None:
    table = Table(variants=["double_bid"]).has("red", coins=60, reserve=1).bids("red", guild=(9, 12))

    assert refusal(table.asks("place_trader", "red"), "bid guild 15 from reserve") == "already_there"


@pytest.mark.parametrize(("influence", "allowed"), [(2, True), (3, False)])
def test_a33_a_second_bid_needs_progress_that_can_be_taken_twice(influence: int, allowed: bool) -> None:
    table = Table(variants=["double_bid"]).has("red", coins=60, influence=influence, reserve=1).bids("red", guild=9)
    game = table.asks("place_trader", "red")

    assert may(game, "bid guild 12 from reserve") is allowed
    if not allowed:
        assert refusal(game, "bid guild 12 from reserve") == "progress_complete"


def test_a33_two_bids_on_the_yard_bring_two_structures() -> None:
    table = Table(variants=["double_bid"]).has("red", coins=60, reserve=0).bids("red", yard=(9, 12))
    game = table.passed("red", "yellow", "black").asks("place_trader", "blue")

    events = play(game, "pass", "take tea-house", "keep", "take tea-house", "keep")

    assert [event.structure for event in of_kind(events, StructureTaken)] == [2, 2]


@pytest.mark.parametrize("price", [5, 7])
def test_a42_a_small_bid_may_be_made_freely_and_leaves_when_outbid(price: int) -> None:
    game = Table().has("yellow", coins=15).asks("place_trader", "red")

    play(game, f"bid school {price} from reserve", "bid school 9 from reserve")

    assert bids_in(game, "school") == {9: "yellow"}


def test_a45_a_large_bid_need_not_be_the_highest() -> None:
    game = Table().has("red", coins=9).bids("yellow", school=15).asks("place_trader", "red")

    play(game, "bid school 9 from reserve")

    assert bids_in(game, "school") == {9: "red", 15: "yellow"}


def test_a47_spaces_freed_by_a_bank_visitor_are_open_again_the_cheap_ones_too() -> None:
    table = Table().has("red", coins=60).bids("red", school=9)
    game = table.asks("place_trader", "red")

    play(game, "bank left from reserve")

    assert colour_to_move(game) == "yellow"
    assert options(game, "bid school") == [f"bid school {price} from reserve" for price in (5, 7, 9)]


def test_a47_but_a_cheap_one_only_as_the_highest_bid() -> None:
    table = Table().has("red", coins=60).bids("red", school=9).bids("black", school=12)
    game = table.has("black", coins=20).asks("place_trader", "red")

    play(game, "bank left from reserve")

    assert refusal(game, "bid school 7 from reserve") == "not_highest"


def test_a50_a_bid_beside_an_own_small_one_needs_two_free_steps() -> None:
    table = Table(variants=["double_bid"]).has("red", coins=60, passes=5, reserve=1).bids("red", customs=5)

    assert refusal(table.asks("place_trader", "red"), "bid customs 9 from reserve") == "progress_complete"
    assert may(table.has("red", passes=4).asks("place_trader", "red"), "bid customs 9 from reserve")


def test_a57_first_edition_a_bank_visitor_may_still_send_traders_to_the_market() -> None:
    table = Table("first").in_bank("red").has("red", reserve=1, yunnan=1).passed("yellow", "green", "blue")
    game = table.asks("place_trader", "red")

    assert options(game) == ["market from reserve", "pass"]
    play(game, "market from reserve")
    assert options(game) == ["market from yunnan", "pass"]
    play(game, "market from yunnan")
    assert options(game) == ["pass"]
    assert Look(game, "red").market == 2
