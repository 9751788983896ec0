"""Random games: whole walks through the rules, one action at a time."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from serai import Game
from serai.kernel.chance import sow
from serai.yunnan.codes import ACTIONS
from serai.yunnan.round import play_randomly


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
    words = vec[i64]([0] * 4)
    sow(words, seed)
    play_randomly(game.state, words, actions)
    return game


def legal_codes(game: Game) -> list[int]:
    out = vec[i64]([0] * ACTIONS)
    return [int(out[i]) for i in range(game.title.legal(game.state, out))]
