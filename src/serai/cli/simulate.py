"""Simulating: many games between bots, in one process or several, and tables of what came of them.

Every game's seed follows from the seed given and the game's number, so the result does not depend on who plays it.
"""

import json
import random
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from serai.bots import RANDOM, bot, dice, names
from serai.catalogue import title
from serai.cli.boards import board
from serai.kernel.game import Game
from serai.kernel.house import read_house_file
from serai.kernel.plain import BadInput, one_of
from serai.kernel.setup import SEED_LIMIT, Setup
from serai.kernel.title import Title

MOST_DECISIONS = 1_000_000  # no game is as long
CHUNK = 4  # games a process takes at a time
QUICK_CHUNK = 250  # the same when nobody thinks


class Outcome(NamedTuple):
    """What is kept of a game."""

    length: int
    reason: str
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int


class Batch(NamedTuple):
    """Games that one process plays."""

    game: str
    setup: dict[str, Any]
    bots: tuple[str, ...]
    seed: int
    numbers: tuple[int, ...]


def one_mode(rules: Title, setup: Setup, games: int, *, bots: str, jobs: int, as_json: bool) -> int:
    """Many games of one kind, told in full."""
    players = read_bots(bots, rules, setup.seats)
    with workers(jobs) as run, progress(games, as_json) as step:
        began = time.perf_counter()
        outcomes = play_games(setup, players, games, run, step)
        seconds = time.perf_counter() - began
    figures = summary(setup, players, outcomes, seconds, board(rules.NAME).ROUNDS)
    if as_json:
        sys.stdout.write(json.dumps(figures, indent=1) + "\n")
    else:
        show_one(figures, board(rules.NAME).seat_names(Game(rules, setup).view()))
    return 0


def all_modes(rules: Title, games: int, *, seed: int, bots: str, house: Path | None, jobs: int, as_json: bool) -> int:
    """Every combination the game allows, a line each."""
    values = read_house_file(house) if house is not None else {}
    modes = list(combinations_of(rules, seed, values))
    found: list[dict[str, Any]] = []
    with workers(jobs) as run, progress(games * len(modes), as_json) as step:
        for setup in modes:
            players = read_bots(bots, rules, setup.seats)
            began = time.perf_counter()
            outcomes = play_games(setup, players, games, run, step)
            found.append(summary(setup, players, outcomes, time.perf_counter() - began, board(rules.NAME).ROUNDS))
    if as_json:
        sys.stdout.write(json.dumps(found, indent=1) + "\n")
    else:
        show_all(rules, found, games)
    return 0


def combinations_of(rules: Title, seed: int, house: dict[str, Any]) -> Iterator[Setup]:
    """All that the title agrees to; what it refuses is not a mode."""
    for edition in rules.EDITIONS:
        for variants in subsets_of(list(rules.VARIANTS)):
            for seats in rules.SEATS:
                try:
                    yield rules.agree(edition=edition, variants=variants, seats=seats, seed=seed, order=(), house=house)
                except BadInput as error:
                    if error.place.startswith("house"):
                        raise


def subsets_of(words: Sequence[str]) -> list[tuple[str, ...]]:
    """Every choice of some of these words, the small ones first."""
    return [chosen for size in range(len(words) + 1) for chosen in combinations(words, size)]


def read_bots(bots: str, rules: Title, seats: int) -> tuple[str, ...]:
    """One name for all seats, or one for each."""
    named = [name.strip() for name in bots.split(",")]
    for name in named:
        one_of(name, "--bots", names(rules.NAME))
    if len(named) == 1:
        named *= seats
    if len(named) != seats:
        raise BadInput("--bots", f"one name, or {seats} for {seats} seats", bots)
    return tuple(named)


# Playing.

Step = Callable[[int], None]
Run = Callable[[Sequence[Batch]], Iterator[list[Outcome]]]


def play_games(setup: Setup, players: tuple[str, ...], games: int, run: Run, step: Step) -> list[Outcome]:
    """All games in order of their numbers, whoever played them."""
    size = QUICK_CHUNK if set(players) == {RANDOM} else CHUNK
    batches = [
        Batch(setup.game, setup._asdict(), players, setup.seed, tuple(range(first, min(first + size, games))))
        for first in range(0, games, size)
    ]
    outcomes: list[Outcome] = []
    for found in run(batches):
        outcomes += found
        step(len(found))
    return outcomes


