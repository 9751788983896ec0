"""The catalogue: which games there are, found by name and loaded when somebody asks for them."""

from functools import cache
from importlib import import_module
from typing import cast

from serai.kernel.plain import one_of
from serai.kernel.title import Title

GAMES = {"yunnan": "serai.yunnan.title", "silk_road": "serai.silk_road.title"}


def title(name: str) -> Title:
    """The rules of a game by its name."""
    return loaded(one_of(name, "game", list(GAMES)))


@cache
def loaded(name: str) -> Title:
    """Loaded once, when somebody first asks."""
    return cast("Title", import_module(GAMES[name]))
