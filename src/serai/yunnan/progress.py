"""Resolving the buildings: bank, payment, progress, structures taken, temple (2e p. 8-9, expert p. 14; 1e 1B, 1C)."""

from librt.vecs import vec
from mypy_extensions import i64

from serai.kernel.bits import bit, has
from serai.yunnan.auction import cost_of_bids, total_of_bids
from serai.yunnan.building import any_site, apply_build, legal_sites, why_not_build
from serai.yunnan.codes import BLOCK, KEEP, POST_GUARD, RESOLVE, TAKE
from serai.yunnan.events import (
    BankPaid,
    BidResolved,
    BidsPaid,
    GorgeBlocked,
    GuardPosted,
    HorseMoved,
    InfluenceGained,
    PassGained,
    StructureTaken,
    TraderTrained,
)
from serai.yunnan.pieces import (
    BANK_SPACES,
    BUILDINGS,
    CUSTOMS,
    GORGES,
    GUARD,
    GUILD,
    HORSE_TRADER,
    NOBODY,
    PU_ER,
    SCHOOL,
    SPACES,
    YARD,
    YUNNAN,
    at,
    kind_at,
    space_at,
)
from serai.yunnan.refusals import ALLOWED, NO_BID_THERE, NONE_LEFT, NOT_A_PROVINCE, NOT_IN_HAND
from serai.yunnan.state import BLOCKING, PLACING, RESOLVING, TAKING, State


def pay_from_bank(s: State) -> None:
    """The bank is resolved first; its visitors' traders go back to their reserves."""
    total = total_of_bids(s)
    row = min(total, s.rules.bank_sums - 1)  # above the last sum of the table the last value counts
    space: i64
    for space in range(BANK_SPACES):
        colour = s.bank[space]
        if colour != NOBODY:
            coins = s.rules.bank_pay[space * s.rules.bank_sums + row]
            s.coins[colour] += coins
            s.bank[space] = NOBODY
            s.reserve[colour] += 1
            if s.listener is not None:
                s.listener.append(BankPaid(colour, space, total, coins))


def pay_bids(s: State, colour: i64) -> None:
    """All own bids at once; what coins do not cover costs points where that is allowed (1e advanced)."""
    price = cost_of_bids(s, colour)
    if price == 0:
        return
    coins = min(price, s.coins[colour])
    points = (price - coins) * debt_rate(s)
    s.coins[colour] -= coins
    s.score[s.rules.seat_of[colour]] -= points
    if s.listener is not None:
        s.listener.append(BidsPaid(colour, coins, points))


def debt_rate(s: State) -> i64:
    """Points lost for each coin that is missing in this round; after the end of the track its last value holds."""
    last: i64 = len(s.rules.debt_rate) - 1
    return s.rules.debt_rate[min(s.round - 1, last)]


