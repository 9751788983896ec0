"""Lay out a table in words, play in notation, and ask what may be done."""

import random
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, NamedTuple, TypeVar

import pytest

import serai
from serai import Game, Refusal
from serai.silk_road import title as silk_road
from serai.silk_road.pieces import BARTERER, CITIES, CROOK, FACES, GOOD_NAMES, GOODS, NOBODY, NOTHING, SLOTS
from serai.silk_road.state import BIDDING, CHOOSING, MOVING, State

Event = TypeVar("Event")


class Combination(NamedTuple):
    seats: int
    variants: tuple[str, ...]

    def __str__(self) -> str:
        return "-".join((str(self.seats), *self.variants))


COMBINATIONS = [Combination(*pair) for pair in product((3, 4, 5, 6), ((), ("reverse",)))]
every_table = pytest.mark.parametrize("table", COMBINATIONS, ids=str)


def new_game(table: Combination, seed: int) -> Game:
    return serai.new_game("silk_road", seats=table.seats, variants=table.variants, seed=seed)


def random_walk(
    game: Game, seed: int, chooser: Callable[[list[Any], random.Random], Any] | None = None
) -> Iterator[Game]:
    """Play at random to the end, those who owe an answer at once in random order; the game before each action."""
    rng = random.Random(seed)
    while not game.is_over:
        yield game
        assert game.decision is not None
        seat = rng.choice(game.decision.seats)
        actions = game.actions(seat)
        game.play(chooser(actions, rng) if chooser else rng.choice(actions), seat)


class Table:
    """A table laid out by hand: empty screens, no money, and tiles of no account where none are named."""

    def __init__(self, seats: int = 4, variants: tuple[str, ...] = (), house: dict[str, Any] | None = None) -> None:
        self.game = serai.new_game("silk_road", seats=seats, variants=variants, seed=1, house=house)
        self.state: State = self.game.state
        s = self.state
        for good in range(GOODS):
            s.bag[good] = s.rules.goods_per_colour
        for i in range(seats * GOODS):
            s.goods[i] = 0
        for i in range(CITIES * SLOTS):
            if s.tiles[i] != NOTHING:
                s.unused[s.tiles[i]] += 1
                s.tiles[i] = NOTHING
        for seat in range(seats):
            s.money[seat] = 0

    def hands(self, *hands: str) -> "Table":
        """The goods of each seat: `"2 silk, 1 ivory"`."""
        for seat, hand in enumerate(hands):
            for part in filter(None, hand.split(", ")):
                count, name = part.split()
                good = GOOD_NAMES.index(name)
                self.state.goods[seat * GOODS + good] += int(count)
                self.state.bag[good] -= int(count)
        return self

    def money(self, *money: int) -> "Table":
        for seat, silver in enumerate(money):
            self.state.money[seat] = silver
        return self

    def tiles(self, city: str, names: str) -> "Table":
        """Lay these tiles into a city."""
        s = self.state
        where = s.rules.city_names.index(city)
        for slot, name in enumerate(names.split()):
            face = s.rules.face_names.index(name)
            assert s.unused[face] > 0, name
            s.unused[face] -= 1
            s.tiles[where * SLOTS + slot] = face
        return self

    def keeps(self, seat: int, *, crooks: int = 0, barterers: int = 0) -> "Table":
        """Tiles kept from earlier cities."""
        self.state.crooks[seat] += crooks
        self.state.barterers[seat] += barterers
        self.state.unused[CROOK] -= crooks
        self.state.unused[BARTERER] -= barterers
        return self

    def marked(self, names: str) -> "Table":
        """Goods that a Vizier has named, with a cube under it if the bag has one."""
        for name in names.split():
            good = GOOD_NAMES.index(name)
            self.state.marked[good] = 1
            if self.state.bag[good]:
                self.state.marker_cubes[good] = 1
                self.state.bag[good] -= 1
        return self

    def tokens(self, *tokens: int) -> "Table":
        for seat, count in enumerate(tokens):
            self.state.tokens[seat] = count
        return self

    def auction(self, *, leader: int = 0, city: str = "chang'an") -> Game:
        """The first bidder is asked."""
        s = self.state
        s.question, s.leader, s.turn = BIDDING, leader, (leader + 1) % s.rules.seats
        return self.at(city)

    def road(self, *, leader: int = 0, city: str = "chang'an") -> Game:
        """The leader chooses the way."""
        s = self.state
        s.question, s.leader, s.turn = MOVING, leader, leader
        return self.at(city)

    def market(self, city: str, tiles: str, *, leader: int = 0) -> Game:
        """The leader takes a tile; tokens lie for those that are gone."""
        s = self.state
        self.tiles(city, tiles)
        s.question, s.leader, s.turn, s.owed = CHOOSING, leader, leader, 1
        missing = int(s.rules.tiles_per_city) - len(tiles.split()) - sum(s.tokens)
        for seat in (seat for seat in range(s.rules.seats) if seat != leader):
            if missing > 0 and s.tokens[seat] == 0:
                s.tokens[seat] += 1
                missing -= 1
        return self.at(city)

    def at(self, city: str) -> Game:
        """Put the caravan there, fill the other cities with any tiles, and let the rules look the table over."""
        s = self.state
        s.caravan = s.rules.city_names.index(city)
        for where in range(CITIES):
            is_bare = all(s.tiles[where * SLOTS + slot] == NOTHING for slot in range(SLOTS))
            if is_bare and s.rules.backs[where] != NOTHING and where != s.caravan:
                for slot in range(s.rules.tiles_per_city):
                    face = max(range(FACES), key=lambda face: (s.unused[face] > 0, face < CROOK, int(s.unused[face])))
                    if s.unused[face] > 0:
                        s.unused[face] -= 1
                        s.tiles[where * SLOTS + slot] = face
        return serai.from_position(self.game.position())


