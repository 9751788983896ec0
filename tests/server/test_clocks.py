"""Time: how it is counted, and what happens when it runs out."""

import time

from hypothesis import given
from hypothesis import strategies as st

from serai.server import clocks
from serai.server.store.rows import Clock, Times
from tests.server.conftest import Come
from tests.server.kit import Client, Plain

LIVE = Clock(kind="live", seconds=60, increment=5)
DAYS = Clock(kind="days", days=2)


def test_only_who_is_waited_for_loses_time() -> None:
    times = clocks.started(LIVE, 3, [0], 1000)
    times = clocks.moved(LIVE, times, [0], 11_000)
    assert times.left == (50_000, 60_000, 60_000)
    times = clocks.moved(LIVE, times, [1], 21_000)
    assert times.left == (45_000, 60_000, 60_000)  # the increment comes when the turn is over
    assert clocks.deadline(LIVE, times) == 81_000


def test_days_begin_anew_with_every_turn() -> None:
    times = clocks.started(DAYS, 2, [0], 0)
    times = clocks.moved(DAYS, times, [0], clocks.DAY)
    assert times.left[0] == clocks.DAY
    times = clocks.moved(DAYS, times, [1], clocks.DAY + 5)
    assert times.left == (2 * clocks.DAY, 2 * clocks.DAY)


def test_several_may_run_at_once() -> None:
    times = clocks.started(LIVE, 3, [0, 1, 2], 0)
    times = clocks.moved(LIVE, times, [0, 2], 10_000)
    assert times.left == (50_000, 55_000, 50_000)
    assert clocks.run_out(LIVE, times, 60_000) == [0, 2]


def test_who_returns_has_time_to_think() -> None:
    times = Times(left=(0, 60_000), owing=(0,), since=0)
    assert clocks.returned(LIVE, times, 0, 5).left[0] == clocks.GRACE


def test_taking_the_seat_back_gives_nothing_while_there_is_time() -> None:
    times = Times(left=(9_000, 60_000), owing=(0,), since=0)
    assert clocks.returned(LIVE, times, 0, 5_000).left == (4_000, 60_000)
    assert clocks.returned(DAYS, times, 0, 5_000).left == (4_000, 60_000)


def test_an_undo_gives_no_time() -> None:
    for clock in (LIVE, DAYS):
        times = clocks.started(clock, 2, [0], 0)
        for now in range(10_000, 100_000, 20_000):
            times = clocks.moved(clock, times, [1], now)
            times = clocks.undone(clock, times, [0], now)
        assert times.left == (max(0, clocks.full(clock) - 90_000), clocks.full(clock))
        assert times.owing == (0,)
    times = clocks.undone(DAYS, Times(left=(5, 1_000), owing=(1,), since=0), [0], 400)
    assert times.left == (5, 600)  # who was waited for meanwhile has had that time


def test_who_returned_and_whose_turn_goes_on_has_time_to_think() -> None:
    times = clocks.moved(Clock(kind="live", seconds=1), clocks.started(LIVE, 2, [0], 0), [1], 70_000)
    times = clocks.returned(LIVE, times, 0, 70_000)
    assert clocks.undone(LIVE, times, [0], 70_000).left[0] == clocks.GRACE


@given(st.lists(st.tuples(st.integers(0, 100_000), st.integers(0, 2)), max_size=50))
def test_time_is_never_negative(steps: list[tuple[int, int]]) -> None:
    now = 0
    times = clocks.started(LIVE, 3, [0], now)
    for passed, seat in steps:
        now += passed
        times = clocks.moved(LIVE, times, [seat], now)
        assert min(times.left) >= 0
        deadline = clocks.deadline(LIVE, times)
        assert deadline is not None
        assert deadline >= now


def wait_for(client: Client, table: str, number: int, seconds: float = 15) -> Plain:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        state = client.state(table)
        if state["number"] >= number:
            return state
        time.sleep(0.2)
    raise AssertionError("the clock did not act")


def test_when_time_is_over_the_mildest_action_is_played(come: Come) -> None:
    ann = come("Ann")
    clock = {"kind": "live", "seconds": 1, "increment": 0, "timeout": "mild"}
    table = ann.table([{"kind": "hotseat"}] * 2, clock=clock)["id"]
    ann.start(table)
    state = wait_for(ann, table, 1)
    assert state["log"][0]["actor"] == "clock"
    assert state["table"]["seats"][0]["stand_in"] is None


def test_or_a_bot_plays_on_and_the_person_returns(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    clock = {"kind": "live", "seconds": 1, "increment": 0, "timeout": "bot"}
    table = ann.table([{"kind": "person"}] * 2, clock=clock)["id"]
    ben.good("POST", f"/tables/{table}/join", {})
    ann.start(table)
    state = wait_for(ann, table, 1)
    assert state["log"][0]["actor"] == "bot"
    stood_in = [seat["seat"] for seat in ann.good("GET", f"/tables/{table}")["seats"] if seat["stand_in"]]
    assert state["log"][0]["seat"] in stood_in
    holder = (ann, ben)[state["log"][0]["seat"]]
    back = holder.good("POST", f"/tables/{table}/takeback-seat", {})
    assert back["seats"][state["log"][0]["seat"]]["stand_in"] is None
    left = holder.state(table)["clock"]["left"][state["log"][0]["seat"]]
    assert left >= 1000


def test_who_is_at_zero_returns_where_the_mildest_action_is_played(come: Come) -> None:
    ann = come("Ann")
    clock = {"kind": "live", "seconds": 1, "increment": 0, "timeout": "mild"}
    table = ann.table([{"kind": "hotseat"}] * 2, clock=clock)["id"]
    ann.start(table)
    state = wait_for(ann, table, 1)
    seat = state["log"][0]["seat"]
    ann.good("POST", f"/tables/{table}/takeback-seat", {"seat": seat})
    assert ann.state(table)["clock"]["left"][seat] > 20_000
