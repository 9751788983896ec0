"""Setting up the game (preparation)."""

from collections.abc import Mapping, Sequence
from typing import Any

from mypy_extensions import i64

from serai.kernel.plain import BadInput, whole
from serai.kernel.setup import SEED_LIMIT, Setup
from serai.silk_road.editions import EDITIONS, rules_for
from serai.silk_road.leader import begin_auction
from serai.silk_road.pieces import (
    BACKS,
    BARTERER,
    CITIES,
    CROOK,
    FACES,
    GOODS,
    NOTHING,
    SLOTS,
    good_at,
    slot_at,
)
from serai.silk_road.round import run_on
from serai.silk_road.state import State, draw_lot, draw_lots, sow_chance

NAME = "silk_road"
RULES_VERSION = 1


def agree(
    *,
    edition: str | None,
    variants: Sequence[str],
    seats: int,
    seed: int,
    order: Sequence[int],
    house: Mapping[str, Any],
) -> Setup:
    """Check what the table wants and make it a Setup. A given order names the first leader, and only that one."""
    edition = edition or EDITIONS[0]
    rules = rules_for(edition, variants, seats, house)
    whole(seed, "seed", 0, SEED_LIMIT)
    if len(order) > 1:
        raise BadInput("order", "nothing, or the seat of the first leader alone: seats sit clockwise", list(order))
    for seat in order:
        whole(seat, "order[0]", 0, seats - 1)
    return Setup(NAME, edition, rules.variants, seats, seed, tuple(order), rules.house, RULES_VERSION)


def begin(setup: Setup) -> State:
    """The table as it stands when the first bidder is asked."""
    rules = rules_for(setup.edition, setup.variants, setup.seats, setup.house)
    s = State(rules)
    sow_chance(s, setup.seed)
    deal_goods(s)
    lay_tiles(s)
    seat: i64
    for seat in range(rules.seats):
        s.money[seat] = rules.start_money
    s.caravan = rules.start
    drawn = draw_lot(s, rules.seats)
    s.leader = setup.order[0] if setup.order else drawn
    begin_auction(s)
    run_on(s)
    return s


def deal_goods(s: State) -> None:
    """All goods go into the bag; everybody draws some, unseen by the others."""
    rules = s.rules
    good: i64
    for good in range(GOODS):
        s.bag[good] = rules.goods_per_colour
    seat: i64
    for seat in range(rules.seats):
        for _ in range(rules.start_goods):
            lot = draw_lot(s, sum(s.bag))
            good = 0
            while lot >= s.bag[good]:
                lot -= s.bag[good]
                good += 1
            s.bag[good] -= 1
            s.goods[good_at(seat, good)] += 1


def lay_tiles(s: State) -> None:
    """Tiles of each back, shuffled, onto the cities that carry that back; the rest goes back into the box."""
    rules = s.rules
    back: i64
    face: i64
    city: i64
    slot: i64
    for back in range(BACKS):
        pile = [face for face in range(FACES) for _ in range(rules.tile_counts[back * FACES + face])]
        cities = [city for city in range(CITIES) if rules.backs[city] == back]
        rest = [pile[lot] for lot in draw_lots(s, len(pile))]
        for city in cities:
            for slot in range(rules.tiles_per_city):
                s.tiles[slot_at(city, slot)] = rest.pop()
        replace_keepers(s, cities, rest)
        for face in rest:
            s.unused[face] += 1


def replace_keepers(s: State, cities: Sequence[i64], rest: list[int]) -> None:
    """No Crook or Barterer at the last stops: another tile from the box, or from another city (ruling B-19)."""
    elsewhere = [slot_at(city, slot) for city in cities if not s.rules.no_keepers[city] for slot in range(SLOTS)]
    for city in cities:
        for slot in range(SLOTS):
            spot = slot_at(city, slot)
            if not s.rules.no_keepers[city] or not is_keeper(s.tiles[spot]):
                continue
            fitting = [i for i, face in enumerate(rest) if not is_keeper(face)]
            if fitting:
                i = fitting[draw_lot(s, len(fitting))]
                rest[i], s.tiles[spot] = int(s.tiles[spot]), rest[i]
            else:
                others = [o for o in elsewhere if s.tiles[o] != NOTHING and not is_keeper(s.tiles[o])]
                other = others[draw_lot(s, len(others))]
                s.tiles[other], s.tiles[spot] = s.tiles[spot], s.tiles[other]


def is_keeper(face: i64) -> bool:
    """Whether the tile is one that is kept for later."""
    return face in (CROOK, BARTERER)
