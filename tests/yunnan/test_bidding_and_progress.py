"""What the rulebooks tell without an example: placing, passing, payment and each building's progress."""

import pytest

from serai.yunnan.events import BankPaid, BidsPaid, Passed
from serai.yunnan.pieces import YUNNAN
from tests.kit import Look, Table, bids_in, colour_to_move, go_on_to, may, of_kind, options, play, question, refusal

RED, YELLOW = 0, 1


def all_but_blue_have_passed(**bids: int | tuple[int, ...]) -> Table:
    table = Table().has("red", coins=60, reserve=0).bids("red", **bids)
    return table.passed("red", "yellow", "black")


def test_passing_sends_the_rest_of_the_reserve_to_the_market() -> None:
    game = Table().has("red", reserve=2, market=1).asks("place_trader", "red")

    events = play(game, "pass")

    assert events == [Passed(RED, 2)]
    assert (Look(game, "red").reserve, Look(game, "red").market) == (0, 3)


def test_bidding_goes_round_until_all_have_passed() -> None:
    game = Table(seats=3).asks("place_trader", "red")

    asked = []
    for line in ("market from reserve", "pass", "market from reserve", "pass", "market from reserve", "pass"):
        asked.append(colour_to_move(game))
        play(game, line)

    assert asked == ["red", "yellow", "black", "red", "black", "black"]
    assert question(game) == "travel"


def test_a_trader_may_come_home_from_a_far_province_to_bid_or_to_the_market() -> None:
    game = Table().has("red", kang=1, yunnan=1, sichuan=1, reserve=0).asks("place_trader", "red")

    play(game, "bid school 9 from kang")
    assert (bids_in(game, "school"), Look(game, "red").traders_in("kang")) == ({9: "red"}, 0)
    play(game, "pass", "pass", "pass", "market from sichuan")
    assert Look(game, "red").market == 1


def test_all_standing_bids_together_must_be_affordable() -> None:
    game = Table().has("red", coins=20).bids("red", school=9).asks("place_trader", "red")

    assert may(game, "bid guild 9 from reserve")
    assert refusal(game, "bid guild 12 from reserve") == "too_expensive"


def test_debts_are_allowed_in_the_advanced_game_only() -> None:
    poor = Table("first", variants=["debt"]).has("red", coins=0).asks("place_trader", "red")

    assert may(poor, "bid guild 15 from reserve")
    assert not may(Table("first").has("red", coins=0).asks("place_trader", "red"), "bid guild 5 from reserve")


@pytest.mark.parametrize(("round_", "rate"), list(enumerate([8, 7, 6, 5, 4, 3, 2, 1, 1, 1], start=1)))
def test_a_missing_yuan_costs_nine_less_the_round_and_one_at_least(round_: int, rate: int) -> None:
    table = Table("first", variants=["debt"]).round(round_).has("red", coins=2, reserve=0, score=30)
    game = table.bids("red", customs=5).passed("red", "yellow", "green").asks("place_trader", "blue")

    events = play(game, "pass")

    assert of_kind(events, BidsPaid) == [BidsPaid(RED, 2, 3 * rate)]


def test_the_bank_pays_before_bids_are_paid_and_counts_them_all() -> None:
    table = Table().in_bank("yellow").has("yellow", reserve=0, market=2)
    game = table.has("red", reserve=0).bids("red", school=5).passed("red", "yellow", "black")
    at_blue = game.asks("place_trader", "blue")

    events = play(at_blue, "pass")

    kinds = [type(event) for event in events]
    assert kinds.index(BankPaid) < kinds.index(BidsPaid)
    assert of_kind(events, BankPaid) == [BankPaid(YELLOW, 0, total=5, coins=10)]


def test_both_bank_spaces_pay_alike_in_the_second_edition_and_are_filled_from_the_left() -> None:
    game = Table().in_bank("yellow").passed("yellow").asks("place_trader", "red")

    assert options(game, "bank") == ["bank right from reserve"]


def test_in_the_first_edition_either_bank_space_may_be_chosen() -> None:
    game = Table("first").asks("place_trader", "red")

    assert options(game, "bank") == ["bank left from reserve", "bank right from reserve"]


def test_school_a_new_trader_in_the_market_that_may_travel_this_round() -> None:
    game = all_but_blue_have_passed(school=9).asks("place_trader", "blue")

    play(game, "pass")
    look = Look(game, "red")
    assert (look.untrained, look.market, look.reserve) == (5, 1, 1)
    while colour_to_move(game) != "red":
        play(game, "finish")
    assert may(game, "travel pu'er yunnan")


