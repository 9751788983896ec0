"""Open sockets: whose eyes they look through, how long, and what they are told when the store is away."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from serai.server import app, sockets
from serai.server.app import kept_up
from serai.server.channels import Hint
from serai.server.identity import new_guest, new_session, new_token, who_is
from serai.server.messages.spoken import SaySit
from serai.server.play import act
from serai.server.store.failure import StoreDown
from tests.server.conftest import Come
from tests.server.halls import ANN, BEN, begun, opened, window_of
from tests.server.kit import Wire


def test_who_has_left_a_seat_does_not_look_from_it(come: Come) -> None:
    ann, ben, cy = come("Ann"), come("Ben"), come("Cy")
    table = ann.table([{"kind": "person"}] * 2, edition="first")["id"]
    cy.good("POST", f"/tables/{table}/join", {"seat": 1})
    with ann.socket(table, seat=0) as wire:
        assert wire.until("state")["seat"] == 0
        ann.good("POST", f"/tables/{table}/leave", {})
        ben.good("POST", f"/tables/{table}/join", {"seat": 0})
        cy.start(table)
        while wire.until("state")["table"]["status"] == "open":
            assert wire.state["seat"] is None
        seen = come(None).state(table)
        assert (wire.state["seat"], wire.state["view"], wire.state["actions"]) == (None, seen["view"], [])
        for client in (ben, cy) * 2:
            state = client.state(table)
            if state["actions"]:
                client.act(table, state, state["actions"][0]["notation"])
                assert wire.until("update")["actions"] == []
                assert wire.state["view"] == come(None).state(table)["view"]


def test_whoever_sits_elsewhere_hears_nothing_of_it_before_its_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with opened(tmp_path) as hall:
            live = await begun(hall)
            link, window = window_of(hall, live, ANN, None)
            await link.tell_state()
            read, asked = hall.games.chat_of, asyncio.Event()

            async def slowly(*given: Any) -> Any:
                lines = await read(*given)
                asked.set()
                await asyncio.sleep(0.2)
                return lines

            monkeypatch.setattr(hall.games, "chat_of", slowly)
            sitting = asyncio.create_task(link.hear(SaySit(seat=0)))
            await asked.wait()
            seat = 0 if live.playing.actions(0) else 1
            await act(hall, live.row.id, seat, live.title.write(live.playing.actions(seat)[0]), number=0)
            await link.tell_news()
            await sitting
            for_all, for_one = (msgspec.to_builtins(live.playing.view(eyes)) for eyes in (None, 0))
            assert for_all != for_one
            told = [message for message in window.heard if message["t"] in {"state", "update"}]
            assert [message["t"] for message in told] == ["state", "update", "state"]
            assert (told[1]["view"], told[2]["view"]) == (for_all, for_one)

    asyncio.run(run())


def closed_with(wire: Wire) -> int:
    with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012 - whatever else comes before
        while True:
            wire.receive()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_sockets_end_with_their_session_token_or_person(come: Come) -> None:
    here, there = come("Ann"), come(None)
    account = {"name": "Many Doors", "password": "correct horse"}
    here.good("POST", "/accounts", account)
    there.good("POST", "/sessions", account)
    made = here.good("POST", "/tokens", {"label": "my bot"})
    bot = come("bot", token=made["token"])
    table = here.table([{"kind": "hotseat"}] * 2)["id"]
    with here.socket(table) as kept, there.socket(table) as other, bot.socket(table) as wire:
        for each in (kept, other, wire):
            each.until("state")
        here.good("DELETE", f"/tokens/{made['id']}")
        assert closed_with(wire) == 1008
        session = next(session["id"] for session in here.good("GET", "/sessions") if not session["this"])
        here.good("DELETE", f"/sessions/{session}")
        assert closed_with(other) == 1008
        kept.send("ping")
        kept.until("pong")
        here.good("DELETE", "/me")
        assert closed_with(kept) == 1008


def test_sockets_at_other_workers_end_too(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as hall:
            live = await begun(hall)
            (ann, window), (ben, _) = window_of(hall, live, ANN, 0), window_of(hall, live, BEN, 1)
            await hall.heard(Hint(worker="another", table="", what="end", person=ANN.person, key="ann-2"))
            assert not ann.follower.is_ended
            await hall.heard(Hint(worker="another", table="", what="end", person=ANN.person, key=ANN.session))
            await ann.write()
            assert (window.heard[-1]["reason"], window.code) == ("nobody", 1008)
            assert not ben.follower.is_ended

    asyncio.run(run())


def test_the_slow_look_ends_sockets_whose_end_was_not_heard(tmp_path: Path) -> None:
    """Lost between workers, or at the only one before the socket followed."""

    async def run() -> None:
        async with opened(tmp_path) as hall, opened(tmp_path) as other:
            live = await begun(hall)
            person = await new_guest(hall, "Ann")
            secrets = [await new_session(hall, person, ""), await new_session(hall, person, "")]
            token = (await new_token(hall, person, "bot"))[1]
            here, there = [await who_is(hall, secret, None) for secret in secrets]
            bot = await who_is(hall, None, token)
            links = [window_of(hall, live, visitor, None)[0].follower for visitor in (None, here, there, bot)]
            await hall.look_around()
            assert [follower.is_ended for follower in links] == [False] * 4
            assert there is not None
            assert bot is not None
            await other.people.end_session(person, str(there.session))
            await other.people.end_token(person, str(bot.token))
            await hall.look_around()
            assert [follower.is_ended for follower in links] == [False, False, True, True]

    asyncio.run(run())


def test_who_logs_in_anew_goes_on_at_the_table(come: Come) -> None:
    """The session has another secret and is the same: its sockets stay."""
    ann = come("Ann")
    table = ann.table([{"kind": "hotseat"}] * 2)["id"]
    session = ann.good("GET", "/sessions")[0]["id"]
    with ann.socket(table) as wire:
        wire.until("state")
        ann.good("POST", "/accounts", {"name": "Ann of the Table", "password": "correct horse"})
        assert [found["id"] for found in ann.good("GET", "/sessions")] == [session]
        wire.send("ping")
        wire.until("pong")


def test_news_are_told_when_the_store_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "RETRY_SECONDS", 0.01)

    async def run() -> None:
        async with opened(tmp_path) as hall:
            live = await begun(hall)
            link, window = window_of(hall, live, ANN, 0)
            events: list[dict[str, object]] = [{"type": "websocket.receive", "text": '{"t":"resume"}'}]

            async def receive() -> dict[str, object]:
                return events.pop() if events else {"type": "websocket.disconnect"}

            async def fails(*_: Any) -> Any:
                raise StoreDown("away")

            window.receive = receive  # type: ignore[attr-defined]
            with monkeypatch.context() as away:
                away.setattr(hall.games, "chat_of", fails)
                await link.read()
                assert [message.get("reason") for message in window.heard] == ["store_unavailable"]
                writing = asyncio.create_task(link.write())
                await asyncio.sleep(0.1)
                assert not writing.done()
                assert [message.get("reason") for message in window.heard] == ["store_unavailable"] * 2
            await asyncio.sleep(0.3)
            assert "state" in window.kinds()
            writing.cancel()

    asyncio.run(run())


def test_work_beside_begins_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "AGAIN_SECONDS", 0)
    tries: list[int] = []

    async def work() -> None:
        tries.append(1)
        if len(tries) < 3:
            raise LookupError("of no kind that is expected")

    asyncio.run(kept_up("work", work))
    assert len(tries) == 3
