"""The embedded store writes what waits in one transaction; who comes too late is told so alone."""

import asyncio
from pathlib import Path
from typing import Any

import serai
from serai.server.settings import Settings
from serai.server.store.database import Database, Embedded, Work
from serai.server.store.failure import Conflict
from serai.server.store.games import Games
from serai.server.store.rows import Clock, SeatRow, Times
from serai.server.tables import new_row
from tests.server.lives import entry

CHANGES = {"times": Times(), "due": None, "request": None}


def test_one_conflict_leaves_the_others_alone(tmp_path: Path) -> None:
    outcomes, batches, versions = asyncio.run(appended(Settings(data=str(tmp_path))))
    assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None), type(None)] * 5
    assert max(batches) >= len(outcomes) - 1  # all but the first shared a write
    assert versions == [1, 1, 1] * 5


async def appended(settings: Settings) -> tuple[list[Any], list[int], list[int]]:
    """Entries for fifteen tables at once, some twice: what became of each, and how many were written together."""
    database = Database(settings)
    await database.migrate()
    games = Games(database)
    setup = serai.new_game("yunnan", seats=2, seed=1).setup.to_plain()
    ids = []
    for _ in range(15):
        row = new_row(setup=setup, name="", owner="", access="open", clock=Clock(), undo="never") | {
            "status": "running"
        }
        await games.create(row, [SeatRow(seat=seat, kind="hotseat") for seat in range(2)])
        ids.append(row["id"])
    side = database.side
    assert isinstance(side, Embedded)
    batches: list[int] = []
    write_now = side.write_now

    def counted(works: list[Work]) -> list[tuple[Any, Exception | None]]:
        batches.append(len(works))
        return write_now(works)

    side.write_now = counted  # type: ignore[method-assign]
    wanted = [ids[number] for start in range(0, 15, 3) for number in (start, start, start + 1, start + 2)]
    outcomes = await asyncio.gather(
        *(games.append(table, entry(1, 1, 0, "pass"), CHANGES) for table in wanted), return_exceptions=True
    )
    loaded = [await games.load(table) for table in ids]
    await database.close()
    return list(outcomes), batches, [found[0].version for found in loaded if found is not None]
