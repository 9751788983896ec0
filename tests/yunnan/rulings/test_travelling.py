"""Rulings on building, travelling, displacing: A-02 to A-04, A-07 to A-09, A-11 to A-19, A-43, A-44, A-52 to A-55."""

import pytest

from serai.yunnan.events import IncomeEarned, TraderDisplaced, TradersIsolated, TraderTravelled
from serai.yunnan.pieces import KANG, PU_ER, SICHUAN, YUNNAN
from tests.kit import Look, Table, colour_to_move, go_on_to, may, of_kind, options, play, question, refusal

RED, YELLOW, BLACK, BLUE = range(4)


def test_a02_the_order_turns_round_when_bidding_is_over() -> None:
    table = Table().bidding_order("red", "yellow", "black", "blue").passed("red", "yellow", "black")
    game = table.asks("place_trader", "blue")

    play(game, "pass")

    travelled = []
    while question(game) == "travel":
        travelled.append(colour_to_move(game))
        play(game, "finish")
    assert travelled == ["blue", "black", "yellow", "red"]


def test_a03_a_second_trader_of_the_same_player_may_displace_the_same_trader_again() -> None:
    table = Table().has("red", influence=1, passes=4, market=2, horse="sichuan").has("blue", sichuan=1)
    game = table.asks("travel", "red")

    play(game, "travel pu'er sichuan", "displace blue")
    events = play(game, "travel pu'er yunnan", "displace blue")

    assert events[-1] == TraderDisplaced(BLUE, YUNNAN, PU_ER, RED)


def test_a04_from_yunnan_to_the_market_where_nobody_is_displaced() -> None:
    game = Table().has("red", influence=4, market=1).has("blue", yunnan=1, market=1).asks("travel", "red")

    play(game, "travel pu'er yunnan", "displace blue")

    assert Look(game, "blue").market == 2
    assert question(game) == "travel"
    assert options(game, "displace") == []


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a07_a_bridge_costs_one_pass_in_both_editions(edition: str) -> None:
    table = Table(edition).has("red", passes=2, market=1).built("red", bridges=["yunnan-kang"], posts=["yunnan"])
    game = table.asks("travel", "red")

    events = play(game, "travel pu'er kang")

    assert of_kind(events, TraderTravelled) == [TraderTravelled(RED, PU_ER, KANG, passes=2)]


def test_a07_nobody_uses_another_ones_bridge() -> None:
    table = Table().has("red", passes=2, market=1, horse="kang").built("blue", bridges=["yunnan-kang"])

    assert refusal(table.asks("travel", "red"), "travel pu'er kang") == "too_few_passes"


@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize(
    ("horse", "open_gorges"),
    [
        ("sichuan", []),
        ("kang", ["yunnan-kang"]),
        ("tibet", ["yunnan-kang", "yunnan-tibet"]),
        ("qinghai", ["sichuan-qinghai", "yunnan-kang", "kang-qinghai", "yunnan-tibet"]),
    ],
)
def test_a08_a_bridge_needs_the_horse_at_its_far_end(edition: str, horse: str, open_gorges: list[str]) -> None:
    game = Table(edition).has("red", horse=horse).holds("red", "bridge").asks("travel", "red")

    assert options(game, "build") == [f"build bridge {gorge}" for gorge in open_gorges]


def test_a09_first_edition_allows_both_own_posts_in_one_province() -> None:
    game = Table("first").holds("red", "post", "post").asks("travel", "red")

    play(game, "build post yunnan", "build post yunnan")

    assert game.view(None)["posts"][RED][YUNNAN] == 2


def test_a09_second_edition_allows_one_post_a_colour_and_province() -> None:
    game = Table("second").holds("red", "post", "post").built("blue", posts=["yunnan"]).asks("travel", "red")

    play(game, "build post yunnan")

    assert refusal(game, "build post yunnan") == "post_limit"


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a11_a_journey_never_ends_where_it_began(edition: str) -> None:
    table = Table(edition).has("red", passes=6, yunnan=1, horse="qinghai")
    game = table.built("red", bridges=["yunnan-kang"]).asks("travel", "red")

    assert refusal(game, "travel yunnan yunnan") == "not_a_journey"


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a12_a_journey_may_change_direction(edition: str) -> None:
    # No way on the published map is shorter for turning back, so a house map shows it.
    gorges = [["sichuan", "qinghai"], ["yunnan", "kang"], ["kang", "qinghai"], ["yunnan", "qinghai"]]
    table = Table(edition, house={"gorges": gorges}).has("red", passes=2, yunnan=1, horse="qinghai")
    table.state["bridges"][RED][3] = 1
    game = table.asks("travel", "red")

    events = play(game, "travel yunnan tibet")

    assert of_kind(events, TraderTravelled)[0].passes == 2  # Yunnan up to Qinghai, down to Tibet


