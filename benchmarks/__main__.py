"""`make bench`: our own figures, then random play from Python beside our peers; `--write` keeps them in RESULTS.md."""

import argparse
import platform
import sys
from pathlib import Path

from benchmarks import peers
from serai import bench

RESULTS = Path(__file__).with_name("RESULTS.md")
RULES = ("<!-- rules -->\n", "<!-- end of rules -->\n")  # the part of RESULTS.md that this command writes


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(row) + " |" for row in [head, ["---"] * len(head), *rows]]
    return "\n".join(lines) + "\n"


def report() -> str:
    def tell(line: str) -> None:
        print(line, file=sys.stderr)

    figures = bench.measure(quick=False, tell=tell)
    beside = peers.measure(tell)
    first = next(iter(beside.values()))
    ours = table(["game", "figure", "compiled", "plain Python", "bound"], [list(row) for row in bench.rows(figures)])
    theirs = table(
        ["engine", "decisions/s", "Yunnan is so many times as fast"],
        [[name, f"{speed:,.0f}", f"{first / speed:.1f}"] for name, speed in beside.items()],
    )
    machine = f"{platform.system()} {platform.machine()}, CPython {platform.python_version()}, one process at a time"
    return f"{machine}\n\nThe rules:\n\n{ours}\nRandom play from Python, one call for each step:\n\n{theirs}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--write", action="store_true", help="put the figures into benchmarks/RESULTS.md")
    arguments = parser.parse_args()
    if not bench.is_compiled():
        print("The rules are not compiled: run `make compile` first, or expect equal columns.", file=sys.stderr)
    text = report()
    print(text)
    if arguments.write:
        before, _, rest = RESULTS.read_text("utf-8").partition(RULES[0])
        after = rest.partition(RULES[1])[2]
        RESULTS.write_text(before + RULES[0] + "\n" + text + "\n" + RULES[1] + after, "utf-8")


if __name__ == "__main__":
    main()
