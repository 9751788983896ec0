"""The worked examples, R-01 to R-18."""

import pytest

import serai
from serai.silk_road.events import GoodBought, GoodSold, PawnPassed, PrizeWon, RoundEnded
from serai.silk_road.final_scoring import score_sheet
from tests.silk_road.kit import (
    Table,
    awaited,
    city,
    hand,
    money,
    of_kind,
    options,
    play,
    question,
    refusal,
    tiles_in,
    tokens,
)


@pytest.mark.parametrize(("sold", "silver"), [(1, 4), (2, 7), (3, 9), (4, 10), (5, 11), (6, 12)])
def test_r01_the_seller_pays_four_three_two_and_then_one_each(sold: int, silver: int) -> None:
    game = Table().hands("7 silk").market("lanzhou", "sell-silk thief vizier")

    events = play(game, "take sell-silk", *["sell"] * sold, "finish")

    assert money(game)[0] == silver == sum(event.price for event in of_kind(events, GoodSold))
    assert hand(game, 0) == {"silk": 7 - sold}


@pytest.mark.parametrize(("bought", "silver"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 14)])
def test_r02_the_buyer_costs_one_two_three_and_then_four_each(bought: int, silver: int) -> None:
    game = Table().money(20).market("lanzhou", "buy-silk thief vizier")

    events = play(game, "take buy-silk", *["buy"] * bought, "finish")

    assert money(game)[0] == 20 - silver
    assert sum(event.price for event in of_kind(events, GoodBought)) == silver
    assert hand(game, 0) == {"silk": bought}


@pytest.mark.parametrize(("seats", "tiles"), [(3, 5), (4, 3), (5, 4), (6, 5)])
def test_r03_tiles_and_tokens_by_number_of_players(seats: int, tiles: int) -> None:
    game = serai.new_game("silk_road", seats=seats, seed=3)
    markets = [name for name in game.state.rules.city_names if name not in ("chang'an", "antioch")]

    assert [len(tiles_in(game, name)) for name in markets] == [tiles] * 18
    assert game.state.rules.tiles_per_city == tiles


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_r04_everybody_begins_with_three_goods_and_ten_silver(seats: int) -> None:
    game = serai.new_game("silk_road", seats=seats, seed=4)

    assert money(game) == [10] * seats
    assert [sum(hand(game, seat).values()) for seat in range(seats)] == [3] * seats
    assert tiles_in(game, "chang'an") == tiles_in(game, "antioch") == []


def test_r05_when_all_pass_the_holder_stays_leader_for_nothing() -> None:
    game = Table().money(5, 5, 5, 5).auction(leader=2)

    play(game, "3: pass", "0: pass", "1: pass")

    assert question(game) == "move_caravan"
    assert awaited(game) == (2,)
    assert money(game) == [5, 5, 5, 5]


def test_r06_the_holder_accepts_and_the_bidder_leads() -> None:
    game = Table().money(5, 5, 5, 5).auction(leader=2)

    play(game, "pass", "bid 3", "pass", "accept")

    assert money(game) == [2, 5, 8, 5]
    assert awaited(game) == (0,)


def test_r07_the_holder_keeps_the_pawn_and_pays_the_bidder() -> None:
    game = Table().money(5, 5, 5, 5).auction(leader=2)

    play(game, "pass", "bid 3", "pass", "keep")

    assert money(game) == [8, 5, 2, 5]
    assert awaited(game) == (2,)


def test_r08_the_printed_action_first_then_a_tile_must_be_taken_but_not_used() -> None:
    table = Table().hands("1 ivory").tiles("dunhuang", "sell-ivory thief vizier")
    game = table.auction(city="lanzhou")

    play(game, "pass", "pass", "pass")  # one road: on to Dunhuang

    assert city(game) == "dunhuang"
    assert question(game) == "give_good"
    play(game, "finish")
    assert question(game) == "take_tile"
    assert refusal(game, "finish") == "other_question"
    play(game, "take sell-ivory", "finish")
    assert hand(game, 0) == {"ivory": 1}
    assert tokens(game)[0] == 1


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_r09_each_player_but_one_acts_and_that_one_keeps_the_pawn(seats: int) -> None:
    table = Table(seats).tiles("lanzhou", " ".join(["thief", "vizier", "sell-silk", "buy-silk", "swap-2"][: seats - 1]))
    game = table.road(leader=1)
    play(game, "move lanzhou")
    acted = []

    while question(game) != "bid":
        acted += [awaited(game)[0]] if question(game) == "take_tile" else []
        play(game, options(game)[-1] if question(game) == "pass_pawn" else options(game)[0])

    last = game.state.leader
    assert last not in acted
    assert len(set(acted)) == len(acted) >= seats - 2  # the last tile of all is taken without a question
    assert tokens(game) == [0] * seats
    assert awaited(game) == ((last + 1) % seats,)


