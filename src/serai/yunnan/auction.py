"""Bidding: placing traders, outbidding, the bank, the market, passing (2e p. 6-8, expert p. 14; 1e 1A)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.kernel.bits import bit, has
from serai.yunnan.codes import BANK_TARGET, MARKET_TARGET, PASS, PLACE, TARGETS
from serai.yunnan.events import (
    BankVisited,
    BidWithdrawn,
    MarkerReturned,
    MarketEntered,
    Passed,
    TraderOutbid,
    TraderPlaced,
)
from serai.yunnan.pieces import (
    BUILDINGS,
    CUSTOMS,
    GUILD,
    HORSE_TRADER,
    KINDS,
    NOBODY,
    PLACES,
    PU_ER,
    QINGHAI,
    SCHOOL,
    SPACES,
    TEMPLE,
    YARD,
    at,
    kind_at,
    space_at,
)
from serai.yunnan.refusals import (
    ALLOWED,
    ALREADY_THERE,
    BANK_VISITOR,
    LEFT_SPACE_FIRST,
    NO_BANK_SPACE,
    NO_SUCH_SPACE,
    NO_TEMPLE,
    NO_TRADER_THERE,
    NOT_HIGHEST,
    PROGRESS_COMPLETE,
    RESERVE_EMPTY,
    RESERVE_FIRST,
    SPACE_TAKEN,
    TOO_EXPENSIVE,
)
from serai.yunnan.state import State

RESERVE: Final = PU_ER  # as a source, the number of Pu'er stands for the reserve: nobody is ever taken from the market


def legal(s: State, out: vec[i64]) -> i64:
    """Each turn is one of: place a trader, or pass (ruling A-01)."""
    colour = s.order[s.turn]
    targets = open_targets(s, colour)
    count: i64 = 0
    source: i64
    target: i64
    for source in range(PLACES):
        if why_not_from(s, colour, source) == ALLOWED:
            for target in range(TARGETS):
                if has(targets, target):
                    out[count] = PLACE + source * TARGETS + target
                    count += 1
    out[count] = PASS
    return count + 1


def open_targets(s: State, colour: i64) -> i64:
    """The set of targets this colour may send a trader to."""
    targets = bit(MARKET_TARGET)
    building: i64
    space: i64
    for space in range(s.rules.bank_spaces):
        if why_not_bank(s, colour, space) == ALLOWED:
            targets |= bit(BANK_TARGET + space)
    unbound = s.coins[colour] - cost_of_bids(s, colour)
    for building in range(BUILDINGS):
        if why_not_building(s, colour, building) == ALLOWED:
            purse = unbound + cost_of_small_bids(s, colour, building)
            for space in range(SPACES):
                if why_not_space(s, building, space, purse) == ALLOWED:
                    targets |= bit(space_at(building, space))
    return targets


def why_not(s: State, code: i64) -> i64:
    """Why the colour to move may not place this trader there; passing is always allowed."""
    if code == PASS:
        return ALLOWED
    colour = s.order[s.turn]
    source = (code - PLACE) // TARGETS
    reason = why_not_from(s, colour, source)
    if reason != ALLOWED:
        return reason
    return why_not_onto(s, colour, (code - PLACE) % TARGETS)


def why_not_from(s: State, colour: i64, source: i64) -> i64:
    """A trader comes from the reserve or a province, never from a building or the market (ruling A-05)."""
    if source == RESERVE:
        return ALLOWED if s.reserve[colour] > 0 else RESERVE_EMPTY
    if s.traders[at(colour, source)] == 0:
        return NO_TRADER_THERE
    if s.rules.reserve_first and s.reserve[colour] > 0:
        return RESERVE_FIRST
    return ALLOWED


def why_not_onto(s: State, colour: i64, target: i64) -> i64:
    """The market takes anybody; bids and the bank have conditions."""
    if target == MARKET_TARGET:
        return ALLOWED
    if target >= BANK_TARGET:
        return why_not_bank(s, colour, target - BANK_TARGET)
    return why_not_bid(s, colour, target // SPACES, target % SPACES)


def why_not_bid(s: State, colour: i64, building: i64, space: i64) -> i64:
    """Whether this colour may bid on this space, whatever trader it sends."""
    reason = why_not_building(s, colour, building)
    if reason != ALLOWED:
        return reason
    return why_not_space(s, building, space, purse_for(s, colour, building))


def why_not_building(s: State, colour: i64, building: i64) -> i64:
    """Whether this colour may bid in this building at all."""
    if s.banked[colour] != 0:
        return BANK_VISITOR
    if building == TEMPLE and not s.rules.has_temple:
        return NO_TEMPLE
    standing = own_bids_in(s, colour, building)
    # Expert p. 14: twice in a progress building, but not in the temple (ruling A-32).
    if standing > 0 and (building == TEMPLE or standing >= s.rules.bids_per_building):
        return ALREADY_THERE
    # Any bid must bring progress, a second one progress twice (ruling A-50).
    return ALLOWED if steps_left(s, colour, building) > standing else PROGRESS_COMPLETE


def why_not_space(s: State, building: i64, space: i64, purse: i64) -> i64:
    """Whether anybody with this purse may bid on this space."""
    spot = space_at(building, space)
    price = s.rules.prices[spot]
    if price == 0:
        return NO_SUCH_SPACE
    if s.bids[spot] != NOBODY:
        return SPACE_TAKEN
    if is_small(s, building, space) and not is_highest(s, building, space):
        return NOT_HIGHEST
    if price > purse and not s.rules.may_overbid:
        return TOO_EXPENSIVE
    return ALLOWED


def why_not_bank(s: State, colour: i64, space: i64) -> i64:
    """One visit a round; where both spaces pay alike the left one is filled first: one action serves for both."""
    if space >= s.rules.bank_spaces:
        return NO_BANK_SPACE
    if s.banked[colour] != 0:
        return BANK_VISITOR
    if s.bank[space] != NOBODY:
        return SPACE_TAKEN
    if space > 0 and s.rules.bank_spaces_alike and s.bank[0] == NOBODY:
        return LEFT_SPACE_FIRST
    return ALLOWED


def own_bids_in(s: State, colour: i64, building: i64) -> i64:
    """How many traders this colour has in a building."""
    count: i64 = 0
    space: i64
    for space in range(SPACES):
        if s.bids[space_at(building, space)] == colour:
            count += 1
    return count


def steps_left(s: State, colour: i64, building: i64) -> i64:
    """How often this colour can still take the building's progress."""
    if building == SCHOOL:
        return s.untrained[colour]
    if building == CUSTOMS:
        return s.rules.max_passes - s.passes[colour]
    if building == HORSE_TRADER:
        return QINGHAI - s.horse[colour]
    if building == GUILD:
        return s.rules.max_influence - s.influence[colour]
    if building == YARD:
        left: i64 = 0
        kind: i64
        for kind in range(KINDS):
            left += s.supply[kind_at(colour, kind)]
        return left
    return 1  # the temple never wears out


