"""What the bot thinks things are worth; another taste is another style of play."""

from typing import Final, NamedTuple


class Taste(NamedTuple):
    """What the bot thinks things are worth. Another taste is another style of play."""

    coin_early: float = 0.45  # a coin's worth in points grows by this with every round left ...
    coin_most: float = 2.0  # ... up to this, for the coins of the next few bids;
    coin_purse: float = 22.0  # so many coins are worth that much,
    coin_second: float = 0.1  # so much a round the next ones,
    coin_third: float = 0.0  # and so much all beyond
    coin_second_purse: float = 24.0
    income_ahead: float = 1.0  # a coin of a later round's income
    income_growth: float = 0.06  # ... and more for every round in which it can still be put to use
    bidders_ahead: float = 0.8  # traders that bid instead of earning, in rounds to come
    danger: float = 0.35  # passes lost each round to every rival of higher influence
    pressure: float = 1.0  # points a round for every rival of lower influence
    rivals: float = 0.22  # a rival's income, counted against the bot; more for the leader
    leader: float = 1.7
    exposed: float = 0.5  # a trader that stronger rivals can still reach this round
    calm: float = 0.7  # the chance that one rival leaves a small bid alone
    thrown_out: float = 0.9  # what is left of the next best bid after being thrown out
    held: float = 0.8  # a structure in hand against the same one built
    growth: float = 6.0  # how much more a round a rival earns than in the one before
    usual_rounds: float = 7.0  # how long games last when nobody hurries
    alarm: float = 0.5  # a rival who could end the game in so many rounds is believed to do it
    drift: float = 2.0  # how much farther a round the engine will carry once more progress is made
    ambition: float = 0.8  # how far a step on a track counts as a share of its top, while there is time
    inspected: float = 4.0  # points a round for being the inspector's first choice
    whim: float = 1.0  # bids closer than this in worth are a matter of mood


SENSIBLE: Final = Taste()
PLANNED_ROUNDS: Final = 7
AHEAD: Final = 9  # no outlook goes farther
SOON: Final = 1.5  # so many rounds left are enough for one more step of the horse
