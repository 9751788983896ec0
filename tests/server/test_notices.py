"""Notices really arrive: at a webhook, signed; at a mailbox; at a push service, encrypted."""

import hashlib
import hmac
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from serai.kernel.plain import BadInput
from serai.server.addresses import check_target
from serai.server.settings import Settings
from tests.server.kit import HOST, Client, Server
from tests.server.receivers import Browser, Catcher, Mailbox


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("notices")
    with Server(folder, requests="off", notice_hosts=HOST, notice_seconds=0.1, smtp_url=mailbox.url) as running:
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
    mailbox.confirm("ann@example.org")
    ann.start(table)
    letter = mailbox.wait_for("ann@example.org", 2)
    assert letter["Subject"] == "Serai: it is your turn (Yunnan)"
    assert "By the river" in letter.get_content()
    assert f"/tables/{table}" in letter.get_content()
    ann.close()


def test_whether_mail_is_sent_is_told_beforehand(server: Server) -> None:
    ann = Client(server, "Ann")
    assert ann.good("GET", "/push-key")["mail"] is True
    ann.close()


def test_push_is_encrypted_for_the_browser(server: Server, catcher: Catcher) -> None:
    ann, table = seated(server)
    assert len(ann.good("GET", "/push-key")["key"]) == 87
    assert ann.good("GET", "/push-key") == ann.good("GET", "/push-key")
    browser = Browser()
    subscription = browser.subscription(f"http://{HOST}:{catcher.server_address[1]}/push")
    ann.good("POST", f"/tables/{table}/notices", {"kind": "push", "target": subscription})
    assert ann.good("POST", f"/tables/{table}/notices/test")[0]["result"] == "sent"
    headers, body = catcher.caught[-1]
    named = {name.lower(): value for name, value in headers.items()}
    assert named["content-encoding"] == "aes128gcm"
    assert "vapid" in named["authorization"].lower()
    assert table.encode() not in body
    assert json.loads(browser.read(body))["table"] == table
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


@pytest.mark.parametrize(
    "address",
    [
        "me@=?utf-8?q?mine.org=2Cvictim=40corp.com=2Cx=40mine?=.org",  # in a header it becomes three
        "a@b@c.de",
        "a@x..y",
        "a@x.",
        "a@.y",
        "a@x",
        "@x.y",
        ".a@x.y",
        "a,b@x.y",
        "a b@x.y",
        '"a"@x.y',
        "a@x.y\n",
        "ä@x.y",
        "a" * 251 + "@x.y",
    ],
)
def test_a_mail_address_is_one_plain_address(address: str) -> None:
    with pytest.raises(BadInput):
        check_target(Settings(smtp_url="smtp://there"), "mail", {"address": address})


@pytest.mark.parametrize("address", ["ann@example.org", "a.b+c=d@sub.example.org", "o_o!#$%&*/^{|}~-@1.x-y.de"])
def test_plain_addresses_are_taken_as_they_are(address: str) -> None:
    assert check_target(Settings(smtp_url="smtp://there"), "mail", {"address": address}) == {"address": address}


def test_nobody_brings_a_secret_along() -> None:
    with pytest.raises(BadInput):
        check_target(Settings(), "webhook", {"url": "https://example.org/", "secret": "mine"})
