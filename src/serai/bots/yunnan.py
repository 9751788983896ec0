"""A sensible bot for Yunnan: it looks one step ahead and weighs what it then has.

It never sees more than its seat's view. From that it lays out a table of its own, tries each answer there and asks
what the position is worth in points at the end of the game:

* points that are certain: the track, gifts, and the tracks and houses scored at the end;
* coins, by what they can still buy: much early, a third of a point in the end;
* income of this round and of the rounds that are probably left, from how far the traders stand, how fast the passes
  bring them on, and where the horse and the unbroken route let them go;
* what rivals earn, counted against it.

A turn of building and travelling is planned to its end by a narrow search, since its steps belong together.
"""

import random
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from serai.kernel.setup import SEED_LIMIT
from serai.yunnan.actions import decode
from serai.yunnan.auction import cost_of_bids, total_of_bids
from serai.yunnan.codes import (
    BANK_TARGET,
    BLOCK,
    CONVERT,
    FINISH,
    MARKET_TARGET,
    PASS,
    RESOLVE,
    TARGETS,
)
from serai.yunnan.final_scoring import score_sheet
from serai.yunnan.gifts import gifts_left, hand_out_gifts
from serai.yunnan.income import round_income
from serai.yunnan.inspector import inspector_visits
from serai.yunnan.pieces import (
    BRIDGE,
    BUILDINGS,
    CUSTOMS,
    GORGES,
    GUARD,
    GUILD,
    HORSE_TRADER,
    NOBODY,
    PLACES,
    POST,
    PU_ER,
    QINGHAI,
    SCHOOL,
    SPACES,
    TEA_HOUSE,
    TEMPLE,
    YARD,
    YUNNAN,
    at,
    gorge_at,
    kind_at,
    space_at,
)
from serai.yunnan.progress import debt_rate
from serai.yunnan.round import apply, to_move
from serai.yunnan.round import codes as legal_codes
from serai.yunnan.routes import neighbours, open_bridges
from serai.yunnan.rules import Rules
from serai.yunnan.state import (
    BIDDING,
    BLOCKING,
    CONVERTING,
    DISPLACING,
    RESOLVING,
    TRAVELLING,
    State,
    copy,
)
from serai.yunnan.travel import call_back_isolated
from serai.yunnan.view import determinize


class Taste(NamedTuple):
    """What the bot thinks things are worth. Another taste is another style of play."""

    coin_early: float = 0.45  # a coin's worth in points grows by this with every round left ...
    coin_most: float = 2.0  # ... up to this, for the coins of the next few bids;
    coin_purse: float = 22.0  # so many coins are worth that much,
    coin_second: float = 0.1  # so much a round the next ones,
    coin_third: float = 0.0  # and so much all beyond
    coin_second_purse: float = 24.0
    income_ahead: float = 1.0  # a coin of a later round's income
    income_growth: float = 0.06  # ... and more for every round in which it can still be put to use
    bidders_ahead: float = 0.8  # traders that bid instead of earning, in rounds to come
    danger: float = 0.35  # passes lost each round to every rival of higher influence
    pressure: float = 1.0  # points a round for every rival of lower influence
    rivals: float = 0.22  # a rival's income, counted against the bot; more for the leader
    leader: float = 1.7
    exposed: float = 0.5  # a trader that stronger rivals can still reach this round
    calm: float = 0.7  # the chance that one rival leaves a small bid alone
    thrown_out: float = 0.9  # what is left of the next best bid after being thrown out
    held: float = 0.8  # a structure in hand against the same one built
    growth: float = 6.0  # how much more a round a rival earns than in the one before
    usual_rounds: float = 7.0  # how long games last when nobody hurries
    alarm: float = 0.5  # a rival who could end the game in so many rounds is believed to do it
    drift: float = 2.0  # how much farther a round the engine will carry once more progress is made
    ambition: float = 0.8  # how far a step on a track counts as a share of its top, while there is time
    inspected: float = 4.0  # points a round for being the inspector's first choice
    whim: float = 1.0  # bids closer than this in worth are a matter of mood


