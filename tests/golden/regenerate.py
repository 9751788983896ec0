"""Rewrite one golden game and print what changed: `python -m tests.golden.regenerate second-4-guards`."""

import difflib
import sys

from tests.golden import path_of, play_anew
from tests.kit.combinations import BY_NAME


def main(names: list[str]) -> int:
    if len(names) != 1 or names[0] not in BY_NAME:
        sys.stderr.write("one name, of: " + ", ".join(sorted(BY_NAME)) + "\n")
        return 2
    (name,) = names
    path = path_of(name)
    before = path.read_text("utf-8").splitlines() if path.exists() else []
    after = play_anew(name)
    path.write_text("\n".join(after) + "\n", "utf-8")
    sys.stdout.writelines(line + "\n" for line in difflib.unified_diff(before, after, "before", "after", lineterm=""))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
