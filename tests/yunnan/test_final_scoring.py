"""Final scoring with its full breakdown (2e p. 13; 1e end of the game)."""

import pytest

from serai.yunnan.final_scoring import ScoreSheet
from tests.kit import Table, play

PROVINCES = ("yunnan", "sichuan", "kang", "tibet", "qinghai")


@pytest.mark.parametrize(("passes", "points"), [(2, 0), (3, 1), (4, 4), (5, 9), (6, 16)])
def test_passes(passes: int, points: int) -> None:
    assert Table().has("red", passes=passes).asks("travel", "red").scores()[0].passes == points


@pytest.mark.parametrize(("influence", "points"), [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16)])
def test_influence(influence: int, points: int) -> None:
    assert Table().has("red", influence=influence).asks("travel", "red").scores()[0].influence == points


@pytest.mark.parametrize(("province", "points"), list(zip(PROVINCES, [1, 3, 6, 10, 15], strict=True)))
def test_tea_houses_in_the_second_edition(province: str, points: int) -> None:
    assert Table().built("red", tea_houses=[province]).asks("travel", "red").scores()[0].tea_houses == points


@pytest.mark.parametrize("province", PROVINCES)
def test_tea_houses_in_the_first_edition(province: str) -> None:
    assert Table("first").built("red", tea_houses=[province]).asks("travel", "red").scores()[0].tea_houses == 12


@pytest.mark.parametrize(("province", "points"), list(zip(PROVINCES, [0, 1, 4, 9, 16], strict=True)))
def test_the_horse_scores_in_the_second_edition_only(province: str, points: int) -> None:
    assert Table().has("red", horse=province).asks("travel", "red").scores()[0].horse == points
    assert Table("first").has("red", horse=province).asks("travel", "red").scores()[0].horse == 0


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3)])
def test_a_point_for_every_full_three_coins(coins: int, points: int) -> None:
    assert Table().has("red", coins=coins).asks("travel", "red").scores()[0].coins == points


def test_the_whole_sheet() -> None:
    table = Table().has("red", score=70, coins=10, passes=4, influence=3, horse="kang", gifts=4)
    table.gifts(sichuan=5, tibet=3, qinghai=2).built("red", tea_houses=["yunnan", "kang"])

    sheet = table.asks("travel", "red").scores()[0]

    assert sheet == ScoreSheet(0, track=70, coins=3, gifts=12, passes=4, influence=9, tea_houses=7, horse=4, total=109)


def test_two_colours_a_seat_pool_their_coins_and_count_all_the_rest() -> None:
    table = Table("first", 2).has("red", coins=2, score=50, passes=3, gifts=1).has("green", coins=1, influence=2)
    table.gifts(sichuan=4, kang=4, tibet=3, qinghai=2).built("green", tea_houses=["yunnan"])
    game = table.asks("travel", "red")

    sheet = game.scores()[0]

    assert (sheet.coins, sheet.passes, sheet.influence, sheet.tea_houses, sheet.gifts) == (1, 1, 4, 12, 3)
    assert sheet.total == 50 + 1 + 1 + 4 + 12 + 3


def test_duli_has_no_sheet_and_never_wins() -> None:
    table = Table(seats=2).has("duli", gifts=14).gifts().has("red", income=1).has("duli", influence=4)
    game = table.asks("convert_income", "red")

    play(game, "convert 1")

    assert [sheet.seat for sheet in game.scores()] == [0, 1]
    assert game.winners == (0,)


@pytest.mark.parametrize(("score", "is_over"), [(99, False), (100, True)])
def test_first_edition_two_players_end_at_100_points(score: int, is_over: bool) -> None:
    game = Table("first", 2).has("red", income=1, score=score).asks("convert_income", "red")

    play(game, "convert 0")

    assert game.is_over is is_over


@pytest.mark.parametrize(("left", "is_over"), [(3, False), (2, True)])
def test_first_edition_two_players_end_with_two_gifts_left(left: int, is_over: bool) -> None:
    game = Table("first", 2).gifts(sichuan=left).has("red", income=1).asks("convert_income", "red")

    play(game, "convert 0")

    assert game.is_over is is_over


def test_a_negative_score_counts_as_it_is() -> None:
    game = Table("first", variants=["debt"]).has("red", score=-15, coins=0).asks("travel", "red")

    assert game.scores()[0].total == -15
