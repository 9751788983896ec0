"""Possible worlds: goods behind the screens that explain everything a seat has seen (docs/hidden-information.md).

The ledger is followed forward. A good that came from the bank in the open has a known colour; a good of the start hand
is a *token*, its colour open until its owner must have had it: to sell, to give or to show a good nobody saw her get.
A theft among others moves a good drawn by lot, token or not. What stays open to the end gets colours by lot.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.kernel.chance import below
from serai.silk_road.ledger import (
    AT_LEAST_ONE,
    AT_LEAST_TWO,
    EXACTLY_NONE,
    EXACTLY_ONE,
    GAINED,
    KIND_SPAN,
    LOST,
    MARKED,
    SHOWN,
    STOLEN,
    TO_THIRD,
    first_of,
    is_true,
    second_of,
    sight_of,
    third_of,
)
from serai.silk_road.pieces import GOODS, NOBODY, UNSEEN, good_at
from serai.silk_road.state import State, filled

TRIES: Final = 1024
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


def fill_screens(s: State, seat: i64, counted: list[int]) -> bool:
    """Put so many goods (`counted`) behind the screens, the seat's own as they lie, and the rest into the bag.

    Nothing but the state's own generator decides between the worlds that fit; False when none was found.
    """
    words = s.chance
    hands = vec[i64]([i64(goods) for goods in counted])
    own = s.goods[:]
    lines = s.ledger[:]
    starts = start_hands(s, hands)
    thefts: i64 = 0
    tokens: i64 = 0
    i: i64
    for i in range(s.entries):
        if lines[i] % KIND_SPAN == STOLEN and third_of(lines[i]) == UNSEEN:
            thefts += 1
    for i in range(s.rules.seats):
        if starts[i] < 0:
            return False
        tokens += starts[i] if i != seat else 0
    tries: i64 = 0
    while tries < TRIES:
        tries += 1
        walk = Walk(s.rules.seats, s.rules.goods_per_colour, tokens, thefts)
        deal(s, walk, seat, own, starts)
        if follow(s, walk, words) and colour_tokens(walk, words):
            lift_screens(s, walk)
            if fill_bag(s) and is_true(s):
                return True
        for i in range(s.entries):
            s.ledger[i] = lines[i]
    return False


def start_hands(s: State, hands: vec[i64]) -> vec[i64]:
    """How many goods each seat had before the first entry."""
    starts = hands[:]
    i: i64
    for i in range(s.entries):
        line = s.ledger[i]
        kind = line % KIND_SPAN
        if kind == GAINED:
            starts[first_of(line)] -= third_of(line)
        elif kind == LOST:
            starts[first_of(line)] += third_of(line)
        elif kind == STOLEN:
            starts[first_of(line)] -= 1
            starts[second_of(line)] += 1
    return starts


def deal(s: State, walk: Walk, seat: i64, own: vec[i64], starts: vec[i64]) -> None:
    """The start hands: the seat's own by colour, everybody else's as tokens."""
    other: i64
    good: i64
    token: i64 = 0
    for other in range(s.rules.seats):
        if other != seat:
            walk.open[other] = starts[other]
            for _ in range(starts[other]):
                walk.owner[token] = other
                token += 1
    if seat == NOBODY:
        return
    for good in range(GOODS):
        walk.known[good_at(seat, good)] = own[good_at(seat, good)]
    i: i64
    for i in range(s.entries):
        line = s.ledger[i]
        kind = line % KIND_SPAN
        if kind == STOLEN:
            if first_of(line) == seat:
                walk.known[good_at(seat, third_of(line))] -= 1
            elif second_of(line) == seat:
                walk.known[good_at(seat, third_of(line))] += 1
        elif first_of(line) == seat:
            if kind == GAINED:
                walk.known[good_at(seat, second_of(line))] -= third_of(line)
            elif kind == LOST:
                walk.known[good_at(seat, second_of(line))] += third_of(line)
    for good in range(GOODS):
        count = walk.known[good_at(seat, good)]
        walk.out[good] = count
        walk.most[good] -= count
        walk.drawn_from[good] -= count


def follow(s: State, walk: Walk, words: vec[i64]) -> bool:
    """Entry by entry; False at a dead end, where an earlier lot made a later observation impossible."""
    per_colour = s.rules.goods_per_colour
    i: i64
    for i in range(s.entries):
        line = s.ledger[i]
        kind = line % KIND_SPAN
        first = first_of(line)
        second = second_of(line)
        third = third_of(line)
        if kind == GAINED:
            walk.known[good_at(first, second)] += third
            take_out(walk, second, third, per_colour)
        elif kind == LOST:
            if not pin(walk, first, second, third, words):
                return False
            walk.known[good_at(first, second)] -= third
            walk.out[second] -= third
        elif kind == SHOWN:
            if not pin(walk, first, second, third, words):
                return False
        elif kind == STOLEN:
            if not follow_theft(s, walk, i, words):
                return False
        elif kind == MARKED:
            if first == 1:
                take_out(walk, second, 1, per_colour)
            else:
                bound(walk, second, EXACTLY_NONE, per_colour)
        else:
            for second in range(GOODS):
                bound(walk, second, sight_of(line, second), per_colour)
    return True


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


def follow_theft(s: State, walk: Walk, at: i64, words: vec[i64]) -> bool:
    """A good goes from one hand to another: of the colour seen, or of one drawn by lot."""
    line = s.ledger[at]
    thief = first_of(line)
    victim = second_of(line)
    good = third_of(line)
    if good == UNSEEN:
        good = lot_for_thief(s, walk, at, words)
        if good == NOBODY:
            return False
        if good == UNSEEN:
            token = open_token(walk, victim, words)
            walk.owner[token] = thief
            walk.open[victim] -= 1
            walk.open[thief] += 1
            walk.theft_line[walk.thefts] = at
            walk.theft_token[walk.thefts] = token
            walk.thefts += 1
            return True
        s.ledger[at] = line % TO_THIRD + good * TO_THIRD
    elif not pin(walk, victim, good, 1, words):
        return False
    walk.known[good_at(victim, good)] -= 1
    walk.known[good_at(thief, good)] += 1
    return True


def lot_for_thief(s: State, walk: Walk, at: i64, words: vec[i64]) -> i64:
    """What others' thief caught: every good as likely as any, among those that later entries leave possible."""
    thief = first_of(s.ledger[at])
    victim = second_of(s.ledger[at])
    weights = filled(GOODS + 1, 0)
    total: i64 = 0
    good: i64
    for good in range(GOODS + 1):
        count = walk.open[victim] if good == UNSEEN else walk.known[good_at(victim, good)]
        if count > 0 and can_go_on(s, walk, at, victim, good) and can_go_on(s, walk, at, thief, good):
            weights[good] = count
            total += count
    if total == 0:
        return NOBODY
    lot = below(words, total)
    good = 0
    while lot >= weights[good]:
        lot -= weights[good]
        good += 1
    return good


