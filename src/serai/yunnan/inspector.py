"""The province inspector's visit (2e p. 11; 1e 2B)."""

from mypy_extensions import i64

from serai.yunnan.events import InspectorCame, TraderBanished
from serai.yunnan.pieces import NOBODY, PLACES, PU_ER, YUNNAN, at
from serai.yunnan.state import State


def inspector_visits(s: State) -> None:
    """He goes where most is earned, the farthest on a tie, and banishes one trader if he finds one (ruling A-23)."""
    target: i64 = PU_ER
    most: i64 = 0
    province: i64
    for province in range(YUNNAN, PLACES):
        revenue = province_revenue(s, province)
        if revenue > 0 and revenue >= most:
            target = province
            most = revenue
    if target == PU_ER:
        return  # nobody is out on the road: he stays home
    if s.listener is not None:
        s.listener.append(InspectorCame(target, most))
    victim = whom_he_banishes(s, target)
    if victim != NOBODY:
        s.traders[at(victim, target)] -= 1
        s.traders[at(victim, PU_ER)] += 1
        if s.listener is not None:
            s.listener.append(TraderBanished(victim, target))


def province_revenue(s: State, province: i64) -> i64:
    """Printed values of all traders and posts of all colours, whatever gaps they have (rulings A-22, A-51)."""
    traders: i64 = 0
    posts: i64 = 0
    colour: i64
    for colour in range(s.rules.colours):
        traders += s.traders[at(colour, province)]
        posts += s.posts[at(colour, province)]
    return traders * s.rules.trader_income[province] + posts * s.rules.post_income[province]


def whom_he_banishes(s: State, province: i64) -> i64:
    """The highest influence that is not immune; on a tie whoever travels earlier (ruling A-24)."""
    victim: i64 = NOBODY
    turn: i64 = s.rules.colours - 1
    while turn >= 0:
        colour = s.order[turn]
        may_be_banished = s.traders[at(colour, province)] > 0 and not is_immune(s, colour, province)
        if may_be_banished and (victim == NOBODY or s.influence[colour] > s.influence[victim]):
            victim = colour
        turn -= 1
    return victim


def is_immune(s: State, colour: i64, province: i64) -> bool:
    """A tea house there, or full influence, keeps the inspector away; a guard does not (expert p. 14)."""
    return s.tea_houses[province] == colour or s.influence[colour] >= s.rules.immune_influence
