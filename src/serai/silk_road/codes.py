"""The numbering of actions: one int each, the same for every number of players, direction and house board."""

from typing import Final

from serai.silk_road.pieces import CITIES, CUBES, FACES, GOODS, MAX_SEATS, MOST_SHOWN

# The auction: 0 passes, any other number is the bid itself.
PASS: Final = 0
MOST_BID: Final = 199
ACCEPT: Final = MOST_BID + 1
KEEP: Final = ACCEPT + 1

MOVE: Final = KEEP + 1  # by city

TAKE: Final = MOVE + CITIES  # by face
USE_BARTERER: Final = TAKE + FACES

FINISH: Final = USE_BARTERER + 1
SELL_ONE: Final = FINISH + 1
BUY_ONE: Final = SELL_ONE + 1
BARTER_ONCE: Final = BUY_ONE + 1
USE_CROOK: Final = BARTER_ONCE + 1  # cube * goods + good
GIVE: Final = USE_CROOK + CUBES * GOODS
GET: Final = GIVE + GOODS
ROB: Final = GET + GOODS  # by seat
NAME_GOOD: Final = ROB + MAX_SEATS
SHOW: Final = NAME_GOOD + GOODS  # how many

GIVE_PAWN: Final = SHOW + MOST_SHOWN + 1  # by seat
ACTIONS: Final = GIVE_PAWN + MAX_SEATS
