"""A sensible bot for Yunnan: it looks one step ahead and weighs what it then has.

It never sees more than its seat's view. From that it lays out a table of its own, tries each answer there and asks
what the position is worth in points at the end of the game:

* points that are certain: the track, gifts, and the tracks and houses scored at the end;
* coins, by what they can still buy: much early, a third of a point in the end;
* income of this round and of the rounds that are probably left, from how far the traders stand, how fast the passes
  bring them on, and where the horse and the unbroken route let them go;
* what rivals earn, counted against it.

A turn of building and travelling is planned to its end by a narrow search, since its steps belong together.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

from serai.bots.yunnan.bidding import best_bid
from serai.bots.yunnan.building import best_structure, harm_of_block
from serai.bots.yunnan.converting import best_conversion
from serai.bots.yunnan.outlook import look_ahead
from serai.bots.yunnan.taste import SENSIBLE, Taste
from serai.bots.yunnan.travelling import best_step
from serai.kernel.setup import SEED_LIMIT
from serai.yunnan.actions import decode
from serai.yunnan.codes import BLOCK, CONVERT, RESOLVE
from serai.yunnan.pieces import CUSTOMS, GUILD, HORSE_TRADER, SCHOOL, TEMPLE, YARD
from serai.yunnan.round import codes as legal_codes
from serai.yunnan.state import BIDDING, BLOCKING, CONVERTING, DISPLACING, RESOLVING, TRAVELLING, State
from serai.yunnan.view import determinize

ORDER_OF_PROGRESS: Final = (HORSE_TRADER, CUSTOMS, GUILD, SCHOOL, YARD, TEMPLE)


def greedy(view: Mapping[str, Any], actions: Sequence[Any], rng: random.Random) -> Any:
    """One of the legal actions: the one whose outcome looks best."""
    if len(actions) == 1:
        return actions[0]
    state = determinize(view, rng.randrange(SEED_LIMIT))
    return decode(state, choose(state, rng, SENSIBLE))


def choose(s: State, rng: random.Random, taste: Taste) -> int:
    """The code of the best answer to the question asked."""
    codes = legal_codes(s)
    if len(codes) == 1:
        return codes[0]
    outlook = look_ahead(s, taste)
    if s.question == BIDDING:
        return best_bid(s, codes, outlook, rng)
    if s.question == RESOLVING:
        return min(codes, key=lambda code: ORDER_OF_PROGRESS.index(code - RESOLVE))
    if s.question in (TRAVELLING, DISPLACING):
        return best_step(s, outlook)
    if s.question == CONVERTING:
        return CONVERT + best_conversion(s, outlook)
    if s.question == BLOCKING:
        return max(codes, key=lambda code: harm_of_block(s, outlook, code - BLOCK) + rng.random() / 100)
    return best_structure(s, codes, outlook)
