"""What one worker knows may be old: two halls on one store, the second always a step behind."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from serai.server.attendance import stand_in
from serai.server.consent import answer, undo_or_ask
from serai.server.denied import Denied
from serai.server.hall import Hall
from serai.server.identity import Visitor
from serai.server.messages.tables import ClockWish, SeatWish, TableRequest
from serai.server.play import act
from serai.server.store.failure import StoreDown
from serai.server.tables import create, forget, join, leave, start
from tests.server.halls import ANN, BEN, begun, laid, opened

CY = Visitor("cy", "Cy", session="cy-1")


def in_halls(folder: Path, work: Callable[[Hall, Hall], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        async with opened(folder) as one, opened(folder) as two:
            await work(one, two)

    asyncio.run(run())


async def play_first(hall: Hall, table: str) -> int:
    """The first action of whoever is asked; the seat."""
    live = await hall.live(table)
    seat = 0 if live.playing.actions(0) else 1
    await act(hall, table, seat, live.title.write(live.playing.actions(seat)[0]), number=live.number)
    return seat


def test_who_leaves_while_the_game_begins_keeps_the_seat(tmp_path: Path) -> None:
    async def work(one: Hall, two: Hall) -> None:
        live = await laid(one)
        behind = await two.live(live.row.id)
        await start(one, live, ANN)
        await leave(two, behind, BEN, None)
        place = behind.places[1]
        assert (place.person, place.stand_in is not None) == (BEN.person, True)

    in_halls(tmp_path, work)


def test_only_the_seat_named_is_left(tmp_path: Path) -> None:
    async def work(hall: Hall, _: Hall) -> None:
        seats = [SeatWish(), SeatWish(kind="hotseat", name="Child"), SeatWish()]
        live = await create(hall, ANN, TableRequest(game="yunnan", seats=seats))
        await leave(hall, live, ANN, 0)
        assert [(place.kind, place.person) for place in live.places] == [
            ("person", None),
            ("hotseat", ANN.person),
            ("person", None),
        ]
        assert live.row.owner == ANN.person

    in_halls(tmp_path, work)


def test_an_owner_without_a_seat_removes_the_table_where_nobody_sits(tmp_path: Path) -> None:
    async def work(hall: Hall, _: Hall) -> None:
        wish = TableRequest(game="yunnan", seats=[SeatWish(), SeatWish()], sit=False)
        live, other = await create(hall, ANN, wish), await create(hall, ANN, wish)
        with pytest.raises(Denied, match="not_your_seat"):
            await leave(hall, live, BEN, None)
        await leave(hall, live, ANN, None)
        assert await hall.games.load(live.row.id) is None
        await forget(hall, ANN)
        assert await hall.games.load(other.row.id) is None

    in_halls(tmp_path, work)


def test_to_forget_somebody_leaves_other_tables_in_memory(tmp_path: Path) -> None:
    async def work(hall: Hall, _: Hall) -> None:
        live = await begun(hall)
        other = await create(hall, ANN, TableRequest(game="yunnan", seats=[SeatWish(), SeatWish()]))
        await forget(hall, BEN)
        assert hall.lives[other.row.id] is other
        assert (await hall.live(live.row.id)).places[1].person is None

    in_halls(tmp_path, work)


def test_who_has_left_does_not_play_for_who_came(tmp_path: Path) -> None:
    """Let in by what a worker knew, refused by what the store knows."""

    async def work(one: Hall, two: Hall) -> None:
        live = await laid(one)
        behind = await two.live(live.row.id)
        await leave(one, live, BEN, None)
        await join(one, live, CY, None)
        await start(one, live, ANN)
        assert behind.places[1].person == BEN.person
        answers: list[Callable[[], Coroutine[Any, Any, object]]] = [
            lambda: act(two, live.row.id, 1, "pass", number=0, person=BEN.person),
            lambda: undo_or_ask(two, behind, 1, 0, number=0, client_id="u", person=BEN.person),
            lambda: answer(two, behind, 1, agree=True, person=BEN.person),
        ]
        for sent in answers:
            behind.places[1].person, behind.places[1].name = BEN.person, BEN.name  # as it knew before
            behind.row.revision = 0
            with pytest.raises(Denied, match="not_your_seat"):
                await sent()
        assert behind.places[1].person == CY.person
        assert (await two.live(live.row.id)).number == 0

    in_halls(tmp_path, work)


def test_a_table_read_before_a_move_was_stored_does_not_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hall: Hall, _: Hall) -> None:
        table = (await begun(hall)).row.id
        append = hall.games.append

        async def late(*given: Any) -> None:
            hall.forget(table)
            assert (await hall.live(table)).version == 0
            await append(*given)

        monkeypatch.setattr(hall.games, "append", late)
        await play_first(hall, table)
        assert (await hall.live(table)).version == 1

    in_halls(tmp_path, work)


def test_a_stand_in_comes_to_the_clocks_as_they_are_stored(tmp_path: Path) -> None:
    async def work(one: Hall, two: Hall) -> None:
        live = await begun(one, clock=ClockWish(kind="live", seconds=60, increment=5))
        behind = await two.live(live.row.id)
        two.attended.add(live.row.id)  # the bot is in no hurry
        seat = await play_first(one, live.row.id)
        await stand_in(two, behind, seat, "random")
        assert behind.version == 1
        assert behind.row.times == live.row.times

    in_halls(tmp_path, work)


def test_who_did_answer_in_time_is_not_replaced(tmp_path: Path) -> None:
    async def work(one: Hall, two: Hall) -> None:
        live = await begun(one, clock=ClockWish(kind="live", seconds=1))
        behind = await two.live(live.row.id)
        seat = await play_first(one, live.row.id)
        await asyncio.sleep(1.1)
        await stand_in(two, behind, seat, "random", is_for_time=True)
        assert behind.places[seat].stand_in is None

    in_halls(tmp_path, work)


def test_no_stand_in_plays_that_is_not_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hall: Hall, _: Hall) -> None:
        live = await begun(hall)

        async def fails(*_given: Any, **_more: Any) -> None:
            raise StoreDown("full")

        monkeypatch.setattr(hall.games, "change", fails)
        with pytest.raises(Denied, match="store_unavailable"):
            await stand_in(hall, live, 0, "random")
        assert live.places[0].stand_in is None

    in_halls(tmp_path, work)
