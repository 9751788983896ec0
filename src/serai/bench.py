"""Our own figures: how fast the rules are, compiled and not, measured side by side in one run.

Machines are noisy, so compiled and plain workers take turns and the best of each counts; ratios are what to look at.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

SEED = 7
SEATS = 4
TURNS = 3
TURNS_QUICK = 2
SECONDS = 1.0
SECONDS_QUICK = 0.4
IMPORTS = 5
NAMES = (0, 1)  # columns of words; the others hold numbers

# figure -> (unit, the bound it should keep: ("<=" or ">=", value), or None where it is only told)
FIGURES: dict[str, tuple[str, tuple[str, float] | None]] = {
    "random play": ("decisions/s", None),
    "legal + apply from Python": ("us", ("<=", 2.0)),
    "copy": ("us", ("<=", 2.0)),
    "view": ("us", None),
    "determinize": ("us", None),
}
BOUNDS = {
    ("yunnan", "compiled / plain"): (">=", 25.0),
    ("silk_road", "compiled / plain"): (">=", 20.0),
    ("silk_road", "view"): ("<=", 20.0),
    ("silk_road", "determinize"): ("<=", 50.0),
    ("serai", "import serai"): ("<=", 150.0),
}


def games() -> list[str]:
    """The games that are there to be measured."""
    from serai.catalogue import GAMES  # noqa: PLC0415 - the import of serai is measured too

    return [name for name, module in GAMES.items() if find_spec(module.rpartition(".")[0]) is not None]


def measure_game(name: str, seconds: float) -> dict[str, float]:
    """Random four-player games in the default edition, and single calls from Python on the way through one."""
    from librt.vecs import vec  # noqa: PLC0415
    from mypy_extensions import i64  # noqa: PLC0415

    import serai  # noqa: PLC0415

    game = serai.new_game(name, seats=SEATS, seed=SEED)
    title = game.title
    whole_game = 1_000_000
    figures: dict[str, float] = {}

    decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        decisions += title.play_randomly(title.copy(game.state), decisions, whole_game)
    figures["random play"] = decisions / (time.perf_counter() - start)

    out = vec[i64]([0] * title.ACTIONS)
    state = title.copy(game.state)
    decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for turn in range(100):
            count = title.legal(state, out)
            if count == 0:
                state = title.copy(game.state)
                continue
            title.apply(state, out[turn % count])
            decisions += 1
    figures["legal + apply from Python"] = (time.perf_counter() - start) / decisions * 1e6

    state = title.copy(game.state)
    title.play_randomly(state, SEED, 100)
    view = title.view(state, 0)
    figures["copy"] = timed(lambda: title.copy(state), seconds)
    figures["view"] = timed(lambda: title.view(state, 0), seconds)
    figures["determinize"] = timed(lambda: title.determinize(view, SEED), seconds)
    return figures


def timed(call: Callable[[], object], seconds: float) -> float:
    """Microseconds a call."""
    calls = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for _ in range(20):
            call()
        calls += 20
    return (time.perf_counter() - start) / calls * 1e6


def worker(root: Path, name: str, seconds: float) -> dict[str, float]:
    """Measure a game in a process of its own, with the package found under `root`."""
    answer = subprocess.run(  # noqa: S603 - our own module, our own arguments
        [sys.executable, "-m", "serai.bench", name, str(seconds)],
        env=os.environ | {"PYTHONPATH": str(root)},
        check=True,
        capture_output=True,
        text=True,
    )
    figures: dict[str, float] = json.loads(answer.stdout)
    return figures


def import_time(root: Path) -> float:
    """Milliseconds that `import serai` adds to a bare interpreter, the best of a few."""
    code = "import time; start = time.perf_counter(); import serai; print((time.perf_counter() - start) * 1e3)"
    environment = os.environ | {"PYTHONPATH": str(root)}
    runs = [
        subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True)  # noqa: S603
        for _ in range(IMPORTS)
    ]
    return min(float(run.stdout) for run in runs)


def better(name: str, one: float, other: float) -> float:
    """The better of two readings of a figure."""
    return max(one, other) if FIGURES[name][0].endswith("/s") else min(one, other)


def measure(*, quick: bool, tell: Callable[[str], None] = lambda _: None) -> dict[str, dict[str, Any]]:
    """All figures by game: compiled, plain, and how they compare."""
    compiled_root = Path(__file__).resolve().parent.parent
    seconds, turns = (SECONDS_QUICK, TURNS_QUICK) if quick else (SECONDS, TURNS)
    results: dict[str, dict[str, Any]] = {}
    with tempfile.TemporaryDirectory() as folder:
        plain_root = Path(folder)
        shutil.copytree(
            compiled_root / "serai", plain_root / "serai", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        )
        for name in games():
            best: dict[str, dict[str, float]] = {"compiled": {}, "plain": {}}
            for turn in range(turns):
                for kind, root in (("compiled", compiled_root), ("plain", plain_root)):
                    tell(f"{name}, {kind}, turn {turn + 1} of {turns}")
                    for key, value in worker(root, name, seconds).items():
                        best[kind][key] = better(key, value, best[kind].get(key, value))
            ratio = best["compiled"]["random play"] / best["plain"]["random play"]
            results[name] = {**best, "compiled / plain": ratio}
        tell("import serai")
        results["serai"] = {"import serai": import_time(compiled_root)}
    return results


def is_compiled() -> bool:
    """Whether the rules run compiled."""
    spec = find_spec("serai.kernel.chance")
    return spec is not None and spec.origin is not None and not spec.origin.endswith(".py")


def kept(bound: tuple[str, float] | None, value: float) -> str:
    """Whether a bound is kept, in words."""
    if bound is None:
        return ""
    sign, limit = bound
    holds = value <= limit if sign == "<=" else value >= limit
    return f"{sign} {limit:g}: {'kept' if holds else 'MISSED'}"


def rows(results: dict[str, dict[str, Any]]) -> list[tuple[str, str, str, str, str]]:
    """The table: game, figure, compiled, plain, bound."""
    found: list[tuple[str, str, str, str, str]] = []
    for name, figures in results.items():
        if name == "serai":
            value = figures["import serai"]
            found.append((name, "import serai, ms", f"{value:,.0f}", "", kept(BOUNDS[name, "import serai"], value)))
            continue
        for figure, (unit, common_bound) in FIGURES.items():
            value, plain = figures["compiled"][figure], figures["plain"][figure]
            form = ",.0f" if unit.endswith("/s") else ",.2f"
            bound = BOUNDS.get((name, figure), common_bound)
            found.append((name, f"{figure}, {unit}", format(value, form), format(plain, form), kept(bound, value)))
        ratio = figures["compiled / plain"]
        found.append((name, "compiled / plain", f"{ratio:.1f}", "1", kept(BOUNDS[name, "compiled / plain"], ratio)))
    return found


def run(quick: bool, as_json: bool) -> int:
    """The command `serai bench`."""
    results = measure(quick=quick, tell=lambda line: print(line, file=sys.stderr))
    if as_json:
        print(json.dumps({"compiled": is_compiled(), "figures": results}, indent=2))
        return 0
    if not is_compiled():
        print("The rules are not compiled here: both columns are plain Python.", file=sys.stderr)
    widths = [max(len(row[i]) for row in rows(results)) for i in range(5)]
    for row in rows(results):
        print(
            "  ".join(
                cell.ljust(width) if i in NAMES else cell.rjust(width)
                for i, (cell, width) in enumerate(zip(row, widths, strict=True))
            )
        )
    return 0


if __name__ == "__main__":
    print(json.dumps(measure_game(sys.argv[1], float(sys.argv[2]))))
