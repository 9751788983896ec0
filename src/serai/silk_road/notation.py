"""Notation: every action as a short line of text, and back (`bid 4`, `take ivory>silk+silk`, `crook right-2 fruit`)."""

import re
from collections.abc import Sequence
from typing import Any

from serai.kernel.plain import BadInput
from serai.silk_road.actions import (
    AcceptBid,
    BarterGoods,
    Bid,
    BuyGood,
    FinishTile,
    GiveGood,
    KeepPawn,
    MoveCaravan,
    NameGood,
    Pass,
    PassPawn,
    Reveal,
    Rob,
    SellGood,
    TakeGood,
    TakeTile,
    UseBarterer,
    UseCrook,
)
from serai.silk_road.pieces import CUBE_NAMES, GOOD_NAMES

# Other names people use.
ALIASES = {
    "changan": "chang'an",
    "chang’an": "chang'an",
    "tyr": "tyre",
    "koria": "korla",
    "dried-fruit": "fruit",
    "spice": "spices",
    "jewel": "jewels",
}

# Each line of the grammar: the word it begins with, its other words (upper case: a name or number), and the action.
FORMS: tuple[tuple[str, type[Any]], ...] = (
    ("bid AMOUNT", Bid),
    ("pass", Pass),
    ("accept", AcceptBid),
    ("keep", KeepPawn),
    ("move CITY", MoveCaravan),
    ("take TILE", TakeTile),
    ("barterer", UseBarterer),
    ("crook CUBE GOOD", UseCrook),
    ("sell", SellGood),
    ("buy", BuyGood),
    ("barter", BarterGoods),
    ("give GOOD", GiveGood),
    ("get GOOD", TakeGood),
    ("rob SEAT", Rob),
    ("name GOOD", NameGood),
    ("reveal SHOWN", Reveal),
    ("finish", FinishTile),
    ("pawn SEAT", PassPawn),
)
CHOICES: dict[str, Sequence[str]] = {"GOOD": GOOD_NAMES, "CUBE": CUBE_NAMES}
NUMBERS = ("AMOUNT", "SEAT", "SHOWN")
LONGEST_NUMBER = 4
NAMES = {
    "CITY": (re.compile(r"[a-z][a-z'’-]*"), "the name of a city"),
    "TILE": (re.compile(r"[a-z][a-z0-9>+-]*"), "the name of a tile (buy-silk, ivory>silk+silk, thief)"),
}


def write(action: Any) -> str:
    """The action as a line."""
    form = next(form for form, cls in FORMS if type(action) is cls)
    fields = action._asdict()
    return " ".join(str(fields[word.lower()]) if word.isupper() else word for word in form.split())


def read(notation: str) -> Any:
    """The action that a line names; BadInput says what was expected where."""
    words = [ALIASES.get(word, word) for word in notation.lower().split()]
    forms = [(form.split(), cls) for form, cls in FORMS]
    for depth, word in enumerate(words):
        fitting = [(form, cls) for form, cls in forms if depth < len(form) and fits(word, form[depth])]
        if not fitting:
            raise BadInput(f"notation word {depth + 1}", " or ".join(expected(forms, depth)), word)
        forms = fitting
    whole_forms = [(form, cls) for form, cls in forms if len(form) == len(words)]
    if not whole_forms:
        raise BadInput(f"notation word {len(words) + 1}", " or ".join(expected(forms, len(words))), missing=True)
    form, cls = whole_forms[0]
    named = [(part, word) for part, word in zip(form, words, strict=True) if part.isupper()]
    return cls(**{part.lower(): int(word) if part in NUMBERS else word for part, word in named})


def fits(word: str, part: str) -> bool:
    """Whether a word can stand for this part of a form."""
    if part in NUMBERS:
        return word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER
    if part in NAMES:
        return NAMES[part][0].fullmatch(word) is not None
    if part in CHOICES:
        return word in CHOICES[part]
    return word == part


def expected(forms: Sequence[tuple[Sequence[str], type[Any]]], depth: int) -> list[str]:
    """What could have stood there, in words a player understands."""
    found: list[str] = []
    for form, _ in forms:
        part = form[depth] if depth < len(form) else "nothing more"
        if part in NUMBERS:
            found.append("a number")
        elif part in NAMES:
            found.append(NAMES[part][1])
        else:
            found.extend(CHOICES.get(part, [part]))
    return list(dict.fromkeys(found))
