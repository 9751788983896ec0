"""The table server under load: tables with four connected seats each, all moving, on the embedded store.

The client runs in this process, the server in another; the way is the loopback. Measured is the time from sending an
action to the moment the last of the four seats has its new view. Where a game ends the table is laid anew. With --aged
every table first plays one to two games' worth of moves without pausing: then games begin and end all the time and are,
in the mean, as old as on a server that has run for long. Only then does the memory tell anything.

Run: python -m benchmarks.server --seconds 60
"""

import argparse
import asyncio
import gc
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import msgspec

import serai
from benchmarks.loopback import free_port

HOST = "127.0.0.1"
SEATS = 4
USUAL_MOVES = 430  # of a random game with four seats
SAMPLE_SECONDS = 5
MOST_SECONDS = 20  # an answer that takes longer is an error


class Offer(msgspec.Struct):
    notation: str


class Heard(msgspec.Struct):
    """As much of a message as the load needs to read."""

    t: str
    number: int = 0
    actions: list[Offer] = []
    status: str = "running"
    reason: str = ""


read = msgspec.json.Decoder(Heard).decode


class Load:
    """All tables and what was measured."""

    def __init__(self, url: str, rate: float, *, is_aged: bool) -> None:
        self.url = url
        self.rate = rate
        self.is_aged = is_aged
        self.people: list[aiohttp.ClientSession] = []
        self.waits: list[float] = []
        self.errors: list[str] = []
        self.is_over = False
        self.playing: set[int] = set()  # tables that are old enough
        self.begun = asyncio.Event()  # all are, and the load begins

    async def gather(self) -> None:
        for seat in range(SEATS):
            session = aiohttp.ClientSession(
                headers={"Origin": self.url},
                cookie_jar=aiohttp.CookieJar(unsafe=True),
                connector=aiohttp.TCPConnector(limit=0, force_close=True),  # none that the server closes just then
            )
            async with session.post(self.url + "/api/guest", json={"name": f"Player {seat}"}) as answer:
                assert answer.status == 201, await answer.text()
            self.people.append(session)

    async def call(self, seat: int, path: str, body: Any) -> Any:
        async with self.people[seat].post(self.url + "/api" + path, json=body) as answer:
            assert answer.status in {200, 201}, await answer.text()
            return await answer.json()

    async def new_table(self) -> str:
        made = await self.call(0, "/tables", {"game": "yunnan", "seats": [{"kind": "person"}] * SEATS})
        for seat in range(1, SEATS):
            await self.call(seat, f"/tables/{made['id']}/join", {"seat": seat})
        await self.call(0, f"/tables/{made['id']}/start", {})
        return str(made["id"])

    async def play_table(self, number: int) -> None:
        """One table after another, for as long as the load lasts."""
        rng = Random(number)
        ahead = USUAL_MOVES + rng.randrange(USUAL_MOVES) if self.is_aged else 0
        while not self.is_over:
            table = await self.new_table()
            sockets = [
                await self.people[seat].ws_connect(
                    f"{self.url}/api/tables/{table}/socket?seat={seat}", max_msg_size=0, compress=0
                )
                for seat in range(SEATS)
            ]
            try:
                ahead = await self.play_game(sockets, rng, number, ahead)
            except (TimeoutError, aiohttp.ClientError, TypeError) as error:
                self.errors.append(type(error).__name__)
                ahead = 0 if self.begun.is_set() else ahead
            for socket in sockets:
                await socket.close()

    async def play_game(
        self, sockets: list[aiohttp.ClientWebSocketResponse], rng: Random, table: int, ahead: int
    ) -> int:
        """One game: `ahead` moves without a pause, the others at the load's rate. What is left of `ahead`."""
        number = -1
        heard = await asyncio.gather(*(self.until(socket, number) for socket in sockets))
        while not self.is_over:
            number = heard[0].number
            if number == ahead:
                self.playing.add(table)
                await self.stay(sockets)
                await asyncio.sleep(rng.random() / self.rate)
            asked = [seat for seat in range(SEATS) if heard[seat].actions]
            if not asked:
                return max(0, ahead - number)
            action = rng.choice(heard[asked[0]].actions).notation
            began = time.perf_counter()
            await sockets[asked[0]].send_str(
                msgspec.json.encode(
                    {"t": "act", "id": str(number), "number": number, "seat": asked[0], "action": action}
                ).decode()
            )
            async with asyncio.timeout(MOST_SECONDS):
                heard = await asyncio.gather(*(self.until(socket, number) for socket in sockets))
            wait = time.perf_counter() - began
            if number >= ahead:
                self.waits.append(wait)
                await asyncio.sleep(max(0.0, 1 / self.rate - wait))
        return 0

    async def stay(self, sockets: list[aiohttp.ClientWebSocketResponse]) -> None:
        """Wait until all are old enough, so that none grows older; only who reads answers the server's pings."""
        reads = [asyncio.create_task(self.until(socket, sys.maxsize)) for socket in sockets]
        await self.begun.wait()
        for waiting in reads:
            waiting.cancel()
        await asyncio.gather(*reads, return_exceptions=True)

    async def until(self, socket: aiohttp.ClientWebSocketResponse, number: int) -> Heard:
        """The next view that is newer."""
        while True:
            message = await socket.receive()
            heard = read(message.data)
            if heard.t in {"refused", "error"}:
                self.errors.append(heard.reason)
            if heard.t in {"state", "update"} and heard.number > number:
                return heard

    async def close(self) -> None:
        for person in self.people:
            await person.close()


