"""View: the one exit for what a seat may know. Built field by field: what is not named here stays secret.

Money and goods are behind screens, the bag is closed, a committed reveal is covered. What was seen of goods and money
changing hands is known to all who kept count: `counted` and `ledger` keep it for them (docs/hidden-information.md).
"""

from collections.abc import Mapping
from typing import Any

from serai.kernel.plain import BadInput, items, table, whole, wholes
from serai.kernel.setup import SEED_LIMIT
from serai.silk_road.actions import Reveal
from serai.silk_road.checks import check
from serai.silk_road.editions import rules_for
from serai.silk_road.events import GoodStolen
from serai.silk_road.fields import (
    MOST,
    NUMBERS,
    OPEN_ROWS,
    fill,
    fill_ledger,
    fill_numbers,
    hand_sizes,
    open_table,
)
from serai.silk_road.ledger import EVERYBODY, as_seen_by, is_true
from serai.silk_road.pieces import GOODS, MOST_SHOWN, NOBODY, UNSEEN, good_at
from serai.silk_road.possible_worlds import fill_bag, fill_screens
from serai.silk_road.state import OVER, REVEALING, State, draw_lot, sow_chance

AGREED = ("game", "edition", "variants", "seats", "house", "seat", "to_move", "awaited", "cities", "faces")
SCREENED = ("money", "goods", "shown", "ledger")  # each seat sees its own part
COUNTED = ("money_counted", "goods_counted")  # what everybody knows who kept count of what happened openly
SECRET = ("bag", "entries", "heard", "chance")


def view(s: State, seat: int | None) -> dict[str, Any]:
    """What this seat, or a spectator, may know."""
    rules = s.rules
    seats = int(rules.seats)
    is_over = s.question == OVER
    viewer = NOBODY if seat is None else seat
    due = awaited(s)
    money = list(s.money)
    screens = [is_over or other == viewer for other in range(seats)]
    seen: dict[str, Any] = {
        "game": "silk_road",
        "edition": rules.edition,
        "variants": list(rules.variants),
        "seats": seats,
        "house": dict(rules.house),
        "seat": seat,
        "to_move": due[0] if due else NOBODY,
        "awaited": due,
        "cities": list(rules.city_names),
        "faces": list(rules.face_names),
    }
    seen.update(open_table(s))
    seen["money"] = [coins if is_seen else None for coins, is_seen in zip(money, screens, strict=True)]
    seen["goods"] = [
        list(s.goods[other * GOODS : other * GOODS + GOODS]) if is_seen else None
        for other, is_seen in enumerate(screens)
    ]
    seen["shown"] = None if viewer == NOBODY else int(s.shown[viewer])
    seen["ledger"] = list(s.ledger[: s.entries]) if is_over else as_seen_by(s, viewer)
    seen["money_counted"] = money
    seen["goods_counted"] = hand_sizes(s)
    return seen


def awaited(s: State) -> list[int]:
    """The seats that owe an answer."""
    if s.question == OVER:
        return []
    if s.question == REVEALING:
        return [seat for seat in range(s.rules.seats) if s.shown[seat] == NOBODY]
    return [int(s.turn)]


def see(event: Any, seat: int | None) -> Any:
    """The event as this seat may know it: only thief and victim see what was stolen."""
    if isinstance(event, GoodStolen) and seat not in (event.thief, event.victim):
        return event._replace(good=UNSEEN)
    return event


def see_action(action: Any, by: int, seat: int | None) -> Any:
    """Another seat's action as this seat may know it: a reveal is covered until the event that uncovers all."""
    return None if isinstance(action, Reveal) and by != seat else action


def determinize(seen: Mapping[str, Any], seed: int) -> State:
    """A possible world: goods, bag and covered reveals that fit all this seat has seen, and a generator of its own."""
    fields = table(seen, "view", KEYS)
    whole(seed, "seed", 0, SEED_LIMIT)
    s = State(rules_for(fields["edition"], fields["variants"], fields["seats"], fields["house"]))
    seats = int(s.rules.seats)
    viewer = NOBODY if fields["seat"] is None else whole(fields["seat"], "view.seat", 0, seats - 1)
    sow_chance(s, seed)
    fill_numbers(s, fields, "view")
    for name in OPEN_ROWS:
        fill(s, name, fields[name], "view")
    fill(s, "money", fields["money_counted"], "view")
    fill_ledger(s, fields["ledger"], EVERYBODY if s.question == OVER else viewer, "view")
    read_screens(s, fields["goods"], viewer)
    if s.question == OVER:
        possible = fill_bag(s) and is_true(s)
    else:
        counted = wholes(fields["goods_counted"], "view.goods_counted", seats, 0, MOST)
        possible = fill_screens(s, viewer, counted)
    if not possible:
        raise BadInput("view.ledger", "a ledger that some goods behind the screens explain", fields["ledger"])
    if s.question == REVEALING:
        cover_reveals(s, fields, viewer)
    check(s, "view")
    return s


HIDDEN = [0] * GOODS
KEYS = (*AGREED, "question", *NUMBERS, *OPEN_ROWS, *SCREENED, *COUNTED)


def read_screens(s: State, given: object, viewer: int) -> None:
    """The goods this seat sees."""
    hands = items(given, "view.goods", int(s.rules.seats))
    fill(
        s,
        "goods",
        [hand if other == viewer or s.question == OVER else HIDDEN for other, hand in enumerate(hands)],
        "view",
    )


def cover_reveals(s: State, fields: Mapping[str, Any], viewer: int) -> None:
    """Those who have answered may have answered anything they can; the seat's own answer is as it was."""
    due = fields["awaited"]
    for other in range(s.rules.seats):
        if other == viewer:
            s.shown[other] = whole(fields["shown"], "view.shown", NOBODY, MOST_SHOWN)
        elif other not in items(due, "view.awaited"):
            s.shown[other] = draw_lot(s, s.goods[good_at(other, s.named)] + 1)
