"""Notation: every action as a short line of text, and back (`bid customs 9 from reserve`, `travel pu'er kang`)."""

from collections.abc import Sequence
from typing import Any

from serai.kernel.plain import BadInput
from serai.yunnan.actions import (
    SOURCE_NAMES,
    BlockGorge,
    BuildBridge,
    BuildPost,
    BuildTeaHouse,
    ConvertIncome,
    Displace,
    EnterMarket,
    FinishTurn,
    KeepStructure,
    Pass,
    PlaceBid,
    PostGuard,
    ResolveBuilding,
    Spare,
    TakeStructure,
    Travel,
    VisitBank,
)
from serai.yunnan.pieces import BANK_NAMES, BUILDING_NAMES, KIND_NAMES, PLACE_NAMES

# Other names people use; the first edition's among them.
ALIASES = {
    "qamdo": "kang",
    "puer": "pu'er",
    "pu’er": "pu'er",
    "dragon": "guild",
    "horse": "horse-trader",
    "tea": "tea-house",
}

# Each line of the grammar: the word it begins with, its other words (upper case: a name or number), and the action.
FORMS: tuple[tuple[str, type[Any]], ...] = (
    ("bid BUILDING PRICE from SOURCE", PlaceBid),
    ("bank SPACE from SOURCE", VisitBank),
    ("market from SOURCE", EnterMarket),
    ("pass", Pass),
    ("resolve BUILDING", ResolveBuilding),
    ("take STRUCTURE", TakeStructure),
    ("guard PROVINCE", PostGuard),
    ("keep", KeepStructure),
    ("build post PROVINCE", BuildPost),
    ("build bridge GORGE", BuildBridge),
    ("build tea-house PROVINCE", BuildTeaHouse),
    ("block GORGE", BlockGorge),
    ("travel START GOAL", Travel),
    ("displace COLOUR", Displace),
    ("spare", Spare),
    ("finish", FinishTurn),
    ("convert POINTS", ConvertIncome),
)
COLOUR_NAMES = ("red", "yellow", "black", "blue", "white", "green", "purple", "duli")
CHOICES: dict[str, Sequence[str]] = {
    "BUILDING": BUILDING_NAMES,
    "SPACE": BANK_NAMES,
    "SOURCE": SOURCE_NAMES,
    "STRUCTURE": KIND_NAMES[:3],
    "PROVINCE": PLACE_NAMES,
    "START": PLACE_NAMES,
    "GOAL": PLACE_NAMES,
    "COLOUR": COLOUR_NAMES,
}
NUMBERS = ("PRICE", "POINTS")
LONGEST_NUMBER = 4


def write(action: Any) -> str:
    """The action as a line."""
    form = next(form for form, cls in FORMS if type(action) is cls)
    fields = action._asdict()
    return " ".join(str(fields[word.lower()]) if word.isupper() else word for word in form.split())


def read(notation: str) -> Any:
    """The action that a line names; BadInput says what was expected where."""
    words = [known_as(word) for word in notation.lower().split()]
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


def known_as(word: str) -> str:
    """A word by the name that is used here, in the name of a gorge too."""
    return ALIASES.get(word, word.replace("qamdo", "kang"))


def fits(word: str, part: str) -> bool:
    """Whether a word can stand for this part of a form."""
    if part in NUMBERS:
        return word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER
    if part == "GORGE":
        low, _, high = word.partition("-")
        return low in PLACE_NAMES[1:] and high in PLACE_NAMES[1:]
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
        elif part == "GORGE":
            found.append("two provinces joined by a hyphen (sichuan-qinghai)")
        else:
            found.extend(CHOICES.get(part, [part]))
    return list(dict.fromkeys(found))
