"""The board as it lies on the table: the data files' values, checked and put into the form the rules use."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from serai.kernel.house import merged, published
from serai.kernel.plain import BadInput
from serai.yunnan.codes import MAX_INCOME
from serai.yunnan.pieces import (
    BUILDING_NAMES,
    CARDS,
    GORGES,
    PLACE_NAMES,
    PLACES,
    PROGRESS_BUILDINGS,
    PROVINCES,
    PU_ER,
    SPACES,
)
from serai.yunnan.routes import make_connections, make_distances, make_gaps

BANK_SUMS = 100


class Roads(NamedTuple):
    """The gorges and the tables that follow from them."""

    gorge_low: vec[i64]
    gorge_high: vec[i64]
    distances: vec[i64]
    connections: vec[i64]
    gaps: vec[i64]


def values_of(edition: str, house: Mapping[str, Any]) -> dict[str, Any]:
    """All board values of an edition, with the house's own in place of some; BadInput where they make no board."""
    values = merged(published("serai.yunnan", "board", edition), house)
    for key, length in LENGTHS.items():
        if key in values and len(values[key]) != length:
            raise BadInput(f"house.{key}", f"a list of {length}", values[key])
    for key in ("prices", "temple_prices"):
        row = values.get(key, [1])
        if not 1 <= len(row) <= SPACES or row != sorted(set(row)) or row[0] < 1:
            raise BadInput(f"house.{key}", f"one to {SPACES} rising prices", row)
    if not 1 <= values["start_traders"] <= values["max_traders"] <= MOST_TRADERS:
        raise BadInput(
            blamed(house, "max_traders", "start_traders"),
            f"1 to {values['max_traders']} traders at the start, and at most {MOST_TRADERS} in all",
            f"{values['start_traders']} of {values['max_traders']}",
        )
    if values["gifts"][PU_ER] != 0:
        raise BadInput("house.gifts[0]", "0: nobody is given anything in Pu'er", values["gifts"][PU_ER])
    for key in ("coins_per_point", "round_limit"):
        if values[key] < 1:
            raise BadInput(f"house.{key}", "at least 1", values[key])
    for key in ("bank_spaces", "two_player_bank_spaces"):
        if values.get(key, 0) > MOST_BANK_SPACES:
            raise BadInput(f"house.{key}", f"at most {MOST_BANK_SPACES}", values[key])
    for key in ("pass_points", "influence_points"):
        if not MOST_STEPS >= len(values[key]) >= 1:
            raise BadInput(f"house.{key}", f"one to {MOST_STEPS} steps", values[key])
    best = values["max_traders"] * max(values["trader_income"]) + values["structures"][0] * max(values["post_income"])
    if best > MAX_INCOME:
        raise BadInput(
            blamed(house, "trader_income", "post_income", "structures", "max_traders"),
            f"values that allow an income of at most {MAX_INCOME} a round",
            best,
        )
    return values


def blamed(house: Mapping[str, Any], *keys: str) -> str:
    """Of several values that do not go together, the one that the house has set."""
    return "house." + next(key for key in keys if key in house)


LENGTHS = {
    "trader_income": PLACES,
    "post_income": PLACES,
    "gifts": PLACES,
    "gorges": GORGES,
    "start_coins": 5,
    "structures": 3,
    "tea_house_points": PLACES,
    "horse_points": PLACES,
    "cards": CARDS,
}
MOST_TRADERS = 9
MOST_BANK_SPACES = 2
MOST_STEPS = 9
PAIR = 2
BANK_ROW = 3


def roads(gorges: Sequence[Sequence[str]]) -> Roads:
    """The gorges by number and all that follows from where they lie."""
    pairs: list[tuple[int, int]] = []
    for number, pair in enumerate(gorges):
        if len(pair) != PAIR or any(name not in PLACE_NAMES[1:] for name in pair) or pair[0] == pair[1]:
            raise BadInput(f"house.gorges[{number}]", "two of " + ", ".join(PLACE_NAMES[1:]), pair)
        low, high = sorted(PLACE_NAMES.index(name) for name in pair)
        pairs.append((low, high))
    if len(set(pairs)) != len(pairs):
        raise BadInput("house.gorges", "four different gorges", gorges)
    return roads_between(tuple(pairs))


@cache
def roads_between(pairs: tuple[tuple[int, int], ...]) -> Roads:
    """Worked out once for each layout of gorges."""
    low = numbers([pair[0] for pair in pairs])
    high = numbers([pair[1] for pair in pairs])
    return Roads(low, high, make_distances(low, high), make_connections(low, high), make_gaps(low, high))


def bid_prices(progress: Sequence[int], temple: Sequence[int]) -> vec[i64]:
    """The price of every bid space, 0 where a building has fewer."""
    rows = [progress] * PROGRESS_BUILDINGS + [temple]
    return numbers([row[space] if space < len(row) else 0 for row in rows for space in range(SPACES)])


def bank_payouts(rows: Sequence[Sequence[int]]) -> vec[i64]:
    """The payout of each bank space for every sum of bids; rows are [sum from, left, right]."""
    if (
        any(len(row) != BANK_ROW for row in rows)
        or rows[0][0] != 0
        or [row[0] for row in rows] != sorted({row[0] for row in rows})
    ):
        raise BadInput("house.bank", "rows of [sum, left, right] with rising sums from 0", rows)
    pay = [[row for row in rows if row[0] <= total][-1] for total in range(BANK_SUMS)]
    return numbers([row[1] for row in pay] + [row[2] for row in pay])


def cards(given: Sequence[Mapping[str, Any]], max_traders: int) -> tuple[vec[i64], vec[i64], vec[i64]]:
    """The automa's cards: bids, traders, tea houses."""
    for number, card in enumerate(given):
        if sorted(card["bids"]) != sorted(BUILDING_NAMES[:PROGRESS_BUILDINGS]):
            raise BadInput(
                f"house.cards[{number}].bids", "each of " + ", ".join(BUILDING_NAMES[:PROGRESS_BUILDINGS]), card["bids"]
            )
        if len(card["traders"]) != PROVINCES or sum(card["traders"]) > max_traders:
            raise BadInput(
                f"house.cards[{number}].traders", f"{PROVINCES} numbers, {max_traders} in all at most", card["traders"]
            )
    return (
        numbers([BUILDING_NAMES.index(name) for card in given for name in card["bids"]]),
        numbers([traders for card in given for traders in card["traders"]]),
        numbers([int(card["tea_house"]) for card in given]),
    )


def numbers(row: Sequence[int]) -> vec[i64]:
    """A row of numbers in the form the rules use."""
    return vec[i64](row)
