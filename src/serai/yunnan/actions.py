"""Actions: what a player says, in the imperative; and the codec that joins them to the ints inside."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from serai.kernel.decision import Refusal
from serai.kernel.plain import kinds
from serai.yunnan.codes import (
    BANK_TARGET,
    BLOCK,
    BUILD_BRIDGE,
    BUILD_POST,
    BUILD_TEA_HOUSE,
    CONVERT,
    DISPLACE,
    FINISH,
    KEEP,
    MARKET_TARGET,
    MAX_INCOME,
    PASS,
    PLACE,
    POST_GUARD,
    RESOLVE,
    SPARE,
    TAKE,
    TARGETS,
    TRAVEL,
)
from serai.yunnan.pieces import (
    BANK_NAMES,
    BUILDING_NAMES,
    GORGES,
    GUARD,
    KIND_NAMES,
    PLACE_NAMES,
    PLACES,
    SPACES,
    space_at,
)
from serai.yunnan.refusals import NO_SUCH_SPACE, REASONS
from serai.yunnan.rules import Rules
from serai.yunnan.state import State

SOURCE_NAMES = ("reserve", *PLACE_NAMES[1:])


class PlaceBid(NamedTuple):
    """Bid a price in a building with a trader from the reserve or a province."""

    building: str
    price: int
    source: str


class VisitBank(NamedTuple):
    """Send a trader to a bank space."""

    space: str
    source: str


class EnterMarket(NamedTuple):
    """Put a trader into Pu'er market."""

    source: str


class Pass(NamedTuple):
    """Bid no more this round."""


class ResolveBuilding(NamedTuple):
    """Take the progress of this building next."""

    building: str


class TakeStructure(NamedTuple):
    """Take a post, bridge or tea house from the supply."""

    structure: str


class PostGuard(NamedTuple):
    """Take the guard and send it to a province."""

    province: str


class KeepStructure(NamedTuple):
    """Keep the structure just taken for later."""


class BuildPost(NamedTuple):
    """Build a post."""

    province: str


class BuildBridge(NamedTuple):
    """Build a bridge over a gorge."""

    gorge: str


class BuildTeaHouse(NamedTuple):
    """Build a tea house."""

    province: str


class BlockGorge(NamedTuple):
    """Lay the blocker into a gorge."""

    gorge: str


class Travel(NamedTuple):
    """Send a trader from one place to a province."""

    start: str
    goal: str


class Displace(NamedTuple):
    """Push a trader of this colour down the road."""

    colour: str


class Spare(NamedTuple):
    """Displace nobody."""


class FinishTurn(NamedTuple):
    """Build and travel no more this round."""


class ConvertIncome(NamedTuple):
    """Turn so much of the round's income into points."""

    points: int


ACTION_KINDS: dict[str, type[Any]] = kinds(
    PlaceBid,
    VisitBank,
    EnterMarket,
    Pass,
    ResolveBuilding,
    TakeStructure,
    PostGuard,
    KeepStructure,
    BuildPost,
    BuildBridge,
    BuildTeaHouse,
    BlockGorge,
    Travel,
    Displace,
    Spare,
    FinishTurn,
    ConvertIncome,
)

SINGLES: dict[int, Any] = {PASS: Pass(), KEEP: KeepStructure(), SPARE: Spare(), FINISH: FinishTurn()}


def gorge_names(rules: Rules) -> list[str]:
    """A gorge is named by the provinces it parts, the nearer one first."""
    return [f"{PLACE_NAMES[rules.gorge_low[g]]}-{PLACE_NAMES[rules.gorge_high[g]]}" for g in range(GORGES)]


