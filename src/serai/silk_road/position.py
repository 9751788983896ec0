"""Positions: a whole state as plain data and back, refusing what no game could show. docs/positions.md explains it."""

from typing import Any

from serai.kernel.plain import BadInput, table
from serai.kernel.setup import Setup
from serai.silk_road.checks import check
from serai.silk_road.editions import rules_for
from serai.silk_road.fields import NUMBERS, ROWS, fill, fill_ledger, fill_numbers, open_table
from serai.silk_road.ledger import EVERYBODY, is_true
from serai.silk_road.pieces import GOODS
from serai.silk_road.state import State


def position(s: State) -> dict[str, Any]:
    """The whole state, secrets too."""
    return open_table(s) | {
        "money": list(s.money),
        "goods": [list(s.goods[i : i + GOODS]) for i in range(0, len(s.goods), GOODS)],
        "shown": list(s.shown),
        "bag": list(s.bag),
        "chance": list(s.chance),
        "ledger": list(s.ledger[: s.entries]),
    }


def restore(setup: Setup, data: object) -> State:
    """A state from its plain data."""
    s = State(rules_for(setup.edition, setup.variants, setup.seats, setup.house))
    fields = table(data, "state", ["question", *NUMBERS, *ROWS, "ledger"])
    fill_numbers(s, fields, "state")
    for name in ROWS:
        fill(s, name, fields[name], "state")
    fill_ledger(s, fields["ledger"], EVERYBODY, "state")
    check(s, "state")
    if not is_true(s):
        raise BadInput("state.ledger", "entries that lead to the goods as they lie", fields["ledger"])
    return s
