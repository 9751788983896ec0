"""What a seat can conclude, it finds in every possible world; what it cannot, varies as the start hands do."""

from collections import Counter
from math import comb
from typing import Any

import pytest

from serai import BadInput
from serai.silk_road import title as silk_road
from serai.silk_road.ledger import (
    EXACTLY_NONE,
    EXACTLY_ONE,
    GAINED,
    LOST,
    MARKED,
    SHOWN,
    SIGHT_BITS,
    STOLEN,
    entry,
    look_line,
)
from serai.silk_road.pieces import FRUIT, IVORY, SILK, UNSEEN
from tests.silk_road.kit import Table, play

WORLDS = range(40)


def seen_by_nought(counts: list[int], *ledger: int, own: list[int] | None = None, **changes: Any) -> dict[str, Any]:
    """What seat 0 knows at an auction, after these entries, when the seats have so many goods."""
    seen = Table().money(5, 5, 5, 5).auction().view(0)
    screens = [own or [0] * 5, None, None, None]
    return seen | {"goods": screens, "goods_counted": counts, "ledger": list(ledger)} | changes


def worlds(seen: dict[str, Any], seeds: range = WORLDS) -> list[list[list[int]]]:
    """The goods of all seats in many worlds."""
    return [silk_road.position(silk_road.determinize(seen, seed))["goods"] for seed in seeds]


def test_what_came_from_the_bank_openly_is_known() -> None:
    seen = seen_by_nought([0, 2, 0, 0], entry(GAINED, 1, SILK, 2))

    assert all(goods[1] == [0, 2, 0, 0, 0] for goods in worlds(seen))


def test_who_sold_what_nobody_saw_her_get_had_it_from_the_start() -> None:
    seen = seen_by_nought([0, 0, 0, 0], entry(LOST, 1, SILK, 2))

    assert all(goods == [[0] * 5] * 4 for goods in worlds(seen))


def test_goods_shown_to_the_vizier_are_still_there() -> None:
    seen = seen_by_nought([0, 3, 0, 0], entry(SHOWN, 1, SILK, 2))

    hands = worlds(seen)
    assert all(goods[1][SILK] >= 2 and sum(goods[1]) == 3 for goods in hands)
    assert {goods[1][SILK] for goods in hands} == {2, 3}


def test_a_theft_is_told_by_what_the_thief_sells() -> None:
    thefts = (entry(GAINED, 1, SILK, 1), entry(GAINED, 1, FRUIT, 1), entry(STOLEN, 2, 1, UNSEEN))
    seen = seen_by_nought([0, 1, 0, 0], *thefts, entry(LOST, 2, SILK, 1))

    assert all(goods[1] == [0, 0, 0, 1, 0] for goods in worlds(seen))


def test_a_theft_from_a_thief_is_found_though_the_first_lot_may_be_wrong() -> None:
    thefts = (
        entry(GAINED, 1, SILK, 1),
        entry(GAINED, 1, FRUIT, 1),
        entry(STOLEN, 2, 1, UNSEEN),
        entry(STOLEN, 3, 2, UNSEEN),
    )
    for last in (entry(LOST, 3, SILK, 1), entry(SHOWN, 3, SILK, 1)):
        left = int(last == entry(SHOWN, 3, SILK, 1))
        seen = seen_by_nought([0, 1, 0, left], *thefts, last)
        assert all(goods[1] == [0, 0, 0, 1, 0] for goods in worlds(seen))


def test_what_a_victim_sells_later_was_not_stolen() -> None:
    seen = seen_by_nought(
        [1, 0, 1, 0],
        entry(GAINED, 1, SILK, 1),
        entry(GAINED, 1, FRUIT, 1),
        entry(GAINED, 1, IVORY, 1),
        entry(STOLEN, 2, 1, UNSEEN),
        entry(LOST, 1, SILK, 1),
        entry(STOLEN, 0, 1, FRUIT),
        own=[0, 0, 0, 1, 0],
    )

    assert all(goods[2] == [1, 0, 0, 0, 0] for goods in worlds(seen))


def test_what_the_seat_itself_stole_or_lost_it_knows() -> None:
    seen = seen_by_nought([1, 0, 1, 0], entry(STOLEN, 0, 1, FRUIT), entry(STOLEN, 2, 0, IVORY), own=[0, 0, 0, 1, 0])

    assert all(goods[2] == [1, 0, 0, 0, 0] for goods in worlds(seen))


def test_a_look_into_an_empty_bag_tells_where_all_the_goods_are() -> None:
    game = Table().money(3).hands("1 silk", "9 silk, 2 fruit", "5 silk").market("lanzhou", "buy-silk thief swap-2")
    play(game, "take buy-silk")

    for goods in worlds(game.view(0)):
        assert sum(hand[SILK] for hand in goods) == 15
    assert any(sum(hand[SILK] for hand in goods) < 15 for goods in worlds(game.view(3)))


