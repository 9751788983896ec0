"""Silk Road as a Title: the names by which the rest of the house knows this game."""

from typing import Any

from serai.kernel.decision import Decision, Refusal
from serai.kernel.plain import kinds
from serai.silk_road import events
from serai.silk_road.actions import ACTION_KINDS, decode, encode
from serai.silk_road.codes import ACTIONS
from serai.silk_road.editions import EDITIONS, SEATS
from serai.silk_road.final_scoring import ScoreSheet, score_sheet, winners
from serai.silk_road.notation import read, write
from serai.silk_road.pieces import good_at
from serai.silk_road.position import position, restore
from serai.silk_road.refusals import (
    ALLOWED,
    CANNOT_PAY,
    MORE_THAN_HELD,
    MORE_THAN_OWNED,
    NOT_HIGHER,
    REASONS,
    TOO_EXPENSIVE,
)
from serai.silk_road.round import apply, codes, legal, play_randomly, to_move, why_not
from serai.silk_road.setting_up import NAME, RULES_VERSION, agree, begin
from serai.silk_road.state import QUESTIONS, State, copy
from serai.silk_road.tiles import price_of_next
from serai.silk_road.variants import VARIANTS as ALL_VARIANTS
from serai.silk_road.view import awaited, determinize, see, see_action, view

VARIANTS = {name: variant.about for name, variant in ALL_VARIANTS.items()}
EVENT_KINDS = kinds(*(cls for cls in vars(events).values() if isinstance(cls, type) and hasattr(cls, "_fields")))

__all__ = [
    "ACTIONS",
    "ACTION_KINDS",
    "EDITIONS",
    "EVENT_KINDS",
    "NAME",
    "RULES_VERSION",
    "SEATS",
    "VARIANTS",
    "agree",
    "apply",
    "begin",
    "codes",
    "copy",
    "decision",
    "decode",
    "determinize",
    "encode",
    "explain",
    "hear",
    "incomes",
    "legal",
    "listen",
    "play_randomly",
    "position",
    "read",
    "restore",
    "scores",
    "see",
    "see_action",
    "to_move",
    "view",
    "winners",
    "write",
]


def hear(s: State, seat: int) -> None:
    """When all answer the Vizier at once, let this seat be the next; otherwise whoever is to move is heard anyway."""
    s.heard = seat


def listen(s: State, heard: list[Any] | None) -> None:
    """Have events appended to this list from now on."""
    s.listener = heard


def decision(s: State) -> Decision | None:
    """Who owes an answer to which question; all at once, when a Vizier asks."""
    due = awaited(s)
    return Decision(QUESTIONS[s.question], tuple(due)) if due else None


def explain(s: State, code: int) -> Refusal | None:
    """Why this action is not allowed now, told to the seat that wants it."""
    reason = why_not(s, code)
    if reason == ALLOWED:
        return None
    key, section = REASONS[reason]
    return Refusal(key, section, values(s, int(reason)))


def values(s: State, reason: int) -> dict[str, object]:
    """The numbers a refusal turns on: of the open table, or the seat's own."""
    if reason == NOT_HIGHER:
        return {"best": int(s.best_bid)}
    if reason in (MORE_THAN_OWNED, CANNOT_PAY):
        return {"money": int(s.money[s.turn])}
    if reason == TOO_EXPENSIVE:
        return {"price": int(price_of_next(s)), "money": int(s.money[s.turn])}
    if reason == MORE_THAN_HELD:
        return {"held": int(s.goods[good_at(to_move(s), s.named)])}
    return {}


def scores(s: State) -> list[ScoreSheet]:
    """Each seat's score sheet, as if the game ended now. It tells what is behind the screens."""
    return [score_sheet(s, seat) for seat in range(s.rules.seats)]


def incomes(s: State) -> list[Any]:  # noqa: ARG001 - every title is asked
    """Nobody has an income on the Silk Road: money comes by actions alone."""
    return []
