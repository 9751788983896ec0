"""Settings: everything an operator may choose, read from the environment. docs/server.md has the table."""

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """One field per variable: `host` is SERAI_HOST."""

    host: str = "127.0.0.1"
    port: int = 8642
    workers: int = 1
    data: str = "serai-data"  # folder of the embedded database and the server's own keys
    database_url: str = ""  # empty: SQLite in the data folder
    redis_url: str = ""  # empty: PostgreSQL, where it is the store, carries the messages between workers
    public_url: str = ""  # how players reach the server, where it is not http://host:port
    origins: str = ""  # further origins, with commas, whose pages may use the server
    trusted_proxies: str = "127.0.0.1"  # whose X-Forwarded-For is believed
    bot_seconds: float = 5.0
    bot_processes: int = 2
    bot_modules: str = ""  # further modules, with commas, that hold bots
    cached_games: int = 2000
    requests: str = "on"  # "off" turns the rate limits off: for measuring only
    metrics_token: str = ""  # who may read /metrics from elsewhere than this machine
    smtp_url: str = ""  # smtp://user:password@host:587/?from=table@example.org
    push_contact: str = ""  # mailto: or https: address that push services are given
    notice_seconds: float = 20.0  # who answers within this time is not told
    notice_hosts: str = ""  # further private hosts, with commas, that webhooks may call
    log_level: str = "INFO"
    session_days: int = 365
    stop_seconds: float = 8.0

    @property
    def store_url(self) -> str:
        """The database as SQLAlchemy names it."""
        if not self.database_url:
            return f"sqlite:///{(Path(self.data) / 'serai.sqlite').absolute()}"
        for short in ("postgres://", "postgresql://"):
            if self.database_url.startswith(short):
                return "postgresql+asyncpg://" + self.database_url.removeprefix(short)
        return self.database_url

    @property
    def is_sqlite(self) -> bool:
        return self.store_url.startswith("sqlite")

    @property
    def link(self) -> str:
        """Where players find the server."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return (self.public_url or f"http://{host}:{self.port}").rstrip("/")

    @property
    def is_secure(self) -> bool:
        """Whether players come over TLS, so that cookies may insist on it."""
        return self.link.startswith("https://")


def read_settings(environment: Mapping[str, str] | None = None) -> Settings:
    """The settings of this environment; a value that does not fit is named."""
    given = os.environ if environment is None else environment
    values = {
        name: given[f"SERAI_{name.upper()}"] for name in Settings.__struct_fields__ if f"SERAI_{name.upper()}" in given
    }
    settings = msgspec.convert(values, Settings, strict=False)
    if settings.workers > 1 and settings.is_sqlite:
        raise ValueError("SERAI_WORKERS: several workers need PostgreSQL; set SERAI_DATABASE_URL")
    return settings
