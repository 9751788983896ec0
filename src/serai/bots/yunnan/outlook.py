"""How long the game will last, and what coins are worth then."""

from typing import NamedTuple

from serai.bots.yunnan.taste import AHEAD, PLANNED_ROUNDS, Taste
from serai.yunnan.final_scoring import score_sheet
from serai.yunnan.gifts import gifts_left
from serai.yunnan.income import round_income
from serai.yunnan.pieces import NOBODY, PLACES, PU_ER, at
from serai.yunnan.round import to_move
from serai.yunnan.rules import Rules
from serai.yunnan.state import CONVERTING, State


class Printed:
    """The numbers of the rules that worth depends on, as plain lists."""

    def __init__(self, rules: Rules) -> None:
        self.traders = [float(value) for value in rules.trader_income]
        self.posts = [float(value) for value in rules.post_income]
        self.tea_houses = [float(value) for value in rules.tea_house_points]
        self.horse = [float(value) for value in rules.horse_points]
        self.passes = [float(value) for value in rules.pass_points]
        self.influence = [float(value) for value in rules.influence_points]
        self.gift = float(rules.gift_points)
        self.coin = 1.0 / float(rules.coins_per_point)
        self.market = self.traders[PU_ER] if rules.market_pays_each else 0.0
        self.start_passes = int(rules.start_passes)
        self.immune = int(rules.immune_influence)
        self.gorges = (*(int(p) for p in rules.gorge_low), *(int(p) for p in rules.gorge_high))


class Outlook(NamedTuple):
    """What is the same for all answers to one question."""

    taste: Taste
    printed: Printed
    influence: tuple[int, ...]  # by colour
    rivals: tuple[int, ...]  # colours of other seats
    seat: int
    colour: int
    rounds: float  # probably still to come after this one
    weights: tuple[float, ...]  # what a coin of income is worth, this round's first
    weight_of: tuple[float, ...]  # by colour: how much its income is counted against the bot


def look_ahead(s: State, taste: Taste) -> Outlook:
    """Guess the end from the seat that could get there first, and the weight of each rival from its prospects."""
    seat = int(to_move(s))
    colour = int(s.order[s.turn])
    rounds = rounds_left(s, taste)
    weights = tuple(
        max(0.0, min(1.0, rounds - ahead + 1.0)) * (taste.income_ahead + taste.income_growth * max(0.0, rounds - ahead))
        for ahead in range(AHEAD)
        if rounds - ahead + 1.0 > 0.0
    )
    rules = s.rules
    influence = tuple(int(s.influence[c]) for c in range(rules.colours))
    rivals = tuple(c for c in range(rules.colours) if rules.seat_of[c] != seat)
    return Outlook(
        taste, Printed(rules), influence, rivals, seat, colour, rounds, weights, weights_of_rivals(s, seat, taste)
    )


def weights_of_rivals(s: State, seat: int, taste: Taste) -> tuple[float, ...]:
    """All rivals alike, the one most ahead more; nothing for the automa, which does not score."""
    rules = s.rules
    standing = [
        score_sheet(s, i).total + sum(income_now(s, c) for c in range(rules.colours) if rules.seat_of[c] == i)
        for i in range(rules.seats)
    ]
    best = max(standing[i] for i in range(rules.seats) if i != seat)
    share = taste.rivals * 3.0 / max(2.0, float(rules.seats - 1)) if rules.seats > 1 else 0.0
    return tuple(
        0.0
        if rules.seat_of[c] in (seat, NOBODY)
        else share * (taste.leader if standing[rules.seat_of[c]] == best else 1.0)
        for c in range(rules.colours)
    )


def income_now(s: State, colour: int) -> int:
    """What a colour earns as it stands, counting idle traders as if they were in Yunnan."""
    if colour == s.rules.automa:
        return 0
    if s.question == CONVERTING:
        return int(s.income[colour])
    return int(round_income(s, colour)) + 6 * min(int(s.reserve[colour] + s.traders[at(colour, PU_ER)]), 2)


def rounds_left(s: State, taste: Taste) -> float:
    """Rounds after this one, as far as one can see: by points, by gifts, by the limit."""
    rules = s.rules
    if game_ends_anyway(s):
        return 0.0
    by_points = float(PLANNED_ROUNDS * 2)
    for seat in range(rules.seats):
        mine = [c for c in range(rules.colours) if rules.seat_of[c] == seat]
        need = float(rules.end_score - s.score[seat])
        earned = float(sum(income_now(s, c) for c in mine))
        count = 0.0
        if s.question == CONVERTING:
            need -= earned
            earned += taste.growth * len(mine)
            if need <= 0:
                by_points = min(by_points, 0.6)
        while need > 0 and count < by_points:
            step = min(1.0, need / max(earned, 1.0))
            count += step
            need -= max(earned, 1.0)
            earned += taste.growth * len(mine)
        by_points = min(by_points, count if s.question == CONVERTING else max(0.0, count - 0.5))
    if by_points > taste.alarm:  # nobody can end it soon: then it takes as long as games do
        by_points = max(by_points, taste.usual_rounds - float(s.round))
    return max(0.0, min(by_points, by_gifts(s), float(rules.round_limit - s.round)))


def by_gifts(s: State) -> float:
    """How long the gifts can last: somebody has to come to the farthest ones first."""
    left = int(gifts_left(s) - s.rules.end_gifts)
    farthest = max((p for p in range(PLACES) if s.gifts[p] > 0), default=0)
    horse = max(int(s.horse[c]) for c in range(s.rules.colours))
    return max(0.0, left / 3.0 - 0.5) + 0.8 * max(0, farthest - horse)


def game_ends_anyway(s: State) -> bool:
    """Whether nothing anybody does can put off the end of the game beyond this round's conversion."""
    if s.question != CONVERTING:
        return False
    rules = s.rules
    return (
        any(s.score[seat] >= rules.end_score for seat in range(rules.seats))
        or gifts_left(s) <= rules.end_gifts
        or s.round >= rules.round_limit
    )


def worth_of_coins(coins: float, outlook: Outlook) -> float:
    """Points that coins in the purse will become: the first ones buy progress, the others wait."""
    taste = outlook.taste
    rest = outlook.printed.coin
    rounds = outlook.rounds
    first = max(rest, min(taste.coin_most, rest + taste.coin_early * rounds))
    second = max(rest, min(taste.coin_most * 0.6, rest + taste.coin_second * rounds))
    third = max(rest, min(1.0, rest + taste.coin_third * rounds))
    one = min(coins, taste.coin_purse)
    two = min(max(coins - taste.coin_purse, 0.0), taste.coin_second_purse)
    return one * first + two * second + (coins - one - two) * third


def worth_of_purse(coins: float, income: float, outlook: Outlook) -> float:
    """Coins held and the income of this round, the part of it converted that is worth more as points."""
    taste = outlook.taste
    best = income + worth_of_coins(coins, outlook)
    for purse in (taste.coin_purse, taste.coin_purse + taste.coin_second_purse, coins + income):
        kept = min(max(purse - coins, 0.0), income)
        best = max(best, income - kept + worth_of_coins(coins + kept, outlook))
    return best
