"""The rulebooks' worked examples on the bank and the buildings (2e p. 8-9; 1e 1B, 1C, advanced version)."""

from serai.yunnan.events import BankPaid, BidsPaid, PassGained
from tests.kit import Look, Table, colour_to_move, may, of_kind, options, play, question

RED, YELLOW, PURPLE = 0, 1, 4


def test_y01_second_p8_red_gets_23_from_the_bank_for_bids_of_73() -> None:
    table = Table().in_bank("red").passed("red", "yellow", "black")
    table.has("yellow", coins=60, reserve=0).bids("yellow", school=9, horse_trader=9, customs=5)
    table.has("black", coins=60, reserve=0).bids("black", school=12, guild=9, temple=5)
    table.has("blue", coins=60, reserve=0).bids("blue", horse_trader=15, yard=9)
    game = table.has("red", coins=9, reserve=0, market=2).asks("place_trader", "blue")

    events = play(game, "pass")

    assert of_kind(events, BankPaid) == [BankPaid(RED, 0, total=73, coins=23)]
    assert Look(game, "red").coins == 9 + 23
    assert Look(game, "red").reserve == 1
    assert Look(game, "red").market == 2


def test_y02_first_1b_left_and_right_get_24_and_14_for_bids_of_75() -> None:
    table = Table("first", 5).in_bank("purple", "left").in_bank("yellow", "right")
    table.has("red", coins=60, reserve=0).bids("red", school=9, horse_trader=12, guild=7)
    table.has("blue", coins=60, reserve=0).bids("blue", school=12, customs=5, yard=9)
    table.has("green", coins=60, reserve=0).bids("green", horse_trader=9, yard=12)
    game = table.passed("red", "yellow", "blue", "purple").asks("place_trader", "green")

    events = play(game, "pass")

    assert of_kind(events, BankPaid) == [
        BankPaid(PURPLE, 0, total=75, coins=24),
        BankPaid(YELLOW, 1, total=75, coins=14),
    ]


def full_houses(edition: str) -> Table:
    """Bids of 108 by three colours, and two more in the bank."""
    table = Table(edition, 5)
    for colour, price in (("red", 9), ("yellow", 12), (table.names[2], 15)):
        table.has(colour, coins=60, reserve=0).bids(colour, school=price, customs=price, guild=price)
    return table.in_bank("blue", "left").in_bank(table.names[4], "right")


def test_y03_second_p8_beyond_99_the_bank_pays_27_to_each() -> None:
    table = full_houses("second").passed("yellow", "black", "blue", "white")

    events = play(table.asks("place_trader", "red"), "pass")

    assert [(paid.total, paid.coins) for paid in of_kind(events, BankPaid)] == [(108, 27), (108, 27)]


def test_y03_first_1b_beyond_99_the_bank_pays_27_and_15() -> None:
    table = full_houses("first").passed("yellow", "green", "blue", "purple")

    events = play(table.asks("place_trader", "red"), "pass")

    assert [(paid.total, paid.coins) for paid in of_kind(events, BankPaid)] == [(108, 27), (108, 15)]


def test_y07_first_1c_a_pass_won_in_round_1_serves_in_round_1() -> None:
    table = Table("first").round(1).bidding_order("red", "green", "blue", "yellow")
    table.bids("yellow", customs=9).has("yellow", reserve=0, market=2).passed("green", "blue", "yellow")
    game = table.has("red", reserve=0, market=3).asks("place_trader", "red")

    events = play(game, "pass")

    assert PassGained(YELLOW, 3) in events
    assert (question(game), colour_to_move(game)) == ("travel", "yellow")
    assert game.view(None)["passes_left"] == 3
    play(game, "travel pu'er yunnan", "travel pu'er yunnan")
    assert options(game, "travel") == []  # nobody is left to travel; the trader from customs is in the reserve
    assert Look(game, "yellow").reserve == 1


def test_y16_first_advanced_three_yuan_missing_in_round_4_cost_15_points() -> None:
    table = Table("first", variants=["debt"]).round(4)
    table.has("yellow", coins=6, score=0, reserve=0).bids("yellow", customs=9)
    game = table.passed("yellow", "green", "blue").asks("place_trader", "red")

    events = play(game, "pass")

    assert BidsPaid(YELLOW, coins=6, points=15) in events
    assert game.view(None)["score"][YELLOW] == -15  # on the track: field 85, marker on its -100 side
    assert Look(game, "yellow").coins == 0
    assert may(game, "finish")
