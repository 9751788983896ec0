"""What the tests are written with."""

from tests.kit.combinations import BY_NAME, COMBINATIONS, Combination, every_table, every_table_in_time
from tests.kit.play import (
    Look,
    bidding_order,
    bids_in,
    colour_to_move,
    go_on_to,
    may,
    of_kind,
    options,
    play,
    question,
    refusal,
    travelling_order,
)
from tests.kit.table import Table

__all__ = [
    "BY_NAME",
    "COMBINATIONS",
    "Combination",
    "Look",
    "Table",
    "bidding_order",
    "bids_in",
    "colour_to_move",
    "every_table",
    "every_table_in_time",
    "go_on_to",
    "may",
    "of_kind",
    "options",
    "play",
    "question",
    "refusal",
    "travelling_order",
]
