"""The first edition for two players: each seat runs two colours (1e, two players)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from serai.yunnan.board import numbers
from serai.yunnan.rules import Rules

COLOURS = ("red", "yellow", "green", "blue")


def with_two_colours(rules: Rules, values: Mapping[str, Any]) -> Rules:
    """A game of four colours with two score markers, a higher mark to reach, and other end conditions."""
    return replace(
        rules,
        colours=4,
        colour_names=COLOURS,
        seat_of=numbers([0, 1, 0, 1]),
        neighbours_alternate=True,
        end_score=values["two_player_end_score"],
        end_gifts=values["two_player_end_gifts"],
    )
