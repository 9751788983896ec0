"""Chance: one generator (sfc32) whose whole state is four 32-bit words kept inside the game's State.

32-bit words in 64-bit integers never overflow, so the compiled and the plain file draw the same numbers.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORDS: Final = 4
MASK: Final = 0xFFFFFFFF
SPAN: Final = 0x100000000
STIRRING: Final = 16


def sow(words: vec[i64], seed: int) -> None:
    """Start the generator anew from a seed of up to 64 bits."""
    words[0] = seed & MASK
    words[1] = (seed >> 32) & MASK
    words[2] = 0x9E3779B9
    words[3] = 1
    for _ in range(STIRRING):
        draw_word(words)


def draw_word(words: vec[i64]) -> i64:
    """The next 32 bits."""
    a = words[0]
    b = words[1]
    c = words[2]
    counter = words[3]
    result = (a + b + counter) & MASK
    words[0] = b ^ (b >> 9)
    words[1] = (c + ((c << 3) & MASK)) & MASK
    words[2] = ((((c << 21) & MASK) | (c >> 11)) + result) & MASK
    words[3] = (counter + 1) & MASK
    return result


def below(words: vec[i64], bound: i64) -> i64:
    """A number from 0 to bound - 1, every one equally likely."""
    fair = SPAN - SPAN % bound
    word = draw_word(words)
    while word >= fair:
        word = draw_word(words)
    return word % bound


def shuffle(words: vec[i64], cards: vec[i64], count: i64) -> None:
    """Put the first `count` cards into random order."""
    last: i64 = count - 1
    while last > 0:
        other = below(words, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card
        last -= 1
