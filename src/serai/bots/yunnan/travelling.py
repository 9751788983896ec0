"""A whole turn of building and travelling, planned to its end."""

from typing import Final

from serai.bots.yunnan.holdings import Holdings, worth
from serai.bots.yunnan.outlook import Outlook
from serai.yunnan.codes import FINISH
from serai.yunnan.gifts import hand_out_gifts
from serai.yunnan.income import round_income
from serai.yunnan.inspector import inspector_visits
from serai.yunnan.pieces import GUARD, NOBODY, PLACES, YUNNAN, at, kind_at
from serai.yunnan.round import apply
from serai.yunnan.round import codes as legal_codes
from serai.yunnan.routes import open_bridges
from serai.yunnan.state import TRAVELLING, State, copy
from serai.yunnan.travel import call_back_isolated

BEAM: Final = 5  # how many half-played turns are kept side by side


def best_step(s: State, outlook: Outlook) -> int:
    """The first step of the best turn that a narrow search finds."""
    finished = copy(s)
    best_worth = worth_after_travel(finished, outlook) if s.question == TRAVELLING else -1e9
    best = FINISH
    beam: list[tuple[float, int, State]] = [(0.0, NOBODY, s)]
    seen: set[tuple[int, ...]] = set()
    while beam:
        grown: list[tuple[float, int, State]] = []
        for _, first, position in beam:
            for code in legal_codes(position):
                if code == FINISH:
                    continue
                after = copy(position)
                apply(after, code)
                key = fingerprint(after, outlook.colour)
                if key in seen:
                    continue
                seen.add(key)
                step = code if first == NOBODY else first
                value = worth_after_travel(copy(after), outlook)
                if after.question == TRAVELLING:
                    if value > best_worth + 1e-9:
                        best_worth = value
                        best = step
                else:
                    value += 1.0  # somebody can be displaced: the step to come is worth a look
                grown.append((value, step, after))
        grown.sort(key=lambda entry: -entry[0])
        beam = grown[:BEAM]
    return best if s.question == TRAVELLING or best != FINISH else legal_codes(s)[-1]


def fingerprint(s: State, colour: int) -> tuple[int, ...]:
    """What tells two half-played turns apart."""
    return (
        int(s.question),
        int(s.arrived),
        int(s.passes_left),
        *s.traders,
        *s.travelled,
        *(s.held[kind_at(colour, kind)] for kind in range(GUARD)),
        *(s.posts[at(colour, p)] for p in range(PLACES)),
        *s.tea_houses,
    )


def worth_after_travel(s: State, outlook: Outlook) -> float:
    """What the turn leads to if it ends here and nobody moves after it; `s` is used up."""
    rules = s.rules
    colour = outlook.colour
    call_back_isolated(s, colour)
    later = [int(s.order[i]) for i in range(s.turn)]
    value = -outlook.taste.exposed * exposure(s, colour, later)
    inspector_visits(s)
    hand_out_gifts(s)
    for own in range(rules.colours):
        if rules.seat_of[own] == outlook.seat:
            h = Holdings(s, own)
            h.idle = int(s.reserve[own])
            h.bridges = int(open_bridges(s, own)) if outlook.rounds < 1 else h.bridges
            value += worth(s, h, outlook, float(round_income(s, own)))
        elif outlook.weight_of[own] > 0.0:
            theirs = int(round_income(s, own)) + outlook.printed.gift * int(s.gifts_won[own])
            value -= outlook.weight_of[own] * theirs
    return value


def exposure(s: State, colour: int, later: list[int]) -> float:
    """How many traders stronger rivals, still to move, could push; a guarded province is safe."""
    stronger = [c for c in later if s.influence[c] > s.influence[colour]]
    if not stronger:
        return 0.0
    return float(
        sum(
            min(int(s.traders[at(colour, p)]), 2)
            for p in range(YUNNAN, PLACES)
            if s.guard[colour] != p and any(s.horse[c] >= p or c == s.rules.automa for c in stronger)
        )
    )
