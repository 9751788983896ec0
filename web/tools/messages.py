"""The types of the table protocol, from the server's own messages: what the browser reads is what the server writes.

python web/tools/messages.py [--check]
"""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import made
import msgspec

from serai.server import messages
from serai.server.messages.common import Request
from serai.server.messages.play import Message
from serai.server.messages.spoken import Say

FILE = made.ROOT / "web" / "src" / "lib" / "messages.ts"
HEAD = """\
// Made by web/tools/messages.py from serai.server.messages, as the OpenAPI document is. Not to be edited.
import type { Fields, IncomeSheet, ScoreSheet, View } from './protocol'
"""
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
# documents of the games' own
OPEN = {"view": "View", "action": "Fields", "events": "Fields", "scores": "ScoreSheet", "incomes": "IncomeSheet"}
UNIONS: dict[str, type[msgspec.Struct]] = {"ServerMessage": Message, "ClientMessage": Say}


def written(schema: dict[str, Any], field: str) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "enum" in schema:
        return " | ".join(f"'{value}'" for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(written(one, field) for one in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        inner = written(schema.get("items", {}), field)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties", {})
        inner = written(values, "") if isinstance(values, dict) else "any"
        return OPEN.get(field, f"Record<string, {inner}>") if inner == "any" else f"Record<string, {inner}>"
    return SIMPLE.get(str(kind), "any")


def interface(name: str, schema: dict[str, Any], *, is_sent: bool) -> str:
    """One struct. What the client sends may leave out what has a default; what it is sent is always there."""
    lines = [f"/** {schema['description'].splitlines()[0]} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    required = schema.get("required", [])
    for field, inner in schema.get("properties", {}).items():
        mark = "?" if is_sent and field not in required else ""
        lines.append(f"  {field}{mark}: {written(inner, field)}")
    return "\n".join([*lines, "}"])


def text() -> str:
    """The whole file."""
    modules = [import_module(f"{messages.__name__}.{found.name}") for found in iter_modules(messages.__path__)]
    every = [one for module in modules for one in vars(module).values() if isinstance(one, type)]
    structs = list(dict.fromkeys(one for one in every if issubclass(one, msgspec.Struct)))
    tagged = {
        name: [one for one in structs if issubclass(one, base) and one is not base] for name, base in UNIONS.items()
    }
    bases = {msgspec.Struct, Request, *UNIONS.values()}
    _, components = msgspec.json.schema_components([one for one in structs if one not in bases])
    sent = {one.__name__ for one in structs if issubclass(one, Request | Say)}
    parts = [interface(name, schema, is_sent=name in sent) for name, schema in components.items()]
    for name, members in tagged.items():
        parts.append(f"export type {name} = " + " | ".join(one.__name__ for one in members))
    return "\n\n".join([HEAD.rstrip(), *parts]) + "\n"


if __name__ == "__main__":
    made.main({FILE: text()})
