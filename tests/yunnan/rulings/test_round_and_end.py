"""Rulings on inspector, gifts, income, conversion and the end: A-22 to A-30, A-34, A-46, A-48, A-49, A-51, A-56."""

import pytest

import serai
from serai.yunnan.events import (
    GameEnded,
    GiftTaken,
    IncomeEarned,
    InspectorCame,
    OrderChanged,
    RoundBegan,
    TraderBanished,
)
from serai.yunnan.pieces import KANG, SICHUAN, TIBET, YUNNAN
from tests.kit import COMBINATIONS, Combination, Look, Table, go_on_to, of_kind, play, refusal, travelling_order

RED, YELLOW, BLACK, BLUE = range(4)
DULI = 2
FOUR = ("red", "yellow", "black", "blue")


def four() -> Table:
    """Red travels first and blue last."""
    return Table().travelling_order(*FOUR)


def test_a22_revenue_counts_all_traders_and_posts_at_printed_value_but_not_pu_er() -> None:
    table = four().has("red", kang=1, market=3).has("yellow", kang=1).built("black", posts=["kang"])

    events = play(table.asks("travel", "blue"), "finish")

    assert of_kind(events, InspectorCame) == [InspectorCame(KANG, 12 + 12 + 6)]  # though nobody there is connected


def test_a22_dulis_traders_and_posts_count() -> None:
    table = Table(seats=2).deck(16, 14).has("red", horse="kang").passed("red")
    game = table.asks("place_trader", "yellow")

    play(game, "pass", "finish")
    events = play(game, "finish")

    # Card 16: one in Sichuan, two in Kang; her post in Sichuan.
    assert of_kind(events, InspectorCame) == [InspectorCame(KANG, 24)]
    assert of_kind(events, TraderBanished) == [TraderBanished(DULI, KANG)]


def test_a23_where_all_are_immune_he_banishes_nobody_and_does_not_move_on() -> None:
    table = four().has("red", kang=2, influence=4).has("yellow", sichuan=1)

    events = play(table.asks("travel", "blue"), "finish")

    assert of_kind(events, InspectorCame) == [InspectorCame(KANG, 24)]
    assert of_kind(events, TraderBanished) == []


def test_a23_a_province_with_posts_only_is_visited_in_vain() -> None:
    table = four().built("red", posts=["tibet"]).has("yellow", yunnan=1)

    events = play(table.asks("travel", "blue"), "finish")

    assert of_kind(events, InspectorCame) == [InspectorCame(TIBET, 10)]
    assert of_kind(events, TraderBanished) == []


def test_a23_with_nothing_on_the_road_he_stays_home() -> None:
    events = play(four().has("red", market=3).asks("travel", "blue"), "finish")

    assert of_kind(events, InspectorCame) == []


def test_a24_on_a_tie_of_influence_the_earlier_traveller_is_banished() -> None:
    table = Table().travelling_order("black", "red", "yellow", "blue")
    table.has("red", kang=1, influence=1).has("black", kang=1, influence=1).has("yellow", kang=1)

    events = play(table.asks("travel", "blue"), "finish")

    assert of_kind(events, TraderBanished) == [TraderBanished(BLACK, KANG)]


def test_a24_duli_is_ahead_and_hit_first() -> None:
    table = Table(seats=2).deck(14).has("red", yunnan=1, influence=0).passed("red")
    game = table.asks("place_trader", "yellow")

    play(game, "pass", "finish")

    assert of_kind(play(game, "finish"), TraderBanished) == [TraderBanished(DULI, YUNNAN)]


def test_a25_a_trader_that_stays_gets_another_gift_next_round() -> None:
    table = four().has("red", yunnan=1, sichuan=1, influence=4)
    game = table.asks("travel", "blue")

    first = play(game, "finish")
    second = go_on_to(game, "place_trader") + go_on_to(game, "travel") + go_on_to(game, "convert_income")

    assert of_kind(first, GiftTaken) == of_kind(second, GiftTaken) == [GiftTaken(RED, SICHUAN)]


@pytest.mark.parametrize(
    ("posts", "bridges", "income"),
    [
        ([], [], 18 - 4 * 3),
        (["yunnan"], [], 18 - 3 * 3 + 1),
        (["yunnan"], ["yunnan-tibet"], 18 - 1 * 3 + 1),
        (["tibet"], [], 18 - 3 * 3),
        (["yunnan", "sichuan"], ["sichuan-qinghai"], 18 + 1 + 3),
        (["yunnan", "kang"], ["yunnan-kang", "kang-qinghai"], 18 + 1 + 6),
    ],
)
def test_a26_the_way_with_the_fewest_gaps_counts(posts: list[str], bridges: list[str], income: int) -> None:
    table = four().has("red", influence=4, qinghai=1).built("red", posts=posts, bridges=bridges)

    events = play(table.asks("travel", "blue"), "finish")

    assert [event.income for event in of_kind(events, IncomeEarned) if event.colour == RED] == [income]


def test_a26_a_gap_makes_a_post_worthless() -> None:
    table = four().built("red", posts=["yunnan", "kang"])

    events = play(table.asks("travel", "blue"), "finish")

    assert IncomeEarned(RED, 1, (0, 0, 0, 0, 0, 0), (0, 1, 0, 0, 0, 0)) in events


def test_a27_equal_incomes_turn_round() -> None:
    table = four()
    for colour in FOUR:
        table.has(colour, market=1)
    game = table.has("yellow", yunnan=1, influence=4).asks("travel", "blue")

    events = play(game, "finish")

    # Yellow earns most; the other three earn 3 each and are taken from the top of the pile: last come, first served.
    assert travelling_order(game) == ["yellow", "blue", "black", "red"]
    assert of_kind(events, OrderChanged) == [OrderChanged((RED, BLACK, BLUE, YELLOW))]


