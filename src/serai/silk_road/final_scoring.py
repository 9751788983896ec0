"""The end of the game: silver, goods, and the majority in each good."""

from typing import NamedTuple

from mypy_extensions import i64

from serai.silk_road.events import GameEnded
from serai.silk_road.pieces import GOODS, NOBODY, good_at
from serai.silk_road.state import OVER, State


class ScoreSheet(NamedTuple):
    """A seat's points by where they come from."""

    seat: int
    money: int
    goods: int
    majorities: int
    total: int


def end_game(s: State) -> None:
    """The game ends the moment the caravan arrives; the screens come down."""
    s.question = OVER
    if s.listener is not None:
        money = [s.money[seat] for seat in range(s.rules.seats)]
        goods = [tuple(hand_of(s, seat)) for seat in range(s.rules.seats)]
        points = [total(s, seat) for seat in range(s.rules.seats)]
        s.listener.append(GameEnded(winners(s), tuple(money), tuple(goods), tuple(points)))


def hand_of(s: State, seat: i64) -> list[int]:
    """A seat's goods, by colour."""
    return [s.goods[good_at(seat, good)] for good in range(GOODS)]


def score_sheet(s: State, seat: i64) -> ScoreSheet:
    """A point for each silver and each good, more for each good of which nobody has as many."""
    goods: i64 = 0
    majorities: i64 = 0
    good: i64
    for good in range(GOODS):
        goods += s.goods[good_at(seat, good)] * s.rules.good_points
        if has_most(s, good) == seat:
            majorities += s.rules.majority_points
    return ScoreSheet(seat, s.money[seat], goods, majorities, s.money[seat] + goods + majorities)


def has_most(s: State, good: i64) -> i64:
    """The one seat with more of a good than any other; NOBODY on a tie."""
    best: i64 = NOBODY
    most: i64 = 0
    seat: i64
    for seat in range(s.rules.seats):
        held = s.goods[good_at(seat, good)]
        if held > most:
            most = held
            best = seat
        elif held == most:
            best = NOBODY
    return best


def total(s: State, seat: i64) -> i64:
    """A seat's points."""
    return score_sheet(s, seat).total


def winners(s: State) -> tuple[int, ...]:
    """Most points; a tie is a shared win (ruling B-20)."""
    if s.question != OVER:
        return ()
    best: i64 = 0
    seat: i64
    for seat in range(s.rules.seats):
        best = max(best, total(s, seat))
    return tuple([int(seat) for seat in range(s.rules.seats) if total(s, seat) == best])
