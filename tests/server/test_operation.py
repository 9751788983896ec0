"""For operators: health, metrics, logs, graceful stop, backup, restore, verify, migrations."""

import asyncio
import json
import sqlite3
import threading
import time
from pathlib import Path

import httpx
import pytest
from alembic.script import ScriptDirectory
from websockets.exceptions import ConnectionClosed

from serai.server.admin import back_up, bring_back, verify_store
from serai.server.settings import Settings, read_settings
from serai.server.store.database import NEWEST, Database, migration_config
from serai.server.store.models import metadata
from tests.server.kit import Client, Server, Wire
from tests.server.players import Player, all_play
from tests.server.services import database, needs_postgres


def test_health_and_metrics(server: Server) -> None:
    assert httpx.get(server.url + "/health").json()["status"] == "well"
    ann = Client(server, "Ann")
    table = ann.table([{"kind": "hotseat"}] * 2)["id"]
    ann.start(table)
    state = ann.state(table)
    ann.act(table, state, state["actions"][0]["notation"])
    with ann.socket(table) as wire:
        wire.until("state")
        text = httpx.get(server.url + "/metrics").text
    for name in ("serai_move_seconds_bucket", "serai_tables", "serai_sockets 1.0", "serai_moves_total"):
        assert name in text
    assert table not in text
    assert "Ann" not in text
    ann.close()


def test_logs_are_lines_of_json_without_secrets(server: Server) -> None:
    ann = Client(server, "Ann")
    token = ann.good("POST", "/tokens", {"label": "x"})["token"]
    for line in server.log().splitlines():
        if not line.startswith("Serai is open"):
            assert "event" in json.loads(line)
    assert token not in server.log()
    ann.close()


def test_a_graceful_stop_loses_nothing(tmp_path: Path) -> None:
    with Server(tmp_path, requests="off") as server:
        players = [Player(server, number) for number in range(3)]
        all_play(players, 0.5, server.stop)
        server.start()
        all_play(players, 0.1, lambda: None)
        for player in players:
            player.check_views()
            player.client.close()


def test_sockets_are_told_to_come_back(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ann = Client(server, "Ann")
        table = ann.table([{"kind": "hotseat"}] * 2)["id"]
        with ann.socket(table) as wire:
            wire.until("state")
            stop = threading.Thread(target=server.stop)
            began = time.monotonic()
            stop.start()
            with pytest.raises(ConnectionClosed, match="1012"):
                hear_to_the_end(wire)
            stop.join(15)
            assert time.monotonic() - began < 10
        ann.close()


def hear_to_the_end(wire: Wire) -> None:
    for _ in range(10):
        wire.receive()


def filled(folder: Path) -> Settings:
    with Server(folder, requests="off") as server:
        ann = Client(server, "Ann")
        table = ann.table([{"kind": "hotseat"}] * 2)["id"]
        ann.start(table)
        ann.good("POST", f"/tables/{table}/chat", {"id": "1", "text": "hello"})
        for _ in range(60):
            state = ann.state(table)
            ann.act(table, state, state["actions"][0]["notation"])
        ann.close()
    return Settings(data=str(folder / "data"))


def test_backup_restore_and_verify(tmp_path: Path) -> None:
    full = filled(tmp_path)
    copy = tmp_path / "copy.serai"
    lines, is_good = asyncio.run(back_up(full, copy))
    assert is_good, lines
    assert not asyncio.run(back_up(full, copy))[1]
    empty = Settings(data=str(tmp_path / "other"))
    lines, is_good = asyncio.run(bring_back(empty, copy))
    assert is_good, lines
    assert asyncio.run(verify_store(empty)) == asyncio.run(verify_store(full))
    assert asyncio.run(verify_store(full))[1]
    assert not asyncio.run(bring_back(empty, copy))[1]
    torn = tmp_path / "torn.serai"
    torn.write_bytes(copy.read_bytes()[:-200])
    third = Settings(data=str(tmp_path / "third"))
    assert not asyncio.run(bring_back(third, torn))[1]
    assert asyncio.run(bring_back(third, copy))[1]


@needs_postgres
def test_a_backup_of_sqlite_fills_postgresql(tmp_path: Path) -> None:
    full = filled(tmp_path)
    copy = tmp_path / "copy.serai"
    assert asyncio.run(back_up(full, copy))[1]
    with database() as url:
        there = Settings(database_url=url)
        lines, is_good = asyncio.run(bring_back(there, copy))
        assert is_good, lines
        assert asyncio.run(verify_store(there)) == asyncio.run(verify_store(full))


def test_verify_finds_what_was_tampered_with(tmp_path: Path) -> None:
    full = filled(tmp_path)
    with sqlite3.connect(tmp_path / "data" / "serai.sqlite") as store:
        store.execute("UPDATE actions SET action = 'displace red' WHERE version = 3")
    store.close()
    lines, is_good = asyncio.run(verify_store(full))
    assert not is_good
    assert "cannot be replayed" in lines[0]


def test_the_migrations_lead_to_the_models(tmp_path: Path) -> None:
    assert ScriptDirectory.from_config(migration_config()).get_current_head() == NEWEST
    settings = Settings(data=str(tmp_path))

    async def differences() -> list[str]:
        from alembic.autogenerate import compare_metadata  # noqa: PLC0415 - used here alone
        from alembic.migration import MigrationContext  # noqa: PLC0415 - used here alone

        store = Database(settings)
        await store.migrate()
        await store.migrate()
        found = await store.read(lambda c: [str(d) for d in compare_metadata(MigrationContext.configure(c), metadata)])
        await store.close()
        return found

    assert asyncio.run(differences()) == []


def test_settings_are_all_documented() -> None:
    text = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")
    missing = [name for name in Settings.__struct_fields__ if f"`SERAI_{name.upper()}`" not in text]
    assert not missing
    with pytest.raises(ValueError, match="PostgreSQL"):
        read_settings({"SERAI_WORKERS": "2"})
