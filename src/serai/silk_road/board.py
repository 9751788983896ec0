"""The board as it lies on the table: the data files' values, checked and put into the form the rules use."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from serai.kernel.bits import bit
from serai.kernel.house import merged, published
from serai.kernel.plain import BadInput
from serai.silk_road.ledger import MOST_ENTRIES_A_TILE
from serai.silk_road.pieces import (
    BACK_NAMES,
    BARTER,
    BARTERER,
    BARTERS,
    BUY,
    CITIES,
    CROOK,
    CUBES,
    FACES,
    GOOD_NAMES,
    GOODS,
    LEFT,
    MAX_SEATS,
    MOST_SHOWN,
    NOTHING,
    ORANGE,
    PURPLE,
    RIGHT,
    SELL,
    SLOTS,
    SPECIAL_NAMES,
    cube_at,
)

MARKETS_OF_A_COLOUR = 9
MOST_ARROWS = 3
FEWEST_SEATS = 3
PAIR = 2
NAME = re.compile(r"[a-z][a-z'’-]*")
PICTURE = re.compile(r"[a-z]+(\+[a-z]+)?>[a-z]+(\+[a-z]+)?")


class Land(NamedTuple):
    """The map: cities by number, the colour of their tiles, and the arrows."""

    names: tuple[str, ...]
    backs: tuple[int, ...]
    arrows: tuple[tuple[int, int], ...]
    start: int
    goal: int


class Tiles(NamedTuple):
    """The faces by name, what they picture, and how many there are with each back."""

    names: tuple[str, ...]
    pictures: vec[i64]
    counts: vec[i64]


def values_of(house: Mapping[str, Any]) -> dict[str, Any]:
    """All board values, with the house's own in place of some; BadInput where they make no board."""
    values = merged(published("serai.silk_road", "board", "tiles"), house)
    for key, length in LENGTHS.items():
        if len(values[key]) != length or any(len(row) != PAIR for row in values[key] if isinstance(row, list)):
            raise BadInput(f"house.{key}", f"a list of {length}", values[key])
    for key, (low, high) in BOUNDS.items():
        if not low <= values[key] <= high:
            raise BadInput(f"house.{key}", f"a whole number from {low} to {high}", values[key])
    for number, (tiles, turns) in enumerate(zip(values["tiles_per_city"], values["turns_per_city"], strict=True)):
        seats = FEWEST_SEATS + number
        most = min(SLOTS, (seats - 1) * turns + 1 if turns > 1 else seats - 1)
        if not 1 <= tiles <= most:
            raise BadInput(f"house.tiles_per_city[{number}]", f"1 to {most} for {seats} players", tiles)
    return values