def can_go_on(s: State, walk: Walk, at: i64, seat: i64, good: i64) -> bool:
    """Whether thief or victim, with this good more or less, can do all that is seen until the next unseen theft."""
    hand = filled(GOODS + 1, 0)
    i: i64
    for i in range(GOODS):
        hand[i] = walk.known[good_at(seat, i)]
    hand[UNSEEN] = walk.open[seat]
    hand[good] += 1 if first_of(s.ledger[at]) == seat else -1
    for i in range(at + 1, s.entries):
        line = s.ledger[i]
        kind = line % KIND_SPAN
        is_first = first_of(line) == seat
        colour = second_of(line)
        count = third_of(line)
        if kind == STOLEN and (is_first or colour == seat):
            if count == UNSEEN:
                return True
            colour = count
            count = 1
            kind = GAINED if is_first else LOST
        elif kind > SHOWN or not is_first:
            continue
        if kind == GAINED:
            hand[colour] += count
            continue
        missing = count - hand[colour]
        if missing > 0:
            hand[UNSEEN] -= missing
            hand[colour] += missing
            if hand[UNSEEN] < 0:
                return False
        if kind == LOST:
            hand[colour] -= count
    return True


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


def lift_screens(s: State, walk: Walk) -> None:
    """The goods of this world, and the colours of what thieves caught in it."""
    i: i64
    for i in range(s.rules.seats * GOODS):
        s.goods[i] = walk.known[i]
    for i in range(walk.tokens):
        if walk.owner[i] != NOBODY:
            s.goods[good_at(walk.owner[i], walk.colour[i])] += 1
    for i in range(walk.thefts):
        at = walk.theft_line[i]
        s.ledger[at] = s.ledger[at] % TO_THIRD + walk.colour[walk.theft_token[i]] * TO_THIRD


def fill_bag(s: State) -> bool:
    """What is neither behind a screen nor under a Vizier is in the bag; False when there is less than nothing."""
    good: i64
    seat: i64
    for good in range(GOODS):
        s.bag[good] = s.rules.goods_per_colour - s.marker_cubes[good]
        for seat in range(s.rules.seats):
            s.bag[good] -= s.goods[good_at(seat, good)]
        if s.bag[good] < 0:
            return False
    return True
