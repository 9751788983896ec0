"""Records: a game as a document, and a document as a table to study."""

from typing import Any

import serai
from serai.kernel.game import record_for
from serai.kernel.plain import plain
from serai.server.hall import Hall, store_watched
from serai.server.identity import Visitor
from serai.server.live import Live
from serai.server.messages import Earlier
from serai.server.store.rows import Clock, Entry, SeatRow
from serai.server.tables import new_row
from serai.server.telling import decision_of, move_seen
from serai.server.undo import hides
from serai.server.when import now_ms


def record_of(live: Live, seat: int | None, *, notation: bool) -> dict[str, Any]:
    """The record: of a finished game all of it, of a running one what this seat may know and never the seed."""
    if live.row.status == "finished":
        return live.playing.record(notation=notation)
    return record_for(live.playing, seat, notation=notation)


def lines_of(live: Live, seat: int | None) -> str:
    """The record as text: a heading, then one move per line."""
    record = record_of(live, seat, notation=True)
    setup = record["setup"]
    heading = [f"{key}: {setup[key]}" for key in ("game", "edition", "variants", "seats", "seed") if key in setup]
    moves = [f"{number}. [{who}] {text or '...'}" for number, (who, text) in enumerate(record["moves"], 1)]
    return "\n".join([*heading, "", *moves, ""])


def earlier(live: Live, number: int, seat: int | None) -> Earlier:
    """The table as it stood after so many moves."""
    game = live.at(number)
    is_shown = live.row.status == "finished" or not hides(game, seat)
    return Earlier(
        number=number,
        version=live.version,
        seat=seat,
        view=game.view(seat),
        decision=decision_of(game),
        log=[move_seen(live, move, seat) for move in live.moves[:number]],
        scores=[plain(sheet) for sheet in game.scores()] if is_shown else None,
        last=live.number,
    )


async def study(hall: Hall, visitor: Visitor, record: object, name: str) -> Live:
    """A finished, private table from a record."""
    game = serai.replay(record)
    now = now_ms()
    row = new_row(
        name=name.strip(),
        owner=visitor.person,
        access="invitation",
        clock=Clock(),
        undo="never",
        setup=game.setup.to_plain(),
    )
    row |= {
        "status": "finished",
        "study": True,
        "start": None if game.start is None else game.title.position(game.start),
        "version": len(game.moves),
        "number": len(game.moves),
        "result": {"winners": list(game.winners), "scores": [plain(sheet) for sheet in game.scores()]},
    }
    places = [SeatRow(seat=seat, kind="person", name=f"{seat + 1}") for seat in range(game.setup.seats)]
    entries = [
        Entry(
            version=number,
            kind="act",
            number=number,
            seat=move.seat,
            action=game.title.write(move.action),
            actor="person",
            at=now,
        )
        for number, move in enumerate(game.moves, 1)
    ]
    with store_watched(hall):
        await hall.games.create(row, places, entries)
        return await hall.live(row["id"])
