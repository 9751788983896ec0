"""How many sequences of actions follow from named positions; a change of a rule shows here first."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import serai
from serai import Game
from serai.silk_road import title as silk_road
from serai.silk_road.state import State
from tests.silk_road.kit import Table, options, play

NAMED: dict[str, dict[str, Any]] = tomllib.loads(
    (Path(__file__).parents[1] / "counts" / "silk_road.toml").read_text("utf-8")
)
MANY = 5000  # a depth with more sequences than this is walked in the whole suite only


def sequences(game: Game, state: State, depth: int) -> int:
    codes = Game(game.title, game.setup, state).codes()
    if depth == 1:
        return len(codes)
    total = 0
    for code in codes:
        after = silk_road.copy(state)
        silk_road.apply(after, code)
        total += sequences(game, after, depth - 1)
    return total


def set_up(entry: dict[str, Any]) -> Game:
    if "market" not in entry:
        game = serai.new_game("silk_road", seats=entry["seats"], variants=entry["variants"], seed=1, order=[0])
    else:
        table = Table(entry["seats"], tuple(entry["variants"])).hands(*entry["hands"]).money(*entry["money"])
        table.keeps(0, **entry.get("kept", {}))
        game = table.market(entry["market"], entry["tiles"])
    play(game, *entry["moves"])
    return game


@pytest.mark.parametrize("name", NAMED)
def test_counts_by_depth(name: str) -> None:
    game = set_up(NAMED[name])
    expected = [count for count in NAMED[name]["counts"] if count <= MANY]

    assert [sequences(game, game.state, depth + 1) for depth in range(len(expected))] == expected


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMED)
def test_counts_at_full_depth(name: str) -> None:
    game = set_up(NAMED[name])
    expected = NAMED[name]["counts"]

    assert sequences(game, game.state, len(expected)) == expected[-1]


def test_the_opening_can_be_counted_by_hand() -> None:
    """Ten silver: pass or bid 1 to 10; the next may pass, or bid what is left above."""
    game = set_up(NAMED["opening-4"])

    assert len(options(game)) == 11
    assert sequences(game, game.state, 2) == 11 + sum(1 + 10 - bid for bid in range(1, 11))