def test_a28_the_end_is_checked_when_all_have_converted() -> None:
    table = four().has("red", income=80, score=0).has("yellow", income=5)
    game = table.asks("convert_income", "red")

    assert of_kind(play(game, "convert 80"), GameEnded) == []
    assert not game.is_over
    assert of_kind(play(game, "convert 5"), GameEnded) == [GameEnded("score", (RED,))]
    assert game.is_over


def test_a28_79_points_do_not_end_the_game() -> None:
    game = four().has("red", income=79).asks("convert_income", "red")

    events = play(game, "convert 79")

    assert of_kind(events, RoundBegan) == [RoundBegan(3, (BLUE, BLACK, YELLOW, RED))]


def test_a28_no_gift_left_ends_the_game() -> None:
    game = four().gifts().has("red", income=1).asks("convert_income", "red")

    assert of_kind(play(game, "convert 0"), GameEnded)[0].reason == "gifts"


def tied() -> Table:
    """Red and yellow at 80 points with nothing else."""
    table = four().has("red", income=1, score=80, coins=0).has("yellow", score=80, coins=0)
    return table.has("black", coins=0).has("blue", coins=0)


def test_a29_a_tie_goes_to_influence() -> None:
    table = tied().has("yellow", influence=1, score=79)  # one point for influence makes them level
    game = table.asks("convert_income", "red")

    play(game, "convert 0")

    assert [sheet.total for sheet in game.scores()][:2] == [80, 80]
    assert game.winners == (YELLOW,)


@pytest.mark.parametrize(("order", "winner"), [(FOUR, RED), (("yellow", "red", "black", "blue"), YELLOW)])
def test_a29_then_to_the_current_travelling_order(order: tuple[str, ...], winner: int) -> None:
    game = tied().travelling_order(*order).asks("convert_income", "red")

    play(game, "convert 0")

    assert game.winners == (winner,)


def test_a30_first_edition_only_tea_houses_that_stand_score() -> None:
    table = Table("first").built("red", tea_houses=["yunnan"]).holds("red", "tea-house")
    game = table.built("yellow", tea_houses=["sichuan", "kang"]).asks("travel", "red")

    assert [sheet.tea_houses for sheet in game.scores()] == [12, 24, 0, 0]


EXPERT = [combination for combination in COMBINATIONS if set(combination.variants) & {"double_bid", "guards"}]


@pytest.mark.parametrize("combination", EXPERT, ids=lambda c: c.name)
def test_a34_in_expert_games_points_never_end_the_game(combination: Combination) -> None:
    table = Table(combination.edition, combination.seats, combination.variants)
    game = table.has("red", income=1, score=500).asks("convert_income", "red")

    play(game, "convert 1")

    assert not game.is_over


@pytest.mark.parametrize("combination", COMBINATIONS, ids=lambda c: c.name)
def test_a34_a_limit_on_rounds_ends_what_would_never_end(combination: Combination) -> None:
    table = Table(combination.edition, combination.seats, combination.variants).has("red", income=1)

    last = table.round(30).asks("convert_income", "red")
    last_but_one = table.round(29).asks("convert_income", "red")

    assert of_kind(play(last, "convert 0"), GameEnded)[0].reason == "round_limit"
    play(last_but_one, "convert 0")
    assert last_but_one.view(None)["round"] == 30


def test_a34_the_limit_can_be_set_by_the_table() -> None:
    table = Table(variants=["guards"], house={"round_limit": 3}).round(3).has("red", income=1)

    assert of_kind(play(table.asks("convert_income", "red"), "convert 0"), GameEnded)[0].reason == "round_limit"


def test_a46_older_coins_are_never_converted() -> None:
    game = four().has("red", income=4, coins=50).asks("convert_income", "red")

    assert refusal(game, "convert 5") == "more_than_income"
    assert len(game.actions()) == 5


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a48_the_first_player_stands_on_the_lightest_space_whatever_its_number(edition: str) -> None:
    game = serai.new_game("yunnan", edition=edition, seats=3, order=[2, 0, 1], seed=1)

    assert game.decision is not None
    assert game.decision.seats == (2,)


def test_a49_income_above_99_is_a_plain_number() -> None:
    table = four().has("red", influence=4, tibet=1, qinghai=6, reserve=0)
    table.built("red", posts=["yunnan", "qinghai"], bridges=["yunnan-tibet"])
    game = table.asks("travel", "blue")

    play(game, "finish")

    assert Look(game, "red").income == 139
    play(game, "convert 139")
    assert game.view(None)["score"][RED] == 139


def test_a51_cut_off_posts_count_for_the_inspector() -> None:
    table = four().built("red", posts=["kang"]).has("yellow", kang=1, influence=4)

    events = play(table.asks("travel", "blue"), "finish")

    assert of_kind(events, InspectorCame) == [InspectorCame(KANG, 18)]


def two_seats() -> Table:
    table = Table("first", 2).travelling_order("yellow", "red", "blue", "green")
    for colour in table.names:
        table.has(colour, coins=0)
    return table.has("red", score=100, income=1).has("yellow", score=100)


def test_a56_two_colours_a_seat_a_tie_goes_to_the_sum_of_influence() -> None:
    table = two_seats().has("red", score=98, influence=1).has("green", influence=1)

    game = table.asks("convert_income", "red")
    play(game, "convert 0")

    assert [sheet.total for sheet in game.scores()] == [100, 100]
    assert game.winners == (0,)


def test_a56_then_to_the_seat_whose_colour_travels_first() -> None:
    game = two_seats().asks("convert_income", "red")

    play(game, "convert 0")

    assert game.winners == (1,)