SENSIBLE: Final = Taste()
BEAM: Final = 5  # how many half-played turns are kept side by side
PLANNED_ROUNDS: Final = 7
AHEAD: Final = 9  # no outlook goes farther
SOON: Final = 1.5  # so many rounds left are enough for one more step of the horse

ORDER_OF_PROGRESS: Final = (HORSE_TRADER, CUSTOMS, GUILD, SCHOOL, YARD, TEMPLE)


def greedy(view: Mapping[str, Any], actions: Sequence[Any], rng: random.Random) -> Any:
    """One of the legal actions: the one whose outcome looks best."""
    if len(actions) == 1:
        return actions[0]
    state = determinize(view, rng.randrange(SEED_LIMIT))
    return decode(state, choose(state, rng, SENSIBLE))


def choose(s: State, rng: random.Random, taste: Taste) -> int:
    """The code of the best answer to the question asked."""
    codes = legal_codes(s)
    if len(codes) == 1:
        return codes[0]
    outlook = look_ahead(s, taste)
    if s.question == BIDDING:
        return best_bid(s, codes, outlook, rng)
    if s.question == RESOLVING:
        return min(codes, key=lambda code: ORDER_OF_PROGRESS.index(code - RESOLVE))
    if s.question in (TRAVELLING, DISPLACING):
        return best_step(s, outlook)
    if s.question == CONVERTING:
        return CONVERT + best_conversion(s, outlook)
    if s.question == BLOCKING:
        return max(codes, key=lambda code: harm_of_block(s, outlook, code - BLOCK) + rng.random() / 100)
    return best_structure(s, codes, outlook)


# How long the game will last, and what coins are worth then.


class Printed:
    """The numbers of the rules that worth depends on, as plain lists."""

    def __init__(self, rules: Rules) -> None:
        self.traders = [float(value) for value in rules.trader_income]
        self.posts = [float(value) for value in rules.post_income]
        self.tea_houses = [float(value) for value in rules.tea_house_points]
        self.horse = [float(value) for value in rules.horse_points]
        self.passes = [float(value) for value in rules.pass_points]
        self.influence = [float(value) for value in rules.influence_points]
        self.gift = float(rules.gift_points)
        self.coin = 1.0 / float(rules.coins_per_point)
        self.market = self.traders[PU_ER] if rules.market_pays_each else 0.0
        self.start_passes = int(rules.start_passes)
        self.immune = int(rules.immune_influence)
        self.gorges = (*(int(p) for p in rules.gorge_low), *(int(p) for p in rules.gorge_high))


class Outlook(NamedTuple):
    """What is the same for all answers to one question."""

    taste: Taste
    printed: Printed
    influence: tuple[int, ...]  # by colour
    rivals: tuple[int, ...]  # colours of other seats
    seat: int
    colour: int
    rounds: float  # probably still to come after this one
    weights: tuple[float, ...]  # what a coin of income is worth, this round's first
    weight_of: tuple[float, ...]  # by colour: how much its income is counted against the bot


def look_ahead(s: State, taste: Taste) -> Outlook:
    """Guess the end from the seat that could get there first, and the weight of each rival from its prospects."""
    seat = int(to_move(s))
    colour = int(s.order[s.turn])
    rounds = rounds_left(s, taste)
    weights = tuple(
        max(0.0, min(1.0, rounds - ahead + 1.0)) * (taste.income_ahead + taste.income_growth * max(0.0, rounds - ahead))
        for ahead in range(AHEAD)
        if rounds - ahead + 1.0 > 0.0
    )
    rules = s.rules
    influence = tuple(int(s.influence[c]) for c in range(rules.colours))
    rivals = tuple(c for c in range(rules.colours) if rules.seat_of[c] != seat)
    return Outlook(
        taste, Printed(rules), influence, rivals, seat, colour, rounds, weights, weights_of_rivals(s, seat, taste)
    )


