"""Small sets as bits of one int."""

from typing import Final

from mypy_extensions import i64

TOP: Final = 0x2000000000000000
TOP_NUMBER: Final = 61


def bit(number: i64) -> i64:
    """The set that holds just this number, up to 61.

    Not `1 << number`: the compiler writes that 1 as a 32-bit C int, and from number 31 on the result is wrong. A
    literal beyond 32 bits is written with 64.
    """
    return TOP >> (TOP_NUMBER - number)


def has(members: i64, number: i64) -> bool:
    """Whether a set holds this number."""
    return (members >> number) & 1 != 0
