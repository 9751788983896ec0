"""Clocks: how long each seat has, as values. Nothing here waits; the hall looks at `deadline`."""

from collections.abc import Sequence

from serai.server.store.rows import Clock, Times

DAY = 86_400_000
GRACE = 30_000  # who takes a seat back after running out of time has at least this long


def full(clock: Clock) -> int:
    """What a seat has at the beginning, in milliseconds."""
    return int(clock.days * DAY) if clock.kind == "days" else clock.seconds * 1000


def started(clock: Clock, seats: int, owing: Sequence[int], now: int) -> Times:
    """The clocks when the game begins."""
    if clock.kind == "none":
        return Times()
    return Times(left=(full(clock),) * seats, owing=tuple(owing), since=now)


def moved(clock: Clock, times: Times, owing: Sequence[int], now: int) -> Times:
    """The clocks after an answer: who was waited for has less, and whose turn is over gets the increment."""
    if clock.kind == "none":
        return times
    left = list(charged(times, now))
    before = list(times.before or left)
    for seat in times.owing:
        if seat not in owing:
            before[seat] = left[seat]
            left[seat] = full(clock) if clock.kind == "days" else left[seat] + clock.increment * 1000
    return Times(left=tuple(left), owing=tuple(owing), since=now, before=tuple(before))


def undone(clock: Clock, times: Times, owing: Sequence[int], now: int) -> Times:
    """The clocks after an undo: it gives nobody time, and whose turn goes on loses what its end had given."""
    if clock.kind == "none":
        return times
    left = list(charged(times, now))
    before = times.before or tuple(left)
    for seat in owing:
        if seat not in times.owing:
            left[seat] = min(left[seat], before[seat])
    return Times(left=tuple(left), owing=tuple(owing), since=now, before=before)


def charged(times: Times, now: int) -> tuple[int, ...]:
    """What each seat has left at this moment."""
    passed = max(0, now - times.since)
    return tuple(max(0, had - passed) if seat in times.owing else had for seat, had in enumerate(times.left))


def deadline(clock: Clock, times: Times) -> int | None:
    """When the first of those who are waited for runs out of time."""
    if clock.kind == "none" or not times.owing:
        return None
    return times.since + min(times.left[seat] for seat in times.owing)


def is_out(clock: Clock, times: Times, seat: int, now: int) -> bool:
    """Whether a seat has no time left, be it waited for or not."""
    return clock.kind != "none" and charged(times, now)[seat] == 0


def run_out(clock: Clock, times: Times, now: int) -> list[int]:
    """The seats whose time is over."""
    if clock.kind == "none":
        return []
    return [seat for seat in times.owing if times.since + times.left[seat] <= now]


def returned(clock: Clock, times: Times, seat: int, now: int) -> Times:
    """The clocks when a person takes the seat back: with no time left they get enough to think, else nothing."""
    if clock.kind == "none":
        return times
    current = moved(clock, times, times.owing, now)
    if current.left[seat] > 0:
        return current
    least = full(clock) if clock.kind == "days" else max(GRACE, clock.increment * 1000)
    left, before = (
        tuple(least if index == seat else had for index, had in enumerate(kept))
        for kept in (current.left, current.before)
    )
    return Times(left=left, owing=current.owing, since=current.since, before=before)
