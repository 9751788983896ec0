"""Play over plain HTTP: the same documents and the same answers as over the socket."""

from typing import Annotated

from litestar import get, post
from litestar.params import Parameter

from serai.server.consent import answer, undo_or_ask
from serai.server.denied import Denied
from serai.server.messages.play import (
    Ack,
    ActRequest,
    ConsentRequest,
    Earlier,
    Preview,
    PreviewRequest,
    State,
    UndoWish,
    Update,
)
from serai.server.parameters import Invitation, Seat, Since
from serai.server.play import act, tried
from serai.server.records import Eyes, earlier, eyes_of
from serai.server.routes.common import PROBLEMS, Call, hall_of
from serai.server.security import somebody, visitor_of
from serai.server.tables import find_game, own_seat, seat_of
from serai.server.telling import preview_seen, state_seen, update_seen


@get("/tables/{table_id:str}/state", responses=PROBLEMS)
async def table_state(
    request: Call,
    table_id: str,
    seat: Seat = None,
    since: Since = None,
    version: Since = None,
    invitation: Invitation = "",
) -> State | Update:
    """Everything this visitor may know; with `since` (and the `version` seen) only what came after."""
    hall, visitor = hall_of(request), visitor_of(request)
    live = await find_game(hall, table_id, visitor, invitation)
    place = seat_of(live, visitor, seat)
    if since is None or version is None or live.game is None or since > live.number or version < live.last_undo:
        chat = await hall.games.chat_of(table_id)
        return state_seen(live, place, None if visitor is None else visitor.person, chat)
    return update_seen(live, place, since)


@get("/tables/{table_id:str}/at/{number:int}", opt={"limit": "history"}, responses=PROBLEMS)
async def table_at(
    request: Call,
    table_id: str,
    number: Annotated[int, Parameter(ge=0, le=1_000_000)],
    seat: Seat = None,
    eyes: Eyes | None = None,
    invitation: Invitation = "",
) -> Earlier:
    """The table as it stood after so many moves; once the game is over through any seat's eyes, or with all open."""
    hall, visitor = hall_of(request), visitor_of(request)
    live = await find_game(hall, table_id, visitor, invitation)
    if live.game is None or number > live.number:
        raise Denied(404, "no_such_move", last=live.number)
    looking, place = eyes_of(live, visitor, seat, eyes)
    return earlier(live, number, place, looking)


@post(
    "/tables/{table_id:str}/actions", status_code=200, opt={"limit": None, "counts_refused": True}, responses=PROBLEMS
)
async def play_action(request: Call, table_id: str, data: ActRequest) -> Ack:
    """Play. The answer comes when the action is stored."""
    hall, visitor = hall_of(request), somebody(request)
    live = await find_game(hall, table_id, visitor)
    seat = own_seat(live, visitor, data.seat)
    work = act(
        hall,
        table_id,
        seat,
        data.action,
        number=data.number,
        client_id=data.id,
        version=data.version,
        person=visitor.person,
    )
    stored = await hall.carry_out(work)
    return Ack(number=stored.number, version=stored.version, id=data.id)


@post("/tables/{table_id:str}/preview", status_code=200, opt={"limit": "preview"}, responses=PROBLEMS)
async def preview_action(request: Call, table_id: str, data: PreviewRequest) -> Preview:
    """What an action would bring, without playing it."""
    visitor = somebody(request)
    live = await find_game(hall_of(request), table_id, visitor)
    seat = own_seat(live, visitor, data.seat)
    return preview_seen(live, tried(live, seat, data.action, data.number, None), seat, data.id)


@post("/tables/{table_id:str}/undo", status_code=200, opt={"counts_refused": True}, responses=PROBLEMS)
async def undo_moves(request: Call, table_id: str, data: UndoWish) -> Ack:
    """Undo to a number; beyond the frontier the others are asked, where the table's policy says so."""
    hall, visitor = hall_of(request), somebody(request)
    live = await find_game(hall, table_id, visitor)
    seat = own_seat(live, visitor, data.seat)
    work = undo_or_ask(hall, live, seat, data.to, number=data.number, client_id=data.id, person=visitor.person)
    stored = await hall.carry_out(work)
    number, version = (live.number, live.version) if stored is None else stored
    return Ack(number=number, version=version, id=data.id)


@post("/tables/{table_id:str}/undo/consent", status_code=200, responses=PROBLEMS)
async def consent(request: Call, table_id: str, data: ConsentRequest) -> Ack:
    """Agree to an undo that somebody asked for, or not."""
    hall, visitor = hall_of(request), somebody(request)
    live = await find_game(hall, table_id, visitor)
    seat = own_seat(live, visitor, data.seat)
    stored = await hall.carry_out(answer(hall, live, seat, agree=data.agree, person=visitor.person))
    number, version = (live.number, live.version) if stored is None else stored
    return Ack(number=number, version=version, id="")


ROUTES = [table_state, table_at, play_action, preview_action, undo_moves, consent]
