"""The browser client: the files that were built into `static`, and its first page for every client route."""

import gzip
import hashlib
import mimetypes
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import MediaType, Request, Response, get

from serai.server.denied import Denied

ROOT = Path(__file__).parent / "static"
FIRST_PAGE = "index.html"
PACKED = {"text/html", "text/css", "text/javascript", "application/json", "image/svg+xml", "text/plain"}
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


class Built(NamedTuple):
    """A file of the client, as it is sent."""

    data: bytes
    packed: bytes | None  # gzip, where that is worth it
    headers: dict[str, str]


@cache
def files() -> dict[str, Path]:
    """Every file that may be served, by its address; nothing else can be asked for."""
    return {
        path.relative_to(ROOT).as_posix(): path
        for path in ROOT.rglob("*")
        if path.is_file() and not path.name.startswith(".")
    }


@cache
def built(name: str) -> Built:
    """A file, read and packed once."""
    data = files()[name].read_bytes()
    kind = "text/plain" if name.endswith(".ftl") else mimetypes.guess_type(name)[0] or "application/octet-stream"
    text = "; charset=utf-8" if kind.startswith("text/") or kind == "application/json" else ""
    is_named_by_content = name.startswith("assets/")
    headers = {
        "Content-Type": kind + text,
        "Cache-Control": "public, max-age=31536000, immutable" if is_named_by_content else "no-cache",
        "ETag": f'"{hashlib.sha256(data).hexdigest()[:20]}"',
        "Vary": "Accept-Encoding",
    }
    return Built(data, gzip.compress(data, mtime=0) if kind in PACKED else None, headers)


@get(["/", "/{path:path}"], include_in_schema=False, opt={"limit": None})
async def client(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    """A file of the client, or its first page."""
    name = path.strip("/")
    if name == "api" or name.startswith("api/"):
        raise Denied(404, "not_found")
    if name not in files():
        if "." in name.rpartition("/")[2]:
            raise Denied(404, "not_found")
        name = FIRST_PAGE
    if name not in files():
        return Response(PLACEHOLDER.encode(), media_type=MediaType.HTML)
    file = built(name)
    if request.headers.get("if-none-match") == file.headers["ETag"]:
        return Response(b"", status_code=304, headers=file.headers)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, headers=file.headers | {"Content-Encoding": "gzip"})
    return Response(file.data, headers=file.headers)
