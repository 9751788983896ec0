"""The variants by name. A variant is a function from Rules to Rules."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from serai.silk_road.rules import Rules
from serai.silk_road.variants.reverse import with_reverse


class Variant(NamedTuple):
    """What a variant does to the rules; every number of players may use it."""

    change: Callable[[Rules, Mapping[str, Any]], Rules]
    about: str


VARIANTS = {"reverse": Variant(with_reverse, "from Antioch to Chang'An: arrows turned, orange tiles in the west")}
