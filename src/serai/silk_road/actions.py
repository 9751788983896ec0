"""Actions: what a player says, in the imperative; and the codec that joins them to the ints inside."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from serai.kernel.decision import Refusal
from serai.kernel.plain import kinds
from serai.silk_road.codes import (
    ACCEPT,
    BARTER_ONCE,
    BUY_ONE,
    FINISH,
    GET,
    GIVE,
    GIVE_PAWN,
    KEEP,
    MOST_BID,
    MOVE,
    NAME_GOOD,
    PASS,
    ROB,
    SELL_ONE,
    SHOW,
    TAKE,
    USE_BARTERER,
    USE_CROOK,
)
from serai.silk_road.pieces import CUBE_NAMES, GOOD_NAMES, GOODS, MAX_SEATS, MOST_SHOWN
from serai.silk_road.state import State


class Bid(NamedTuple):
    """Offer so much silver for the pawn."""

    amount: int


class Pass(NamedTuple):
    """Make no offer."""


class AcceptBid(NamedTuple):
    """Give the pawn to the best bidder, for the silver offered."""


class KeepPawn(NamedTuple):
    """Keep the pawn, and pay the best bidder the silver offered."""


class MoveCaravan(NamedTuple):
    """Move the caravan to a city that an arrow leads to."""

    city: str


class TakeTile(NamedTuple):
    """Take such a tile from the city."""

    tile: str


class UseBarterer(NamedTuple):
    """Give up a Barterer to take two tiles in this turn."""


class UseCrook(NamedTuple):
    """Give up a Crook: this pictured cube of the tile counts as another good."""

    cube: str
    good: str


class SellGood(NamedTuple):
    """Sell one more good."""


class BuyGood(NamedTuple):
    """Buy one more good."""


class BarterGoods(NamedTuple):
    """Barter once as the tile pictures it."""


class GiveGood(NamedTuple):
    """Give a good away, for any other."""

    good: str


class TakeGood(NamedTuple):
    """Take a good for the one given away."""

    good: str


class Rob(NamedTuple):
    """Steal a good from this seat."""

    seat: int


class NameGood(NamedTuple):
    """Name the good that the Vizier asks for."""

    good: str


class Reveal(NamedTuple):
    """Show so many of the good the Vizier asks for."""

    shown: int


class FinishTile(NamedTuple):
    """Use the tile, or the printed action, no more."""


class PassPawn(NamedTuple):
    """Pass the pawn to this seat."""

    seat: int


ACTION_KINDS: dict[str, type[Any]] = kinds(
    Bid,
    Pass,
    AcceptBid,
    KeepPawn,
    MoveCaravan,
    TakeTile,
    UseBarterer,
    UseCrook,
    SellGood,
    BuyGood,
    BarterGoods,
    GiveGood,
    TakeGood,
    Rob,
    NameGood,
    Reveal,
    FinishTile,
    PassPawn,
)

SINGLES: dict[int, Any] = {
    PASS: Pass(),
    ACCEPT: AcceptBid(),
    KEEP: KeepPawn(),
    USE_BARTERER: UseBarterer(),
    FINISH: FinishTile(),
    SELL_ONE: SellGood(),
    BUY_ONE: BuyGood(),
    BARTER_ONCE: BarterGoods(),
}
CODES: dict[type[Any], int] = {type(action): code for code, action in SINGLES.items()}


def decode(s: State, code: int) -> Any:
    """The action of a code."""
    if code in SINGLES:
        return SINGLES[code]
    if code < ACCEPT:
        return Bid(code)
    if code < TAKE:
        return MoveCaravan(s.rules.city_names[code - MOVE])
    if code < USE_BARTERER:
        return TakeTile(s.rules.face_names[code - TAKE])
    if code < GIVE:
        cube, good = divmod(code - USE_CROOK, GOODS)
        return UseCrook(CUBE_NAMES[cube], GOOD_NAMES[good])
    if code < GET:
        return GiveGood(GOOD_NAMES[code - GIVE])
    if code < ROB:
        return TakeGood(GOOD_NAMES[code - GET])
    if code < NAME_GOOD:
        return Rob(code - ROB)
    if code < SHOW:
        return NameGood(GOOD_NAMES[code - NAME_GOOD])
    if code < GIVE_PAWN:
        return Reveal(code - SHOW)
    return PassPawn(code - GIVE_PAWN)


def encode(s: State, action: Any) -> int:
    """The code of an action; Refusal when it names something that is not on this board."""
    match action:
        case Bid(amount):
            return number(amount, 1, MOST_BID, "amount")
        case MoveCaravan(city):
            return MOVE + find(city, s.rules.city_names, "city")
        case TakeTile(tile):
            return TAKE + find(tile, s.rules.face_names, "tile")
        case UseCrook(cube, good):
            return USE_CROOK + find(cube, CUBE_NAMES, "cube") * GOODS + find(good, GOOD_NAMES, "good")
        case GiveGood(good):
            return GIVE + find(good, GOOD_NAMES, "good")
        case TakeGood(good):
            return GET + find(good, GOOD_NAMES, "good")
        case Rob(seat):
            return ROB + number(seat, 0, MAX_SEATS - 1, "seat")
        case NameGood(good):
            return NAME_GOOD + find(good, GOOD_NAMES, "good")
        case Reveal(shown):
            return SHOW + number(shown, 0, MOST_SHOWN, "shown")
        case PassPawn(seat):
            return GIVE_PAWN + number(seat, 0, MAX_SEATS - 1, "seat")
    if type(action) in CODES:
        return CODES[type(action)]
    raise Refusal("no_such_thing", "", {"got": repr(action)})


def find(name: object, names: Sequence[str], what: str) -> int:
    """The number of a thing by its name."""
    if not isinstance(name, str) or name not in names:
        raise Refusal("no_such_thing", "", {what: name, "expected": ", ".join(names)})
    return names.index(name)


def number(value: object, low: int, high: int, what: str) -> int:
    """A number that has a code."""
    if type(value) is not int or not low <= value <= high:
        raise Refusal("no_such_thing", "", {what: value, "expected": f"{low} to {high}"})
    return value
