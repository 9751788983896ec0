"""How I am told that it is my turn."""

import secrets
from typing import Any

import msgspec
from litestar import delete, get, post

from serai.server.addresses import check_target
from serai.server.denied import Denied
from serai.server.letters import asking
from serai.server.limits import Limiter
from serai.server.live import Live
from serai.server.messages.common import Done
from serai.server.messages.notices import NoticeRequest, NoticeSeen, NoticeTested, PushKey
from serai.server.notices import notice_seen, test_notices
from serai.server.routes.common import PROBLEMS, Call, hall_of
from serai.server.security import address, somebody
from serai.server.tables import find
from serai.server.when import new_id, now_ms

MOST_NOTICES = 10


async def seated(request: Call, table_id: str) -> tuple[Live, int]:
    """The table, if I sit there, and my first seat."""
    visitor = somebody(request)
    live = await find(hall_of(request), table_id, visitor)
    mine = [place.seat for place in live.places if place.person == visitor.person]
    if not mine:
        raise Denied(403, "not_your_table")
    return live, mine[0]


@get("/push-key", responses=PROBLEMS)
async def show_push_key(request: Call) -> PushKey:
    """The key a browser needs to subscribe, and whether mail is offered."""
    from serai.server.carriers import push_public_key  # noqa: PLC0415 - loaded when a browser asks

    settings = hall_of(request).settings
    return PushKey(key=push_public_key(settings), mail=bool(settings.smtp_url))


@post("/tables/{table_id:str}/notices", opt={"limit": "notice"}, responses=PROBLEMS)
async def add_notice(request: Call, table_id: str, data: NoticeRequest) -> NoticeSeen:
    """Tell me there. The secret that signs a webhook is told this once; a mailbox is first asked by a letter."""
    live, _ = await seated(request, table_id)
    hall, visitor = hall_of(request), somebody(request)
    target = check_target(hall.settings, data.kind, data.target)
    if len(await hall.notices.of(table_id, visitor.person)) >= MOST_NOTICES:
        raise Denied(409, "too_many_notices", limit=MOST_NOTICES)
    row: dict[str, Any] = {
        "id": new_id(),
        "table_id": live.row.id,
        "person": visitor.person,
        "kind": data.kind,
        "target": msgspec.json.encode(target).decode(),
        "secret": secrets.token_hex(24) if data.kind == "webhook" else "",
        "created": now_ms(),
    }
    limiter: Limiter = request.app.state.limiter
    await hall.notices.add(row, await asking(hall, limiter, address(request), row))
    async with hall.lock(table_id):
        await hall.catch_up(live)
    return await notice_seen(hall, row, row["secret"] or None)


@get("/tables/{table_id:str}/notices", responses=PROBLEMS)
async def list_notices(request: Call, table_id: str) -> list[NoticeSeen]:
    """Where I am told about this table."""
    await seated(request, table_id)
    hall = hall_of(request)
    rows = await hall.notices.of(table_id, somebody(request).person)
    return [await notice_seen(hall, row) for row in rows]


@delete("/tables/{table_id:str}/notices/{notice_id:str}", status_code=200, responses=PROBLEMS)
async def remove_notice(request: Call, table_id: str, notice_id: str) -> Done:
    """No longer there."""
    await seated(request, table_id)
    if not await hall_of(request).notices.remove(notice_id, somebody(request).person):
        raise Denied(404, "no_such_notice")
    return Done()


@post("/tables/{table_id:str}/notices/test", status_code=200, opt={"limit": "notice_test"}, responses=PROBLEMS)
async def try_notices(request: Call, table_id: str) -> list[NoticeTested]:
    """Send a test to every address of mine at this table."""
    live, seat = await seated(request, table_id)
    limiter: Limiter = request.app.state.limiter
    return await test_notices(hall_of(request), limiter, address(request), live, somebody(request), seat)


ROUTES = [show_push_key, add_notice, list_notices, remove_notice, try_notices]
