"""Counts: how many sequences of actions there are from a named position, by depth."""

from typing import Any

from serai import Game
from serai.kernel.title import Title


def sequences(title: Title, state: Any, depth: int) -> int:
    """The number of ways to play `depth` actions from here."""
    codes = title.codes(state)
    if depth == 1:
        return len(codes)
    total = 0
    for code in codes:
        branch = title.copy(state)
        title.apply(branch, code)
        total += sequences(title, branch, depth - 1)
    return total


def counts(game: Game, depth: int) -> list[int]:
    return [sequences(game.title, game.state, n) for n in range(1, depth + 1)]