def buildings_to_resolve(s: State, colour: i64) -> i64:
    """The set of buildings this colour still has a trader in."""
    found: i64 = 0
    spot: i64
    for spot in range(BUILDINGS * SPACES):
        if s.bids[spot] == colour:
            found |= bit(spot // SPACES)
    return found


def resolve(s: State, colour: i64, building: i64) -> None:
    """Take one trader back from the building and have its progress."""
    space: i64 = 0
    while s.bids[space_at(building, space)] != colour:
        space += 1
    s.bids[space_at(building, space)] = NOBODY
    s.reserve[colour] += 1
    if s.listener is not None:
        s.listener.append(BidResolved(colour, building, s.rules.prices[space_at(building, space)]))
    if building == SCHOOL:
        s.untrained[colour] -= 1
        s.traders[at(colour, PU_ER)] += 1
        if s.listener is not None:
            s.listener.append(TraderTrained(colour))
    elif building == CUSTOMS:
        s.passes[colour] += 1
        if s.listener is not None:
            s.listener.append(PassGained(colour, s.passes[colour]))
    elif building == HORSE_TRADER:
        s.horse[colour] += 1
        if s.listener is not None:
            s.listener.append(HorseMoved(colour, s.horse[colour]))
    elif building == GUILD:
        gain_influence(s, colour)
    elif building == YARD:
        s.question = TAKING
    else:
        s.question = BLOCKING


def gain_influence(s: State, colour: i64) -> None:
    """One step up, at once; beyond the top it stays (only the automa bids there still, ruling A-35)."""
    if s.influence[colour] < s.rules.max_influence:
        s.influence[colour] += 1
        if s.listener is not None:
            s.listener.append(InfluenceGained(colour, s.influence[colour]))


def legal(s: State, out: vec[i64]) -> i64:
    """Which building next; which structure; build it or keep it; which gorge to block."""
    colour = s.order[s.turn]
    count: i64 = 0
    code: i64
    if s.question == PLACING:
        count = legal_sites(s, colour, s.in_hand, out, 0)
        out[count] = KEEP
        return count + 1
    first: i64 = RESOLVE
    last: i64 = TAKE
    if s.question == TAKING:
        first = TAKE
        last = KEEP
    elif s.question == BLOCKING:
        first = BLOCK
        last = BLOCK + GORGES
    for code in range(first, last):
        if why_not(s, code) == ALLOWED:
            out[count] = code
            count += 1
    return count


def why_not(s: State, code: i64) -> i64:
    """For a code of the question that is asked now."""
    colour = s.order[s.turn]
    if s.question == RESOLVING:
        return ALLOWED if has(buildings_to_resolve(s, colour), code - RESOLVE) else NO_BID_THERE
    if s.question == TAKING:
        return why_not_take(s, colour, code)
    if s.question == PLACING and code != KEEP:
        return why_not_build(s, colour, s.in_hand, code, NOT_IN_HAND)
    return ALLOWED  # keeping what was taken; blocking any gorge


def why_not_take(s: State, colour: i64, code: i64) -> i64:
    """A structure of the supply; a guard is taken by saying which province it goes to (expert p. 14)."""
    kind = min(code - TAKE, GUARD)
    if kind == GUARD and code - POST_GUARD < YUNNAN:
        return NOT_A_PROVINCE
    return ALLOWED if s.supply[kind_at(colour, kind)] > 0 else NONE_LEFT


def apply(s: State, code: i64) -> None:
    """The answer to whichever of the four questions was asked; then on with the colour's other buildings."""
    colour = s.order[s.turn]
    question = s.question
    s.question = RESOLVING
    if question == RESOLVING:
        resolve(s, colour, code - RESOLVE)
    elif question == TAKING:
        take(s, colour, code)
    elif question == PLACING:
        kind = s.in_hand
        s.in_hand = NOBODY
        if code != KEEP:
            apply_build(s, colour, kind, code)
    else:
        s.blocked_gorge = code - BLOCK
        if s.listener is not None:
            s.listener.append(GorgeBlocked(colour, s.blocked_gorge))


def take(s: State, colour: i64, code: i64) -> None:
    """From the supply to the owner; a guard straight to its post; others perhaps onto the board (ruling A-10)."""
    if code >= POST_GUARD:
        s.supply[kind_at(colour, GUARD)] -= 1
        s.guard[colour] = code - POST_GUARD
        if s.listener is not None:
            s.listener.append(GuardPosted(colour, s.guard[colour]))
        return
    kind = code - TAKE
    s.supply[kind_at(colour, kind)] -= 1
    s.held[kind_at(colour, kind)] += 1
    if s.listener is not None:
        s.listener.append(StructureTaken(colour, kind))
    if s.rules.build_at_once[kind] != 0 and any_site(s, colour, kind):
        s.in_hand = kind
        s.question = PLACING


def remove_guards(s: State) -> None:
    """A guard serves one round of the game (expert p. 14)."""
    colour: i64
    for colour in range(s.rules.colours):
        s.guard[colour] = 0
