from typing import Any, NamedTuple

import pytest

from serai import BadInput
from serai.kernel.plain import from_plain, items, kinds, one_of, plain, shown, table, text, to_plain, whole, wholes


class PlaceBid(NamedTuple):
    building: str
    price: int


class Pair(NamedTuple):
    both: tuple[int, int]
    nested: PlaceBid


WORDS = kinds(PlaceBid)


def test_words_are_known_by_their_snake_name() -> None:
    assert {"place_bid": PlaceBid} == WORDS


class Raise(NamedTuple):
    building: str
    price: int


class Pass(NamedTuple):
    pass


class Spare(NamedTuple):
    pass


kinds(Raise, Pass, Spare)


def test_words_of_different_kinds_are_never_equal() -> None:
    words: list[Any] = [Pass(), Spare(), Raise("yard", 9), PlaceBid("yard", 9), PlaceBid("yard", 12)]

    for i, word in enumerate(words):
        for j, other in enumerate(words):
            assert (word == other) is (i == j)
            assert (word != other) is (i != j)
    assert len({*words, *words}) == len(words)


def test_an_action_survives_plain_data() -> None:
    assert from_plain(to_plain(PlaceBid("yard", 9)), WORDS, "here") == PlaceBid("yard", 9)


def test_tuples_become_lists_and_named_tuples_tables() -> None:
    assert plain(Pair((1, 2), PlaceBid("yard", 9))) == {"both": [1, 2], "nested": {"building": "yard", "price": 9}}


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ("pass", "here: expected a table, got 'pass'"),
        ({}, "here.kind: expected one of place_bid, got None"),
        ({"kind": []}, r"here.kind: expected one of place_bid, got \[\]"),
        ({"kind": "place_bid", "building": "yard"}, "here.price: expected a value, got nothing"),
        ({"kind": "place_bid", "building": "yard", "price": "9"}, "here.price: expected a whole number, got '9'"),
        ({"kind": "place_bid", "building": "yard", "price": True}, "here.price: expected a whole number, got True"),
        ({"kind": "place_bid", "building": 3, "price": 9}, "here.building: expected a text, got 3"),
        ({"kind": "place_bid", "building": "", "price": 9, "x": 1}, "here.'x': expected one of building, price, got 1"),
    ],
)
def test_an_action_of_the_wrong_form_is_named_by_place(data: object, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        from_plain(data, WORDS, "here")


def test_readers_return_what_is_right() -> None:
    assert whole(3, "here", 1, 3) == 3
    assert text("a", "here") == "a"
    assert one_of("b", "here", ["a", "b"]) == "b"
    assert items((1, 2), "here", 2) == [1, 2]
    assert wholes([1, 2], "here", 2, 0, 9) == [1, 2]
    assert table({"a": 1, "c": 2}, "here", ["a"], ["b", "c"]) == {"a": 1, "c": 2}


def test_readers_say_what_they_expected() -> None:
    with pytest.raises(BadInput, match="here: expected a whole number from 1 to 3, got 4"):
        whole(4, "here", 1, 3)
    with pytest.raises(BadInput, match="here: expected a whole number from 0 to 1, got True"):
        whole(data=True, place="here", low=0, high=1)
    with pytest.raises(BadInput, match="here: expected a text, got 4"):
        text(4, "here")
    with pytest.raises(BadInput, match="here: expected one of a, b, got 'c'"):
        one_of("c", "here", ["a", "b"])
    with pytest.raises(BadInput, match="here: expected a list of 3, got 4"):
        items(4, "here", 3)
    with pytest.raises(BadInput, match="here: expected a list, got 'abc'"):
        items("abc", "here")
    with pytest.raises(BadInput, match=r"here\[1\]: expected a whole number from 0 to 9, got 10"):
        wholes([1, 10], "here", 2, 0, 9)
    with pytest.raises(BadInput, match="here: expected a table with a, got 4"):
        table(4, "here", ["a"])


def test_messages_stay_short() -> None:
    assert len(shown("x" * 1000)) < 70


def test_bad_input_carries_place_and_expectation() -> None:
    error = BadInput("there", "something", 4)

    assert (error.place, error.expected, str(error)) == ("there", "something", "there: expected something, got 4")
