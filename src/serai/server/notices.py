"""Notices: people are told that it is their turn, by browser push, webhook or mail.

A notice waits in the store for a moment, in case the person answers at once, and is tried again when it fails.
Nobody's being connected is guessed at: who has not answered is told.
"""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec

from serai.server.addresses import Gone
from serai.server.denied import Denied
from serai.server.hall import Hall
from serai.server.identity import Visitor
from serai.server.letters import CONFIRM, asking, is_confirmed, letter_of
from serai.server.limits import Limiter
from serai.server.live import Live
from serai.server.log import log
from serai.server.messages.notices import NoticeSeen, NoticeTested
from serai.server.metrics import NOTICES
from serai.server.store.failure import StoreDown
from serai.server.when import now_ms

LEASE = 60_000
FIRST_RETRY = 30_000
MOST_TRIES = 6
LOOK_SECONDS = 1.0


async def announce(hall: Hall, live: Live, seats: list[int], question: str) -> None:
    """Queue a notice for everybody whose turn it has become."""
    people = {live.places[seat].person: seat for seat in seats}
    number, table = live.number, live.row.id
    try:
        if live.notices is None or live.notices[0] != live.row.revision:
            live.notices = (live.row.revision, await hall.notices.of(table))
        wanted = [row for row in live.notices[1] if row["person"] in people]
        if not wanted:
            return
        due = now_ms() + int(hall.settings.notice_seconds * 1000)
        queued = [
            {
                "notice": row["id"],
                "text": msgspec.json.encode(text_of(hall, live, people[row["person"]], number, question)).decode(),
                "tries": 0,
                "due": due,
            }
            for row in wanted
        ]
        await hall.notices.queue(queued)
    except StoreDown as error:
        log.warning("notice not queued", extra={"table": table, "failure": str(error)})


def text_of(hall: Hall, live: Live, seat: int, number: int, question: str) -> dict[str, Any]:
    """What a notice says: nothing that anybody at the table may not know."""
    return {
        "event": "your_turn",
        "table": live.row.id,
        "name": live.row.name,
        "game": live.row.game,
        "seat": seat,
        "number": number,
        "question": question,
        "link": f"{hall.settings.link}/tables/{live.row.id}",
    }


async def deliver_forever(hall: Hall) -> None:
    """Deliver what is due."""
    while hall.is_open():
        try:
            for row in await hall.notices.claim(now_ms(), LEASE):
                hall.spawn(deliver(hall, row))
        except StoreDown as error:
            log.warning("notices put off", extra={"failure": str(error)})
        await asyncio.sleep(LOOK_SECONDS)


async def deliver(hall: Hall, row: dict[str, Any]) -> None:
    """One try at one notice."""
    try:
        notice = await hall.notices.by_id(row["notice"])
        text = msgspec.json.decode(row["text"])
        if notice is None or not await is_wanted(hall, notice, text):
            await hall.notices.delivered(row["id"])
            return
        try:
            await send(hall, notice, text)
        except Gone:
            await hall.notices.remove(notice["id"])
            await hall.notices.delivered(row["id"])
            NOTICES.labels(notice["kind"], "gone").inc()
        except Exception as error:  # noqa: BLE001 - somebody else's server may fail in any way
            NOTICES.labels(notice["kind"], "failed").inc()
            log.warning("notice failed", extra={"kind": notice["kind"], "failure": type(error).__name__})
            if row["tries"] >= MOST_TRIES:
                await hall.notices.delivered(row["id"])
                NOTICES.labels(notice["kind"], "given_up").inc()
                log.warning("notice given up", extra={"kind": notice["kind"], "tries": row["tries"]})
            else:
                await hall.notices.put_off(row["id"], now_ms() + FIRST_RETRY * 2 ** (row["tries"] - 1))
        else:
            await hall.notices.delivered(row["id"])
            NOTICES.labels(notice["kind"], "sent").inc()
    except StoreDown as error:
        log.warning("notice put off", extra={"failure": str(error)})


async def send(hall: Hall, notice: dict[str, Any], text: dict[str, Any]) -> None:
    from serai.server.carriers import carry, post  # noqa: PLC0415 - loaded when there is something to carry

    if notice["kind"] == "mail":
        await post(hall.settings, await letter_of(hall, notice, text))
    else:
        await carry(hall.settings, notice, text)


async def is_wanted(hall: Hall, notice: dict[str, Any], text: dict[str, Any]) -> bool:
    """Whether it may be sent there and is still true."""
    if text == CONFIRM:
        return not await is_confirmed(hall, notice)
    return await is_confirmed(hall, notice) and await is_owed(hall, text)


async def is_owed(hall: Hall, text: dict[str, Any]) -> bool:
    """Whether the seat still owes this very answer: it is asked, and has not answered since."""
    try:
        live = await hall.live(text["table"])
    except Denied:
        return False
    if hall.bus.plugin is not None:
        async with hall.lock(text["table"]):
            await hall.catch_up(live)
    decision = live.decision
    if decision is None or text["seat"] not in decision.seats or live.number < text["number"]:
        return False
    return all(move.seat != text["seat"] for move in live.moves[text["number"] :])


async def test_notices(
    hall: Hall, limiter: Limiter, caller: str, live: Live, visitor: Visitor, seat: int
) -> list[NoticeTested]:
    """Send a test to every address of mine, now, and say what became of it; a mailbox not confirmed is asked again."""
    results = []
    for notice in await hall.notices.of(live.row.id, visitor.person):
        text = text_of(hall, live, seat, live.number, "test") | {"event": "test"}
        try:
            if await is_confirmed(hall, notice):
                await send(hall, notice, text)
                result = "sent"
            else:
                await ask_again(hall, limiter, caller, notice)
                result = "unconfirmed"
        except Gone:
            result = "gone"
        except Exception as error:  # noqa: BLE001 - as above; the person reads what kind of failure it was
            result = f"failed: {type(error).__name__}"
        results.append(NoticeTested(id=notice["id"], kind=notice["kind"], result=result))
    return results


async def ask_again(hall: Hall, limiter: Limiter, caller: str, notice: dict[str, Any]) -> None:
    """Another letter that asks, unless there were enough: the latest has the link."""
    with suppress(Denied):
        question = await asking(hall, limiter, caller, notice)
        if question is not None:
            await hall.notices.ask(question)


async def notice_seen(hall: Hall, row: dict[str, Any], secret: str | None = None) -> NoticeSeen:
    return NoticeSeen(
        id=row["id"],
        kind=row["kind"],
        created=row["created"],
        secret=secret,
        confirmed=await is_confirmed(hall, row),
    )
