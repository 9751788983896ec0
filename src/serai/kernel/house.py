"""Board values: each game's data files, and a table's own file that overrides some of them.

A data file holds one table per value: `value`, `label` (how sure we are of it) and perhaps a `note`.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from serai.kernel.plain import BadInput

HIGHEST = 999  # no value on a board is larger


class Value(NamedTuple):
    """A board value and how far it can be trusted."""

    value: Any
    label: str
    note: str


@cache
def published(package: str, *names: str) -> Mapping[str, Value]:
    """The values of a game's own data files; a later file may replace what an earlier one says."""
    found: dict[str, Value] = {}
    for name in names:
        tables = tomllib.loads(files(package).joinpath("data", f"{name}.toml").read_text("utf-8"))
        for key, entry in tables.items():
            found[key] = Value(entry["value"], entry["label"], entry.get("note", ""))
    return found


def read_house_file(path: str | Path) -> dict[str, Any]:
    """The values of a table's own file: `key = value`, or the form of the data files."""
    try:
        tables = tomllib.loads(Path(path).read_text("utf-8"))
    except OSError as error:
        raise BadInput(str(path), "a readable file of board values", error.strerror) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(str(path), "TOML", str(error)) from error
    return {
        key: entry["value"] if isinstance(entry, dict) and "value" in entry else entry for key, entry in tables.items()
    }


def merged(base: Mapping[str, Value], house: Mapping[str, Any]) -> dict[str, Any]:
    """The values in force: the house's where it has one of the same form, the published ones elsewhere."""
    values = {key: entry.value for key, entry in base.items()}
    for key, value in house.items():
        if key not in values:
            raise BadInput(f"house.{key}", "one of " + ", ".join(sorted(values)), value)
        check_form(value, values[key], f"house.{key}")
        values[key] = value
    return values


def check_form(value: Any, model: Any, place: str) -> None:
    """A house value has the form of the value it replaces: the same kind of number, text, list or table."""
    if isinstance(model, bool | str) or not isinstance(model, int | list | Mapping):
        if type(value) is not type(model):
            raise BadInput(place, f"something like {model!r}", value)
    elif isinstance(model, int):
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= HIGHEST:
            raise BadInput(place, f"a whole number from 0 to {HIGHEST}", value)
    elif isinstance(model, list):
        if not isinstance(value, list) or not value:
            raise BadInput(place, "a list", value)
        for number, item in enumerate(value):
            check_form(item, model[min(number, len(model) - 1)], f"{place}[{number}]")
    else:
        if not isinstance(value, Mapping) or set(value) != set(model):
            raise BadInput(place, "a table with " + ", ".join(model), value)
        for key, item in value.items():
            check_form(item, model[key], f"{place}.{key}")
