"""The house promises its dice before it is told a seed, and each promise is for one match."""

from __future__ import annotations

import asyncio
import hashlib
import re
from pathlib import Path
from typing import Any

import httpx

from ofrenda.server.table.promises import MOST_PROMISES, PROMISE_SECONDS, Promises
from ofrenda.server.table.tables import Tables
from tests.server.clock import ManualClock
from tests.server.conftest import Server
from tests.server.inside import in_house, wish


def promised(server: Server) -> str:
    with server.client() as client:
        answer = client.post("/api/commitments")
    assert answer.status_code == 201
    return str(answer.json()["commitment"])


def make(server: Server, **more: Any) -> httpx.Response:
    seats = [{"kind": "me"}, {"kind": "friend"}]
    with server.client() as client:
        return client.post(
            "/api/tables", json={"game": "rolling-bones", "name": "Ana", "seed": "ana", "seats": seats, **more}
        )


def test_a_table_is_made_with_the_dice_that_were_promised(server: Server):
    commitment = promised(server)
    made = make(server, commitment=commitment).json()

    with server.client(made["token"]) as client:
        assert client.get(f"/api/tables/{made['table']}").json()["commitment"] == commitment


def test_a_promise_is_used_once_for_a_secret_is_revealed_with_its_match(server: Server):
    commitment = promised(server)
    make(server, commitment=commitment)
    again = make(server, commitment=commitment)

    assert (again.status_code, again.json()["error"]) == (409, "stale")


def test_a_promise_that_was_never_made_is_refused(server: Server):
    never = make(server, commitment=hashlib.sha256(b"").hexdigest())

    assert (never.status_code, never.json()["error"]) == (409, "stale")


def test_what_is_refused_for_another_reason_leaves_the_promise(server: Server):
    commitment = promised(server)
    refused = make(server, commitment=commitment, options={"target": -1})
    assert refused.status_code == 409

    assert make(server, commitment=commitment).status_code == 201


def test_a_guest_who_was_shown_other_dice_does_not_sit_down_unknowing(server: Server):
    made = make(server).json()
    path = f"/api/tables/{made['table']}"
    body = {"invite": made["invite"], "name": "Luis", "seed": "luis"}
    with server.client() as guest:
        refused = guest.post(f"{path}/join", json={**body, "commitment": promised(server)})
        assert (refused.status_code, refused.json()["error"]) == (409, "stale")

        shown = guest.get(path).json()
        assert shown["seats"][1]["kind"] == "free"
        assert guest.post(f"{path}/join", json={**body, "commitment": shown["commitment"]}).status_code == 201


def test_only_people_add_seeds(tmp_path: Path):
    async def play(here: Tables, _clock: ManualClock) -> None:
        table = await here.find((await here.create(wish("me", "bot"))).table)
        assert table.play.match is not None
        header = table.play.match.record.text().partition("\n\n")[0]

        assert re.findall(r"^seat-seed.*", header, re.M) == ["seat-seed.1: a"]

    in_house(tmp_path, play)


def test_promises_are_few_and_not_for_ever():
    clock = ManualClock()
    promises = Promises(clock)
    first = promises.make()
    asyncio.run(clock.advance(PROMISE_SECONDS + 1))
    promises.make()
    for _promise in range(MOST_PROMISES + 5):
        last = promises.make()

    assert len(promises._open) == MOST_PROMISES
    assert first not in promises._open
    assert len(promises.secret(last)) == 64
