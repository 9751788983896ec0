"""Queries for the lobby, one's own games, and the archive."""

from typing import Any

import sqlalchemy as sa

from serai.server.store.database import Database
from serai.server.store.models import seats, tables
from serai.server.store.rows import SeatRow, TableRow, table_row

PAGE = 30


class Lobby:
    """Lists of tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(
        self,
        *,
        person: str | None,
        status: str | None = None,
        mine: bool = False,
        game: str | None = None,
        words: str = "",
        page: int = 0,
    ) -> tuple[list[tuple[TableRow, list[SeatRow]]], bool]:
        """One page of the tables this person may see, the newest first, and whether there are more."""
        at_table = sa.exists().where(seats.c.table_id == tables.c.id, seats.c.person == person)
        own = sa.or_(tables.c.owner == person, at_table)
        conditions: list[sa.ColumnElement[bool]] = []
        if person is None:
            conditions.append(sa.false() if mine else tables.c.access == "open")
        else:
            conditions.append(own if mine else sa.or_(tables.c.access == "open", own))
        if status:
            conditions.append(tables.c.status == status)
        if game:
            conditions.append(tables.c.game == game)
        for word in words.split()[:5]:
            like = f"%{escaped(word.lower())}%"
            named = sa.exists().where(
                seats.c.table_id == tables.c.id, sa.func.lower(seats.c.name).like(like, escape="\\")
            )
            in_table = sa.or_(
                *(
                    sa.func.lower(column).like(like, escape="\\")
                    for column in (tables.c.name, tables.c.game, tables.c.edition, tables.c.variants)
                )
            )
            conditions.append(sa.or_(named, in_table, tables.c.id == word))
        query = sa.select(tables).where(*conditions).order_by(tables.c.changed.desc(), tables.c.id)

        def work(connection: sa.Connection) -> list[tuple[TableRow, list[SeatRow]]]:
            found = connection.execute(query.limit(PAGE + 1).offset(page * PAGE))
            rows = [table_row(dict(row)) for row in found.mappings()]
            places = connection.execute(
                sa.select(seats).where(seats.c.table_id.in_([row.id for row in rows])).order_by(seats.c.seat)
            )
            by_table: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            for place in places.mappings():
                values: dict[str, Any] = dict(place)
                by_table[values.pop("table_id")].append(SeatRow(**values))
            return [(row, by_table[row.id]) for row in rows]

        listed = await self.database.read(work)
        return listed[:PAGE], len(listed) > PAGE

    async def unfinished(self, person: str) -> list[str]:
        """The tables where this person has a seat and the game is not over, and their own where nobody sits yet."""
        is_seated = sa.exists().where(seats.c.table_id == tables.c.id, seats.c.person == person)
        is_empty = ~sa.exists().where(seats.c.table_id == tables.c.id, seats.c.person.is_not(None))
        own = sa.and_(tables.c.owner == person, tables.c.status == "open", is_empty)
        query = sa.select(tables.c.id).where(tables.c.status != "finished", sa.or_(is_seated, own))
        return await self.database.read(lambda connection: list(connection.execute(query).scalars()))


def escaped(word: str) -> str:
    """A word that matches itself alone."""
    return word.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
