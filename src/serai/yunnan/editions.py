"""The two editions: how each fills the Rules (docs/rulings.md has what was decided where they differ or are silent)."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from serai.kernel.plain import BadInput, items, one_of, whole
from serai.yunnan.board import BANK_SUMS, bank_payouts, bid_prices, numbers, roads, values_of
from serai.yunnan.pieces import NOBODY, PROGRESS_BUILDINGS, SPACES
from serai.yunnan.refusals import FIRST_RULEBOOK, SECOND_RULEBOOK
from serai.yunnan.rules import Rules
from serai.yunnan.variants import VARIANTS
from serai.yunnan.variants.duli import with_duli
from serai.yunnan.variants.two_colours import with_two_colours

SECOND = "second"
FIRST = "first"
EDITIONS = (SECOND, FIRST)  # the default first
TWO = 2
SEATS = (TWO, 3, 4, 5)
COLOURS = {SECOND: ("red", "yellow", "black", "blue", "white"), FIRST: ("red", "yellow", "green", "blue", "purple")}


def rules_for(edition: str, variants: Sequence[str], seats: int, house: Mapping[str, Any]) -> Rules:
    """The rulebook of this table, or BadInput that names what does not fit."""
    check(edition, variants, seats)
    if house:
        return resolved(edition, tuple(sorted(variants)), seats, house)
    return published_rules(edition, tuple(sorted(variants)), seats)


@cache
def published_rules(edition: str, variants: tuple[str, ...], seats: int) -> Rules:
    """Without values of the house's own the rules are made once for all tables."""
    return resolved(edition, variants, seats, {})


def check(edition: str, variants: Sequence[str], seats: int) -> None:
    """Edition, variants and seats must exist and go together."""
    one_of(edition, "edition", EDITIONS)
    whole(seats, "seats", SEATS[0], SEATS[-1])
    allowed = [name for name, variant in VARIANTS.items() if edition in variant.editions]
    for name in items(variants, "variants"):
        if name not in allowed:
            raise BadInput("variants", f"of the {edition} edition's: {', '.join(allowed)}", name)
    if len(set(variants)) != len(variants):
        raise BadInput("variants", "each variant once", list(variants))


def resolved(edition: str, variants: tuple[str, ...], seats: int, house: Mapping[str, Any]) -> Rules:
    """Edition, then variants, then the number of players: each changes what the one before has laid down."""
    values = values_of(edition, house)
    rules = common(edition, variants, seats, house, values)
    rules = second(rules, values) if edition == SECOND else first(rules, values)
    for name in variants:
        rules = VARIANTS[name].change(rules, values)
    if seats == TWO:
        rules = with_duli(rules, values) if edition == SECOND else with_two_colours(rules, values)
    return rules


def common(
    edition: str, variants: tuple[str, ...], seats: int, house: Mapping[str, Any], values: Mapping[str, Any]
) -> Rules:
    """What both editions agree on, with the first edition's simpler choices where they do not."""
    land = roads(values["gorges"])
    no_cards = numbers([])
    return Rules(
        edition=edition,
        variants=variants,
        house=house,
        colour_names=COLOURS[edition][:seats],
        rulebook=FIRST_RULEBOOK,
        seats=seats,
        colours=seats,
        seat_of=numbers(list(range(seats))),
        automa=NOBODY,
        start_coins=numbers(values["start_coins"]),
        start_traders=values["start_traders"],
        start_passes=values["start_passes"],
        start_gifts=numbers(values["gifts"]),
        structures=numbers([*values["structures"], 0]),
        neighbours_alternate=False,
        prices=bid_prices(values["prices"], []),
        small_spaces=numbers([min(values["small_prices"], SPACES)] * PROGRESS_BUILDINGS + [0]),
        has_temple=False,
        bids_per_building=1,
        reserve_first=True,
        may_overbid=False,
        debt_rate=numbers([0]),
        bank_spaces=values["bank_spaces"],
        bank_spaces_alike=False,
        bank_ends_bidding=False,
        bank_pay=bank_payouts(values["bank"]),
        bank_sums=BANK_SUMS,
        max_traders=values["max_traders"],
        max_passes=values["start_passes"] + len(values["pass_points"]) - 1,
        max_influence=len(values["influence_points"]) - 1,
        build_at_once=numbers([0, 0, 1, 0]),
        posts_per_province=values["structures"][0],
        gorge_low=land.gorge_low,
        gorge_high=land.gorge_high,
        distances=land.distances,
        connections=land.connections,
        gaps=land.gaps,
        immune_influence=len(values["influence_points"]) - 1,
        trader_income=numbers(values["trader_income"]),
        post_income=numbers(values["post_income"]),
        market_pays_each=True,
        gap_cost=values["gap_cost"],
        end_score=values["end_score"],
        end_gifts=values["end_gifts"],
        round_limit=values["round_limit"],
        coins_per_point=values["coins_per_point"],
        gift_points=values["gift_points"],
        pass_points=numbers(values["pass_points"]),
        influence_points=numbers(values["influence_points"]),
        tea_house_points=numbers(values["tea_house_points"]),
        horse_points=numbers(values["horse_points"]),
        card_bids=no_cards,
        card_traders=no_cards,
        card_tea_house=no_cards,
    )


def first(rules: Rules, values: Mapping[str, Any]) -> Rules:  # noqa: ARG001 - the same shape as second()
    """Argentum 2013: `common` already speaks this edition's rules."""
    return rules


def second(rules: Rules, values: Mapping[str, Any]) -> Rules:
    """Spielworxx 2023: temple, free choice of bidders, a bank that ends bidding, a market that pays once."""
    temple = values["temple_prices"]
    return replace(
        rules,
        rulebook=SECOND_RULEBOOK,
        prices=bid_prices(values["prices"], temple),
        small_spaces=numbers([*list(rules.small_spaces)[:PROGRESS_BUILDINGS], len(temple)]),
        has_temple=True,
        reserve_first=False,
        bank_spaces_alike=True,
        bank_ends_bidding=True,
        build_at_once=numbers([1, 1, 1, 0]),
        posts_per_province=1,
        market_pays_each=False,
    )
