"""A table server for the browser tests: its own empty store, no rate limits, quick bots."""

import os
import sys
import tempfile

from serai.server.run import run
from serai.server.settings import read_settings

if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="serai-browser-") as folder:
        wanted = {
            "SERAI_PORT": sys.argv[1],
            "SERAI_DATA": folder,
            "SERAI_REQUESTS": "off",
            "SERAI_LOG_LEVEL": "WARNING",
            "SERAI_BOT_PROCESSES": "1",
            "SERAI_NOTICE_HOSTS": "127.0.0.1",  # webhooks of the tests
        }
        os.environ.update(wanted)
        run(read_settings(os.environ))
