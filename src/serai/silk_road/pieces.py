"""The things on the table and how they are numbered inside. Names are what notation, JSON and data files use."""

from typing import Final

from mypy_extensions import i64

NOBODY: Final = -1
NOTHING: Final = -1  # no tile, no good, no city
MAX_SEATS: Final = 6

IVORY: Final = 0
SILK: Final = 1
JEWELS: Final = 2
FRUIT: Final = 3
SPICES: Final = 4
GOODS: Final = 5
GOOD_NAMES: Final = ("ivory", "silk", "jewels", "fruit", "spices")
UNSEEN: Final = 5  # stands for a good whose colour the reader may not know

# Twenty cities, numbered as the data file lists them; eighteen carry tiles on at most five slots.
CITIES: Final = 20
SLOTS: Final = 5
ORANGE: Final = 0
PURPLE: Final = 1
BACKS: Final = 2
BACK_NAMES: Final = ("orange", "purple")

# Faces of tiles: a buyer and a seller for each good, up to twenty different barters, and the special ones.
BUY: Final = 0
SELL: Final = BUY + GOODS
BARTER: Final = SELL + GOODS
BARTERS: Final = 20
SWAP_MANY: Final = BARTER + BARTERS
SWAP_FEW: Final = SWAP_MANY + 1
THIEF: Final = SWAP_MANY + 2
VIZIER: Final = SWAP_MANY + 3
CROOK: Final = SWAP_MANY + 4
BARTERER: Final = SWAP_MANY + 5
FACES: Final = SWAP_MANY + 6
SPECIAL_NAMES: Final = ("swap-4", "swap-2", "thief", "vizier", "crook", "barterer")

# The cubes pictured on a tile: what goes to the bank on the left, what comes from it on the right.
CUBES: Final = 4
LEFT: Final = 0
RIGHT: Final = 2
CUBE_NAMES: Final = ("left", "left-2", "right", "right-2")

MOST_SHOWN: Final = 15  # nobody can have more goods of one colour than there are


def good_at(seat: i64, good: i64) -> i64:
    """Where a seat's count of a good lies."""
    return seat * GOODS + good


def slot_at(city: i64, slot: i64) -> i64:
    """Where a city's slot for a tile lies."""
    return city * SLOTS + slot


def cube_at(face: i64, cube: i64) -> i64:
    """Where a pictured cube of a face lies."""
    return face * CUBES + cube
