"""The HTTP interface as it describes itself, walked by Schemathesis; and sockets that are sent rubbish."""

import json
from random import Random
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import WebSocketException

from tests.server.conftest import Come
from tests.server.kit import Server

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
LEFT_OUT = {("DELETE", "/api/me")}  # would end the walk
LIMITS = settings(
    max_examples=15,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def test_no_call_breaks_the_server_and_every_answer_is_as_described(server: Server, come: Come) -> None:
    walker = come("Walker")
    table = walker.table([{"kind": "hotseat"}] * 2)["id"]
    walker.start(table)
    described = schemathesis.openapi.from_dict(httpx.get(server.url + "/api/schema/openapi.json").json())
    cookies = dict(walker.http.cookies.items())
    wrong: list[str] = []
    walked = 0
    for found in described.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if (operation.method.upper(), operation.path) in LEFT_OUT:
            continue

        @LIMITS
        @given(case=operation.as_strategy(), is_real=st.booleans())
        def walk(case: Any, is_real: bool) -> None:
            if is_real and "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = table
            answer = case.call(base_url=server.url, headers={"Origin": server.url}, cookies=cookies)
            case.validate_response(answer, checks=CHECKS)

        try:
            walk()
        except (Exception, BaseExceptionGroup) as error:  # noqa: BLE001 - all findings are told together
            wrong.append(f"{operation.method} {operation.path}: {str(error)[:600]}")
        walked += 1
    assert walked > 30
    assert not wrong, "\n\n".join(wrong)
    assert '"defect"' not in server.log()


def test_every_call_of_the_protocol_is_described(server: Server) -> None:
    paths = httpx.get(server.url + "/api/schema/openapi.json").json()["paths"]
    assert "/api/tables/{table_id}/actions" in paths
    assert "/api/tables/{table_id}/state" in paths
    assert len(paths) > 20


RUBBISH = [
    "",
    "null",
    "[]",
    "{}",
    '{"t": "act"}',
    '{"t": "nothing"}',
    '{"t": "act", "id": "x", "number": -1, "seat": 0, "action": "pass"}',
    '{"t": "act", "id": "x", "number": 1e400, "seat": 0, "action": "pass"}',
    '{"t": "act", "id": "", "number": 0, "seat": 99, "action": {}}',
    '{"t": "act", "id": "x", "number": 0, "seat": 0, "action": {"kind": "pass", "kind": 1}}',
    '{"t": "undo", "id": "x", "number": 0, "seat": 0, "to": 99999999999999999999}',
    '{"t": "chat", "id": "x", "text": "   "}',
    '{"t": "resume", "since": "a"}',
    '{"t": "sit", "seat": 7}',
    "\ud83d\ude00" * 100,
    "[" * 5000,
    '{"t": "ping"' + " " * 5000 + "}",
]


def test_rubbish_in_frames_is_answered_or_ends_the_connection(server: Server, come: Come) -> None:
    ann = come("Ann")
    table = ann.table([{"kind": "hotseat"}] * 2)["id"]
    ann.start(table)
    rng = Random(4)
    valid = json.dumps({"t": "act", "id": "x", "number": 0, "seat": 0, "action": "bid school 5 from reserve"})
    frames: list[str | bytes] = [text.encode("utf-16", "surrogatepass").decode("utf-16") for text in RUBBISH]
    for _ in range(150):
        data = bytearray(valid.encode())
        for _ in range(rng.randrange(1, 6)):
            data[rng.randrange(len(data))] = rng.randrange(256)
        frames.append(bytes(data) if rng.random() < 0.5 else data.decode("latin-1"))
    frames += [bytes(rng.randrange(256) for _ in range(rng.randrange(200))) for _ in range(50)]
    frames += ["x" * 100_000]
    sent = 0
    for start in range(0, len(frames), 25):
        try:
            with ann.socket(table) as wire:
                wire.until("state")
                for frame in frames[start : start + 25]:
                    wire.connection.send(frame)
                    sent += 1
                wire.send("ping")
                wire.until("pong", timeout=5)
        except (WebSocketException, EOFError, OSError):
            continue
    assert sent > 200
    assert ann.good("GET", f"/tables/{table}")["status"] == "running"
    assert '"defect"' not in server.log()
    assert "socket failed" not in server.log()
