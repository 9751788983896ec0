"""The market of a city: the printed action, taking a tile, turn tokens, passing the pawn (turn 3)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.silk_road.codes import GIVE_PAWN, TAKE, USE_BARTERER
from serai.silk_road.events import (
    BartererUsed,
    PawnPassed,
    PrintedActionOffered,
    RoundEnded,
    TileKept,
    TileTaken,
    TokenPlaced,
)
from serai.silk_road.leader import begin_auction
from serai.silk_road.pieces import BARTERER, CROOK, NOBODY, NOTHING, SLOTS, slot_at
from serai.silk_road.refusals import (
    ALLOWED,
    BARTERER_FROM_HERE,
    HAS_HAD_TURN,
    NO_BARTERER,
    NO_SUCH_TILE_HERE,
    NOBODY_THERE,
    NOT_ONESELF,
    ONE_BARTERER_A_TURN,
    TOO_FEW_TILES,
)
from serai.silk_road.state import CHOOSING, PASSING, USED, State
from serai.silk_road.tiles import begin_use

WITH_BARTERER: Final = 2  # tiles in one turn


def arrive(s: State) -> None:
    """The printed action is the arriving leader's, once, before the tiles; it costs no token (ruling B-28)."""
    face = s.rules.printed[s.caravan]
    if face == NOTHING:
        begin_turn(s)
    else:
        s.turn = s.leader
        s.is_printed = 1
        if s.listener is not None:
            s.listener.append(PrintedActionOffered(s.turn, face))
        begin_use(s, face)


def begin_turn(s: State) -> None:
    """Whoever holds the pawn takes a tile."""
    s.turn = s.leader
    s.owed = 1
    s.has_bartered = 0
    s.question = CHOOSING


def legal(s: State, out: vec[i64]) -> i64:
    """Each kind of tile that lies here, and a Barterer first if one may be used."""
    if s.question == PASSING:
        return legal_receivers(s, out)
    count: i64 = 0
    slot: i64
    for slot in range(SLOTS):
        face = s.tiles[slot_at(s.caravan, slot)]
        if face != NOTHING and slot_of(s, face) == slot:
            out[count] = TAKE + face
            count += 1
    if why_not_barterer(s) == ALLOWED:
        out[count] = USE_BARTERER
        count += 1
    return count


def legal_receivers(s: State, out: vec[i64]) -> i64:
    """Everybody who may receive the pawn."""
    count: i64 = 0
    seat: i64
    for seat in range(s.rules.seats):
        if why_not_pass_to(s, seat) == ALLOWED:
            out[count] = GIVE_PAWN + seat
            count += 1
    return count


def why_not(s: State, code: i64) -> i64:
    """Why this tile may not be taken, the Barterer not used, the pawn not passed there."""
    if s.question == PASSING:
        return why_not_pass_to(s, code - GIVE_PAWN)
    if code == USE_BARTERER:
        return why_not_barterer(s)
    return ALLOWED if slot_of(s, code - TAKE) < SLOTS else NO_SUCH_TILE_HERE


def slot_of(s: State, face: i64) -> i64:
    """The first slot of the city with such a tile; SLOTS when there is none."""
    slot: i64 = 0
    while slot < SLOTS and s.tiles[slot_at(s.caravan, slot)] != face:
        slot += 1
    return slot


def why_not_barterer(s: State) -> i64:
    """Before the turn's first tile, with two left, and not in the city it comes from (rulings B-11, B-13, B-27)."""
    if s.has_bartered:
        return ONE_BARTERER_A_TURN
    if s.barterers[s.turn] == 0:
        return NO_BARTERER
    if s.barterers[s.turn] == s.new_barterers[s.turn]:
        return BARTERER_FROM_HERE
    return ALLOWED if tiles_here(s) >= WITH_BARTERER else TOO_FEW_TILES


def tiles_here(s: State) -> i64:
    """How many tiles are left in the caravan's city."""
    count: i64 = 0
    slot: i64
    for slot in range(SLOTS):
        if s.tiles[slot_at(s.caravan, slot)] != NOTHING:
            count += 1
    return count


def only_tile(s: State) -> i64:
    """The face that must be taken because no other lies here and no Barterer can be used (ruling B-33), or NOTHING."""
    face: i64 = NOTHING
    slot: i64
    for slot in range(SLOTS):
        other = s.tiles[slot_at(s.caravan, slot)]
        if other not in (NOTHING, face):
            if face != NOTHING:
                return NOTHING
            face = other
    return face if why_not_barterer(s) != ALLOWED else NOTHING


def why_not_pass_to(s: State, seat: i64) -> i64:
    """To another player who has not yet had every turn in this city (rulings B-05, B-12)."""
    if seat >= s.rules.seats:
        return NOBODY_THERE
    if seat == s.turn:
        return NOT_ONESELF
    return ALLOWED if s.tokens[seat] < s.rules.turns_per_city else HAS_HAD_TURN


def apply(s: State, code: i64) -> None:
    """Use a Barterer, take a tile, or pass the pawn."""
    if code == USE_BARTERER:
        use_barterer(s)
    elif code < USE_BARTERER:
        take(s, code - TAKE)
    else:
        pass_pawn(s, code - GIVE_PAWN)


def use_barterer(s: State) -> None:
    """Two tiles in this turn, one after the other."""
    s.barterers[s.turn] -= 1
    s.spent[BARTERER] += 1
    s.owed = WITH_BARTERER
    s.has_bartered = 1
    if s.listener is not None:
        s.listener.append(BartererUsed(s.turn))


def take(s: State, face: i64) -> None:
    """A tile must be taken; a Crook or a Barterer is kept, and that was the action (rulings B-14, B-26)."""
    s.tiles[slot_at(s.caravan, slot_of(s, face))] = NOTHING
    if s.listener is not None:
        s.listener.append(TileTaken(s.turn, s.caravan, face))
    if face in (CROOK, BARTERER):
        if face == CROOK:
            s.crooks[s.turn] += 1
        else:
            s.barterers[s.turn] += 1
            s.new_barterers[s.turn] += 1
        s.question = USED
        if s.listener is not None:
            s.listener.append(TileKept(s.turn, face))
    else:
        s.spent[face] += 1
        begin_use(s, face)


def finish_tile(s: State) -> None:
    """After the printed action the tiles; after a tile a token, then perhaps the second tile of a Barterer."""
    if s.is_printed:
        s.is_printed = 0
        begin_turn(s)
        return
    s.tokens[s.turn] += 1  # one for each tile (ruling B-11)
    if s.listener is not None:
        s.listener.append(TokenPlaced(s.turn, s.tokens[s.turn]))
    s.owed -= 1
    s.question = CHOOSING if s.owed > 0 else PASSING


def only_receiver(s: State) -> i64:
    """Who gets the pawn without a question (ruling B-29): a single candidate, or its holder if there is none."""
    found: i64 = s.turn
    seat: i64
    for seat in range(s.rules.seats):
        if why_not_pass_to(s, seat) == ALLOWED:
            if found != s.turn:
                return NOBODY
            found = seat
    return found


def pass_pawn(s: State, to: i64) -> None:
    """While tiles are left the receiver takes one; whoever receives it after the last leads the next round."""
    if s.listener is not None:
        s.listener.append(PawnPassed(s.turn, to))
    s.leader = to
    s.has_bartered = 0
    if tiles_here(s) > 0:
        begin_turn(s)
        return
    if s.listener is not None:
        s.listener.append(RoundEnded(s.round, to))
    seat: i64
    for seat in range(s.rules.seats):
        s.tokens[seat] = 0
        s.new_barterers[seat] = 0
    begin_auction(s)
