"""Final scoring and the winner (2e p. 13; 1e end of the game)."""

from typing import NamedTuple

from mypy_extensions import i64

from serai.yunnan.pieces import PLACES, YUNNAN
from serai.yunnan.state import OVER, State


class ScoreSheet(NamedTuple):
    """A seat's points by where they come from."""

    seat: int
    track: int
    coins: int
    gifts: int
    passes: int
    influence: int
    tea_houses: int
    horse: int
    total: int


def score_sheet(s: State, seat: i64) -> ScoreSheet:
    """All points of a seat; one that runs two colours pools their coins and counts everything else for both."""
    rules = s.rules
    coins: i64 = 0
    gifts: i64 = 0
    passes: i64 = 0
    influence: i64 = 0
    tea_houses: i64 = 0
    horse: i64 = 0
    colour: i64
    for colour in range(rules.colours):
        if rules.seat_of[colour] == seat:
            coins += s.coins[colour]
            gifts += s.gifts_won[colour] * rules.gift_points
            passes += rules.pass_points[s.passes[colour] - rules.start_passes]
            influence += rules.influence_points[s.influence[colour]]
            tea_houses += tea_house_points(s, colour)
            horse += rules.horse_points[s.horse[colour]]
    coins = coins // rules.coins_per_point
    total = s.score[seat] + coins + gifts + passes + influence + tea_houses + horse
    return ScoreSheet(seat, s.score[seat], coins, gifts, passes, influence, tea_houses, horse, total)


def tea_house_points(s: State, colour: i64) -> i64:
    """Only those that stand count (ruling A-30)."""
    points: i64 = 0
    province: i64
    for province in range(YUNNAN, PLACES):
        if s.tea_houses[province] == colour:
            points += s.rules.tea_house_points[province]
    return points


def winners(s: State) -> tuple[int, ...]:
    """Most points; then influence; then whoever stands earlier in the travelling order (rulings A-29, A-56)."""
    best: i64 = -1
    seat: i64
    for seat in range(s.rules.seats):
        if best < 0 or is_ahead(s, seat, best):
            best = seat
    return (int(best),) if s.question == OVER else ()


def is_ahead(s: State, seat: i64, other: i64) -> bool:
    """Whether this seat comes before the other in the final ranking."""
    mine: i64 = score_sheet(s, seat).total
    theirs: i64 = score_sheet(s, other).total
    if mine != theirs:
        return mine > theirs
    mine = influence_of(s, seat)
    theirs = influence_of(s, other)
    if mine != theirs:
        return mine > theirs
    turn: i64 = s.rules.colours - 1
    while s.rules.seat_of[s.order[turn]] not in (seat, other):
        turn -= 1
    return s.rules.seat_of[s.order[turn]] == seat


def influence_of(s: State, seat: i64) -> i64:
    """A seat's influence, that of both colours where it runs two."""
    influence: i64 = 0
    colour: i64
    for colour in range(s.rules.colours):
        if s.rules.seat_of[colour] == seat:
            influence += s.influence[colour]
    return influence
