"""On a real pseudo-terminal: colours, single keys, and leaving by Ctrl-C, Ctrl-D, or a closed window."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest

from serai.cli.documents import read_document

PATIENCE = 30.0
PROMPT = "\r\n> "
# The terminal becomes the program's own, so that Ctrl-C typed there reaches it.
PROGRAM = "import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); import serai.cli; serai.cli.main()"


class Terminal:
    """A program on its own terminal, typed at and read from."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.handle, inner = pty.openpty()
        environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "50"}
        environment.pop("NO_COLOR", None)
        command = [sys.executable, "-c", PROGRAM, *words]
        self.program = subprocess.Popen(
            command,
            stdin=inner,
            stdout=inner,
            stderr=inner,
            cwd=folder,
            env=environment,
            start_new_session=True,
        )
        os.close(inner)
        self.seen = ""

    def wait_for(self, text: str) -> str:
        """Read until the text has been shown since the last wait; what was shown."""
        end = time.monotonic() + PATIENCE
        while text not in self.seen:
            ready, _, _ = select.select([self.handle], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"{text!r} never came; there was: {self.seen[-500:]}"
            try:
                self.seen += os.read(self.handle, 65536).decode("utf-8", "replace")
            except OSError:  # the program has gone
                break
        assert text in self.seen, self.seen[-500:]
        before, _, self.seen = self.seen.partition(text)
        return before + text

    def type(self, text: str) -> None:
        os.write(self.handle, text.encode())

    def ended(self) -> int:
        try:
            while os.read(self.handle, 65536):
                pass
        except OSError:
            pass
        return self.program.wait(PATIENCE)


@pytest.fixture
def terminals(tmp_path: Path) -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.program.kill()
        terminal.program.wait()
        os.close(terminal.handle)


def sit_down(opened: list[Terminal], folder: Path, *words: str) -> Terminal:
    terminal = Terminal(folder, *words)
    opened.append(terminal)
    return terminal


def test_a_whole_game_on_a_terminal(tmp_path: Path, terminals: list[Terminal]) -> None:
    terminal = sit_down(terminals, tmp_path, "play", "yunnan", "--seed", "3", "--seats", "3")
    shown = ""
    for _ in range(200):
        shown = terminal.wait_for(PROMPT)
        if "Name a file to keep the record" in shown:
            break
        terminal.type("all\n" if "a number from" in shown else "0\n")
    assert "Final scores" in shown
    assert "\x1b[1;31m" in shown  # red, and still with its letter
    assert re.search(r"R Red", shown)
    terminal.type("kept.json\n")
    terminal.wait_for("serai replay kept.json")
    assert terminal.ended() == 0
    assert read_document(tmp_path / "kept.json").game.is_over


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_leaving_by_key_saves(tmp_path: Path, terminals: list[Terminal], key: str) -> None:
    terminal = sit_down(terminals, tmp_path, "play", "yunnan", "--seed", "7", "--order", "0,1,2,3")
    terminal.wait_for(PROMPT)
    terminal.type("bid customs 5\n")
    terminal.wait_for(PROMPT)
    time.sleep(0.5)  # the prompt comes a moment before the program listens; nobody's fingers are as fast
    terminal.type(key)
    terminal.wait_for("Go on with: serai play --resume")
    assert terminal.ended() == 0
    (path,) = tmp_path.glob("*.json")
    game = read_document(path).game
    assert game.title.write(game.moves[0].action) == "bid customs 5 from reserve"


@pytest.mark.parametrize("kinds", list(permutations([signal.SIGTERM, signal.SIGHUP])), ids=["term, hup", "hup, term"])
def test_leaving_by_signal_saves(
    tmp_path: Path, terminals: list[Terminal], kinds: tuple[signal.Signals, signal.Signals]
) -> None:
    terminal = sit_down(terminals, tmp_path, "play", "yunnan", "--seed", "7", "--save", "s.json")
    terminal.wait_for(PROMPT)
    time.sleep(0.5)  # the prompt comes a moment before the program listens
    # held for a moment, so that the second one always comes while the first is heard: it must not disturb the saving
    for kind in (signal.SIGSTOP, *kinds, signal.SIGCONT):
        terminal.program.send_signal(kind)
    terminal.wait_for("Saved to s.json")
    assert terminal.ended() == 0
    assert read_document(tmp_path / "s.json").game.setup.seed == 7


def test_closing_the_window_saves(tmp_path: Path, terminals: list[Terminal]) -> None:
    terminal = sit_down(terminals, tmp_path, "play", "yunnan", "--seed", "7", "--order", "0,1,2,3")
    terminal.wait_for(PROMPT)
    terminal.type("bid guild 5\n")
    terminal.wait_for(PROMPT)
    time.sleep(0.5)
    os.close(terminal.handle)
    terminal.handle = os.open(os.devnull, os.O_RDONLY)
    terminal.program.wait(PATIENCE)
    (path,) = tmp_path.glob("*.json")
    assert read_document(path).game.moves


def test_a_replay_is_stepped_through_by_keys(tmp_path: Path, terminals: list[Terminal]) -> None:
    first = sit_down(terminals, tmp_path, "play", "yunnan", "--seed", "7", "--bots", "random", "--save", "r.json")
    for answer in ("0\n", "0\n", "0\n"):
        first.wait_for(PROMPT)
        first.type(answer)
    first.wait_for(PROMPT)
    first.type("quit\n")
    first.ended()
    terminal = sit_down(terminals, tmp_path, "replay", "r.json")
    terminal.wait_for("set-up")
    for keys, shown in (
        ("\n", "move 1 of"),
        ("n", "move 2 of"),
        ("b", "move 1 of"),
        ("b", "set-up"),
        ("5\n", "move 5 of"),
    ):
        terminal.wait_for("q leave")
        terminal.type(keys)
        terminal.wait_for(shown)
    terminal.wait_for("q leave")
    terminal.type("q")
    assert terminal.ended() == 0
