"""Rules: the resolved rulebook of one game. The edition fills it, variants change it, every state shares it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64


@dataclass(frozen=True)
class Rules:
    """Numbers and tables, in the order of the rulebook."""

    # what was agreed: the names are only for people; no rule asks for them
    edition: str
    variants: tuple[str, ...]
    house: Mapping[str, Any]
    city_names: tuple[str, ...]
    face_names: tuple[str, ...]

    # set-up
    seats: i64
    goods_per_colour: i64
    start_goods: i64
    start_money: i64
    tiles_per_city: i64
    turns_per_city: i64  # so many turn tokens before oneself, and the pawn may come no more
    backs: vec[i64]  # city -> the back of the tiles it carries; NOTHING for the two ends of the road
    tile_counts: vec[i64]  # back * faces + face -> how many such tiles there are
    no_keepers: vec[i64]  # city -> 1 where no Crook and no Barterer may lie

    # the map
    start: i64
    goal: i64
    roads: vec[i64]  # city -> set of the cities its arrows lead to
    printed: vec[i64]  # city -> the face printed beside it, or NOTHING

    # the tiles
    pictures: vec[i64]  # face * cubes + cube -> the good pictured, or NOTHING
    sale_prices: vec[i64]  # for the first, second ... good sold; the last holds for all further ones
    purchase_prices: vec[i64]
    barter_times: i64
    swaps_many: i64
    swaps_few: i64
    first_prize: i64
    second_prize: i64

    # the end
    good_points: i64
    majority_points: i64

    ledger_size: i64  # no game on this map writes more into the ledger
