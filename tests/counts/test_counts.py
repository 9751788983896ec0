"""The counts are what they were; a change of a rule shows here first."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import serai
from serai import Game
from tests.counts import counts, sequences
from tests.kit import options, play

NAMED: dict[str, dict[str, Any]] = tomllib.loads(Path(__file__).with_name("positions.toml").read_text("utf-8"))
MANY = 5000  # a depth with more sequences than this is walked in the whole suite only


def set_up(entry: dict[str, Any]) -> Game:
    choices = {key: entry[key] for key in ("edition", "seats", "variants")}
    two_colours = (entry["edition"], entry["seats"]) == ("first", 2)
    order = list(range(4 if two_colours else entry["seats"]))
    game = serai.new_game("yunnan", seed=1, order=order, house=entry.get("house"), **choices)
    play(game, *entry["moves"])
    return game


@pytest.mark.parametrize("name", NAMED)
def test_counts_by_depth(name: str) -> None:
    expected = [count for count in NAMED[name]["counts"] if count <= MANY]

    assert counts(set_up(NAMED[name]), len(expected)) == expected


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMED)
def test_counts_at_full_depth(name: str) -> None:
    game = set_up(NAMED[name])
    expected = NAMED[name]["counts"]

    assert sequences(game.title, game.state, len(expected)) == expected[-1]


def test_the_opening_can_be_counted_by_hand() -> None:
    """Nine coins: 5, 7 and 9 in five buildings and the temple, one bank action, the market, or to pass."""
    game = set_up(NAMED["second-4-opening"])

    assert len(options(game)) == 6 * 3 + 1 + 1 + 1
    first = set_up(NAMED["first-4-opening"])
    assert len(options(first)) == 5 * 3 + 2 + 1 + 1
