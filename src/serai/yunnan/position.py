"""Positions: a whole state as plain data and back, refusing what no game could show. docs/positions.md explains it."""

from typing import Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from serai.kernel.chance import MASK, WORDS
from serai.kernel.plain import BadInput, items, one_of, table, whole, wholes
from serai.kernel.setup import Setup
from serai.yunnan.building import any_site
from serai.yunnan.codes import ACTIONS
from serai.yunnan.editions import rules_for
from serai.yunnan.pieces import (
    BANK_SPACES,
    BUILDINGS,
    CARDS,
    GORGES,
    GUARD,
    KINDS,
    NOBODY,
    PLACES,
    POST,
    QINGHAI,
    SPACES,
    TEMPLE,
    at,
    gorge_at,
    kind_at,
)
from serai.yunnan.progress import buildings_to_resolve
from serai.yunnan.round import legal
from serai.yunnan.rules import Rules
from serai.yunnan.state import (
    BIDDING,
    CONVERTING,
    DISPLACING,
    END_REASONS,
    OVER,
    PLACING,
    QUESTIONS,
    RESOLVING,
    RUNNING,
    TRAVELLING,
    State,
)
from serai.yunnan.travel import why_not_displace

MOST = 100_000  # no count on a table comes near it


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
        "round": (1, MOST),
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
        "income": Row(n, 0, ACTIONS),
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
    check_pieces(s, place)
    check_question(s, place)
    return s


def check_pieces(s: State, place: str) -> None:
    """Nothing is on the table twice, and nothing is missing."""
    rules = s.rules
    if sorted(s.order) != list(range(rules.colours)):
        raise BadInput(f"{place}.order", "each colour once", [int(c) for c in s.order])
    if rules.automa != NOBODY and (s.order[rules.colours - 1] != rules.automa or sorted(s.deck) != list(range(CARDS))):
        raise BadInput(
            f"{place}.order", "the automa last, and each of its cards once in the deck", [int(c) for c in s.order]
        )
    if not rules.has_temple and any(s.bids[TEMPLE * SPACES + space] != NOBODY for space in range(SPACES)):
        raise BadInput(f"{place}.bids[{TEMPLE}]", "no bids: there is no temple", "a bid")
    for colour in range(rules.colours):
        traders = s.reserve[colour] + s.untrained[colour] + sum(s.traders[at(colour, p)] for p in range(PLACES))
        traders += sum(1 for spot in s.bids if spot == colour) + sum(1 for spot in s.bank if spot == colour)
        if traders != rules.max_traders:
            raise BadInput(
                f"{place}.traders[{colour}]", f"{rules.max_traders} traders of colour {colour} in all", int(traders)
            )
        check_structures(s, colour, place)
        if colour != rules.automa and not (rules.start_passes <= s.passes[colour] and s.horse[colour] > 0):
            raise BadInput(
                f"{place}.passes[{colour}]",
                f"at least {rules.start_passes} passes and a horse on the road",
                int(s.passes[colour]),
            )
        if s.posts[at(colour, 0)] or any(
            s.traders[at(colour, p)] and p > s.horse[colour] for p in range(1, PLACES) if colour != rules.automa
        ):
            raise BadInput(
                f"{place}.traders[{colour}]",
                "posts and traders no farther than the horse, no post in Pu'er",
                shown(s, "traders")[colour],
            )
    if s.gifts[0] or sum(s.gifts) + sum(s.gifts_won) != sum(rules.start_gifts):
        raise BadInput(f"{place}.gifts", f"{sum(rules.start_gifts)} gifts in all", shown(s, "gifts"))


def check_structures(s: State, colour: int, place: str) -> None:
    """Supply, hand and board together hold each colour's posts, bridges and tea houses; a used guard is gone."""
    if colour == s.rules.automa:
        return
    built = [
        sum(s.posts[at(colour, p)] for p in range(PLACES)),
        sum(s.bridges[gorge_at(colour, g)] for g in range(GORGES)),
        sum(1 for owner in s.tea_houses if owner == colour),
    ]
    for kind in range(POST, GUARD):
        total = s.supply[kind_at(colour, kind)] + s.held[kind_at(colour, kind)] + built[kind]
        if total != s.rules.structures[kind]:
            raise BadInput(
                f"{place}.supply[{colour}][{kind}]", f"{s.rules.structures[kind]} of the kind in all", int(total)
            )
    if (
        s.supply[kind_at(colour, GUARD)] + (s.guard[colour] > 0) > s.rules.structures[GUARD]
        or s.held[kind_at(colour, GUARD)]
    ):
        raise BadInput(
            f"{place}.guard[{colour}]", f"{s.rules.structures[GUARD]} guards in all, none in hand", int(s.guard[colour])
        )


def check_question(s: State, place: str) -> None:
    """The question must be one that somebody can be asked here."""
    colour = s.order[s.turn]
    asked = True
    if (s.question == OVER) != (s.end_reason != RUNNING) or (s.question != OVER and colour == s.rules.automa):
        asked = False
    elif s.question == BIDDING:
        asked = s.passed[colour] == 0
    elif s.question == RESOLVING:
        left = buildings_to_resolve(s, colour)
        asked = left & (left - 1) != 0
    elif s.question == PLACING:
        asked = s.in_hand >= 0 and s.held[kind_at(colour, s.in_hand)] > 0 and any_site(s, colour, s.in_hand)
    elif s.question == CONVERTING:
        asked = s.income[colour] > 0
    asked = asked and (s.in_hand >= 0) == (s.question == PLACING)
    asked = asked and all(s.travelled[p] <= s.traders[at(colour, p)] for p in range(PLACES) if s.question == TRAVELLING)
    if asked and s.question == DISPLACING:
        asked = s.arrived > 0 and any(why_not_displace(s, colour, v, s.arrived) == 0 for v in range(s.rules.colours))
    if asked and s.question != OVER:
        asked = legal(s, vec[i64]([0] * ACTIONS)) > 0
    if not asked:
        raise BadInput(f"{place}.question", "a question that can be asked in this position", QUESTIONS[s.question])
