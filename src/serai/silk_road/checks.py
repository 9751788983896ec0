"""Whether such a table can be: nothing twice, nothing missing, and a question that can be asked.

Compiled, because every possible world is looked over before it is handed out.
"""

from mypy_extensions import i64

from serai.kernel.plain import BadInput
from serai.silk_road import caravan, city
from serai.silk_road.codes import ACTIONS
from serai.silk_road.pieces import (
    BARTERER,
    CITIES,
    CROOK,
    CUBES,
    FACES,
    GOODS,
    NOBODY,
    NOTHING,
    SLOTS,
    SWAP_MANY,
    VIZIER,
    cube_at,
    good_at,
    slot_at,
)
from serai.silk_road.round import legal
from serai.silk_road.state import (
    ANSWERING,
    BARTERING,
    BIDDING,
    CHOOSING,
    GETTING,
    GIVING,
    MOVING,
    OVER,
    PASSING,
    QUESTIONS,
    REVEALING,
    State,
    filled,
)
from serai.silk_road.tiles import question_of


def check(s: State, place: str) -> None:
    """Nothing is on the table twice, nothing is missing, and the question can be asked."""
    check_goods(s, place)
    check_tiles(s, place)
    check_tokens(s, place)
    if not may_be_asked(s):
        raise BadInput(f"{place}.question", "a question that can be asked in this position", QUESTIONS[s.question])


def check_goods(s: State, place: str) -> None:
    """All goods are behind the screens, in the bag or under a Vizier."""
    good: i64
    seat: i64
    for good in range(GOODS):
        total = s.bag[good] + s.marker_cubes[good]
        for seat in range(s.rules.seats):
            total += s.goods[good_at(seat, good)]
        if total != s.rules.goods_per_colour:
            raise BadInput(f"{place}.goods", f"{s.rules.goods_per_colour} goods of number {good} in all", total)
        if s.marker_cubes[good] > s.marked[good]:
            raise BadInput(f"{place}.marker_cubes[{good}]", "a marked good", s.marker_cubes[good])


def check_tiles(s: State, place: str) -> None:
    """All tiles are in the cities, with the players, out of the game or never laid."""
    rules = s.rules
    totals = filled(FACES, 0)
    where: i64
    slot: i64
    face: i64
    seat: i64
    for where in range(CITIES):
        for slot in range(SLOTS):
            face = s.tiles[slot_at(where, slot)]
            if face != NOTHING:
                totals[face] += 1
                if slot >= rules.tiles_per_city or rules.backs[where] == NOTHING:
                    raise BadInput(f"{place}.tiles[{where}]", "no more tiles than the city carries", face)
    for seat in range(rules.seats):
        totals[CROOK] += s.crooks[seat]
        totals[BARTERER] += s.barterers[seat]
    for face in range(FACES):
        there_are = rules.tile_counts[face] + rules.tile_counts[FACES + face]
        total = totals[face] + s.unused[face] + s.spent[face]
        if total != there_are:
            raise BadInput(f"{place}.tiles", f"{there_are} tiles {rules.face_names[face]} in all", total)


def check_tokens(s: State, place: str) -> None:
    """There is a token for each tile taken here; none on the road."""
    tokens: i64 = 0
    new: i64 = 0
    seat: i64
    for seat in range(s.rules.seats):
        tokens += s.tokens[seat]
        new += s.new_barterers[seat]
        if s.new_barterers[seat] > s.barterers[seat]:
            raise BadInput(f"{place}.new_barterers[{seat}]", "Barterers the seat has", s.new_barterers[seat])
    taken: i64 = 0
    if CHOOSING <= s.question < OVER:
        taken = s.rules.tiles_per_city - city.tiles_here(s)
        if s.tile != NOTHING and s.is_printed == 0:
            taken -= 1
    if tokens != taken or new > taken:
        raise BadInput(f"{place}.tokens", f"a token for each of the {taken} tiles used here", tokens)


