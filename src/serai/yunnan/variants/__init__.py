"""The variants by name. A variant is a function from Rules to Rules, with where it is allowed declared beside it."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from serai.yunnan.rules import Rules
from serai.yunnan.variants.debt import with_debt
from serai.yunnan.variants.double_bid import with_double_bids
from serai.yunnan.variants.guards import with_guards


class Variant(NamedTuple):
    """What a variant does to the rules, and for which editions it was made; every number of players may use it."""

    change: Callable[[Rules, Mapping[str, Any]], Rules]
    editions: tuple[str, ...]
    about: str


VARIANTS = {
    "double_bid": Variant(
        with_double_bids, ("second",), "expert: two bids in one progress building; only gifts end the game"
    ),
    "guards": Variant(
        with_guards, ("second",), "expert: a guard protects traders once a game; only gifts end the game"
    ),
    "debt": Variant(with_debt, ("first",), "advanced: bid more than you have and pay the rest in points"),
}
