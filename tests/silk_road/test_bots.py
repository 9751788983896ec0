"""The greedy bot plays sensibly by what its seat may know."""

from random import Random

import pytest

from serai import Game
from serai.bots.silk_road import greedy
from tests.silk_road.kit import Combination, Table, every_table, new_game, play


def choice(game: Game) -> str:
    assert game.decision is not None
    seat = game.decision.seats[0]
    return game.title.write(greedy(game.view(seat), game.actions(seat), Random(1)))


def play_out(table: Combination, seed: int, greedy_seat: int) -> float:
    """A game against random players; the share of the win."""
    game = new_game(table, seed)
    dice = Random(seed)
    while not game.is_over:
        assert game.decision is not None
        seat = game.decision.seats[0]
        actions = game.actions(seat)
        game.play(greedy(game.view(seat), actions, dice) if seat == greedy_seat else dice.choice(actions), seat)
    return (greedy_seat in game.winners) / len(game.winners)


@every_table
def test_it_beats_random_players(table: Combination) -> None:
    wins = sum(play_out(table, seed, seed % table.seats) for seed in range(8))

    assert wins >= 5


@pytest.mark.slow
@every_table
def test_it_beats_random_players_clearly(table: Combination) -> None:
    wins = sum(play_out(table, seed, seed % table.seats) for seed in range(60))

    assert wins >= 45


def test_it_sells_what_pays_and_takes_the_seller() -> None:
    game = Table().hands("3 silk").money(5).market("lanzhou", "sell-silk thief sell-ivory")
    assert choice(game) == "take sell-silk"
    play(game, "take sell-silk")
    assert choice(game) == "sell"
    play(game, "sell")
    assert choice(game) == "sell"


def test_it_shows_what_wins_the_vizier() -> None:
    game = Table().hands("3 silk").market("lanzhou", "vizier thief swap-2")
    play(game, "take vizier")
    assert choice(game) == "name silk"
    play(game, "name silk")
    assert choice(game) == "reveal 3"


def test_it_does_not_pay_for_a_pawn_that_leads_nowhere() -> None:
    game = Table().money(9, 9, 9, 9).auction(city="tyre")

    assert choice(game) == "pass"


def test_it_spends_a_crook_where_that_pays() -> None:
    game = Table().hands("3 fruit").keeps(0, crooks=1).market("aleppo", "sell-silk thief swap-2")
    play(game, "take sell-silk")

    assert choice(game) == "crook left fruit"
