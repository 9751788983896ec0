"""Attendance: what the server itself does at a table: it asks bots, and it acts when a clock has run out."""

import asyncio

from msgspec.structs import replace

from serai.kernel.decision import Refusal
from serai.server import clocks
from serai.server.bots import bots_of, ladder, mildest
from serai.server.denied import Denied
from serai.server.hall import Hall, store_watched
from serai.server.live import Live
from serai.server.log import log
from serai.server.play import BOT_LEASE, TRIES, act, due_after
from serai.server.store.failure import Conflict, StoreDown
from serai.server.when import now_ms

SWEEP_SECONDS = 1.0
LOOK_SECONDS = 3.0


async def attend(hall: Hall, table: str) -> None:
    """Play for every bot that is asked and every seat whose time is over, until a person is."""
    if table in hall.attended or not hall.is_open():
        return
    hall.attended.add(table)
    try:
        live = await hall.live(table)
        while hall.is_open() and await act_once(hall, live):
            live = await hall.live(table)
    except (Denied, StoreDown):
        log.warning("table left for later", extra={"table": table})
    finally:
        hall.attended.discard(table)


async def act_once(hall: Hall, live: Live) -> bool:
    """One thing the server owes at this table; False when there is none."""
    decision = live.decision
    if decision is None or live.game is None:
        return False
    now = now_ms()
    late = clocks.run_out(live.row.clock, live.row.times, now)
    for seat in decision.seats:
        bot = live.places[seat].player
        if bot is not None:
            await bot_answers(hall, live, seat, bot)
            return True
        if seat in late:
            if live.row.clock.timeout == "bot":
                await stand_in(hall, live, seat, strongest(hall, live.row.game), is_for_time=True)
            else:
                await answer(hall, live, seat, mildest(live.game.actions(seat)), "clock")
            return True
    return False


async def bot_answers(hall: Hall, live: Live, seat: int, bot: str) -> None:
    """Ask a bot, with its seat's view and its actions and nothing else."""
    game = live.playing
    number, version = live.number, live.version
    actions = game.actions(seat)
    chosen = await hall.bots.answer(live.row.game, bot, game.view(seat), actions)
    if (await hall.live(live.row.id)).places[seat].player != bot:
        return  # the person came back while the bot was thinking
    await answer(hall, live, seat, chosen, "bot", number, version)


async def answer(
    hall: Hall, live: Live, seat: int, action: object, actor: str, number: int | None = None, version: int | None = None
) -> None:
    try:
        await act(
            hall,
            live.row.id,
            seat,
            live.title.write(action),
            number=live.number if number is None else number,
            version=version,
            actor="bot" if actor == "bot" else "clock",
        )
    except Refusal as refusal:  # another worker has answered, or the position is another one now
        log.info("answer not needed", extra={"table": live.row.id, "reason": refusal.reason})


def strongest(hall: Hall, game: str) -> str:
    """The bot that plays on for a person: the last of the game's ladder; random only where there is no other."""
    known = (*bots_of(game, hall.settings.bot_modules), *ladder(game))
    return next((name for name in reversed(known) if name != "random"), "random")


async def stand_in(hall: Hall, live: Live, seat: int, bot: str | None, *, is_for_time: bool = False) -> None:
    """Let a bot play on for a person (for their time: only if it is over), or (None) give the seat back."""
    table = live.row.id
    with store_watched(hall, table):
        async with hall.lock(table):
            for _ in range(TRIES):
                await hall.catch_up(live)
                now = now_ms()
                if is_for_time and seat not in clocks.run_out(live.row.clock, live.row.times, now):
                    return
                if await seat_changed(hall, live, seat, bot, now):
                    break
            else:
                raise Denied(409, "changed_meanwhile")
    hall.changed(table, "table")
    hall.spawn(attend(hall, table))


async def seat_changed(hall: Hall, live: Live, seat: int, bot: str | None, now: int) -> bool:
    """Store who plays a seat, and the clocks with it; False when another worker was first."""
    times = clocks.returned(live.row.clock, live.row.times, seat, now) if bot is None else live.row.times
    places = [replace(place, stand_in=bot) if place.seat == seat else place for place in live.places]
    decision = live.decision
    due = due_after(live, () if decision is None else decision.seats, times, now, places)
    changes = {"times": times, "due": due}
    try:
        await hall.games.change(
            live.row.id, changes, [places[seat]], revision=live.row.revision, version=live.row.version
        )
    except Conflict:
        return False
    await hall.catch_up(live)
    return True


async def sweep(hall: Hall) -> None:
    """Look after tables whose time has come, whichever worker they belonged to."""
    while hall.is_open():
        try:
            for table in await hall.games.claim_due(now_ms(), BOT_LEASE):
                hall.spawn(attend_and_settle(hall, table))
        except (StoreDown, Conflict) as error:
            log.warning("sweep put off", extra={"failure": str(error)})
        await asyncio.sleep(SWEEP_SECONDS)


async def attend_and_settle(hall: Hall, table: str) -> None:
    """Attend a claimed table; where nothing was to do, put down when to look again."""
    try:
        live = await hall.live(table)
        async with hall.lock(table):
            await hall.catch_up(live)
        version = live.version
        await attend(hall, table)
        live = await hall.live(table)
        if live.version == version and live.decision is not None and table not in hall.attended:
            due = due_after(live, live.decision.seats, live.row.times, now_ms())
            await hall.games.set_due(table, version, due)
    except (StoreDown, Denied, Conflict):
        log.warning("table left for later", extra={"table": table})


async def look_around(hall: Hall) -> None:
    """Make up for what other workers said and we did not hear."""
    while hall.is_open():
        await asyncio.sleep(LOOK_SECONDS)
        try:
            await hall.look_around()
        except StoreDown as error:
            log.warning("look put off", extra={"failure": str(error)})
