"""Soundness: whether a table that somebody describes could stand there in a game. A state that passes can be played."""

from mypy_extensions import i64

from serai.kernel.plain import BadInput
from serai.yunnan.auction import cost_of_bids, own_bids_in, steps_left
from serai.yunnan.building import any_site
from serai.yunnan.pieces import (
    BANK_SPACES,
    BUILDINGS,
    CARDS,
    GORGES,
    GUARD,
    KINDS,
    NO_GORGE,
    NOBODY,
    PLACES,
    POST,
    PU_ER,
    SICHUAN,
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
from serai.yunnan.progress import buildings_to_resolve
from serai.yunnan.round import codes
from serai.yunnan.state import (
    BIDDING,
    BLOCKING,
    CONVERTING,
    DISPLACING,
    OVER,
    PLACING,
    QUESTIONS,
    RESOLVING,
    RUNNING,
    TAKING,
    TRAVELLING,
    State,
)
from serai.yunnan.travel import why_not_displace

ASKED_WHILE_RESOLVING = (RESOLVING, TAKING, PLACING, BLOCKING)


def check(s: State, place: str) -> None:
    """BadInput names the first thing that cannot be."""
    check_order_and_deck(s, place)
    check_bank(s, place)
    for building in range(BUILDINGS):
        check_bids(s, building, place)
    for colour in range(s.rules.colours):
        check_traders(s, colour, place)
        check_structures(s, colour, place)
        check_phase(s, colour, place)
        if colour == s.rules.automa:
            check_automa(s, colour, place)
        else:
            check_reach(s, colour, place)
    check_gifts(s, place)
    check_question(s, place)


def demand(holds: object, place: str, expected: str, got: object) -> None:
    """Refuse the position where something does not hold."""
    if not holds:
        raise BadInput(place, expected, got)


def check_order_and_deck(s: State, place: str) -> None:
    """Every colour has one place in the order, the automa the last; its cards are there once each."""
    order = list(s.order)
    automa = s.rules.automa
    demand(sorted(order) == list(range(s.rules.colours)), f"{place}.order", "each colour once", order)
    if automa == NOBODY:
        demand(not any(s.deck) and s.dealt == 0, f"{place}.deck", "nothing but zeros: nobody plays by cards", s.dealt)
        return
    demand(order[-1] == automa, f"{place}.order", f"the automa, {automa}, last", order)
    demand(sorted(s.deck) == list(range(CARDS)), f"{place}.deck", "each card once", list(s.deck))


def check_bank(s: State, place: str) -> None:
    """Visitors stand on the spaces in use, once each, and only until the bank has paid."""
    visitors = [colour for colour in s.bank if colour != NOBODY]
    usable = s.question == BIDDING and all(s.bank[n] == NOBODY for n in range(s.rules.bank_spaces, BANK_SPACES))
    demand(not visitors or usable, f"{place}.bank", "visitors on spaces in use, while bidding lasts", list(s.bank))
    banked = [colour for colour in range(s.rules.colours) if s.banked[colour]]
    known = s.question != BIDDING or sorted(visitors) == banked
    demand(known, f"{place}.banked", "1 for each visitor of the bank, who is there once", list(s.banked))


def check_bids(s: State, building: i64, place: str) -> None:
    """Bids stand on spaces that exist, no more of a colour than may, for progress that can still be had."""
    here = f"{place}.bids[{building}]"
    row = [s.bids[space_at(building, space)] for space in range(SPACES)]
    standing = [space for space in range(SPACES) if row[space] != NOBODY]
    exist = all(s.rules.prices[space_at(building, space)] > 0 for space in standing)
    demand(exist and (building != TEMPLE or s.rules.has_temple or not standing), here, "bids on spaces it has", row)
    small = [space for space in standing if space < s.rules.small_spaces[building]]
    demand(not small or standing == small[-1:], here, "no small bid beside another", row)
    for colour in {row[space] for space in standing}:
        # Who has just taken a trader from the yard has one structure coming that is still in the supply.
        coming = s.question == TAKING and building == YARD and colour == s.order[s.turn]
        count = own_bids_in(s, colour, building)
        alone = building == TEMPLE or colour == s.rules.automa
        demand(count <= (1 if alone else s.rules.bids_per_building), here, "no more bids of a colour than may be", row)
        demand(
            colour == s.rules.automa or count + coming <= steps_left(s, colour, building),
            here,
            "bids for progress that can be taken",
            row,
        )
        demand(colour != s.rules.automa or building != TEMPLE, here, "no bid of the automa", row)


def check_traders(s: State, colour: i64, place: str) -> None:
    """All traders of a colour are somewhere."""
    traders = s.reserve[colour] + s.untrained[colour] + sum(s.traders[at(colour, p)] for p in range(PLACES))
    traders += sum(1 for spot in s.bids if spot == colour) + sum(1 for spot in s.bank if spot == colour)
    most = s.rules.max_traders
    demand(traders == most, f"{place}.traders[{colour}]", f"{most} traders of colour {colour} in all", traders)


def check_structures(s: State, colour: i64, place: str) -> None:
    """Supply, hand and board together hold what the colour owns; a used guard is gone."""
    rules = s.rules
    owned = list(rules.structures)
    built = [
        sum(s.posts[at(colour, p)] for p in range(PLACES)),
        sum(s.bridges[gorge_at(colour, g)] for g in range(GORGES)),
        sum(1 for owner in s.tea_houses if owner == colour),
    ]
    if colour == rules.automa:
        posts = [s.posts[at(colour, p)] for p in range(PLACES)]
        fixed = [int(p in (YUNNAN, SICHUAN)) for p in range(PLACES)]
        demand(posts == fixed, f"{place}.posts[{colour}]", f"the automa's {fixed}", posts)
        owned = [sum(fixed), 0, owned[TEA_HOUSE], 0]
    for kind in range(POST, GUARD):
        total = s.supply[kind_at(colour, kind)] + s.held[kind_at(colour, kind)] + built[kind]
        demand(total == owned[kind], f"{place}.supply[{colour}][{kind}]", f"{owned[kind]} of the kind in all", total)
    guards = s.supply[kind_at(colour, GUARD)] + (s.guard[colour] > 0)
    demand(
        guards <= owned[GUARD] and s.held[kind_at(colour, GUARD)] == 0,
        f"{place}.guard[{colour}]",
        f"{owned[GUARD]} guards in all, none in hand",
        s.guard[colour],
    )


def check_reach(s: State, colour: i64, place: str) -> None:
    """Nothing of a person's is farther than the horse has come, and the tracks begin where they begin."""
    rules = s.rules
    horse = s.horse[colour]
    start = rules.start_passes
    demand(s.passes[colour] >= start, f"{place}.passes[{colour}]", f"at least {start} passes", s.passes[colour])
    demand(horse >= YUNNAN, f"{place}.horse[{colour}]", "a horse on the road", horse)
    for kind, counts in (("traders", s.traders), ("posts", s.posts)):
        beyond = [counts[at(colour, p)] for p in range(horse + 1, PLACES)]
        demand(not any(beyond), f"{place}.{kind}[{colour}]", f"{kind} no farther than the horse", beyond)
    posts = [s.posts[at(colour, p)] for p in range(PLACES)]
    few_enough = posts[PU_ER] == 0 and max(posts) <= rules.posts_per_province
    demand(few_enough, f"{place}.posts[{colour}]", f"at most {rules.posts_per_province} in a province", posts)
    bridges = [s.bridges[gorge_at(colour, g)] for g in range(GORGES)]
    reached = all(rules.gorge_high[g] <= horse for g in range(GORGES) if bridges[g])
    demand(reached, f"{place}.bridges[{colour}]", "bridges no farther than the horse", bridges)
    houses = [p for p in range(PLACES) if s.tea_houses[p] == colour and not YUNNAN <= p <= horse]
    demand(
        not houses, f"{place}.tea_houses", "tea houses in provinces the owner's horse has come to", list(s.tea_houses)
    )


def check_automa(s: State, colour: i64, place: str) -> None:
    """The automa uses neither coins, passes, a horse, a bank nor a hand, and stays at home until it travels."""
    unused = (s.coins, s.passes, s.horse, s.banked, s.untrained, s.income, s.passed)
    hand = [s.held[kind_at(colour, kind)] for kind in range(KINDS)]
    demand(
        not any(field[colour] for field in unused) and not any(hand) and colour not in s.bank,
        f"{place}.coins[{colour}]",
        "an automa without coins, passes, horse or hand",
        s.coins[colour],
    )
    if s.question == BIDDING or s.question in ASKED_WHILE_RESOLVING:
        out = [s.traders[at(colour, p)] for p in range(PLACES)]
        demand(not any(out), f"{place}.traders[{colour}]", "the automa's traders at home until it travels", out)


def check_phase(s: State, colour: i64, place: str) -> None:
    """What belongs to one part of the round is not there in another."""
    standing = buildings_to_resolve(s, colour)
    turn = list(s.order).index(colour)
    done = s.question in ASKED_WHILE_RESOLVING and turn < s.turn
    travelling = s.question != BIDDING and s.question not in ASKED_WHILE_RESOLVING
    demand(not standing or not (done or travelling), f"{place}.bids", "no bids of those who have resolved", colour)
    if s.question == BIDDING:
        price = cost_of_bids(s, colour)
        afforded = price <= s.coins[colour] or s.rules.may_overbid or colour == s.rules.automa
        demand(afforded, f"{place}.coins[{colour}]", f"at least {price}, the price of the bids", s.coins[colour])
        demand(not standing or not s.banked[colour], f"{place}.bids", "no bids of a bank visitor", colour)
        in_turn = s.rules.bank_ends_bidding and s.banked[colour] and not s.passed[colour]
        demand(not in_turn, f"{place}.passed[{colour}]", "1 for a bank visitor", 0)
        demand(
            s.guard[colour] == 0, f"{place}.guard[{colour}]", "no guard before the yard is resolved", s.guard[colour]
        )
    elif colour != s.rules.automa:
        demand(s.passed[colour], f"{place}.passed[{colour}]", "1 once bidding is over", 0)
    waits = s.question == CONVERTING and turn <= s.turn
    demand(
        waits or s.income[colour] == 0,
        f"{place}.income[{colour}]",
        "0 but for who has yet to convert",
        s.income[colour],
    )


def check_gifts(s: State, place: str) -> None:
    """The gifts are on the board or won."""
    start = s.rules.start_gifts
    gifts = list(s.gifts)
    fit = all(gifts[p] <= start[p] for p in range(PLACES)) and sum(gifts) + sum(s.gifts_won) == sum(start)
    demand(fit, f"{place}.gifts", f"{sum(start)} gifts in all, at most {list(start)} on the board", gifts)


def check_question(s: State, place: str) -> None:
    """The question must be one that somebody can be asked here."""
    demand(
        can_be_asked(s),
        f"{place}.question",
        "a question that can be asked in this position",
        QUESTIONS[s.question],
    )
    blocked = s.blocked_gorge != NO_GORGE
    may_lie = s.rules.has_temple and s.question not in (BIDDING, BLOCKING)
    demand(may_lie or not blocked, f"{place}.blocked_gorge", "no blocker out now", s.blocked_gorge)


def can_be_asked(s: State) -> bool:
    """Whether the colour whose turn it is can face this question now."""
    colour = s.order[s.turn]
    if (s.question == OVER) != (s.end_reason != RUNNING) or (s.in_hand >= 0) != (s.question == PLACING):
        return False
    if s.question == OVER:
        return True
    if colour == s.rules.automa:
        return False
    if s.question == BIDDING:
        return s.passed[colour] == 0
    if s.question == RESOLVING:
        left = buildings_to_resolve(s, colour)
        return left & (left - 1) != 0
    if s.question == PLACING:
        return s.held[kind_at(colour, s.in_hand)] > 0 and any_site(s, colour, s.in_hand)
    if s.question == BLOCKING:
        return s.rules.has_temple and bids_standing_in(s, TEMPLE) == 0
    if s.question == CONVERTING:
        return s.income[colour] > 0
    if s.question in (TRAVELLING, DISPLACING):
        moved = all(s.travelled[p] <= s.traders[at(colour, p)] for p in range(PLACES))
        if not moved or s.passes_left > s.passes[colour]:
            return False
    if s.question == DISPLACING:
        return s.arrived > 0 and any(why_not_displace(s, colour, v, s.arrived) == 0 for v in range(s.rules.colours))
    return len(codes(s)) > 0


def bids_standing_in(s: State, building: i64) -> i64:
    """How many bids stand in a building."""
    return sum(1 for space in range(SPACES) if s.bids[space_at(building, space)] != NOBODY)