@pytest.mark.parametrize("passes", [3, 4])
def test_a13_nobody_travels_into_pu_er(passes: int) -> None:
    game = Table("second").has("red", passes=passes, yunnan=1, sichuan=1).asks("travel", "red")

    assert refusal(game, "travel yunnan pu'er") == "not_a_journey"
    assert refusal(game, "travel sichuan pu'er") == "not_a_journey"


def test_a14_one_journey_a_trader_and_round() -> None:
    game = Table().has("red", passes=6, market=1, yunnan=1, horse="kang").asks("travel", "red")

    play(game, "travel pu'er yunnan")
    assert may(game, "travel yunnan sichuan")  # the trader that was there before
    play(game, "travel yunnan kang")

    assert refusal(game, "travel yunnan sichuan") == "trader_has_travelled"
    assert refusal(game, "travel kang sichuan") == "trader_has_travelled"


def test_a14_after_displacing_a_trader_may_not_go_on() -> None:
    game = Table("first").has("red", influence=1, passes=6, market=1, horse="kang").has("blue", sichuan=1)
    at_sichuan = game.asks("travel", "red")

    play(at_sichuan, "travel pu'er sichuan", "displace blue")

    assert options(at_sichuan) == ["finish"]


def test_a15_displacing_is_optional_one_victim_strictly_lower() -> None:
    table = Table().has("red", influence=2, passes=4, market=2, horse="sichuan").has("blue", sichuan=2, influence=1)
    game = table.has("yellow", sichuan=1, influence=2).has("black", sichuan=1, influence=3).asks("travel", "red")

    play(game, "travel pu'er sichuan")
    assert options(game) == ["displace blue", "spare"]
    assert refusal(game, "finish") == "other_question"
    play(game, "displace blue")
    assert question(game) == "travel"  # one victim for each journey
    events = play(game, "travel pu'er sichuan", "spare")

    assert of_kind(events, TraderDisplaced) == []
    assert Look(game, "blue").traders_in("sichuan") == 1


def test_a16_building_and_journeys_may_be_mixed() -> None:
    table = Table().has("red", passes=5, market=2, horse="kang").holds("red", "post", "bridge", "tea-house")
    game = table.asks("travel", "red")

    play(game, "travel pu'er yunnan", "build bridge yunnan-kang", "travel pu'er kang", "build post kang")

    assert game.view(None)["passes_left"] == 2  # the bridge built in between was already used
    assert options(game) == ["build tea-house yunnan", "build tea-house sichuan", "build tea-house kang", "finish"]


def test_a17_the_route_is_checked_even_when_nothing_moved() -> None:
    game = Table().has("red", kang=1, sichuan=1).asks("travel", "red")

    events = play(game, "finish")

    assert of_kind(events, TradersIsolated) == [TradersIsolated(RED, SICHUAN, 1), TradersIsolated(RED, KANG, 1)]


def test_a17_yunnan_needs_presence_for_what_lies_beyond_and_pu_er_does_not() -> None:
    lone = Table().travelling_order("red", "yellow", "black", "blue").has("red", sichuan=1)

    assert len(of_kind(play(lone.asks("travel", "red"), "finish"), TradersIsolated)) == 1
    lone.has("red", yunnan=1)
    assert of_kind(play(lone.asks("travel", "red"), "finish"), TradersIsolated) == []


def test_a17_posts_connect_and_tea_houses_do_not() -> None:
    table = Table().has("red", sichuan=1).built("red", tea_houses=["yunnan"])

    assert of_kind(play(table.asks("travel", "red"), "finish"), TradersIsolated) == [TradersIsolated(RED, SICHUAN, 1)]
    table.built("red", posts=["yunnan"])
    assert of_kind(play(table.asks("travel", "red"), "finish"), TradersIsolated) == []


def test_a17_isolated_posts_stay() -> None:
    game = Table().built("red", posts=["kang"]).asks("travel", "red")

    play(game, "finish")

    assert game.view(None)["posts"][RED][KANG] == 1


def bridge_route() -> Table:
    table = Table().travelling_order("red", "yellow", "black", "blue")
    return table.has("red", influence=4, yunnan=1, kang=1, market=1).built("red", bridges=["yunnan-kang"])


