"""A server for a whole test file, on the embedded default, and people who come to it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.kit import Client, Server
from tests.server.receivers import Catcher, Mailbox, open_to_all

Come = Callable[..., Client]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with Server(folder, requests="off") as running:
        yield running


@pytest.fixture
def come(server: Server) -> Iterator[Come]:
    """Somebody comes to the server: `come("Ann")`, or by token, or unknown (`come(None)`)."""
    here: list[Client] = []

    def comes(name: str | None = "Somebody", **more: str) -> Client:
        here.append(Client(server, name, **more))
        return here[-1]

    yield comes
    for client in here:
        client.close()


@pytest.fixture(scope="module")
def catcher() -> Iterator[Catcher]:
    with open_to_all(Catcher()) as running:
        yield running


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with open_to_all(Mailbox()) as running:
        yield running
