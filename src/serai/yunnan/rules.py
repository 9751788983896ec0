"""Rules: the resolved rulebook of one game. Editions fill it, variants change it, every state shares it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64


@dataclass(frozen=True)
class Rules:
    """Numbers, tables and flags. `section` in comments: 2e = second edition by page, 1e = first edition by part."""

    # what was agreed: the names are only for people; no rule asks for them
    edition: str
    variants: tuple[str, ...]
    house: Mapping[str, Any]
    colour_names: tuple[str, ...]
    rulebook: int  # the column of refusals.REASONS that cites this edition's rulebook

    # who plays
    seats: i64
    colours: i64
    seat_of: vec[i64]  # colour -> seat; NOBODY for a colour the rules play
    automa: i64  # the colour the rules play, or NOBODY

    # set-up (2e p. 4-5; 1e preparation)
    start_coins: vec[i64]
    start_traders: i64
    start_passes: i64
    start_gifts: vec[i64]
    structures: vec[i64]  # how many of each kind a colour owns in all
    neighbours_alternate: bool  # no seat may hold two neighbouring places of the first order

    # bidding (2e p. 6-8; 1e 1A)
    prices: vec[i64]  # building * spaces + space -> coins; 0 where there is no such space
    small_spaces: vec[i64]  # building -> how many of its cheapest spaces are small
    has_temple: bool
    bids_per_building: i64
    reserve_first: bool  # traders come from the provinces only when the reserve is empty
    may_overbid: bool
    debt_rate: vec[i64]  # round - 1 -> points lost for each coin missing; the last value holds from then on
    bank_spaces: i64
    bank_spaces_alike: bool
    bank_ends_bidding: bool  # going to the bank empties the reserve into the market and passes

    # resolving (2e p. 8-9; 1e 1B, 1C)
    bank_pay: vec[i64]  # bank space * bank_sums + sum of all bids -> coins
    bank_sums: i64
    max_traders: i64
    max_passes: i64
    max_influence: i64
    build_at_once: vec[i64]  # kind -> 1 when it may be built the moment it is taken

    # building and travelling (2e p. 9-11; 1e 2A)
    posts_per_province: i64
    gorge_low: vec[i64]
    gorge_high: vec[i64]
    distances: vec[i64]  # see routes.py
    connections: vec[i64]
    gaps: vec[i64]

    # inspector, gifts, income (2e p. 11-13; 1e 2B-2E)
    immune_influence: i64
    trader_income: vec[i64]
    post_income: vec[i64]
    market_pays_each: bool  # every trader in Pu'er earns, not only one
    gap_cost: i64

    # the end (2e p. 13, 14; 1e end of the game)
    end_score: i64  # points on the track that end the game; NO_END_BY_SCORE switches this off
    end_gifts: i64  # so many gifts left, or fewer, end the game
    round_limit: i64
    coins_per_point: i64
    gift_points: i64
    pass_points: vec[i64]
    influence_points: vec[i64]
    tea_house_points: vec[i64]
    horse_points: vec[i64]

    # the cards of the colour the rules play (2e p. 15-16)
    card_bids: vec[i64]  # card * buildings + rank -> building
    card_traders: vec[i64]  # card * provinces + (province - 1) -> traders
    card_tea_house: vec[i64]
