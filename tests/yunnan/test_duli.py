"""Dúli in the course of play (2e p. 15-16)."""

import pytest

from serai.yunnan.events import BankVisited, IncomeConverted, IncomeEarned, OrderChanged, TraderDisplaced, TraderPlaced
from serai.yunnan.pieces import TEMPLE, YUNNAN
from tests.kit import BY_NAME, Look, Table, go_on_to, of_kind, options, play, travelling_order
from tests.kit.walks import walk

RED, YELLOW, DULI = range(3)


def test_duli_is_displaced_like_anybody() -> None:
    table = Table(seats=2).deck(14).has("yellow", influence=1).has("red", horse="sichuan").passed("red")
    game = table.asks("place_trader", "yellow")

    play(game, "pass", "travel pu'er yunnan")

    assert options(game) == ["displace duli", "spare"]
    assert play(game, "displace duli") == [TraderDisplaced(DULI, YUNNAN, 0, YELLOW)]


def test_dulis_traders_all_go_home_at_the_end_of_a_round() -> None:
    game = Table(seats=2).deck(1).has("red", horse="kang").passed("red").asks("place_trader", "yellow")

    play(game, "pass")
    assert Look(game, "duli").reserve == 0
    go_on_to(game, "convert_income")
    go_on_to(game, "place_trader")

    assert (Look(game, "duli").reserve, sum(Look(game, "duli").traders)) == (7, 0)


@pytest.mark.parametrize("name", ["second-2", "second-2-double_bid-guards"])
def test_duli_never_visits_bank_or_temple_earns_nothing_and_travels_first(name: str) -> None:
    game = BY_NAME[name].new_game(5)
    bids = 0
    for step in walk(game, 5):
        mine = [event for event in step.events if getattr(event, "colour", None) == DULI]
        assert not any(isinstance(event, BankVisited | IncomeEarned | IncomeConverted) for event in mine)
        bids += len(of_kind(mine, TraderPlaced))
        assert all(event.building != TEMPLE for event in of_kind(mine, TraderPlaced))
        assert all(event.order[-1] == DULI for event in of_kind(step.events, OrderChanged))
        assert travelling_order(game)[0] == "duli"
    assert bids > 20
