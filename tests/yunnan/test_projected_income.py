"""What each colour would earn if income were paid now, with its parts (2e p. 12; 1e 2D)."""

import pytest

from serai import Game
from serai.yunnan.income import IncomeSheet
from tests.kit import Table, play

RED = 0


def sheet_of(game: Game, colour: int) -> IncomeSheet:
    (sheet,) = [sheet for sheet in game.incomes() if sheet.colour == colour]
    assert isinstance(sheet, IncomeSheet)
    return sheet


def test_y14_the_parts_of_19_across_a_gap_in_sichuan() -> None:
    table = Table().has("red", influence=4, market=3, yunnan=1, kang=1).built("red", posts=["yunnan", "kang"])

    sheet = sheet_of(table.asks("travel", "blue"), RED)

    # The market pays 3 in all; Kang's trader pays for the gap, and Kang's post earns nothing behind it.
    assert sheet == IncomeSheet(
        seat=0,
        colour=RED,
        traders=(3, 6, 0, 9, 0, 0),
        posts=(0, 1, 0, 0, 0, 0),
        gaps=(0, 0, 0, 1, 0, 0),
        total=19,
    )


@pytest.mark.parametrize(
    ("bridges", "traders", "gaps"), [(["sichuan-qinghai"], (15, 18), (0, 0)), ([], (12, 15), (1, 1))]
)
def test_y15_a_bridge_saves_three_coins_a_trader(
    bridges: list[str], traders: tuple[int, int], gaps: tuple[int, int]
) -> None:
    table = Table().has("red", tibet=1, qinghai=1).built("red", posts=["yunnan", "sichuan"], bridges=bridges)

    sheet = sheet_of(table.asks("travel", "red"), RED)

    assert (sheet.traders[4:], sheet.gaps[4:]) == (traders, gaps)
    assert sheet.posts == (0, 1, 3, 0, 0, 0)
    assert sheet.total == sum(traders) + 1 + 3


@pytest.mark.parametrize(("edition", "income"), [("first", 9), ("second", 3)])
def test_the_market_of_each_edition(edition: str, income: int) -> None:
    assert sheet_of(Table(edition).has("red", market=3).asks("travel", "red"), RED).total == income


def test_a18_a_blocked_gorge_is_a_gap() -> None:
    table = Table().has("red", yunnan=1, kang=1).built("red", bridges=["yunnan-kang"])

    assert sheet_of(table.asks("travel", "red"), RED).gaps[3] == 0
    assert sheet_of(table.blocked("yunnan-kang").asks("travel", "red"), RED).gaps[3] == 1


def test_who_goes_to_bid_stops_earning_and_who_is_displaced_leaves_a_gap() -> None:
    bidding = Table().has("red", kang=1, yunnan=1, sichuan=1, reserve=0).asks("place_trader", "red")
    assert sheet_of(bidding, RED).total == 6 + 9 + 12

    play(bidding, "bid school 5 from sichuan")

    assert sheet_of(bidding, RED).traders == (0, 6, 0, 12 - 3, 0, 0)


def test_each_of_two_colours_a_seat_has_its_sheet() -> None:
    game = Table("first", 2).has("red", market=1).has("green", market=2).asks("travel", "red")

    assert [(sheet.colour, sheet.seat, sheet.total) for sheet in game.incomes()] == [
        (0, 0, 3),
        (1, 1, 0),
        (2, 0, 6),
        (3, 1, 0),
    ]


def test_duli_earns_nothing_and_has_no_sheet() -> None:
    game = Table(seats=2).has("duli", yunnan=2).asks("travel", "red")

    assert [sheet.colour for sheet in game.incomes()] == [0, 1]


def test_nothing_is_paid_when_the_game_is_over() -> None:
    game = Table().has("red", income=1, score=80, market=1).asks("convert_income", "red")
    assert sheet_of(game, RED).total == 3

    play(game, "convert 1")

    assert game.is_over
    assert game.incomes() == []
