"""The browser client: the files that were built into `static`, and its first page for every client route."""

import mimetypes
from functools import cache
from pathlib import Path

from litestar import MediaType, Response, get

from serai.server.denied import Denied

ROOT = Path(__file__).parent / "static"
PLACEHOLDER = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Serai</title>
<h1>Serai</h1>
<p>The table server is running. The browser client has not been built into it yet.</p>
<p>Bots and scripts can play: <a href="/api/schema/openapi.json">the interface</a>.</p>
</html>
"""


@cache
def files() -> dict[str, Path]:
    """Every file that may be served, by its address; nothing else can be asked for."""
    return {
        path.relative_to(ROOT).as_posix(): path
        for path in ROOT.rglob("*")
        if path.is_file() and not path.name.startswith(".")
    }


@get(["/", "/{path:path}"], include_in_schema=False, opt={"limit": None})
async def client(path: str = "") -> Response[bytes]:
    """A file of the client, or its first page."""
    name = path.strip("/")
    if name.startswith(("api/", "api")) and (name == "api" or name.startswith("api/")):
        raise Denied(404, "not_found")
    found = files().get(name)
    if found is None and "." in name.rpartition("/")[2]:
        raise Denied(404, "not_found")
    found = found or files().get("index.html")
    if found is None:
        return Response(PLACEHOLDER.encode(), media_type=MediaType.HTML)
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    is_named_by_content = name.startswith("assets/")
    cache_control = "public, max-age=31536000, immutable" if is_named_by_content else "no-cache"
    text = "; charset=utf-8" if kind.startswith("text/") or kind.endswith(("javascript", "json")) else ""
    return Response(found.read_bytes(), media_type=kind + text, headers={"Cache-Control": cache_control})
