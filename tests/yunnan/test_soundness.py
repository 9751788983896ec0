"""Positions that no game could show are refused, each at its place."""

from collections.abc import Callable
from typing import Any

import pytest

import serai
from serai import BadInput
from tests.kit import BY_NAME, Table
from tests.kit.walks import stroll

State = dict[str, Any]


def refused(game: serai.Game, change: Callable[[State], None]) -> str:
    """The place at which the changed position is refused."""
    document = game.position()
    change(document["state"])
    with pytest.raises(BadInput) as caught:
        serai.from_position(document)
    return caught.value.place


def put(*path: Any) -> Callable[[State], None]:
    """A change: the last of these is the value, the others lead to it."""

    def change(state: Any) -> None:
        *way, last, value = path
        for step in way:
            state = state[step]
        state[last] = value

    return change


def both(*changes: Callable[[State], None]) -> Callable[[State], None]:
    def change(state: State) -> None:
        for one in changes:
            one(state)

    return change


BIDDING = Table(variants=["guards"]).has("red", coins=30, yunnan=1).asks("place_trader", "red")
TRAVELLING = Table(variants=["guards"]).has("red", market=1, yunnan=1).asks("travel", "red")
CONVERTING = Table().has("yellow", income=5).has("red", income=5).asks("convert_income", "yellow")
WITH_DULI = Table(seats=2).asks("place_trader", "red")
FIRST = Table("first").asks("place_trader", "red")


@pytest.mark.parametrize(
    ("game", "change", "place"),
    [
        (BIDDING, put("order", [0, 1, 2, 2]), "state.order"),
        (WITH_DULI, put("order", [2, 0, 1]), "state.order"),
        (WITH_DULI, put("deck", [0] * 16), "state.deck"),
        (BIDDING, put("dealt", 3), "state.deck"),
        (BIDDING, put("reserve", 0, 1), "state.traders[0]"),
        (BIDDING, put("supply", 0, 1, 1), "state.supply[0][1]"),
        (BIDDING, put("held", 0, 3, 1), "state.guard[0]"),
        (FIRST, put("guard", 0, 1), "state.guard[0]"),
        (BIDDING, put("guard", 0, 1), "state.guard[0]"),  # there is one guard, and it is still in the supply
        (BIDDING, both(put("guard", 0, 1), put("supply", 0, 3, 0)), "state.guard[0]"),  # none before the yard
        (BIDDING, put("passes", 0, 1), "state.passes[0]"),
        (BIDDING, put("horse", 0, 0), "state.horse[0]"),
        (BIDDING, both(put("traders", 0, [0, 0, 1, 0, 0, 0])), "state.traders[0]"),
        (BIDDING, both(put("posts", 0, [0, 0, 1, 0, 0, 0]), put("supply", 0, 0, 1)), "state.posts[0]"),
        (BIDDING, both(put("posts", 0, [1, 0, 0, 0, 0, 0]), put("supply", 0, 0, 1)), "state.posts[0]"),
        (BIDDING, both(put("posts", 0, [0, 2, 0, 0, 0, 0]), put("supply", 0, 0, 0)), "state.posts[0]"),
        (BIDDING, both(put("bridges", 0, [0, 1, 0, 0]), put("supply", 0, 1, 1)), "state.bridges[0]"),
        (BIDDING, both(put("tea_houses", 2, 0), put("supply", 0, 2, 1)), "state.tea_houses"),
        (BIDDING, both(put("tea_houses", 0, 0), put("supply", 0, 2, 1)), "state.tea_houses"),
        (BIDDING, put("gifts", [0, 0, 6, 4, 3, 1]), "state.gifts"),
        (BIDDING, put("gifts_won", 0, 1), "state.gifts"),
        (BIDDING, both(put("bank", 0, 0), put("reserve", 0, 1)), "state.banked"),
        (TRAVELLING, both(put("bank", 0, 0), put("reserve", 0, 0)), "state.bank"),
        (WITH_DULI, both(put("bank", 1, 0), put("banked", 0, 1), put("reserve", 0, 2)), "state.bank"),
        (
            BIDDING,
            both(put("bank", 0, 0), put("banked", 0, 1), put("reserve", 0, 1)),
            "state.passed[0]",  # going to the bank was passing
        ),
        (
            FIRST,
            both(put("bank", 0, 0), put("banked", 0, 1), put("bids", 0, 2, 0), put("reserve", 0, 1)),
            "state.bids",
        ),
        (FIRST, both(put("bids", 5, 0, 0), put("reserve", 0, 2)), "state.bids[5]"),
        (BIDDING, both(put("bids", 0, 0, 0), put("bids", 0, 2, 1)), "state.bids[0]"),  # a small bid beside a large
        (BIDDING, put("bids", 0, [-1, -1, 0, 0, -1]), "state.bids[0]"),
        (BIDDING, both(put("influence", 0, 4), put("bids", 3, 2, 0)), "state.bids[3]"),
        (BIDDING, both(put("coins", 0, 8), put("bids", 3, 2, 0), put("reserve", 0, 1)), "state.coins[0]"),
        (WITH_DULI, both(put("bids", 5, 0, 2), put("reserve", 2, 6)), "state.bids[5]"),
        (WITH_DULI, put("bids", 0, [-1, -1, 2, 2, -1]), "state.bids[0]"),
        (WITH_DULI, put("posts", 2, [0, 2, 0, 0, 0, 0]), "state.posts[2]"),
        (WITH_DULI, put("coins", 2, 3), "state.coins[2]"),
        (WITH_DULI, put("passed", 2, 1), "state.coins[2]"),
        (WITH_DULI, both(put("reserve", 2, 6), put("traders", 2, 1, 1)), "state.traders[2]"),
        (TRAVELLING, both(put("bids", 0, 2, 1), put("reserve", 1, 2)), "state.bids"),
        (TRAVELLING, put("passed", 1, 0), "state.passed[1]"),
        (TRAVELLING, put("income", 1, 5), "state.income[1]"),
        (CONVERTING, put("income", 3, 5), "state.income[3]"),  # who has converted already
        (CONVERTING, put("income", 1, 0), "state.question"),
        (CONVERTING, put("income", 1, 200), "state.income[1]"),
        (BIDDING, put("blocked_gorge", 1), "state.blocked_gorge"),
        (BIDDING, put("passed", 0, 1), "state.question"),
        (BIDDING, put("end_reason", "score"), "state.question"),
        (BIDDING, put("in_hand", 1), "state.question"),
        (TRAVELLING, put("question", "over"), "state.question"),
        (TRAVELLING, put("question", "resolve_building"), "state.question"),
        (TRAVELLING, put("question", "displace"), "state.question"),
        (TRAVELLING, both(put("question", "place_structure"), put("in_hand", 1)), "state.question"),
        (TRAVELLING, put("passes_left", 3), "state.question"),
        (TRAVELLING, put("travelled", [0, 2, 0, 0, 0, 0]), "state.question"),
        (Table("first").asks("travel", "red"), put("question", "block_gorge"), "state.question"),
        (Table(seats=2).asks("travel", "red"), put("turn", 2), "state.question"),
    ],
)
def test_a_position_that_cannot_be(game: serai.Game, change: Callable[[State], None], place: str) -> None:
    assert refused(game, change) == place