def quantile(values: list[float], share: float) -> float:
    return statistics.quantiles(values, n=1000)[int(share * 1000) - 1] * 1000


def memory_of(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text("ascii").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def cpu_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def slope_of(memory: list[tuple[float, float]]) -> float:
    """How much the memory grows in a minute, by the line that fits all samples best."""
    return statistics.linear_regression([at / 60 for at, _ in memory], [size for _, size in memory]).slope


def by_minute(memory: list[tuple[float, float]]) -> list[int]:
    """The mean of each minute."""
    minutes: dict[int, list[float]] = {}
    for at, size in memory:
        minutes.setdefault(int(at // 60), []).append(size)
    return [round(statistics.mean(sizes)) for sizes in minutes.values()]


async def measure(url: str, pid: int, rate: float, arguments: argparse.Namespace) -> dict[str, Any]:
    tables, seconds = arguments.tables, arguments.seconds
    load = Load(url, rate, is_aged=arguments.aged)
    await load.gather()
    games = []
    for number in range(tables):
        games.append(asyncio.create_task(load.play_table(number)))
        if number % 10 == 9:
            await asyncio.sleep(0.2)
    while len(load.playing) < tables:
        if any(game.done() for game in games):
            raise SystemExit(f"a table could not be played: {[game.exception() for game in games if game.done()]}")
        await asyncio.sleep(0.2)
    load.begun.set()
    await asyncio.sleep(3)
    load.waits.clear()
    gc.collect()
    gc.freeze()
    gc.disable()  # the client's pauses are not the server's
    memory = [(0.0, memory_of(pid))]
    cpu, own, began = cpu_of(pid), time.process_time(), time.monotonic()
    while time.monotonic() - began < seconds:
        await asyncio.sleep(min(SAMPLE_SECONDS, seconds / 4))
        memory.append((time.monotonic() - began, memory_of(pid)))
    passed = time.monotonic() - began
    waits = list(load.waits)
    result = {
        "tables": tables,
        "sockets": tables * SEATS,
        "moves/s": round(len(waits) / passed, 1),
        "p50 ms": round(quantile(waits, 0.5), 1),
        "p95 ms": round(quantile(waits, 0.95), 1),
        "p99 ms": round(quantile(waits, 0.99), 1),
        "errors": len(load.errors),
        "server core": f"{(cpu_of(pid) - cpu) / passed:.0%}",
        "client core": f"{(time.process_time() - own) / passed:.0%}",
        "memory MB": f"{memory[0][1]:.0f} to {memory[-1][1]:.0f}",
        "by minute": by_minute(memory),
        "MB a minute": round(slope_of(memory), 2),
    }
    gc.enable()
    load.is_over = True
    await asyncio.wait(games, timeout=20)
    await load.close()
    return result


async def open_finished(url: str, games: int) -> dict[str, Any]:
    """Finished games opened for the first time: the server has to replay each."""
    async with aiohttp.ClientSession(headers={"Origin": url}, cookie_jar=aiohttp.CookieJar(unsafe=True)) as session:
        async with session.post(url + "/api/guest", json={"name": "Reader"}):
            pass
        ids = []
        for seed in range(games):
            game = serai.new_game("yunnan", seats=4, seed=seed)
            rng = Random(seed)
            while not game.is_over:
                game.play(rng.choice(game.actions()))
            async with session.post(url + "/api/records", json={"record": game.record()}) as answer:
                assert answer.status == 201, await answer.text()
                ids.append((await answer.json())["id"])
        waits = []
        for table in ids:  # by now the earliest have left the server's memory
            began = time.perf_counter()
            async with session.get(f"{url}/api/tables/{table}/state") as answer:
                assert answer.status == 200
                await answer.read()
            waits.append(time.perf_counter() - began)
    return {"opened": games, "p50 ms": round(quantile(waits, 0.5), 1), "p95 ms": round(quantile(waits, 0.95), 1)}


def serve(folder: str, port: int, **settings: object) -> subprocess.Popen[bytes]:
    given = {"data": folder, "port": port, "host": HOST, "requests": "off", "log_level": "WARNING", **settings}
    environment = {**os.environ, **{f"SERAI_{name.upper()}": str(value) for name, value in given.items()}}
    return subprocess.Popen([sys.executable, "-m", "serai.server.cli", "serve"], env=environment)


async def wait_until_well(url: str) -> None:
    async with aiohttp.ClientSession() as session:
        for _ in range(200):
            try:
                async with session.get(url + "/health") as answer:
                    if answer.status == 200:
                        return
            except aiohttp.ClientError:
                pass
            await asyncio.sleep(0.1)
    raise SystemExit("the server did not start")


async def run(arguments: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        url = f"http://{HOST}:{port}"
        server = serve(folder, port, cached_games=1000)
        try:
            await wait_until_well(url)
            for rate in arguments.rates:
                print(f"rate {rate} per table and second:", flush=True)
                print(await measure(url, server.pid, rate, arguments), flush=True)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(20)
        server = serve(folder, port, cached_games=1)
        try:
            await wait_until_well(url)
            print(await open_finished(url, 50), flush=True)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(20)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--rates", type=float, nargs="+", default=[1.0])
    parser.add_argument(
        "--aged",
        action="store_true",
        help="first play every table to the age it would have on a server that has run for long",
    )
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
