"""Tables: made, joined, left, begun, and played again."""

import secrets
from typing import Any

from serai.catalogue import title as title_of
from serai.kernel.plain import BadInput
from serai.kernel.setup import SEED_LIMIT
from serai.server import clocks
from serai.server.attendance import stand_in, strongest
from serai.server.bots import bots_of
from serai.server.denied import Denied, rules_changed, unknown_table
from serai.server.hall import Hall, store_watched
from serai.server.identity import Visitor
from serai.server.live import Live
from serai.server.messages.tables import TableRequest
from serai.server.play import due_after, look_after
from serai.server.store.failure import Conflict
from serai.server.store.rows import Clock, SeatRow, TableRow, Times
from serai.server.when import new_id, now_ms


async def create(hall: Hall, visitor: Visitor, wish: TableRequest) -> Live:
    """Lay a table as wished; its creator sits at it unless the table is for others."""
    title = title_of(wish.game)
    known = bots_of(wish.game, hall.settings.bot_modules)
    for number, place in enumerate(wish.seats):
        if (place.kind == "bot") != (place.bot is not None):
            raise BadInput(f"seats[{number}].bot", "the name of a bot at a bot's seat, and nowhere else", place.bot)
        if place.bot is not None and place.bot not in known:
            raise BadInput(f"seats[{number}].bot", "one of " + ", ".join(known), place.bot)
    setup = title.agree(
        edition=wish.edition,
        variants=wish.variants,
        seats=len(wish.seats),
        seed=secrets.randbelow(SEED_LIMIT) if wish.seed is None else wish.seed,
        order=wish.order,
        house=wish.house,
    )
    places = [laid(number, place, visitor) for number, place in enumerate(wish.seats)]
    if wish.sit:
        take_a_seat(places, visitor, wish.seat)
        if wish.seat is not None and not any(place.seat == wish.seat and place.person for place in places):
            raise BadInput("seat", "a seat for a person", wish.seat)
    clock = Clock(**{name: getattr(wish.clock, name) for name in Clock.__struct_fields__})
    row = new_row(
        name=wish.name.strip(),
        owner=visitor.person,
        access=wish.access,
        clock=Clock() if clock.kind == "none" else clock,
        undo=wish.undo,
        projections=wish.projections,
        seeded=wish.seed is not None,
        setup=setup.to_plain(),
    )
    with store_watched(hall):
        await hall.games.create(row, places)
        return await hall.live(row["id"])


def new_row(*, setup: dict[str, Any], **chosen: Any) -> dict[str, Any]:
    """A row of `tables` that has not begun."""
    now = now_ms()
    return {
        "id": new_id(),
        "game": setup["game"],
        "edition": setup["edition"],
        "variants": setup["variants"],
        "invitation": new_id(20),
        "status": "open",
        "study": False,
        "setup": setup,
        "start": None,
        "projections": True,
        "seeded": False,
        "rules_version": setup["rules_version"],
        "version": 0,
        "number": 0,
        "revision": 0,
        "times": Times(),
        "request": None,
        "due": None,
        "result": None,
        "rematch": None,
        "created": now,
        "changed": now,
        **chosen,
    }


def laid(number: int, wish: Any, visitor: Visitor) -> SeatRow:
    if wish.kind == "bot":
        return SeatRow(seat=number, kind="bot", bot=wish.bot, name=wish.name.strip() or wish.bot)
    if wish.kind == "hotseat":
        return SeatRow(seat=number, kind="hotseat", person=visitor.person, name=wish.name.strip() or visitor.name)
    return SeatRow(seat=number, kind="person", name="")


def take_a_seat(places: list[SeatRow], visitor: Visitor, wanted: int | None) -> SeatRow | None:
    """Sit down at the seat wanted, or at the first that is free; None when there is none."""
    for place in places:
        if place.kind == "person" and place.person is None and wanted in {None, place.seat}:
            place.person, place.name = visitor.person, visitor.name
            return place
    return None


def may_see(row: TableRow, places: list[SeatRow], visitor: Visitor | None, invitation: str = "") -> bool:
    """Open tables are for all eyes, others for those who sit there or were invited."""
    if row.access == "open":
        return True
    if invitation and secrets.compare_digest(invitation.encode(), row.invitation.encode()):
        return True
    return visitor is not None and (
        row.owner == visitor.person or any(place.person == visitor.person for place in places)
    )


