"""The built client leaves the server whole, packed for who can unpack, and is not sent twice."""

import httpx
import pytest

from tests.server.kit import Server


def ask(server: Server, path: str, **headers: str) -> httpx.Response:
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.get(server.url + path, headers={"Accept-Encoding": "identity"} | names)


@pytest.mark.parametrize("path", ["/", "/tables/ab12?at=40", "/rules/yunnan"])
def test_every_address_of_the_client_is_its_first_page(server: Server, path: str) -> None:
    answer = ask(server, path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert '<div id="app">' in answer.text
    assert answer.headers["cache-control"] == "no-cache"


def test_a_packed_file_is_the_same_file(server: Server) -> None:
    plain = ask(server, "/locales/de/ui.ftl")
    packed = ask(server, "/locales/de/ui.ftl", Accept_Encoding="gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.num_bytes_downloaded < plain.num_bytes_downloaded / 2
    assert packed.content == plain.content


def test_who_has_a_file_is_told_so(server: Server) -> None:
    tag = ask(server, "/").headers["etag"]
    again = ask(server, "/", If_None_Match=tag)
    assert (again.status_code, again.content) == (304, b"")
    assert ask(server, "/", If_None_Match='"another"').status_code == 200


@pytest.mark.parametrize(
    "path", ["/missing.js", "/../pyproject.toml", "/assets/%2e%2e/%2e%2e/app.py", "/api", "/api/x"]
)
def test_nothing_else_can_be_asked_for(server: Server, path: str) -> None:
    assert ask(server, path).status_code == 404