def test_r10_three_players_two_act_twice_and_the_third_once() -> None:
    game = Table(3).market("lanzhou", "thief vizier sell-silk sell-ivory sell-fruit")

    play(game, "take thief", "finish", "pawn 1", "take vizier", "finish", "pawn 0", "take sell-silk", "finish")

    # Seat 0 has two tokens now: it cannot come again.
    assert tokens(game) == [2, 1, 0]
    assert options(game) == ["pawn 1", "pawn 2"]
    play(game, "pawn 1", "take sell-ivory", "finish")
    # Seat 2 alone is left, and gets pawn and last tile unasked.
    assert awaited(game) == (2,)
    assert question(game) == "sell"
    events = play(game, "finish")
    assert of_kind(events, PawnPassed) == [PawnPassed(2, 2)]
    assert of_kind(events, RoundEnded)[0].leader == 2


def reveal(game: serai.Game, *counts: int) -> list[PrizeWon]:
    return of_kind(play(game, *(f"{seat}: reveal {count}" for seat, count in enumerate(counts))), PrizeWon)


def test_r11_the_vizier_pays_five_and_three() -> None:
    game = Table().hands("4 silk", "3 silk", "1 silk", "").market("lanzhou", "vizier thief swap-2")

    play(game, "take vizier", "name silk")

    assert reveal(game, 4, 3, 1, 0) == [PrizeWon(0, 5), PrizeWon(1, 3)]
    assert money(game) == [5, 3, 0, 0]


def test_r12_two_with_the_most_get_five_each() -> None:
    game = Table(3).hands("3 silk", "3 silk", "2 silk").market("lanzhou", "vizier thief swap-2 swap-2 sell-silk")

    play(game, "take vizier", "name silk")

    assert reveal(game, 3, 3, 2) == [PrizeWon(0, 5), PrizeWon(1, 5)]
    assert money(game) == [5, 5, 0]


def test_r13_the_sixth_vizier_may_name_any_good() -> None:
    table = Table().hands("1 silk").marked("ivory silk jewels fruit spices")
    game = table.market("lanzhou", "vizier thief swap-2")

    play(game, "take vizier")

    assert options(game, "name") == ["name ivory", "name silk", "name jewels", "name fruit", "name spices"]


def test_r14_a_barterer_takes_two_tiles_and_two_players_get_none() -> None:
    table = Table(5).keeps(0, barterers=1)
    game = table.market("lanzhou", "thief vizier sell-silk sell-ivory")

    play(game, "barterer", "take thief", "finish", "take vizier", "finish")
    assert tokens(game) == [2, 0, 0, 0, 0]
    play(game, "pawn 3", "take sell-silk", "finish", "pawn 1", "finish")

    assert tokens(game) == [2, 1, 0, 1, 0]
    assert options(game) == ["pawn 2", "pawn 4"]
    play(game, "pawn 4")
    assert question(game) == "bid"
    assert game.state.leader == 4


def test_r15_a_barterer_is_not_used_where_it_was_taken() -> None:
    game = Table(3).market("lanzhou", "barterer vizier sell-silk sell-ivory thief")

    play(game, "take barterer", "pawn 1", "take thief", "finish", "pawn 0")

    assert refusal(game, "barterer") == "barterer_from_here"


def test_r16_the_game_ends_at_antioch_without_a_market() -> None:
    game = Table().auction(city="aleppo")

    play(game, "pass", "pass", "pass")

    assert city(game) == "antioch"
    assert game.is_over
    assert game.decision is None
    assert game.actions() == []


def test_r17_silver_goods_and_majorities_count() -> None:
    game = Table().hands("2 silk, 2 ivory", "1 silk, 2 ivory").money(13).auction(city="tyre")

    play(game, "pass", "pass", "pass")

    assert score_sheet(game.state, 0) == (0, 13, 4, 2, 19)
    assert game.scores()[0].total == 19
    assert game.winners == (0,)


def test_r18_nobody_scores_a_tied_majority() -> None:
    game = Table().hands("2 silk", "2 silk", "1 silk").auction(city="tyre")

    play(game, "pass", "pass", "pass")

    assert [sheet.majorities for sheet in game.scores()] == [0, 0, 0, 0]
