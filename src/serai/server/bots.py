"""Bots: programs that answer for a seat. They think in processes of their own, which are killed when time is over.

A bot is `(view, actions, rng) -> action` and gets nothing else: no game, no seed, no other seat's secrets. One that
loops, crashes or answers nonsense costs its own table a moment; the mildest legal action is played instead.
"""

import asyncio
import multiprocessing
import secrets
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import TimeoutError as FutureTimeout
from functools import cache
from importlib import import_module, util
from random import Random
from typing import Any

from pebble import ProcessExpired, ProcessPool

from serai.kernel.plain import kind_of
from serai.server.bot_process import limit_process, think
from serai.server.log import log
from serai.server.metrics import BOT_FAILURES, BOT_SECONDS
from serai.server.settings import Settings
from serai.server.when import now_ms

Bot = Callable[[Mapping[str, Any], Sequence[Any], Random], Any]
MEMORY = 1 << 30
SUSPECT_FOR = 600_000  # a bot that ran over its time thinks apart from the others for so long
START_UP = 2.0  # a fresh process loads its bots first

# The mildest answers first: what changes least. Where none of these is offered, the first action listed.
MILD = ("pass", "finish_turn", "finish_tile", "spare", "keep_structure", "accept_bid", "convert_income", "reveal")


def mildest(actions: Sequence[Any]) -> Any:
    """The legal action that does least, for a seat that does not answer."""
    return min(actions, key=lambda action: MILD.index(kind_of(type(action))) if kind_of(type(action)) in MILD else 99)


def ladder(game: str) -> list[str]:
    """Our own bots for a game, the strongest last."""
    return [] if util.find_spec("serai.bots") is None else list(import_module("serai.bots").names(game))


@cache
def bots_of(game: str, modules: str = "") -> Mapping[str, Bot]:
    """Every bot that plays a game, by name."""
    found: dict[str, Bot] = {"random": random_bot}
    found.update({name: import_module("serai.bots").bot(game, name) for name in ladder(game)})
    for name in filter(None, modules.split(",")):
        found.update(import_module(name).BOTS)
    return found


def random_bot(_view: Mapping[str, Any], actions: Sequence[Any], rng: Random) -> Any:
    """Any legal action."""
    return rng.choice(list(actions))


class BotRoom:
    """The processes bots think in: a lane for those who keep to their time, and one for those who did not."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.lanes: dict[str, ProcessPool] = {}
        self.suspects: dict[str, int] = {}
        self.turns: dict[str, asyncio.Semaphore] = {}

    def lane(self, bot: str) -> ProcessPool:
        name = "slow" if self.suspects.get(bot, 0) > now_ms() else "quick"
        if name not in self.lanes:
            self.lanes[name] = ProcessPool(
                max_workers=self.settings.bot_processes if name == "quick" else 1,
                max_tasks=500,
                initializer=limit_process,
                initargs=(MEMORY,),
                context=multiprocessing.get_context("spawn"),
            )
        return self.lanes[name]

    def turn(self, bot: str) -> asyncio.Semaphore:
        """One bot may hold all processes but one, however many tables it sits at: the others need not wait for it."""
        return self.turns.setdefault(bot, asyncio.Semaphore(max(1, self.settings.bot_processes - 1)))

    async def answer(self, game: str, bot: str, view: Mapping[str, Any], actions: Sequence[Any]) -> Any:
        """The bot's answer, or the mildest one when it gives none in time."""
        began = now_ms()
        seconds = self.settings.bot_seconds
        try:
            async with self.turn(bot):
                future = self.lane(bot).schedule(
                    think,
                    args=(game, bot, self.settings.bot_modules, view, list(actions), secrets.randbits(60), seconds),
                    timeout=seconds * 1.5 + START_UP,
                )
                chosen: int = await asyncio.wrap_future(future)
            if 0 <= chosen < len(actions):
                BOT_SECONDS.labels(bot).observe((now_ms() - began) / 1000)
                return actions[chosen]
            failure = "nonsense"
        except (FutureTimeout, TimeoutError):
            failure = "too_long"
        except ProcessExpired:
            failure = "died"
        except Exception as error:  # noqa: BLE001 - whatever a bot raises is its own affair
            failure = "too_long" if type(error).__name__ == "OverTime" else "crashed"
        if failure in {"too_long", "died"}:
            self.suspects[bot] = now_ms() + SUSPECT_FOR
        BOT_FAILURES.labels(bot, failure).inc()
        log.warning("bot failed", extra={"bot": bot, "failure": failure, "game": game})
        return mildest(actions)

    async def close(self) -> None:
        """End every process."""
        for pool in self.lanes.values():
            pool.stop()  # type: ignore[no-untyped-call]
        for pool in self.lanes.values():
            await asyncio.to_thread(pool.join, 3)
        self.lanes.clear()
