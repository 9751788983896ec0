"""Sockets: one per table and window. A task reads, a task writes; the writer always tells the present.

A window that is slow or was away is told everything it missed in one message, so nothing piles up for it.
"""

import asyncio
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from serai.kernel.decision import Refusal
from serai.kernel.plain import BadInput
from serai.server.consent import undo_or_ask
from serai.server.denied import Denied, store_unavailable
from serai.server.hall import Follower, Hall
from serai.server.identity import Visitor
from serai.server.limits import Limiter
from serai.server.live import Live
from serai.server.log import log
from serai.server.messages.play import Ack, Error, Message, Pong, Presence, Refused, Said, TableChanged
from serai.server.messages.spoken import (
    SayAct,
    SayChat,
    SayPing,
    SayPreview,
    SayResume,
    SaySit,
    SayUndo,
    Spoken,
    read_spoken,
)
from serai.server.metrics import REFUSALS, SOCKETS
from serai.server.parameters import Invitation, Seat, Since
from serai.server.play import act, tried
from serai.server.security import address, visitor_of
from serai.server.store.failure import StoreDown
from serai.server.store.rows import ChatLine
from serai.server.tables import check_rules, find, own_seat, seat_of
from serai.server.telling import clock_seen, preview_seen, state_seen, table_seen, update_seen
from serai.server.when import now_ms

encode = msgspec.json.Encoder().encode
SEND_SECONDS = 20.0
RETRY_SECONDS = 1.0
RESTARTING = 1012
POLICY_VIOLATION = 1008
CHAT_SHOWN = 100


