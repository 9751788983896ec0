"""Moving the caravan along the arrows (turn 2)."""

from librt.vecs import vec
from mypy_extensions import i64

from serai.kernel.bits import has
from serai.silk_road.city import arrive
from serai.silk_road.codes import MOVE
from serai.silk_road.events import CaravanMoved
from serai.silk_road.final_scoring import end_game
from serai.silk_road.pieces import CITIES, NOTHING
from serai.silk_road.refusals import ALLOWED, NO_ROAD
from serai.silk_road.state import State


def legal(s: State, out: vec[i64]) -> i64:
    """Every city that an arrow from here leads to."""
    count: i64 = 0
    city: i64
    for city in range(CITIES):
        if why_not(s, MOVE + city) == ALLOWED:
            out[count] = MOVE + city
            count += 1
    return count


def why_not(s: State, code: i64) -> i64:
    """The caravan follows the arrows."""
    return ALLOWED if has(s.rules.roads[s.caravan], code - MOVE) else NO_ROAD


def only_road(s: State) -> i64:
    """Where the caravan goes if the map leaves no choice (ruling B-33); NOTHING at a fork."""
    roads = s.rules.roads[s.caravan]
    if roads & (roads - 1) != 0:
        return NOTHING
    city: i64 = 0
    while roads >> city > 1:
        city += 1
    return city


def apply(s: State, code: i64) -> None:
    """The leader takes the fork."""
    move(s, code - MOVE)


def move(s: State, goal: i64) -> None:
    """At the end of the road the game is over at once, without a market."""
    start = s.caravan
    s.caravan = goal
    if s.listener is not None:
        s.listener.append(CaravanMoved(s.leader, start, goal))
    if goal == s.rules.goal:
        end_game(s)
    else:
        arrive(s)