def play_batch(batch: Batch) -> list[Outcome]:
    """The games of a batch, one after the other."""
    rules = title(batch.game)
    return [play_one(rules, Setup(**batch.setup), batch.bots, batch.seed, number) for number in batch.numbers]


def play_one(rules: Title, setup: Setup, players: Sequence[str], seed: int, number: int) -> Outcome:
    """A whole game; where nobody thinks, at full speed inside the rules."""
    lots = random.Random(f"{seed}/{number}")  # noqa: S311 - not a secret
    game = Game(rules, setup._replace(seed=lots.randrange(SEED_LIMIT)))
    if set(players) == {RANDOM}:
        decisions = int(rules.play_randomly(game.state, lots.randrange(SEED_LIMIT), MOST_DECISIONS))
    else:
        decisions = play_bots(game, players, lots.randrange(SEED_LIMIT))
    view = rules.view(game.state, None)
    look = board(rules.NAME)
    totals = tuple(int(sheet.total) for sheet in game.scores())
    return Outcome(look.length(view), look.ending(view), totals, game.winners, decisions)


def play_bots(game: Game, players: Sequence[str], seed: int) -> int:
    """Each bot is asked in turn, with its seat's view and nothing else; how many answers were given."""
    rules = game.title
    state = game.state
    bots = [bot(rules.NAME, name) for name in players]
    moods = [dice(seed, seat) for seat in range(len(players))]
    decisions = 0
    while (decision := rules.decision(state)) is not None:
        seat = decision.seats[0]
        actions = game.actions(seat)
        # A bot that does not look needs no view.
        view = {} if players[seat] == RANDOM else rules.view(state, seat)
        rules.apply(state, rules.encode(state, bots[seat](view, actions, moods[seat])))
        decisions += 1
    return decisions


@contextmanager
def workers(jobs: int) -> Iterator[Run]:
    """Something that plays batches and gives their outcomes in order."""
    if jobs == 1:
        yield lambda batches: map(play_batch, batches)
        return
    # Fresh processes: a copy of this one would copy its progress bar's thread too.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            yield lambda batches: pool.map(play_batch, batches)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


@contextmanager
def progress(games: int, as_json: bool) -> Iterator[Step]:
    """A bar on the error channel, if a person watches it."""
    if as_json or not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console  # noqa: PLC0415 - only when somebody watches
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn  # noqa: PLC0415

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games)
        yield lambda count: bar.advance(task, count)


# Figures.


def summary(
    setup: Setup, players: Sequence[str], outcomes: Sequence[Outcome], seconds: float, unit: str
) -> dict[str, Any]:
    """The figures of many games of one kind. All but `speed` depend on the seed alone."""
    seats = range(setup.seats)
    by_place = [sorted(outcome.totals, reverse=True) for outcome in outcomes]
    decisions = sum(outcome.decisions for outcome in outcomes)
    return {
        "game": setup.game,
        "edition": setup.edition,
        "variants": list(setup.variants),
        "seats": setup.seats,
        "seed": setup.seed,
        "bots": list(players),
        "games": len(outcomes),
        unit: spread([outcome.length for outcome in outcomes]),
        "scores_by_place": [spread([totals[place] for totals in by_place]) for place in seats],
        "scores_by_seat": [spread([outcome.totals[seat] for outcome in outcomes]) for seat in seats],
        "wins_by_seat": [
            round(sum(1 / len(outcome.winners) for outcome in outcomes if seat in outcome.winners), 3) for seat in seats
        ],
        "end_reasons": dict(sorted(Counter(outcome.reason for outcome in outcomes).items())),
        "decisions": spread([outcome.decisions for outcome in outcomes]),
        "speed": {
            "seconds": round(seconds, 3),
            "games_per_second": round(len(outcomes) / seconds, 1),
            "decisions_per_second": round(decisions / seconds),
        },
    }


