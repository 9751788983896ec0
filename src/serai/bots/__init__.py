"""Bots by name. A bot sees what its seat may see, and the legal actions; it answers with one of them."""

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from serai.kernel.plain import one_of

Bot = Callable[[Mapping[str, Any], Sequence[Any], random.Random], Any]

RANDOM = "random"
GREEDY = "greedy"
BOTS = {
    RANDOM: "any legal action, all equally likely",
    GREEDY: "looks one step ahead and weighs what it then has",
}


def names(game: str) -> list[str]:
    """The bots that can play a game."""
    return [RANDOM, GREEDY] if find_spec(f"{__name__}.{game}") is not None else [RANDOM]


@cache
def bot(game: str, name: str) -> Bot:
    """A bot for a game; BadInput names those there are."""
    if one_of(name, "bot", names(game)) == RANDOM:
        return choose_at_random
    found: Bot = getattr(import_module(f"{__name__}.{game}"), name)
    return found


def choose_at_random(view: Mapping[str, Any], actions: Sequence[Any], rng: random.Random) -> Any:  # noqa: ARG001 - it does not look
    """Any legal action."""
    return rng.choice(actions)


def dice(seed: int, seat: int) -> random.Random:
    """A bot's own source of moods: the same in the same game and seat, and no way to the game's own chance."""
    return random.Random(f"{seed}/{seat}")  # noqa: S311 - not a secret
