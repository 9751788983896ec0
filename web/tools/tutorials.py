"""The tutorials: scripted records, played through the real rules, as frames for the browser.

python web/tools/tutorials.py [--check]
"""

import json
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

import made

import serai
from serai.kernel.plain import to_plain

SOURCES = made.ROOT / "web" / "tutorials"
BUILT = made.ROOT / "web" / "public" / "tutorials"


def play(script: dict[str, Any]) -> list[dict[str, Any]]:
    """Every moment of a lesson as the learner sees it."""
    settings = {key: script[key] for key in ("edition", "seats", "seed", "variants", "order") if key in script}
    game = serai.new_game(script["game"], **settings)
    learner = script["learner"]
    lessons = [move[2] if len(move) > 2 else None for move in script["moves"]]  # noqa: PLR2004 - seat, move, lesson
    frames = [frame(game, learner, None, lessons[0])]
    for number, (seat, notation, *_) in enumerate(script["moves"]):
        action = game.title.read(notation)
        events = [game.title.see(event, learner) for event in game.play(action, seat)]
        move = {"number": len(game.moves), "seat": seat, "notation": notation, "action": to_plain(action), "at": 0}
        move["events"] = [to_plain(event) for event in events if event is not None]
        lesson = lessons[number + 1] if number + 1 < len(lessons) else "done"
        frames.append(frame(game, learner, move, lesson))
    return [frames[0], *(changes(before, after) for before, after in pairwise(frames))]


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """A frame with only those fields of the view that are new; the browser keeps the others."""
    old = before["view"]
    return after | {"view": {key: value for key, value in after["view"].items() if value != old.get(key)}}


def frame(game: Any, learner: int, move: dict[str, Any] | None, lesson: str | None) -> dict[str, Any]:
    decision = game.decision
    asked = decision is not None and learner in decision.seats
    actions = game.actions(learner) if asked else []
    return {
        "number": len(game.moves),
        "seat": learner if asked else (None if decision is None else decision.seats[0]),
        "view": game.view(learner),
        "decision": None if decision is None else decision._asdict(),
        "actions": [{"notation": game.title.write(action), "action": to_plain(action)} for action in actions],
        "scores": [],
        "incomes": [sheet._asdict() for sheet in game.incomes()],
        "winners": list(game.winners),
        "move": move,
        "lesson": lesson,
    }


def documents() -> dict[Path, str]:
    """Every lesson, as it is to be written."""
    found: dict[Path, str] = {}
    for source in sorted(SOURCES.glob("*.toml")):
        frames = play(tomllib.loads(source.read_text(encoding="utf-8")))
        text = json.dumps(frames, separators=(",", ":"), ensure_ascii=False, default=list) + "\n"
        found[BUILT / f"{source.stem}.json"] = text
    return found


if __name__ == "__main__":
    made.main(documents())
