"""The course of a round: which part answers the question asked, and what follows (2e p. 19 at a glance; 1e p. 3).

`legal`, `why_not` and `apply` are the whole game for search; everything else in this package is called from here.
"""

from librt.vecs import vec
from mypy_extensions import i64

from serai.kernel.chance import WORDS, below, sow
from serai.yunnan import auction, progress, round_end, travel
from serai.yunnan.codes import (
    ACTIONS,
    BLOCK,
    CONVERT,
    DISPLACE,
    FINISH,
    KEEP,
    RESOLVE,
    TAKE,
    TRAVEL,
)
from serai.yunnan.gifts import hand_out_gifts
from serai.yunnan.income import reckon_incomes, set_new_order
from serai.yunnan.inspector import inspector_visits
from serai.yunnan.refusals import OTHER_QUESTION
from serai.yunnan.state import (
    BIDDING,
    BLOCKING,
    CONVERTING,
    DISPLACING,
    OVER,
    PLACING,
    RESOLVING,
    TAKING,
    TRAVELLING,
    State,
    filled,
)
from serai.yunnan.variants import duli


def to_move(s: State) -> i64:
    """The seat that owes an answer; -1 when the game is over."""
    return -1 if s.question == OVER else s.rules.seat_of[s.order[s.turn]]


def legal(s: State, out: vec[i64]) -> i64:
    """Write the legal actions into `out`; how many there are."""
    question = s.question
    if question == BIDDING:
        return auction.legal(s, out)
    if question in (TRAVELLING, DISPLACING):
        return travel.legal(s, out)
    if question == CONVERTING:
        return round_end.legal(s, out)
    if question == OVER:
        return 0
    return progress.legal(s, out)


def why_not(s: State, code: i64) -> i64:
    """The reason why this action is not allowed now; ALLOWED when it is."""
    if not answers(s.question, code):
        return OTHER_QUESTION
    if s.question == BIDDING:
        return auction.why_not(s, code)
    if s.question in (TRAVELLING, DISPLACING):
        return travel.why_not(s, code)
    if s.question == CONVERTING:
        return round_end.why_not(s, code)
    return progress.why_not(s, code)


def answers(question: i64, code: i64) -> bool:
    """Whether this action is an answer to this question at all."""
    if code < RESOLVE:
        return question == BIDDING
    if code < TAKE:
        return question == RESOLVING
    if code < KEEP:
        return question == TAKING
    if code == KEEP:
        return question == PLACING
    if code < BLOCK:
        return question in (PLACING, TRAVELLING)
    if code < TRAVEL:
        return question == BLOCKING
    if code < DISPLACE:
        return question == TRAVELLING
    if code < FINISH:
        return question == DISPLACING
    if code < CONVERT:
        return question == TRAVELLING
    return question == CONVERTING


def apply(s: State, code: i64) -> None:
    """Play a legal action and run on to the next decision."""
    if s.question == BIDDING:
        auction.apply(s, code)
    elif s.question in (TRAVELLING, DISPLACING):
        travel.apply(s, code)
    elif s.question == CONVERTING:
        round_end.apply(s, code)
    else:
        progress.apply(s, code)
    run_on(s)


def run_on(s: State) -> None:
    """What needs nobody's decision happens now, until somebody owes an answer or the game is over."""
    while True:
        if s.question == BIDDING:
            if go_on_bidding(s):
                return
        elif s.question == RESOLVING:
            if go_on_resolving(s):
                return
        elif s.question == TRAVELLING:
            if go_on_travelling(s):
                return
        elif s.question == CONVERTING:
            round_end.turn_to_next_converter(s)
            if s.turn >= 0:
                return
            round_end.end_or_next_round(s)
        else:
            return


def go_on_bidding(s: State) -> bool:
    """Round the track until all have passed; whether somebody must answer."""
    if not auction.someone_bids(s):
        progress.pay_from_bank(s)
        s.question = RESOLVING
        s.turn = -1
        next_to_resolve(s)
        return False
    auction.turn_to_next_bidder(s)
    if s.order[s.turn] != s.rules.automa:
        return True
    duli.bid(s, s.rules.automa)
    s.turn += 1
    return False


def next_to_resolve(s: State) -> None:
    """The next colour in bidding order pays, then takes its progress before anybody else (ruling A-20)."""
    s.turn += 1
    if s.turn == s.rules.colours:
        s.turn -= 1  # from here on the order runs backwards (2e p. 9; ruling A-02)
        s.question = TRAVELLING
        travel.begin_turn(s, s.order[s.turn])
    elif s.order[s.turn] == s.rules.automa:
        duli.resolve(s, s.rules.automa)
    else:
        progress.pay_bids(s, s.order[s.turn])


def go_on_resolving(s: State) -> bool:
    """Ask only where there is a choice between buildings; whether somebody must answer."""
    colour = s.order[s.turn]
    left = progress.buildings_to_resolve(s, colour)
    if left == 0:
        next_to_resolve(s)
        return False
    if left & (left - 1) != 0:
        return True
    building: i64 = 0
    while left > 1:
        left >>= 1
        building += 1
    progress.resolve(s, colour, building)
    return False


def go_on_travelling(s: State) -> bool:
    """When all have travelled: inspector, gifts, incomes, new order (2e p. 11-13); whether somebody must answer."""
    if s.turn >= 0:
        if s.order[s.turn] != s.rules.automa:
            return True
        duli.travel(s, s.rules.automa)
        s.turn -= 1
        travel.begin_turn(s, s.order[s.turn])
        return False
    inspector_visits(s)
    hand_out_gifts(s)
    reckon_incomes(s)
    set_new_order(s)
    s.question = CONVERTING
    s.turn = s.rules.colours - 1
    return False


def codes(s: State) -> list[int]:
    """The legal actions."""
    out = filled(ACTIONS, 0)
    count = legal(s, out)
    return [int(out[i]) for i in range(count)]


def play_randomly(s: State, seed: int, limit: i64) -> i64:
    """Random legal actions until the game is over, or `limit` of them; how many were played."""
    out = filled(ACTIONS, 0)
    words = filled(WORDS, 0)
    sow(words, seed)
    played: i64 = 0
    while played < limit and s.question != OVER:
        count = legal(s, out)
        apply(s, out[below(words, count)])
        played += 1
    return played
