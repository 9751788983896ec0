"""Queries about tables and their logs."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from serai.server.store.database import Database
from serai.server.store.failure import Conflict, store_failures
from serai.server.store.models import actions, chat, seats, tables
from serai.server.store.rows import ChatLine, Entry, SeatRow, TableRow, table_row, to_columns

ADD_ENTRY = actions.insert()
ENTRY_COLUMNS = [actions.c[name] for name in Entry.__struct_fields__]
SEAT_COLUMNS = [seats.c[name] for name in SeatRow.__struct_fields__]


class Games:
    """Tables, seats, log entries and chat."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(self, row: dict[str, Any], places: list[SeatRow], entries: list[Entry] | None = None) -> None:
        with store_failures():
            async with self.database.write.begin() as connection:
                await connection.execute(tables.insert().values(**to_columns(row)))
                for place in places:
                    await connection.execute(seats.insert().values(table_id=row["id"], **columns_of(place)))
                if entries:
                    await connection.execute(
                        ADD_ENTRY, [{"table_id": row["id"], **columns_of(entry)} for entry in entries]
                    )

    async def load(self, table_id: str, after: int = 0) -> tuple[TableRow, list[SeatRow], list[Entry]] | None:
        """A table, its seats, and the entries of its log after a version; all as of one moment."""
        with store_failures():
            async with self.database.read.connect() as connection:
                if self.database.is_sqlite:
                    await connection.exec_driver_sql("BEGIN")
                else:
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                return await read_table(connection, table_id, after)

    async def heads(self, ids: list[str]) -> dict[str, tuple[int, int]]:
        """Version and revision of these tables: what a worker needs to see whether it is behind."""
        query = sa.select(tables.c.id, tables.c.version, tables.c.revision).where(tables.c.id.in_(ids))
        with store_failures():
            async with self.database.read.connect() as connection:
                return {row.id: (row.version, row.revision) for row in await connection.execute(query)}

    async def append(self, table_id: str, entry: Entry, changes: dict[str, Any]) -> None:
        """Add an entry to the log and bring the table up to it, both or neither; Conflict when somebody was first."""
        update = (
            tables.update()
            .where(tables.c.id == table_id, tables.c.version == entry.version - 1, tables.c.status == "running")
            .values(version=entry.version, number=entry.number, changed=entry.at, **to_columns(changes))
        )
        with store_failures():
            async with self.database.write.begin() as connection:
                await connection.execute(ADD_ENTRY, {"table_id": table_id, **columns_of(entry)})
                if (await connection.execute(update)).rowcount != 1:
                    raise Conflict("version")

    async def change(
        self,
        table_id: str,
        changes: dict[str, Any],
        places: list[SeatRow] | None = None,
        *,
        revision: int | None = None,
    ) -> None:
        """Change a table apart from its log; with a revision, only if nobody else has changed it since."""
        values = {**to_columns(changes), "revision": tables.c.revision + 1}
        update = tables.update().where(tables.c.id == table_id).values(**values)
        if revision is not None:
            update = update.where(tables.c.revision == revision)
        with store_failures():
            async with self.database.write.begin() as connection:
                if (await connection.execute(update)).rowcount != 1:
                    raise Conflict("revision")
                for place in places or []:
                    columns = columns_of(place)
                    where = (seats.c.table_id == table_id, seats.c.seat == columns.pop("seat"))
                    await connection.execute(seats.update().where(*where).values(**columns))

    async def remove(self, table_id: str) -> None:
        """Remove a table that never began."""
        with store_failures():
            async with self.database.write.begin() as connection:
                gone = await connection.execute(
                    tables.delete().where(tables.c.id == table_id, tables.c.status == "open")
                )
                if gone.rowcount == 1:
                    await connection.execute(seats.delete().where(seats.c.table_id == table_id))
                    await connection.execute(chat.delete().where(chat.c.table_id == table_id))

    async def claim_due(self, now: int, lease: int, limit: int = 50) -> list[str]:
        """Tables the server must look at; each is put off by a lease so that other workers leave it alone."""
        query = sa.select(tables.c.id, tables.c.due).where(tables.c.due <= now).order_by(tables.c.due).limit(limit)
        claimed: list[str] = []
        with store_failures():
            async with self.database.read.connect() as connection:
                found = [(row.id, row.due) for row in await connection.execute(query)]
            for table_id, due in found:
                put_off = tables.update().where(tables.c.id == table_id, tables.c.due == due).values(due=now + lease)
                async with self.database.write.begin() as connection:
                    if (await connection.execute(put_off)).rowcount == 1:
                        claimed.append(table_id)
        return claimed

    async def set_due(self, table_id: str, version: int, due: int | None) -> None:
        """Put down when to look at a table again, unless it has moved on."""
        update = tables.update().where(tables.c.id == table_id, tables.c.version == version).values(due=due)
        with store_failures():
            async with self.database.write.begin() as connection:
                await connection.execute(update)

    async def say(self, table_id: str, person: str, line: dict[str, Any]) -> ChatLine:
        """Store something said; saying it again with the same id gives the first line."""
        where = (chat.c.table_id == table_id, chat.c.person == person, chat.c.client_id == line["client_id"])
        with store_failures():
            async with self.database.write.begin() as connection:
                found = (await connection.execute(sa.select(chat).where(*where))).first()
                if found is None:
                    await connection.execute(chat.insert().values(table_id=table_id, person=person, **line))
                    found = (await connection.execute(sa.select(chat).where(*where))).one()
        return ChatLine(id=found.id, name=found.name, text=found.text, number=found.number, at=found.at)

    async def chat_of(self, table_id: str, limit: int = 100) -> list[ChatLine]:
        query = sa.select(chat).where(chat.c.table_id == table_id).order_by(chat.c.id.desc()).limit(limit)
        with store_failures():
            async with self.database.read.connect() as connection:
                found = list(await connection.execute(query))
        return [
            ChatLine(id=row.id, name=row.name, text=row.text, number=row.number, at=row.at) for row in reversed(found)
        ]


async def read_table(
    connection: AsyncConnection, table_id: str, after: int
) -> tuple[TableRow, list[SeatRow], list[Entry]] | None:
    row = (await connection.execute(sa.select(tables).where(tables.c.id == table_id))).mappings().first()
    if row is None:
        return None
    where = (actions.c.table_id == table_id, actions.c.version > after)
    log = await connection.execute(sa.select(*ENTRY_COLUMNS).where(*where).order_by(actions.c.version))
    places = await connection.execute(
        sa.select(*SEAT_COLUMNS).where(seats.c.table_id == table_id).order_by(seats.c.seat)
    )
    return (
        table_row(dict(row)),
        [SeatRow(**place._mapping) for place in places],  # noqa: SLF001 - SQLAlchemy's public name for it
        [Entry(**entry._mapping) for entry in log],  # noqa: SLF001 - as above
    )


def columns_of(value: SeatRow | Entry) -> dict[str, Any]:
    return {name: getattr(value, name) for name in value.__struct_fields__}
