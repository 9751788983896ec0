"""The ledger: what was seen of goods changing hands, in order. It is what an attentive player would remember.

Goods are hidden, but every movement of one is open, except the colour a thief catches. `view` gives each seat the
ledger as that seat may know it, and possible_worlds.py draws from it a table that contradicts nothing in it.

An entry is one int: its kind, a seat, and what the kind needs (ruling B-32: the bag is hidden, so a look into it
is known to the seat that took from it, and to nobody else).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.silk_road.pieces import GOODS, UNSEEN, good_at
from serai.silk_road.state import State

GAINED: Final = 0  # seat, good, count: from the bank, in the open
LOST: Final = 1  # seat, good, count: to the bank, in the open
SHOWN: Final = 2  # seat, good, count: so many at least
STOLEN: Final = 3  # thief, victim, good or UNSEEN
MARKED: Final = 4  # whether a cube was there, good
LOOKED: Final = 5  # seat, and for each good what the seat saw of the bag

EVERYBODY: Final = 7  # as a reader: who may know every entry

# An entry's parts: kind, first, second, third.
KIND_SPAN: Final = 8
FIRST_SPAN: Final = 8
SECOND_SPAN: Final = 8
TO_SECOND: Final = KIND_SPAN * FIRST_SPAN
TO_THIRD: Final = TO_SECOND * SECOND_SPAN
THIRD_SPAN: Final = 32
ENTRY_SPAN: Final = KIND_SPAN * FIRST_SPAN * 32768  # a look takes three bits for each good

# What a look shows of one good.
NOT_LOOKED: Final = 0
EXACTLY_NONE: Final = 1
AT_LEAST_ONE: Final = 2
EXACTLY_ONE: Final = 3
AT_LEAST_TWO: Final = 4
SIGHT_BITS: Final = 3
SIGHT_MASK: Final = 7

MOST_ENTRIES_A_TILE: Final = 14  # two barters with a look, two losses and two gains each, and looks after four Crooks


def entry(kind: i64, first: i64, second: i64, third: i64) -> i64:
    """The int of an entry."""
    return kind + first * KIND_SPAN + second * TO_SECOND + third * TO_THIRD


def first_of(line: i64) -> i64:
    return line // KIND_SPAN % FIRST_SPAN


def second_of(line: i64) -> i64:
    return line // TO_SECOND % SECOND_SPAN


def third_of(line: i64) -> i64:
    return line // TO_THIRD


def sight_of(line: i64, good: i64) -> i64:
    """What a look showed of a good."""
    return (line // TO_SECOND) >> (good * SIGHT_BITS) & SIGHT_MASK


def write(s: State, line: i64) -> None:
    s.ledger[s.entries] = line
    s.entries += 1


def gain(s: State, seat: i64, good: i64) -> None:
    """A good comes from the bag; what the buyer saw of this very good is implied by that."""
    s.bag[good] -= 1
    s.goods[good_at(seat, good)] += 1
    if s.entries > 0 and s.ledger[s.entries - 1] == look_line(seat, AT_LEAST_ONE << good * SIGHT_BITS):
        s.entries -= 1
    count_on(s, GAINED, seat, good)


def lose(s: State, seat: i64, good: i64) -> None:
    """A good goes into the bag."""
    s.goods[good_at(seat, good)] -= 1
    s.bag[good] += 1
    count_on(s, LOST, seat, good)


def count_on(s: State, kind: i64, seat: i64, good: i64) -> None:
    """One more of the same is the same entry, with a higher count."""
    if s.entries > 0:
        last = s.ledger[s.entries - 1]
        if last % TO_THIRD == entry(kind, seat, good, 0) and third_of(last) < THIRD_SPAN - 1:
            s.ledger[s.entries - 1] = last + TO_THIRD
            return
    write(s, entry(kind, seat, good, 1))


def show(s: State, seat: i64, good: i64, count: i64) -> None:
    """So many were shown to all; there may be more behind the screen."""
    if count > 0:
        write(s, entry(SHOWN, seat, good, count))


def steal(s: State, thief: i64, victim: i64, good: i64) -> None:
    """A good changes screens."""
    s.goods[good_at(victim, good)] -= 1
    s.goods[good_at(thief, good)] += 1
    write(s, entry(STOLEN, thief, victim, good))


def mark(s: State, good: i64) -> i64:
    """A cube for the Vizier's marker, if the bag has one: all see whether it has (ruling B-08)."""
    cube: i64 = 1 if s.bag[good] > 0 else 0
    s.bag[good] -= cube
    s.marker_cubes[good] = cube
    write(s, entry(MARKED, cube, good, 0))
    return cube


