"""Positions: a whole state as plain data and back, refusing what no game could show. docs/positions.md explains it."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from serai.kernel.chance import MASK, WORDS
from serai.kernel.plain import BadInput, items, one_of, table, whole
from serai.kernel.setup import Setup
from serai.silk_road import caravan, city
from serai.silk_road.codes import ACTIONS, MOST_BID
from serai.silk_road.editions import rules_for
from serai.silk_road.ledger import ENTRY_SPAN, is_true
from serai.silk_road.pieces import (
    BARTERER,
    CITIES,
    CROOK,
    CUBES,
    FACES,
    GOODS,
    MOST_SHOWN,
    NOBODY,
    NOTHING,
    SLOTS,
    good_at,
    slot_at,
)
from serai.silk_road.round import legal
from serai.silk_road.rows import fill_row, to_list, to_lists
from serai.silk_road.rules import Rules
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
)
from serai.silk_road.tiles import question_of

MOST = 100_000  # no count on a table comes near it


class Row(NamedTuple):
    """A field that is a row of numbers; `width` cuts it into one row for each seat or city."""

    length: int
    low: int
    high: int
    width: int = 0


def numbers(rules: Rules) -> dict[str, tuple[int, int]]:
    """The single numbers of a state with their bounds."""
    last = int(rules.seats) - 1
    return {
        "round": (1, MOST),
        "turn": (0, last),
        "leader": (0, last),
        "best_bid": (0, MOST_BID),
        "best_bidder": (NOBODY, last),
        "caravan": (0, CITIES - 1),
        "tile": (NOTHING, FACES - 1),
        "is_printed": (0, 1),
        "uses": (0, MOST),
        "crooked": (0, (1 << CUBES) - 1),
        "given": (NOTHING, GOODS - 1),
        "named": (NOTHING, GOODS - 1),
        "owed": (0, SLOTS),
        "has_bartered": (0, 1),
    }


def rows(rules: Rules) -> dict[str, Row]:
    """The rows of a state with their bounds."""
    n = int(rules.seats)
    return {
        "picture": Row(CUBES, NOTHING, GOODS - 1),
        "money": Row(n, 0, MOST),
        "goods": Row(n * GOODS, 0, MOST_SHOWN, GOODS),
        "tokens": Row(n, 0, SLOTS),
        "crooks": Row(n, 0, MOST),
        "barterers": Row(n, 0, MOST),
        "new_barterers": Row(n, 0, SLOTS),
        "shown": Row(n, NOBODY, MOST_SHOWN),
        "bag": Row(GOODS, 0, MOST_SHOWN),
        "marked": Row(GOODS, 0, 1),
        "marker_cubes": Row(GOODS, 0, 1),
        "tiles": Row(CITIES * SLOTS, NOTHING, FACES - 1, SLOTS),
        "unused": Row(FACES, 0, MOST),
        "spent": Row(FACES, 0, MOST),
        "chance": Row(WORDS, 0, MASK),
    }


def shown(s: State, name: str) -> Any:
    """One row as plain data."""
    row: vec[i64] = getattr(s, name)
    width = WIDTHS.get(name)
    return to_lists(row, width) if width else to_list(row, 0, len(row))


WIDTHS = {"goods": GOODS, "tiles": SLOTS}


def position(s: State) -> dict[str, Any]:
    """The whole state, secrets too."""
    data: dict[str, Any] = {"question": QUESTIONS[s.question]}
    data |= {name: int(getattr(s, name)) for name in numbers(s.rules)}
    data |= {name: shown(s, name) for name in rows(s.rules)}
    data["ledger"] = to_list(s.ledger, 0, s.entries)
    return data


def restore(setup: Setup, data: object) -> State:
    """A state from its plain data."""
    s = State(rules_for(setup.edition, setup.variants, setup.seats, setup.house))
    many = rows(s.rules)
    fields = table(data, "state", ["question", *numbers(s.rules), *many, "ledger"])
    fill_numbers(s, fields, "state")
    for name in many:
        fill(s, name, fields[name], "state")
    fill_ledger(s, fields["ledger"], "state")
    check(s, "state")
    if not is_true(s):
        raise BadInput("state.ledger", "entries that lead to the goods as they lie", s.entries)
    return s


def fill_numbers(s: State, fields: Mapping[str, Any], place: str) -> None:
    """The question and the single numbers."""
    s.question = QUESTIONS.index(one_of(fields["question"], f"{place}.question", QUESTIONS))
    for name, (low, high) in numbers(s.rules).items():
        setattr(s, name, whole(fields[name], f"{place}.{name}", low, high))


def fill(s: State, name: str, given: object, place: str) -> None:
    """One row of the state."""
    row = rows(s.rules)[name]
    target: vec[i64] = getattr(s, name)
    if not row.width:
        fill_part(target, 0, items(given, f"{place}.{name}", row.length), row, f"{place}.{name}")
        return
    for i, line in enumerate(items(given, f"{place}.{name}", row.length // row.width)):
        part = items(line, f"{place}.{name}[{i}]", row.width)
        fill_part(target, i * row.width, part, row, f"{place}.{name}[{i}]")


def fill_part(target: vec[i64], start: int, given: list[Any], row: Row, place: str) -> None:
    """A part of a row, every number within its bounds."""
    wrong = fill_row(target, start, given, row.low, row.high)
    if wrong >= 0:
        raise BadInput(f"{place}[{wrong}]", f"a whole number from {row.low} to {row.high}", given[wrong])


def fill_ledger(s: State, given: object, place: str) -> None:
    """The entries of the ledger; whether they are true is for others to say."""
    lines = items(given, f"{place}.ledger")
    if len(lines) > s.rules.ledger_size:
        raise BadInput(f"{place}.ledger", f"at most {s.rules.ledger_size} entries", len(lines))
    fill_part(s.ledger, 0, lines, Row(len(lines), 0, ENTRY_SPAN - 1), f"{place}.ledger")
    s.entries = len(lines)


def check(s: State, place: str) -> None:
    """Nothing is on the table twice, nothing is missing, and the question can be asked."""
    check_goods(s, place)
    check_tiles(s, place)
    if not may_be_asked(s):
        raise BadInput(f"{place}.question", "a question that can be asked in this position", QUESTIONS[s.question])


def check_goods(s: State, place: str) -> None:
    """All goods are behind the screens, in the bag or under a Vizier."""
    for good in range(GOODS):
        held = sum(s.goods[good_at(seat, good)] for seat in range(s.rules.seats))
        if held + s.bag[good] + s.marker_cubes[good] != s.rules.goods_per_colour:
            raise BadInput(
                f"{place}.goods", f"{s.rules.goods_per_colour} goods of number {good} in all", int(held + s.bag[good])
            )
        if s.marker_cubes[good] > s.marked[good]:
            raise BadInput(f"{place}.marker_cubes[{good}]", "a marked good", 1)


def check_tiles(s: State, place: str) -> None:
    """All tiles are in the cities, with the players, out of the game or never laid."""
    rules = s.rules
    on_board = [0] * FACES
    for spot, face in enumerate(s.tiles):
        where, slot = divmod(spot, SLOTS)
        if face != NOTHING:
            on_board[face] += 1
            if slot >= rules.tiles_per_city or rules.backs[where] == NOTHING:
                raise BadInput(f"{place}.tiles[{where}]", "no more tiles than the city carries", int(face))
    kept = {CROOK: sum(s.crooks), BARTERER: sum(s.barterers)}
    for face in range(FACES):
        total = on_board[face] + s.unused[face] + s.spent[face] + kept.get(face, 0)
        there_are = rules.tile_counts[face] + rules.tile_counts[FACES + face]
        if total != there_are:
            raise BadInput(f"{place}.tiles", f"{there_are} tiles {rules.face_names[face]} in all", int(total))
    in_use = int(s.tile != NOTHING and not s.is_printed)
    if s.question in MARKET:
        taken = int(rules.tiles_per_city - city.tiles_here(s))
        if sum(s.tokens) + in_use != taken:
            raise BadInput(f"{place}.tokens", f"a token for each of the {taken} tiles taken here", sum(s.tokens))
    elif sum(s.tokens) + sum(s.new_barterers):
        raise BadInput(f"{place}.tokens", "no tokens before the caravan has arrived", shown(s, "tokens"))
    for seat in range(rules.seats):
        if s.new_barterers[seat] > s.barterers[seat]:
            raise BadInput(f"{place}.new_barterers[{seat}]", "Barterers the seat has", int(s.new_barterers[seat]))


MARKET = range(CHOOSING, OVER)


def may_be_asked(s: State) -> bool:
    """Whether the question, and all that goes with it, can come up in this position."""
    question = s.question
    if question == OVER:
        return s.caravan == s.rules.goal and is_tidy(s)
    if s.caravan == s.rules.goal or not is_offer_possible(s):
        return False
    if question in (BIDDING, ANSWERING, MOVING):
        asked = is_tidy(s) and (question == BIDDING) != (s.turn == s.leader)
        asked = asked and (question != ANSWERING or s.best_bidder != NOBODY)
        asked = asked and (question != MOVING or caravan.only_road(s) == NOTHING)
    else:
        asked = s.turn == s.leader and s.rules.backs[s.caravan] != NOTHING and is_turn_possible(s)
        if question in (CHOOSING, PASSING):
            asked = asked and is_put_away(s)
            asked = asked and (question != CHOOSING or city.only_tile(s) == NOTHING)
            asked = asked and (question != PASSING or city.only_receiver(s) == NOBODY)
        else:
            asked = asked and is_use_possible(s)
    return asked and legal(s, vec[i64]([0] * ACTIONS)) > 0


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
    is_blank = s.uses == 0 and s.crooked == 0 and s.given == NOTHING and s.named == NOTHING and s.is_printed == 0
    is_blank = is_blank and all(cube == NOTHING for cube in s.picture) and all(count == NOBODY for count in s.shown)
    return bool(is_blank and s.tile == NOTHING)


def is_turn_possible(s: State) -> bool:
    """Tiles owed fit the part of the turn, and with a printed action nothing has been taken yet."""
    if s.is_printed:
        return bool(s.owed == 0 and s.has_bartered == 0 and s.rules.printed[s.caravan] == s.tile and not sum(s.tokens))
    if s.question == PASSING:
        return s.owed == 0
    return bool(1 <= s.owed <= min(1 + s.has_bartered, city.tiles_here(s) + (s.tile != NOTHING)))


def is_use_possible(s: State) -> bool:
    """The question is the tile's, its picture differs only where a Crook has been, and not all uses are spent."""
    face = s.tile
    if face in (NOTHING, CROOK, BARTERER):
        return False
    question = GIVING if s.question == GETTING else s.question
    if question == REVEALING:
        question = question_of(face) if s.named != NOTHING else OVER
    if question != question_of(face) or (s.named != NOTHING) != (s.question == REVEALING):
        return False
    if (s.given != NOTHING) != (s.question == GETTING) or (s.given != NOTHING and s.bag[s.given] == 0):
        return False
    for cube in range(CUBES):
        printed = s.rules.pictures[face * CUBES + cube]
        changed = s.crooked >> cube & 1
        if (s.picture[cube] != printed) != changed or ((s.picture[cube] == NOTHING) != (printed == NOTHING)):
            return False
    if question == GIVING and s.uses >= swaps_of(s):
        return False
    if question == BARTERING and s.uses >= s.rules.barter_times:
        return False
    return is_reveal_possible(s)


def swaps_of(s: State) -> int:
    """How often the swap tile in use may be used."""
    return int(s.rules.swaps_many if s.rules.face_names[s.tile] == "swap-4" else s.rules.swaps_few)


def is_reveal_possible(s: State) -> bool:
    """Nobody has committed more than she has, and somebody still owes an answer."""
    if s.question != REVEALING:
        return all(count == NOBODY for count in s.shown)
    return min(s.shown) == NOBODY and all(
        s.shown[seat] <= s.goods[good_at(seat, s.named)] for seat in range(s.rules.seats)
    )


def tile_names(s: State, where: int) -> list[str]:
    """The tiles of a city, by name."""
    faces = [int(s.tiles[slot_at(where, slot)]) for slot in range(SLOTS)]
    return [s.rules.face_names[face] for face in faces if face != NOTHING]
