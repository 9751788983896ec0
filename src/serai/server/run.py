"""Run the server: uvicorn around the application, one process or several."""

import asyncio
import os
import socket
import sys
import tempfile
import threading
import webbrowser
from typing import Any

import uvicorn
from prometheus_client.multiprocess import mark_process_dead
from uvicorn.supervisors import Multiprocess

from serai.server.settings import Settings
from serai.server.store.database import Database

APPLICATION = "serai.server.app:create_app"
LARGEST_FRAME = 16_384
OPEN_AFTER = 1.5  # seconds until the server surely listens


def run(settings: Settings, *, open_page: bool = False) -> None:
    """Serve until stopped; on the first signal everything under way is finished."""
    if settings.workers > 1:
        asyncio.run(prepare(settings))
    print(f"Serai is open: {settings.link}", flush=True)  # noqa: T201 - this is what the command is for
    if open_page and (
        sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        opener = threading.Timer(OPEN_AFTER, webbrowser.open, [settings.link])
        opener.daemon = True
        opener.start()
    options: dict[str, Any] = {
        "factory": True,
        "host": settings.host,
        "port": settings.port,
        "workers": settings.workers,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "proxy_headers": True,
        "forwarded_allow_ips": settings.trusted_proxies,
        "ws": "websockets-sansio",
        "ws_max_size": LARGEST_FRAME,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20,
        "ws_ping_timeout": 20,
        "timeout_graceful_shutdown": int(settings.stop_seconds) + 2,
    }
    if settings.workers > 1:
        run_workers(uvicorn.Config(APPLICATION, **options))
    else:
        uvicorn.run(APPLICATION, **options)


def run_workers(config: uvicorn.Config) -> None:
    """Several processes at one address, which put their figures together in a folder."""
    with tempfile.TemporaryDirectory(prefix="serai-metrics-") as folder:
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", folder)
        Workers(config, [config.bind_socket()]).run()


class Workers(Multiprocess):
    """One that has died is replaced, and what it held open (its sockets, its tables) is counted no more."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket]) -> None:
        super().__init__(config, sockets)
        self.counted: set[int | None] = set()

    def keep_subprocess_alive(self) -> None:
        super().keep_subprocess_alive()
        living = {process.pid for process in self.processes}
        for pid in self.counted - living:
            mark_process_dead(pid)  # type: ignore[no-untyped-call]
        self.counted = living


async def prepare(settings: Settings) -> None:
    """Bring the store up to date before any worker starts."""
    database = Database(settings)
    await database.migrate()
    await database.close()