LENGTHS = {
    "cities": CITIES,
    "tiles_per_city": 4,
    "turns_per_city": 4,
    "start_coins": 2,
    "coins": 2,
    "swaps": 2,
    "prizes": 2,
    "buyers": GOODS,
    "sellers": GOODS,
    "swaps_of_many": 2,
    "swaps_of_few": 2,
    "thieves": 2,
    "viziers": 2,
    "crooks": 2,
    "barterers": 2,
}
BOUNDS = {
    "goods_per_colour": (1, MOST_SHOWN),
    "start_goods": (0, MOST_SHOWN * GOODS // MAX_SEATS),
    "gold_value": (1, 99),
    "barter_times": (1, 2),
    "tiles_of_a_back": (1, 99),
}


def land_of(values: Mapping[str, Any]) -> Land:
    """The map as the values draw it: an acyclic net of arrows from the start to the goal, through markets only."""
    names = tuple(city[0] for city in values["cities"])
    if len(set(names)) != len(names) or any(not NAME.fullmatch(name) for name in names):
        raise BadInput("house.cities", "different names in small letters without spaces", list(names))
    start = city_number(names, values["start"], "house.start")
    goal = city_number(names, values["goal"], "house.goal")
    backs = [NOTHING] * CITIES
    for number, (_, colour) in enumerate(values["cities"]):
        expected = ["none"] if number in (start, goal) else list(BACK_NAMES)
        if colour not in expected:
            raise BadInput(f"house.cities[{number}]", "as colour one of " + ", ".join(expected), colour)
        backs[number] = NOTHING if colour == "none" else BACK_NAMES.index(colour)
    if start == goal or backs.count(ORANGE) != backs.count(PURPLE):
        raise BadInput("house.cities", f"{MARKETS_OF_A_COLOUR} orange and {MARKETS_OF_A_COLOUR} purple cities", names)
    arrows: list[tuple[int, int]] = []
    for number, pair in enumerate(values["arrows"]):
        place = f"house.arrows[{number}]"
        if len(pair) != PAIR:
            raise BadInput(place, "two cities", pair)
        arrows.append((city_number(names, pair[0], place), city_number(names, pair[1], place)))
    land = Land(names, tuple(backs), tuple(arrows), start, goal)
    check_arrows(land)
    return land


def city_number(names: Sequence[str], name: object, place: str) -> int:
    """A city by its name."""
    if not isinstance(name, str) or name not in names:
        raise BadInput(place, "one of " + ", ".join(names), name)
    return names.index(name)


def check_arrows(land: Land) -> None:
    """Every city lies on some way from the start to the goal, no way leads in a circle, no city has too many arrows."""
    if len(set(land.arrows)) != len(land.arrows):
        raise BadInput("house.arrows", "every arrow once", len(land.arrows))
    for number, name in enumerate(land.names):
        leaving = sum(1 for tail, _ in land.arrows if tail == number)
        coming = sum(1 for _, head in land.arrows if head == number)
        if (leaving == 0) != (number == land.goal) or (coming == 0) != (number == land.start):
            raise BadInput("house.arrows", f"a way through {name} from the start to the goal", [coming, leaving])
        if max(leaving, coming) > MOST_ARROWS:
            raise BadInput("house.arrows", f"at most {MOST_ARROWS} arrows into and out of {name}", [coming, leaving])
    if longest_way(land) == 0:
        raise BadInput("house.arrows", "no way in a circle", len(land.arrows))


def longest_way(land: Land) -> int:
    """Markets on the longest way; 0 when some way leads in a circle."""
    steps = [0] * CITIES
    for _ in range(CITIES):
        longer = [max([steps[tail] + 1 for tail, head in land.arrows if head == n], default=0) for n in range(CITIES)]
        if longer == steps:
            return steps[land.goal] - 1
        steps = longer
    return 0


def roads(arrows: Sequence[tuple[int, int]]) -> vec[i64]:
    """For each city the set of those its arrows lead to."""
    onward = [0] * CITIES
    for tail, head in arrows:
        onward[tail] |= bit(head)
    return numbers(onward)


def printed_actions(values: Mapping[str, Any], land: Land, faces: Sequence[str]) -> vec[i64]:
    """The face printed beside each city."""
    printed = [NOTHING] * CITIES
    usable = [name for face, name in enumerate(faces) if face not in (CROOK, BARTERER)]
    for number, pair in enumerate(values["printed"]):
        place = f"house.printed[{number}]"
        if len(pair) != PAIR or pair[1] not in usable:
            raise BadInput(place, "a city and one of " + ", ".join(usable), pair)
        city = city_number(land.names, pair[0], place)
        if land.backs[city] == NOTHING or printed[city] != NOTHING:
            raise BadInput(place, "a city with a market, each once", pair[0])
        printed[city] = faces.index(pair[1])
    return numbers(printed)


def tiles_of(values: Mapping[str, Any]) -> Tiles:
    """All faces and how many tiles show each; every back must come out at the same number."""
    barters = list(dict.fromkeys([*values["barters_orange"], *values["barters_purple"]]))
    if len(barters) > BARTERS:
        raise BadInput("house.barters_orange", f"at most {BARTERS} different barters in all", len(barters))
    pictures = [NOTHING] * (FACES * CUBES)
    for good in range(GOODS):
        pictures[int(cube_at(BUY + good, RIGHT))] = good
        pictures[int(cube_at(SELL + good, LEFT))] = good
    for number, text in enumerate(barters):
        given, taken = read_picture(text)
        for side, goods in ((LEFT, given), (RIGHT, taken)):
            for cube, good in enumerate(goods):
                pictures[int(cube_at(BARTER + number, side + cube))] = good
    absent = [f"barter-{number}" for number in range(len(barters), BARTERS)]
    names = (*(f"buy-{g}" for g in GOOD_NAMES), *(f"sell-{g}" for g in GOOD_NAMES), *barters, *absent, *SPECIAL_NAMES)
    counts: list[int] = []
    for back, colour in enumerate(BACK_NAMES):
        drawn = values[f"barters_{colour}"]
        row = [pair[back] for key in ("buyers", "sellers") for pair in values[key]]
        row += [drawn.count(text) for text in barters] + [0] * len(absent)
        row += [values[key][back] for key in SPECIAL_COUNTS]
        if sum(row) != values["tiles_of_a_back"]:
            raise BadInput("house.tiles_of_a_back", f"{sum(row)}, the sum of the {colour} tiles", sum(row))
        counts += row
    return Tiles(names, numbers(pictures), numbers(counts))


SPECIAL_COUNTS = ("swaps_of_many", "swaps_of_few", "thieves", "viziers", "crooks", "barterers")


def read_picture(text: str) -> tuple[list[int], list[int]]:
    """The goods of a barter tile, given and taken: `ivory>silk+silk`."""
    if PICTURE.fullmatch(text):
        given, _, taken = text.partition(">")
        sides = [given.split("+"), taken.split("+")]
        if all(name in GOOD_NAMES for side in sides for name in side):
            left, right = ([GOOD_NAMES.index(name) for name in side] for side in sides)
            return left, right
    raise BadInput("house.barters", "one or two goods for one or two others, like ivory>silk+silk", text)


def check_mix(tiles: Tiles, land: Land, no_keepers: Sequence[int], per_city: int) -> None:
    """There are tiles enough for every city, and enough that may lie where no Crook or Barterer may."""
    for back, colour in enumerate(BACK_NAMES):
        row = [int(tiles.counts[back * FACES + face]) for face in range(FACES)]
        cities = [city for city in range(CITIES) if land.backs[city] == back]
        if sum(row) < len(cities) * per_city:
            raise BadInput("house.tiles_of_a_back", f"at least {len(cities) * per_city} {colour} tiles", sum(row))
        strict = sum(1 for city in cities if no_keepers[city])
        if sum(row) - row[CROOK] - row[BARTERER] < strict * per_city:
            raise BadInput("house.crooks", f"enough {colour} tiles that may lie at the last stops", row[CROOK])


def ledger_size(land: Land, per_city: int) -> int:
    """Room for every entry that the longest way can bring."""
    return longest_way(land) * (per_city + 1) * MOST_ENTRIES_A_TILE


def marks(land: Land, names: Sequence[object], place: str) -> list[int]:
    """For each city 1 if it is among these."""
    chosen = [city_number(land.names, name, place) for name in names]
    return [int(city in chosen) for city in range(CITIES)]


def numbers(row: Sequence[int]) -> vec[i64]:
    """A row of numbers in the form the rules use."""
    return vec[i64](row)