def test_a_hand_that_must_be_all_of_one_good() -> None:
    empty = look_line(0, EXACTLY_NONE << SILK * SIGHT_BITS)
    seen = seen_by_nought([0, 15, 0, 0], entry(SHOWN, 1, SILK, 1), empty)

    assert all(goods[1] == [0, 15, 0, 0, 0] for goods in worlds(seen))


def test_a_look_at_one_good_left_tells_as_much() -> None:
    game = Table().hands("1 ivory", "9 silk, 2 fruit", "5 silk").market("lanzhou", "ivory>silk+silk thief swap-2")
    play(game, "take ivory>silk+silk")

    for goods in worlds(game.view(0)):
        assert sum(hand[SILK] for hand in goods) == 14


def test_a_vizier_without_a_cube_tells_everybody() -> None:
    game = Table().hands("1 silk", "9 silk, 2 fruit", "5 silk").market("lanzhou", "vizier thief swap-2")
    play(game, "take vizier", "name silk", *(f"{seat}: reveal 0" for seat in range(4)))

    for viewer in (0, 3, None):
        for goods in worlds(game.view(viewer)):
            assert sum(hand[SILK] for hand in goods) == 15


def test_a_purchase_tells_that_the_bag_was_not_empty() -> None:
    seen = seen_by_nought(
        [0, 14, 10, 0], entry(GAINED, 1, SILK, 1), entry(LOST, 1, SILK, 1), entry(GAINED, 1, SILK, 12)
    )

    for goods in worlds(seen):
        assert sum(hand[SILK] for hand in goods) <= 15


@pytest.mark.parametrize(
    ("counts", "ledger"),
    [
        ([0, 1, 0, 0], [entry(SHOWN, 1, SILK, 2)]),
        ([0, 0, 0, 0], [entry(GAINED, 1, SILK, 1), entry(LOST, 1, FRUIT, 1)]),
        ([0, 0, 0, 0], [entry(STOLEN, 0, 1, SILK), entry(GAINED, 1, SILK, 1), entry(LOST, 0, FRUIT, 1)]),
        ([1, 0, 0, 0], [entry(GAINED, 1, FRUIT, 1), entry(STOLEN, 0, 1, SILK)]),
        ([0, 0, 0, 0], [look_line(0, EXACTLY_NONE << SILK * SIGHT_BITS)]),
        ([0, 0, 0, 0], [look_line(0, EXACTLY_ONE << SILK * SIGHT_BITS)]),
        ([0, 0, 0, 0], [entry(MARKED, 0, SILK, 0)]),
        ([0, 40, 36, 0], []),
        ([0, 20, 0, 0], [entry(GAINED, 1, SILK, 20)]),
        ([0, 0, 0, 0], [entry(LOST, 1, SILK, 8), entry(LOST, 2, SILK, 8)]),
    ],
)
def test_what_no_goods_explain_is_refused(counts: list[int], ledger: list[int]) -> None:
    own = [0, counts[0], 0, 0, 0]
    with pytest.raises(BadInput, match="behind the screens"):
        silk_road.determinize(seen_by_nought(counts, *ledger, own=own), 1)


def test_more_goods_on_view_than_there_are() -> None:
    over = Table().auction(city="tyre")
    play(over, "pass", "pass", "pass")
    with pytest.raises(BadInput, match="behind the screens"):
        silk_road.determinize(over.view(0) | {"goods": [[0, 15, 0, 0, 0]] * 4}, 1)
    with pytest.raises(BadInput):
        silk_road.determinize(seen_by_nought([15, 0, 0, 0], own=[0, 15, 0, 0, 0], marker_cubes=[0, 1, 0, 0, 0]), 1)


def chance_of_silk(held: int, others: int) -> float:
    """That a start hand of so many has just so much silk, drawn from a bag with 15 of 75."""
    return comb(15, held) * comb(60, others) / comb(75, held + others)


def test_unknown_hands_are_drawn_like_start_hands() -> None:
    """Three tokens: as many silk among them as the bag would give."""
    draws = range(3000)
    found = Counter(goods[1][SILK] for goods in worlds(seen_by_nought([0, 3, 0, 0]), draws))

    for silk in range(4):
        assert abs(found[silk] / len(draws) - chance_of_silk(silk, 3 - silk)) < 0.03


def test_a_sale_makes_more_of_the_same_no_likelier_than_it_is() -> None:
    """One silk sold: the two other goods are silk as often as in hands of three with at least one silk."""
    draws = range(3000)
    seen = seen_by_nought([0, 2, 0, 0], entry(LOST, 1, SILK, 1))
    found = Counter(goods[1][SILK] for goods in worlds(seen, draws))
    some = sum(chance_of_silk(silk, 3 - silk) for silk in (1, 2, 3))

    for silk in range(3):
        assert abs(found[silk] / len(draws) - chance_of_silk(silk + 1, 2 - silk) / some) < 0.03
