"""A real server for the browser, as for the tests of the server, and the same dice every time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.conftest import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server"), same_dice=True) as started:
        yield started
