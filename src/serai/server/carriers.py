"""Carriers: how a notice leaves the house. Addresses come from outside, so none may lead back inside."""

import asyncio
import base64
import hashlib
import hmac
import smtplib
import socket
import time
from email.headerregistry import Address, BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import EmailPolicy, Policy
from email.utils import formatdate, make_msgid
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

import aiohttp
import msgspec
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver
from cryptography.hazmat.primitives import serialization
from py_vapid import Vapid
from pywebpush import WebPushException, webpush_async

from serai.server.addresses import Gone, check_url, is_known, is_mail_address, is_outside
from serai.server.letters import Letter
from serai.server.settings import Settings

TIMEOUT = aiohttp.ClientTimeout(total=10)
GONE = {404, 410}


async def carry(settings: Settings, notice: dict[str, Any], words: dict[str, Any]) -> None:
    """Send one notice by push or webhook."""
    target = msgspec.json.decode(notice["target"])
    if notice["kind"] == "push":
        await push(settings, target, words)
    else:
        await call_webhook(settings, target["url"], notice["secret"], words)


class OutsideResolver(AbstractResolver):
    """Names that lead to addresses inside are not found; asked at the moment of connecting, so no name can change."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.inner = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        found = await self.inner.resolve(host, port, family)
        if not is_known(self.settings, host):
            found = [result for result in found if is_outside(result["host"])]
        if not found:
            raise OSError("no public address")
        return found

    async def close(self) -> None:
        await self.inner.close()


def outside(settings: Settings) -> aiohttp.ClientSession:
    """A session that reaches the outside only."""
    connector = aiohttp.TCPConnector(resolver=OutsideResolver(settings), use_dns_cache=False)
    return aiohttp.ClientSession(connector=connector, timeout=TIMEOUT)


async def call_webhook(settings: Settings, url: str, secret: str, words: dict[str, Any]) -> None:
    """POST the words, signed: `Serai-Signature: t=TIME,v1=HMAC-SHA256(secret, "TIME.BODY")`."""
    check_url(settings, url, "url", {"http", "https"})
    body = msgspec.json.encode(words)
    headers = {"Content-Type": "application/json", "Serai-Signature": signature(secret, int(time.time()), body)}
    async with (
        outside(settings) as session,
        session.post(url, data=body, headers=headers, allow_redirects=False) as answer,
    ):
        if answer.status in GONE:
            raise Gone
        if not 200 <= answer.status < 300:  # noqa: PLR2004 - what HTTP calls success
            raise OSError(f"status {answer.status}")


def signature(secret: str, when: int, body: bytes) -> str:
    mac = hmac.new(secret.encode(), str(when).encode() + b"." + body, hashlib.sha256).hexdigest()
    return f"t={when},v1={mac}"


async def push(settings: Settings, subscription: dict[str, Any], words: dict[str, Any]) -> None:
    """Browser push, encrypted for the browser and signed with this server's key."""
    check_url(settings, subscription["endpoint"], "endpoint", {"https"})
    async with outside(settings) as session:
        try:
            answer = await webpush_async(
                subscription,
                data=msgspec.json.encode(words).decode(),
                vapid_private_key=push_key(settings),
                vapid_claims={"sub": settings.push_contact or "mailto:nobody@example.invalid"},
                ttl=86_400,
                aiohttp_session=session,
            )
        except WebPushException as error:
            if error.status_code in GONE:
                raise Gone from error
            raise
    if not isinstance(answer, str):
        answer.release()


def push_key(settings: Settings) -> Vapid:
    """The server's own key; made at its first use."""
    path = Path(settings.data) / "push-key.pem"
    if path.exists():
        return Vapid.from_file(str(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    key = Vapid()
    key.generate_keys()
    part = path.with_suffix(".part")
    part.touch(mode=0o600)
    key.save_key(str(part))
    try:
        path.hardlink_to(part)  # whoever is first has made the key
    except FileExistsError:
        return Vapid.from_file(str(path))
    finally:
        part.unlink()
    return key


def push_public_key(settings: Settings) -> str:
    """The key as a browser wants it."""
    raw = push_key(settings).public_key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


async def post(settings: Settings, letter: Letter) -> None:
    """Send a letter."""
    await asyncio.to_thread(mail, settings.smtp_url, letter)


class WholeHeader(UnstructuredHeader, BaseHeader):
    """Never folded: of a long link Python would make encoded words, which no mail program takes for one."""

    def fold(self, *, policy: Policy) -> str:
        return f"{self.name}: {self}{policy.linesep}"


def blank() -> EmailMessage:
    headers = HeaderRegistry()
    headers.map_to_type("list-unsubscribe", WholeHeader)
    return EmailMessage(EmailPolicy(header_factory=headers))


def mail(smtp_url: str, letter: Letter) -> None:
    """Send a letter to its one address; earlier releases took down some that could be read as several."""
    if not is_mail_address(letter.address):
        raise Gone
    parts = urlsplit(smtp_url)
    options = parse_qs(parts.query)
    message = blank()
    message["Subject"] = letter.subject
    message["From"] = options.get("from", ["serai@localhost"])[0]
    message["To"] = Address(addr_spec=letter.address)
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=message["From"].addresses[0].domain or "localhost")
    message["Auto-Submitted"] = "auto-generated"  # nobody's absence notice answers it
    if letter.stop:
        message["List-Unsubscribe"] = f"<{letter.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"  # RFC 8058: the mail program's own button
    message.set_content(letter.text, cte="quoted-printable")  # not every server takes eight bits
    secure = parts.scheme == "smtps"
    opened = smtplib.SMTP_SSL if secure else smtplib.SMTP
    with opened(parts.hostname or "localhost", parts.port or (465 if secure else 25), timeout=10) as server:
        if not secure and server.has_extn("starttls"):
            server.starttls()
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(message, to_addrs=[letter.address])
