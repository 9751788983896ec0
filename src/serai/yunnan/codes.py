"""The numbering of actions: one int each, the same in every edition and mode."""

from typing import Final

from serai.yunnan.pieces import BANK_SPACES, BUILDINGS, GORGES, GUARD, MAX_COLOURS, PLACES, SPACES

# Placing a trader: from the reserve (source 0) or a province, onto a bid space, a bank space or the market.
BANK_TARGET: Final = BUILDINGS * SPACES
MARKET_TARGET: Final = BANK_TARGET + BANK_SPACES
TARGETS: Final = MARKET_TARGET + 1
PLACE: Final = 0
PASS: Final = PLACE + PLACES * TARGETS

RESOLVE: Final = PASS + 1
TAKE: Final = RESOLVE + BUILDINGS  # by kind; a guard goes straight to a province instead
POST_GUARD: Final = TAKE + GUARD
KEEP: Final = POST_GUARD + PLACES
BUILD_POST: Final = KEEP + 1
BUILD_BRIDGE: Final = BUILD_POST + PLACES
BUILD_TEA_HOUSE: Final = BUILD_BRIDGE + GORGES
BLOCK: Final = BUILD_TEA_HOUSE + PLACES

TRAVEL: Final = BLOCK + GORGES  # start * PLACES + goal
DISPLACE: Final = TRAVEL + PLACES * PLACES
SPARE: Final = DISPLACE + MAX_COLOURS
FINISH: Final = SPARE + 1

CONVERT: Final = FINISH + 1  # amount
MAX_INCOME: Final = 199
ACTIONS: Final = CONVERT + MAX_INCOME + 1
