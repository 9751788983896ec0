"""Files: records, positions and saved tables, read with care and written whole or not at all."""

import json
import os
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import serai
from serai.kernel.game import Game
from serai.kernel.plain import BadInput, items, table, text, whole

FORMAT = 1
PERSON = "person"
LARGEST = 50_000_000  # bytes; no game is a thousandth as long


class Document(NamedTuple):
    """A game from a file, and who sat where if the file says so."""

    game: Game
    players: tuple[str, ...]  # PERSON or the name of a bot, by seat; empty when the file does not say


def read_json(path: Path) -> Any:
    """The data in a file; BadInput names the file and what is wrong with it."""
    try:
        if path.stat().st_size > LARGEST:
            raise BadInput(str(path), "a game, position or record", f"{path.stat().st_size} bytes")
        return json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadInput(str(path), "a readable file", error.strerror) from error
    except json.JSONDecodeError as error:
        raise BadInput(f"{path}, line {error.lineno}, column {error.colno}", "JSON", error.msg) from error
    except (UnicodeDecodeError, RecursionError) as error:
        raise BadInput(str(path), "JSON", str(error)) from error


def read_document(path: Path) -> Document:
    """A saved table, a record or a position, whichever it is."""
    data = read_json(path)
    if not isinstance(data, Mapping) or not {"moves", "state", "record"} & set(data):
        raise BadInput(str(path), "a saved game (with record), a record (with moves) or a position (with state)", data)
    try:
        if "record" in data:
            return read_table(data)
        if "moves" in data:
            return Document(serai.replay(data), ())
        return Document(serai.from_position(data), ())
    except BadInput as error:
        error.args = (f"{path}: {error}",)
        raise


def read_table(data: Mapping[str, Any]) -> Document:
    """A saved table: the record and who plays each seat."""
    fields = table(data, "table", ["format", "players", "record"])
    whole(fields["format"], "table.format", FORMAT, FORMAT)
    game = serai.replay(fields["record"])
    given = items(fields["players"], "table.players", game.setup.seats)
    return Document(game, tuple(text(name, f"table.players[{i}]") for i, name in enumerate(given)))


def table_document(game: Game, players: Sequence[str]) -> dict[str, Any]:
    """What `read_table` reads: the record in notation, so that people can read it too."""
    return {"format": FORMAT, "players": list(players), "record": game.record(notation=True)}


def write_json(path: Path, data: Any) -> None:
    """Write a file whole: first beside its place, then over it. BadInput when it cannot be written."""
    content = json.dumps(data, indent=1, ensure_ascii=False) + "\n"
    try:
        folder = path.parent
        handle, name = tempfile.mkstemp(dir=folder, prefix=f".{path.name}.", suffix=".part")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as out:
                out.write(content)
                out.flush()
                os.fsync(out.fileno())
            Path(name).chmod(path.stat().st_mode if path.exists() else 0o666 & ~umask())
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise BadInput(str(path), "a file that can be written", error.strerror) from error


def umask() -> int:
    """The permissions that new files do not get; it can only be read by setting it."""
    mask = os.umask(0o022)
    os.umask(mask)
    return mask
