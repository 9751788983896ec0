"""For operators: health, metrics, logs, graceful stop, backup, restore, verify, migrations."""

import asyncio
import json
import sqlite3
import subprocess
import sys
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


def test_metrics_are_told_elsewhere_to_who_has_the_token(tmp_path: Path) -> None:
    word = "let me see"
    with Server(tmp_path, metrics_token=word) as server:
        elsewhere = {"X-Forwarded-For": "203.0.113.9"}
        given = [None, "Bearer something else", f"Bearer {word}"]
        codes = [
            httpx.get(
                server.url + "/metrics", headers=elsewhere | ({} if bearer is None else {"Authorization": bearer})
            ).status_code
            for bearer in given
        ]
        assert codes == [403, 403, 200]


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


FIRST_ROWS = """
import importlib, sys, threading
from serai.server.store import rows
from serai.server.store.rows import Clock, Times, to_columns
from serai.server.tables import new_row

sys.setswitchinterval(1e-6)
setup = {"game": "yunnan", "edition": "second", "variants": [], "rules_version": 1}
values = to_columns(new_row(setup=setup, name="", owner="", access="open", clock=Clock(), undo="never"))
for _ in range(100):
    importlib.reload(rows)
    together = threading.Barrier(4)
    readers = [threading.Thread(target=lambda: together.wait() >= 0 and rows.table_row(values)) for _ in range(4)]
    for reader in readers:
        reader.start()
    for reader in readers:
        reader.join()
print("well")
"""


def test_the_first_rows_are_read_by_several_at_once() -> None:
    """After a restart everybody comes back at once, and several threads read their first row together."""
    told = subprocess.run([sys.executable, "-c", FIRST_ROWS], capture_output=True, text=True, check=False)
    assert (told.returncode, told.stdout, told.stderr) == (0, "well\n", "")


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
    for file in (copy, tmp_path / "data" / "serai.sqlite", tmp_path / "third" / "serai.sqlite"):
        assert file.stat().st_mode & 0o777 == 0o600, file


def test_a_store_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    names = ("serai.sqlite", "serai.sqlite-wal", "serai.sqlite-shm")

    async def opened_again() -> list[int]:
        store = Database(Settings(data=str(tmp_path)))
        await store.migrate()
        modes = [(tmp_path / name).stat().st_mode & 0o777 for name in names]
        for name in names:
            (tmp_path / name).chmod(0o644)
        again = Database(Settings(data=str(tmp_path)))  # while the other one keeps its files
        modes += [(tmp_path / name).stat().st_mode & 0o777 for name in names]
        await again.close()
        await store.close()
        return modes

    assert asyncio.run(opened_again()) == [0o600] * 6


def test_a_file_system_without_modes_is_no_reason_not_to_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "serai.sqlite").touch(mode=0o644)

    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "chmod", refuse)

    async def opened() -> str | None:
        store = Database(Settings(data=str(tmp_path)))
        await store.migrate()
        found = await store.layout()
        await store.close()
        return found

    assert asyncio.run(opened()) == NEWEST
    assert "others may read the store" in caplog.messages


def test_what_cannot_be_restored_is_told_in_words(tmp_path: Path) -> None:
    nothing = tmp_path / "nothing.serai"
    nothing.touch()
    lines, is_good = asyncio.run(bring_back(Settings(data=str(tmp_path / "a")), nothing))
    assert not is_good
    assert "an empty file" in lines[0]
    copy = tmp_path / "copy.serai"
    assert asyncio.run(back_up(filled(tmp_path), copy))[1]
    other = tmp_path / "b"
    assert asyncio.run(bring_back(Settings(data=str(other)), copy))[1]
    with sqlite3.connect(other / "serai.sqlite") as store:
        store.execute("DELETE FROM tables")  # and the people stay
    store.close()
    lines, is_good = asyncio.run(bring_back(Settings(data=str(other)), copy))
    assert not is_good
    assert "not empty" in lines[0]


def test_no_store_is_made_by_looking(tmp_path: Path) -> None:
    nowhere = Settings(data=str(tmp_path / "nowhere"))
    assert not asyncio.run(verify_store(nowhere))[1]
    assert not asyncio.run(back_up(nowhere, tmp_path / "copy.serai"))[1]
    assert list(tmp_path.iterdir()) == []


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


def test_the_newest_layout_is_that_of_the_last_migration() -> None:
    assert ScriptDirectory.from_config(migration_config()).get_current_head() == NEWEST


def test_the_migrations_lead_to_the_models(tmp_path: Path) -> None:
    assert differences(Settings(data=str(tmp_path))) == []


@needs_postgres
def test_the_migrations_lead_to_the_models_on_postgresql() -> None:
    with database() as url:
        assert differences(Settings(database_url=url)) == []


def differences(settings: Settings) -> list[str]:
    """What the migrations of an empty store leave unlike the models."""

    async def found() -> list[str]:
        from alembic.autogenerate import compare_metadata  # noqa: PLC0415 - used here alone
        from alembic.migration import MigrationContext  # noqa: PLC0415 - used here alone

        store = Database(settings)
        await store.migrate()
        await store.migrate()
        told = await store.read(lambda c: [str(d) for d in compare_metadata(MigrationContext.configure(c), metadata)])
        await store.close()
        return told

    return asyncio.run(found())


def test_a_store_of_the_first_layout_is_brought_up_to_date(tmp_path: Path) -> None:
    full = filled(tmp_path)
    with sqlite3.connect(tmp_path / "data" / "serai.sqlite") as store:
        store.execute("ALTER TABLE tables DROP COLUMN projections")
        store.execute("ALTER TABLE tables DROP COLUMN seeded")
        store.execute("DROP TABLE mailboxes")
        store.execute("UPDATE alembic_version SET version_num = '0001'")
    store.close()
    for lines, is_good in (asyncio.run(verify_store(full)), asyncio.run(back_up(full, tmp_path / "copy.serai"))):
        assert not is_good
        assert "layout 0001" in lines[0]
    assert not (tmp_path / "copy.serai").exists()

    async def bring_up_to_date() -> str | None:
        store = Database(full)
        before = await store.layout()
        await store.migrate()
        await store.close()
        return before

    assert asyncio.run(bring_up_to_date()) == "0001"  # looking changed nothing
    lines, is_good = asyncio.run(verify_store(full))
    assert is_good, lines


def test_settings_are_all_documented() -> None:
    text = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")
    missing = [name for name in Settings.__struct_fields__ if f"`SERAI_{name.upper()}`" not in text]
    assert not missing
    with pytest.raises(ValueError, match="PostgreSQL"):
        read_settings({"SERAI_WORKERS": "2"})