def weights_of_rivals(s: State, seat: int, taste: Taste) -> tuple[float, ...]:
    """All rivals alike, the one most ahead more; nothing for the automa, which does not score."""
    rules = s.rules
    standing = [
        score_sheet(s, i).total + sum(income_now(s, c) for c in range(rules.colours) if rules.seat_of[c] == i)
        for i in range(rules.seats)
    ]
    best = max(standing[i] for i in range(rules.seats) if i != seat)
    share = taste.rivals * 3.0 / max(2.0, float(rules.seats - 1)) if rules.seats > 1 else 0.0
    return tuple(
        0.0
        if rules.seat_of[c] in (seat, NOBODY)
        else share * (taste.leader if standing[rules.seat_of[c]] == best else 1.0)
        for c in range(rules.colours)
    )


def income_now(s: State, colour: int) -> int:
    """What a colour earns as it stands, counting idle traders as if they were in Yunnan."""
    if colour == s.rules.automa:
        return 0
    if s.question == CONVERTING:
        return int(s.income[colour])
    return int(round_income(s, colour)) + 6 * min(int(s.reserve[colour] + s.traders[at(colour, PU_ER)]), 2)


def rounds_left(s: State, taste: Taste) -> float:
    """Rounds after this one, as far as one can see: by points, by gifts, by the limit."""
    rules = s.rules
    if game_ends_anyway(s):
        return 0.0
    by_points = float(PLANNED_ROUNDS * 2)
    for seat in range(rules.seats):
        mine = [c for c in range(rules.colours) if rules.seat_of[c] == seat]
        need = float(rules.end_score - s.score[seat])
        earned = float(sum(income_now(s, c) for c in mine))
        count = 0.0
        if s.question == CONVERTING:
            need -= earned
            earned += taste.growth * len(mine)
            if need <= 0:
                by_points = min(by_points, 0.6)
        while need > 0 and count < by_points:
            step = min(1.0, need / max(earned, 1.0))
            count += step
            need -= max(earned, 1.0)
            earned += taste.growth * len(mine)
        by_points = min(by_points, count if s.question == CONVERTING else max(0.0, count - 0.5))
    if by_points > taste.alarm:  # nobody can end it soon: then it takes as long as games do
        by_points = max(by_points, taste.usual_rounds - float(s.round))
    return max(0.0, min(by_points, by_gifts(s), float(rules.round_limit - s.round)))


def by_gifts(s: State) -> float:
    """How long the gifts can last: somebody has to come to the farthest ones first."""
    left = int(gifts_left(s) - s.rules.end_gifts)
    farthest = max((p for p in range(PLACES) if s.gifts[p] > 0), default=0)
    horse = max(int(s.horse[c]) for c in range(s.rules.colours))
    return max(0.0, left / 3.0 - 0.5) + 0.8 * max(0, farthest - horse)


def game_ends_anyway(s: State) -> bool:
    """Whether nothing anybody does can put off the end of the game beyond this round's conversion."""
    if s.question != CONVERTING:
        return False
    rules = s.rules
    return (
        any(s.score[seat] >= rules.end_score for seat in range(rules.seats))
        or gifts_left(s) <= rules.end_gifts
        or s.round >= rules.round_limit
    )


def worth_of_coins(coins: float, outlook: Outlook) -> float:
    """Points that coins in the purse will become: the first ones buy progress, the others wait."""
    taste = outlook.taste
    rest = outlook.printed.coin
    rounds = outlook.rounds
    first = max(rest, min(taste.coin_most, rest + taste.coin_early * rounds))
    second = max(rest, min(taste.coin_most * 0.6, rest + taste.coin_second * rounds))
    third = max(rest, min(1.0, rest + taste.coin_third * rounds))
    one = min(coins, taste.coin_purse)
    two = min(max(coins - taste.coin_purse, 0.0), taste.coin_second_purse)
    return one * first + two * second + (coins - one - two) * third