class Link:
    """One open socket: what it follows and what it has been told."""

    def __init__(self, hall: Hall, socket: WebSocket[Any, Any, Any], live: Live, visitor: Visitor | None) -> None:
        self.hall = hall
        self.socket = socket
        self.live = live
        self.table = live.row.id
        self.visitor = visitor
        self.follower = (
            Follower(self.table, None)
            if visitor is None
            else Follower(self.table, visitor.person, visitor.session or visitor.token)
        )
        self.who = address(socket) if visitor is None else visitor.person
        self.limiter: Limiter = socket.app.state.limiter
        self.number = 0
        self.version = -1
        self.revision = -1
        self.chat = 0
        self.has_begun = live.game is not None
        self.is_owed = False  # whether the whole state was asked for while the store did not answer
        self.sending = asyncio.Lock()

    async def send(self, message: Message) -> None:
        await self.send_bytes(encode(message))

    async def send_bytes(self, data: bytes) -> None:
        """Send, or give up on a window that does not read."""
        async with self.sending, asyncio.timeout(SEND_SECONDS):
            await self.socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})

    def keep_seat(self, live: Live) -> bool:
        """Whether the seat this window looks from is still its reader's; who has lost it looks on as a spectator."""
        seat = self.follower.seat
        if seat is None or live.places[seat].person == self.follower.reader:
            return True
        self.follower.seat = None
        self.hall.presence_changed(self.table)
        return False

    async def tell_state(self) -> None:
        """Everything, from the beginning."""
        await self.tell_whole(await self.hall.games.chat_of(self.table, CHAT_SHOWN))

    async def tell_whole(self, chat: list[ChatLine]) -> None:
        """The state as it is now, for the seat as it is now: nothing may come between the two and the sending."""
        live = self.live
        self.keep_seat(live)
        self.has_begun = live.game is not None
        self.is_owed = False
        self.number, self.version, self.revision = live.number, live.version, live.row.revision
        self.chat = chat[-1].id if chat else 0
        await self.send(state_seen(live, self.follower.seat, self.follower.reader, chat))

    async def tell_from(self, live: Live, since: int | None, version: int | None) -> None:
        """What came after, for who says what it has seen; everything for anybody else."""
        if not self.keep_seat(live):
            since = None
        if since is None or version is None or live.game is None or since > live.number or version < live.last_undo:
            await self.tell_state()
            return
        self.number, self.version, self.revision = since, version, -1
        self.has_begun = True
        self.follower.chat = True
        await self.tell_game(live)

    async def tell_news(self) -> None:
        """Whatever this window has not been told."""
        self.live = live = await self.hall.live(self.table)
        if not self.keep_seat(live) or self.is_owed or (live.game is not None and not self.has_begun):
            await self.tell_state()
        elif self.version != live.version:
            await self.tell_game(live)
        if self.revision != live.row.revision:
            self.revision = live.row.revision
            table = table_seen(live.row, live.places, self.follower.reader)
            await self.send(
                TableChanged(number=live.number, version=live.version, table=table, clock=clock_seen(live.row))
            )
        if self.follower.chat:
            self.follower.chat = False
            for line in await self.hall.games.chat_of(self.table, CHAT_SHOWN):
                if line.id > self.chat:
                    self.chat = line.id
                    await self.send(Said(number=live.number, version=live.version, line=line))
        if self.follower.presence:
            self.follower.presence = False
            seats, watchers = self.hall.present(self.table)
            await self.send(Presence(number=live.number, version=live.version, seats=seats, watchers=watchers))

    async def tell_game(self, live: Live) -> None:
        """The tail, or everything where moves this window has seen were taken back."""
        is_plain_undo = live.version == live.last_undo and self.version == live.version - 1
        if not self.keep_seat(live) or (self.version < live.last_undo and not is_plain_undo):
            await self.tell_state()
            return
        since = live.number if is_plain_undo else min(self.number, live.number)
        seat = self.follower.seat
        data = update_for(live, seat, since)
        self.number, self.version = live.number, live.version
        await self.send_bytes(data)

    async def write(self) -> None:
        """Tell news whenever there are any, until the server stops; when the store is away, once it is back."""
        is_told = False
        while True:
            await self.follower.wake.wait()
            self.follower.wake.clear()
            if not self.hall.is_open():
                await self.socket.close(RESTARTING, "restarting")
                return
            try:
                self.check_known()
                await self.tell_news()
                is_told = False
            except Denied as denied:
                await self.send(self.error(denied))
                await self.socket.close(POLICY_VIOLATION, denied.reason)
                return
            except StoreDown:
                self.is_owed = self.follower.chat = True
                self.follower.wake.set()
                if not is_told:
                    await self.send(self.error(store_unavailable()))
                is_told = True
                await asyncio.sleep(RETRY_SECONDS)

    def check_known(self) -> None:
        """A session, token or person that has ended is nobody."""
        if self.follower.is_ended:
            raise Denied(401, "nobody")

    def owe_state(self) -> None:
        """The store does not answer: the writer tells everything once it does."""
        self.is_owed = True
        self.follower.wake.set()

    def error(self, denied: Denied) -> Error:
        return Error(number=self.live.number, version=self.live.version, reason=denied.reason, values=denied.values)

    async def read(self) -> None:
        """Hear the client until it goes."""
        while True:
            event = await self.socket.receive()
            if event["type"] != "websocket.receive":
                return
            text = event.get("text") or event.get("bytes") or b""
            try:
                try:
                    self.check_known()
                    await self.hear(read_spoken(text))
                except StoreDown:
                    self.owe_state()
                    await self.send(self.error(store_unavailable()))
                except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                    await self.send(self.error(Denied(400, "unreadable", expected=str(error)[:200])))
                    self.limiter.take("refused", self.who, time.monotonic())
            except Denied as denied:
                await self.send(self.error(denied))
                if denied.status == 429:  # noqa: PLR2004 - the limit's own status
                    await self.socket.close(POLICY_VIOLATION, denied.reason)
                    return

    async def hear(self, said: Spoken) -> None:
        match said:
            case SayAct() | SayUndo():
                await self.answer(said)
            case SayPreview():
                await self.preview(said)
            case _:
                self.limiter.take("message", self.who, time.monotonic())
                await self.converse(said)

    async def converse(self, said: Spoken) -> None:
        """Everything a client says that is not an answer to the game."""
        live = self.live
        match said:
            case SayPing():
                await self.send(Pong(number=live.number, version=live.version, now=now_ms()))
            case SayResume(since=since, version=version):
                self.live = live = await self.hall.live(self.table)
                await self.tell_from(live, since, version)
            case SaySit(seat=seat):
                chat = await self.hall.games.chat_of(self.table, CHAT_SHOWN)
                self.live = live = await self.hall.live(self.table)
                self.follower.seat = None if seat is None else seat_of(live, self.visitor, seat)
                self.hall.presence_changed(self.table)
                await self.tell_whole(chat)
            case SayChat(id=client_id, text=text):
                self.limiter.take("chat", self.who, time.monotonic())
                await say(self.hall, live, self.visitor, client_id, text)
                await self.send(Ack(number=live.number, version=live.version, id=client_id))

    async def answer(self, said: SayAct | SayUndo) -> None:
        """An answer to the game: stored and acknowledged, or refused with the reason."""
        live = self.live
        try:
            seat = own_seat(live, self.visitor, said.seat)
            if isinstance(said, SayAct):
                work = act(
                    self.hall,
                    self.table,
                    seat,
                    said.action,
                    number=said.number,
                    client_id=said.id,
                    version=said.version,
                    person=self.follower.reader,
                )
                stored = await self.hall.carry_out(work)
                await self.send(Ack(number=stored.number, version=stored.version, id=said.id))
            else:
                asked = undo_or_ask(
                    self.hall, live, seat, said.to, number=said.number, client_id=said.id, person=self.follower.reader
                )
                undone = await self.hall.carry_out(asked)
                number, version = (live.number, live.version) if undone is None else undone
                await self.send(Ack(number=number, version=version, id=said.id))
        except (Refusal, BadInput, Denied) as refusal:
            await self.send(refused(self.live, said.id, refusal))
            if not (isinstance(refusal, Denied) and refusal.status >= 500):  # noqa: PLR2004 - not the client's fault
                self.limiter.take("refused", self.who, time.monotonic())

    async def preview(self, said: SayPreview) -> None:
        """Try an action for the seat that asks; nothing is stored and nobody is told."""
        try:
            self.limiter.take("preview", self.who, time.monotonic())
            self.live = live = await self.hall.live(self.table)
            seat = own_seat(live, self.visitor, said.seat)
            trial = tried(live, seat, said.action, said.number, None)
            await self.send(preview_seen(live, trial, seat, said.id))
        except (Refusal, BadInput, Denied) as refusal:
            await self.send(refused(self.live, said.id, refusal))
            if not isinstance(refusal, Refusal):
                self.limiter.take("refused", self.who, time.monotonic())


