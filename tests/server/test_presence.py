"""Who is there, as several workers tell each other: told when it is news, renewed, and believed for a while only."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from serai.server import hall as halls
from serai.server.channels import Hint
from serai.server.hall import Hall
from serai.server.presence import RENEW_LOOKS, SILENT_SECONDS, Elsewhere
from tests.server.halls import ANN, begun, opened, window_of


def test_what_is_said_again_is_no_news() -> None:
    elsewhere = Elsewhere()
    said = [([0], 1), ([0], 1), ([0, 1], 1), ([], 0), ([], 0)]
    assert [elsewhere.hear("t", "w", *each, now=0) for each in said] == [True, False, True, True, False]


def test_who_is_not_spoken_of_again_is_forgotten() -> None:
    elsewhere = Elsewhere()
    for now in (0, SILENT_SECONDS):
        elsewhere.hear("t", "living", [1], 0, now)
    elsewhere.hear("t", "killed", [0], 2, 0)
    assert elsewhere.forget_silent(SILENT_SECONDS) == []
    assert elsewhere.forget_silent(SILENT_SECONDS + 1) == ["t"]
    assert [said.seats for said in elsewhere.at("t")] == [[1]]
    assert elsewhere.forget_silent(SILENT_SECONDS + 1) == []


def test_a_hall_speaks_of_its_own_and_ceases_to_believe_the_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [100.0]
    monkeypatch.setattr(halls, "monotonic", lambda: clock[0])

    async def run() -> None:
        async with opened(tmp_path) as hall:
            live = await begun(hall)
            table = live.row.id
            link, window = window_of(hall, live, ANN, 0)
            said = listened(hall, monkeypatch)
            await hall.heard(Hint(worker="killed", table=table, what="presence", seats=[1], watchers=3))
            await link.tell_news()
            assert (window.heard[-1]["seats"], window.heard[-1]["watchers"]) == ([0, 1], 3)
            for _ in range(RENEW_LOOKS):
                await hall.look_around()
            assert said == [(table, "presence", {"seats": [0], "watchers": 0})]
            clock[0] += SILENT_SECONDS + 1
            await hall.look_around()
            await link.tell_news()
            assert (window.heard[-1]["seats"], window.heard[-1]["watchers"]) == ([0], 0)

    asyncio.run(run())


def listened(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What a hall tells the other workers from now on."""
    said: list[Any] = []
    monkeypatch.setattr(hall.bus, "publish", lambda table, what, **more: said.append((table, what, more)))
    return said
