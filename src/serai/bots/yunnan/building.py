"""Which structure to take and where to build it; which gorge to block."""

from serai.bots.yunnan.holdings import Holdings, holdings_after_bidding, worth
from serai.bots.yunnan.outlook import Outlook
from serai.yunnan.pieces import (
    BRIDGE,
    GORGES,
    HORSE_TRADER,
    NOBODY,
    POST,
    QINGHAI,
    SPACES,
    TEA_HOUSE,
    YUNNAN,
    gorge_at,
    kind_at,
    space_at,
)
from serai.yunnan.round import apply
from serai.yunnan.round import codes as legal_codes
from serai.yunnan.state import State, copy


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