def is_small(s: State, building: i64, space: i64) -> bool:
    """Whoever stands on a small space leaves when outbid."""
    return space < s.rules.small_spaces[building]


def is_highest(s: State, building: i64, space: i64) -> bool:
    """Whether a bid here would be the highest in the building."""
    higher: i64
    for higher in range(space + 1, SPACES):
        if s.bids[space_at(building, higher)] != NOBODY:
            return False
    return True


def purse_for(s: State, colour: i64, building: i64) -> i64:
    """The coins left for a bid in this building; an own small bid there is thrown out, so it is free (A-33)."""
    return s.coins[colour] - cost_of_bids(s, colour) + cost_of_small_bids(s, colour, building)


def cost_of_bids(s: State, colour: i64) -> i64:
    """What all standing bids of this colour cost."""
    cost: i64 = 0
    spot: i64
    for spot in range(BUILDINGS * SPACES):
        if s.bids[spot] == colour:
            cost += s.rules.prices[spot]
    return cost


def cost_of_small_bids(s: State, colour: i64, building: i64) -> i64:
    """What this colour's bids on the small spaces of a building cost."""
    cost: i64 = 0
    space: i64
    for space in range(s.rules.small_spaces[building]):
        if s.bids[space_at(building, space)] == colour:
            cost += s.rules.prices[space_at(building, space)]
    return cost


