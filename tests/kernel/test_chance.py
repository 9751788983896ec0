from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from serai.kernel.chance import MASK, SPAN, below, draw_word, shuffle, sow


def words_from(seed: int) -> vec[i64]:
    words = vec[i64]([0] * 4)
    sow(words, seed)
    return words


def reference(seed: int, count: int) -> list[int]:
    """The generator sfc32 as its author wrote it, with the same start."""
    a, b, c, counter = seed & MASK, seed >> 32 & MASK, 0x9E3779B9, 1
    drawn = []
    for _ in range(16 + count):
        result = (a + b + counter) & MASK
        counter = (counter + 1) & MASK
        a = b ^ b >> 9
        b = (c + (c << 3)) & MASK
        c = ((c << 21 | c >> 11) + result) & MASK
        drawn.append(result)
    return drawn[16:]


def test_the_generator_is_sfc32() -> None:
    for seed in (0, 1, 2**32 + 7, 2**63 - 1):
        words = words_from(seed)
        assert [draw_word(words) for _ in range(50)] == reference(seed, 50)


def test_all_numbers_below_a_bound_come_up_about_equally() -> None:
    words = words_from(5)
    counts = Counter(below(words, 6) for _ in range(6000))

    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_a_word_that_would_favour_low_numbers_is_drawn_again() -> None:
    bound = 3 * 2**30  # a quarter of all words lies beyond the largest multiple
    plain, fair = words_from(9), words_from(9)
    drawn = [draw_word(plain) for _ in range(40)]

    kept = [word for word in drawn if word < SPAN - SPAN % bound]

    assert len(kept) < len(drawn)
    assert [below(fair, bound) for _ in kept] == [word % bound for word in kept]


def test_shuffling_keeps_every_card_and_leaves_the_rest_alone() -> None:
    cards = vec[i64](list(range(16)))

    shuffle(words_from(1), cards, 10)

    assert sorted(list(cards)[:10]) == list(range(10))
    assert list(cards)[:10] != list(range(10))
    assert list(cards)[10:] == list(range(10, 16))


def test_every_order_of_three_cards_comes_up() -> None:
    words = words_from(2)
    seen = set()
    for _ in range(100):
        cards = vec[i64]([0, 1, 2])
        shuffle(words, cards, 3)
        seen.add(tuple(cards))

    assert len(seen) == 6