def test_a_yard_with_nothing_left_to_take() -> None:
    table = Table().has("red", horse="qinghai").built("red", posts=["yunnan", "sichuan"], tea_houses=["yunnan", "kang"])
    table.built("red", bridges=["yunnan-kang", "kang-qinghai"])

    with pytest.raises(BadInput, match=r"state\.question: expected a question that can be asked in this position"):
        table.asks("take_structure", "red")


def test_bids_for_the_last_structure_while_another_is_being_taken() -> None:
    table = Table(variants=["double_bid"]).has("red", horse="qinghai").built("red", posts=["yunnan", "sichuan"])
    table.built("red", bridges=["yunnan-kang", "kang-qinghai"], tea_houses=["kang"]).bids("red", yard=9)

    with pytest.raises(BadInput, match=r"state.bids\[4\]: expected bids for progress that can be taken"):
        table.asks("take_structure", "red")


def test_what_every_game_shows_is_accepted() -> None:
    for combination in BY_NAME.values():
        for seed in range(5):
            game = stroll(combination.new_game(seed), seed, 37 * seed)
            assert serai.from_position(game.position()).position() == game.position()


@pytest.mark.parametrize("cards", [[3, 3], [16], ["a"], None, [0, 1]])
def test_a_view_with_cards_that_cannot_be_shown(cards: Any) -> None:
    seen = WITH_DULI.view(0) | {"cards_shown": cards, "dealt": 2 if cards == [3, 3] else 1}

    with pytest.raises(BadInput, match=r"view\.cards_shown"):
        WITH_DULI.title.determinize(seen, 1)