def apply(s: State, code: i64) -> None:
    """Place the trader or pass; then it is the next one's turn."""
    colour = s.order[s.turn]
    if code == PASS:
        pass_bidding(s, colour)
    else:
        source = (code - PLACE) // TARGETS
        target = (code - PLACE) % TARGETS
        take_trader(s, colour, source)
        if target == MARKET_TARGET:
            s.traders[at(colour, PU_ER)] += 1
            if s.listener is not None:
                s.listener.append(MarketEntered(colour, source))
        elif target >= BANK_TARGET:
            go_to_bank(s, colour, source, target - BANK_TARGET)
        else:
            place_bid(s, colour, source, target // SPACES, target % SPACES)
    s.turn += 1


def take_trader(s: State, colour: i64, source: i64) -> None:
    """Lift a trader from where it was."""
    if source == RESERVE:
        s.reserve[colour] -= 1
    else:
        s.traders[at(colour, source)] -= 1


def place_bid(s: State, colour: i64, source: i64, building: i64, space: i64) -> None:
    """A bid stands, and whoever stood on a lower small space of the building goes home."""
    s.bids[space_at(building, space)] = colour
    if s.listener is not None:
        s.listener.append(TraderPlaced(colour, source, building, s.rules.prices[space_at(building, space)]))
    lower: i64
    for lower in range(s.rules.small_spaces[building]):
        loser = s.bids[space_at(building, lower)]
        if lower < space and loser != NOBODY:
            outbid(s, loser, building, lower, colour)


def outbid(s: State, loser: i64, building: i64, space: i64, by: i64) -> None:
    """Back to the reserve at once; one who had passed bids again as if never passed (2e p. 7, ruling A-21)."""
    s.bids[space_at(building, space)] = NOBODY
    s.reserve[loser] += 1
    if s.listener is not None:
        s.listener.append(TraderOutbid(loser, building, s.rules.prices[space_at(building, space)], by))
    if s.passed[loser] != 0:
        s.passed[loser] = 0
        if s.listener is not None:
            s.listener.append(MarkerReturned(loser))


def go_to_bank(s: State, colour: i64, source: i64, space: i64) -> None:
    """All own bids go to the market; where the rules say so the reserve too, and the visitor has passed (A-06)."""
    s.bank[space] = colour
    s.banked[colour] = 1
    if s.listener is not None:
        s.listener.append(BankVisited(colour, source, space))
    spot: i64
    for spot in range(BUILDINGS * SPACES):
        if s.bids[spot] == colour:
            s.bids[spot] = NOBODY
            s.traders[at(colour, PU_ER)] += 1
            if s.listener is not None:
                s.listener.append(BidWithdrawn(colour, spot // SPACES, s.rules.prices[spot]))
    if s.rules.bank_ends_bidding:
        pass_bidding(s, colour)


def pass_bidding(s: State, colour: i64) -> None:
    """The rest of the reserve goes to the market and stays there, even if the colour is outbid later."""
    s.passed[colour] = 1
    rest = s.reserve[colour]
    s.reserve[colour] = 0
    s.traders[at(colour, PU_ER)] += rest
    if s.listener is not None:
        s.listener.append(Passed(colour, rest))


def someone_bids(s: State) -> bool:
    """Whether a person still has the marker on the bidding track."""
    colour: i64
    for colour in range(s.rules.colours):
        if s.passed[colour] == 0 and colour != s.rules.automa:
            return True
    return False


def turn_to_next_bidder(s: State) -> None:
    """From `turn` on round the track to the first who has not passed; the automa never passes before the others."""
    while True:
        if s.turn >= s.rules.colours:
            s.turn = 0
        if s.passed[s.order[s.turn]] == 0:
            return
        s.turn += 1


def total_of_bids(s: State) -> i64:
    """The sum of all bids of all colours, for the bank (2e p. 8; 1e 1B)."""
    total: i64 = 0
    spot: i64
    for spot in range(BUILDINGS * SPACES):
        if s.bids[spot] != NOBODY:
            total += s.rules.prices[spot]
    return total
