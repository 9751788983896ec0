"""Random games: whole walks through the rules, one action at a time."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from serai import Game


class Step(NamedTuple):
    action: Any
    events: list[Any]


def walk(game: Game, seed: int, limit: int = 100_000) -> Iterator[Step]:
    """Play random actions until the game is over, or so many of them; each is told as soon as it is played."""
    dice = Random(seed)
    for _ in range(limit):
        codes = game.codes()
        if not codes:
            return
        action = game.title.decode(game.state, dice.choice(codes))
        yield Step(action, game.play(action))


def stroll(game: Game, seed: int, actions: int) -> Game:
    """The same game after so many random actions, played at full speed; they are not in its record."""
    game.title.play_randomly(game.state, seed, actions)
    return game
