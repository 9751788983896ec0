"""How much of the income to turn into points."""

from serai.bots.yunnan.outlook import Outlook, game_ends_anyway, worth_of_coins
from serai.yunnan.final_scoring import score_sheet
from serai.yunnan.pieces import NOBODY
from serai.yunnan.state import State


def best_conversion(s: State, outlook: Outlook) -> int:
    """All of it when the game ends, or can be ended with a win; else what is not better kept for bids."""
    rules = s.rules
    seat = outlook.seat
    colour = outlook.colour
    income = int(s.income[colour])
    if game_ends_anyway(s) or somebody_will_end_it(s, outlook):
        return income
    most = income
    to_end = int(rules.end_score - s.score[seat])
    if to_end <= income:
        if wins_now(s, seat, income):
            return income
        most = to_end - 1
    best = 0
    best_worth = -1e9
    for points in range(max(most, 0) + 1):
        kept = float(s.coins[colour] + income - points)
        value = points + worth_of_coins(kept, outlook)
        if value > best_worth + 1e-9:
            best_worth = value
            best = points
    return best


def somebody_will_end_it(s: State, outlook: Outlook) -> bool:
    """Whether a rival still to convert can reach the end of the track, and would lead there."""
    rules = s.rules
    for turn in range(s.turn):
        rival = int(s.order[turn])
        rival_seat = int(rules.seat_of[rival])
        if rival_seat in (outlook.seat, NOBODY):
            continue
        income = sum(int(s.income[c]) for c in range(rules.colours) if rules.seat_of[c] == rival_seat)
        if s.score[rival_seat] + income >= rules.end_score and wins_now(s, rival_seat, income):
            return True
    return False


def wins_now(s: State, seat: int, income: int) -> bool:
    """Whether this seat would win if the game ended with this conversion and all others converted everything."""
    rules = s.rules
    mine = int(score_sheet(s, seat).total) + income
    for other in range(rules.seats):
        if other != seat:
            theirs = sum(int(s.income[c]) for c in range(rules.colours) if rules.seat_of[c] == other)
            if int(score_sheet(s, other).total) + theirs >= mine:
                return False
    return True
