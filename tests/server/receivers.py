"""Where notices arrive: a webhook, a mailbox, and a browser that can read what is pushed to it."""

import base64
import os
import re
import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_string
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.kit import HOST, Plain


class Catcher(ThreadingHTTPServer):
    """A webhook of ours."""

    def __init__(self) -> None:
        super().__init__((HOST, 0), Catching)
        self.caught: list[tuple[dict[str, str], bytes]] = []
        self.paths: list[str] = []  # where each was sent
        self.arrived = threading.Semaphore(0)
        self.failures = 0  # so many are answered with a failure first
        self.failure = 500


class Catching(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        catcher = self.server
        assert isinstance(catcher, Catcher)
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if catcher.failures > 0:
            catcher.failures -= 1
            self.send_response(catcher.failure)
            self.end_headers()
            return
        catcher.paths.append(self.path)
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
        self.recipients: list[str] = []  # as the envelopes name them
        self.arrived = threading.Semaphore(0)
        self.url = f"smtp://{HOST}:{self.server_address[1]}/?from=table@example.org"

    def to(self, address: str) -> list[EmailMessage]:
        """The letters that came to an address."""
        read = (message_from_string(letter, policy=default) for letter in list(self.letters))
        return [letter for letter in read if letter["To"] == address]

    def wait_for(self, address: str, count: int = 1) -> EmailMessage:
        """The latest letter to an address, when there are so many."""
        end = time.monotonic() + 20
        while len(found := self.to(address)) < count:
            assert time.monotonic() < end, f"{len(found)} letters to {address}"
            time.sleep(0.02)
        return found[-1]

    def confirm(self, address: str) -> None:
        """Press the button behind the link in the letter to an address."""
        assert httpx.post(link_in(self.wait_for(address))).status_code == 200


def link_in(letter: EmailMessage) -> str:
    found = re.search(r"^http\S+$", letter.get_content(), re.MULTILINE)
    assert found
    return found[0]


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
                if line.upper().startswith("RCPT TO:"):
                    box.recipients.append(line[len("RCPT TO:") :].strip("<>"))
                self.wfile.write(b"250 well\r\n")


class Browser:
    """A browser's push subscription, with the keys that read what comes."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def subscription(self, endpoint: str) -> Plain:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": endpoint, "keys": {"p256dh": in_letters(point), "auth": in_letters(self.auth)}}

    def read(self, body: bytes) -> str:
        found: bytes = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return found.decode()


def in_letters(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@contextmanager
def open_to_all(receiver: Any) -> Iterator[Any]:
    """The receiver, receiving."""
    with receiver:
        thread = threading.Thread(target=receiver.serve_forever, args=(0.05,))
        thread.start()
        try:
            yield receiver
        finally:
            receiver.shutdown()
            thread.join()