async def find(hall: Hall, table: str, visitor: Visitor | None, invitation: str = "") -> Live:
    """A table this visitor may see."""
    with store_watched(hall):
        live = await hall.live(table)
        if hall.bus.plugin is not None and table not in hall.followers:
            async with hall.lock(table):
                await hall.catch_up(live)
    if not may_see(live.row, live.places, visitor, invitation):
        raise unknown_table()
    return live


async def find_game(hall: Hall, table: str, visitor: Visitor | None, invitation: str = "") -> Live:
    """A table this visitor may see, whose game can be told and played."""
    live = await find(hall, table, visitor, invitation)
    check_rules(live)
    return live


def check_rules(live: Live) -> None:
    if live.failure is not None:
        raise rules_changed(live.row.rules_version, live.title.RULES_VERSION)


def seat_of(live: Live, visitor: Visitor | None, wanted: int | None) -> int | None:
    """The seat whose view a visitor gets: the one wanted if it is theirs, else the first of theirs, else none."""
    mine = [] if visitor is None else [place.seat for place in live.places if place.person == visitor.person]
    if wanted is None:
        decision = live.decision
        asked = [seat for seat in mine if decision is not None and seat in decision.seats]
        return asked[0] if asked else mine[0] if mine else None
    if wanted not in mine:
        raise Denied(403, "not_your_seat")
    return wanted


def own_seat(live: Live, visitor: Visitor | None, seat: int) -> int:
    """The seat, if this visitor holds it."""
    if visitor is None:
        raise Denied(401, "nobody")
    if not 0 <= seat < len(live.places) or live.places[seat].person != visitor.person:
        raise Denied(403, "not_your_seat")
    return seat


async def join(hall: Hall, live: Live, visitor: Visitor, wanted: int | None) -> None:
    """Sit down at a table that has not begun; sitting there already is no fault."""
    table = live.row.id
    with store_watched(hall, table):
        async with hall.lock(table):
            await hall.catch_up(live)
            if live.row.status != "open":
                raise Denied(409, "has_begun")
            mine = [place.seat for place in live.places if place.person == visitor.person]
            if mine and wanted in {None, *mine}:
                return
            places = [copy_of(place) for place in live.places]
            taken = take_a_seat(places, visitor, wanted)
            if taken is None:
                raise Denied(409, "seat_taken" if wanted is not None else "table_full")
            await change(hall, live, {}, [taken])
    hall.changed(table, "table")


async def leave(hall: Hall, live: Live, visitor: Visitor, wanted: int | None) -> None:
    """Get up. Before the game the seat is free again (a table without people goes); during it a bot plays on."""
    table = live.row.id
    with store_watched(hall, table):
        async with hall.lock(table):
            await hall.catch_up(live)
            mine = [
                place.seat for place in live.places if place.person == visitor.person and wanted in {None, place.seat}
            ]
            left = {place.person for place in live.places if place.person is not None and place.seat not in mine}
            is_open = live.row.status == "open"
            if not mine and not (is_open and not left and live.row.owner == visitor.person):
                raise Denied(403, "not_your_seat")
            if live.row.status == "finished":
                raise Denied(409, "game_over")
            if is_open:
                await get_up(hall, live, visitor, mine, left)
    if is_open:
        hall.changed(table, "table")
        return
    for seat in mine:
        await stand_in(hall, live, seat, strongest(hall, live.row.game))


async def get_up(hall: Hall, live: Live, visitor: Visitor, mine: list[int], left: set[str]) -> None:
    """Free seats of a table that has not begun, for whoever comes; without people the table goes."""
    if left:
        keeps = live.row.owner != visitor.person or visitor.person in left
        owner = live.row.owner if keeps else min(left)
        await change(hall, live, {"owner": owner}, [SeatRow(seat=seat, kind="person") for seat in mine])
        return
    try:
        await hall.games.remove(live.row.id, revision=live.row.revision)
    except Conflict as error:
        raise Denied(409, "changed_meanwhile") from error
    hall.forget(live.row.id)