def worth_of_purse(coins: float, income: float, outlook: Outlook) -> float:
    """Coins held and the income of this round, the part of it converted that is worth more as points."""
    taste = outlook.taste
    best = income + worth_of_coins(coins, outlook)
    for purse in (taste.coin_purse, taste.coin_purse + taste.coin_second_purse, coins + income):
        kept = min(max(purse - coins, 0.0), income)
        best = max(best, income - kept + worth_of_coins(coins + kept, outlook))
    return best


# What a colour has, or would have: the part of the state that its worth depends on.


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


# Bidding.


def best_bid(s: State, codes: list[int], outlook: Outlook, rng: random.Random) -> int:
    """Each bid as if it were the last of the round, against passing now."""
    structure = worth_of_structure(s, outlook)
    tables: dict[int, Bidding] = {}
    passing = outcome(s, outlook, tables, structure, NOBODY, PU_ER).worth(outlook, 0)
    best = PASS
    best_worth = passing + 0.05
    for code in codes:
        source, target = divmod(code, TARGETS)
        if code == PASS or target == MARKET_TARGET:
            continue  # passing does as much as the market, and leaves the others where they earn
        if target >= BANK_TARGET:
            value = worth_after_bank(s, outlook, source, target - BANK_TARGET)
        else:
            building, space = divmod(target, SPACES)
            bidding = outcome(s, outlook, tables, structure, building, source)
            value = bidding.worth(outlook, int(s.rules.prices[target]))
            if space < s.rules.small_spaces[building]:
                stays = outlook.taste.calm ** rivals_who_could_outbid(s, outlook.colour, building, space)
                again = cheapest_large(s, building)
                fallback = passing
                if again > 0 and s.coins[outlook.colour] >= cost_of_bids(s, outlook.colour) + again:
                    second = bidding.worth(outlook, again)
                    fallback += max(0.0, second - passing) * outlook.taste.thrown_out
                value = stays * value + (1.0 - stays) * fallback
        value += rng.random() * outlook.taste.whim
        if value > best_worth:
            best_worth = value
            best = code
    return best


class Bidding:
    """What bidding leads to, but for the price of the last bid."""

    def __init__(self, coins: float, spent: int, rate: float, income: float, rest: float) -> None:
        self.coins = coins
        self.spent = spent
        self.rate = rate
        self.income = income
        self.rest = rest

    def worth(self, outlook: Outlook, price: int) -> float:
        """Coins first; what is missing costs points where debts are allowed."""
        left = self.coins - self.spent - price
        debt = max(0.0, -left) * self.rate
        return self.rest + worth_of_purse(max(0.0, left), self.income, outlook) - debt


