"""The board values with their labels, for the page that reads house files: one document for each game and edition.

python web/tools/house_data.py [--check]
"""

import json
from pathlib import Path

import made

from serai.kernel.house import published

BUILT = made.ROOT / "web" / "public" / "data"
SOURCES = {
    "yunnan-second": ("serai.yunnan", "board", "second"),
    "yunnan-first": ("serai.yunnan", "board", "first"),
    "silk_road-2006": ("serai.silk_road", "board", "tiles"),
}


def documents() -> dict[Path, str]:
    """Every file to write."""
    found: dict[Path, str] = {}
    for name, source in SOURCES.items():
        values = {key: {"value": entry.value, "label": entry.label} for key, entry in published(*source).items()}
        found[BUILT / f"{name}.json"] = json.dumps(values, separators=(",", ":"), ensure_ascii=False) + "\n"
    return found


if __name__ == "__main__":
    made.main(documents())
