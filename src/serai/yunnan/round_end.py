"""The end of a round: converting income, the end check, the next round (2e p. 13, expert p. 14; 1e 2F, 2G)."""

from librt.vecs import vec
from mypy_extensions import i64

from serai.yunnan.codes import CONVERT
from serai.yunnan.events import AutomaCleared, GameEnded, IncomeConverted, RoundBegan, RoundEnded
from serai.yunnan.final_scoring import winners
from serai.yunnan.gifts import gifts_left
from serai.yunnan.pieces import NO_GORGE, NOBODY, PLACES, PU_ER, YUNNAN, at
from serai.yunnan.progress import remove_guards
from serai.yunnan.refusals import ALLOWED, MORE_THAN_INCOME
from serai.yunnan.state import BIDDING, BY_GIFTS, BY_LIMIT, BY_SCORE, END_REASONS, OVER, RUNNING, State


def legal(s: State, out: vec[i64]) -> i64:
    """Any part of this round's income, never older coins (ruling A-46)."""
    most = s.income[s.order[s.turn]]
    amount: i64
    for amount in range(most + 1):
        out[amount] = CONVERT + amount
    return most + 1


def why_not(s: State, code: i64) -> i64:
    """For a conversion by the colour whose turn it is."""
    return ALLOWED if code - CONVERT <= s.income[s.order[s.turn]] else MORE_THAN_INCOME


def apply(s: State, code: i64) -> None:
    """Points for what is converted, coins for the rest."""
    convert(s, s.order[s.turn], code - CONVERT)
    s.turn -= 1


def convert(s: State, colour: i64, points: i64) -> None:
    """One point a coin."""
    coins = s.income[colour] - points
    s.income[colour] = 0
    s.coins[colour] += coins
    s.score[s.rules.seat_of[colour]] += points
    if s.listener is not None:
        s.listener.append(IncomeConverted(colour, points, coins))


def turn_to_next_converter(s: State) -> None:
    """In the new travelling order; whoever has earned nothing has nothing to decide."""
    while s.turn >= 0 and s.income[s.order[s.turn]] == 0:
        s.turn -= 1


def end_or_next_round(s: State) -> None:
    """Check the end when all have converted (ruling A-28)."""
    s.end_reason = end_reason(s)
    if s.end_reason != RUNNING:
        s.question = OVER
        s.turn = 0
        if s.listener is not None:
            s.listener.append(GameEnded(END_REASONS[s.end_reason], winners(s)))
        return
    clear_board(s)
    s.round += 1
    s.question = BIDDING
    s.turn = 0
    if s.listener is not None:
        s.listener.append(RoundBegan(s.round, tuple(s.order)))


def end_reason(s: State) -> i64:
    """Enough points on the track or too few gifts; and a limit that no sensible game reaches (ruling A-34)."""
    seat: i64
    for seat in range(s.rules.seats):
        if s.score[seat] >= s.rules.end_score:
            return BY_SCORE
    if gifts_left(s) <= s.rules.end_gifts:
        return BY_GIFTS
    return BY_LIMIT if s.round >= s.rules.round_limit else RUNNING


def clear_board(s: State) -> None:
    """Traders in Pu'er go back to the reserves; blocker and guards leave; the automa takes all its traders back."""
    if s.listener is not None:
        s.listener.append(RoundEnded(s.round))
    colour: i64
    place: i64
    for colour in range(s.rules.colours):
        s.reserve[colour] += s.traders[at(colour, PU_ER)]
        s.traders[at(colour, PU_ER)] = 0
        s.passed[colour] = 0
        s.banked[colour] = 0
    s.blocked_gorge = NO_GORGE
    remove_guards(s)
    automa = s.rules.automa
    if automa != NOBODY:
        for place in range(YUNNAN, PLACES):
            s.reserve[automa] += s.traders[at(automa, place)]
            s.traders[at(automa, place)] = 0
        if s.listener is not None:
            s.listener.append(AutomaCleared(automa))
