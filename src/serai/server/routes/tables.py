"""Gathering: the catalogue, the lobby, and tables up to the first move."""

from typing import Annotated, Literal

from litestar import get, post
from litestar.params import Parameter

from serai.server.catalogue import game_seen, games
from serai.server.messages.common import PLAIN, Done
from serai.server.messages.tables import (
    ChatRequest,
    GameList,
    JoinRequest,
    SeatRequest,
    TableList,
    TableRequest,
    TableSeen,
)
from serai.server.parameters import Invitation
from serai.server.routes.common import PROBLEMS, Call, hall_of
from serai.server.security import somebody, visitor_of
from serai.server.sockets import say
from serai.server.tables import create, find, join, leave, rematch, start, take_back_seat
from serai.server.telling import table_seen


@get("/games", responses=PROBLEMS)
async def catalogue(request: Call) -> GameList:
    """What can be played: editions, variants and where they are allowed, seats, bots."""
    modules = hall_of(request).settings.bot_modules
    return GameList(games=[game_seen(name, modules) for name in games()])


@post("/tables", opt={"limit": "table"}, responses=PROBLEMS)
async def make_table(request: Call, data: TableRequest) -> TableSeen:
    """Lay a table."""
    visitor = somebody(request)
    live = await create(hall_of(request), visitor, data)
    return table_seen(live.row, live.places, visitor.person)


@get("/tables", responses=PROBLEMS)
async def list_tables(
    request: Call,
    status: Literal["open", "running", "finished"] | None = None,
    mine: bool = False,
    game: Annotated[str, Parameter(max_length=40, pattern=PLAIN)] = "",
    q: Annotated[str, Parameter(max_length=100, pattern=PLAIN)] = "",
    page: Annotated[int, Parameter(ge=0, le=10_000)] = 0,
) -> TableList:
    """The lobby, my own games, the archive."""
    visitor = visitor_of(request)
    person = None if visitor is None else visitor.person
    found, more = await hall_of(request).lobby.find(
        person=person, status=status, mine=mine, game=game or None, words=q, page=page
    )
    return TableList(tables=[table_seen(row, places, person) for row, places in found], page=page, more=more)


@get("/tables/{table_id:str}", responses=PROBLEMS)
async def show_table(request: Call, table_id: str, invitation: Invitation = "") -> TableSeen:
    """A table: settings, seats, status, winners."""
    visitor = visitor_of(request)
    live = await find(hall_of(request), table_id, visitor, invitation)
    return table_seen(live.row, live.places, None if visitor is None else visitor.person)


@post("/tables/{table_id:str}/join", status_code=200, opt={"limit": "gather"}, responses=PROBLEMS)
async def join_table(request: Call, table_id: str, data: JoinRequest) -> TableSeen:
    """Sit down."""
    hall, visitor = hall_of(request), somebody(request)
    live = await find(hall, table_id, visitor, data.invitation)
    await hall.carry_out(join(hall, live, visitor, data.seat))
    return table_seen(live.row, live.places, visitor.person)


@post("/tables/{table_id:str}/leave", status_code=200, opt={"limit": "gather"}, responses=PROBLEMS)
async def leave_table(request: Call, table_id: str, data: SeatRequest) -> Done:
    """Get up; once the game runs a bot plays on, and the seat may be taken back."""
    hall, visitor = hall_of(request), somebody(request)
    live = await find(hall, table_id, visitor)
    await hall.carry_out(leave(hall, live, visitor, data.seat))
    return Done()


@post("/tables/{table_id:str}/start", status_code=200, opt={"limit": "gather"}, responses=PROBLEMS)
async def start_table(request: Call, table_id: str) -> TableSeen:
    """Begin the game."""
    hall, visitor = hall_of(request), somebody(request)
    live = await find(hall, table_id, visitor)
    await hall.carry_out(start(hall, live, visitor))
    return table_seen(live.row, live.places, visitor.person)


@post("/tables/{table_id:str}/rematch", opt={"limit": "table"}, responses=PROBLEMS)
async def play_again(request: Call, table_id: str) -> TableSeen:
    """The same table once more, with a new seed; the same one for everybody who asks."""
    hall, visitor = hall_of(request), somebody(request)
    live = await find(hall, table_id, visitor)
    again = await hall.carry_out(rematch(hall, live, visitor))
    return table_seen(again.row, again.places, visitor.person)


@post("/tables/{table_id:str}/takeback-seat", status_code=200, opt={"limit": "gather"}, responses=PROBLEMS)
async def take_seat_back(request: Call, table_id: str, data: SeatRequest) -> TableSeen:
    """Play on oneself, after a bot stood in."""
    hall, visitor = hall_of(request), somebody(request)
    live = await find(hall, table_id, visitor)
    await hall.carry_out(take_back_seat(hall, live, visitor, data.seat))
    return table_seen(live.row, live.places, visitor.person)


@post("/tables/{table_id:str}/chat", status_code=200, opt={"limit": "chat"}, responses=PROBLEMS)
async def chat(request: Call, table_id: str, data: ChatRequest, invitation: Invitation = "") -> Done:
    """Say something."""
    hall, visitor = hall_of(request), somebody(request)
    live = await find(hall, table_id, visitor, invitation)
    await say(hall, live, visitor, data.id, data.text)
    return Done()


ROUTES = [
    catalogue,
    make_table,
    list_tables,
    show_table,
    join_table,
    leave_table,
    start_table,
    play_again,
    take_seat_back,
    chat,
]
