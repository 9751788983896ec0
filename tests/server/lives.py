"""Games as a table holds them, without a server."""

import serai
from serai.server.live import Live
from serai.server.store.rows import Clock, Entry, SeatRow, TableRow, Times
from serai.server.tables import new_row


def live_of(game: serai.Game) -> Live:
    """The game as a table would hold it."""
    row = new_row(setup=game.setup.to_plain(), name="", owner="", access="open", clock=Clock(), undo="never")
    row |= {"status": "running", "times": Times()}
    live = Live(TableRow(**row), [SeatRow(seat=seat, kind="hotseat") for seat in range(game.setup.seats)])
    for number, move in enumerate(game.moves, 1):
        live.add(entry(number, number, move.seat, game.title.write(move.action)))
    return live


def entry(version: int, number: int, seat: int, action: str, kind: str = "act") -> Entry:
    return Entry(version=version, kind=kind, number=number, seat=seat, action=action, actor="person", at=0)  # type: ignore[arg-type]
