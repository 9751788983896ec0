"""Yunnan as a Title: the names by which the rest of the house knows this game."""

from typing import Any

from serai.kernel.decision import Decision, Refusal
from serai.kernel.plain import kinds
from serai.yunnan import events
from serai.yunnan.actions import ACTION_KINDS, decode, encode
from serai.yunnan.auction import purse_for
from serai.yunnan.codes import ACTIONS, CONVERT, DISPLACE, TARGETS, TRAVEL
from serai.yunnan.editions import EDITIONS, SEATS
from serai.yunnan.final_scoring import ScoreSheet, score_sheet, winners
from serai.yunnan.income import IncomeSheet, income_sheet
from serai.yunnan.notation import read, write
from serai.yunnan.pieces import PLACES, SPACES
from serai.yunnan.position import position, restore
from serai.yunnan.refusals import ALLOWED, INFLUENCE_NOT_LOWER, MORE_THAN_INCOME, REASONS, TOO_EXPENSIVE, TOO_FEW_PASSES
from serai.yunnan.round import apply, codes, legal, play_randomly, to_move, why_not
from serai.yunnan.routes import distance, open_bridges
from serai.yunnan.setting_up import NAME, RULES_VERSION, agree, begin
from serai.yunnan.state import OVER, QUESTIONS, State, copy
from serai.yunnan.variants import VARIANTS as ALL_VARIANTS
from serai.yunnan.view import determinize, see, see_action, view

VARIANTS = {name: f"{variant.about} ({', '.join(variant.editions)} edition)" for name, variant in ALL_VARIANTS.items()}
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
    """Nobody in Yunnan answers at the same time as another, so whoever is to move is heard anyway."""


def listen(s: State, heard: list[Any] | None) -> None:
    """Have events appended to this list from now on."""
    s.listener = heard


def decision(s: State) -> Decision | None:
    """Who owes an answer to which question."""
    if s.question == OVER:
        return None
    return Decision(QUESTIONS[s.question], (int(to_move(s)),), s.rules.colour_names[s.order[s.turn]])


def explain(s: State, code: int) -> Refusal | None:
    """Why this action is not allowed now, with the section of the edition that is played and the values it turns on."""
    reason = why_not(s, code)
    if reason == ALLOWED:
        return None
    cited = REASONS[reason]
    return Refusal(cited[0], cited[s.rules.rulebook], values(s, code, int(reason)))


def values(s: State, code: int, reason: int) -> dict[str, object]:
    """The numbers a refusal turns on."""
    colour = int(s.order[s.turn])
    if reason == TOO_EXPENSIVE:
        target = code % TARGETS
        return {
            "price": int(s.rules.prices[target]),
            "unbound": int(purse_for(s, colour, target // SPACES)),
            "coins": int(s.coins[colour]),
        }
    if reason == TOO_FEW_PASSES:
        start, goal = divmod(code - TRAVEL, PLACES)
        return {"needed": int(distance(s, colour, open_bridges(s, colour), start, goal)), "passes": int(s.passes_left)}
    if reason == INFLUENCE_NOT_LOWER:
        return {"theirs": int(s.influence[code - DISPLACE]), "yours": int(s.influence[colour])}
    if reason == MORE_THAN_INCOME:
        return {"points": code - CONVERT, "income": int(s.income[colour])}
    return {}


def scores(s: State) -> list[ScoreSheet]:
    """Each seat's score sheet, as if the game ended now."""
    return [score_sheet(s, seat) for seat in range(s.rules.seats)]


def incomes(s: State) -> list[IncomeSheet]:
    """What each colour would earn if income were paid now, with everybody where they stand: no inspector comes first.

    While incomes are converted that is what was just paid. The automa earns nothing, and after the game nobody does.
    """
    if s.question == OVER:
        return []
    return [income_sheet(s, colour) for colour in range(s.rules.colours) if colour != s.rules.automa]