def may_be_asked(s: State) -> bool:
    """Whether the question, and all that goes with it, can come up in this position."""
    question = s.question
    if question == OVER:
        return s.caravan == s.rules.goal and is_tidy(s)
    if s.caravan == s.rules.goal or not is_offer_possible(s):
        return False
    if question in (BIDDING, ANSWERING, MOVING):
        if not is_tidy(s) or (question == BIDDING) == (s.turn == s.leader):
            return False
        if question == ANSWERING:
            return s.best_bidder != NOBODY
        return question == BIDDING or caravan.only_road(s) == NOTHING
    if s.turn != s.leader or s.rules.backs[s.caravan] == NOTHING or not is_turn_possible(s):
        return False
    if question == CHOOSING:
        return is_put_away(s) and city.only_tile(s) == NOTHING
    if question == PASSING:
        return is_put_away(s) and city.only_receiver(s) == NOBODY
    return is_use_possible(s) and is_reveal_possible(s) and legal(s, filled(ACTIONS, 0)) > 0


def is_offer_possible(s: State) -> bool:
    """A best bid has a bidder, who is not the leader while the auction runs, and can pay."""
    if (s.best_bid > 0) != (s.best_bidder != NOBODY):
        return False
    if s.question not in (BIDDING, ANSWERING) or s.best_bidder == NOBODY:
        return True
    return s.best_bidder != s.leader and s.best_bid <= s.money[s.best_bidder]


def is_tidy(s: State) -> bool:
    """No turn is being taken in a market."""
    return is_put_away(s) and s.owed == 0 and s.has_bartered == 0


def is_put_away(s: State) -> bool:
    """No tile is being used."""
    cube: i64
    for cube in range(CUBES):
        if s.picture[cube] != NOTHING:
            return False
    is_blank = s.uses == 0 and s.crooked == 0 and s.given == NOTHING and s.named == NOTHING and s.is_printed == 0
    return is_blank and s.tile == NOTHING and is_all_covered(s)


def is_all_covered(s: State) -> bool:
    """Nobody has committed to a reveal."""
    seat: i64
    for seat in range(s.rules.seats):
        if s.shown[seat] != NOBODY:
            return False
    return True


def is_turn_possible(s: State) -> bool:
    """Tiles owed fit the part of the turn, and with a printed action nothing has been taken yet."""
    if s.is_printed:
        is_fresh = city.tiles_here(s) == s.rules.tiles_per_city and s.owed == 0 and s.has_bartered == 0
        return is_fresh and s.rules.printed[s.caravan] == s.tile
    if s.question == PASSING:
        return s.owed == 0
    in_hand: i64 = 0 if s.tile == NOTHING else 1
    return 1 <= s.owed <= min(1 + s.has_bartered, city.tiles_here(s) + in_hand)


def is_use_possible(s: State) -> bool:
    """The question is the tile's, its picture differs only where a Crook has been, and not all uses are spent."""
    face = s.tile
    if face in (NOTHING, CROOK, BARTERER):
        return False
    if (s.named != NOTHING) != (s.question == REVEALING) or (s.given != NOTHING) != (s.question == GETTING):
        return False
    asked = question_of(face)
    if s.question == GETTING:
        if asked != GIVING:
            return False
    elif s.question == REVEALING:
        if face != VIZIER:
            return False
    elif s.question != asked:
        return False
    cube: i64
    for cube in range(CUBES):
        pictured = s.rules.pictures[cube_at(face, cube)]
        is_changed = s.crooked >> cube & 1 == 1
        if (s.picture[cube] != pictured) != is_changed or (s.picture[cube] == NOTHING) != (pictured == NOTHING):
            return False
    if asked == GIVING:
        return s.uses < (s.rules.swaps_many if face == SWAP_MANY else s.rules.swaps_few)
    return asked != BARTERING or s.uses < s.rules.barter_times


def is_reveal_possible(s: State) -> bool:
    """Nobody has committed more than she has, and somebody still owes an answer."""
    if s.question != REVEALING:
        return is_all_covered(s)
    owing = False
    seat: i64
    for seat in range(s.rules.seats):
        owing = owing or s.shown[seat] == NOBODY
        if s.shown[seat] > s.goods[good_at(seat, s.named)]:
            return False
    return owing
