"""What a colour has, or would have: the part of the state that its worth depends on."""

from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from serai.bots.yunnan.outlook import Outlook, worth_of_purse
from serai.bots.yunnan.taste import SOON
from serai.yunnan.pieces import (
    GORGES,
    GUARD,
    NOBODY,
    PLACES,
    POST,
    PU_ER,
    QINGHAI,
    TEA_HOUSE,
    YUNNAN,
    at,
    gorge_at,
    kind_at,
)
from serai.yunnan.routes import neighbours
from serai.yunnan.state import State


class Holdings:
    """One colour's engine, copied out so that progress not yet taken can be tried on it."""

    __slots__ = (
        "bridges",
        "coins",
        "colour",
        "debt",
        "gifts",
        "held",
        "horse",
        "idle",
        "influence",
        "passes",
        "places",
        "posts",
        "tea",
    )

    def __init__(self, s: State, colour: int) -> None:
        self.colour = colour
        self.coins = float(s.coins[colour])
        self.debt = 0.0
        self.passes = int(s.passes[colour])
        self.influence = int(s.influence[colour])
        self.horse = int(s.horse[colour])
        self.gifts = int(s.gifts_won[colour])
        self.places = [int(s.traders[at(colour, p)]) for p in range(PLACES)]
        self.idle = 0  # traders that bid: they are back next round
        self.posts = [int(s.posts[at(colour, p)]) for p in range(PLACES)]
        self.bridges = sum(1 << g for g in range(GORGES) if s.bridges[gorge_at(colour, g)] > 0)
        self.tea = [p for p in range(PLACES) if s.tea_houses[p] == colour]
        self.held = [int(s.held[kind_at(colour, kind)]) for kind in range(GUARD)]


@lru_cache(maxsize=4096)
def way_to(gorges: tuple[int, ...], crossing: int, goal: int) -> tuple[int, ...]:
    """The provinces between Pu'er and a goal on the way with the fewest borders."""
    low = vec[i64](list(gorges[:GORGES]))
    high = vec[i64](list(gorges[GORGES:]))
    ways: list[tuple[int, ...]] = [(PU_ER,)]
    while True:
        for way in ways:
            if way[-1] == goal:
                return way[1:-1]
        ways = [(*way, other) for way in ways for other in neighbours(way[-1], crossing, low, high) if other not in way]


def future_income(h: Holdings, outlook: Outlook, first: int, stronger: int) -> list[float]:
    """The income of each round from `first` on, for the best province to gather in.

    Passes bring traders on until all that can stand there do; every province on the way needs a trader or a post.
    """
    taste = outlook.taste
    printed = outlook.printed
    pay = printed.traders
    count = float(sum(h.places))
    base = h.places[PU_ER] * printed.market
    for place in range(YUNNAN, PLACES):
        base += h.places[place] * pay[place] + h.posts[place] * printed.posts[place]
    passes = max(0.5, h.passes - taste.danger * stronger)
    best: list[float] = []
    best_sum = -1.0
    horizon = len(outlook.weights)
    for goal in range(YUNNAN, h.horse + 1):
        way = way_to(printed.gorges, h.bridges, goal)
        houses = h.posts[goal] * printed.posts[goal]
        kept = 0.0
        for place in way:
            houses += h.posts[place] * printed.posts[place]
            if h.posts[place] == 0:
                kept += 1.0
                houses += pay[place]
        rate = (pay[goal] - printed.market) / (len(way) + 1.0)
        found: list[float] = []
        total = 0.0
        for ahead in range(first, horizon):
            out = count if ahead == 0 else count + h.idle - taste.bidders_ahead
            most = houses + (out - kept) * pay[goal] + taste.drift * ahead if out >= kept + 1.0 else base
            income = min(most, base + rate * passes * (ahead + 1 - first))
            found.append(income)
            total += income * outlook.weights[ahead]
        if total > best_sum:
            best_sum = total
            best = found
    return best


def worth(s: State, h: Holdings, outlook: Outlook, known: float = -1.0) -> float:
    """All that a colour has and will have, in points; `known` is this round's income once it is known."""
    income, rest = income_and_rest(s, h, outlook, known)
    return rest + worth_of_purse(h.coins, income, outlook) - h.debt


def income_and_rest(s: State, h: Holdings, outlook: Outlook, known: float = -1.0) -> tuple[float, float]:
    """The income of this round, and the worth of everything but that and the purse."""
    taste = outlook.taste
    printed = outlook.printed
    mine = h.influence
    stronger = 0
    weaker = 0
    to_inspect = -1
    for c in outlook.rivals:
        theirs = outlook.influence[c]
        if theirs > mine:
            stronger += 1
        elif theirs < mine:
            weaker += 1
        if theirs < printed.immune:
            to_inspect = max(to_inspect, theirs)
    first = 0 if known < 0.0 else 1
    ahead = future_income(h, outlook, first, stronger)
    income = known if first else (ahead[0] if ahead else 0.0)
    value = 0.0
    for number in range(1, len(outlook.weights)):
        value += ahead[number - first] * outlook.weights[number]
    hope = taste.ambition * min(1.0, outlook.rounds / 4.0)
    value += h.gifts * printed.gift
    value += on_track(printed.passes, h.passes - printed.start_passes, hope)
    value += on_track(printed.influence, mine, hope) + on_track(printed.horse, h.horse, hope)
    for place in h.tea:
        value += printed.tea_houses[place]
    if to_inspect <= mine < printed.immune:
        value -= taste.inspected * (outlook.rounds + 1.0 - first)
    value += taste.pressure * weaker * min(h.passes, 4) / 3.0 * (outlook.rounds + 1.0)
    return income, value + worth_of_hand(s, h, outlook)


def on_track(points: list[float], step: int, hope: float) -> float:
    """A step's points, drawn towards its share of the top: the last steps count most, so a beginning counts too."""
    top = len(points) - 1
    return (1.0 - hope) * points[step] + hope * points[top] * step / max(top, 1)


def worth_of_hand(s: State, h: Holdings, outlook: Outlook) -> float:
    """Structures taken and not yet built: what they would bring where they fit best."""
    value = 0.0
    printed = outlook.printed
    if h.held[TEA_HOUSE]:
        reach = min(QINGHAI, h.horse + (1 if outlook.rounds >= SOON else 0))
        sites = [printed.tea_houses[p] for p in range(YUNNAN, reach + 1) if s.tea_houses[p] == NOBODY]
        sites.sort(reverse=True)
        value += outlook.taste.held * sum(sites[: h.held[TEA_HOUSE]])
    if h.held[POST]:
        value += outlook.taste.held * h.held[POST] * printed.posts[h.horse] * min(outlook.rounds, 2.0)
    return value


def holdings_after_bidding(s: State, colour: int) -> Holdings:
    """The engine once all bids that stand now are won, and the reserve has gone to the market."""
    h = Holdings(s, colour)
    h.places[PU_ER] += int(s.reserve[colour])
    return h
