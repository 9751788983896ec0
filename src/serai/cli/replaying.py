"""Replaying a record: step by step on a terminal, or as a log."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from serai.cli.documents import PERSON, read_document
from serai.cli.showing import draw
from serai.cli.telling import Telling
from serai.kernel.game import Game
from serai.kernel.plain import BadInput, whole

NEXT = ("\r", "\n", " ", "n")
KEYS = "Enter next · b back · r next round · number + Enter jump · q leave"


class Reel(NamedTuple):
    """A game move by move: the sentences of each, and the moves that begin a round."""

    game: Game
    players: list[str]
    sentences: list[list[str]]  # of move 1, 2, ...
    rounds: list[int]  # after how many moves a round begins


def replay(path: Path, log: bool, at: int | None) -> int:
    """The log, one position, or all of them by keys."""
    game, players = read_document(path)
    if game.start is not None and not game.moves:
        raise BadInput(str(path), "a saved game or record with moves; `serai show` draws a position", "a position")
    reel = make_reel(game, ["" if name == PERSON else name for name in players])
    console = Console(highlight=False)
    if at is not None:
        show_at(console, reel, whole(at, "--at", 0, len(game.moves)))
    elif log or not (sys.stdin.isatty() and sys.stdout.isatty()):
        show_log(console, reel)
    else:
        with single_keys() as key, suppress(KeyboardInterrupt):
            step_through(console, reel, key)
    return 0


def make_reel(game: Game, players: list[str]) -> Reel:
    """Play the game again and write down what happened."""
    again = Game(game.title, game.setup, game.start)
    telling = Telling(game.view())
    sentences: list[list[str]] = []
    rounds = [0]
    for number, (seat, action) in enumerate(game.moves, 1):
        events = again.play(action, seat)
        sentences.append([telling.tell(event) for event in events])
        if any(type(event).__name__ == "RoundBegan" for event in events):
            rounds.append(number)
    return Reel(game, players, sentences, rounds)


def position_after(reel: Reel, count: int) -> Game:
    """The game as it stood after so many moves."""
    game = Game(reel.game.title, reel.game.setup, reel.game.start)
    for seat, action in reel.game.moves[:count]:
        game.play(action, seat)
    return game


def show_log(console: Console, reel: Reel) -> None:
    """Every sentence under the number of its move."""
    for number, lines in enumerate(reel.sentences, 1):
        for line in lines:
            console.print(f"{number:>4}  {line}", soft_wrap=True)
    if not reel.sentences:
        console.print("No moves yet.")


def show_at(console: Console, reel: Reel, count: int) -> None:
    """The table after so many moves, and the move that led there."""
    total = len(reel.game.moves)
    if count:
        seat, action = reel.game.moves[count - 1]
        console.print(Rule(f"move {count} of {total}: seat {seat}, {reel.game.title.write(action)}", style="dim"))
        for line in reel.sentences[count - 1]:
            console.print(f"  {line}")
    else:
        console.print(Rule(f"set-up, {total} moves follow", style="dim"))
    console.print()
    draw(console, position_after(reel, count), None, reel.players)


def step_through(console: Console, reel: Reel, key: Callable[[], str]) -> None:
    """Keys move to and fro."""
    total = len(reel.game.moves)
    at = 0
    digits = ""
    show_at(console, reel, at)
    console.print(Text(KEYS, "dim"))
    while True:
        pressed = key()
        if pressed in ("q", "\x03", "\x04", ""):
            return
        if pressed.isdigit():
            digits += pressed
            continue
        goal = at
        if digits:
            goal = min(int(digits[:6]), total)
        elif pressed in NEXT:
            goal = min(at + 1, total)
        elif pressed == "b":
            goal = max(at - 1, 0)
        elif pressed == "r":
            goal = next((number for number in reel.rounds if number > at), total)
        digits = ""
        if goal != at:
            at = goal
            console.clear()
            show_at(console, reel, at)
            console.print(Text(KEYS, "dim"))


@contextmanager
def single_keys() -> Iterator[Callable[[], str]]:
    """A reader of keys, unseen and without Enter; of lines where the terminal cannot give single keys."""
    try:
        import termios  # noqa: PLC0415 - not on every system
        import tty  # noqa: PLC0415
    except ImportError:
        yield lambda: (sys.stdin.readline() or "q")[0]
        return
    handle = sys.stdin.fileno()
    kept: list[Any] = termios.tcgetattr(handle)
    try:
        tty.setcbreak(handle)
        yield lambda: os.read(handle, 1).decode("utf-8", "replace")
    finally:
        termios.tcsetattr(handle, termios.TCSADRAIN, kept)
