"""State: where everything is now. Ints and fixed arrays only, so that a copy is a few plain copies of memory."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.kernel.chance import WORDS, shuffle, sow
from serai.yunnan.pieces import BANK_SPACES, BUILDINGS, CARDS, GORGES, KINDS, NO_GORGE, NOBODY, PLACES, SPACES
from serai.yunnan.rules import Rules

# The questions a state can stand at; the phase of the round follows from them.
BIDDING: Final = 0
RESOLVING: Final = 1
TAKING: Final = 2
PLACING: Final = 3
BLOCKING: Final = 4
TRAVELLING: Final = 5
DISPLACING: Final = 6
CONVERTING: Final = 7
OVER: Final = 8
QUESTIONS: Final = (
    "place_trader",
    "resolve_building",
    "take_structure",
    "place_structure",
    "block_gorge",
    "travel",
    "displace",
    "convert_income",
    "over",
)

RUNNING: Final = 0
BY_SCORE: Final = 1
BY_GIFTS: Final = 2
BY_LIMIT: Final = 3
END_REASONS: Final = ("running", "score", "gifts", "round_limit")


def filled(size: i64, value: i64) -> vec[i64]:
    """A fixed array with the same value everywhere."""
    return vec[i64]([value for _ in range(size)])


class State:
    """One position. `NOBODY` marks an empty space; fields for variants are neutral when those are not played."""

    rules: Final[Rules]
    listener: list[tuple[object, ...]] | None  # where events go; None while nobody listens

    question: i64
    round: i64
    turn: i64  # index into `order` of the colour to act
    end_reason: i64
    order: Final[vec[i64]]  # colours in bidding order; building and travelling run through it backwards

    # by colour
    coins: Final[vec[i64]]
    reserve: Final[vec[i64]]  # traders in the personal supply
    untrained: Final[vec[i64]]  # traders still in the general supply
    passes: Final[vec[i64]]
    influence: Final[vec[i64]]
    horse: Final[vec[i64]]
    gifts_won: Final[vec[i64]]
    passed: Final[vec[i64]]  # 1 once the order marker lies between the tracks
    banked: Final[vec[i64]]  # 1 once the colour has gone to the bank this round
    income: Final[vec[i64]]  # of this round, until it is converted
    guard: Final[vec[i64]]  # the province the guard stands in this round, or 0
    score: Final[vec[i64]]  # by seat: points on the track

    # by colour and place, kind or gorge
    traders: Final[vec[i64]]
    posts: Final[vec[i64]]
    bridges: Final[vec[i64]]
    supply: Final[vec[i64]]  # structures not yet taken
    held: Final[vec[i64]]  # structures taken and not yet built

    # on the board
    bids: Final[vec[i64]]  # the colour on each bid space
    bank: Final[vec[i64]]
    gifts: Final[vec[i64]]
    tea_houses: Final[vec[i64]]  # the colour whose tea house stands in each place
    blocked_gorge: i64

    # the turn being played
    in_hand: i64  # the kind of structure just taken, to be built or kept
    arrived: i64  # the province a journey has just ended in
    passes_left: i64
    travelled: Final[vec[i64]]  # by place: how many of the mover's traders there have had their journey

    # cards and chance: hidden
    deck: Final[vec[i64]]
    dealt: i64  # how many cards of the deck lie face up
    chance: Final[vec[i64]]

    def __init__(self, rules: Rules, source: State | None = None) -> None:
        """An empty table; or, given a source, its copy (nobody listens to a copy)."""
        self.rules = rules
        self.listener = None
        colours = rules.colours
        self.question = BIDDING if source is None else source.question
        self.round = 1 if source is None else source.round
        self.turn = 0 if source is None else source.turn
        self.end_reason = RUNNING if source is None else source.end_reason
        self.order = filled(colours, 0) if source is None else source.order[:]
        self.coins = filled(colours, 0) if source is None else source.coins[:]
        self.reserve = filled(colours, 0) if source is None else source.reserve[:]
        self.untrained = filled(colours, 0) if source is None else source.untrained[:]
        self.passes = filled(colours, 0) if source is None else source.passes[:]
        self.influence = filled(colours, 0) if source is None else source.influence[:]
        self.horse = filled(colours, 0) if source is None else source.horse[:]
        self.gifts_won = filled(colours, 0) if source is None else source.gifts_won[:]
        self.passed = filled(colours, 0) if source is None else source.passed[:]
        self.banked = filled(colours, 0) if source is None else source.banked[:]
        self.income = filled(colours, 0) if source is None else source.income[:]
        self.guard = filled(colours, 0) if source is None else source.guard[:]
        self.score = filled(rules.seats, 0) if source is None else source.score[:]
        self.traders = filled(colours * PLACES, 0) if source is None else source.traders[:]
        self.posts = filled(colours * PLACES, 0) if source is None else source.posts[:]
        self.bridges = filled(colours * GORGES, 0) if source is None else source.bridges[:]
        self.supply = filled(colours * KINDS, 0) if source is None else source.supply[:]
        self.held = filled(colours * KINDS, 0) if source is None else source.held[:]
        self.bids = filled(BUILDINGS * SPACES, NOBODY) if source is None else source.bids[:]
        self.bank = filled(BANK_SPACES, NOBODY) if source is None else source.bank[:]
        self.gifts = filled(PLACES, 0) if source is None else source.gifts[:]
        self.tea_houses = filled(PLACES, NOBODY) if source is None else source.tea_houses[:]
        self.blocked_gorge = NO_GORGE if source is None else source.blocked_gorge
        self.in_hand = NOBODY if source is None else source.in_hand
        self.arrived = 0 if source is None else source.arrived
        self.passes_left = 0 if source is None else source.passes_left
        self.travelled = filled(PLACES, 0) if source is None else source.travelled[:]
        self.deck = filled(CARDS, 0) if source is None else source.deck[:]
        self.dealt = 0 if source is None else source.dealt
        self.chance = filled(WORDS, 0) if source is None else source.chance[:]


def copy(s: State) -> State:
    """An equal and independent state."""
    return State(s.rules, s)


def sow_chance(s: State, seed: int) -> None:
    """Start the state's own generator from a seed."""
    sow(s.chance, seed)


def draw_lots(s: State, count: i64) -> list[int]:
    """The numbers below `count` in random order."""
    lots = filled(count, 0)
    number: i64
    for number in range(count):
        lots[number] = number
    shuffle(s.chance, lots, count)
    return [int(lot) for lot in lots]
