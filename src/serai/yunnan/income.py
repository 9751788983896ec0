"""Income of the round and the new order (2e p. 12-13; 1e 2D, 2E)."""

from typing import NamedTuple

from mypy_extensions import i64

from serai.yunnan.events import IncomeEarned, OrderChanged
from serai.yunnan.pieces import PLACES, PU_ER, YUNNAN, at
from serai.yunnan.routes import gaps_on_route, open_bridges, presence
from serai.yunnan.state import State


class IncomeSheet(NamedTuple):
    """A colour's income by where it comes from: by place the traders' part, the posts' and the gaps behind them."""

    seat: int
    colour: int
    traders: tuple[int, ...]
    posts: tuple[int, ...]
    gaps: tuple[int, ...]
    total: int


def income_sheet(s: State, colour: i64) -> IncomeSheet:
    """What this colour would earn if income were paid now."""
    traders = tuple([traders_income(s, colour, i64(place)) for place in range(PLACES)])
    posts = tuple([posts_income(s, colour, i64(place)) for place in range(PLACES)])
    gaps = tuple([gaps_behind(s, colour, i64(place)) for place in range(PLACES)])
    return IncomeSheet(s.rules.seat_of[colour], colour, traders, posts, gaps, round_income(s, colour))


def reckon_incomes(s: State) -> None:
    """In travelling order; the automa earns nothing."""
    turn: i64 = s.rules.colours - 1
    while turn >= 0:
        colour = s.order[turn]
        if colour != s.rules.automa:
            s.income[colour] = round_income(s, colour)
            if s.listener is not None:
                sheet = income_sheet(s, colour)
                s.listener.append(IncomeEarned(colour, sheet.total, sheet.traders, sheet.posts))
        turn -= 1


def round_income(s: State, colour: i64) -> i64:
    """Everything this colour's traders and posts earn where they stand now."""
    income: i64 = 0
    place: i64
    for place in range(PLACES):
        income += traders_income(s, colour, place) + posts_income(s, colour, place)
    return income


def traders_income(s: State, colour: i64, place: i64) -> i64:
    """The printed value each, less the cost of every gap on the way home; in Pu'er there is no way to go."""
    traders = s.traders[at(colour, place)]
    if traders == 0:
        return 0
    if place == PU_ER:
        return s.rules.trader_income[PU_ER] * (traders if s.rules.market_pays_each else 1)
    return traders * max(s.rules.trader_income[place] - s.rules.gap_cost * gaps_behind(s, colour, place), 0)


def posts_income(s: State, colour: i64, place: i64) -> i64:
    """The printed value each; nothing as soon as there is a gap."""
    posts = s.posts[at(colour, place)]
    if posts == 0 or place < YUNNAN or gaps_behind(s, colour, place) > 0:
        return 0
    return posts * s.rules.post_income[place]


def gaps_behind(s: State, colour: i64, place: i64) -> i64:
    """The gaps on the way home from this place; none where nothing of this colour stands."""
    if s.traders[at(colour, place)] == 0 and s.posts[at(colour, place)] == 0:
        return 0
    return gaps_on_route(s, open_bridges(s, colour), presence(s, colour), place)


def set_new_order(s: State) -> None:
    """Highest income travels first and bids last; on a tie the later marker lies on top and leads (ruling A-27).

    Incomes were put on the track in travelling order, from the end of `order` to its front. So among equals the one
    nearer the front of `order` lies on top and moves to the end: a stable sort by income does just that when equals
    change places, hence the `<=`.
    """
    last: i64 = s.rules.colours - 1
    if s.order[last] == s.rules.automa:
        last -= 1  # the automa stays last in bidding, first in travelling
    sorted_to: i64
    for sorted_to in range(1, last + 1):
        colour = s.order[sorted_to]
        spot = sorted_to
        while spot > 0 and s.income[colour] <= s.income[s.order[spot - 1]]:
            s.order[spot] = s.order[spot - 1]
            spot -= 1
        s.order[spot] = colour
    if s.listener is not None:
        s.listener.append(OrderChanged(tuple(s.order)))