def spread(numbers: Sequence[int]) -> dict[str, float]:
    """Mean, deviation, and from where to where."""
    return {
        "mean": round(statistics.fmean(numbers), 3),
        "deviation": round(statistics.pstdev(numbers), 3),
        "least": min(numbers),
        "most": max(numbers),
    }


def show_one(figures: dict[str, Any], seats: Sequence[str]) -> None:
    """Tables for people."""
    from rich.box import SIMPLE_HEAD  # noqa: PLC0415
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    console = Console(highlight=False)
    unit = board(figures["game"]).ROUNDS
    variants = f" with {', '.join(figures['variants'])}" if figures["variants"] else ""
    edition = f", {figures['edition']} edition" if figures["edition"] else ""
    console.print(
        f"{figures['game']}{edition}{variants}, {figures['seats']} seats, "
        f"{figures['games']} games, seed {figures['seed']}"
    )
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for name in ("", "mean", "deviation", "least", "most"):
        table.add_column(name, justify="left" if not name else "right", no_wrap=True)
    table.add_row(unit, *cells(figures[unit]))
    table.add_row("decisions", *cells(figures["decisions"]), end_section=True)
    for place, scores in enumerate(figures["scores_by_place"], 1):
        table.add_row(f"score of place {place}", *cells(scores), end_section=place == figures["seats"])
    for seat, scores in enumerate(figures["scores_by_seat"]):
        table.add_row(f"score of seat {seat} ({seats[seat]}, {figures['bots'][seat]})", *cells(scores))
    console.print(table)
    total = figures["games"]
    wins = ", ".join(
        f"seat {seat} {won:g} ({100 * won / total:.1f} %)" for seat, won in enumerate(figures["wins_by_seat"])
    )
    console.print(f"wins: {wins}")
    reasons = ", ".join(
        f"{reason} {count} ({100 * count / total:.1f} %)" for reason, count in figures["end_reasons"].items()
    )
    console.print(f"ended by: {reasons}")
    console.print(speed(figures["speed"]))


def cells(figure: dict[str, float]) -> tuple[str, str, str, str]:
    return f"{figure['mean']:.1f}", f"{figure['deviation']:.1f}", f"{figure['least']:g}", f"{figure['most']:g}"


def speed(figures: dict[str, float]) -> str:
    return (
        f"{figures['seconds']:.1f} s, {figures['games_per_second']:,.0f} games/s, "
        f"{figures['decisions_per_second']:,} decisions/s"
    )


def show_all(rules: Title, found: Sequence[dict[str, Any]], games: int) -> None:
    """One line for each mode."""
    from rich.box import SIMPLE_HEAD  # noqa: PLC0415
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    unit = board(rules.NAME).ROUNDS
    console = Console(highlight=False)
    console.print(f"{rules.NAME}: {games} games of each mode, seed {found[0]['seed']}, bots {found[0]['bots'][0]}")
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for name in ("mode", "seats", unit, "best", "mean", "last", "ended by %"):
        table.add_column(
            name,
            justify="left" if name in ("mode", "ended by %") else "right",
            no_wrap=name not in ("mode", "ended by %"),
            min_width=16 if name == "mode" else 1,
        )
    for figures in found:
        count = figures["games"]
        places = figures["scores_by_place"]
        everybody = statistics.fmean(place["mean"] for place in places)
        table.add_row(
            " ".join([figures["edition"], *figures["variants"]]),
            str(figures["seats"]),
            f"{figures[unit]['mean']:.1f} ±{figures[unit]['deviation']:.1f}",
            f"{places[0]['mean']:.0f}",
            f"{everybody:.0f}",
            f"{places[-1]['mean']:.0f}",
            " ".join(f"{reason} {100 * n / count:.0f}" for reason, n in figures["end_reasons"].items()),
        )
    console.print(table)
    seconds = sum(figures["speed"]["seconds"] for figures in found)
    decisions = sum(figures["decisions"]["mean"] * figures["games"] for figures in found)
    played = sum(figures["games"] for figures in found)
    console.print(f"{seconds:.1f} s, {played / seconds:,.0f} games/s, {decisions / seconds:,.0f} decisions/s")
