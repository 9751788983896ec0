"""Headers, origins, sizes and rates."""

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets import Origin
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from serai.server.limits import LIMITS, Limiter
from tests.server.conftest import Come
from tests.server.kit import HOST, Client, Server


@pytest.mark.parametrize(
    "path", ["/", "/tables/x", "/api/games", "/api/tables/none", "/health", "/api/schema/openapi.json"]
)
def test_every_answer_has_the_strict_headers(server: Server, path: str) -> None:
    headers = httpx.get(server.url + path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_the_first_page_has_nothing_inline_and_nobody_elses(server: Server) -> None:
    page = httpx.get(server.url + "/").text
    assert "<script>" not in page
    assert "http://" not in page
    assert "https://" not in page


def test_unknown_calls_are_not_pages(server: Server) -> None:
    assert httpx.get(server.url + "/api/nothing").status_code == 404
    assert httpx.get(server.url + "/nothing.js").status_code == 404
    assert httpx.get(server.url + "/%2e%2e/app.py").status_code == 404


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1.evil.example"]
)
def test_a_foreign_page_cannot_act_in_my_name(come: Come, origin: str) -> None:
    ann = come("Ann")
    ann.http.headers["Origin"] = origin
    assert ann.call("POST", "/tables", {"game": "yunnan", "seats": [{}, {}]}).status_code == 403
    assert ann.call("PUT", "/me/settings", {}).status_code == 403
    assert ann.call("DELETE", "/me").status_code == 403
    assert ann.call("GET", "/me").status_code == 200


def test_a_cookie_without_an_origin_cannot_act(come: Come) -> None:
    ann = come("Ann")
    del ann.http.headers["Origin"]
    assert ann.call("POST", "/tokens", {"label": "x"}).status_code == 403


@pytest.mark.parametrize("origin", ["http://evil.example", None])
def test_a_foreign_page_cannot_open_a_socket(server: Server, come: Come, origin: str | None) -> None:
    ann = come("Ann")
    table = ann.table([{"kind": "person"}] * 2)["id"]
    cookie = "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())
    with pytest.raises(InvalidStatus) as refused:
        connect(
            f"ws://{HOST}:{server.port}/api/tables/{table}/socket",
            origin=None if origin is None else Origin(origin),
            additional_headers={"Cookie": cookie},
            proxy=None,
        )
    assert refused.value.response.status_code == 403


def test_what_is_too_large_is_refused(come: Come) -> None:
    ann = come("Ann")
    answer = ann.http.post("/tables", content=b'{"game": "' + b"x" * 100_000 + b'"}')
    assert answer.status_code == 413
    assert ann.call("POST", "/guest", {"name": "x" * 41}).status_code == 400


DEEP = "[" * 30_000 + "]" * 30_000


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PUT", "/me/settings", f'{{"x": {DEEP}}}'),
        ("POST", "/tables", f'{{"game": "yunnan", "seats": [{{}}, {{}}], "house": {{"x": {DEEP}}}}}'),
        ("POST", "/records", f'{{"record": {{"x": {DEEP}}}}}'),
        ("POST", "/tables/TABLE/actions", f'{{"id": "a", "number": 0, "seat": 0, "action": {{"x": {DEEP}}}}}'),
    ],
)
def test_what_is_nested_too_deeply_is_unreadable(come: Come, method: str, path: str, body: str) -> None:
    ann = come("Ann")
    table = ann.table([{"kind": "hotseat"}] * 2)["id"]
    ann.start(table)
    answer = ann.http.request(method, path.replace("TABLE", table), content=body)
    assert (answer.status_code, answer.json()["reason"]) == (400, "unreadable")


def test_what_is_nested_too_deeply_does_not_end_a_socket(come: Come) -> None:
    ann = come("Ann")
    table = ann.table([{"kind": "hotseat"}] * 2)["id"]
    with ann.socket(table) as wire:
        wire.until("state")
        wire.connection.send(f'{{"t": "act", "id": "a", "number": 0, "seat": 0, "action": {DEEP[:8_000]}}}')
        assert wire.until("error")["reason"] == "unreadable"
        wire.send("ping")
        wire.until("pong")


@pytest.mark.parametrize("query", [{"since": -1, "version": 0}, {"since": 0, "version": 10**30}, {"seat": 10**30}])
def test_a_socket_is_asked_for_in_bounds(come: Come, query: dict[str, int]) -> None:
    ann = come("Ann")
    table = ann.table([{"kind": "hotseat"}] * 2)["id"]
    ann.start(table)
    assert ann.call("GET", f"/tables/{table}/state", **query).status_code == 400
    with pytest.raises((InvalidStatus, ConnectionClosed)), ann.socket(table, **query) as wire:
        wire.receive()


def test_markup_is_only_text(come: Come) -> None:
    evil = '<img src=x onerror="alert(1)">'
    ann = come(evil[:40])
    table = ann.table([{"kind": "person"}] * 2, name=evil)["id"]
    answer = ann.call("GET", f"/tables/{table}")
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.json()["name"] == evil


def test_errors_say_nothing_of_the_inside(come: Come) -> None:
    ann = come("Ann")
    for path in ("/tables/none", "/tables/none/state", "/nothing"):
        text = ann.call("GET", path).text
        assert "Traceback" not in text
        assert ".py" not in text


