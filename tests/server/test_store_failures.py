"""Disk full and database gone: told clearly, nothing acknowledged that is not stored, and well again by itself."""

import asyncio
import resource
import time
from pathlib import Path
from urllib.parse import urlsplit

import httpx

from tests.server.kit import Client, Server
from tests.server.services import database, needs_postgres, run


def play_one(client: Client, table: str) -> int:
    state = client.state(table)
    return client.act(table, state, state["actions"][0]["notation"]).status_code


def test_a_full_disk(tmp_path: Path) -> None:
    with Server(tmp_path, requests="off") as server:
        ann = Client(server, "Ann")
        table = ann.table([{"kind": "hotseat"}] * 2)["id"]
        ann.start(table)
        for _ in range(5):
            assert play_one(ann, table) == 200
        assert server.process is not None
        pid = server.process.pid
        before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        largest = max(path.stat().st_size for path in (tmp_path / "data").iterdir())
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (largest, before[1]))  # no file may grow: the disk is full
        acknowledged, refused = 5, 0
        for attempt in range(40):
            state = ann.state(table)
            with ann.socket(table) as wire:
                wire.until("state")
                wire.act(state["actions"][0]["notation"], seat=state["seat"], client_id=f"full-{attempt}")
                answer = wire.until("ack", "refused")
            if answer["t"] == "ack":
                acknowledged += 1
            else:
                assert answer["reason"] == "store_unavailable"
                refused += 1
            assert ann.good("GET", f"/tables/{table}")["number"] == acknowledged
            if refused >= 3:
                break
        assert refused >= 3
        assert play_one(ann, table) == 503
        assert ann.state(table)["number"] == acknowledged
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
        assert play_one(ann, table) == 200
        assert ann.state(table)["number"] == acknowledged + 1
        ann.close()


def disconnect_all(name: str) -> None:
    everybody = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"  # noqa: S608 - ours
    asyncio.run(run(everybody))


@needs_postgres
def test_a_lost_database(tmp_path: Path) -> None:
    with database() as url, Server(tmp_path, requests="off", database_url=url) as server:
        ann = Client(server, "Ann")
        table = ann.table([{"kind": "hotseat"}] * 2)["id"]
        ann.start(table)
        name = urlsplit(url).path.strip("/")
        acknowledged = 0
        for _ in range(4):
            acknowledged += play_one(ann, table) == 200
            disconnect_all(name)
        asyncio.run(run(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false'))
        disconnect_all(name)
        body = {"id": "lost", "number": acknowledged, "seat": 0, "action": "pass"}
        answer = ann.call("POST", f"/tables/{table}/actions", body)
        assert answer.status_code == 503, answer.text
        assert answer.json()["reason"] == "store_unavailable"
        assert httpx.get(server.url + "/health").status_code == 503
        asyncio.run(run(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS true'))
        end = time.monotonic() + 20
        while httpx.get(server.url + "/health").status_code != 200:
            assert time.monotonic() < end
            time.sleep(0.2)
        assert ann.state(table)["number"] == acknowledged
        assert play_one(ann, table) == 200
        ann.close()
