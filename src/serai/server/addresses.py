"""Addresses that people give for their notices: of the right form, and none that leads back inside."""

import ipaddress
import re
from typing import Any
from urllib.parse import urlsplit

from serai.kernel.plain import BadInput, table, text
from serai.server.settings import Settings

LONGEST_ADDRESS = 1000
LONGEST_MAIL = 254  # as SMTP has it
# Nothing that a header could read as more than one address: no quotes, no comments, and no encoded words (`=?…?=`).
ATOM = r"[A-Za-z0-9!#$%&*+/=^_{|}~-]+"
MAIL = re.compile(rf"{ATOM}(\.{ATOM})*@([A-Za-z0-9-]+\.)+[A-Za-z0-9-]+")


class Gone(Exception):  # noqa: N818 - not a failure: the address is no longer in use
    """The address is gone for good."""


def check_target(settings: Settings, kind: str, target: dict[str, Any]) -> dict[str, Any]:
    """The address, if it has the right form and does not lead inside."""
    if kind == "push":
        fields = table(target, "target", ["endpoint", "keys"], ["expirationTime"])
        keys = table(fields["keys"], "target.keys", ["p256dh", "auth"])
        check_url(settings, text(fields["endpoint"], "target.endpoint"), "target.endpoint", {"https"})
        named = {name: text(value, f"target.keys.{name}")[:200] for name, value in keys.items()}
        return {"endpoint": fields["endpoint"], "keys": named}
    if kind == "webhook":
        url = text(table(target, "target", ["url"])["url"], "target.url")
        check_url(settings, url, "target.url", {"http", "https"})
        return {"url": url}
    if not settings.smtp_url:
        raise BadInput("kind", "push or webhook: this server sends no mail", kind)
    address = text(table(target, "target", ["address"])["address"], "target.address")
    if not is_mail_address(address):
        raise BadInput("target.address", "a mail address", address)
    return {"address": address}


def is_mail_address(address: str) -> bool:
    """Whether it is one plain address, and no more than one."""
    return len(address) <= LONGEST_MAIL and MAIL.fullmatch(address) is not None


def check_url(settings: Settings, url: str, place: str, schemes: set[str]) -> None:
    try:
        parts = urlsplit(url)
        host = parts.hostname or ""
        _ = parts.port
    except ValueError:
        raise BadInput(place, "an address", url) from None
    if not host or len(url) > LONGEST_ADDRESS or parts.username is not None:
        raise BadInput(place, "an address", url)
    if is_known(settings, host):
        return
    if parts.scheme not in schemes or (is_number(host) and not is_outside(host)) or host == "localhost":
        raise BadInput(place, f"a public address that begins with {' or '.join(sorted(schemes))}", url)


def is_known(settings: Settings, host: str) -> bool:
    """Whether the operator allows this host although it is inside."""
    return host in {name.strip() for name in settings.notice_hosts.split(",") if name.strip()}


def is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def is_outside(host: str) -> bool:
    address = ipaddress.ip_address(host)
    return address.is_global and not address.is_multicast
