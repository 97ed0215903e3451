"""What one address, one device and one person may ask, and how that is told."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ofrenda.cli import main
from ofrenda.server.errors import Refusal, TooMany
from ofrenda.server.http import patience
from ofrenda.server.http.limits import TABLES_PER_DEVICE
from ofrenda.server.table import chat, presence
from ofrenda.server.table.delta import unheard
from ofrenda.server.table.lines import ChatLine
from ofrenda.server.table.messages import Look, shown
from ofrenda.server.table.tables import Tables
from tests.server.clock import ManualClock
from tests.server.conftest import Server, until
from tests.server.inside import in_house, wish

TABLE = {
    "game": "rolling-bones",
    "name": "Ana",
    "seed": "ana",
    "seats": [{"kind": "me"}, {"kind": "friend"}],
    "watchable": True,
}


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Server]:
    """A server that grants three tables and three open pages to an address."""
    running = Server(tmp_path)
    running.start("--tables-per-address", "3", "--sockets-per-address", "3")
    yield running
    running.kill()


def test_an_address_has_so_many_open_tables_and_is_told_what_to_do(small: Server):
    made = [httpx.post(f"{small.url}/api/tables", json=TABLE) for _table in range(4)]
    assert [answer.status_code for answer in made] == [201, 201, 201, 429]
    assert made[-1].headers["retry-after"] == "3600"
    assert "3 open tables. Finish one, or put one away" in made[-1].json()["message"]

    first = made[0].json()
    headers = {"authorization": f"Bearer {first['token']}"}
    assert httpx.delete(f"{small.url}/api/tables/{first['table']}", headers=headers).status_code == 204
    assert httpx.post(f"{small.url}/api/tables", json=TABLE).status_code == 201


def test_a_device_has_fewer_open_tables_than_its_address(server: Server):
    with server.client() as client:
        answers = [client.post("/api/tables", json=TABLE).status_code for _table in range(TABLES_PER_DEVICE + 1)]

        assert answers == [201] * TABLES_PER_DEVICE + [429]
    with server.client() as another:
        assert another.post("/api/tables", json=TABLE).status_code == 201


def test_an_address_has_so_many_open_pages(small: Server):
    made = small.table(watchable=True)
    address = small.url.replace("http", "ws") + f"/api/tables/{made['table']}/live"
    with ExitStack() as pages:
        open_pages = [pages.enter_context(connect(address)) for _page in range(4)]
        for page in open_pages[:3]:
            assert "error" not in page.recv(timeout=10)
        assert '"too-many"' in str(open_pages[3].recv(timeout=10))
        with pytest.raises(ConnectionClosed):
            open_pages[3].recv(timeout=10)
        open_pages[0].close()

        def one_more() -> bool:
            with connect(address) as page:
                return '"too-many"' not in str(page.recv(timeout=10))

        until(one_more)


@pytest.mark.parametrize(("trusted", "statuses"), [((), {200, 429}), (("--trusted-proxy", "127.0.0.1"), {200})])
def test_a_proxy_is_believed_only_if_it_is_trusted(tmp_path: Path, trusted: tuple[str, ...], statuses: set[int]):
    running = Server(tmp_path, requests_per_minute=5)
    running.start(*trusted)
    with running.client() as client:
        answers = {
            client.get("/api/games", headers={"x-forwarded-for": f"198.51.100.{number}"}).status_code
            for number in range(20)
        }
    running.kill()

    assert answers == statuses


def test_what_is_no_address_is_no_proxy(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit):
        main(["serve", "--trusted-proxy", "everybody"])

    assert "“everybody” is not an address such as" in capsys.readouterr().err


# Slow heads


class Hello:
    """A server in this process that is patient for a moment only."""

    def __init__(self) -> None:
        config = uvicorn.Config(self.app, port=0, log_level="error", http=patience.PatientProtocol, interface="asgi3")
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)

    async def app(self, _scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"5")]})
        await send({"type": "http.response.body", "body": b"hello"})

    def __enter__(self) -> tuple[str, int]:
        self.thread.start()
        until(lambda: self.server.started)
        address: tuple[str, int] = self.server.servers[0].sockets[0].getsockname()
        return address

    def __exit__(self, *_error: object) -> None:
        self.server.should_exit = True
        self.thread.join(10)


@pytest.mark.parametrize("slow", [b"", b"GET / HTTP/1.1\r\n", b"GET / HTTP/1.1\r\nHost: x\r\nX-A: "])
def test_a_head_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch, slow: bytes):
    monkeypatch.setattr(patience, "HEAD_SECONDS", 0.2)
    with Hello() as address, socket.create_connection(address, timeout=10) as line:
        line.sendall(slow)
        assert line.recv(100) == b"", "it hangs up"


def test_a_second_request_has_as_little_time(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(patience, "HEAD_SECONDS", 0.2)
    with Hello() as address, socket.create_connection(address, timeout=10) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b"hello" in line.recv(1_000)
        line.sendall(b"GET / HT")
        assert line.recv(100) == b""


# Talk, and who looks on


def test_who_talks_without_end_is_asked_to_wait(tmp_path: Path):
    async def what(here: Tables, clock: ManualClock) -> None:
        table = await here.find((await here.create(wish("me", "here"))).table)
        for _line in range(4):
            await table.chat.say(0, "x" * 500)
        with pytest.raises(TooMany, match="in a minute"):
            await table.chat.say(0, "x")
        await table.chat.say(1, "others may")
        await clock.advance(60)
        await table.chat.say(0, "x")

    in_house(tmp_path, what)


def test_at_one_table_so_much_can_be_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(chat, "MOST_LETTERS", 100)
    made: list[str] = []

    async def say(here: Tables, _clock: ManualClock) -> None:
        made.append((await here.create(wish("me"))).table)
        await (await here.find(made[0])).chat.say(0, "x" * 90)

    async def again(here: Tables, _clock: ManualClock) -> None:
        table = await here.find(made[0])
        with pytest.raises(Refusal, match="enough has been said"):
            await table.chat.say(0, "x" * 11)

    in_house(tmp_path, say)
    in_house(tmp_path, again)


def test_only_talk_that_is_new_is_sent():
    lines = tuple(ChatLine(number, 0, "Ana", f"line {number}") for number in range(1, 6))

    assert unheard((), lines) == lines
    assert unheard(lines, lines) == ()
    assert unheard(lines[:4], lines[1:]) == lines[4:]
    assert unheard(lines, (*lines[:4], ChatLine(5, 0, "Eva", "line 5"))) == (ChatLine(5, 0, "Eva", "line 5"),)


def test_those_who_look_on_cannot_crowd_out_those_who_sit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(presence, "MOST_LOOKERS", 3)

    async def what(here: Tables, _clock: ManualClock) -> None:
        table = await here.find((await here.create(wish("me", "friend", watchable=True))).table)
        for _page in range(3):
            table.watch(())
        with pytest.raises(TooMany):
            table.watch(())
        for _page in range(3):
            table.watch((0,))
        with pytest.raises(TooMany):
            table.watch((0,))

    in_house(tmp_path, what)


def test_those_who_look_on_are_a_number_told_once_a_second(tmp_path: Path):
    async def what(here: Tables, clock: ManualClock) -> None:
        table = await here.find((await here.create(wish("me", "friend", watchable=True))).table)
        news = table.watch((0,))
        await clock.advance(0)
        news.clear()

        looking = [table.watch(()) for _spectator in range(5)]
        await clock.advance(0)
        await clock.advance(0.5)
        assert not news.is_set(), "not at once"
        await clock.advance(0.6)
        assert news.is_set()
        assert shown(table, (0,), Look()).watching == 5

        news.clear()
        for one in looking:
            table.unwatch(one)
        await clock.advance(0.1)
        assert not news.is_set()
        await clock.advance(1)
        assert news.is_set()
        assert shown(table, (0,), Look()).watching == 0

    in_house(tmp_path, what)
