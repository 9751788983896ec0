"""Projections: the score if the game ended now, the income if it were paid now; for whoever may know, made once."""

import json
from random import Random

import pytest

import serai
from serai.server.records import earlier
from serai.server.telling import projected_now, state_seen, update_seen
from tests.server.kit import Plain
from tests.server.lives import live_of

YUNNAN: list[Plain] = [
    {"seats": 2},  # the deck is hidden, and has no say
    {"seats": 2, "edition": "first", "variants": ["debt"]},  # two colours a seat
    {"seats": 4},
    {"seats": 5, "variants": ["double_bid", "guards"]},
]


def after(moves: int, game: str, **wish: object) -> serai.Game:
    """A random game after so many moves."""
    played = serai.new_game(game, seed=3, **wish)  # type: ignore[arg-type]
    rng = Random(3)
    for _ in range(moves):
        decision = played.decision
        assert decision is not None
        seat = rng.choice(decision.seats)
        played.play(rng.choice(played.actions(seat)), seat)
    return played


def as_told(sheets: object) -> object:
    return json.loads(json.dumps(sheets))


@pytest.mark.parametrize("wish", YUNNAN, ids=str)
def test_everybody_is_told_the_incomes_the_rules_reckon(wish: Plain) -> None:
    for moves in (0, 40, 90):
        game = after(moves, "yunnan", **wish)
        live = live_of(game)
        reckoned = as_told([sheet._asdict() for sheet in game.incomes()])
        assert len(game.incomes()) == sum(1 for colour in game.view()["colours"] if colour["seat"] >= 0)
        for seat in (None, *range(game.setup.seats)):
            assert as_told(state_seen(live, seat, None, []).incomes) == reckoned
            assert as_told(update_seen(live, seat, 0).incomes) == reckoned
            assert as_told(earlier(live, moves, seat, "seat").incomes) == reckoned


def test_they_are_worked_out_once_for_a_version_and_all_its_readers() -> None:
    live = live_of(after(40, "yunnan", seats=4))
    first = projected_now(live, 0)
    assert all(projected_now(live, seat) is first for seat in (None, 1, 2, 3))
    live.renew()
    assert projected_now(live, 0) is not first


def test_a_game_without_income_has_none() -> None:
    live = live_of(after(40, "silk_road", seats=4))
    assert projected_now(live, 0) == (None, [])  # what is behind the screens counts for the score
