"""State: where everything is now. Ints and fixed arrays only, so that a copy is a few plain copies of memory."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.kernel.chance import WORDS, below, shuffle, sow
from serai.silk_road.pieces import CITIES, CUBES, FACES, GOODS, NOBODY, NOTHING, SLOTS
from serai.silk_road.rules import Rules

# The questions a state can stand at; the part of the turn follows from them.
BIDDING: Final = 0
ANSWERING: Final = 1
MOVING: Final = 2
CHOOSING: Final = 3
SELLING: Final = 4
BUYING: Final = 5
BARTERING: Final = 6
GIVING: Final = 7
GETTING: Final = 8
ROBBING: Final = 9
NAMING: Final = 10
REVEALING: Final = 11
PASSING: Final = 12
OVER: Final = 13
QUESTIONS: Final = (
    "bid",
    "answer_bid",
    "move_caravan",
    "take_tile",
    "sell",
    "buy",
    "barter",
    "give_good",
    "take_good",
    "rob",
    "name_good",
    "reveal",
    "pass_pawn",
    "over",
)
USED: Final = 14  # never asked: the tile is done with, and the course of the turn goes on from here


def filled(size: i64, value: i64) -> vec[i64]:
    """A fixed array with the same value everywhere."""
    return vec[i64]([value] * size)


class State:
    """One position. Money is counted in silver; goods lie behind screens, in the bag or under a Vizier."""

    rules: Final[Rules]
    listener: list[tuple[object, ...]] | None  # where events go; None while nobody listens
    heard: i64  # which of several seats that owe an answer is speaking; not part of the position

    question: i64
    round: i64
    turn: i64  # the seat to act
    leader: i64  # who holds the pawn
    best_bid: i64
    best_bidder: i64
    caravan: i64

    # the tile being used
    tile: i64
    is_printed: i64  # 1 while it is the action printed beside the city
    uses: i64  # goods sold or bought, barters or swaps made with it so far
    crooked: i64  # the set of its cubes that a Crook has changed
    given: i64  # the good given for a swap, until another is taken
    named: i64  # the good a Vizier asks for
    owed: i64  # tiles still to be taken in this turn
    has_bartered: i64  # 1 once a Barterer has been used in this turn
    picture: Final[vec[i64]]  # its cubes as they count now

    # by seat
    money: Final[vec[i64]]
    goods: Final[vec[i64]]  # by seat and good
    tokens: Final[vec[i64]]
    crooks: Final[vec[i64]]
    barterers: Final[vec[i64]]
    new_barterers: Final[vec[i64]]  # those of them taken in this city
    shown: Final[vec[i64]]  # goods committed to the Vizier's reveal, NOBODY's answer yet: -1

    # on the board and in the bag
    bag: Final[vec[i64]]
    marked: Final[vec[i64]]  # 1 once a Vizier has named the good
    marker_cubes: Final[vec[i64]]  # the cube under that Vizier, unless the bag had none
    tiles: Final[vec[i64]]  # by city and slot: the face
    unused: Final[vec[i64]]  # by face: tiles that were not laid out
    spent: Final[vec[i64]]  # by face: tiles out of the game

    # what everybody has seen of goods changing hands (ledger.py), and chance
    ledger: Final[vec[i64]]
    entries: i64
    chance: Final[vec[i64]]

    def __init__(self, rules: Rules, source: State | None = None) -> None:
        """An empty table; or, given a source, its copy (nobody listens to a copy)."""
        self.rules = rules
        self.listener = None
        seats = rules.seats
        self.heard = NOBODY if source is None else source.heard
        self.question = BIDDING if source is None else source.question
        self.round = 0 if source is None else source.round
        self.turn = 0 if source is None else source.turn
        self.leader = 0 if source is None else source.leader
        self.best_bid = 0 if source is None else source.best_bid
        self.best_bidder = NOBODY if source is None else source.best_bidder
        self.caravan = 0 if source is None else source.caravan
        self.tile = NOTHING if source is None else source.tile
        self.is_printed = 0 if source is None else source.is_printed
        self.uses = 0 if source is None else source.uses
        self.crooked = 0 if source is None else source.crooked
        self.given = NOTHING if source is None else source.given
        self.named = NOTHING if source is None else source.named
        self.owed = 0 if source is None else source.owed
        self.has_bartered = 0 if source is None else source.has_bartered
        self.picture = filled(CUBES, NOTHING) if source is None else source.picture[:]
        self.money = filled(seats, 0) if source is None else source.money[:]
        self.goods = filled(seats * GOODS, 0) if source is None else source.goods[:]
        self.tokens = filled(seats, 0) if source is None else source.tokens[:]
        self.crooks = filled(seats, 0) if source is None else source.crooks[:]
        self.barterers = filled(seats, 0) if source is None else source.barterers[:]
        self.new_barterers = filled(seats, 0) if source is None else source.new_barterers[:]
        self.shown = filled(seats, NOBODY) if source is None else source.shown[:]
        self.bag = filled(GOODS, 0) if source is None else source.bag[:]
        self.marked = filled(GOODS, 0) if source is None else source.marked[:]
        self.marker_cubes = filled(GOODS, 0) if source is None else source.marker_cubes[:]
        self.tiles = filled(CITIES * SLOTS, NOTHING) if source is None else source.tiles[:]
        self.unused = filled(FACES, 0) if source is None else source.unused[:]
        self.spent = filled(FACES, 0) if source is None else source.spent[:]
        self.ledger = filled(rules.ledger_size, 0) if source is None else source.ledger[:]
        self.entries = 0 if source is None else source.entries
        self.chance = filled(WORDS, 0) if source is None else source.chance[:]


def copy(s: State) -> State:
    """An equal and independent state."""
    return State(s.rules, s)


def sow_chance(s: State, seed: int) -> None:
    """Start the state's own generator from a seed."""
    sow(s.chance, seed)


def draw_lot(s: State, bound: i64) -> int:
    """A number from 0 to bound - 1."""
    return below(s.chance, bound)


def draw_lots(s: State, count: i64) -> list[int]:
    """The numbers below `count` in random order."""
    lots = filled(count, 0)
    number: i64
    for number in range(count):
        lots[number] = number
    shuffle(s.chance, lots, count)
    return [int(lot) for lot in lots]
