"""The rulebooks' worked examples on inspector, gifts, income and the new order (2e p. 11-13, 17; 1e 2B-2F)."""

import pytest

from serai.yunnan.events import GiftTaken, IncomeConverted, IncomeEarned, InspectorCame, TraderBanished
from serai.yunnan.pieces import KANG, SICHUAN
from tests.kit import Look, Table, bidding_order, go_on_to, of_kind, play, travelling_order

RED, YELLOW, BLACK, BLUE = range(4)
PURPLE = 4


def kang_and_sichuan_at_42() -> Table:
    """Blue travels last; only what is connected is laid out for her."""
    table = Table().travelling_order("red", "yellow", "black", "blue")
    table.has("blue", influence=4, sichuan=2, kang=1).has("red", influence=2, kang=1).has("yellow", influence=1, kang=1)
    table.has("black", sichuan=2).built("black", posts=["sichuan"])
    table.built("red", posts=["sichuan"]).built("blue", posts=["yunnan", "kang"])
    return table


def test_y11_second_p11_on_a_tie_the_inspector_goes_to_kang_and_banishes_red() -> None:
    events = play(kang_and_sichuan_at_42().asks("travel", "blue"), "finish")

    assert InspectorCame(KANG, 42) in events
    assert of_kind(events, TraderBanished) == [TraderBanished(RED, KANG)]


def test_y11_second_p11_with_a_tea_house_in_kang_red_stays_and_yellow_goes() -> None:
    game = kang_and_sichuan_at_42().built("red", tea_houses=["kang"]).asks("travel", "blue")

    events = play(game, "finish")

    assert of_kind(events, TraderBanished) == [TraderBanished(YELLOW, KANG)]
    assert Look(game, "yellow").market == 1


def qamdo_and_sichuan_at_30() -> Table:
    table = Table("first").travelling_order("red", "yellow", "green", "blue")
    table.has("blue", influence=4, kang=1).has("red", influence=2, kang=1)
    table.has("yellow", sichuan=3).built("yellow", posts=["sichuan"])
    return table.built("blue", posts=["yunnan", "kang"], bridges=["yunnan-kang"])


def test_y12_first_2b_on_a_tie_the_inspector_goes_to_qamdo_and_banishes_red() -> None:
    events = play(qamdo_and_sichuan_at_30().asks("travel", "blue"), "finish")

    assert InspectorCame(KANG, 30) in events
    assert of_kind(events, TraderBanished) == [TraderBanished(RED, KANG)]


def test_y12_first_2b_with_a_tea_house_in_qamdo_nobody_is_banished() -> None:
    game = qamdo_and_sichuan_at_30().built("red", tea_houses=["kang"]).asks("travel", "blue")

    events = play(game, "finish")

    assert InspectorCame(KANG, 30) in events
    assert of_kind(events, TraderBanished) == []


@pytest.mark.parametrize(("edition", "third", "fourth"), [("second", "black", "blue"), ("first", "green", "purple")])
def test_y13_gifts_go_by_influence_then_one_each_in_travelling_order(edition: str, third: str, fourth: str) -> None:
    table = Table(edition, 5)
    idle = table.names[3] if edition == "first" else table.names[4]
    table.travelling_order("yellow", "red", third, fourth, idle).gifts(sichuan=5, kang=4, tibet=3, qinghai=2)
    table.has("yellow", sichuan=4, influence=1).has("red", sichuan=2, influence=2)
    table.has(third, sichuan=3, influence=2).has(fourth, sichuan=2, influence=3)
    # Somebody richer elsewhere keeps the inspector away from Sichuan.
    table.has(idle, influence=4, qinghai=7, reserve=0).built(idle, bridges=["sichuan-qinghai"])
    table.built(idle, posts=["yunnan", "sichuan"])
    game = table.asks("travel", idle)

    events = play(game, "finish")

    taken = [event.colour for event in of_kind(events, GiftTaken) if event.province == SICHUAN]
    last, black = table.number(fourth), table.number(third)
    assert taken == [last, last, RED, black, RED]
    won = [Look(game, colour).gifts_won for colour in (fourth, "red", third, "yellow")]
    assert won == [2, 2, 1, 0]


def test_y14_second_p17_red_earns_19_across_a_gap_in_sichuan() -> None:
    table = Table().travelling_order("red", "yellow", "black", "blue")
    table.has("red", influence=4, market=3, yunnan=1, kang=1).built("red", posts=["yunnan", "kang"])
    game = table.asks("travel", "blue")

    events = play(game, "finish")

    assert IncomeEarned(RED, 19, by_traders=(3, 6, 0, 9, 0, 0), by_posts=(0, 1, 0, 0, 0, 0)) in events
    assert Look(game, "red").income == 19


@pytest.mark.parametrize(("bridges", "income"), [(["sichuan-qinghai"], 15 + 18 + 1 + 3), ([], 12 + 15 + 1 + 3)])
def test_y15_second_p12_the_bridge_saves_red_three_coins_a_trader(bridges: list[str], income: int) -> None:
    table = Table().travelling_order("red", "yellow", "black", "blue")
    table.has("red", influence=4, tibet=1, qinghai=1).built("red", posts=["yunnan", "sichuan"], bridges=bridges)
    game = table.asks("travel", "blue")

    play(game, "finish")

    assert Look(game, "red").income == income


def test_y17_first_2f_blue_converts_6_of_21_and_gets_15_yuan() -> None:
    game = Table("first").has("blue", income=21, coins=4, score=10).asks("convert_income", "blue")

    events = play(game, "convert 6")

    assert events[0] == IncomeConverted(BLUE, points=6, coins=15)
    assert Look(game, "blue").coins == 4 + 15
    assert game.view(None)["score"][BLUE] == 16


def test_y23_second_p13_among_equal_incomes_the_later_traveller_leads() -> None:
    table = Table().travelling_order("red", "yellow", "black", "blue")
    for colour in ("red", "yellow"):
        table.has(colour, yunnan=1, influence=4)
    game = table.asks("travel", "blue")

    play(game, "finish")

    assert Look(game, "red").income == Look(game, "yellow").income
    order = travelling_order(game)
    assert order.index("yellow") < order.index("red")


def test_y25_second_p18_the_highest_income_bids_last_and_travels_first() -> None:
    table = Table().travelling_order("red", "yellow", "black", "blue").has("black", influence=4, yunnan=3)
    game = table.asks("travel", "blue")

    go_on_to(game, "place_trader")

    assert bidding_order(game)[-1] == "black"
    assert travelling_order(game)[0] == "black"