def play(game: Game, *lines: str) -> list[Any]:
    """Play these lines one after another (`2: reveal 1` names who answers); all that happened."""
    events: list[Any] = []
    for line in lines:
        seat, colon, text = line.partition(": ")
        events += game.play_text(text, int(seat)) if colon else game.play_text(line)
    return events


def options(game: Game, beginning: str = "", seat: int | None = None) -> list[str]:
    """The legal actions in notation, or those that begin with these words."""
    written = [game.title.write(action) for action in game.actions(seat)]
    return [line for line in written if f"{line} ".startswith(f"{beginning} ".lstrip())]


def refusal(game: Game, line: str, seat: int | None = None) -> str:
    """The reason why this is refused; the position must stay as it was."""
    before = game.position()
    with pytest.raises(Refusal) as caught:
        game.play_text(line, seat)
    assert game.position() == before
    assert line not in options(game, "", seat)
    return caught.value.reason


def of_kind(events: list[Any], kind: type[Event]) -> list[Event]:
    """Only the events of this kind."""
    return [event for event in events if isinstance(event, kind)]


def question(game: Game) -> str:
    return game.decision.question if game.decision else "over"


def awaited(game: Game) -> tuple[int, ...]:
    return game.decision.seats if game.decision else ()


def money(game: Game) -> list[int]:
    return [int(silver) for silver in game.state.money]


def hand(game: Game, seat: int) -> dict[str, int]:
    """A seat's goods by name, without those it has none of."""
    counts = {name: int(game.state.goods[seat * GOODS + good]) for good, name in enumerate(GOOD_NAMES)}
    return {name: count for name, count in counts.items() if count}


def tokens(game: Game) -> list[int]:
    return [int(count) for count in game.state.tokens]


def tiles_in(game: Game, city: str) -> list[str]:
    """The tiles of a city by name."""
    where = game.state.rules.city_names.index(city)
    faces = [int(game.state.tiles[where * SLOTS + slot]) for slot in range(SLOTS)]
    return [game.state.rules.face_names[face] for face in faces if face != NOTHING]


def city(game: Game) -> str:
    return str(game.state.rules.city_names[game.state.caravan])


__all__ = ["COMBINATIONS", "NOBODY", "Combination", "Table", "silk_road"]
