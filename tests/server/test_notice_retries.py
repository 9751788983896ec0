"""A notice that fails is tried again, later and later; one whose address stays dead is given up."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from serai.server import notices
from serai.server.hall import Hall
from serai.server.identity import Visitor, new_guest
from serai.server.messages.tables import SeatWish, TableRequest
from serai.server.metrics import NOTICES
from serai.server.notices import FIRST_RETRY, LEASE, MOST_TRIES, announce, deliver
from serai.server.play import act
from serai.server.settings import Settings
from serai.server.tables import create, start
from serai.server.when import now_ms
from tests.server.kit import HOST
from tests.server.receivers import Browser, Catcher, open_to_all

DAY = 86_400_000


@pytest.fixture
def catcher() -> Iterator[Catcher]:
    with open_to_all(Catcher()) as running:
        yield running


class Scene(NamedTuple):
    """A hall with a table whose owner wants to be told, and a hand on the clock."""

    hall: Hall
    table: str
    set_time: Callable[[int], None]

    async def try_at(self, now: int) -> int:
        """Deliver what is due at this time; how many there were."""
        self.set_time(now)
        rows = await self.hall.notices.claim(now, LEASE)
        for row in rows:
            await deliver(self.hall, row)
        return len(rows)


def in_a_hall(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    kind: str,
    target: dict[str, Any],
    play: Callable[[Scene], Awaitable[None]],
) -> None:
    async def run() -> None:
        hall = Hall(Settings(data=str(folder), notice_hosts=HOST, notice_seconds=0))
        await hall.database.migrate()
        visitor = Visitor(await new_guest(hall, "Ann"), "Ann")
        wish = TableRequest(game="yunnan", seats=[SeatWish(kind="hotseat"), SeatWish(kind="hotseat")])
        live = await create(hall, visitor, wish)
        row = {"id": "n", "table_id": live.row.id, "person": visitor.person, "kind": kind, "secret": "s", "created": 0}
        await hall.notices.add(row | {"target": msgspec.json.encode(target).decode()})
        await start(hall, live, visitor)
        if hall.tasks:
            await asyncio.wait(hall.tasks)
        clock = [now_ms()]
        monkeypatch.setattr(notices, "now_ms", lambda: clock[0])
        try:
            await play(Scene(hall, live.row.id, lambda now: clock.__setitem__(0, now)))
        finally:
            await hall.close()

    asyncio.run(run())


def counted(kind: str, result: str) -> float:
    return float(NOTICES.labels(kind, result)._value.get())


@pytest.mark.parametrize("kind", ["webhook", "push"])
def test_one_that_fails_at_first_arrives_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, catcher: Catcher, kind: str
) -> None:
    catcher.failures = 3
    sent = counted(kind, "sent")

    async def play(scene: Scene) -> None:
        now = now_ms() + 1000
        for wait in (FIRST_RETRY, 2 * FIRST_RETRY, 4 * FIRST_RETRY):
            assert await scene.try_at(now) == 1
            assert catcher.caught == []
            assert await scene.try_at(now + wait - 1) == 0  # not before its time
            now += wait
        assert await scene.try_at(now) == 1
        assert len(catcher.caught) == 1
        assert await scene.try_at(now + DAY) == 0  # and once only

    in_a_hall(tmp_path, monkeypatch, kind, target_of(kind, catcher), play)
    assert counted(kind, "sent") == sent + 1


@pytest.mark.parametrize("kind", ["webhook", "push"])
def test_one_that_stays_dead_is_given_up_and_counted(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    catcher: Catcher,
    caplog: pytest.LogCaptureFixture,
    kind: str,
) -> None:
    catcher.failures = 1000
    failed, given_up = counted(kind, "failed"), counted(kind, "given_up")

    async def play(scene: Scene) -> None:
        now = now_ms() + 1000
        for tries in range(MOST_TRIES):
            assert await scene.try_at(now) == 1, tries
            now += FIRST_RETRY * 2**tries
        assert await scene.try_at(now + 30 * DAY) == 0
        assert len(await scene.hall.notices.of(scene.table)) == 1  # the address stays, for next time

    in_a_hall(tmp_path, monkeypatch, kind, target_of(kind, catcher), play)
    assert 1000 - catcher.failures == MOST_TRIES
    assert counted(kind, "failed") == failed + MOST_TRIES
    assert counted(kind, "given_up") == given_up + 1
    assert "notice given up" in caplog.messages


@pytest.mark.parametrize("kind", ["webhook", "push"])
@pytest.mark.parametrize("status", [404, 410])
def test_an_address_that_is_gone_is_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, catcher: Catcher, kind: str, status: int
) -> None:
    catcher.failures, catcher.failure = 1000, status

    async def play(scene: Scene) -> None:
        now = now_ms() + 1000
        assert await scene.try_at(now) == 1
        assert await scene.try_at(now + DAY) == 0
        assert await scene.hall.notices.of(scene.table) == []

    in_a_hall(tmp_path, monkeypatch, kind, target_of(kind, catcher), play)


def test_who_has_answered_meanwhile_is_not_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, catcher: Catcher
) -> None:
    async def play(scene: Scene) -> None:
        live = await scene.hall.live(scene.table)
        assert live.decision is not None
        other = 1 - live.decision.seats[0]
        await announce(scene.hall, live, [other], "bid")  # as if the turn had passed on
        assert await scene.try_at(now_ms() + 1000) == 2
        assert len(catcher.caught) == 1

    in_a_hall(tmp_path, monkeypatch, "webhook", target_of("webhook", catcher), play)


def test_who_answered_and_is_asked_again_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, catcher: Catcher
) -> None:
    async def play(scene: Scene) -> None:
        live = await scene.hall.live(scene.table)
        assert live.decision is not None
        seat = live.decision.seats[0]
        with monkeypatch.context() as quiet:  # nobody is told of the turns between
            quiet.setattr(scene.hall.notices, "queue", ignore)
            while live.number == 0 or seat not in live.decision.seats:
                asked = live.decision.seats[0]
                action = live.title.write(live.playing.actions(asked)[0])
                await act(scene.hall, scene.table, asked, action, number=live.number)
            await asyncio.gather(*scene.hall.tasks)
        await announce(scene.hall, live, [seat], live.decision.question)
        assert await scene.try_at(now_ms() + 1000) == 2  # the first one still waits
        told = [msgspec.json.decode(body)["number"] for _, body in catcher.caught]
        assert told == [live.number]

    in_a_hall(tmp_path, monkeypatch, "webhook", target_of("webhook", catcher), play)


async def ignore(_queued: list[dict[str, Any]]) -> None:
    pass


def target_of(kind: str, catcher: Catcher) -> dict[str, Any]:
    url = f"http://{HOST}:{catcher.server_address[1]}/there"
    return {"url": url} if kind == "webhook" else Browser().subscription(url)