def test_a18_a_blocked_gorge_cannot_be_crossed_built_over_or_counted_for_the_route() -> None:
    table = bridge_route().blocked("yunnan-kang").holds("red", "bridge").has("red", passes=2)
    game = table.asks("travel", "red")

    assert refusal(game, "travel pu'er kang") == "too_few_passes"
    assert refusal(game, "build bridge yunnan-kang") == "gorge_is_blocked"
    assert of_kind(play(game, "finish"), TradersIsolated) == [TradersIsolated(RED, KANG, 1)]


@pytest.mark.parametrize(("is_blocked", "income"), [(False, 3 + 6 + 12), (True, 3 + 6 + 12 - 3)])
def test_a18_a_blocked_gorge_counts_for_income_too(is_blocked: bool, income: int) -> None:
    table = bridge_route()
    if is_blocked:
        table.blocked("yunnan-kang")
    game = table.asks("travel", "blue")

    events = play(game, "finish")

    assert [event.income for event in of_kind(events, IncomeEarned) if event.colour == RED] == [income]


def test_a18_the_blocker_leaves_at_the_end_of_the_round() -> None:
    game = bridge_route().blocked("yunnan-kang").asks("travel", "blue")

    go_on_to(game, "place_trader")

    assert game.view(None)["blocked_gorge"] == -1


def test_a19_who_resolves_first_wins_between_blocker_and_bridge() -> None:
    table = Table().has("red", horse="kang", reserve=0).bids("red", yard=9)
    table.has("yellow", horse="kang", reserve=0).bids("yellow", temple=5).passed("red", "yellow", "black")
    bridge_first = table.bidding_order("red", "yellow", "black", "blue").asks("place_trader", "blue")

    play(bridge_first, "pass", "take bridge", "build bridge yunnan-kang", "block yunnan-kang")
    seen = bridge_first.view(None)
    assert (seen["bridges"][RED][1], seen["blocked_gorge"]) == (1, 1)

    blocker_first = table.bidding_order("yellow", "red", "black", "blue").asks("place_trader", "blue")
    play(blocker_first, "pass", "block yunnan-kang", "take bridge")
    assert question(blocker_first) == "travel"  # no other gorge is within reach, so she keeps it
    assert blocker_first.view(None)["held"][RED] == [0, 1, 0, 0]


def test_a43_several_traders_may_each_go_one_province_and_each_displace() -> None:
    table = Table().has("red", influence=2, passes=3, market=1, yunnan=1, sichuan=1, horse="kang")
    game = table.has("blue", yunnan=1, sichuan=1, kang=1).asks("travel", "red")

    play(game, "travel sichuan kang", "displace blue", "travel yunnan sichuan", "displace blue")
    play(game, "travel pu'er yunnan", "displace blue")

    assert Look(game, "blue").traders == [1, 1, 1, 0, 0, 0]
    assert options(game) == ["finish"]


def test_a44_the_mover_moves_on_and_pushes_nobody_on_the_way() -> None:
    table = Table().has("red", influence=3, market=1, passes=3, horse="kang").has("blue", yunnan=1, sichuan=1)
    game = table.asks("travel", "red")

    events = play(game, "travel pu'er kang")

    assert events == [TraderTravelled(RED, PU_ER, KANG, passes=3)]


def test_a52_no_second_own_bridge_over_the_same_gorge() -> None:
    game = Table().built("red", bridges=["yunnan-kang"]).holds("red", "bridge").asks("travel", "red")

    assert refusal(game, "build bridge yunnan-kang") == "bridge_stands"


def test_a52_several_colours_may_bridge_the_same_gorge() -> None:
    table = Table().has("red", horse="kang").built("blue", bridges=["yunnan-kang"]).holds("red", "bridge")

    assert may(table.asks("travel", "red"), "build bridge yunnan-kang")


def test_a53_a_seat_with_two_colours_may_displace_its_own_other_colour() -> None:
    table = Table("first", 2).has("red", influence=1, market=1).has("green", yunnan=1).has("yellow", yunnan=1)
    game = table.asks("travel", "red")

    play(game, "travel pu'er yunnan")

    assert options(game) == ["displace yellow", "displace green", "spare"]


def test_a54_first_edition_nobody_travels_into_pu_er_either() -> None:
    game = Table("first").has("red", passes=6, yunnan=1).asks("travel", "red")

    assert refusal(game, "travel yunnan pu'er") == "not_a_journey"


def test_a55_a_journey_that_can_displace_nobody_asks_nothing() -> None:
    table = Table().has("red", influence=1, market=1).has("blue", influence=1, yunnan=1)
    game = table.asks("travel", "red")

    play(game, "travel pu'er yunnan")

    assert question(game) == "travel"