def sight(s: State, good: i64, wanted: i64) -> i64:
    """What somebody sees who reaches for one or two of a good: as much as that, and no more."""
    held = s.bag[good]
    if wanted == 1:
        return AT_LEAST_ONE if held > 0 else EXACTLY_NONE
    if held > 1:
        return AT_LEAST_TWO
    return EXACTLY_ONE if held == 1 else EXACTLY_NONE


def look_line(seat: i64, sights: i64) -> i64:
    """The entry of a look into the bag."""
    return LOOKED + seat * KIND_SPAN + sights * TO_SECOND


def look(s: State, seat: i64, sights: i64) -> None:
    """A seat that may take from the bag now sees whether it can."""
    write(s, look_line(seat, sights))


def as_seen_by(s: State, seat: i64) -> list[int]:
    """The ledger as a seat (NOBODY: a spectator) may know it: no looks of others, no colour of others' thefts."""
    seen: list[int] = []
    i: i64
    for i in range(s.entries):
        line = s.ledger[i]
        kind = line % KIND_SPAN
        if kind == LOOKED:
            if first_of(line) == seat:
                seen.append(line)
        elif kind == STOLEN and first_of(line) != seat and second_of(line) != seat:
            seen.append(line % TO_THIRD + UNSEEN * TO_THIRD)
        else:
            seen.append(line)
    return seen


def unreadable(s: State, seat: i64) -> i64:
    """The first entry that no game writes, or that this seat cannot have: a look of others, or no colour; else -1."""
    seats = s.rules.seats
    i: i64
    for i in range(s.entries):
        line = s.ledger[i]
        kind = line % KIND_SPAN
        first = first_of(line)
        second = second_of(line)
        third = third_of(line)
        if kind == LOOKED:
            is_fine = first < seats and seat in (first, EVERYBODY) and is_sight(line)
        elif kind == MARKED:
            is_fine = first <= 1 and second < GOODS and third == 0
        elif kind == STOLEN:
            is_fine = first < seats and second < seats and first != second
            is_open = seat in (first, second, EVERYBODY)
            is_fine = is_fine and (third < GOODS if is_open else third == UNSEEN)
        else:
            is_fine = kind < LOOKED and first < seats and second < GOODS and 0 < third < THIRD_SPAN
        if not is_fine:
            return i
    return -1


def is_sight(line: i64) -> bool:
    """Whether a look shows something of some good, and nothing that cannot be seen."""
    good: i64
    for good in range(GOODS):
        if sight_of(line, good) > AT_LEAST_TWO:
            return False
    return line >= TO_SECOND


def is_true(s: State) -> bool:
    """Whether the goods as they lie now can have come about by these entries: followed backwards to the start."""
    goods = s.goods[:]
    bag = s.bag[:]
    i: i64 = s.entries - 1
    while i >= 0:
        line = s.ledger[i]
        kind = line % KIND_SPAN
        first = first_of(line)
        second = second_of(line)
        third = third_of(line)
        if kind == LOOKED:
            if not was_seen(line, bag):
                return False
        elif kind == MARKED:
            if first == 0 and bag[second] != 0:
                return False
            bag[second] += first
        elif kind == STOLEN:
            goods[good_at(first, third)] -= 1
            goods[good_at(second, third)] += 1
            if goods[good_at(first, third)] < 0:
                return False
        elif kind == SHOWN:
            if goods[good_at(first, second)] < third:
                return False
        else:
            back = third if kind == LOST else -third
            goods[good_at(first, second)] += back
            bag[second] -= back
            if goods[good_at(first, second)] < 0 or bag[second] < 0:
                return False
        i -= 1
    return True


def was_seen(line: i64, bag: vec[i64]) -> bool:
    """Whether a bag of these goods shows what the look saw."""
    good: i64
    for good in range(GOODS):
        if not fits(sight_of(line, good), bag[good]):
            return False
    return True


def fits(seen: i64, held: i64) -> bool:
    """Whether so many goods look like that."""
    if seen == NOT_LOOKED:
        return True
    if seen == EXACTLY_NONE:
        return held == 0
    if seen == AT_LEAST_ONE:
        return held > 0
    if seen == EXACTLY_ONE:
        return held == 1
    return seen == AT_LEAST_TWO and held > 1
