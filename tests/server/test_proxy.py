"""A bad line between players and server: messages dropped, delayed, doubled and out of order. All converge."""

import json
import queue
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
from websockets import Origin
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect
from websockets.sync.server import ServerConnection, serve

from tests.server.conftest import Come
from tests.server.kit import HOST, Client, Plain, Server, free_port
from tests.server.players import GONE, digest

MOVES = 25
PATIENCE = 0.4  # a client that hears nothing for so long asks again


class BadLine:
    """A proxy that mistreats whole messages, in both directions."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.rng = Random(seed)
        self.is_bad = True
        self.mistreated = 0

    def pump(self, source: Any, target: Any) -> None:
        held: list[Any] = []
        try:
            while True:
                try:
                    message = source.recv(timeout=0.05 if held else None)
                except TimeoutError:
                    self.rng.shuffle(held)
                    for late in held:
                        target.send(late)
                    held.clear()
                    continue
                fate = self.rng.random() if self.is_bad else 1.0
                self.mistreated += fate < 0.45
                if fate < 0.12:
                    continue
                if fate < 0.24:
                    target.send(message)
                elif fate < 0.45:
                    held.append(message)  # late, and after others
                    continue
                target.send(message)
        except (*GONE, WebSocketException):
            source.close()
            target.close()

    def handle(self, connection: ServerConnection) -> None:
        assert connection.request is not None
        headers = {"Cookie": connection.request.headers["Cookie"]}
        with connect(
            f"ws://{HOST}:{self.server.port}{connection.request.path}",
            origin=Origin(self.server.url),
            additional_headers=headers,
            proxy=None,
            max_size=None,
        ) as upstream:
            back = threading.Thread(target=self.pump, args=(upstream, connection))
            back.start()
            self.pump(connection, upstream)
            back.join(10)


@contextmanager
def bad_line(server: Server, seed: int) -> Iterator[tuple[BadLine, int]]:
    line = BadLine(server, seed)
    port = free_port()
    with serve(line.handle, HOST, port, compression=None) as running:
        thread = threading.Thread(target=running.serve_forever)
        thread.start()
        try:
            yield line, port
        finally:
            running.shutdown()
            thread.join(10)


class Window(threading.Thread):
    """A player's window: keeps what it knows, asks when something is missing, resends what was not answered."""

    def __init__(self, client: Client, port: int, table: str, seed: int) -> None:
        super().__init__()
        self.client = client
        self.port = port
        self.table = table
        self.rng = Random(seed)
        self.state: Plain | None = None
        self.pending: Plain | None = None
        self.stored = 0  # the number of the last answer that was acknowledged
        self.acknowledged: list[str] = []
        self.refused: list[str] = []
        self.done = threading.Event()
        self.heard: queue.Queue[Plain] = queue.Queue()

    def run(self) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.http.cookies.items())
        with connect(
            f"ws://{HOST}:{self.port}/api/tables/{self.table}/socket",
            additional_headers={"Cookie": cookie},
            proxy=None,
            max_size=None,
        ) as connection:
            count = 0
            while not self.done.is_set():
                try:
                    self.pending = self.take(json.loads(connection.recv(timeout=PATIENCE)), self.pending)
                except TimeoutError:
                    known = self.state or {"number": None, "version": None}
                    connection.send(json.dumps({"t": "resume", "since": known["number"], "version": known["version"]}))
                    if self.pending is not None:
                        connection.send(json.dumps(self.pending))
                    continue
                if self.state is None or self.pending is not None or self.state["number"] >= MOVES:
                    continue
                if self.state["actions"] and self.state["number"] >= self.stored:
                    count += 1
                    action = self.rng.choice(self.state["actions"])["notation"]
                    self.pending = {
                        "t": "act",
                        "id": f"{self.state['seat']}-{count}",
                        "number": self.state["number"],
                        "seat": self.state["seat"],
                        "action": action,
                    }
                    connection.send(json.dumps(self.pending))

    def take(self, message: Plain, pending: Plain | None) -> Plain | None:
        if message["t"] in {"state", "update"}:
            is_news = self.state is None or message["version"] > self.state["version"]
            if message["t"] == "state" and is_news:
                self.state = message
            elif self.state is not None and is_news and message["moves"][0]["number"] <= self.state["number"] + 1:
                self.state = {**self.state, **message}  # without a gap
        elif message["t"] in {"ack", "refused"} and pending is not None and message["id"] == pending["id"]:
            self.stored = max(self.stored, message["number"])
            (self.acknowledged if message["t"] == "ack" else self.refused).append(message["id"])
            return None
        return pending


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_everybody_converges(server: Server, come: Come, seed: int) -> None:
    people = [come(f"Player {seat}") for seat in range(3)]
    table = people[0].table([{"kind": "person"}] * 3)["id"]
    for person in people[1:]:
        person.good("POST", f"/tables/{table}/join", {})
    people[0].start(table)
    with bad_line(server, seed) as (line, port):
        windows = [Window(person, port, table, seat) for seat, person in enumerate(people)]
        for window in windows:
            window.start()
        end = time.monotonic() + 60
        while time.monotonic() < end and people[0].good("GET", f"/tables/{table}")["number"] < MOVES:
            time.sleep(0.1)
        line.is_bad = False
        truth = [person.state(table) for person in people]
        while time.monotonic() < end and any(
            window.pending is not None or window.state is None or window.state["number"] < truth[0]["number"]
            for window in windows
        ):
            time.sleep(0.1)
        for window in windows:
            window.done.set()
        for window in windows:
            window.join(10)
    assert truth[0]["number"] >= MOVES
    assert line.mistreated > 20
    for window, known in zip(windows, truth, strict=True):
        assert window.state is not None
        assert window.state["number"] == known["number"]
        assert digest(window.state["view"]) == digest(known["view"])
    by_seat = [sum(move["seat"] == seat for move in truth[0]["log"]) for seat in range(3)]
    for window, moves in zip(windows, by_seat, strict=True):
        assert len(window.acknowledged) == len(set(window.acknowledged)) == moves
        assert window.refused == []