def outcome(  # noqa: PLR0917 - one bid, told in full
    s: State, outlook: Outlook, tables: dict[int, Bidding], structure: float, building: int, source: int
) -> Bidding:
    """What the bids that stand and, unless building is NOBODY, one more lead to; worked out once for all prices."""
    key = building * PLACES + source
    if key in tables:
        return tables[key]
    colour = outlook.colour
    h = holdings_after_bidding(s, colour)
    value = 0.0
    spent = 0
    for spot in range(BUILDINGS * SPACES):
        if s.bids[spot] == colour:
            h.idle += 1
            spent += int(s.rules.prices[spot])
            value += take_progress(s, h, spot // SPACES, structure, outlook)
    if s.banked[colour] and any(spot == colour for spot in s.bank):
        h.idle += 1
        h.coins += payout(s, 0 if s.bank[0] == colour else 1, 0)
    if building != NOBODY:
        h.places[source] -= 1
        h.idle += 1
        value += take_progress(s, h, building, structure, outlook)
    income, rest = income_and_rest(s, h, outlook)
    tables[key] = Bidding(h.coins, spent, float(debt_rate(s)), income, rest + value)
    return tables[key]


def cheapest_large(s: State, building: int) -> int:
    """The price of the cheapest free large space, 0 when there is none."""
    for space in range(int(s.rules.small_spaces[building]), SPACES):
        spot = space_at(building, space)
        if s.bids[spot] == NOBODY and s.rules.prices[spot] > 0:
            return int(s.rules.prices[spot])
    return 0


def rivals_who_could_outbid(s: State, colour: int, building: int, space: int) -> int:
    """Rivals with a trader and the coins for the next space, and not in the building yet."""
    count = 0
    next_price = s.rules.prices[space_at(building, space + 1)] if space + 1 < SPACES else 0
    if next_price == 0:
        return 0
    for rival in range(s.rules.colours):
        if rival == colour or s.banked[rival] or s.passed[rival]:
            continue
        if any(s.bids[space_at(building, other)] == rival for other in range(SPACES)):
            continue
        if rival == s.rules.automa or (s.reserve[rival] > 0 and s.coins[rival] - cost_of_bids(s, rival) >= next_price):
            count += 1
    return count


def holdings_after_bidding(s: State, colour: int) -> Holdings:
    """The engine once all bids that stand now are won, and the reserve has gone to the market."""
    h = Holdings(s, colour)
    h.places[PU_ER] += int(s.reserve[colour])
    return h


def take_progress(s: State, h: Holdings, building: int, structure: float, outlook: Outlook) -> float:
    """Change the holdings as the building would; what cannot be shown there comes back as points."""
    rules = s.rules
    if building == SCHOOL:
        h.places[PU_ER] += 1
    elif building == CUSTOMS:
        h.passes = min(h.passes + 1, int(rules.max_passes))
    elif building == HORSE_TRADER:
        h.horse = min(h.horse + 1, QINGHAI)
    elif building == GUILD:
        h.influence = min(h.influence + 1, int(rules.max_influence))
    elif building == YARD:
        return structure
    elif building == TEMPLE:
        return max(harm_of_block(s, outlook, gorge) for gorge in range(GORGES))
    return 0.0


def worth_after_bank(s: State, outlook: Outlook, source: int, space: int) -> float:
    """All own bids go to the market, one trader to the bank; the payout follows the bids of the others."""
    colour = outlook.colour
    h = holdings_after_bidding(s, colour)
    withdrawn = 0
    for spot in range(BUILDINGS * SPACES):
        if s.bids[spot] == colour:
            h.places[PU_ER] += 1
            withdrawn += int(s.rules.prices[spot])
    h.places[source] -= 1
    h.idle = 1
    income, rest = income_and_rest(s, h, outlook)
    return rest + worth_of_purse(h.coins + payout(s, space, withdrawn), income, outlook)


def payout(s: State, space: int, withdrawn: int) -> float:
    """The bank's pay for the bids that stand and those that will probably come."""
    rules = s.rules
    coming = 0
    for rival in range(rules.colours):
        if rival != s.order[s.turn] and not s.passed[rival] and (s.reserve[rival] > 0):
            coming += 5
    total = int(total_of_bids(s)) - withdrawn + coming
    return float(rules.bank_pay[space * rules.bank_sums + min(total, int(rules.bank_sums) - 1)])


def harm_of_block(s: State, outlook: Outlook, gorge: int) -> float:
    """What a blocked gorge costs the rivals who have a bridge there, less what it costs the bot."""
    harm = 0.0
    for colour in range(s.rules.colours):
        if s.bridges[gorge_at(colour, gorge)] > 0:
            step = float(s.rules.gap_cost) * 4.0
            harm += step * outlook.weight_of[colour]
            if s.rules.seat_of[colour] == outlook.seat:
                harm -= step
    return harm


def worth_of_structure(s: State, outlook: Outlook) -> float:
    """What one more structure would add, at its best."""
    colour = outlook.colour
    h = holdings_after_bidding(s, colour)
    for spot in range(SPACES):
        if s.bids[space_at(HORSE_TRADER, spot)] == colour:
            h.horse = min(h.horse + 1, QINGHAI)
    before = worth(s, h, outlook)
    return max(0.0, best_addition(s, h, outlook, colour) - before)


def best_addition(s: State, h: Holdings, outlook: Outlook, colour: int) -> float:
    """The best worth with one structure of the supply more."""
    rules = s.rules
    best = 0.0
    if s.supply[kind_at(colour, TEA_HOUSE)] > 0:
        h.held[TEA_HOUSE] += 1
        best = max(best, worth(s, h, outlook))
        h.held[TEA_HOUSE] -= 1
        free = [p for p in range(YUNNAN, h.horse + 1) if s.tea_houses[p] == NOBODY and p not in h.tea]
        if free:
            h.tea.append(free[-1])
            best = max(best, worth(s, h, outlook))
            h.tea.pop()
    if s.supply[kind_at(colour, POST)] > 0:
        for p in range(YUNNAN, h.horse + 1):
            if h.posts[p] < rules.posts_per_province:
                h.posts[p] += 1
                best = max(best, worth(s, h, outlook))
                h.posts[p] -= 1
    if s.supply[kind_at(colour, BRIDGE)] > 0:
        for gorge in range(GORGES):
            if rules.gorge_high[gorge] <= h.horse and not h.bridges & (1 << gorge):
                h.bridges |= 1 << gorge
                best = max(best, worth(s, h, outlook))
                h.bridges ^= 1 << gorge
    return best


def best_structure(s: State, codes: list[int], outlook: Outlook) -> int:
    """Which structure to take, or where to put the one just taken: try it and look."""
    best = codes[0]
    best_worth = -1e9
    for code in codes:
        after = copy(s)
        apply(after, code)
        value = worth_at_rest(after, outlook)
        if after.question == s.question + 1 and after.order[after.turn] == outlook.colour and after.in_hand != NOBODY:
            for then in legal_codes(after):
                built = copy(after)
                apply(built, then)
                value = max(value, worth_at_rest(built, outlook))
        if value > best_worth:
            best_worth = value
            best = code
    return best


def worth_at_rest(s: State, outlook: Outlook) -> float:
    """The worth of the bot's colour between bidding and travelling."""
    h = Holdings(s, outlook.colour)
    h.idle = int(s.reserve[outlook.colour]) + sum(1 for spot in s.bids if spot == outlook.colour)
    value = worth(s, h, outlook)
    guarded = s.guard[outlook.colour]
    if guarded:
        stronger = sum(1 for c in range(s.rules.colours) if s.influence[c] > s.influence[outlook.colour])
        value += 1.5 * min(h.places[int(guarded)] + 1, stronger)
    return value


# Building and travelling.


def best_step(s: State, outlook: Outlook) -> int:
    """The first step of the best turn that a narrow search finds."""
    finished = copy(s)
    best_worth = worth_after_travel(finished, outlook) if s.question == TRAVELLING else -1e9
    best = FINISH
    beam: list[tuple[float, int, State]] = [(0.0, NOBODY, s)]
    seen: set[tuple[int, ...]] = set()
    while beam:
        grown: list[tuple[float, int, State]] = []
        for _, first, position in beam:
            for code in legal_codes(position):
                if code == FINISH:
                    continue
                after = copy(position)
                apply(after, code)
                key = fingerprint(after, outlook.colour)
                if key in seen:
                    continue
                seen.add(key)
                step = code if first == NOBODY else first
                value = worth_after_travel(copy(after), outlook)
                if after.question == TRAVELLING:
                    if value > best_worth + 1e-9:
                        best_worth = value
                        best = step
                else:
                    value += 1.0  # somebody can be displaced: the step to come is worth a look
                grown.append((value, step, after))
        grown.sort(key=lambda entry: -entry[0])
        beam = grown[:BEAM]
    return best if s.question == TRAVELLING or best != FINISH else legal_codes(s)[-1]


def fingerprint(s: State, colour: int) -> tuple[int, ...]:
    """What tells two half-played turns apart."""
    return (
        int(s.question),
        int(s.arrived),
        int(s.passes_left),
        *s.traders,
        *s.travelled,
        *(s.held[kind_at(colour, kind)] for kind in range(GUARD)),
        *(s.posts[at(colour, p)] for p in range(PLACES)),
        *s.tea_houses,
    )


def worth_after_travel(s: State, outlook: Outlook) -> float:
    """What the turn leads to if it ends here and nobody moves after it; `s` is used up."""
    rules = s.rules
    colour = outlook.colour
    call_back_isolated(s, colour)
    later = [int(s.order[i]) for i in range(s.turn)]
    value = -outlook.taste.exposed * exposure(s, colour, later)
    inspector_visits(s)
    hand_out_gifts(s)
    for own in range(rules.colours):
        if rules.seat_of[own] == outlook.seat:
            h = Holdings(s, own)
            h.idle = int(s.reserve[own])
            h.bridges = int(open_bridges(s, own)) if outlook.rounds < 1 else h.bridges
            value += worth(s, h, outlook, float(round_income(s, own)))
        elif outlook.weight_of[own] > 0.0:
            theirs = int(round_income(s, own)) + outlook.printed.gift * int(s.gifts_won[own])
            value -= outlook.weight_of[own] * theirs
    return value


def exposure(s: State, colour: int, later: list[int]) -> float:
    """How many traders stronger rivals, still to move, could push; a guarded province is safe."""
    stronger = [c for c in later if s.influence[c] > s.influence[colour]]
    if not stronger:
        return 0.0
    return float(
        sum(
            min(int(s.traders[at(colour, p)]), 2)
            for p in range(YUNNAN, PLACES)
            if s.guard[colour] != p and any(s.horse[c] >= p or c == s.rules.automa for c in stronger)
        )
    )


# Converting.


def best_conversion(s: State, outlook: Outlook) -> int:
    """All of it when the game ends, or can be ended with a win; else what is not better kept for bids."""
    rules = s.rules
    seat = outlook.seat
    colour = outlook.colour
    income = int(s.income[colour])
    if game_ends_anyway(s) or somebody_will_end_it(s, outlook):
        return income
    most = income
    to_end = int(rules.end_score - s.score[seat])
    if to_end <= income:
        if wins_now(s, seat, income):
            return income
        most = to_end - 1
    best = 0
    best_worth = -1e9
    for points in range(max(most, 0) + 1):
        kept = float(s.coins[colour] + income - points)
        value = points + worth_of_coins(kept, outlook)
        if value > best_worth + 1e-9:
            best_worth = value
            best = points
    return best


def somebody_will_end_it(s: State, outlook: Outlook) -> bool:
    """Whether a rival still to convert can reach the end of the track, and would lead there."""
    rules = s.rules
    for turn in range(s.turn):
        rival = int(s.order[turn])
        rival_seat = int(rules.seat_of[rival])
        if rival_seat in (outlook.seat, NOBODY):
            continue
        income = sum(int(s.income[c]) for c in range(rules.colours) if rules.seat_of[c] == rival_seat)
        if s.score[rival_seat] + income >= rules.end_score and wins_now(s, rival_seat, income):
            return True
    return False


def wins_now(s: State, seat: int, income: int) -> bool:
    """Whether this seat would win if the game ended with this conversion and all others converted everything."""
    rules = s.rules
    mine = int(score_sheet(s, seat).total) + income
    for other in range(rules.seats):
        if other != seat:
            theirs = sum(int(s.income[c]) for c in range(rules.colours) if rules.seat_of[c] == other)
            if int(score_sheet(s, other).total) + theirs >= mine:
                return False
    return True
