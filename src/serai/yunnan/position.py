"""Positions: a whole state as plain data and back, refusing what no game could show. docs/positions.md explains it."""

from typing import Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from serai.kernel.chance import MASK, WORDS
from serai.kernel.plain import items, one_of, table, whole, wholes
from serai.kernel.setup import Setup
from serai.yunnan.codes import MAX_INCOME
from serai.yunnan.editions import rules_for
from serai.yunnan.pieces import BANK_SPACES, BUILDINGS, CARDS, GORGES, GUARD, KINDS, NOBODY, PLACES, QINGHAI, SPACES
from serai.yunnan.rules import Rules
from serai.yunnan.soundness import check
from serai.yunnan.state import END_REASONS, QUESTIONS, State

MOST = 1_000_000_000  # no count on a table comes near it, whatever the house plays


# The rows that read better cut into one line for each colour or building.
WIDTHS = {"traders": PLACES, "posts": PLACES, "bridges": GORGES, "supply": KINDS, "held": KINDS, "bids": SPACES}


class Row(NamedTuple):
    """A field that is a row of numbers, and their bounds."""

    length: int
    low: int
    high: int


def numbers(rules: Rules) -> dict[str, tuple[int, int]]:
    """The single numbers of a state with their bounds."""
    return {
        "round": (1, rules.round_limit),
        "turn": (0, rules.colours - 1),
        "blocked_gorge": (NOBODY, GORGES - 1),
        "in_hand": (NOBODY, GUARD - 1),
        "arrived": (0, PLACES - 1),
        "passes_left": (0, rules.max_passes),
        "dealt": (0, CARDS),
    }


def rows(rules: Rules) -> dict[str, Row]:
    """The rows of a state with their bounds."""
    n = rules.colours
    traders = rules.max_traders
    return {
        "order": Row(n, 0, n - 1),
        "coins": Row(n, 0, MOST),
        "reserve": Row(n, 0, traders),
        "untrained": Row(n, 0, traders),
        "passes": Row(n, 0, rules.max_passes),
        "influence": Row(n, 0, rules.max_influence),
        "horse": Row(n, 0, QINGHAI),
        "gifts_won": Row(n, 0, MOST),
        "passed": Row(n, 0, 1),
        "banked": Row(n, 0, 1),
        "income": Row(n, 0, MAX_INCOME),
        "guard": Row(n, 0, PLACES - 1),
        "score": Row(rules.seats, -MOST, MOST),
        "traders": Row(n * PLACES, 0, traders),
        "posts": Row(n * PLACES, 0, MOST),
        "bridges": Row(n * GORGES, 0, 1),
        "supply": Row(n * KINDS, 0, MOST),
        "held": Row(n * KINDS, 0, MOST),
        "bids": Row(BUILDINGS * SPACES, NOBODY, n - 1),
        "bank": Row(BANK_SPACES, NOBODY, n - 1),
        "gifts": Row(PLACES, 0, MOST),
        "tea_houses": Row(PLACES, NOBODY, n - 1),
        "travelled": Row(PLACES, 0, traders),
        "deck": Row(CARDS, 0, CARDS - 1),
        "chance": Row(WORDS, 0, MASK),
    }


def shown(s: State, name: str) -> Any:
    """One field as plain data."""
    value = getattr(s, name)
    if name == "question":
        return QUESTIONS[value]
    if name == "end_reason":
        return END_REASONS[value]
    if isinstance(value, int):
        return value
    width = WIDTHS.get(name)
    return [list(value[i : i + width]) for i in range(0, len(value), width)] if width else list(value)


def position(s: State) -> dict[str, Any]:
    """The whole state, secrets too."""
    names = ["question", "end_reason", *numbers(s.rules), *rows(s.rules)]
    return {name: shown(s, name) for name in names}


def restore(setup: Setup, data: object) -> State:
    """A state from its plain data."""
    return fill(State(rules_for(setup.edition, setup.variants, setup.seats, setup.house)), data, "state")


def fill(s: State, data: object, place: str) -> State:
    """Lay every piece out as the data says, then look whether such a table can be."""
    single = numbers(s.rules)
    many = rows(s.rules)
    fields = table(data, place, ["question", "end_reason", *single, *many])
    s.question = QUESTIONS.index(one_of(fields["question"], f"{place}.question", QUESTIONS))
    s.end_reason = END_REASONS.index(one_of(fields["end_reason"], f"{place}.end_reason", END_REASONS))
    for name, (low, high) in single.items():
        setattr(s, name, whole(fields[name], f"{place}.{name}", low, high))
    for name, row in many.items():
        given = fields[name]
        if name in WIDTHS:
            lines = items(given, f"{place}.{name}", row.length // WIDTHS[name])
            given = [
                value for i, line in enumerate(lines) for value in items(line, f"{place}.{name}[{i}]", WIDTHS[name])
            ]
        target: vec[i64] = getattr(s, name)
        for i, value in enumerate(wholes(given, f"{place}.{name}", row.length, row.low, row.high)):
            target[i] = value
    check(s, place)
    return s
