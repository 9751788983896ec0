"""Starts servers quickly: everything is imported once, then each server is a fork of this process.

Reads one JSON line per server (environment, folder, log file) and answers with the process id.
"""

import json
import os
import signal
import sys
import traceback
from pathlib import Path

from serai.catalogue import title
from serai.server import app
from serai.server.run import run
from serai.server.settings import read_settings

LOADED = (app, title("yunnan"), title("silk_road"))  # before the forks


def become_a_server(environment: dict[str, str], folder: str, log: str) -> None:
    output = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for number, source in ((0, nothing), (1, output), (2, output)):
        os.dup2(source, number)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    try:
        run(read_settings())
    except BaseException:  # noqa: BLE001 - told in the log, whatever it was
        with Path(log).open("a") as out:
            out.write(traceback.format_exc())
        os._exit(1)
    os._exit(0)


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # children vanish when they end
    for line in sys.stdin:
        wish = json.loads(line)
        child = os.fork()
        if child == 0:
            become_a_server(wish["environment"], wish["folder"], wish["log"])
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
