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
    EXACTLY_NONE,
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
from serai.silk_road.tokens import Walk, bound, colour_tokens, open_token, pin, take_out

TRIES: Final = 1024


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
