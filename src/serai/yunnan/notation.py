"""Notation: every action as a short line of text, and back (`bid customs 9 from reserve`, `travel pu'er kang`)."""

import re
from typing import Any

from serai.kernel.grammar import NUMBER, Grammar, Pattern
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
from serai.yunnan.pieces import BANK_NAMES, BUILDING_NAMES, GUARD, KIND_NAMES, PLACE_NAMES

PROVINCE = "|".join(PLACE_NAMES[1:])

GRAMMAR = Grammar(
    forms=(
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
    ),
    choices={
        "BUILDING": BUILDING_NAMES,
        "SPACE": BANK_NAMES,
        "SOURCE": SOURCE_NAMES,
        "STRUCTURE": KIND_NAMES[:GUARD],
        "PROVINCE": PLACE_NAMES,
        "START": PLACE_NAMES,
        "GOAL": PLACE_NAMES,
        "COLOUR": ("red", "yellow", "black", "blue", "white", "green", "purple", "duli"),
    },
    patterns={
        "PRICE": NUMBER,
        "POINTS": NUMBER,
        "GORGE": Pattern(
            re.compile(f"({PROVINCE})-({PROVINCE})"), "two provinces joined by a hyphen (sichuan-qinghai)"
        ),
    },
    aliases={
        "puer": "pu'er",
        "pu’er": "pu'er",
        "dragon": "guild",
        "horse": "horse-trader",
        "tea": "tea-house",
    },
)


def write(action: Any) -> str:
    """The action as a line."""
    return GRAMMAR.write(action)


def read(notation: str) -> Any:
    """The action that a line names; the first edition's Qamdo is Kang here, in the names of gorges too."""
    return GRAMMAR.read(notation.lower().replace("qamdo", "kang"))
