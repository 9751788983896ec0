"""The board values with their labels, for the page that reads house files: one document for each game and edition.

python web/tools/house_data.py [--check]
"""

import json
import sys
from pathlib import Path

from serai.kernel.house import published

BUILT = Path(__file__).resolve().parents[1] / "public" / "data"
SOURCES = {
    "yunnan-second": ("serai.yunnan", "board", "second"),
    "yunnan-first": ("serai.yunnan", "board", "first"),
    "silk_road-2006": ("serai.silk_road", "board", "tiles"),
}


def main(*, check: bool) -> int:
    """Write every document, or say which are out of date."""
    stale = []
    for name, source in SOURCES.items():
        values = {key: {"value": entry.value, "label": entry.label} for key, entry in published(*source).items()}
        text = json.dumps(values, separators=(",", ":"), ensure_ascii=False) + "\n"
        built = BUILT / f"{name}.json"
        if not built.exists() or built.read_text(encoding="utf-8") != text:
            stale.append(built.name)
            if not check:
                BUILT.mkdir(parents=True, exist_ok=True)
                built.write_text(text, encoding="utf-8")
    if check and stale:
        sys.stderr.write("out of date: " + ", ".join(stale) + "\n")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main(check="--check" in sys.argv))
