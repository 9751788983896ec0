"""The variant of the rulebook's set-up page: the caravan travels from Antioch to Chang'An."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from serai.silk_road.board import land_of, marks, numbers, roads
from serai.silk_road.pieces import CITIES, NOTHING, ORANGE, PURPLE
from serai.silk_road.rules import Rules


def with_reverse(rules: Rules, values: Mapping[str, Any]) -> Rules:
    """Arrows turned round, orange tiles in the west, the ban at the other end; printed actions stay (B-22, B-23)."""
    land = land_of(values)
    backs = [turned(land.backs[city]) for city in range(CITIES)]
    return replace(
        rules,
        start=land.goal,
        goal=land.start,
        roads=roads([(head, tail) for tail, head in land.arrows]),
        backs=numbers(backs),
        no_keepers=numbers(marks(land, values["first_stops"], "house.first_stops")),
    )


def turned(back: int) -> int:
    """The other back."""
    if back == NOTHING:
        return NOTHING
    return PURPLE if back == ORANGE else ORANGE
