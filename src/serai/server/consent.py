"""Consent: an undo beyond the frontier, where the table's policy lets all players agree to it."""

from serai.kernel.decision import Refusal
from serai.server.denied import Denied
from serai.server.hall import Hall, store_watched
from serai.server.live import Live
from serai.server.play import Stored, check_holder, check_undo, take_back, undo
from serai.server.store.failure import Conflict
from serai.server.store.rows import UndoRequest


async def undo_or_ask(
    hall: Hall, live: Live, seat: int, to: int, *, number: int, client_id: str, person: str | None
) -> Stored | None:
    """Undo within the frontier at once; beyond it ask the others, if the policy says so. None: they are being asked."""
    try:
        return await undo(hall, live.row.id, seat, to, number=number, client_id=client_id, person=person)
    except Refusal as refusal:
        if refusal.reason != "beyond_frontier" or live.row.undo != "consent":
            raise
    return await ask(hall, live, UndoRequest(seat=seat, to=to, version=live.version, agreed=(seat,)))


async def ask(hall: Hall, live: Live, request: UndoRequest) -> Stored | None:
    """Put a request on the table, or carry it out when nobody is left to agree."""
    table = live.row.id
    with store_watched(hall, table):
        async with hall.lock(table):
            if request.version != live.version:
                raise Refusal("late", "", {"number": live.number})
            stored = await settle(hall, live, request)
    hall.changed(table, "table")
    return stored


async def answer(hall: Hall, live: Live, seat: int, *, agree: bool, person: str | None) -> Stored | None:
    """Agree to what is asked, or refuse it (the one who asked may take it back)."""
    table = live.row.id
    with store_watched(hall, table):
        async with hall.lock(table):
            await hall.catch_up(live)
            check_holder(live, seat, person)
            request = live.row.request
            if request is None or request.version != live.version:
                raise Denied(409, "nothing_asked")
            stored = None
            if agree:
                agreed = tuple(sorted({*request.agreed, seat}))
                stored = await settle(
                    hall,
                    live,
                    UndoRequest(seat=request.seat, to=request.to, version=request.version, agreed=agreed),
                )
            else:
                await put_down(hall, live, None)
    hall.changed(table, "table")
    return stored


async def settle(hall: Hall, live: Live, request: UndoRequest) -> Stored | None:
    """Carry out a request that all people at the table agree to; else put it down for the others to see."""
    asked = {place.seat for place in live.places if place.kind != "bot" and place.person is not None}
    holders = {live.places[seat].person for seat in request.agreed}
    if all(live.places[seat].person in holders for seat in asked):
        try:
            check_undo(live, request.seat, live.number, request.to)
        except Refusal as refusal:
            if refusal.reason != "beyond_frontier":
                raise
        if not await take_back(hall, live, request.seat, request.to, None):
            raise Refusal("late", "", {"number": live.number})
        return Stored(live.number, live.version)
    await put_down(hall, live, request)
    return None


async def put_down(hall: Hall, live: Live, request: UndoRequest | None) -> None:
    try:
        await hall.games.change(live.row.id, {"request": request}, revision=live.row.revision)
    except Conflict as error:
        raise Denied(409, "changed_meanwhile") from error
    await hall.catch_up(live)
