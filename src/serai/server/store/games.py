"""Queries about tables and their logs."""

from typing import Any

import sqlalchemy as sa

from serai.server.store.database import Database
from serai.server.store.failure import Conflict
from serai.server.store.models import actions, chat, seats, tables
from serai.server.store.rows import ChatLine, Entry, SeatRow, TableRow, table_row, to_columns

ADD_ENTRY = actions.insert()
FOLLOW_ENTRY = (
    tables.update()
    .where(tables.c.id == sa.bindparam("of"), tables.c.version == sa.bindparam("before"), tables.c.status == "running")
    .values(
        {
            name: sa.bindparam(name)
            for name in ("version", "number", "changed", "times", "due", "request", "status", "result")
        }
    )
)
ENTRY_COLUMNS = [actions.c[name] for name in Entry.__struct_fields__]
SEAT_COLUMNS = [seats.c[name] for name in SeatRow.__struct_fields__]
Loaded = tuple[TableRow, list[SeatRow], list[Entry]]


class Games:
    """Tables, seats, log entries and chat."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(self, row: dict[str, Any], places: list[SeatRow], entries: list[Entry] | None = None) -> None:
        def work(connection: sa.Connection) -> None:
            connection.execute(tables.insert().values(**to_columns(row)))
            connection.execute(seats.insert(), [{"table_id": row["id"], **columns_of(place)} for place in places])
            if entries:
                connection.execute(ADD_ENTRY, [{"table_id": row["id"], **columns_of(entry)} for entry in entries])

        await self.database.write(work)

    async def load(self, table_id: str, after: int = 0) -> Loaded | None:
        """A table, its seats, and the entries of its log after a version; all as of one moment."""

        def work(connection: sa.Connection) -> Loaded | None:
            row = connection.execute(sa.select(tables).where(tables.c.id == table_id)).mappings().first()
            if row is None:
                return None
            where = (actions.c.table_id == table_id, actions.c.version > after)
            log = connection.execute(sa.select(*ENTRY_COLUMNS).where(*where).order_by(actions.c.version))
            places = connection.execute(
                sa.select(*SEAT_COLUMNS).where(seats.c.table_id == table_id).order_by(seats.c.seat)
            )
            return (
                table_row(dict(row)),
                [SeatRow(**place) for place in places.mappings()],
                [Entry(**entry) for entry in log.mappings()],
            )

        return await self.database.read(work)

    async def heads(self, ids: list[str]) -> dict[str, tuple[int, int]]:
        """Version and revision of these tables: what a worker needs to see whether it is behind."""
        query = sa.select(tables.c.id, tables.c.version, tables.c.revision).where(tables.c.id.in_(ids))

        def work(connection: sa.Connection) -> dict[str, tuple[int, int]]:
            return {row.id: (row.version, row.revision) for row in connection.execute(query)}

        return await self.database.read(work)

    async def version_of(self, table_id: str, seat: int, client_id: str) -> int | None:
        """The version that an entry with this id became; None when there is none."""
        where = (actions.c.table_id == table_id, actions.c.seat == seat, actions.c.client_id == client_id)
        query = sa.select(actions.c.version).where(*where)

        def work(connection: sa.Connection) -> int | None:
            found: int | None = connection.execute(query).scalar()
            return found

        return await self.database.read(work)

    async def append(self, table_id: str, entry: Entry, changes: dict[str, Any]) -> None:
        """Add an entry to the log and bring the table up to it, both or neither; Conflict when somebody was first."""
        following = {
            "of": table_id,
            "before": entry.version - 1,
            "version": entry.version,
            "number": entry.number,
            "changed": entry.at,
            "status": "running",
            "result": None,
            **to_columns(changes),
        }
        row = {"table_id": table_id, **columns_of(entry)}

        def work(connection: sa.Connection) -> None:
            connection.execute(ADD_ENTRY, row)
            if connection.execute(FOLLOW_ENTRY, following).rowcount != 1:
                raise Conflict("version")

        await self.database.write(work)

    async def change(
        self,
        table_id: str,
        changes: dict[str, Any],
        places: list[SeatRow] | None = None,
        *,
        revision: int | None = None,
        version: int | None = None,
    ) -> None:
        """Change a table apart from its log; with a revision (or version), only if nobody else has changed it since."""
        values = {**to_columns(changes), "revision": tables.c.revision + 1}
        update = tables.update().where(tables.c.id == table_id).values(**values)
        if revision is not None:
            update = update.where(tables.c.revision == revision)
        if version is not None:
            update = update.where(tables.c.version == version)

        def work(connection: sa.Connection) -> None:
            if connection.execute(update).rowcount != 1:
                raise Conflict("revision")
            for place in places or []:
                columns = columns_of(place)
                where = (seats.c.table_id == table_id, seats.c.seat == columns.pop("seat"))
                connection.execute(seats.update().where(*where).values(**columns))

        await self.database.write(work)

    async def remove(self, table_id: str, *, revision: int) -> None:
        """Remove a table that never began; Conflict when somebody has changed it since."""
        where = (tables.c.id == table_id, tables.c.status == "open", tables.c.revision == revision)

        def work(connection: sa.Connection) -> None:
            if connection.execute(tables.delete().where(*where)).rowcount != 1:
                raise Conflict("revision")
            connection.execute(seats.delete().where(seats.c.table_id == table_id))
            connection.execute(chat.delete().where(chat.c.table_id == table_id))

        await self.database.write(work)

    async def claim_due(self, now: int, lease: int, limit: int = 50) -> list[str]:
        """Tables the server must look at; each is put off by a lease so that other workers leave it alone."""
        query = sa.select(tables.c.id, tables.c.due).where(tables.c.due <= now).order_by(tables.c.due).limit(limit)

        def look(connection: sa.Connection) -> list[tuple[str, int]]:
            return [(row.id, row.due) for row in connection.execute(query)]

        found = await self.database.read(look)
        if not found:
            return []

        def claim(connection: sa.Connection) -> list[str]:
            claimed: list[str] = []
            for table_id, due in found:
                where = (tables.c.id == table_id, tables.c.due == due)
                if connection.execute(tables.update().where(*where).values(due=now + lease)).rowcount == 1:
                    claimed.append(table_id)
            return claimed

        return await self.database.write(claim)

    async def set_due(self, table_id: str, version: int, due: int | None) -> None:
        """Put down when to look at a table again, unless it has moved on."""
        update = tables.update().where(tables.c.id == table_id, tables.c.version == version).values(due=due)
        await self.database.write(lambda connection: connection.execute(update).rowcount)

    async def say(self, table_id: str, person: str, line: dict[str, Any]) -> ChatLine:
        """Store something said; saying it again with the same id gives the first line."""
        where = (chat.c.table_id == table_id, chat.c.person == person, chat.c.client_id == line["client_id"])

        def work(connection: sa.Connection) -> ChatLine:
            found = connection.execute(sa.select(chat).where(*where)).first()
            if found is None:
                connection.execute(chat.insert().values(table_id=table_id, person=person, **line))
                found = connection.execute(sa.select(chat).where(*where)).one()
            return chat_line(found)

        return await self.database.write(work)

    async def chat_of(self, table_id: str, limit: int = 100) -> list[ChatLine]:
        query = sa.select(chat).where(chat.c.table_id == table_id).order_by(chat.c.id.desc()).limit(limit)

        def work(connection: sa.Connection) -> list[ChatLine]:
            return [chat_line(row) for row in connection.execute(query)]

        return (await self.database.read(work))[::-1]


def chat_line(row: Any) -> ChatLine:
    return ChatLine(id=row.id, name=row.name, text=row.text, number=row.number, at=row.at)


def columns_of(value: SeatRow | Entry) -> dict[str, Any]:
    return {name: getattr(value, name) for name in value.__struct_fields__}
