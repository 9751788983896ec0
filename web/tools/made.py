"""Files made from the project's own sources: written anew, or with --check only compared with what is there."""

import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def main(texts: Mapping[Path, str]) -> None:
    """Write every file that is out of date; with --check say which are, and fail."""
    stale = [path for path, text in texts.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv:
        if stale:
            sys.exit("out of date: " + ", ".join(str(path.relative_to(ROOT)) for path in stale))
        return
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(texts[path], encoding="utf-8")
