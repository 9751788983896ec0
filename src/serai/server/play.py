"""Play: an answer is tried on a copy, stored, and only then true. Everybody is told afterwards.

Whoever sends the same id again gets the same answer. An answer to an older number is refused as late, unless the
others have merely answered the same simultaneous question meanwhile.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Literal, NamedTuple

from serai.kernel.decision import Refusal
from serai.kernel.game import Game, read_action
from serai.kernel.plain import BadInput, plain
from serai.server import clocks
from serai.server.denied import Denied
from serai.server.hall import Hall, store_watched
from serai.server.live import Live, Trial
from serai.server.log import log
from serai.server.metrics import CONFLICTS, MOVE_SECONDS, MOVES, STORE_SECONDS
from serai.server.store.failure import Conflict
from serai.server.store.rows import Entry, SeatRow
from serai.server.undo import frontier
from serai.server.when import now_ms

TRIES = 50  # workers that write at once each get their turn long before this
BOT_LEASE = 20_000  # so long a worker has for its bots before another looks after them

Actor = Literal["person", "bot", "clock"]


class Stored(NamedTuple):
    """An entry of the log, as its sender is told."""

    number: int
    version: int


async def act(
    hall: Hall,
    table: str,
    seat: int,
    given: str | Mapping[str, Any],
    *,
    number: int,
    client_id: str | None = None,
    version: int | None = None,
    actor: Actor = "person",
    person: str | None = None,
) -> Stored:
    """Play an action for a seat, or change nothing and raise Refusal, BadInput, or Denied to who does not hold it."""
    began = now_ms()

    async def play(live: Live) -> Stored | None:
        trial = tried(live, seat, given, number, version)
        entry = Entry(
            version=live.version + 1,
            kind="act",
            number=live.number + 1,
            seat=seat,
            action=live.title.write(trial.action),
            actor=actor,
            at=now_ms(),
            client_id=client_id,
        )
        if not await store(hall, live, entry, trial.game, trial):
            return None
        MOVES.labels(live.row.game, actor).inc()
        MOVE_SECONDS.observe((now_ms() - began) / 1000)
        return Stored(entry.number, entry.version)

    return await once(hall, table, seat, client_id, person, play)


async def once(
    hall: Hall,
    table: str,
    seat: int,
    client_id: str | None,
    person: str | None,
    attempt: Callable[[Live], Awaitable[Stored | None]],
) -> Stored:
    """Do what a seat asks, once for each id. None from `attempt`: another worker was first, so it is tried again.

    What is refused is tried once more if the store has news: memory may have been behind.
    """
    with store_watched(hall, table):
        async with hall.lock(table):
            live = await hall.live(table)
            is_fresh = False
            for _ in range(TRIES):
                check_holder(live, seat, person)
                stored = stored_before(live, seat, client_id)
                if stored is not None:
                    return stored
                try:
                    stored = await attempt(live)
                except (Refusal, BadInput):
                    if not is_fresh and await hall.catch_up(live):
                        is_fresh = True
                        continue
                    stored = await stored_long_ago(hall, live, seat, client_id)
                    if stored is None:
                        raise
                stored = stored or await stored_long_ago(hall, live, seat, client_id)
                if stored is not None:
                    return stored
    raise Refusal("too_busy", "")


def check_holder(live: Live, seat: int, person: str | None) -> None:
    """The seat may have been given to somebody else since the call was let in; the server itself (None) may go on.

    Memory is enough: a seat changes hands only before the start, and memory that knows of the start has read who sat
    there then. After it a seat can only lose its person, by deletion, and with that their sessions end.
    """
    if person is not None and live.places[seat].person != person:
        raise Denied(403, "not_your_seat")


async def stored_long_ago(hall: Hall, live: Live, seat: int, client_id: str | None) -> Stored | None:
    """What became of an id that memory does not know any more."""
    version = None if client_id is None else await hall.games.version_of(live.row.id, seat, client_id)
    return None if version is None else Stored(live.number, version)


def stored_before(live: Live, seat: int, client_id: str | None) -> Stored | None:
    """What became of an id that was sent before."""
    if client_id is None or (seat, client_id) not in live.client_ids:
        return None
    version = live.client_ids[seat, client_id]
    return Stored(live.number, version)


def tried(live: Live, seat: int, given: str | Mapping[str, Any], number: int, version: int | None) -> Trial:
    """The action played on a copy of the present."""
    if live.game is None:
        raise Refusal("not_begun", "")
    if live.decision is None:
        raise Refusal("game_over", "")
    if is_late(live, seat, number, version):
        raise Refusal("late", "", {"number": live.number})
    return live.attempt(read_action(live.title, given, "action"), seat)


def is_late(live: Live, seat: int, number: int, version: int | None) -> bool:
    """Whether an answer was meant for another position than the present one."""
    if version is not None and version < live.last_undo:
        return True
    if number == live.number:
        return False
    decision = live.decision
    if number > live.number or decision is None or seat not in decision.seats:
        return True
    return any(
        move.seat == seat or seat not in move.asked.seats or move.asked.question != decision.question
        for move in live.moves[number:]
    )


async def store(hall: Hall, live: Live, entry: Entry, game: Game, trial: Trial | None) -> bool:
    """Store an entry and make it the present; False, and memory up to date, when another worker was first."""
    row = live.row
    decision = game.decision
    owing = () if decision is None else decision.seats
    count = clocks.undone if trial is None else clocks.moved
    times = count(row.clock, row.times, owing, entry.at)
    changes: dict[str, Any] = {"times": times, "due": due_after(live, owing, times, entry.at), "request": None}
    if decision is None:
        changes["status"] = "finished"
        changes["result"] = {
            "winners": list(game.winners),
            "scores": [plain(sheet) for sheet in game.scores()],
        }
    try:
        with STORE_SECONDS.time():
            await hall.games.append(row.id, entry, changes)
    except Conflict:
        CONFLICTS.inc()
        await hall.catch_up(live)
        return False
    waited_for = set() if live.decision is None else set(live.decision.seats)
    live.accept(entry, game, trial)
    for name, value in changes.items():
        setattr(row, name, value)
    row.version, row.number, row.changed = entry.version, entry.number, entry.at
    hall.keep(live)
    hall.changed(row.id)
    look_after(hall, live, set(owing) - waited_for)
    if decision is None:
        log.info("game over", extra={"table": row.id, "game": row.game, "moves": entry.number})
    return True


def due_after(
    live: Live, owing: tuple[int, ...], times: Any, now: int, places: list[SeatRow] | None = None
) -> int | None:
    """When a worker must look at the table again."""
    if not owing:
        return None
    deadline = clocks.deadline(live.row.clock, times)
    if any((places or live.places)[seat].player for seat in owing):
        return now + BOT_LEASE if deadline is None else min(deadline, now + BOT_LEASE)
    return deadline


def look_after(hall: Hall, live: Live, newly: set[int]) -> None:
    """Let the bots that are asked think, and tell the people whose turn it has become."""
    decision = live.decision
    if decision is None:
        return
    if any(live.places[seat].player for seat in decision.seats):
        from serai.server.attendance import attend  # noqa: PLC0415 - the two call each other

        hall.spawn(attend(hall, live.row.id))
    people = [seat for seat in newly if not live.places[seat].player]
    is_nobody_told = live.notices is not None and live.notices == (live.row.revision, [])
    if people and not is_nobody_told:
        from serai.server.notices import announce  # noqa: PLC0415 - notices are not needed to play

        hall.spawn(announce(hall, live, people, decision.question))


async def undo(
    hall: Hall,
    table: str,
    seat: int,
    to: int,
    *,
    number: int,
    client_id: str | None = None,
    person: str | None = None,
) -> Stored:
    """Take back moves down to a number, within the frontier."""

    async def go_back(live: Live) -> Stored | None:
        check_undo(live, seat, number, to)
        is_stored = await take_back(hall, live, seat, to, client_id)
        return Stored(live.number, live.version) if is_stored else None

    return await once(hall, table, seat, client_id, person, go_back)


def check_undo(live: Live, seat: int, number: int, to: int) -> None:
    if live.game is None:
        raise Refusal("not_begun", "")
    if live.decision is None:
        raise Refusal("game_over", "")
    if number != live.number:
        raise Refusal("late", "", {"number": live.number})
    if to >= live.number:
        raise Refusal("nothing_to_undo", "")
    limit = frontier(live, seat)
    if limit is None or to < limit:
        raise Refusal("beyond_frontier", "", {"frontier": limit, "policy": live.row.undo})


async def take_back(hall: Hall, live: Live, seat: int, to: int, client_id: str | None) -> bool:
    """Store an undo."""
    entry = Entry(
        version=live.version + 1,
        kind="undo",
        number=to,
        seat=seat,
        action="",
        actor="person",
        at=now_ms(),
        client_id=client_id,
    )
    return await store(hall, live, entry, live.at(to), None)
