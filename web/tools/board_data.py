"""The numbers printed on the boards, from the games' own data files: what the browser draws is what the rules use.

python web/tools/board_data.py [--check]
"""

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "serai"
WEB = ROOT / "web" / "src" / "games"


def values(game: str, name: str) -> dict[str, Any]:
    """A data file without its labels and notes."""
    document = tomllib.loads((GAMES / game / "data" / f"{name}.toml").read_text(encoding="utf-8"))
    return {key: entry["value"] for key, entry in document.items() if isinstance(entry, dict) and "value" in entry}


def documents() -> dict[Path, dict[str, Any]]:
    """Every file to write: one for each game, by edition, the common values first."""
    found: dict[Path, dict[str, Any]] = {}
    for game in ("yunnan", "silk_road"):
        folder = GAMES / game / "data"
        names = sorted(path.stem for path in folder.glob("*.toml")) if folder.exists() else []
        if names:
            found[WEB / game / "board.json"] = {name: values(game, name) for name in names}
    return found


def main(*, check: bool) -> int:
    """Write the files, or say which are out of date."""
    stale = []
    for path, document in documents().items():
        text = json.dumps(document, ensure_ascii=False, indent=1) + "\n"
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(path)
            if not check:
                path.write_text(text, encoding="utf-8")
    if check and stale:
        sys.stderr.write("out of date: " + ", ".join(str(path.relative_to(ROOT)) for path in stale) + "\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(check="--check" in sys.argv))
