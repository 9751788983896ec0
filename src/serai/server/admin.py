"""Administration: a backup is one file of JSON lines, the same for SQLite and PostgreSQL; verify replays everything."""

import gzip
import os
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from serai import __version__
from serai.kernel.plain import BadInput, plain
from serai.server.live import Live
from serai.server.settings import Settings
from serai.server.store.database import NEWEST, Database
from serai.server.store.failure import Conflict, StoreDown
from serai.server.store.games import Games
from serai.server.store.models import metadata, tables

CHUNK = 500
HEADING = "serai backup"
NO_STORE = ["there is no store here; nothing was done"]
Report = tuple[list[str], bool]


async def back_up(settings: Settings, target: Path) -> Report:
    """Write every row, as of one moment."""
    if target.exists():  # noqa: ASYNC240 - a command of its own; nothing else waits
        return [f"{target} exists; nothing was written"], False
    if missing(settings):
        return NO_STORE, False
    database = Database(settings)
    partial = target.with_name(target.name + ".part")
    try:
        if behind := await other_layout(database):
            return behind, False
        counts = await database.read(lambda connection: write_rows(connection, partial))
        partial.rename(target)
    finally:
        partial.unlink(missing_ok=True)
        await database.close()
    return [f"{name}: {count}" for name, count in sorted(counts.items())] + [f"written to {target}"], True


def missing(settings: Settings) -> bool:
    """Whether there is no embedded store; opening it would make one."""
    path = sa.make_url(settings.store_url).database
    return settings.is_sqlite and not Path(path or "").exists()


async def other_layout(database: Database) -> list[str]:
    """What to say of a store that this release would have to change before it can read it; nothing if it need not."""
    found = await database.layout()
    if found == NEWEST:
        return []
    if found is None:
        return NO_STORE
    return [f"the store has layout {found}, this release {NEWEST}; only `serai serve` and `restore` bring it there"]


def write_rows(connection: sa.Connection, path: Path) -> dict[str, int]:
    counts: dict[str, int] = {}
    path.unlink(missing_ok=True)
    with (
        os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file,
        gzip.open(file, "wb") as out,
    ):
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
    try:
        await database.migrate()
        counts = await database.write(lambda connection: read_rows(connection, source))
    except Conflict:
        return ["nothing was restored: the store is not empty, or the backup has a row twice"], False
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
        first = next(lines, b"")
        if not first:
            raise BadInput(str(source), "a backup of Serai", "an empty file")
        heading = msgspec.json.decode(first)
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
    if missing(settings):
        return NO_STORE, False
    database = Database(settings)
    games = Games(database)
    differences: list[str] = []
    older: list[str] = []
    count = 0
    try:
        if behind := await other_layout(database):
            return behind, False
        query = sa.select(tables.c.id).order_by(tables.c.created)
        ids = await database.read(lambda connection: [row.id for row in connection.execute(query)])
        for table in ids:
            found = await games.load(table)
            if found is None:
                continue
            count += 1
            row, places, entries = found
            live = Live(row, places)
            live.take_in(row, places, entries)
            found_here = differences_of(live)
            differences += [f"{table}: {difference}" for difference in found_here]
            if row.rules_version != live.title.RULES_VERSION:
                outcome = "see above" if found_here else "plays the same"
                versions = f"rules version {row.rules_version}, this release has {live.title.RULES_VERSION}"
                older.append(f"{table}: {versions}: {outcome}")
    finally:
        await database.close()
    return [*differences, *older, f"{count} tables, {len(differences)} differences"], not differences


def differences_of(live: Live) -> list[str]:
    row = live.row
    if live.failure is not None:
        return [f"cannot be replayed: {live.failure}"]
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
