"""Records: a game as a document, and a document as a table to study."""

from typing import Any, Literal

import serai
from serai.kernel.game import Game, record_for
from serai.kernel.plain import BadInput, plain, whole
from serai.server.denied import Denied
from serai.server.hall import Hall, store_watched
from serai.server.identity import Visitor
from serai.server.live import Live, Projected
from serai.server.messages.play import Earlier
from serai.server.store.rows import Clock, Entry, SeatRow
from serai.server.tables import new_row, seat_of
from serai.server.telling import decision_of, move_seen, projected_behind, projected_in
from serai.server.when import now_ms

Eyes = Literal["seat", "spectator", "all"]


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


def eyes_of(live: Live, visitor: Visitor | None, seat: int | None, eyes: Eyes | None) -> tuple[Eyes, int | None]:
    """Through whose eyes a visitor looks back: while the game runs their own, once it is over anybody's."""
    is_over = live.row.status == "finished"
    if eyes == "all" and not is_over:
        raise Denied(409, "not_finished")
    if eyes in {"spectator", "all"}:
        return eyes, None
    if is_over and seat is not None:
        return "seat", whole(seat, "seat", 0, len(live.places) - 1)
    place = seat_of(live, visitor, seat)
    if place is None and eyes == "seat":
        raise BadInput("seat", "the seat to look from", seat)
    return ("spectator" if place is None else "seat"), place


def earlier(live: Live, number: int, seat: int | None, eyes: Eyes) -> Earlier:
    """The table as it stood after so many moves."""
    game = live.at(number)
    is_all = eyes == "all"
    if live.row.status == "finished":
        projected = projected_in(game)
    else:
        projected = projected_behind(game, seat) if live.row.projections else Projected()
    return Earlier(
        number=number,
        version=live.version,
        eyes=eyes,
        seat=seat,
        view=laid_open(game) if is_all else game.view(seat),
        decision=decision_of(game),
        log=[move_seen(live, move, seat, is_all=is_all) for move in live.moves[:number]],
        scores=projected.scores,
        incomes=projected.incomes,
        last=live.number,
    )


def laid_open(game: Game) -> dict[str, Any]:
    """The spectator's view; what is behind each seat's screen is filled in from that seat's own."""
    seen = game.view(None)
    for seat in range(game.setup.seats):
        for name, own in game.view(seat).items():
            row = seen[name]
            if isinstance(row, list) and len(row) == game.setup.seats and row[seat] is None:
                row[seat] = own[seat]
    return seen


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
