"""Choosing the leader: one lap of bids for the pawn, then its holder sells it or pays to keep it (turn 1)."""

from librt.vecs import vec
from mypy_extensions import i64

from serai.silk_road.codes import ACCEPT, KEEP, MOST_BID, PASS
from serai.silk_road.events import BidPassed, BidPlaced, PawnKept, PawnSold, PawnUncontested, RoundBegan
from serai.silk_road.pieces import NOBODY
from serai.silk_road.refusals import ALLOWED, CANNOT_PAY, MORE_THAN_OWNED, NOT_HIGHER
from serai.silk_road.state import ANSWERING, BIDDING, MOVING, State


def begin_auction(s: State) -> None:
    """A round begins with the player to the leader's left; before the last stretch too (rulings B-01, B-04)."""
    s.round += 1
    s.best_bid = 0
    s.best_bidder = NOBODY
    s.question = BIDDING
    s.turn = left_of(s, s.leader)
    if s.listener is not None:
        s.listener.append(RoundBegan(s.round, s.leader))


def left_of(s: State, seat: i64) -> i64:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.rules.seats else 0


def legal(s: State, out: vec[i64]) -> i64:
    """To bidders: pass, or any higher bid they can pay. To the holder: accept, or keep if that can be paid."""
    if s.question == ANSWERING:
        out[0] = ACCEPT
        if why_not_keep(s) != ALLOWED:
            return 1
        out[1] = KEEP
        return 2
    out[0] = PASS
    count: i64 = 1
    amount: i64
    for amount in range(s.best_bid + 1, min(s.money[s.turn], MOST_BID) + 1):
        out[count] = amount
        count += 1
    return count


def why_not(s: State, code: i64) -> i64:
    """Bids are whole silver, each above the last (ruling B-03), none above what the bidder owns."""
    if s.question == ANSWERING:
        return why_not_keep(s) if code == KEEP else ALLOWED
    if code == PASS:
        return ALLOWED
    if code <= s.best_bid:
        return NOT_HIGHER
    return ALLOWED if code <= s.money[s.turn] else MORE_THAN_OWNED


def why_not_keep(s: State) -> i64:
    """Who cannot pay must accept; exactly the money is enough (rulings B-02, B-30)."""
    return ALLOWED if s.best_bid <= s.money[s.leader] else CANNOT_PAY


def apply(s: State, code: i64) -> None:
    """A bid or a pass, or the holder's answer."""
    if s.question == BIDDING:
        bid(s, code)
    elif code == ACCEPT:
        sell_pawn(s)
    else:
        keep_pawn(s)


def bid(s: State, amount: i64) -> None:
    """Round the table once; then the holder answers the best offer, if there is any."""
    if amount == PASS:
        if s.listener is not None:
            s.listener.append(BidPassed(s.turn))
    else:
        s.best_bid = amount
        s.best_bidder = s.turn
        if s.listener is not None:
            s.listener.append(BidPlaced(s.turn, amount))
    s.turn = left_of(s, s.turn)
    if s.turn == s.leader:
        if s.best_bidder != NOBODY:
            s.question = ANSWERING
        else:
            s.question = MOVING
            if s.listener is not None:
                s.listener.append(PawnUncontested(s.leader))


def sell_pawn(s: State) -> None:
    """The bidder pays the holder and becomes leader."""
    s.money[s.best_bidder] -= s.best_bid
    s.money[s.leader] += s.best_bid
    if s.listener is not None:
        s.listener.append(PawnSold(s.leader, s.best_bidder, s.best_bid))
    s.leader = s.best_bidder
    set_out(s)


def keep_pawn(s: State) -> None:
    """The holder pays the bidder and stays leader."""
    s.money[s.leader] -= s.best_bid
    s.money[s.best_bidder] += s.best_bid
    if s.listener is not None:
        s.listener.append(PawnKept(s.leader, s.best_bidder, s.best_bid))
    set_out(s)


def set_out(s: State) -> None:
    """The leader moves the caravan next."""
    s.turn = s.leader
    s.question = MOVING
