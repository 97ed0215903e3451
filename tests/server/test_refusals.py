"""Refused means unchanged: whatever is wrong with a request, the database is afterwards as it was before."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.conftest import Server

WRONG: list[Any] = [
    None,
    True,
    -1,
    99,
    10**30,
    1.5,
    "",
    " ",
    "a\n",
    "a\x00b",
    "ana\u202e",
    "nobody-knows-this",
    "x" * 5_000,
    [],
    [[]],
    {},
    {"kind": "me"},
]
TABLE = {
    "game": "rolling-bones",
    "name": "Ana",
    "seed": "ana",
    "seats": [{"kind": "me"}, {"kind": "here", "name": "Mia"}, {"kind": "friend"}],
    "options": {"target": 50},
    "listed": False,
    "watchable": False,
    "pace": "normal",
    "window": 3,
    "commitment": "",
}


class Tables:
    """A table that waits for a guest, and one at which two people play."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.waiting = server.table([{"kind": "me"}, {"kind": "friend"}])
        self.playing = server.table([{"kind": "me"}, {"kind": "friend"}])
        with server.client() as guest:
            body = {"invite": self.playing["invite"], "name": "Luis", "seed": "luis"}
            self.luis = guest.post(f"/api/tables/{self.playing['table']}/join", json=body).json()

    def requests(self) -> Iterator[tuple[str, str, str, dict[str, Any]]]:
        """Every request that changes something: method, path, token, and a body of the right shape."""
        waiting, playing = f"/api/tables/{self.waiting['table']}", f"/api/tables/{self.playing['table']}"
        owner, player = self.waiting["token"], self.playing["token"]
        yield "POST", "/api/tables", "", TABLE
        join = {"invite": self.waiting["invite"], "name": "Rosa", "seed": "rosa", "commitment": ""}
        yield "POST", f"{waiting}/join", "", join
        yield "POST", f"{waiting}/return", "", {"token": "unknown"}
        yield "POST", f"{waiting}/seats/1/bot", owner, {"level": "none such"}
        yield "POST", f"{waiting}/seats/9/bot", owner, {"level": "greedy"}
        yield "DELETE", f"{waiting}/seats/0", owner, {}
        yield "POST", f"{playing}/moves", player, {"question": 99, "action": "stop", "seat": 0}
        yield "POST", f"{playing}/undo", player, {"to": 99, "seat": 0}
        yield "POST", f"{playing}/undo/answer", player, {"agree": True, "to": 99, "seat": 0}
        yield "POST", f"{playing}/wait", player, {"hold": True, "seat": 0}
        yield "POST", f"{playing}/passing", player, {"passing": True, "seat": 7}
        yield "POST", f"{playing}/going-by", player, {"number": 99, "seats": [0]}
        yield "POST", f"{playing}/chat", "", {"text": "said by a stranger"}
        yield "POST", f"{playing}/rematch", player, {"seed": "again", "commitment": ""}
        yield "DELETE", playing, self.luis["token"], {}

    def contents(self) -> list[str]:
        """The whole database, as statements."""
        with sqlite3.connect(self.server.database.removeprefix("sqlite:///")) as database:
            return list(database.iterdump())


@pytest.fixture(scope="module")
def tables(server: Server) -> Tables:
    return Tables(server)


def spoiled(body: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The body with each of its fields wrong in every way, missing, or beside one that nobody knows."""
    yield {**body, "unknown": 1}
    for field in body:
        yield {name: value for name, value in body.items() if name != field}
        yield from ({**body, field: wrong} for wrong in WRONG)
    for wrong in WRONG:
        if "seats" in body:
            yield {**body, "seats": [{"kind": "me"}, {"kind": "here", "name": wrong}]}
            yield {**body, "seats": [{"kind": "me"}, {"kind": "bot", "level": wrong}]}
            yield {**body, "options": {"target": wrong}}


def test_a_refused_request_leaves_the_database_as_it_was(tables: Tables):
    refused = 0
    before = tables.contents()
    with httpx.Client(base_url=tables.server.url, timeout=20) as client:
        for method, path, token, body in tables.requests():
            headers = {"authorization": f"Bearer {token}"} if token else {}
            for wrong in [body, *spoiled(body)]:
                answer = client.request(method, path, json=wrong, headers=headers)
                now = tables.contents()
                if answer.status_code < 400:
                    before = now  # it was right after all
                    continue
                refused += 1
                assert answer.status_code < 500, (method, path, wrong, answer.text)
                assert answer.json()["message"], (method, path, wrong)
                assert now == before, (method, path, wrong, answer.text)

    assert refused > 400


@pytest.mark.parametrize("body", ["", "{", "[]", "null", '"', "\udcff", '{"seed": "a"} x', "[" * 3_000])
def test_a_body_that_is_no_json_leaves_the_database_as_it_was(tables: Tables, body: str):
    before = tables.contents()
    with httpx.Client(base_url=tables.server.url, timeout=20) as client:
        for method, path, token, _body in tables.requests():
            headers = {"authorization": f"Bearer {token}"} if token else {}
            content = body.encode(errors="surrogateescape")
            answer = client.request(method, path, content=content, headers=headers)
            assert 400 <= answer.status_code < 500, (method, path, answer.text)

    assert tables.contents() == before


def test_a_seed_that_ends_in_a_new_line_takes_no_seat_and_is_not_told(tables: Tables):
    body = {"invite": tables.waiting["invite"], "name": "Rosa", "seed": "rosa-secret\n"}
    with tables.server.client() as guest:
        answer = guest.post(f"/api/tables/{tables.waiting['table']}/join", json=body)

    assert answer.status_code == 400
    assert "rosa-secret" not in answer.text
