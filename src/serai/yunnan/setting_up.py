"""Setting up the game (2e p. 4-5, two players p. 15; 1e preparation)."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from mypy_extensions import i64

from serai.kernel.plain import BadInput, items, whole
from serai.kernel.setup import SEED_LIMIT, Setup
from serai.yunnan.editions import EDITIONS, rules_for
from serai.yunnan.pieces import KINDS, NOBODY, PLACES, YUNNAN, kind_at
from serai.yunnan.round import run_on
from serai.yunnan.rules import Rules
from serai.yunnan.state import State, draw_lots, sow_chance
from serai.yunnan.variants import duli

NAME = "yunnan"
RULES_VERSION = 1


def agree(
    *,
    edition: str | None,
    variants: Sequence[str],
    seats: int,
    seed: int,
    order: Sequence[int],
    house: Mapping[str, Any],
) -> Setup:
    """Check what the table wants and make it a Setup."""
    edition = EDITIONS[0] if edition is None else edition
    rules = rules_for(edition, variants, seats, house)
    whole(seed, "seed", 0, SEED_LIMIT)
    check_order(rules, items(order, "order"))
    return Setup(NAME, edition, rules.variants, seats, seed, tuple(order), house, RULES_VERSION)


def check_order(rules: Rules, order: Sequence[int]) -> None:
    """A given starting order names every colour that a person plays, once."""
    played = [colour for colour in range(rules.colours) if colour != rules.automa]
    for number, colour in enumerate(order):
        whole(colour, f"order[{number}]", played[0], played[-1])
    if order and sorted(order) != played:
        raise BadInput("order", f"each of {', '.join(map(str, played))} once", list(order))
    if order and rules.neighbours_alternate and any(seat_of(rules, a) == seat_of(rules, b) for a, b in pairwise(order)):
        raise BadInput("order", "no seat's two colours next to each other", list(order))


def seat_of(rules: Rules, colour: int) -> int:
    """The seat that plays a colour."""
    return int(rules.seat_of[colour])


def begin(setup: Setup) -> State:
    """The board as it stands when the first bidder is asked."""
    rules = rules_for(setup.edition, setup.variants, setup.seats, setup.house)
    s = State(rules)
    sow_chance(s, setup.seed)
    set_order(s, setup.order)
    colour: i64
    kind: i64
    place: i64
    for colour in range(rules.colours):
        s.reserve[colour] = rules.start_traders
        s.untrained[colour] = rules.max_traders - rules.start_traders
        s.passes[colour] = rules.start_passes
        s.horse[colour] = YUNNAN
        for kind in range(KINDS):
            s.supply[kind_at(colour, kind)] = rules.structures[kind]
    turn: i64
    for turn in range(rules.colours):
        s.coins[s.order[turn]] = rules.start_coins[turn]
    for place in range(PLACES):
        s.gifts[place] = rules.start_gifts[place]
    if rules.automa != NOBODY:
        duli.set_up(s, rules.automa)
    run_on(s)
    return s


def set_order(s: State, given: Sequence[int]) -> None:
    """As agreed, or drawn; the automa is always last (ruling A-41)."""
    rules = s.rules
    played = list(given) or drawn_order(s)
    turn: i64
    for turn in range(len(played)):
        s.order[turn] = played[turn]
    if rules.automa != NOBODY:
        s.order[rules.colours - 1] = rules.automa


def drawn_order(s: State) -> list[int]:
    """A random order of the colours that persons play; where neighbours alternate, of each seat's colours in turn."""
    rules = s.rules
    count = rules.colours if rules.automa == NOBODY else rules.colours - 1
    drawn = draw_lots(s, count)
    if rules.neighbours_alternate:
        leader = seat_of(rules, drawn[0])
        mine = [lot for lot in drawn if seat_of(rules, lot) == leader]
        theirs = [lot for lot in drawn if seat_of(rules, lot) != leader]
        drawn = [lot for pair in zip(mine, theirs, strict=True) for lot in pair]
    return drawn