def update_for(live: Live, seat: int | None, since: int) -> bytes:
    """An update as it is sent. It is kept for who is up to date; for the others there might be one per move."""
    key = ("update", seat, since)
    data = live.told.get(key) or encode(update_seen(live, seat, since))
    if since >= live.number - 1:
        live.told[key] = data
    return data


def refused(live: Live, client_id: str, error: Refusal | BadInput | Denied) -> Refused:
    section = ""
    values: dict[str, Any]
    if isinstance(error, BadInput):
        reason, values = "unreadable_action", {"place": error.place, "expected": error.expected}
    elif isinstance(error, Denied):
        reason, values = error.reason, error.values
    else:
        reason, section, values = error.reason, error.section, dict(error.values)
    REFUSALS.labels(reason).inc()
    return Refused(
        number=live.number, version=live.version, id=client_id, reason=reason, section=section, values=values
    )


async def say(hall: Hall, live: Live, visitor: Visitor | None, client_id: str, text: str) -> None:
    """Say something at the table: for those who are known and may see it."""
    if visitor is None:
        raise Denied(401, "nobody")
    line = {
        "client_id": client_id,
        "name": visitor.name,
        "text": " ".join(text.split()),
        "number": live.number,
        "at": now_ms(),
    }
    await hall.say(live.row.id, visitor.person, line)


@websocket("/api/tables/{table_id:str}/socket", opt={"limit": "socket"})
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table_id: str,
    seat: Seat = None,
    since: Since = None,
    version: Since = None,
    invitation: Invitation = "",
) -> None:
    """Follow a table, and play at it."""
    hall: Hall = socket.app.state.hall
    visitor = visitor_of(socket)
    live = await find(hall, table_id, visitor, invitation)
    link = Link(hall, socket, live, visitor)
    link.follower.seat = seat_of(live, visitor, seat)
    await socket.accept()
    SOCKETS.inc()
    tasks: list[asyncio.Task[None]] = []
    try:
        check_rules(live)
        hall.follow(link.follower)
        try:
            await link.tell_from(live, since, version)
        except StoreDown:
            link.owe_state()
        tasks = [asyncio.create_task(link.read()), asyncio.create_task(link.write())]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    except Denied as denied:
        with suppress(OSError, RuntimeError, TimeoutError, WebSocketDisconnect):
            await link.send(link.error(denied))
            await socket.close(POLICY_VIOLATION, denied.reason)
    except (OSError, RuntimeError, TimeoutError, WebSocketDisconnect) as error:
        log.debug("socket ended", extra={"failure": type(error).__name__})
    finally:
        hall.unfollow(link.follower)
        SOCKETS.dec()
        for task in tasks:
            task.cancel()
        for failure in await asyncio.gather(*tasks, return_exceptions=True):
            report(failure)
        with suppress(Exception):
            await socket.close()


def report(error: BaseException | None) -> None:
    """A client that goes away in the middle of something is ordinary; anything else is a defect to see."""
    ordinary = (OSError, RuntimeError, TimeoutError, WebSocketDisconnect, asyncio.CancelledError)
    if error is not None and not isinstance(error, ordinary):
        log.error("socket failed", exc_info=error)
