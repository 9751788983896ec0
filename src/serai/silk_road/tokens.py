"""Tokens: the goods of others' start hands, of open colour until something seen tells it (possible_worlds.py)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.kernel.chance import below
from serai.silk_road.ledger import AT_LEAST_ONE, AT_LEAST_TWO, EXACTLY_NONE, EXACTLY_ONE
from serai.silk_road.pieces import GOODS, NOBODY, UNSEEN, good_at
from serai.silk_road.state import filled

DRAWS: Final = 12  # of colours for one walk: see `is_accepted`


class Walk:
    """The goods as far as they are known at one point of the ledger."""

    known: Final[vec[i64]]  # by seat and good
    out: Final[vec[i64]]  # by good: known to be out of the bag
    least: Final[vec[i64]]  # by good: bounds for the tokens of that good that stay open to the end
    most: Final[vec[i64]]
    drawn_from: Final[vec[i64]]  # by good: the bag the tokens came from, without those whose colour is known

    tokens: i64
    open: Final[vec[i64]]  # by seat: how many tokens with open colour she has
    owner: Final[vec[i64]]  # by token; NOBODY once its colour is known
    colour: Final[vec[i64]]

    pins: i64
    pin_good: Final[vec[i64]]
    pin_others: Final[vec[i64]]  # by pin and token: 1 if it might as well have been that one

    thefts: i64
    theft_line: Final[vec[i64]]  # where in the ledger a token changed hands unseen
    theft_token: Final[vec[i64]]

    def __init__(self, seats: i64, per_colour: i64, tokens: i64, thefts: i64) -> None:
        self.known = filled(seats * GOODS, 0)
        self.out = filled(GOODS, 0)
        self.least = filled(GOODS, 0)
        self.most = filled(GOODS, per_colour)
        self.drawn_from = filled(GOODS, per_colour)
        self.tokens = tokens
        self.open = filled(seats, 0)
        self.owner = filled(tokens, NOBODY)
        self.colour = filled(tokens, UNSEEN)
        self.pins = 0
        self.pin_good = filled(tokens, 0)
        self.pin_others = filled(tokens * tokens, 0)
        self.thefts = 0
        self.theft_line = filled(thefts, 0)
        self.theft_token = filled(thefts, 0)


def take_out(walk: Walk, good: i64, count: i64, per_colour: i64) -> None:
    """Goods that came out of the bag were in it, so fewer tokens can be of their colour."""
    walk.out[good] += count
    walk.most[good] = min(walk.most[good], per_colour - walk.out[good])


def pin(walk: Walk, seat: i64, good: i64, count: i64, words: vec[i64]) -> bool:
    """The seat has so many of a good: those not known yet are tokens, and were of that colour from the start."""
    while walk.known[good_at(seat, good)] < count:
        if walk.open[seat] <= 0 or walk.most[good] <= 0:
            return False
        token = open_token(walk, seat, words)
        walk.owner[token] = NOBODY
        walk.colour[token] = good
        walk.open[seat] -= 1
        note_pin(walk, seat, good)
        walk.known[good_at(seat, good)] += 1
        walk.out[good] += 1
        walk.most[good] -= 1
        walk.least[good] -= 1
        walk.drawn_from[good] -= 1
    return True


def open_token(walk: Walk, seat: i64, words: vec[i64]) -> i64:
    """One of the seat's tokens, by lot."""
    lot = below(words, walk.open[seat])
    token: i64 = 0
    while True:
        if walk.owner[token] == seat:
            if lot == 0:
                return token
            lot -= 1
        token += 1


def note_pin(walk: Walk, seat: i64, good: i64) -> None:
    """Which good was pinned, and which other tokens the seat has at that moment."""
    walk.pin_good[walk.pins] = good
    token: i64
    for token in range(walk.tokens):
        if walk.owner[token] == seat:
            walk.pin_others[walk.pins * walk.tokens + token] = 1
    walk.pins += 1


def bound(walk: Walk, good: i64, seen: i64, per_colour: i64) -> None:
    """A look into the bag bounds how many tokens can be of that good."""
    rest = per_colour - walk.out[good]
    if seen in (EXACTLY_NONE, EXACTLY_ONE):
        rest -= 1 if seen == EXACTLY_ONE else 0
        walk.least[good] = max(walk.least[good], rest)
        walk.most[good] = min(walk.most[good], rest)
    elif seen in (AT_LEAST_ONE, AT_LEAST_TWO):
        walk.most[good] = min(walk.most[good], rest - (1 if seen == AT_LEAST_ONE else 2))


def colour_tokens(walk: Walk, words: vec[i64]) -> bool:
    """Colours for the tokens still open, drawn as the start hands were, within what looks into the bag allow."""
    draws: i64 = 0
    while draws < DRAWS:
        draws += 1
        if not draw_colours(walk, words):
            return False
        if is_accepted(walk, words):
            return True
    return True


def draw_colours(walk: Walk, words: vec[i64]) -> bool:
    """One draw: first what a look says must be there, then the rest from the bag."""
    bag = walk.drawn_from[:]
    room = walk.most[:]
    undrawn: i64 = 0
    token: i64
    good: i64
    for token in range(walk.tokens):
        if walk.owner[token] != NOBODY:
            walk.colour[token] = UNSEEN
            undrawn += 1
    for good in range(GOODS):
        for _ in range(walk.least[good]):
            if undrawn == 0:
                return False
            token = undrawn_token(walk, below(words, undrawn))
            walk.colour[token] = good
            undrawn -= 1
            bag[good] -= 1
            room[good] -= 1
    for token in range(walk.tokens):
        if walk.colour[token] == UNSEEN:
            good = draw_one(bag, room, words)
            if good == NOBODY:
                return False
            walk.colour[token] = good
            bag[good] -= 1
            room[good] -= 1
    return True


def undrawn_token(walk: Walk, lot: i64) -> i64:
    """The token without a colour that the lot falls on."""
    token: i64 = 0
    while True:
        if walk.colour[token] == UNSEEN:
            if lot == 0:
                return token
            lot -= 1
        token += 1


def draw_one(bag: vec[i64], room: vec[i64], words: vec[i64]) -> i64:
    """A colour from the bag, of those with room; NOBODY when there is none."""
    total: i64 = 0
    good: i64
    for good in range(GOODS):
        total += weight_of(bag[good], room[good])
    if total == 0:
        return NOBODY
    lot = below(words, total)
    good = 0
    while lot >= weight_of(bag[good], room[good]):
        lot -= weight_of(bag[good], room[good])
        good += 1
    return good


def weight_of(in_bag: i64, room: i64) -> i64:
    """How often a colour comes out of the bag."""
    return max(in_bag, 0) if room > 0 else 0


def is_accepted(walk: Walk, words: vec[i64]) -> bool:
    """Keep a draw less often the more tokens could have been the one that was pinned.

    A pin takes one token of the colour by lot. A hand with three of it offers three ways to the same pin, and would
    come out three times too often.
    """
    i: i64
    token: i64
    for i in range(walk.pins):
        certain: i64 = 1
        possible: i64 = 1
        for token in range(walk.tokens):
            if walk.pin_others[i * walk.tokens + token] and walk.colour[token] == walk.pin_good[i]:
                possible += 1
                if walk.owner[token] == NOBODY:
                    certain += 1
        if possible > certain and below(words, possible) >= certain:
            return False
    return True
