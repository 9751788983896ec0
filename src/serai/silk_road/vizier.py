"""The Grand Vizier: all show, at the same moment, how many they care to of one good (trade tiles)."""

from librt.vecs import vec
from mypy_extensions import i64

from serai.silk_road import ledger
from serai.silk_road.codes import FINISH, NAME_GOOD, SHOW
from serai.silk_road.events import GoodMarked, GoodNamed, GoodsRevealed, PrizeWon, RevealCommitted
from serai.silk_road.pieces import GOODS, MOST_SHOWN, NOBODY, NOTHING, good_at
from serai.silk_road.refusals import ALLOWED, ALREADY_MARKED, MORE_THAN_HELD
from serai.silk_road.state import NAMING, REVEALING, State
from serai.silk_road.tiles import put_away


def legal(s: State, out: vec[i64]) -> i64:
    """To the taker: name a good, or let it be. Then to everybody: a number of goods to show."""
    count: i64 = 0
    code: i64
    if s.question == NAMING:
        out[0] = FINISH
        count = 1
        for code in range(NAME_GOOD, NAME_GOOD + GOODS):
            if why_not(s, code) == ALLOWED:
                out[count] = code
                count += 1
        return count
    held = s.goods[good_at(speaker(s), s.named)]
    for code in range(SHOW, SHOW + held + 1):
        out[count] = code
        count += 1
    return count


def why_not(s: State, code: i64) -> i64:
    """Why this good may not be named, or so many not shown."""
    if code == FINISH:
        return ALLOWED
    if s.question == NAMING:
        return why_not_name(s, code - NAME_GOOD)
    return ALLOWED if code - SHOW <= s.goods[good_at(speaker(s), s.named)] else MORE_THAN_HELD


def why_not_name(s: State, good: i64) -> i64:
    """A good not yet marked; once all are, any (ruling B-08)."""
    return ALLOWED if s.marked[good] == 0 or all_are_marked(s) else ALREADY_MARKED


def all_are_marked(s: State) -> bool:
    """Whether five Viziers have been used: the sixth is free."""
    good: i64
    for good in range(GOODS):
        if s.marked[good] == 0:
            return False
    return True


def speaker(s: State) -> i64:
    """Whose answer comes next: who asked to be heard, else the lowest seat that still owes one (ruling B-31)."""
    if s.heard != NOBODY and s.shown[s.heard] == NOBODY:
        return s.heard
    seat: i64 = 0
    while s.shown[seat] != NOBODY:
        seat += 1
    return seat


def apply(s: State, code: i64) -> None:
    """A declined Vizier marks nothing."""
    if code == FINISH:
        put_away(s)
    elif s.question == NAMING:
        name(s, code - NAME_GOOD)
    else:
        commit(s, code - SHOW)


def name(s: State, good: i64) -> None:
    """Everybody, the taker too, owes an answer now."""
    s.named = good
    s.question = REVEALING
    if s.listener is not None:
        s.listener.append(GoodNamed(s.turn, good))


def commit(s: State, count: i64) -> None:
    """Hidden until the last answer is in, and not to be changed (ruling B-31)."""
    seat = speaker(s)
    s.shown[seat] = count
    if s.listener is not None:
        s.listener.append(RevealCommitted(seat))
    for seat in range(s.rules.seats):
        if s.shown[seat] == NOBODY:
            return
    reveal(s)


def reveal(s: State) -> None:
    """The screens stay up, the goods are kept (ruling B-06); then the prizes, then the marker."""
    seat: i64
    if s.listener is not None:
        s.listener.append(GoodsRevealed(s.named, tuple([s.shown[seat] for seat in range(s.rules.seats)])))
    for seat in range(s.rules.seats):
        ledger.show(s, seat, s.named, s.shown[seat])
    pay_prizes(s)
    if s.marked[s.named] == 0:
        s.marked[s.named] = 1
        cube = ledger.mark(s, s.named)
        if s.listener is not None:
            s.listener.append(GoodMarked(s.named, cube == 1))
    s.named = NOTHING
    for seat in range(s.rules.seats):
        s.shown[seat] = NOBODY
    put_away(s)


def pay_prizes(s: State) -> None:
    """Most and second most; several with the most share no second prize (rulings B-06, B-07)."""
    most = most_below(s, MOST_SHOWN + 1)
    if most == 0:
        return
    winners = pay(s, most, s.rules.first_prize)
    second = most_below(s, most)
    if winners == 1 and second > 0:
        pay(s, second, s.rules.second_prize)


def most_below(s: State, bound: i64) -> i64:
    """The highest count shown that is lower than the bound."""
    most: i64 = 0
    seat: i64
    for seat in range(s.rules.seats):
        if most < s.shown[seat] < bound:
            most = s.shown[seat]
    return most


def pay(s: State, count: i64, prize: i64) -> i64:
    """Silver to everybody who showed just so many; how many they are."""
    winners: i64 = 0
    seat: i64
    for seat in range(s.rules.seats):
        if s.shown[seat] == count:
            winners += 1
            s.money[seat] += prize
            if s.listener is not None:
                s.listener.append(PrizeWon(seat, prize))
    return winners
