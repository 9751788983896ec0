"""Showing a position or a record as a board, and the values of a game's own board."""

import json
import sys
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from serai.cli.boards import board
from serai.cli.documents import PERSON, read_document
from serai.kernel.game import Game
from serai.kernel.plain import one_of, plain, whole
from serai.kernel.title import Title

CERTAIN = "CONFIRMED"


def show(path: Path, seat: int | None, as_json: bool) -> int:
    """Draw where a game stands, and what is asked."""
    game, players = read_document(path)
    viewer = None if seat is None else whole(seat, "--seat", 0, game.setup.seats - 1)
    if as_json:
        sys.stdout.write(json.dumps(described(game) if viewer is None else seen_from(game, viewer), indent=1) + "\n")
        return 0
    draw(Console(highlight=False), game, viewer, ["" if name == PERSON else name for name in players])
    return 0


def draw(console: Console, game: Game, viewer: int | None, players: list[str]) -> None:
    """The table, and the question or the result."""
    look = board(game.title.NAME)
    view = game.view(viewer)
    open_scores = look.OPEN or game.is_over
    console.print(look.draw(view, game.scores() if open_scores else [], players, console.width))
    decision = game.decision
    if decision is None:
        console.print()
        console.print(look.result(view, game.scores(), game.winners, players))
    else:
        console.print(Text(look.ask(view, decision), "bold"))


def described(game: Game) -> dict[str, object]:
    """All there is to say about where a game stands, as plain data."""
    decision = game.decision
    return {
        "position": game.position(),
        "moves": len(game.moves),
        "decision": None if decision is None else plain(decision),
        "legal": [game.title.write(action) for action in game.actions()],
        "scores": plain(game.scores()),
        "winners": list(game.winners),
    }


def seen_from(game: Game, seat: int) -> dict[str, object]:
    """What a seat may know about where a game stands, as plain data."""
    decision = game.decision
    return {
        "view": game.view(seat),
        "moves": len(game.moves),
        "decision": None if decision is None else plain(decision),
        "legal": [game.title.write(action) for action in game.actions(seat)],
        "winners": list(game.winners),
    }


def data(rules: Title, edition: str | None, as_json: bool) -> int:
    """The board values and how far each can be trusted."""
    chosen = one_of(edition or rules.EDITIONS[0], "edition", rules.EDITIONS)
    values = board(rules.NAME).values(chosen)
    if as_json:
        sys.stdout.write(json.dumps({key: entry._asdict() for key, entry in values.items()}, indent=1) + "\n")
        return 0
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column("value", no_wrap=True)
    table.add_column("is", overflow="fold", ratio=3)
    table.add_column("label", no_wrap=True)
    table.add_column("note", ratio=4)
    for key, entry in values.items():
        style = "" if entry.label == CERTAIN else "bold"
        table.add_row(
            key, Text(json.dumps(entry.value, ensure_ascii=False)), Text(entry.label, style), Text(entry.note, "dim")
        )
    Console(highlight=False).print(table)
    return 0
