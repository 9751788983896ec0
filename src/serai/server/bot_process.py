"""What runs in a bot's process: limits first, then one question at a time."""

import os
import resource
import signal
import threading
import time
from collections.abc import Mapping, Sequence
from random import Random
from types import FrameType
from typing import Any

NICE = 10  # a thinking bot gives way to the tables
WATCH_SECONDS = 1.0


class OverTime(Exception):  # noqa: N818 - told to the server by name
    """The bot's time is over."""


def limit_process(memory: int) -> None:
    """Bound what a bot may use, and end with the server even if it is killed."""
    os.nice(NICE)
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(WATCH_SECONDS)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def think(
    game: str, bot: str, modules: str, view: Mapping[str, Any], actions: Sequence[Any], seed: int, seconds: float
) -> int:
    """Ask a bot; the place of its answer among the actions, -1 for nonsense."""
    from serai.server.bots import bots_of  # noqa: PLC0415 - the bots are loaded in the process that runs them

    function = bots_of(game, modules)[bot]
    signal.signal(signal.SIGALRM, over_time)
    used = resource.getrusage(resource.RUSAGE_SELF)
    spent = int(used.ru_utime + used.ru_stime)
    resource.setrlimit(resource.RLIMIT_CPU, (spent + int(seconds) * 3 + 2, resource.RLIM_INFINITY))
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        answer = function(view, actions, Random(seed))  # noqa: S311 - for play, not for secrets
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
    return next(
        (place for place, action in enumerate(actions) if action == answer and type(action) is type(answer)), -1
    )


def over_time(_signal: int, _frame: FrameType | None) -> None:
    raise OverTime