class TestRates:
    """With the limits on."""

    @pytest.fixture
    def strict(self, tmp_path_factory: pytest.TempPathFactory) -> object:
        with Server(tmp_path_factory.mktemp("strict")) as running:
            yield running

    def test_limits_hit_noise_but_never_a_legal_move(self, strict: Server) -> None:
        ann = Client(strict, "Ann")
        table = ann.table([{"kind": "hotseat"}] * 2)["id"]
        ann.start(table)
        with ann.socket(table) as wire:
            wire.until("state")
            codes = [
                ann.call("POST", f"/tables/{table}/chat", {"id": str(i), "text": "hi"}).status_code for i in range(40)
            ]
            assert codes.count(200) >= LIMITS["chat"].calls
            assert 429 in codes
        for _ in range(700):
            ann.call("GET", "/me")
            if ann.call("GET", "/me").status_code == 429:
                break
        else:
            raise AssertionError("reading is not limited")
        state = None
        with ann.socket(table) as wire:
            state = wire.until("state")
            for number in range(150):
                wire.send(
                    "act",
                    id=f"n{number}",
                    number=number,
                    seat=state["decision"]["seats"][0],
                    action=next_action(wire, state),
                )
                wire.until("ack")
                state = wire.until("update") if wire.state["number"] <= number else wire.state
        ann.close()

    def test_too_many_previews_are_refused_and_a_move_is_not(self, strict: Server) -> None:
        ann = Client(strict, "Ann")
        table = ann.table([{"kind": "hotseat"}] * 2)["id"]
        ann.start(table)
        with ann.socket(table, seat=ann.state(table)["decision"]["seats"][0]) as wire:
            state = wire.until("state")
            call = {"number": 0, "seat": state["seat"], "action": state["actions"][0]["notation"]}
            reasons = []
            while "slow_down" not in reasons:
                wire.send("preview", id="p", **call)
                reasons.append(wire.until("preview", "refused").get("reason", ""))
            assert len(reasons) > LIMITS["preview"].calls
            wire.send("act", id="a", **call)
            assert wire.until("ack", "refused")["t"] == "ack"
        ann.close()

    def test_a_flood_of_refused_answers_closes_the_socket(self, strict: Server) -> None:
        ann = Client(strict, "Ann")
        table = ann.table([{"kind": "hotseat"}] * 2)["id"]
        ann.start(table)
        with ann.socket(table) as wire:
            wire.until("state")
            reasons = []
            for number in range(200):
                try:
                    wire.send("act", id=f"n{number}", number=0, seat=0, action="nonsense")
                    message = wire.until("refused", "error")
                except Exception:  # noqa: BLE001 - closed, as it should be
                    break
                reasons.append(message["reason"])
        assert len(reasons) < 100
        assert ann.good("GET", f"/tables/{table}")["status"] == "running"
        ann.close()

    def test_refused_answers_over_http_are_limited_and_a_move_is_not(self, strict: Server) -> None:
        ann = Client(strict, "Ann")
        table = ann.table([{"kind": "hotseat"}] * 2)["id"]
        ann.start(table)
        state = ann.state(table)
        for wrong in ("nonsense", "", "pass"):  # unreadable by the rules, by its type, and not this seat's
            seat = state["seat"] if wrong != "pass" else 7
            codes = [
                ann.call(
                    "POST", f"/tables/{table}/actions", {"id": "a", "number": 0, "seat": seat, "action": wrong}
                ).status_code
                for _ in range(LIMITS["refused"].calls + 30)
            ]
            assert 429 in codes, wrong
        assert ann.act(table, state, state["actions"][0]["notation"]).status_code == 200
        ann.close()

    def test_passwords_cannot_be_tried_at_will(self, strict: Server) -> None:
        thief = Client(strict, None)
        codes = [
            thief.call("POST", "/sessions", {"name": "Ann", "password": f"password{i}"}).status_code for i in range(25)
        ]
        assert codes.count(401) == LIMITS["login"].calls // 1
        assert codes[-1] == 429
        thief.close()


def next_action(wire: object, state: dict[str, object]) -> str:
    """An offer for the seat that is asked; the window looks from there first."""
    from tests.server.kit import Wire  # noqa: PLC0415 - for the type alone

    assert isinstance(wire, Wire)
    seat = wire.state["decision"]["seats"][0]
    if wire.state["seat"] != seat:
        wire.send("sit", seat=seat)
        wire.until("state")
    return str(wire.state["actions"][0]["notation"])


@given(
    calls=st.lists(st.floats(0, 5, allow_nan=False), min_size=1, max_size=200),
    name=st.sampled_from(sorted(LIMITS)),
)
def test_no_window_holds_more_than_the_limit(calls: list[float], name: str) -> None:
    limiter = Limiter()
    now, passed = 0.0, []
    for pause in calls:
        now += pause
        if limiter.wait(name, "x", now) == 0:
            passed.append(now)
    limit = LIMITS[name]
    for start in passed:
        inside = [moment for moment in passed if start <= moment < start + limit.seconds]
        assert len(inside) <= 2 * limit.calls + 1


@pytest.mark.parametrize("workers", [1, 2, 3, 7, 64])
def test_workers_together_allow_what_one_would(workers: int) -> None:
    for name, limit in LIMITS.items():
        limiter = Limiter(workers=workers)
        allowed = sum(limiter.wait(name, "x", 0.0) == 0 for _ in range(limit.calls + 1))
        if limit.per_socket:
            assert allowed == limit.calls
        else:
            assert allowed * workers <= max(limit.calls, workers)
            part = limiter.limits[name]
            assert part.calls / part.seconds * workers == pytest.approx(limit.calls / limit.seconds)


def test_waiting_as_told_is_enough() -> None:
    limiter = Limiter()
    for _ in range(LIMITS["chat"].calls):
        assert limiter.wait("chat", "x", 0.0) == 0
    seconds = limiter.wait("chat", "x", 0.0)
    assert seconds > 0
    assert limiter.wait("chat", "y", 0.0) == 0
    assert limiter.wait("chat", "x", seconds + 0.001) == 0
