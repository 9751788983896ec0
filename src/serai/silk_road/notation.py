"""Notation: every action as a short line of text, and back (`bid 4`, `take ivory>silk+silk`, `crook right-2 fruit`)."""

import re
from typing import Any

from serai.kernel.grammar import NUMBER, Grammar, Pattern
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

GRAMMAR = Grammar(
    forms=(
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
    ),
    choices={"GOOD": GOOD_NAMES, "CUBE": CUBE_NAMES},
    patterns={
        "AMOUNT": NUMBER,
        "SEAT": NUMBER,
        "SHOWN": NUMBER,
        "CITY": Pattern(re.compile(r"[a-z][a-z'’-]*"), "the name of a city"),
        "TILE": Pattern(re.compile(r"[a-z][a-z0-9>+-]*"), "the name of a tile (buy-silk, ivory>silk+silk, thief)"),
    },
    aliases={
        "changan": "chang'an",
        "chang’an": "chang'an",
        "tyr": "tyre",
        "koria": "korla",
        "dried-fruit": "fruit",
        "spice": "spices",
        "jewel": "jewels",
    },
)


def write(action: Any) -> str:
    """The action as a line."""
    return GRAMMAR.write(action)


def read(notation: str) -> Any:
    """The action that a line names; BadInput says what was expected where."""
    return GRAMMAR.read(notation)
