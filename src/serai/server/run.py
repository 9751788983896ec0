"""Run the server: uvicorn around the application, one process or several."""

import asyncio
import os
import sys
import threading
import webbrowser

import uvicorn

from serai.server.settings import Settings
from serai.server.store.database import Database

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
    uvicorn.run(
        "serai.server.app:create_app",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=int(settings.stop_seconds) + 2,
    )


async def prepare(settings: Settings) -> None:
    """Bring the store up to date before any worker starts."""
    database = Database(settings)
    await database.migrate()
    await database.close()
