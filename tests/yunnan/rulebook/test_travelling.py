"""The rulebooks' worked examples on travelling, displacing and the route (2e p. 10-11, 14, tips; 1e 2A)."""

import pytest

from serai.yunnan.events import TraderDisplaced, TradersIsolated, TraderTravelled
from serai.yunnan.pieces import KANG, PU_ER, QINGHAI, SICHUAN, TIBET
from tests.kit import Look, Table, go_on_to, may, of_kind, options, play, question, refusal

RED, YELLOW, BLACK, BLUE = range(4)
PURPLE = 4


@pytest.mark.parametrize("passes", [4, 5, 6])
def test_y06_second_p10_two_traders_to_sichuan_need_four_passes(passes: int) -> None:
    game = Table().has("red", market=2, horse="sichuan", passes=passes).asks("travel", "red")

    events = play(game, "travel pu'er sichuan", "travel pu'er sichuan")

    assert [event.passes for event in of_kind(events, TraderTravelled)] == [2, 2]
    assert Look(game, "red").traders_in("sichuan") == 2


def test_y06_second_p10_three_passes_are_not_enough() -> None:
    game = Table().has("red", market=2, horse="sichuan", passes=3).asks("travel", "red")

    play(game, "travel pu'er sichuan")

    assert refusal(game, "travel pu'er sichuan") == "too_few_passes"
    assert may(game, "travel pu'er yunnan")


def test_y08_second_p10_red_displaces_blue_in_kang_but_neither_yellow_nor_anybody_on_the_way() -> None:
    table = Table().has("red", influence=3, market=1).built("red", bridges=["yunnan-kang"], posts=["yunnan"])
    table.has("yellow", influence=3, yunnan=1, kang=1).has("blue", influence=2, yunnan=1, kang=1)
    game = table.asks("travel", "red")

    play(game, "travel pu'er kang")

    assert question(game) == "displace"
    assert options(game) == ["displace blue", "spare"]
    assert refusal(game, "displace yellow") == "influence_not_lower"
    assert play(game, "displace blue") == [TraderDisplaced(BLUE, KANG, SICHUAN, RED)]
    assert Look(game, "blue").traders_in("yunnan") == 1


def test_y09_first_2a_red_may_displace_green_or_purple_in_qamdo_but_not_yellow() -> None:
    table = Table("first", 5).has("red", influence=3, market=1).built("red", bridges=["yunnan-kang"], posts=["yunnan"])
    table.has("green", influence=1, kang=3).has("yellow", influence=3, kang=2).has("purple", influence=2, kang=2)
    game = table.asks("travel", "red")

    play(game, "travel pu'er qamdo")

    assert options(game) == ["displace green", "displace purple", "spare"]
    assert refusal(game, "displace yellow") == "influence_not_lower"
    assert play(game, "displace purple") == [TraderDisplaced(PURPLE, KANG, SICHUAN, RED)]
    assert [Look(game, "purple").traders_in(place) for place in ("sichuan", "kang")] == [1, 1]


def reds_route() -> Table:
    table = Table().has("red", tibet=1, qinghai=1, influence=4)
    return table.built("red", posts=["yunnan", "sichuan"])


def test_y10_second_p11_the_bridge_from_sichuan_to_qinghai_connects_tibet_and_qinghai() -> None:
    game = reds_route().built("red", bridges=["sichuan-qinghai"]).asks("travel", "red")

    events = play(game, "finish")

    assert of_kind(events, TradersIsolated) == []
    assert [Look(game, "red").traders_in(place) for place in ("tibet", "qinghai")] == [1, 1]


def test_y10_second_p11_without_the_bridge_both_traders_go_to_the_market() -> None:
    table = reds_route().travelling_order("red", "yellow", "black", "blue")
    game = table.asks("travel", "red")

    events = play(game, "finish")

    assert of_kind(events, TradersIsolated) == [TradersIsolated(RED, TIBET, 1), TradersIsolated(RED, QINGHAI, 1)]
    assert Look(game, "red").market == 2


def test_y22_second_p14_a_guard_keeps_its_traders_from_being_displaced_for_one_round() -> None:
    table = Table(variants=["guards"]).travelling_order("red", "yellow", "black", "blue")
    table.has("red", influence=3, yunnan=1, sichuan=1, horse="kang").has("blue", influence=1, kang=1, sichuan=1)
    table.has("yellow", influence=0, kang=1)
    game = table.guarded("blue", "kang").asks("travel", "red")

    play(game, "travel sichuan kang")

    assert options(game) == ["displace yellow", "spare"]
    assert refusal(game, "displace blue") == "guarded"
    go_on_to(game, "place_trader")
    assert Look(game, "blue").guard == 0
    assert game.view(None)["supply"][BLUE][3] == 0  # it has left the game


def test_y22_second_p14_the_inspector_ignores_guards() -> None:
    table = Table(variants=["guards"]).travelling_order("red", "yellow", "black", "blue")
    table.has("blue", kang=1).built("blue", posts=["yunnan", "sichuan"]).guarded("blue", "kang")
    game = table.asks("travel", "blue")

    play(game, "finish")

    assert Look(game, "blue").traders_in("kang") == 0
    assert Look(game, "blue").market == 1


def test_y24_second_p18_two_traders_may_change_places_and_each_displace_one() -> None:
    table = Table().has("red", influence=1, passes=2, yunnan=1, sichuan=1)
    game = table.has("blue", yunnan=1, sichuan=1).asks("travel", "red")

    first = play(game, "travel sichuan yunnan", "displace blue")
    second = play(game, "travel yunnan sichuan", "displace blue")

    assert first[-1] == TraderDisplaced(BLUE, 1, PU_ER, RED)
    assert second[-1] == TraderDisplaced(BLUE, SICHUAN, 1, RED)
    assert game.view(None)["passes_left"] == 0
