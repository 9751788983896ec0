"""A real server in a process of its own, and clients that speak nothing but the protocol."""

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

HOST = "127.0.0.1"
START_SECONDS = 90  # where many tests share few cores
STOP_SECONDS = 60
Plain = dict[str, Any]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


class Server:
    """`serai serve` as a subprocess; may be stopped, killed and started again on the same data."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.folder = folder
        self.port = free_port()
        self.settings = {"data": folder / "data", "host": HOST, "port": self.port, "bot_seconds": 2, **settings}
        self.process: subprocess.Popen[bytes] | None = None
        self.output = folder / "server.log"

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"

    def environment(self) -> dict[str, str]:
        environment = {key: value for key, value in os.environ.items() if not key.startswith("SERAI_")}
        environment |= {f"SERAI_{name.upper()}": str(value) for name, value in self.settings.items()}
        environment["PYTHONPATH"] = os.pathsep.join([str(Path(__file__).parents[2]), *sys.path[:1]])
        return environment

    def start(self) -> Self:
        environment = self.environment()
        with self.output.open("ab") as output:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "serai.server.cli", "serve"],
                env=environment,
                stdout=output,
                stderr=output,
                cwd=self.folder,
            )
        self.wait_until_well()
        return self

    def wait_until_well(self) -> None:
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            assert self.is_running(), self.log()
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(self.url + "/health", timeout=2).status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError("the server did not start:\n" + self.log())

    def is_running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def log(self) -> str:
        return self.output.read_text("utf-8", "replace") if self.output.exists() else ""

    def signal(self, number: int) -> int:
        """Send a signal and wait for the end; the exit code."""
        assert self.process is not None
        self.process.send_signal(number)
        code = self.process.wait(STOP_SECONDS)
        self.process = None
        return code

    def stop(self) -> int:
        return self.signal(signal.SIGTERM)

    def kill(self) -> None:
        self.signal(signal.SIGKILL)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(5)
        if self.process is not None:
            self.process = None


class QuickServer(Server):
    """The same server, but forked from a process that has everything loaded: for tests that start many."""

    zygote: subprocess.Popen[bytes] | None = None

    def start(self) -> Self:
        if self.zygote is None:
            self.zygote = subprocess.Popen(
                [sys.executable, "-m", "tests.server.zygote"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                cwd=Path(__file__).parents[2],
            )
        wish = {"environment": self.environment(), "folder": str(self.folder), "log": str(self.output)}
        assert self.zygote.stdin is not None
        assert self.zygote.stdout is not None
        self.zygote.stdin.write(json.dumps(wish).encode() + b"\n")
        self.zygote.stdin.flush()
        self.pid = int(self.zygote.stdout.readline())
        self.wait_until_well()
        return self

    def is_running(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def signal(self, number: int) -> int:
        os.kill(self.pid, number)
        end = time.monotonic() + STOP_SECONDS
        while self.is_running():
            assert time.monotonic() < end, "the server does not end"
            time.sleep(0.01)
        return 0

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.is_running():
            self.signal(signal.SIGKILL)
        if self.zygote is not None:
            assert self.zygote.stdin is not None
            assert self.zygote.stdout is not None
            self.zygote.stdin.close()
            self.zygote.wait(10)
            self.zygote.stdout.close()


class Client:
    """Somebody at a browser, without the browser."""

    def __init__(self, server: Server, name: str | None = "Somebody", token: str | None = None) -> None:
        self.server = server
        headers = {"Origin": server.url} if token is None else {"Authorization": f"Bearer {token}"}
        self.http = httpx.Client(base_url=server.url + "/api", headers=headers, timeout=20)
        self.name = name
        self.counter = 0
        if name is not None and token is None:
            self.good("POST", "/guest", {"name": name})

    def call(self, method: str, path: str, body: Any = None, **query: Any) -> httpx.Response:
        parameters = {key: value for key, value in query.items() if value is not None}
        return self.http.request(method, path, json=body, params=parameters)

    def good(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        answer = self.call(method, path, body, **query)
        assert answer.status_code in {200, 201}, (method, path, answer.status_code, answer.text)
        return answer.json()

    def new_id(self) -> str:
        self.counter += 1
        return f"{self.name}-{self.counter}"

    def table(self, seats: list[Plain], game: str = "yunnan", **wish: Any) -> Plain:
        made: Plain = self.good("POST", "/tables", {"game": game, "seats": seats, **wish})
        return made

    def start(self, table: str) -> Plain:
        begun: Plain = self.good("POST", f"/tables/{table}/start")
        return begun

    def state(self, table: str, **query: Any) -> Plain:
        state: Plain = self.good("GET", f"/tables/{table}/state", **query)
        return state

    def act(self, table: str, state: Plain, action: Any, client_id: str | None = None) -> httpx.Response:
        body = {
            "id": client_id or self.new_id(),
            "number": state["number"],
            "seat": state["seat"],
            "action": action,
        }
        return self.call("POST", f"/tables/{table}/actions", body)

    @contextlib.contextmanager
    def socket(self, table: str, **query: Any) -> Iterator["Wire"]:
        words = "&".join(f"{key}={value}" for key, value in query.items() if value is not None)
        headers = {key: value for key, value in self.http.headers.items() if key == "authorization"}
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        if cookie:
            headers["Cookie"] = cookie
        with connect(
            f"ws://{HOST}:{self.server.port}/api/tables/{table}/socket?{words}",
            origin=None if "authorization" in headers else Origin(self.server.url),
            additional_headers=headers,
            proxy=None,
            max_size=None,
            compression=None,
        ) as connection:
            yield Wire(connection)

    def close(self) -> None:
        self.http.close()


class Wire:
    """An open socket; keeps the latest state."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.state: Plain = {}
        self.counter = 0
        self.heard: list[bytes] | None = None  # every message as it came, for who wants to keep them

    def send(self, kind: str, **fields: Any) -> None:
        self.connection.send(json.dumps({"t": kind, **fields}))

    def receive(self, timeout: float = 20) -> Plain:
        data = self.connection.recv(timeout, decode=False)
        if self.heard is not None:
            self.heard.append(data)
        message: Plain = msgspec.json.decode(data)
        if message["t"] == "state":
            self.state = message
        elif message["t"] == "update":
            log = [*self.state.get("log", []), *message["moves"]][: message["number"]]
            self.state = {**self.state, **message, "log": log}
        return message

    def until(self, *kinds: str, timeout: float = 20) -> Plain:
        """The next message of one of these kinds."""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            message = self.receive(max(0.1, end - time.monotonic()))
            if message["t"] in kinds:
                return message
        raise AssertionError(f"no {kinds} came")

    def act(self, action: Any, seat: int | None = None, client_id: str | None = None) -> str:
        self.counter += 1
        name = client_id or f"w{self.counter}"
        place = self.state["seat"] if seat is None else seat
        self.send("act", id=name, number=self.state["number"], seat=place, action=action)
        return name
