"""Records: download and import."""

from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from litestar import MediaType, Response, get, post
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, OpenAPIType, Operation, Schema

from serai.server.denied import Denied
from serai.server.messages.tables import RecordRequest, TableSeen
from serai.server.parameters import Invitation, Seat
from serai.server.records import lines_of, record_of, study
from serai.server.routes.common import PROBLEMS, Call, hall_of
from serai.server.security import somebody, visitor_of
from serai.server.tables import find_game, seat_of
from serai.server.telling import table_seen

LARGEST_RECORD = 1_000_000


@dataclass
class RecordOperation(Operation):
    """A record comes as JSON or as text; Litestar describes one kind only."""

    def __post_init__(self) -> None:
        found = (self.responses or {}).get("200")
        if isinstance(found, OpenAPIResponse):
            text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
            whole = OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT))
            found.content = {"application/json": whole, "text/plain": text}


@get(
    "/tables/{table_id:str}/record",
    opt={"limit": "history"},
    responses=PROBLEMS,
    media_type=MediaType.JSON,
    operation_class=RecordOperation,
)
async def download_record(
    request: Call,
    table_id: str,
    form: Literal["json", "notation"] = "json",
    seat: Seat = None,
    invitation: Invitation = "",
) -> Response[Any]:
    """The game as a document: finished, all of it; running, what this seat may know."""
    visitor = visitor_of(request)
    live = await find_game(hall_of(request), table_id, visitor, invitation)
    if live.game is None:
        raise Denied(409, "not_begun")
    place = seat_of(live, visitor, seat)
    if form == "notation":
        content, media, ending = lines_of(live, place).encode(), "text/plain", "txt"
    else:
        content, media, ending = msgspec.json.encode(record_of(live, place, notation=False)), "application/json", "json"
    headers = {"Content-Disposition": f'attachment; filename="{live.row.game}-{live.row.id}.{ending}"'}
    return Response(content, media_type=media, headers=headers)


@post("/records", opt={"limit": "table"}, request_max_body_size=LARGEST_RECORD, responses=PROBLEMS)
async def import_record(request: Call, data: RecordRequest) -> TableSeen:
    """Study a record: it becomes a finished, private table."""
    hall, visitor = hall_of(request), somebody(request)
    live = await study(hall, visitor, data.record, data.name)
    return table_seen(live.row, live.places, visitor.person)


ROUTES = [download_record, import_record]