def decode(s: State, code: int) -> Any:
    """The action of a code."""
    rules = s.rules
    if code in SINGLES:
        return SINGLES[code]
    if code < PASS:
        source, target = divmod(code - PLACE, TARGETS)
        if target == MARKET_TARGET:
            return EnterMarket(SOURCE_NAMES[source])
        if target >= BANK_TARGET:
            return VisitBank(BANK_NAMES[target - BANK_TARGET], SOURCE_NAMES[source])
        return PlaceBid(BUILDING_NAMES[target // SPACES], int(rules.prices[target]), SOURCE_NAMES[source])
    if code < TAKE:
        return ResolveBuilding(BUILDING_NAMES[code - RESOLVE])
    if code < POST_GUARD:
        return TakeStructure(KIND_NAMES[code - TAKE])
    if code < KEEP:
        return PostGuard(PLACE_NAMES[code - POST_GUARD])
    if code < BUILD_BRIDGE:
        return BuildPost(PLACE_NAMES[code - BUILD_POST])
    if code < BUILD_TEA_HOUSE:
        return BuildBridge(gorge_names(rules)[code - BUILD_BRIDGE])
    if code < BLOCK:
        return BuildTeaHouse(PLACE_NAMES[code - BUILD_TEA_HOUSE])
    if code < TRAVEL:
        return BlockGorge(gorge_names(rules)[code - BLOCK])
    if code < DISPLACE:
        start, goal = divmod(code - TRAVEL, PLACES)
        return Travel(PLACE_NAMES[start], PLACE_NAMES[goal])
    if code < SPARE:
        return Displace(rules.colour_names[code - DISPLACE])
    return ConvertIncome(code - CONVERT)


def encode(s: State, action: Any) -> int:
    """The code of an action; Refusal when it names something that is not on this board."""
    rules = s.rules
    match action:
        case PlaceBid(building, price, source):
            number = find(building, BUILDING_NAMES, "building")
            target = space_at(number, find_price(rules, number, price))
            return PLACE + find(source, SOURCE_NAMES, "source") * TARGETS + int(target)
        case VisitBank(space, source):
            return (
                PLACE + find(source, SOURCE_NAMES, "source") * TARGETS + BANK_TARGET + find(space, BANK_NAMES, "space")
            )
        case EnterMarket(source):
            return PLACE + find(source, SOURCE_NAMES, "source") * TARGETS + MARKET_TARGET
        case Pass():
            return PASS
        case ResolveBuilding(building):
            return RESOLVE + find(building, BUILDING_NAMES, "building")
        case TakeStructure(structure):
            return TAKE + find(structure, KIND_NAMES[:GUARD], "structure")
        case PostGuard(province):
            return POST_GUARD + find(province, PLACE_NAMES, "province")
        case KeepStructure():
            return KEEP
        case BuildPost(province):
            return BUILD_POST + find(province, PLACE_NAMES, "province")
        case BuildBridge(gorge):
            return BUILD_BRIDGE + find(gorge, gorge_names(rules), "gorge")
        case BuildTeaHouse(province):
            return BUILD_TEA_HOUSE + find(province, PLACE_NAMES, "province")
        case BlockGorge(gorge):
            return BLOCK + find(gorge, gorge_names(rules), "gorge")
        case Travel(start, goal):
            return TRAVEL + find(start, PLACE_NAMES, "start") * PLACES + find(goal, PLACE_NAMES, "goal")
        case Displace(colour):
            return DISPLACE + find(colour, rules.colour_names, "colour")
        case Spare():
            return SPARE
        case FinishTurn():
            return FINISH
        case ConvertIncome(points) if type(points) is int and 0 <= points <= MAX_INCOME:
            return CONVERT + points
    raise Refusal("no_such_thing", "", {"got": repr(action)})


def find(name: object, names: Sequence[str], what: str) -> int:
    """The number of a thing by its name."""
    if not isinstance(name, str) or name not in names:
        raise Refusal("no_such_thing", "", {what: name, "expected": ", ".join(names)})
    return names.index(name)


def find_price(rules: Rules, building: int, price: object) -> int:
    """The space of a building by its price."""
    prices = [int(rules.prices[space_at(building, space)]) for space in range(SPACES)]
    offered = [p for p in prices if p > 0]
    if type(price) is not int or price not in offered:
        expected = ", ".join(map(str, offered)) or "none"
        section = REASONS[NO_SUCH_SPACE][rules.rulebook]
        raise Refusal("no_such_space", section, {"price": repr(price), "expected": expected})
    return prices.index(price)
