"""Which bid to make, or whether to go to the bank, to the market, or to pass."""

import random

from serai.bots.yunnan.building import harm_of_block, worth_of_structure
from serai.bots.yunnan.holdings import Holdings, holdings_after_bidding, income_and_rest
from serai.bots.yunnan.outlook import Outlook, worth_of_purse
from serai.yunnan.auction import cost_of_bids, total_of_bids
from serai.yunnan.codes import BANK_TARGET, MARKET_TARGET, PASS, TARGETS
from serai.yunnan.pieces import (
    BUILDINGS,
    CUSTOMS,
    GORGES,
    GUILD,
    HORSE_TRADER,
    NOBODY,
    PLACES,
    PU_ER,
    QINGHAI,
    SCHOOL,
    SPACES,
    TEMPLE,
    YARD,
    space_at,
)
from serai.yunnan.progress import debt_rate
from serai.yunnan.state import State


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
