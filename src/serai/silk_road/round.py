"""The course of a turn: leader, caravan, market, and round again until the road ends.

`legal`, `why_not` and `apply` are the whole game for search; everything else in this package is called from here.
"""

from librt.vecs import vec
from mypy_extensions import i64

from serai.kernel.chance import WORDS, below, sow
from serai.silk_road import caravan, city, leader, tiles, vizier
from serai.silk_road.codes import (
    ACCEPT,
    ACTIONS,
    BARTER_ONCE,
    BUY_ONE,
    FINISH,
    GET,
    GIVE,
    GIVE_PAWN,
    MOVE,
    NAME_GOOD,
    ROB,
    SELL_ONE,
    SHOW,
    TAKE,
)
from serai.silk_road.pieces import NOBODY, NOTHING
from serai.silk_road.refusals import OTHER_QUESTION
from serai.silk_road.state import (
    ANSWERING,
    BARTERING,
    BIDDING,
    BUYING,
    CHOOSING,
    GETTING,
    GIVING,
    MOVING,
    NAMING,
    OVER,
    PASSING,
    REVEALING,
    ROBBING,
    SELLING,
    USED,
    State,
    filled,
)


def to_move(s: State) -> i64:
    """The seat whose answer comes next; -1 when the game is over."""
    if s.question == OVER:
        return NOBODY
    return vizier.speaker(s) if s.question == REVEALING else s.turn


def legal(s: State, out: vec[i64]) -> i64:
    """Write the legal actions into `out`; how many there are."""
    question = s.question
    if question in (BIDDING, ANSWERING):
        return leader.legal(s, out)
    if question == MOVING:
        return caravan.legal(s, out)
    if question in (CHOOSING, PASSING):
        return city.legal(s, out)
    if question in (NAMING, REVEALING):
        return vizier.legal(s, out)
    if question == OVER:
        return 0
    return tiles.legal(s, out)


def why_not(s: State, code: i64) -> i64:
    """The reason why this action is not allowed now; ALLOWED when it is."""
    question = s.question
    if not answers(question, code):
        return OTHER_QUESTION
    if question in (BIDDING, ANSWERING):
        return leader.why_not(s, code)
    if question == MOVING:
        return caravan.why_not(s, code)
    if question in (CHOOSING, PASSING):
        return city.why_not(s, code)
    if question in (NAMING, REVEALING):
        return vizier.why_not(s, code)
    return tiles.why_not(s, code)


def answers(question: i64, code: i64) -> bool:
    """Whether this action is an answer to this question at all."""
    if code < ACCEPT:
        return question == BIDDING
    if code < MOVE:
        return question == ANSWERING
    if code < TAKE:
        return question == MOVING
    if code < FINISH:
        return question == CHOOSING
    if code == FINISH:
        return question in (SELLING, BUYING, BARTERING, GIVING, ROBBING, NAMING)
    if code == SELL_ONE:
        return question == SELLING
    if code == BUY_ONE:
        return question == BUYING
    if code == BARTER_ONCE:
        return question == BARTERING
    if code < GIVE:
        return question in (SELLING, BUYING, BARTERING)
    if code < GET:
        return question == GIVING
    if code < ROB:
        return question == GETTING
    if code < NAME_GOOD:
        return question == ROBBING
    if code < SHOW:
        return question == NAMING
    if code < GIVE_PAWN:
        return question == REVEALING
    return question == PASSING


def apply(s: State, code: i64) -> None:
    """Play a legal action and run on to the next decision."""
    question = s.question
    if question in (BIDDING, ANSWERING):
        leader.apply(s, code)
    elif question == MOVING:
        caravan.apply(s, code)
    elif question in (CHOOSING, PASSING):
        city.apply(s, code)
    elif question in (NAMING, REVEALING):
        vizier.apply(s, code)
    else:
        tiles.apply(s, code)
    s.heard = NOBODY
    run_on(s)


def run_on(s: State) -> None:
    """What the open table forces happens by itself, until somebody owes an answer or the game is over (B-29, B-33)."""
    while True:
        if s.question == MOVING:
            goal = caravan.only_road(s)
            if goal == NOTHING:
                return
            caravan.move(s, goal)
        elif s.question == CHOOSING:
            face = city.only_tile(s)
            if face == NOTHING:
                return
            city.take(s, face)
        elif s.question == USED:
            city.finish_tile(s)
        elif s.question == PASSING:
            to = city.only_receiver(s)
            if to == NOBODY:
                return
            city.pass_pawn(s, to)
        else:
            if s.question in (BUYING, BARTERING, GETTING):
                tiles.look_into_bag(s)
            return


def codes(s: State) -> list[int]:
    """The legal actions of the seat to move."""
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
