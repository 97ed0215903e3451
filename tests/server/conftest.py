"""A real server in a process of its own, on a database of its own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

RUN = "from ofrenda.cli import main; main(prog_name='ofrenda')"
SAME_DICE = f"""
from ofrenda.server.table import promises
from ofrenda.table import Fair

class Same:
    fresh = staticmethod(lambda _seats: Fair(bytes([{os.environ.get("OFRENDA_TEST_DICE", 0)}]) * 32, ()))

promises.Fair = Same
"""
"""Every table's secret is the same, so that its dice follow from who sits there and their seeds. Another number
brings other dice, to look for faults."""


class Server:
    """`ofrenda serve`, started, killed and started again."""

    def __init__(
        self, folder: Path, requests_per_minute: int = 1_000_000, language: str = "en", same_dice: bool = False
    ) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite:///{folder / 'test.sqlite'}"
        self.log = folder / "server.log"
        self._requests_per_minute = requests_per_minute
        self._environment = os.environ | {"LANGUAGE": language}
        self._run = SAME_DICE + RUN if same_dice else RUN
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, *more: str) -> None:
        command = [sys.executable, "-c", self._run, "serve", "--port", str(self.port), "--database", self.database]
        command += ["--requests-per-minute", str(self._requests_per_minute), *more]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command, stdout=log, stderr=log, env=self._environment, start_new_session=True
            )
        for _try in range(200):
            try:
                if httpx.get(f"{self.url}/health").status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError(self.log.read_text())

    def kill(self) -> None:
        """As a power cut would."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()

    def stop(self) -> int:
        """Politely; the exit code."""
        if self._process is None:
            return 0
        self._process.terminate()
        return self._process.wait(20)

    def client(self, token: str = "") -> httpx.Client:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return httpx.Client(base_url=self.url, headers=headers, timeout=60)  # a busy machine hires workers slowly

    def table(self, seats: list[dict[str, Any]] | None = None, **more: Any) -> dict[str, Any]:
        """A new table; its maker is called Ana."""
        wish = {
            "game": "rolling-bones",
            "name": "Ana",
            "seed": "ana",
            "pace": "at-once",
            "seats": seats or [{"kind": "me"}, {"kind": "bot", "level": "greedy"}],
            **more,
        }
        with self.client() as client:
            answer = client.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made


@contextmanager
def running(folder: Path, *more: str, **settings: Any) -> Iterator[Server]:
    """A server as long as it is needed; `more` of its own options, `settings` of ours."""
    server = Server(folder, **settings)
    server.start(*more)
    yield server
    server.kill()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


def until(condition: Any, seconds: float = 10) -> Any:
    """What the condition gives as soon as it is true."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = condition()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError("it never became true")
