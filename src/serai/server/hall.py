"""The hall: the tables this worker has in memory, who follows them, and the work that is under way."""

import asyncio
from collections import OrderedDict
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any, TypeVar

from serai.server.bots import BotRoom
from serai.server.channels import Bus, Hint
from serai.server.denied import Denied, store_unavailable, unknown_table
from serai.server.live import Live
from serai.server.log import log
from serai.server.metrics import STORE_FAILURES, TABLES
from serai.server.presence import RENEW_LOOKS, Elsewhere
from serai.server.settings import Settings
from serai.server.store.database import Database
from serai.server.store.failure import StoreDown
from serai.server.store.games import Games
from serai.server.store.lobby import Lobby
from serai.server.store.mailboxes import Mailboxes
from serai.server.store.notices import Notices
from serai.server.store.people import People

Done = TypeVar("Done")


class Follower:
    """Somebody who wants to be told about a table: an open socket."""

    def __init__(self, table: str, reader: str | None, key: str | None = None) -> None:
        self.table = table
        self.reader = reader
        self.key = key  # the session or token by which the reader is known
        self.seat: int | None = None
        self.is_ended = False  # whether the reader is not known by it any more
        self.wake = asyncio.Event()
        self.chat = False  # whether something was said
        self.presence = False  # whether who is there has changed


