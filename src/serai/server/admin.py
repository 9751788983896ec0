"""Administration: a backup is one file of JSON lines, the same for SQLite and PostgreSQL; verify replays everything."""

import gzip
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from serai import __version__
from serai.kernel.decision import Refusal
from serai.kernel.plain import BadInput, plain
from serai.server.live import Live
from serai.server.settings import Settings
from serai.server.store.database import Database
from serai.server.store.failure import StoreDown
from serai.server.store.games import Games
from serai.server.store.models import metadata, tables

CHUNK = 500
HEADING = "serai backup"
Report = tuple[list[str], bool]


async def back_up(settings: Settings, target: Path) -> Report:
    """Write every row, as of one moment."""
    if target.exists():  # noqa: ASYNC240 - a command of its own; nothing else waits
        return [f"{target} exists; nothing was written"], False
    database = Database(settings)
    await database.migrate()
    partial = target.with_name(target.name + ".part")
    try:
        counts = await database.read(lambda connection: write_rows(connection, partial))
        partial.rename(target)
    finally:
        partial.unlink(missing_ok=True)
        await database.close()
    return [f"{name}: {count}" for name, count in sorted(counts.items())] + [f"written to {target}"], True


def write_rows(connection: sa.Connection, path: Path) -> dict[str, int]:
    counts: dict[str, int] = {}
    with gzip.open(path, "wb") as out:
        out.write(msgspec.json.encode({HEADING: 1, "version": __version__}) + b"\n")
        for table in metadata.sorted_tables:
            query = sa.select(table).order_by(*table.primary_key.columns)
            name = str(table.name)
            for row in connection.execute(query).yield_per(CHUNK).mappings():
                out.write(msgspec.json.encode([name, {str(key): value for key, value in row.items()}]) + b"\n")
                counts[name] = counts.get(name, 0) + 1
        out.write(msgspec.json.encode({"rows": counts}) + b"\n")
    return counts


async def bring_back(settings: Settings, source: Path) -> Report:
    """Fill an empty store; all of it or nothing."""
    database = Database(settings)
    await database.migrate()
    try:
        counts = await database.write(lambda connection: read_rows(connection, source))
    except (BadInput, StoreDown, EOFError, OSError, msgspec.DecodeError) as error:
        return [f"nothing was restored: {error}"], False
    finally:
        await database.close()
    return [f"{name}: {count}" for name, count in sorted(counts.items())] + ["restored"], True


def read_rows(connection: sa.Connection, source: Path) -> dict[str, int]:
    if connection.execute(sa.select(sa.func.count()).select_from(tables)).scalar_one():
        raise BadInput("the store", "an empty one", "tables")
    counts: dict[str, int] = {}
    waiting: dict[str, list[dict[str, Any]]] = {}
    promised: dict[str, int] | None = None
    with gzip.open(source, "rb") as lines:
        heading = msgspec.json.decode(next(lines))
        if not isinstance(heading, dict) or heading.get(HEADING) != 1:
            raise BadInput(str(source), "a backup of Serai", heading)
        for line in lines:
            entry = msgspec.json.decode(line)
            if isinstance(entry, dict):
                promised = entry["rows"]
                break
            name, row = entry
            counts[name] = counts.get(name, 0) + 1
            waiting.setdefault(name, []).append(row)
            if len(waiting[name]) >= CHUNK:
                connection.execute(metadata.tables[name].insert(), waiting.pop(name))
    for name, rows in waiting.items():
        connection.execute(metadata.tables[name].insert(), rows)
    check_counts(source, promised, counts)
    set_sequences(connection)
    return counts


def check_counts(source: Path, promised: dict[str, int] | None, counts: dict[str, int]) -> None:
    if promised != counts:
        raise BadInput(str(source), "a complete backup", counts)


def set_sequences(connection: sa.Connection) -> None:
    """PostgreSQL counts on from where the restored rows end."""
    if connection.dialect.name != "postgresql":
        return
    for name in ("chat", "deliveries"):
        last = sa.select(sa.func.max(metadata.tables[name].c.id)).scalar_subquery()
        sequence = sa.func.pg_get_serial_sequence(name, "id")
        connection.execute(sa.select(sa.func.setval(sequence, sa.func.coalesce(last, 1), last.is_not(None))))


async def verify_store(settings: Settings) -> Report:
    """Replay every game: each move must still be legal, and the result the one that was stored."""
    database = Database(settings)
    await database.migrate()
    games = Games(database)
    differences: list[str] = []
    count = 0
    try:
        query = sa.select(tables.c.id).order_by(tables.c.created)
        ids = await database.read(lambda connection: [row.id for row in connection.execute(query)])
        for table in ids:
            found = await games.load(table)
            if found is None:
                continue
            count += 1
            row, places, entries = found
            try:
                live = Live(row, places)
                live.take_in(row, places, entries)
            except (Refusal, BadInput, KeyError) as error:
                differences.append(f"{table}: cannot be replayed: {error}")
                continue
            differences += [f"{table}: {difference}" for difference in differences_of(live)]
    finally:
        await database.close()
    return [*differences, f"{count} tables, {len(differences)} differences"], not differences


def differences_of(live: Live) -> list[str]:
    row = live.row
    found = []
    if (live.version, live.number) != (row.version, row.number):
        found.append(f"log ends at version {live.version}, move {live.number}; table says {row.version}, {row.number}")
    if row.status == "finished" and row.result is not None and live.game is not None:
        winners, scores = list(live.game.winners), [plain(sheet) for sheet in live.game.scores()]
        if winners != row.result["winners"]:
            found.append(f"winners {winners}, stored {row.result['winners']}")
        if scores != row.result["scores"]:
            found.append(f"scores {scores}, stored {row.result['scores']}")
    if row.status == "running" and live.game is not None and live.game.is_over:
        found.append("the game is over but the table says it runs")
    return found
