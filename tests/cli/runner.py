"""Run the command line as its user would, inside this process: words in, what it said and its exit code out."""

import contextlib
import io
import sys
from collections.abc import Iterator
from typing import NamedTuple

from serai.cli import run


class Said(NamedTuple):
    code: int
    out: str
    err: str


@contextlib.contextmanager
def keyboard(text: str) -> Iterator[None]:
    kept = sys.stdin
    sys.stdin = io.StringIO(text)
    try:
        yield
    finally:
        sys.stdin = kept


def serai(*words: str, typed: str = "") -> Said:
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err), keyboard(typed):
        code = run([str(word) for word in words])
    return Said(code, out.getvalue(), err.getvalue())
