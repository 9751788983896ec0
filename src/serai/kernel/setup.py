"""Setup: what was agreed before play. Setup, seed and actions are the whole truth of a game."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from serai.kernel.plain import BadInput, items, plain, table, text, whole

SEED_LIMIT = 2**63 - 1


class Setup(NamedTuple):
    """What was agreed before play."""

    game: str
    edition: str
    variants: tuple[str, ...]
    seats: int
    seed: int
    order: tuple[int, ...]  # the starting order as agreed; empty: drawn from the seed
    house: Mapping[str, Any]  # board values of the table's own that replace the published or reconstructed ones
    rules_version: int

    def to_plain(self) -> dict[str, Any]:
        """The setup as plain data."""
        return {key: plain(value) for key, value in self._asdict().items()}


def read_setup(data: object, place: str = "setup") -> Setup:
    """Read a setup's form; whether the game allows it is for the game to say."""
    fields = table(data, place, Setup._fields)
    house = fields["house"]
    if not isinstance(house, Mapping):
        raise BadInput(f"{place}.house", "a table", house)
    return Setup(
        game=text(fields["game"], f"{place}.game"),
        edition=text(fields["edition"], f"{place}.edition"),
        variants=tuple(
            text(v, f"{place}.variants[{i}]") for i, v in enumerate(items(fields["variants"], f"{place}.variants"))
        ),
        seats=whole(fields["seats"], f"{place}.seats", 1, 99),
        seed=whole(fields["seed"], f"{place}.seed", 0, SEED_LIMIT),
        order=tuple(
            whole(v, f"{place}.order[{i}]", 0, 99) for i, v in enumerate(items(fields["order"], f"{place}.order"))
        ),
        house=house,
        rules_version=whole(fields["rules_version"], f"{place}.rules_version", 1, 10**6),
    )
