"""Games played by the rules alone, to be played again over the wire: every table that can be laid."""

from random import Random
from typing import NamedTuple

import serai
from tests.kit import brisk
from tests.kit.combinations import COMBINATIONS as YUNNAN
from tests.silk_road.kit import COMBINATIONS as SILK_ROAD

GAMES_TRIED = 5


class Laid(NamedTuple):
    """A table as it can be laid."""

    game: str
    edition: str
    variants: tuple[str, ...]
    seats: int

    def __str__(self) -> str:
        return "-".join([self.game, self.edition, str(self.seats), *self.variants])


TABLES = [
    *(Laid("yunnan", table.edition, table.variants, table.seats) for table in YUNNAN),
    *(Laid("silk_road", "2006", table.variants, table.seats) for table in SILK_ROAD),
]


def played(table: Laid, seed: int) -> serai.Game:
    """A whole game by the rules alone."""
    dice = Random(seed)
    game = serai.new_game(table.game, edition=table.edition, seats=table.seats, variants=table.variants, seed=seed)
    while game.decision is not None:
        seat = dice.choice(game.decision.seats)
        action = brisk.choose(game, dice) if table.game == "yunnan" else dice.choice(game.actions(seat))
        game.play(action, seat)
    return game


def short_game(table: Laid) -> serai.Game:
    """The shortest of a few."""
    return min((played(table, seed) for seed in range(GAMES_TRIED)), key=lambda game: len(game.moves))
