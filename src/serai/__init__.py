"""Serai: play, study and train on trade-route board games.

>>> import serai
>>> game = serai.new_game("yunnan", seats=4, seed=7)
>>> game.decision.question
'place_trader'
"""

import secrets
from collections.abc import Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

from serai.catalogue import title
from serai.kernel.decision import Decision, Refusal
from serai.kernel.game import Game, Move, read_position
from serai.kernel.game import replay as replay_record
from serai.kernel.house import read_house_file
from serai.kernel.plain import BadInput
from serai.kernel.setup import SEED_LIMIT, Setup

__all__ = ["BadInput", "Decision", "Game", "Move", "Refusal", "Setup", "from_position", "new_game", "replay"]
__version__ = "0.1.0"


def new_game(
    game: str,
    *,
    edition: str | None = None,
    seats: int = 4,
    variants: Sequence[str] = (),
    seed: int | None = None,
    order: Sequence[int] = (),
    house: Mapping[str, Any] | str | Path | None = None,
) -> Game:
    """Start a game. Without a seed one is drawn; `house` overrides board values, given as a table or a TOML file."""
    rules = title(game)
    values = house_values(house)
    drawn = secrets.randbelow(SEED_LIMIT) if seed is None else seed
    setup = rules.agree(edition=edition, variants=variants, seats=seats, seed=drawn, order=order, house=values)
    return Game(rules, setup)


def house_values(house: Mapping[str, Any] | str | Path | None) -> dict[str, Any]:
    """A table's own board values, from a file or as given; a copy, so that nobody changes them in mid-game."""
    if isinstance(house, str | Path):
        return read_house_file(house)
    if house is not None and not isinstance(house, Mapping):
        raise BadInput("house", "a file or a table of board values", house)
    return deepcopy(dict(house or {}))


def from_position(data: object) -> Game:
    """A game that goes on from a position made by `Game.position`."""
    return read_position(title(game_of(data, "position")), data)


def replay(record: object) -> Game:
    """Play a record made by `Game.record` again, to its last move."""
    return replay_record(title(game_of(record, "record")), record)


def game_of(data: object, place: str) -> str:
    """Which game a document is about."""
    setup = data.get("setup") if isinstance(data, Mapping) else None
    if not isinstance(setup, Mapping):
        raise BadInput(f"{place}.setup", "a table", setup)
    name = setup.get("game")
    if not isinstance(name, str):
        raise BadInput(f"{place}.setup.game", "the name of a game", name)
    return name
