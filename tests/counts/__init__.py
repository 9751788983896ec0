"""Counts: how many sequences of actions there are from a named position, by depth."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from serai import Game
from serai.kernel.title import Title
from serai.yunnan.codes import ACTIONS


def sequences(title: Title, state: Any, depth: int) -> int:
    """The number of ways to play `depth` actions from here."""
    out = vec[i64]([0] * ACTIONS)
    count = title.legal(state, out)
    if depth == 1:
        return int(count)
    total = 0
    for i in range(count):
        branch = title.copy(state)
        title.apply(branch, int(out[i]))
        total += sequences(title, branch, depth - 1)
    return total


def counts(game: Game, depth: int) -> list[int]:
    return [sequences(game.title, game.state, n) for n in range(1, depth + 1)]
