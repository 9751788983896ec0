"""The fields of a state as plain data and back: numbers and rows of numbers with their bounds.

Compiled, because a search makes views and possible worlds by the thousand.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.kernel.chance import MASK, WORDS
from serai.kernel.plain import BadInput, items, one_of, whole
from serai.silk_road.codes import MOST_BID
from serai.silk_road.ledger import ENTRY_SPAN, unreadable
from serai.silk_road.pieces import CITIES, CUBES, FACES, GOODS, MOST_SHOWN, NOBODY, NOTHING, SLOTS, good_at
from serai.silk_road.state import QUESTIONS, State

MOST: Final = 100_000  # no count on a table comes near it

NUMBERS: Final = (
    "round",
    "turn",
    "leader",
    "best_bid",
    "best_bidder",
    "caravan",
    "tile",
    "is_printed",
    "uses",
    "crooked",
    "given",
    "named",
    "owed",
    "has_bartered",
)
# What lies open on the table.
OPEN_ROWS: Final = (
    "picture",
    "tokens",
    "crooks",
    "barterers",
    "new_barterers",
    "marked",
    "marker_cubes",
    "tiles",
    "unused",
    "spent",
)
ROWS: Final = (*OPEN_ROWS, "money", "goods", "shown", "bag", "chance")


class Row:
    """Bounds of a field; `width` cuts a long row into one for each seat or city."""

    length: Final[i64]
    low: Final[i64]
    high: Final[i64]
    width: Final[i64]

    def __init__(self, length: i64, low: i64, high: i64, width: i64 = 0) -> None:
        self.length = length
        self.low = low
        self.high = high
        self.width = width


@cache
def bounds(seats: int) -> dict[str, Row]:
    """Every field by name; a single number is a row of one."""
    last = seats - 1
    return {
        "round": Row(1, 1, MOST),
        "turn": Row(1, 0, last),
        "leader": Row(1, 0, last),
        "best_bid": Row(1, 0, MOST_BID),
        "best_bidder": Row(1, NOBODY, last),
        "caravan": Row(1, 0, CITIES - 1),
        "tile": Row(1, NOTHING, FACES - 1),
        "is_printed": Row(1, 0, 1),
        "uses": Row(1, 0, MOST),
        "crooked": Row(1, 0, 2**CUBES - 1),
        "given": Row(1, NOTHING, GOODS - 1),
        "named": Row(1, NOTHING, GOODS - 1),
        "owed": Row(1, 0, SLOTS),
        "has_bartered": Row(1, 0, 1),
        "picture": Row(CUBES, NOTHING, GOODS - 1),
        "tokens": Row(seats, 0, SLOTS),
        "crooks": Row(seats, 0, MOST),
        "barterers": Row(seats, 0, MOST),
        "new_barterers": Row(seats, 0, SLOTS),
        "marked": Row(GOODS, 0, 1),
        "marker_cubes": Row(GOODS, 0, 1),
        "tiles": Row(CITIES * SLOTS, NOTHING, FACES - 1, SLOTS),
        "unused": Row(FACES, 0, MOST),
        "spent": Row(FACES, 0, MOST),
        "money": Row(seats, 0, MOST),
        "goods": Row(seats * GOODS, 0, MOST_SHOWN, GOODS),
        "shown": Row(seats, NOBODY, MOST_SHOWN),
        "bag": Row(GOODS, 0, MOST_SHOWN),
        "chance": Row(WORDS, 0, MASK),
    }


def open_table(s: State) -> dict[str, Any]:
    """What lies open on the table, field by field."""
    return {
        "question": QUESTIONS[s.question],
        "round": s.round,
        "turn": s.turn,
        "leader": s.leader,
        "best_bid": s.best_bid,
        "best_bidder": s.best_bidder,
        "caravan": s.caravan,
        "tile": s.tile,
        "is_printed": s.is_printed,
        "uses": s.uses,
        "crooked": s.crooked,
        "given": s.given,
        "named": s.named,
        "owed": s.owed,
        "has_bartered": s.has_bartered,
        "picture": to_list(s.picture, 0, CUBES),
        "tokens": to_list(s.tokens, 0, s.rules.seats),
        "crooks": to_list(s.crooks, 0, s.rules.seats),
        "barterers": to_list(s.barterers, 0, s.rules.seats),
        "new_barterers": to_list(s.new_barterers, 0, s.rules.seats),
        "marked": to_list(s.marked, 0, GOODS),
        "marker_cubes": to_list(s.marker_cubes, 0, GOODS),
        "tiles": to_lists(s.tiles, SLOTS),
        "unused": to_list(s.unused, 0, FACES),
        "spent": to_list(s.spent, 0, FACES),
    }


def to_list(row: vec[i64], start: i64, end: i64) -> list[int]:
    """A part of a row as plain data."""
    return list(row[start:end])


def to_lists(row: vec[i64], width: i64) -> list[list[int]]:
    """A row as plain data, cut into shorter ones of the same width."""
    return [to_list(row, start, start + width) for start in range(0, len(row), width)]


def hand_sizes(s: State) -> list[int]:
    """How many goods each seat has."""
    sizes: list[int] = []
    seat: i64
    good: i64
    for seat in range(s.rules.seats):
        total: i64 = 0
        for good in range(GOODS):
            total += s.goods[good_at(seat, good)]
        sizes.append(total)
    return sizes


def fill_numbers(s: State, fields: Mapping[str, Any], place: str) -> None:
    """The question and the single numbers."""
    question = fields["question"]
    s.question = QUESTIONS.index(one_of(question, f"{place}.question", QUESTIONS))
    limits = bounds(s.rules.seats)
    for name in NUMBERS:
        value = fields[name]
        row = limits[name]
        if type(value) is not int or not row.low <= value <= row.high:
            whole(value, f"{place}.{name}", row.low, row.high)
        setattr(s, name, value)


def fill(s: State, name: str, given: object, place: str) -> None:
    """One row of the state."""
    row = bounds(s.rules.seats)[name]
    target: vec[i64] = getattr(s, name)
    where = f"{place}.{name}"
    if row.width == 0:
        fill_part(target, 0, given, row, where)
        return
    lines = items(given, where, row.length // row.width)
    i: i64
    for i in range(len(lines)):
        fill_part(target, i * row.width, lines[i], row, where)


def fill_part(target: vec[i64], start: i64, given: object, row: Row, place: str) -> None:
    """A part of a row, every number within its bounds."""
    length = row.width if row.width > 0 else row.length
    values = (
        given if isinstance(given, list) and len(given) == length else items(given, named(place, row, start), length)
    )
    low = row.low
    high = row.high
    i: i64
    for i in range(length):
        item = values[i]
        if type(item) is not int or not low <= item <= high:
            whole(item, f"{named(place, row, start)}[{i}]", low, high)
        target[start + i] = item


def named(place: str, row: Row, start: i64) -> str:
    """Where a part lies, in words; only asked for when something is wrong."""
    return f"{place}[{start // row.width}]" if row.width > 0 else place


def fill_ledger(s: State, given: object, seat: i64, place: str) -> None:
    """The entries of the ledger as a seat may have them; whether they are true is for others to say."""
    lines = items(given, f"{place}.ledger")
    if len(lines) > s.rules.ledger_size:
        raise BadInput(f"{place}.ledger", f"at most {s.rules.ledger_size} entries", len(lines))
    fill_part(s.ledger, 0, lines, Row(len(lines), 0, ENTRY_SPAN - 1), f"{place}.ledger")
    s.entries = len(lines)
    wrong = unreadable(s, seat)
    if wrong >= 0:
        raise BadInput(f"{place}.ledger[{wrong}]", "an entry of the ledger", lines[wrong])
