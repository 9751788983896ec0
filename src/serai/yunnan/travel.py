"""Building and travelling: journeys, displacing, the connected route (2e p. 9-11, expert p. 14; 1e 2A)."""

from librt.vecs import vec
from mypy_extensions import i64

from serai.kernel.bits import has
from serai.yunnan.building import apply_build, kind_of, legal_sites, why_not_site
from serai.yunnan.codes import DISPLACE, FINISH, SPARE, TRAVEL
from serai.yunnan.events import TraderDisplaced, TradersIsolated, TraderTravelled
from serai.yunnan.pieces import GUARD, PLACES, PU_ER, YUNNAN, at, kind_at
from serai.yunnan.refusals import (
    ALLOWED,
    GUARDED,
    HORSE_NOT_THERE,
    INFLUENCE_NOT_LOWER,
    NO_TRADER_THERE,
    NO_VICTIM_THERE,
    NOT_A_JOURNEY,
    NOT_HELD,
    TOO_FEW_PASSES,
    TRADER_HAS_TRAVELLED,
)
from serai.yunnan.routes import connected_places, distance, open_bridges
from serai.yunnan.state import DISPLACING, TRAVELLING, State


def begin_turn(s: State, colour: i64) -> None:
    """The passes of the customs office are there anew each round; nobody has travelled yet."""
    s.passes_left = s.passes[colour]
    place: i64
    for place in range(PLACES):
        s.travelled[place] = 0


def legal(s: State, out: vec[i64]) -> i64:
    """Build and travel in any order until finished (ruling A-16); after a journey, displace or spare."""
    colour = s.order[s.turn]
    count: i64 = 0
    if s.question == DISPLACING:
        victim: i64
        for victim in range(s.rules.colours):
            if why_not_displace(s, colour, victim, s.arrived) == ALLOWED:
                out[count] = DISPLACE + victim
                count += 1
        out[count] = SPARE
        return count + 1
    kind: i64
    for kind in range(GUARD):
        if s.held[kind_at(colour, kind)] > 0:
            count = legal_sites(s, colour, kind, out, count)
    crossing = open_bridges(s, colour)
    start: i64
    goal: i64
    for start in range(PLACES):
        if s.traders[at(colour, start)] > s.travelled[start]:
            for goal in range(YUNNAN, s.horse[colour] + 1):
                if why_not_journey(s, colour, crossing, start, goal) == ALLOWED:
                    out[count] = TRAVEL + start * PLACES + goal
                    count += 1
    out[count] = FINISH
    return count + 1


def why_not(s: State, code: i64) -> i64:
    """For a code of the question that is asked now."""
    colour = s.order[s.turn]
    if code in (SPARE, FINISH):
        return ALLOWED
    if s.question == DISPLACING:
        return why_not_displace(s, colour, code - DISPLACE, s.arrived)
    if code >= TRAVEL:
        return why_not_journey(s, colour, open_bridges(s, colour), (code - TRAVEL) // PLACES, (code - TRAVEL) % PLACES)
    if s.held[kind_at(colour, kind_of(code))] == 0:
        return NOT_HELD
    return why_not_site(s, colour, code)


def why_not_journey(s: State, colour: i64, crossing: i64, start: i64, goal: i64) -> i64:
    """One journey a trader (A-14), to another province (A-11, A-13, A-54), one pass for every border (A-07)."""
    if goal < YUNNAN or goal == start:
        return NOT_A_JOURNEY
    if s.traders[at(colour, start)] == 0:
        return NO_TRADER_THERE
    if s.traders[at(colour, start)] <= s.travelled[start]:
        return TRADER_HAS_TRAVELLED
    if goal > s.horse[colour]:
        return HORSE_NOT_THERE
    if distance(s, colour, crossing, start, goal) > s.passes_left:
        return TOO_FEW_PASSES
    return ALLOWED


def why_not_displace(s: State, colour: i64, victim: i64, province: i64) -> i64:
    """Another colour's trader of strictly lower influence, unless its guard stands there (A-15, A-53; expert p. 14)."""
    if victim >= s.rules.colours or victim == colour or s.traders[at(victim, province)] == 0:
        return NO_VICTIM_THERE
    if s.guard[victim] == province:
        return GUARDED
    if s.influence[victim] >= s.influence[colour]:
        return INFLUENCE_NOT_LOWER
    return ALLOWED


def apply(s: State, code: i64) -> None:
    """One small step of the turn; FINISH ends it."""
    colour = s.order[s.turn]
    if s.question == DISPLACING:
        s.question = TRAVELLING
        if code != SPARE:
            displace(s, code - DISPLACE, s.arrived, colour)
        s.arrived = 0
    elif code == FINISH:
        call_back_isolated(s, colour)
        s.turn -= 1
        if s.turn >= 0:
            begin_turn(s, s.order[s.turn])
    elif code >= TRAVEL:
        travel(s, colour, (code - TRAVEL) // PLACES, (code - TRAVEL) % PLACES)
    else:
        apply_build(s, colour, kind_of(code), code)


def travel(s: State, colour: i64, start: i64, goal: i64) -> None:
    """By the way with the fewest borders; what lies between is only passed through."""
    passes = distance(s, colour, open_bridges(s, colour), start, goal)
    s.passes_left -= passes
    s.traders[at(colour, start)] -= 1
    s.traders[at(colour, goal)] += 1
    s.travelled[goal] += 1
    if s.listener is not None:
        s.listener.append(TraderTravelled(colour, start, goal, passes))
    victim: i64
    for victim in range(s.rules.colours):
        if why_not_displace(s, colour, victim, goal) == ALLOWED:
            s.arrived = goal
            s.question = DISPLACING
            return  # a journey that can displace nobody asks nothing (ruling A-55)


def displace(s: State, victim: i64, province: i64, by: i64) -> None:
    """One place down the road, never by a bridge; from Yunnan to the market (ruling A-04)."""
    s.traders[at(victim, province)] -= 1
    s.traders[at(victim, province - 1)] += 1
    if s.listener is not None:
        s.listener.append(TraderDisplaced(victim, province, province - 1, by))


def call_back_isolated(s: State, colour: i64) -> None:
    """At the end of the own turn, traders without an unbroken route go to the market; posts stay (ruling A-17)."""
    connected = connected_places(s, colour)
    province: i64
    for province in range(YUNNAN, PLACES):
        isolated = s.traders[at(colour, province)]
        if isolated > 0 and not has(connected, province):
            s.traders[at(colour, province)] = 0
            s.traders[at(colour, PU_ER)] += isolated
            if s.listener is not None:
                s.listener.append(TradersIsolated(colour, province, isolated))
