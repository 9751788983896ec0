"""The application: the hall, the routes around it, and what runs beside them."""

import asyncio
import gc
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial

from litestar import Litestar, Router
from litestar.config.app import AppConfig
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import PluginProtocol

from serai import __version__
from serai.server.attendance import look_around, sweep
from serai.server.hall import Hall
from serai.server.limits import Limiter
from serai.server.log import log, set_up_logging
from serai.server.notices import deliver_forever
from serai.server.routes import identity, mailbox, notices, operation, play, records, tables
from serai.server.routes.common import HANDLERS
from serai.server.security import add_headers, gate
from serai.server.settings import Settings, read_settings
from serai.server.sockets import table_socket
from serai.server.static_files import client

LARGEST_BODY = 65_536
COLLECT_AFTER = 20_000  # new objects
COLLECT_SECONDS = 60.0
AGAIN_SECONDS = 1.0


def create_app(settings: Settings | None = None) -> Litestar:
    """The server, from its settings; without any from the environment."""
    settings = settings or read_settings()
    set_up_logging(settings.log_level)
    hall = Hall(settings)
    api = Router(
        "/api",
        route_handlers=[
            *identity.ROUTES,
            *tables.ROUTES,
            *play.ROUTES,
            *records.ROUTES,
            *notices.ROUTES,
            *mailbox.ROUTES,
        ],
    )
    plugins: list[PluginProtocol] = [] if hall.bus.plugin is None else [hall.bus.plugin]
    return Litestar(
        route_handlers=[api, table_socket, *operation.ROUTES, client],
        plugins=plugins,
        guards=[gate],
        exception_handlers=HANDLERS,
        before_send=[add_headers],
        lifespan=[open_hall],
        on_app_init=[lifespan_last],
        state=State({"hall": hall, "limiter": Limiter(is_on=settings.requests != "off", workers=settings.workers)}),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Serai",
            version=__version__,
            description="The table protocol; docs/protocol.md tells it in words.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
    )


def lifespan_last(config: AppConfig) -> AppConfig:
    """The hall opens after the channels do, and closes before them."""
    config.lifespan = [*(part for part in config.lifespan if part is not open_hall), open_hall]
    return config


def settle_memory() -> None:
    """Keep the garbage collector short: while it looks at everything, nobody is answered.

    What is there at the start stays, so it is never looked at again; after that it looks seldom, because what a table
    lets go of is freed without it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER, 20, 20)


async def collect_forever() -> None:
    """What a closed socket leaves behind refers to itself, and is old by then: only a look at everything finds it."""
    while True:
        await asyncio.sleep(COLLECT_SECONDS)
        gc.collect()


async def kept_up(name: str, work: Callable[[], Awaitable[None]]) -> None:
    """Work beside the routes: whatever fails in it is logged, and it begins again."""
    while True:
        try:
            await work()
        except Exception as error:  # noqa: BLE001 - nobody would notice that it has ended
            log.error("work begins again", extra={"work": name}, exc_info=error)
            await asyncio.sleep(AGAIN_SECONDS)
        else:
            return


@asynccontextmanager
async def open_hall(app: Litestar) -> AsyncIterator[None]:
    """Bring the store up to date, look after what waited, and at the end finish what is under way."""
    hall: Hall = app.state.hall
    await hall.database.migrate()
    beside = [
        asyncio.create_task(kept_up(name, work))
        for name, work in (
            ("sweep", partial(sweep, hall)),
            ("look around", partial(look_around, hall)),
            ("notices", partial(deliver_forever, hall)),
            ("channel", partial(hall.bus.listen, hall.heard)),
            ("collect", collect_forever),
        )
    ]
    settle_memory()
    store = "sqlite" if hall.settings.is_sqlite else "postgresql"
    log.info("open", extra={"store": store, "worker": hall.bus.worker, "pid": os.getpid()})
    try:
        yield
    finally:
        for task in beside:
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*beside, return_exceptions=True)
        await hall.close()
        log.info("closed", extra={"worker": hall.bus.worker})
