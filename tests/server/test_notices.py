"""Notices really arrive: at a webhook, signed; at a mailbox; at a push service, encrypted."""

import hashlib
import hmac
import json
import socketserver
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from serai.kernel.plain import BadInput
from serai.server.addresses import check_target
from serai.server.settings import Settings
from tests.server.kit import HOST, Client, Server


class Catcher(ThreadingHTTPServer):
    """A webhook of ours."""

    def __init__(self) -> None:
        super().__init__((HOST, 0), Catching)
        self.caught: list[tuple[dict[str, str], bytes]] = []
        self.arrived = threading.Semaphore(0)
        self.failures = 0


class Catching(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        catcher = self.server
        assert isinstance(catcher, Catcher)
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if catcher.failures > 0:
            catcher.failures -= 1
            self.send_response(500)
            self.end_headers()
            return
        catcher.caught.append((dict(self.headers.items()), body))
        catcher.arrived.release()
        self.send_response(201)
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


class Mailbox(socketserver.ThreadingTCPServer):
    allow_reuse_address = True

    def __init__(self) -> None:
        super().__init__((HOST, 0), Postman)
        self.letters: list[str] = []
        self.arrived = threading.Semaphore(0)


class Postman(socketserver.StreamRequestHandler):
    """As much of SMTP as a short letter needs."""

    def handle(self) -> None:
        box = self.server
        assert isinstance(box, Mailbox)
        self.wfile.write(b"220 here\r\n")
        letter: list[str] = []
        is_letter = False
        for raw in self.rfile:
            line = raw.decode().rstrip("\r\n")
            if is_letter:
                if line == ".":
                    is_letter = False
                    box.letters.append("\n".join(letter))
                    box.arrived.release()
                    self.wfile.write(b"250 kept\r\n")
                else:
                    letter.append(line)
            elif line.upper() == "DATA":
                is_letter = True
                self.wfile.write(b"354 go on\r\n")
            elif line.upper() == "QUIT":
                self.wfile.write(b"221 bye\r\n")
                return
            else:
                self.wfile.write(b"250 well\r\n")


@pytest.fixture(scope="module")
def catcher() -> Iterator[Catcher]:
    with Catcher() as running:
        thread = threading.Thread(target=running.serve_forever)
        thread.start()
        yield running
        running.shutdown()
        thread.join()


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with Mailbox() as running:
        thread = threading.Thread(target=running.serve_forever)
        thread.start()
        yield running
        running.shutdown()
        thread.join()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[Server]:
    smtp = f"smtp://{HOST}:{mailbox.server_address[1]}/?from=table@example.org"
    folder: Path = tmp_path_factory.mktemp("notices")
    with Server(folder, requests="off", notice_hosts=HOST, notice_seconds=0.1, smtp_url=smtp) as running:
        yield running


def seated(server: Server) -> tuple[Client, str]:
    ann = Client(server, "Ann")
    return ann, ann.table([{"kind": "hotseat"}] * 2, name="By the river")["id"]


def test_a_webhook_is_called_and_signed(server: Server, catcher: Catcher) -> None:
    ann, table = seated(server)
    url = f"http://{HOST}:{catcher.server_address[1]}/hook"
    made = ann.good("POST", f"/tables/{table}/notices", {"kind": "webhook", "target": {"url": url}})
    assert ann.good("GET", f"/tables/{table}/notices")[0]["secret"] is None
    ann.start(table)
    assert catcher.arrived.acquire(timeout=20)
    headers, body = catcher.caught[-1]
    words = json.loads(body)
    assert words["event"] == "your_turn"
    assert words["table"] == table
    assert words["question"]
    stamp, mac = (part.partition("=")[2] for part in headers["Serai-Signature"].split(","))
    expected = hmac.new(made["secret"].encode(), stamp.encode() + b"." + body, hashlib.sha256).hexdigest()
    assert hmac.compare_digest(mac, expected)
    tested = ann.good("POST", f"/tables/{table}/notices/test")
    assert [result["result"] for result in tested] == ["sent"]
    assert catcher.arrived.acquire(timeout=5)
    catcher.failures = 1
    assert ann.good("POST", f"/tables/{table}/notices/test")[0]["result"].startswith("failed")
    ann.good("DELETE", f"/tables/{table}/notices/{made['id']}")
    assert ann.good("GET", f"/tables/{table}/notices") == []
    ann.close()


def test_a_letter_is_sent(server: Server, mailbox: Mailbox) -> None:
    ann, table = seated(server)
    ann.good("POST", f"/tables/{table}/notices", {"kind": "mail", "target": {"address": "ann@example.org"}})
    ann.start(table)
    assert mailbox.arrived.acquire(timeout=20)
    assert "ann@example.org" in mailbox.letters[-1]
    assert f"/tables/{table}" in mailbox.letters[-1]
    ann.close()


def test_push_is_encrypted_for_the_browser(server: Server, catcher: Catcher) -> None:
    ann, table = seated(server)
    assert len(ann.good("GET", "/push-key")["key"]) == 87
    assert ann.good("GET", "/push-key") == ann.good("GET", "/push-key")
    subscription = {
        "endpoint": f"http://{HOST}:{catcher.server_address[1]}/push",
        "keys": {
            "p256dh": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
            "auth": "tBHItJI5svbpez7KI4CCXg",
        },
    }
    ann.good("POST", f"/tables/{table}/notices", {"kind": "push", "target": subscription})
    assert ann.good("POST", f"/tables/{table}/notices/test")[0]["result"] == "sent"
    headers, body = catcher.caught[-1]
    named = {name.lower(): value for name, value in headers.items()}
    assert named["content-encoding"] == "aes128gcm"
    assert "vapid" in named["authorization"].lower()
    assert table.encode() not in body
    ann.close()


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/",
        "http://localhost/",
        "http://169.254.169.254/latest",
        "http://10.0.0.1/",
        "http://[::1]/",
        "http://[::ffff:127.0.0.1]/",
        "ftp://example.org/",
        "http://user:password@example.org/",
        "http://",
        "nonsense",
        "http://example.org:99999/",
    ],
)
def test_no_address_leads_inside(url: str) -> None:
    with pytest.raises(BadInput):
        check_target(Settings(), "webhook", {"url": url})
