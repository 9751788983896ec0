"""A server for a whole test file, on the embedded default."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.kit import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with Server(folder, requests="off") as running:
        yield running
