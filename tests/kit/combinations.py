"""Every table the issue allows: edition, number of players, variants."""

from itertools import product
from typing import NamedTuple

import pytest

import serai
from serai import Game

EXPERT = ((), ("double_bid",), ("guards",), ("double_bid", "guards"))
ADVANCED = ((), ("debt",))


class Combination(NamedTuple):
    edition: str
    seats: int
    variants: tuple[str, ...]

    @property
    def name(self) -> str:
        return "-".join([self.edition, str(self.seats), *self.variants])

    def new_game(self, seed: int) -> Game:
        return serai.new_game("yunnan", edition=self.edition, seats=self.seats, variants=self.variants, seed=seed)


COMBINATIONS = [
    *(Combination("second", seats, variants) for seats, variants in product((2, 3, 4, 5), EXPERT)),
    *(Combination("first", seats, variants) for seats, variants in product((2, 3, 4, 5), ADVANCED)),
]
BY_NAME = {combination.name: combination for combination in COMBINATIONS}

# Long walks go through these at every change and through all of them in the whole suite.
QUICK = (
    "second-2",
    "second-2-double_bid-guards",
    "second-3-guards",
    "second-4",
    "second-5-double_bid-guards",
    "first-2-debt",
    "first-3",
    "first-5-debt",
)
every_table = pytest.mark.parametrize("combination", COMBINATIONS, ids=lambda c: c.name)
every_table_in_time = pytest.mark.parametrize(
    "combination",
    [pytest.param(c, id=c.name, marks=() if c.name in QUICK else pytest.mark.slow) for c in COMBINATIONS],
)
