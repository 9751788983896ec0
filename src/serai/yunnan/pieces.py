"""The things on the table and how they are numbered inside. Names are what notation, JSON and data files use."""

from typing import Final

from mypy_extensions import i64

NOBODY: Final = -1
NO_GORGE: Final = -1
MAX_COLOURS: Final = 5

# Pu'er and the five provinces, in the order of the Tea-Horse Road.
PU_ER: Final = 0
YUNNAN: Final = 1
SICHUAN: Final = 2
KANG: Final = 3
TIBET: Final = 4
QINGHAI: Final = 5
PLACES: Final = 6
PROVINCES: Final = 5
PLACE_NAMES: Final = ("pu'er", "yunnan", "sichuan", "kang", "tibet", "qinghai")

GORGES: Final = 4

# Five progress buildings, and the temple; each has five bid spaces, cheapest first.
SCHOOL: Final = 0
CUSTOMS: Final = 1
HORSE_TRADER: Final = 2
GUILD: Final = 3
YARD: Final = 4
TEMPLE: Final = 5
BUILDINGS: Final = 6
PROGRESS_BUILDINGS: Final = 5
SPACES: Final = 5
BUILDING_NAMES: Final = ("school", "customs", "horse-trader", "guild", "yard", "temple")

BANK_SPACES: Final = 2
BANK_NAMES: Final = ("left", "right")

POST: Final = 0
BRIDGE: Final = 1
TEA_HOUSE: Final = 2
GUARD: Final = 3
KINDS: Final = 4
KIND_NAMES: Final = ("post", "bridge", "tea-house", "guard")

CARDS: Final = 16


def at(colour: i64, place: i64) -> i64:
    """Where a colour's count for a place lies in a field that has one for each."""
    return colour * PLACES + place


def kind_at(colour: i64, kind: i64) -> i64:
    """Where a colour's count of a kind of structure lies."""
    return colour * KINDS + kind


def gorge_at(colour: i64, gorge: i64) -> i64:
    """Where a colour's bridge over a gorge lies."""
    return colour * GORGES + gorge


def space_at(building: i64, space: i64) -> i64:
    """Where a bid space lies."""
    return building * SPACES + space
