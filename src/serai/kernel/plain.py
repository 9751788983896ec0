"""Plain data (what JSON holds) both ways, and readers that say what is wrong, where, and what was expected."""

from collections.abc import Mapping, Sequence
from typing import Any, get_type_hints

type_of_name = {int: "a whole number", str: "a text", bool: "true or false", tuple: "a list"}
LONGEST_SHOWN = 60


class BadInput(ValueError):  # noqa: N818 - a word of the public interface, like Refusal
    """Something from outside that cannot be used; `place` names where, `expected` what would have been right."""

    def __init__(self, place: str, expected: str, got: object = None, *, missing: bool = False) -> None:
        self.place = place
        self.expected = expected
        found = "nothing" if missing else shown(got)
        super().__init__(f"{place}: expected {expected}, got {found}")


def shown(value: object) -> str:
    """A value as it may stand in a message: short, and never a whole document."""
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "..."


def whole(data: object, place: str, low: int, high: int) -> int:
    """Read a whole number between two bounds."""
    if isinstance(data, bool) or not isinstance(data, int) or not low <= data <= high:
        raise BadInput(place, f"a whole number from {low} to {high}", data)
    return data


def text(data: object, place: str) -> str:
    """Read a text."""
    if not isinstance(data, str):
        raise BadInput(place, "a text", data)
    return data


def one_of(data: object, place: str, choices: Sequence[str]) -> str:
    """Read one of a few words."""
    if not isinstance(data, str) or data not in choices:
        raise BadInput(place, "one of " + ", ".join(choices), data)
    return data


def items(data: object, place: str, length: int | None = None) -> list[Any]:
    """Read a list, of a given length if one is named."""
    if not isinstance(data, list | tuple) or (length is not None and len(data) != length):
        raise BadInput(place, "a list" if length is None else f"a list of {length}", data)
    return list(data)


def wholes(data: object, place: str, length: int, low: int, high: int) -> list[int]:
    """Read a list of whole numbers between two bounds."""
    row = items(data, place, length)
    for i, item in enumerate(row):
        if type(item) is not int or not low <= item <= high:
            whole(item, f"{place}[{i}]", low, high)
    return row


def table(data: object, place: str, keys: Sequence[str], optional: Sequence[str] = ()) -> dict[str, Any]:
    """Read a table that has exactly these keys (and perhaps the optional ones)."""
    if not isinstance(data, Mapping):
        raise BadInput(place, "a table with " + ", ".join(keys), data)
    for key in keys:
        if key not in data:
            raise BadInput(f"{place}.{key}", "a value", missing=True)
    for key in data:
        if key not in keys and key not in optional:
            raise BadInput(f"{place}.{shown(key)}", "one of " + ", ".join([*keys, *optional]), data[key])
    return dict(data)


def kinds(*classes: type[Any]) -> dict[str, type[Any]]:
    """Register classes by the name their plain form carries: PlaceBid -> place_bid.

    As bare tuples two words of different kinds with the same fields would be equal (`Pass() == Spare()`); once
    registered they are not, so that `in`, sets and tables of actions mean what they say.
    """
    cls: Any
    for cls in classes:
        cls.__eq__ = is_same_word
        cls.__ne__ = is_other_word
        cls.__hash__ = hash_of_word
    return {kind_of(cls): cls for cls in classes}


def is_same_word(word: Any, other: Any) -> bool:
    """Equal words are of one kind and have equal fields."""
    return type(word) is type(other) and tuple(word) == tuple(other)


def is_other_word(word: Any, other: Any) -> bool:
    """The opposite, which a tuple would otherwise answer by itself."""
    return not is_same_word(word, other)


def hash_of_word(word: Any) -> int:
    """By kind and fields."""
    return hash((type(word), *word))


def kind_of(cls: type[Any]) -> str:
    """PlaceBid -> place_bid."""
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in cls.__name__).lstrip("_")


def to_plain(word: Any) -> dict[str, Any]:
    """An action or event as plain data: its kind and its fields."""
    return {"kind": kind_of(type(word)), **{key: plain(value) for key, value in word._asdict().items()}}


def plain(value: Any) -> Any:
    """Tuples become lists, named tuples tables, and both are copies; all else is plain already."""
    if hasattr(value, "_asdict"):
        value = value._asdict()
    if isinstance(value, Mapping):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    return value


def from_plain(data: object, words: Mapping[str, type[Any]], place: str) -> Any:
    """Read an action from plain data; fields are checked against the class's own annotations."""
    if not isinstance(data, Mapping):
        raise BadInput(place, "a table", data)
    cls = words[one_of(data.get("kind"), f"{place}.kind", list(words))]
    hints = get_type_hints(cls)
    fields = table({key: value for key, value in data.items() if key != "kind"}, place, list(hints))
    for key, value in fields.items():
        if type(value) is not hints[key]:
            raise BadInput(f"{place}.{key}", type_of_name[hints[key]], value)
    return cls(**fields)
