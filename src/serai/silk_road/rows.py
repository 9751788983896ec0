"""Rows of numbers between the state and plain data; compiled, because a search makes views by the thousand."""

from librt.vecs import vec
from mypy_extensions import i64


def to_list(row: vec[i64], start: i64, end: i64) -> list[int]:
    """A part of a row as plain data."""
    return [row[i] for i in range(start, end)]


def to_lists(row: vec[i64], width: i64) -> list[list[int]]:
    """A row as plain data, cut into shorter ones of the same width."""
    return [to_list(row, start, start + width) for start in range(0, len(row), width)]


def fill_row(row: vec[i64], start: i64, given: list[object], low: i64, high: i64) -> i64:
    """Put plain data into a row from `start` on; the index of the first that is no number within the bounds, or -1."""
    i: i64
    for i in range(len(given)):
        item = given[i]
        if not isinstance(item, int) or isinstance(item, bool) or not low <= item <= high:
            return i
        row[start + i] = item
    return -1


def hand_sizes(row: vec[i64], width: i64) -> list[int]:
    """The sums of a row's parts."""
    sums: list[int] = []
    start: i64 = 0
    while start < len(row):
        total: i64 = 0
        i: i64
        for i in range(start, start + width):
            total += row[i]
        sums.append(total)
        start += width
    return sums
