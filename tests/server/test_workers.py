"""Several workers: any of them serves any table, and losing one loses nothing."""

import os
import re
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.server.kit import START_SECONDS, Client, Server, Wire
from tests.server.players import Player, all_play, digest
from tests.server.services import REDIS, database, needs_postgres, needs_redis

pytestmark = needs_postgres


def workers_of(server: Server) -> list[int]:
    """The workers that run now; one just started is not one of them until it is past its own start."""
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text("ascii").split()
    found: list[int] = []
    for child in children:
        with suppress(FileNotFoundError, ProcessLookupError):
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(int(child))
    return found


def both_workers_of(server: Server) -> list[int]:
    """Both workers, as soon as both are there."""
    end = time.monotonic() + 20
    while len(found := workers_of(server)) < 2:
        assert time.monotonic() < end, f"workers: {found}"
        time.sleep(0.05)
    return found


def wait_until_open(server: Server, workers: list[int]) -> None:
    """A worker that is there need not serve yet; when it does, the log says so."""
    end = time.monotonic() + START_SECONDS
    while not all(re.search(rf'"pid":{pid}\b', server.log()) for pid in workers):
        assert time.monotonic() < end, server.log()
        time.sleep(0.05)


@pytest.fixture(scope="module", params=["postgres", pytest.param("redis", marks=needs_redis)])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with database() as url:
        settings: dict[str, Any] = {"database_url": url, "workers": 2, "requests": "off"}
        if request.param == "redis":
            settings["redis_url"] = REDIS
        with Server(tmp_path_factory.mktemp("workers"), **settings) as running:
            both_workers_of(running)
            time.sleep(1.5)  # both workers listen
            yield running


def test_a_move_at_one_worker_is_seen_at_the_other(server: Server) -> None:
    ann, ben = Client(server, "Ann"), Client(server, "Ben")
    table = ann.table([{"kind": "person"}] * 2)["id"]
    ben.good("POST", f"/tables/{table}/join", {})
    ann.start(table)
    people = (ann, ben)
    sockets = [people[number % 2].socket(table) for number in range(8)]  # enough to reach both workers
    wires = [opened.__enter__() for opened in sockets]
    try:
        for wire in wires:
            wire.until("state")
        slowest = 0.0
        for number in range(30):
            seat = wires[0].state["decision"]["seats"][0]
            wire = next(wire for wire in wires if wire.state["seat"] == seat)
            began = time.monotonic()
            if number % 3:
                wire.act(wire.state["actions"][0]["notation"])
            else:
                assert people[seat].act(table, wire.state, wire.state["actions"][0]["notation"]).status_code == 200
            for other in wires:
                while other.state["number"] <= number:
                    other.until("update", "state")
            slowest = max(slowest, time.monotonic() - began)
        assert slowest < 2.5  # told by the channel, not by the slow look around
        views = {wire.state["seat"]: digest(wire.state["view"]) for wire in wires}
        assert all(digest(wire.state["view"]) == views[wire.state["seat"]] for wire in wires)
    finally:
        for opened in sockets:
            opened.__exit__(None, None, None)
        ann.close()
        ben.close()


def test_a_killed_worker_is_replaced_and_play_goes_on(server: Server) -> None:
    players = [Player(server, number) for number in range(4)]
    for _ in range(4):
        before = both_workers_of(server)
        all_play(players, 0.4, lambda pid=before[0]: os.kill(pid, signal.SIGKILL))
        end = time.monotonic() + 20
        while before[0] in workers_of(server):
            assert time.monotonic() < end
            time.sleep(0.05)
        for player in players:
            assert not player.wrong, player.wrong
    time.sleep(1)
    all_play(players, 0.4, lambda: None)
    for player in players:
        player.check_views()
        player.client.close()


def test_who_was_at_a_killed_worker_is_not_there_for_ever(server: Server) -> None:
    """The worker says no good-bye: the others cease to believe it, and its sockets are counted no more."""
    workers = both_workers_of(server)
    wait_until_open(server, workers)
    with ExitStack() as stack:
        ann = Client(server, "Ann")
        stack.callback(ann.close)
        table = ann.table([{"kind": "hotseat"}] * 2)["id"]
        wires = [stack.enter_context(ann.socket(table)) for _ in range(12)]  # enough to reach both workers
        for wire in wires:
            wire.until("state")
            wire.send("sit", seat=None)  # to be counted one by one
        hear_presence(wires[0], 12)
        wait_for_sockets(server, 12)
        os.kill(workers[0], signal.SIGKILL)
        left = [wire for wire in wires if is_open(wire)]
        assert 0 < len(left) < 12
        hear_presence(left[0], len(left))
        wait_for_sockets(server, len(left))


def hear_presence(wire: Wire, watchers: int) -> None:
    while wire.until("presence", timeout=40)["watchers"] != watchers:
        pass


def is_open(wire: Wire) -> bool:
    try:
        wire.send("ping")
        wire.until("pong")
    except (WebSocketException, EOFError, OSError):
        return False
    return True


def wait_for_sockets(server: Server, count: int) -> None:
    """Until the metrics tell of so many open sockets."""
    end = time.monotonic() + 10
    while f"\nserai_sockets {count}.0\n" not in httpx.get(server.url + "/metrics").text:
        assert time.monotonic() < end
        time.sleep(0.1)


def test_two_who_answer_at_once_are_both_heard_or_told(server: Server) -> None:
    """The same seat from two windows at two workers: one answer stands, the other is refused as late."""
    ann = Client(server, "Ann")
    table = ann.table([{"kind": "hotseat"}] * 2)["id"]
    ann.start(table)
    clients = [Client(server, None) for _ in range(4)]
    for client in clients:
        client.http.cookies.update(ann.http.cookies)
    for _ in range(15):
        state = ann.state(table)
        codes: list[int] = []

        def send(client: Client, state: dict[str, Any] = state, codes: list[int] = codes) -> None:
            codes.append(client.act(table, state, state["actions"][0]["notation"], os.urandom(4).hex()).status_code)

        threads = [threading.Thread(target=send, args=(client,)) for client in clients]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(codes) == [200, 409, 409, 409]
        assert ann.state(table)["number"] == state["number"] + 1
    for client in (ann, *clients):
        client.close()


def test_bots_play_whichever_worker_started_them(server: Server) -> None:
    host = Client(server, "Host")
    table = host.table([{"kind": "bot", "bot": "random"}] * 2, sit=False)["id"]
    host.start(table)
    end = time.monotonic() + 60
    while host.good("GET", f"/tables/{table}")["number"] < 20:
        assert time.monotonic() < end
        time.sleep(0.2)
    host.close()


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    server = Server(tmp_path, workers=2)
    with pytest.raises(AssertionError, match="PostgreSQL"):
        server.start()


def test_two_servers_on_one_database_tell_each_other(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    with (
        database() as url,
        Server(tmp_path / "one", requests="off", database_url=url) as one,
        Server(tmp_path / "two", requests="off", database_url=url) as two,
    ):
        ann, watcher = Client(one, "Ann"), Client(two, "Ben")
        table = ann.table([{"kind": "hotseat"}] * 2)["id"]
        ann.start(table)
        with watcher.socket(table) as wire:
            wire.until("state")
            slowest = 0.0
            for _ in range(4):
                state = ann.state(table)
                began = time.monotonic()
                ann.act(table, state, state["actions"][0]["notation"])
                wire.until("update")
                slowest = max(slowest, time.monotonic() - began)
        assert slowest < 2.5  # told by the channel, not by the slow look around
        ann.close()
        watcher.close()