class Hall:
    """One per worker."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings)
        self.games = Games(self.database)
        self.people = People(self.database)
        self.lobby = Lobby(self.database)
        self.notices = Notices(self.database)
        self.mailboxes = Mailboxes(self.database)
        self.bots = BotRoom(settings)
        self.bus = Bus(settings)
        self.lives: OrderedDict[str, Live] = OrderedDict()
        self.locks: dict[str, asyncio.Lock] = {}
        self.followers: dict[str, set[Follower]] = {}
        self.elsewhere = Elsewhere()
        self.looks = 0  # slow looks so far
        self.attended: set[str] = set()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.stopping = False

    # Tables in memory

    def lock(self, table: str) -> asyncio.Lock:
        """One writer at a time within this worker; between workers the store decides."""
        return self.locks.setdefault(table, asyncio.Lock())

    async def live(self, table: str) -> Live:
        """The table, from memory or by replay of its log."""
        live = self.lives.get(table)
        if live is None:
            found = await self.games.load(table)
            if found is None:
                raise unknown_table()
            row, places, entries = found
            live = self.lives.get(table)  # somebody else may have loaded it meanwhile
            if live is None:
                live = Live(row, places)
                live.take_in(row, places, entries)
                self.keep(live)
        self.lives.move_to_end(table)
        return live

    def keep(self, live: Live) -> None:
        """Make this the one in memory: another, read meanwhile, may be older."""
        self.lives[live.row.id] = live
        self.lives.move_to_end(live.row.id)
        self.make_room()

    def make_room(self) -> None:
        """Let go of tables that nobody has looked at for longest; the store has them."""
        while len(self.lives) > self.settings.cached_games:
            table, _ = self.lives.popitem(last=False)
            if not self.followers.get(table) and not (table in self.locks and self.locks[table].locked()):
                self.locks.pop(table, None)
        TABLES.set(len(self.lives))

    async def catch_up(self, live: Live) -> bool:
        """Read what other workers have stored; whether there was anything."""
        before = (live.version, live.row.revision)
        found = await self.games.load(live.row.id, after=live.version)
        if found is None:
            self.forget(live.row.id)
            raise unknown_table()
        live.take_in(*found)
        self.keep(live)
        return before != (live.version, live.row.revision)

    def let_go(self, table: str) -> None:
        """A finished game that nobody follows need not stay in memory."""
        live = self.lives.get(table)
        if live is not None and live.row.status == "finished":
            self.forget(table)
            if not self.lock(table).locked():
                self.locks.pop(table)

    def forget(self, table: str) -> None:
        """Drop a table from memory: after a failure only the store knows what is true."""
        self.lives.pop(table, None)
        TABLES.set(len(self.lives))

    # Telling

    def follow(self, follower: Follower) -> None:
        self.followers.setdefault(follower.table, set()).add(follower)
        self.presence_changed(follower.table)
        self.bus.publish(follower.table, "who")

    def unfollow(self, follower: Follower) -> None:
        left = self.followers.get(follower.table, set())
        left.discard(follower)
        self.presence_changed(follower.table)
        if not left:
            self.followers.pop(follower.table, None)
            self.elsewhere.leave(follower.table)
            self.let_go(follower.table)

    def changed(self, table: str, what: str = "game") -> None:
        """Tell everybody, here and at the other workers, that there is news."""
        self.wake(table)
        self.bus.publish(table, what)

    def wake(self, table: str) -> None:
        for follower in self.followers.get(table, ()):
            follower.wake.set()

    async def say(self, table: str, person: str, line: dict[str, Any]) -> None:
        """Store something said, then pass it on."""
        with store_watched(self):
            await self.games.say(table, person, line)
        self.chat_changed(table)
        self.bus.publish(table, "chat")

    def chat_changed(self, table: str) -> None:
        for follower in self.followers.get(table, ()):
            follower.chat = True
            follower.wake.set()

    def presence_changed(self, table: str) -> None:
        """Tell everybody, here and at the other workers, who is at a table now."""
        self.tell_presence(table)
        self.publish_presence(table)

    def tell_presence(self, table: str) -> None:
        for follower in self.followers.get(table, ()):
            follower.presence = True
            follower.wake.set()

    def publish_presence(self, table: str) -> None:
        seats, watchers = self.here(table)
        self.bus.publish(table, "presence", seats=seats, watchers=watchers)

    def renew_presence(self) -> None:
        """Say again who is here, about some of the tables at each look; forget whom nobody speaks of any more."""
        self.looks += 1
        for table in self.followers:
            if hash(table) % RENEW_LOOKS == self.looks % RENEW_LOOKS:
                self.publish_presence(table)
        for table in self.elsewhere.forget_silent(monotonic()):
            self.tell_presence(table)

    def here(self, table: str) -> tuple[list[int], int]:
        """Who is connected to this worker."""
        present = self.followers.get(table, set())
        seats = sorted({follower.seat for follower in present if follower.seat is not None})
        return seats, sum(follower.seat is None for follower in present)

    def present(self, table: str) -> tuple[list[int], int]:
        """Who is connected at all."""
        seats, watchers = self.here(table)
        for said in self.elsewhere.at(table):
            seats = sorted({*seats, *said.seats})
            watchers += said.watchers
        return seats, watchers

    def end(self, person: str, key: str | None = None) -> None:
        """Close the sockets, here and at the other workers, of a session or token that has ended, or of a person."""
        self.end_here(person, key)
        self.bus.publish("", "end", person=person, key=key)

    def end_here(self, person: str, key: str | None) -> None:
        for followers in self.followers.values():
            for follower in followers:
                if follower.reader == person and key in {None, follower.key}:
                    follower.is_ended = True
                    follower.wake.set()

    async def end_unknown(self) -> None:
        """Close the sockets of sessions and tokens that the store does not know any more."""
        known_by = {follower.key for followers in self.followers.values() for follower in followers if follower.key}
        gone = known_by - await self.people.known(known_by) if known_by else set()
        for followers in self.followers.values():
            for follower in followers:
                if follower.key in gone:
                    follower.is_ended = True
                    follower.wake.set()

    async def heard(self, hint: Hint) -> None:
        """Another worker says that a table has changed, or that somebody is not known any more."""
        if hint.what == "end":
            self.end_here(hint.person, hint.key)
            return
        if hint.what == "presence":
            if hint.table in self.followers and self.elsewhere.hear(
                hint.table, hint.worker, hint.seats, hint.watchers, monotonic()
            ):
                self.tell_presence(hint.table)
            return
        if hint.what == "who":
            if hint.table in self.followers:
                self.publish_presence(hint.table)
            return
        if hint.what == "chat":
            self.chat_changed(hint.table)
            return
        await self.refresh(hint.table)

    async def refresh(self, table: str) -> None:
        """Bring a table that is in memory up to the store and wake its followers."""
        live = self.lives.get(table)
        if live is None:
            return
        if table not in self.followers:
            return  # it will catch up when somebody asks
        try:
            async with self.lock(table):
                await self.catch_up(live)
        except (StoreDown, Denied):
            self.forget(table)
        self.wake(table)

    async def look_around(self) -> None:
        """The slow look that makes up for lost messages between workers, and for what ended as a socket began."""
        self.renew_presence()
        await self.end_unknown()
        watched = [table for table in self.followers if table in self.lives]
        heads = await self.games.heads(watched) if watched else {}
        for table, head in heads.items():
            live = self.lives.get(table)
            if live is not None and head != (live.version, live.row.revision):
                await self.refresh(table)

    # Work under way

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start work that no broken connection may interrupt; the stop waits for it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finish)
        return task

    def finish(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)

    async def carry_out(self, work: Coroutine[Any, Any, Done]) -> Done:
        """Do something to its end even if the caller goes away."""
        return await asyncio.shield(self.spawn(work))

    def is_open(self) -> bool:
        """Whether new work may begin."""
        return not self.stopping

    async def close(self) -> None:
        """Finish what is under way, then let go of everything."""
        self.stopping = True
        for table in list(self.followers):
            self.wake(table)
        if self.tasks:
            await asyncio.wait(list(self.tasks), timeout=self.settings.stop_seconds)
        await self.bots.close()
        await self.database.close()


@contextmanager
def store_watched(hall: Hall, table: str | None = None) -> Iterator[None]:
    """A store that fails is counted, told as such, and what memory holds of the table is dropped."""
    try:
        yield
    except StoreDown as error:
        STORE_FAILURES.inc()
        if table is not None:
            hall.forget(table)
        log.error("store does not answer", extra={"failure": str(error)})
        raise store_unavailable() from error