def test_customs_horse_trader_and_guild_move_one_step() -> None:
    game = all_but_blue_have_passed(customs=9, horse_trader=9, guild=9).asks("place_trader", "blue")

    play(game, "pass", "resolve guild", "resolve customs")

    look = Look(game, "red")
    assert (look.passes, look.horse, look.influence, look.coins) == (3, 2, 1, 60 - 27)
    assert look.reserve == 3


@pytest.mark.parametrize(
    ("building", "done"),
    [
        ("school", {"market": 7, "reserve": 0}),
        ("customs", {"passes": 6}),
        ("horse-trader", {"horse": "qinghai"}),
        ("guild", {"influence": 4}),
    ],
)
def test_nobody_bids_for_progress_that_is_complete(building: str, done: dict[str, int | str]) -> None:
    table = Table().has("red", **done)
    if building == "school":
        table.has("red", market=6, reserve=1)
    game = table.asks("place_trader", "red")

    assert refusal(game, f"bid {building} 9 from reserve") == "progress_complete"


def test_nobody_bids_in_the_yard_when_all_structures_are_taken() -> None:
    table = Table().has("red", horse="kang").built("red", posts=["yunnan", "kang"]).holds("red", "bridge", "bridge")
    game = table.holds("red", "tea-house", "tea-house").asks("place_trader", "red")

    assert refusal(game, "bid yard 9 from reserve") == "progress_complete"


def test_the_temple_never_wears_out_and_only_one_bid_survives_there() -> None:
    game = Table().has("yellow", coins=20).bids("red", temple=12).asks("place_trader", "yellow")

    assert options(game, "bid temple") == ["bid temple 15 from reserve"]
    play(game, "bid temple 15 from reserve")
    assert bids_in(game, "temple") == {15: "yellow"}


def test_the_temple_blocks_any_one_gorge() -> None:
    game = all_but_blue_have_passed(temple=5).asks("place_trader", "blue")

    play(game, "pass")

    assert (question(game), len(options(game))) == ("block_gorge", 4)
    play(game, "block kang-qinghai")
    assert game.view(None)["blocked_gorge"] == 2


def test_a_guard_goes_straight_to_any_province_whatever_the_horse() -> None:
    table = Table(variants=["guards"]).has("red", reserve=0).bids("red", yard=9).passed("red", "yellow", "black")
    game = table.asks("place_trader", "blue")

    play(game, "pass")
    assert options(game, "guard") == [f"guard {p}" for p in ("yunnan", "sichuan", "kang", "tibet", "qinghai")]
    assert refusal(game, "guard pu'er") == "not_a_province"
    play(game, "guard qinghai")

    assert Look(game, "red").guard == 5
    assert question(game) == "travel"


def test_guards_of_several_colours_may_stand_in_one_province() -> None:
    table = Table(variants=["guards"]).has("yellow", reserve=0).bids("yellow", yard=12)
    game = table.has("red", reserve=0).bids("red", yard=9).passed("red", "yellow", "black").asks("place_trader", "blue")

    play(game, "pass", "guard kang", "guard kang")

    assert game.view(None)["guard"][:2] == [3, 3]


def test_traders_that_bid_do_not_travel_this_round() -> None:
    game = all_but_blue_have_passed(customs=9).asks("place_trader", "blue")

    play(game, "pass")
    while colour_to_move(game) != "red":
        play(game, "finish")

    assert options(game) == ["finish"]
    assert Look(game, "red").reserve == 1


def test_at_the_end_of_a_round_the_market_empties_into_the_reserves() -> None:
    game = Table().travelling_order("red", "yellow", "black", "blue").has("red", market=2, yunnan=1, influence=4)
    at_blue = game.asks("travel", "blue")

    go_on_to(at_blue, "place_trader")

    look = Look(at_blue, "red")
    assert (look.market, look.reserve, look.traders_in("yunnan")) == (0, 2, 1)
    assert at_blue.view(None)["round"] == 3
    assert at_blue.view(None)["passed"] == [0, 0, 0, 0]


def test_a_post_stays_where_it_is_for_good() -> None:
    game = Table().built("red", posts=["yunnan"]).asks("travel", "red")

    go_on_to(game, "place_trader")

    assert game.view(None)["posts"][RED][YUNNAN] == 1


def test_one_tea_house_a_province_whoever_owns_it() -> None:
    table = Table().has("red", horse="sichuan").holds("red", "tea-house").built("blue", tea_houses=["yunnan"])

    assert options(table.asks("travel", "red"), "build") == ["build tea-house sichuan"]


def test_first_edition_pays_every_trader_in_the_market_and_the_second_only_one() -> None:
    for edition, income in (("first", 9), ("second", 3)):
        table = Table(edition).travelling_order("red", "yellow", "blue", Table(edition).names[2]).has("red", market=3)
        game = table.asks("travel", table.names[2])

        play(game, "finish")

        assert Look(game, "red").income == income