async def leave_all(hall: Hall, visitor: Visitor) -> None:
    """Get up everywhere: open tables go on without this person, running games with a bot."""
    for table in await hall.lobby.unfinished(visitor.person):
        await leave(hall, await find(hall, table, visitor), visitor, None)


async def forget(hall: Hall, visitor: Visitor) -> None:
    """Remove who somebody was; the tables that knew them are read anew."""
    await leave_all(hall, visitor)
    for table in await hall.people.forget(visitor.person, "—"):
        async with hall.lock(table):
            hall.forget(table)
        hall.changed(table, "table")
    hall.end(visitor.person)


async def start(hall: Hall, live: Live, visitor: Visitor) -> None:
    """Begin, once every seat is taken."""
    table = live.row.id
    with store_watched(hall, table):
        async with hall.lock(table):
            await hall.catch_up(live)
            if live.row.owner != visitor.person:
                raise Denied(403, "not_your_table")
            if live.row.status != "open":
                raise Denied(409, "has_begun")
            if any(place.kind != "bot" and place.person is None for place in live.places):
                raise Denied(409, "seats_free")
            game = live.beginning()
            decision = game.decision
            owing = () if decision is None else decision.seats
            now = now_ms()
            times = clocks.started(live.row.clock, len(live.places), owing, now)
            changes = {"status": "running", "times": times, "due": due_after(live, owing, times, now), "changed": now}
            await change(hall, live, changes, [])
    hall.changed(table, "table")
    look_after(hall, live, set(owing))


async def change(hall: Hall, live: Live, changes: dict[str, Any], places: list[SeatRow]) -> None:
    try:
        await hall.games.change(live.row.id, changes, places, revision=live.row.revision)
    except Conflict as error:
        await hall.catch_up(live)
        raise Denied(409, "changed_meanwhile") from error
    await hall.catch_up(live)


async def take_back_seat(hall: Hall, live: Live, visitor: Visitor, wanted: int | None) -> None:
    """Play on oneself, after a bot stood in or the time ran out."""
    mine = [place for place in live.places if place.person == visitor.person and wanted in {None, place.seat}]
    if not mine:
        raise Denied(403, "not_your_seat")
    if live.row.status != "running":
        raise Denied(409, "not_running")
    for place in mine:
        if place.stand_in is not None or clocks.is_out(live.row.clock, live.row.times, place.seat, now_ms()):
            await stand_in(hall, live, place.seat, None)


async def rematch(hall: Hall, live: Live, visitor: Visitor) -> Live:
    """The same table again with a new seed; whoever asks second finds the table the first one made."""
    if live.row.status != "finished" or live.row.study:
        raise Denied(409, "not_finished")
    if not any(place.person == visitor.person for place in live.places):
        raise Denied(403, "not_your_table")
    old = live.row
    agreed = {name: old.setup[name] for name in ("edition", "variants", "seats", "order", "house")}
    setup = live.title.agree(**agreed, seed=secrets.randbelow(SEED_LIMIT)).to_plain()
    row = new_row(
        name=old.name,
        owner=visitor.person,
        access=old.access,
        invitation=old.invitation,  # or nobody who was here could follow
        clock=old.clock,
        undo=old.undo,
        projections=old.projections,
        setup=setup,
    )
    places = [copy_of(place) for place in live.places]
    for place in places:
        place.stand_in = None
        if place.kind == "person" and place.person != visitor.person:
            place.person, place.name = None, ""
    with store_watched(hall, old.id):
        async with hall.lock(old.id):
            await hall.catch_up(live)
            if live.row.rematch is None:
                await hall.games.create(row, places)
                try:
                    await hall.games.change(old.id, {"rematch": row["id"]}, revision=live.row.revision)
                except Conflict:  # another worker was first: its table is the rematch, ours is put away
                    await hall.games.remove(row["id"], revision=0)
                await hall.catch_up(live)
    hall.changed(old.id, "table")
    return await hall.live(live.row.rematch or row["id"])


def copy_of(place: SeatRow) -> SeatRow:
    return SeatRow(**{name: getattr(place, name) for name in place.__struct_fields__})
