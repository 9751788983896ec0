"""Roads and bridges: who can go where, what is connected to Pu'er, where a route has gaps (2e p. 10-12; 1e 2A, 2D).

Everything here depends on three small things only: which of the four gorges a colour can cross, which provinces it is
present in, and how far its horse has come. So all answers are worked out once, when the rules are made, into tables.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.kernel.bits import bit, has
from serai.yunnan.pieces import GORGES, PLACES, PROVINCES, PU_ER, YUNNAN, at, gorge_at
from serai.yunnan.state import State

CROSSINGS: Final = 2**GORGES  # every set of gorges a colour can cross
PRESENCES: Final = 2**PROVINCES  # every set of provinces a colour is present in


def distance(s: State, colour: i64, crossing: i64, start: i64, goal: i64) -> i64:
    """How many borders lie between two places for a trader that can cross these gorges; 0 when there is no way."""
    return s.rules.distances[((crossing * PLACES + s.horse[colour]) * PLACES + start) * PLACES + goal]


def connected_places(s: State, colour: i64) -> i64:
    """The set of places from which a trader has an unbroken route to Pu'er."""
    return s.rules.connections[open_bridges(s, colour) * PRESENCES + presence(s, colour)]


def gaps_on_route(s: State, crossing: i64, present: i64, place: i64) -> i64:
    """The fewest provinces without presence that lie on a way from this place to Pu'er."""
    return s.rules.gaps[(crossing * PRESENCES + present) * PLACES + place]


def open_bridges(s: State, colour: i64) -> i64:
    """The set of gorges this colour can cross: its own bridges, but for a blocked gorge (2e p. 8, ruling A-18)."""
    crossing: i64 = 0
    gorge: i64
    for gorge in range(GORGES):
        if s.bridges[gorge_at(colour, gorge)] > 0 and gorge != s.blocked_gorge:
            crossing |= bit(gorge)
    return crossing


def presence(s: State, colour: i64) -> i64:
    """The set of provinces with a trader or post of this colour; tea houses do not count (ruling A-17)."""
    present: i64 = 0
    place: i64
    for place in range(YUNNAN, PLACES):
        if s.traders[at(colour, place)] > 0 or s.posts[at(colour, place)] > 0:
            present |= bit(place - YUNNAN)
    return present


def neighbours(place: i64, crossing: i64, gorge_low: vec[i64], gorge_high: vec[i64]) -> list[int]:
    """The places one border away: along the road, and over the gorges that can be crossed."""
    found = [int(other) for other in (place - 1, place + 1) if PU_ER <= other < PLACES]
    gorge: i64
    for gorge in range(GORGES):
        if has(crossing, gorge):
            if gorge_low[gorge] == place:
                found.append(int(gorge_high[gorge]))
            if gorge_high[gorge] == place:
                found.append(int(gorge_low[gorge]))
    return found


def cheapest_ways(start: int, cost: list[int], crossing: int, gorge_low: vec[i64], gorge_high: vec[i64]) -> list[int]:
    """The least `cost` of the places entered on a way from `start` to each place; -1: no way. Cost -1 is a wall."""
    best = [-1] * PLACES
    best[start] = 0
    changed = True
    while changed:
        changed = False
        for place in range(PLACES):
            if best[place] < 0:
                continue
            for other in neighbours(place, crossing, gorge_low, gorge_high):
                if cost[other] < 0:
                    continue
                total = best[place] + cost[other]
                if best[other] < 0 or total < best[other]:
                    best[other] = total
                    changed = True
    return best


def make_distances(gorge_low: vec[i64], gorge_high: vec[i64]) -> vec[i64]:
    """Borders by gorges open, horse, start and goal; nobody goes beyond the horse or back into Pu'er (A-13)."""
    table: list[i64] = []
    for crossing in range(CROSSINGS):
        for horse in range(PLACES):
            cost = [1 if 0 < place <= horse else -1 for place in range(PLACES)]
            for start in range(PLACES):
                ways = cheapest_ways(start, cost, crossing, gorge_low, gorge_high)
                table.extend(i64(max(way, 0)) for way in ways)
    return vec[i64](table)


def make_connections(gorge_low: vec[i64], gorge_high: vec[i64]) -> vec[i64]:
    """The places joined to Pu'er through present provinces only; Pu'er itself always is."""
    table: list[i64] = []
    for crossing in range(CROSSINGS):
        for present in range(PRESENCES):
            cost = [0, *(0 if has(present, number) else -1 for number in range(PROVINCES))]
            ways = cheapest_ways(PU_ER, cost, crossing, gorge_low, gorge_high)
            table.append(i64(sum(bit(place) for place in range(PLACES) if ways[place] >= 0)))
    return vec[i64](table)


def make_gaps(gorge_low: vec[i64], gorge_high: vec[i64]) -> vec[i64]:
    """The fewest gaps between Pu'er and a place, both ends left out (ruling A-26)."""
    table: list[i64] = []
    for crossing in range(CROSSINGS):
        for present in range(PRESENCES):
            cost = [0, *(0 if has(present, number) else 1 for number in range(PROVINCES))]
            ways = cheapest_ways(PU_ER, cost, crossing, gorge_low, gorge_high)
            table.extend(i64(ways[place] - cost[place]) for place in range(PLACES))
    return vec[i64](table)
