"""The one edition (2006): how it fills the Rules."""

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from serai.kernel.plain import BadInput, items, one_of
from serai.silk_road.board import (
    FEWEST_SEATS,
    check_mix,
    land_of,
    ledger_size,
    marks,
    numbers,
    printed_actions,
    roads,
    tiles_of,
    values_of,
)
from serai.silk_road.pieces import GOODS
from serai.silk_road.rules import Rules
from serai.silk_road.variants import VARIANTS

EDITIONS = ("2006",)
SEATS = (3, 4, 5, 6)
BOARDS_KEPT = 64


def rules_for(edition: str, variants: Sequence[str], seats: int, house: Mapping[str, Any]) -> Rules:
    """The rulebook of this table, or BadInput that names what does not fit; worked out once for each table."""
    if edition not in EDITIONS:
        raise BadInput("edition", "one of " + ", ".join(EDITIONS), edition)
    if type(seats) is not int or seats not in SEATS:
        raise BadInput("seats", "3, 4, 5 or 6", seats)
    for name in items(variants, "variants"):
        one_of(name, "variants", list(VARIANTS))
    if len(set(variants)) != len(variants):
        raise BadInput("variants", "each variant once", list(variants))
    if not isinstance(house, Mapping):
        raise BadInput("house", "a table", house)
    try:
        written = json.dumps(house, sort_keys=True) if house else "{}"
    except (TypeError, ValueError) as error:
        raise BadInput("house", "plain data", house) from error
    return known_rules(edition, tuple(sorted(variants)), seats, written)


@lru_cache(BOARDS_KEPT)
def known_rules(edition: str, variants: tuple[str, ...], seats: int, written_house: str) -> Rules:
    """Views and possible worlds ask for the same rules again and again."""
    house = json.loads(written_house)
    values = values_of(house)
    rules = basic(edition, variants, seats, house, values)
    for name in variants:
        rules = VARIANTS[name].change(rules, values)
    check_mix(
        tiles_of(values),
        land_of(values)._replace(backs=tuple(rules.backs)),
        list(rules.no_keepers),
        rules.tiles_per_city,
    )
    if seats * rules.start_goods > rules.goods_per_colour * GOODS:
        raise BadInput("house.start_goods", "as many as the bag has for all players", int(rules.start_goods))
    return rules


def basic(
    edition: str, variants: Sequence[str], seats: int, house: Mapping[str, Any], values: Mapping[str, Any]
) -> Rules:
    """The journey from Chang'An to Antioch."""
    land = land_of(values)
    tiles = tiles_of(values)
    gold, silver = values["start_coins"]
    per_city = values["tiles_per_city"][seats - FEWEST_SEATS]
    return Rules(
        edition=edition,
        variants=tuple(variants),
        house=house,
        city_names=land.names,
        face_names=tiles.names,
        seats=seats,
        goods_per_colour=values["goods_per_colour"],
        start_goods=values["start_goods"],
        start_money=gold * values["gold_value"] + silver,
        tiles_per_city=per_city,
        turns_per_city=values["turns_per_city"][seats - FEWEST_SEATS],
        backs=numbers(land.backs),
        tile_counts=tiles.counts,
        no_keepers=numbers(marks(land, values["last_stops"], "house.last_stops")),
        start=land.start,
        goal=land.goal,
        roads=roads(land.arrows),
        printed=printed_actions(values, land, tiles.names),
        pictures=tiles.pictures,
        sale_prices=numbers(values["sale_prices"]),
        purchase_prices=numbers(values["purchase_prices"]),
        barter_times=values["barter_times"],
        swaps_many=values["swaps"][0],
        swaps_few=values["swaps"][1],
        first_prize=values["prizes"][0],
        second_prize=values["prizes"][1],
        good_points=values["good_points"],
        majority_points=values["majority_points"],
        ledger_size=ledger_size(land, per_city),
    )
