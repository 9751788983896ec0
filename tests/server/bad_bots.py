"""Bots that misbehave, for the tests."""

import os
import time
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NoReturn


def endless(_view: Mapping[str, Any], _actions: Sequence[Any], _rng: Random) -> NoReturn:
    while True:
        pass


def stubborn(_view: Mapping[str, Any], _actions: Sequence[Any], _rng: Random) -> NoReturn:
    """Not even told that its time is over does it stop."""
    while True:
        try:
            while True:
                pass
        except BaseException:  # noqa: BLE001, S110 - that is the point
            pass


def raises(_view: Mapping[str, Any], _actions: Sequence[Any], _rng: Random) -> NoReturn:
    raise RuntimeError("no idea")


def dies(_view: Mapping[str, Any], _actions: Sequence[Any], _rng: Random) -> NoReturn:
    os._exit(3)


def nonsense(_view: Mapping[str, Any], _actions: Sequence[Any], _rng: Random) -> Any:
    return "checkmate"


def hungry(_view: Mapping[str, Any], actions: Sequence[Any], _rng: Random) -> Any:
    return actions[0] if bytearray(1 << 33) else None


def slow(_view: Mapping[str, Any], actions: Sequence[Any], _rng: Random) -> Any:
    time.sleep(0.05)
    return actions[0]


BOTS = {
    "endless": endless,
    "stubborn": stubborn,
    "raises": raises,
    "dies": dies,
    "nonsense": nonsense,
    "hungry": hungry,
    "slow": slow,
}
