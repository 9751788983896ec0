"""Logs: one JSON object per line, made of named fields, so that nothing secret slips in with a text."""

import logging
import sys
from typing import Any

import msgspec

log = logging.getLogger("serai.server")
USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}
SECRET = ("password", "token", "secret", "seed", "cookie", "authorization", "invitation", "setup")


class JsonLines(logging.Formatter):
    """A record and its extra fields as one line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        for key, value in vars(record).items():
            if key not in USUAL:
                line[key] = "***" if any(word in key.lower() for word in SECRET) else value
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up_logging(level: str) -> None:
    """Everything to standard error, in lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)  # others write whole addresses and headers below that, and secrets are in both
    log.setLevel(level.upper())
