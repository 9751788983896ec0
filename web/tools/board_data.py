"""The numbers printed on the boards, from the games' own data files: what the browser draws is what the rules use.

python web/tools/board_data.py [--check]
"""

import json
import tomllib
from pathlib import Path
from typing import Any

import made

GAMES = made.ROOT / "src" / "serai"
WEB = made.ROOT / "web" / "src" / "games"


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


if __name__ == "__main__":
    made.main(
        {path: json.dumps(document, ensure_ascii=False, indent=1) + "\n" for path, document in documents().items()}
    )
