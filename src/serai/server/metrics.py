"""Metrics for Prometheus. Labels are few and never name a person or a table."""

import os

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

MOVE_SECONDS = Histogram("serai_move_seconds", "From an action's arrival to its being stored", buckets=STEPS)
STORE_SECONDS = Histogram("serai_store_seconds", "Time the store takes for an entry", buckets=STEPS)
MOVES = Counter("serai_moves", "Moves stored", ["game", "actor"])
REFUSALS = Counter("serai_refusals", "Actions refused", ["reason"])
CONFLICTS = Counter("serai_conflicts", "Entries another worker wrote first")
THROTTLED = Counter("serai_throttled", "Calls over a rate limit", ["limit"])
STORE_FAILURES = Counter("serai_store_failures", "Writes or reads the store did not answer")
BOT_SECONDS = Histogram("serai_bot_seconds", "Time a bot takes for an answer", ["bot"], buckets=STEPS)
BOT_FAILURES = Counter("serai_bot_failures", "Bots that gave no legal answer", ["bot", "failure"])
NOTICES = Counter("serai_notices", "Notices sent", ["kind", "result"])
SOCKETS = Gauge("serai_sockets", "Open sockets", multiprocess_mode="livesum")
TABLES = Gauge("serai_tables", "Tables in memory", multiprocess_mode="livesum")


def exposition() -> tuple[bytes, str]:
    """All figures as Prometheus reads them; of every worker where there are several."""
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry), CONTENT_TYPE_LATEST
    return generate_latest(REGISTRY), CONTENT_TYPE_LATEST
