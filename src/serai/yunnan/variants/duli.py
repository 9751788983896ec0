"""Dúli, the third player of the second edition's two-player game, played by cards (2e p. 15-16)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from mypy_extensions import i64

from serai.kernel.chance import shuffle
from serai.yunnan.auction import RESERVE, is_highest, is_small, own_bids_in, place_bid, take_trader
from serai.yunnan.board import cards, numbers
from serai.yunnan.events import AutomaPlaced, BidResolved, CardDrawn, DeckShuffled, StructureTaken, TeaHouseBuilt
from serai.yunnan.pieces import (
    CARDS,
    GUILD,
    KINDS,
    NOBODY,
    PLACES,
    PROGRESS_BUILDINGS,
    PROVINCES,
    SCHOOL,
    SICHUAN,
    SPACES,
    TEA_HOUSE,
    YUNNAN,
    at,
    kind_at,
    space_at,
)
from serai.yunnan.progress import gain_influence
from serai.yunnan.refusals import ALLOWED
from serai.yunnan.rules import Rules
from serai.yunnan.state import State
from serai.yunnan.travel import displace, why_not_displace


def with_duli(rules: Rules, values: Mapping[str, Any]) -> Rules:
    """A third colour without a seat; one bank space fewer."""
    bids, traders, tea_houses = cards(values["cards"], values["max_traders"])
    return replace(
        rules,
        colours=3,
        colour_names=(*rules.colour_names, "duli"),
        seat_of=numbers([0, 1, NOBODY]),
        automa=2,
        bank_spaces=values["two_player_bank_spaces"],
        card_bids=bids,
        card_traders=traders,
        card_tea_house=tea_houses,
    )


def set_up(s: State, duli: i64) -> None:
    """All seven traders, posts in Yunnan and Sichuan, a first bid in the school, a shuffled deck (2e p. 15)."""
    s.reserve[duli] = s.rules.max_traders
    s.untrained[duli] = 0
    s.coins[duli] = 0
    s.passes[duli] = 0
    s.horse[duli] = 0
    kind: i64
    for kind in range(KINDS):
        s.supply[kind_at(duli, kind)] = s.rules.structures[kind] if kind == TEA_HOUSE else 0
    s.posts[at(duli, YUNNAN)] = 1
    s.posts[at(duli, SICHUAN)] = 1
    s.reserve[duli] -= 1
    first: i64 = min(s.rules.small_spaces[SCHOOL], SPACES - 1)  # the cheapest large space
    while s.rules.prices[space_at(SCHOOL, first)] == 0:
        first -= 1  # a house may play without large spaces
    s.bids[space_at(SCHOOL, first)] = duli
    card: i64
    for card in range(CARDS):
        s.deck[card] = card
    shuffle(s.chance, s.deck, CARDS)


def draw_card(s: State, duli: i64, use: str) -> i64:
    """The next card; when none is left all sixteen are shuffled first (rulings A-40, A-59)."""
    if s.dealt == CARDS:
        shuffle(s.chance, s.deck, CARDS)
        s.dealt = 0
        if s.listener is not None:
            s.listener.append(DeckShuffled(duli))
    card = s.deck[s.dealt]
    s.dealt += 1
    if s.listener is not None:
        s.listener.append(CardDrawn(duli, card, use))
    return card


def bid(s: State, duli: i64) -> None:
    """The first building of the card she can bid in, on the cheapest space allowed; else nothing (ruling A-36)."""
    card = draw_card(s, duli, "bid")
    if s.reserve[duli] == 0:
        return  # only where a house gives her fewer traders than there are buildings
    rank: i64
    for rank in range(PROGRESS_BUILDINGS):
        building = s.rules.card_bids[card * PROGRESS_BUILDINGS + rank]
        space = cheapest_space(s, duli, building)
        if space < SPACES:
            take_trader(s, duli, RESERVE)
            place_bid(s, duli, RESERVE, building, space)
            return


def cheapest_space(s: State, duli: i64, building: i64) -> i64:
    """Never beside a trader of her own, even in expert games; SPACES when there is none (ruling A-37)."""
    space: i64 = 0
    if own_bids_in(s, duli, building) > 0:
        return SPACES
    while space < SPACES:
        spot = space_at(building, space)
        is_free = s.rules.prices[spot] > 0 and s.bids[spot] == NOBODY
        if is_free and (not is_small(s, building, space) or is_highest(s, building, space)):
            return space
        space += 1
    return SPACES


def resolve(s: State, duli: i64) -> None:
    """She pays nothing and gains only influence; all her bidders go home."""
    spot: i64
    for spot in range(PROGRESS_BUILDINGS * SPACES):
        if s.bids[spot] == duli:
            s.bids[spot] = NOBODY
            s.reserve[duli] += 1
            if s.listener is not None:
                s.listener.append(BidResolved(duli, spot // SPACES, s.rules.prices[spot]))
            if spot // SPACES == GUILD:
                gain_influence(s, duli)


def travel(s: State, duli: i64) -> None:
    """A tea house first, then her traders along the road as far as any horse has come (rulings A-38, A-39)."""
    card = draw_card(s, duli, "travel")
    if s.rules.card_tea_house[card] != 0:
        build_tea_house(s, duli)
    province: i64
    for province in range(YUNNAN, farthest_horse(s, duli) + 1):
        traders = s.rules.card_traders[card * PROVINCES + province - YUNNAN]
        if traders > 0:
            s.reserve[duli] -= traders
            s.traders[at(duli, province)] += traders
            if s.listener is not None:
                s.listener.append(AutomaPlaced(duli, province, traders))
            victim = whom_she_displaces(s, duli, province)
            if victim != NOBODY:
                displace(s, victim, province, duli)


def farthest_horse(s: State, duli: i64) -> i64:
    """The farthest province a person's horse has reached."""
    farthest: i64 = 0
    colour: i64
    for colour in range(s.rules.colours):
        if colour != duli:
            farthest = max(farthest, s.horse[colour])
    return farthest


def build_tea_house(s: State, duli: i64) -> None:
    """In the farthest province with traders; if taken, in the next lower one without a tea house."""
    if s.supply[kind_at(duli, TEA_HOUSE)] == 0:
        return
    province: i64 = PLACES - 1
    while province >= YUNNAN and not has_traders(s, province):
        province -= 1
    while province >= YUNNAN and s.tea_houses[province] != NOBODY:
        province -= 1
    if province >= YUNNAN:
        s.supply[kind_at(duli, TEA_HOUSE)] -= 1
        s.tea_houses[province] = duli
        if s.listener is not None:
            s.listener.append(StructureTaken(duli, TEA_HOUSE))
            s.listener.append(TeaHouseBuilt(duli, province))


def has_traders(s: State, province: i64) -> bool:
    """Whether any colour has a trader there."""
    colour: i64
    for colour in range(s.rules.colours):
        if s.traders[at(colour, province)] > 0:
            return True
    return False


def whom_she_displaces(s: State, duli: i64, province: i64) -> i64:
    """Of those below her influence, unguarded: the lowest; on a tie who has more traders there; then nobody."""
    victim: i64 = NOBODY
    tied = False
    colour: i64
    for colour in range(s.rules.colours):
        if why_not_displace(s, duli, colour, province) != ALLOWED:
            continue
        if victim == NOBODY:
            victim = colour
            continue
        lower = s.influence[victim] - s.influence[colour]
        more = s.traders[at(colour, province)] - s.traders[at(victim, province)]
        tied = lower == 0 and more == 0
        if lower > 0 or (lower == 0 and more > 0):
            victim = colour
    return NOBODY if tied else victim
