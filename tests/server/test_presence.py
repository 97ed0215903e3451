"""Who looks may change while a page is open: a socket shows what its token opens now, and nothing else."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server import conftest
from tests.server.conftest import Server


def page(server: Server, table: str, token: str = "") -> ClientConnection:
    head = {"authorization": f"Bearer {token}"} if token else {}
    address = server.url.replace("http", "ws") + f"/api/tables/{table}/live"
    return connect(address, additional_headers=head, max_size=None, max_queue=None)


def until_closed(socket: ClientConnection) -> tuple[list[dict[str, Any]], int]:
    """What still came, and how it was closed."""
    frames = []
    try:
        while True:
            frames.append(json.loads(socket.recv(timeout=10)))
    except ConnectionClosed as closed:
        return frames, closed.rcvd.code if closed.rcvd else 0


def join(server: Server, made: dict[str, Any], name: str) -> Any:
    with server.client() as guest:
        wish = {"invite": made["invite"], "name": name, "seed": "x"}
        return guest.post(f"/api/tables/{made['table']}/join", json=wish)


def test_a_removed_guest_does_not_see_the_hand_of_whoever_comes_next(server: Server):
    made = server.table([{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}], game="dia-de-los-muertos")
    token = join(server, made, "Luis").json()["token"]
    with page(server, made["table"], token) as watching, server.client(made["token"]) as owner:
        assert owner.delete(f"/api/tables/{made['table']}/seats/1").status_code == 204
        assert join(server, made, "Luis").json()["error"] == "not-yours", "not by the same invitation"
        made |= owner.post(f"/api/tables/{made['table']}/invitation").json()
        join(server, made, "Eva")
        join(server, made, "Juan")
        frames, code = until_closed(watching)

    assert code == 4001
    assert all(frame["status"] == "gathering" for frame in frames)


def test_whoever_waits_outside_a_private_table_sees_nothing_of_the_match(server: Server):
    made = server.table([{"kind": "me"}, {"kind": "friend"}], game="dia-de-los-muertos")
    with page(server, made["table"]) as outside:
        join(server, made, "Luis")
        frames, code = until_closed(outside)

    assert code == 4001
    assert all(frame["status"] == "gathering" for frame in frames)


def test_a_new_link_closes_the_pages_of_the_old_one(server: Server):
    made = server.table()
    with page(server, made["table"], made["token"]) as old, server.client(made["token"]) as client:
        assert client.post(f"/api/tables/{made['table']}/link").status_code == 201
        _frames, code = until_closed(old)

    assert code == 4001


def test_whoever_looks_at_a_table_that_is_put_away_is_told(server: Server):
    made = server.table(watchable=True)
    with page(server, made["table"]) as watching, server.client(made["token"]) as owner:
        path = f"/api/tables/{made['table']}"
        with ThreadPoolExecutor(2) as twice:
            answers = [answer.status_code for answer in twice.map(lambda _press: owner.delete(path), range(2))]
        frames, code = until_closed(watching)

    assert sorted(answers)[0] == 204
    assert set(answers) <= {204, 404}
    assert (code, frames[-1]["error"]) == (4004, "no-such-table")


@pytest.mark.parametrize("name", ["Ana", " Ana ", "  "])
def test_equal_and_blank_names_are_refused_before_a_table_is_made(server: Server, name: str):
    wish = {
        "game": "rolling-bones",
        "name": "Ana",
        "seed": "a",
        "listed": True,
        "seats": [{"kind": "me"}, {"kind": "here", "name": name}],
    }
    with server.client() as client:
        assert client.post("/api/tables", json=wish).status_code == 409
        assert client.get("/").status_code == 200
    made = server.table([{"kind": "me"}, {"kind": "friend"}])
    refused = join(server, made, name)
    assert refused.status_code == 409
    assert join(server, made, "Luis").status_code == 201


BROKEN = """
import ofrenda.server.http.socket as socket
def shown(*_table): raise ValueError("internals")
socket.shown = shown
"""


def test_a_mistake_of_ours_closes_the_socket_without_saying_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The page connects anew; what went wrong stands in the log alone."""
    monkeypatch.setattr(conftest, "RUN", BROKEN + conftest.RUN)
    server = Server(tmp_path)
    server.start()
    made = server.table()
    with page(server, made["table"], made["token"]) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(timeout=10)
    server.kill()

    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1011, "")
    assert "internals" in server.log.read_text()


def played_out(server: Server, *guests: str) -> tuple[str, list[str]]:
    """A short match of Ana with these guests, until it is over; its path and everybody's token."""
    seats = [{"kind": "me"}, *[{"kind": "friend"}] * len(guests)]
    made = server.table(seats, options={"target": 10, "max_rounds": 1})
    tokens = [made["token"], *[join(server, made, name).json()["token"] for name in guests]]
    path = f"/api/tables/{made['table']}"
    with ExitStack() as people:
        clients = [people.enter_context(server.client(token)) for token in tokens]
        while True:
            tables = [client.get(path).json() for client in clients]
            if tables[0]["status"] == "over":
                return path, tokens
            for client, now in zip(clients, tables, strict=True):
                if now["question"] is not None:
                    names = [action["name"] for action in now["actions"]]
                    action = next((name for name in ("bury", "give up") if name in names), names[0])
                    client.post(f"{path}/moves", json={"question": now["question"], "action": action})


def test_two_who_press_again_at_once_meet_at_one_table(server: Server):
    path, tokens = played_out(server, "Luis")
    with server.client(tokens[0]) as ana, server.client(tokens[1]) as luis:
        assert ana.post(f"{path}/chat", json={"text": "gracias"}).status_code == 204
        with ThreadPoolExecutor(2) as both:
            again = list(both.map(lambda c: c.post(f"{path}/rematch", json={"seed": "s"}).json(), (ana, luis)))
        assert [answer["seat"] for answer in again] == [0, 1]
        assert {answer["table"] for answer in again} == {ana.get(path).json()["next_table"]}
        for answer, name in zip(again, ("Ana", "Luis"), strict=True):
            with server.client(answer["token"]) as client:
                now = client.get(f"/api/tables/{answer['table']}").json()
                assert now["status"] == "playing"
                assert now["seats"][now["seat"]]["name"] == name
        repeated = luis.post(f"{path}/rematch", json={"seed": "s"}).json()
        assert (repeated["seat"], repeated["token"]) == (1, again[1]["token"]), "an answer that was lost comes again"
        assert [line["text"] for line in luis.get(path).json()["chat"]] == ["gracias"]
    with server.client() as stranger:
        shared = stranger.get(path).json()
    assert shared["status"] == "over"
    assert shared["chat"] == [], "what was said stays at the table"


def test_at_a_rematch_nobody_takes_a_name_or_a_seat_that_is_taken(server: Server):
    path, (ana, luis, eva) = played_out(server, "Luis", "Eva")
    with server.client(ana) as owner, server.client(luis) as second, server.client(eva) as third:
        made = owner.post(f"{path}/rematch", json={"seed": "s"}).json()
        table = f"/api/tables/{made['table']}"
        assert join(server, made, "Eva").json()["seat"] == 1  # somebody else of that name, in the seat of Luis
        assert "called Eva" in third.post(f"{path}/rematch", json={"seed": "s"}).json()["message"]
        assert second.post(f"{path}/rematch", json={"seed": "s"}).json()["error"] == "table-full"
        assert [seat["kind"] for seat in owner.get(table).json()["seats"]] == ["person", "person", "free"]
        assert owner.delete(f"{table}/seats/1").status_code == 204
        assert [client.post(f"{path}/rematch", json={"seed": "s"}).json()["seat"] for client in (second, third)] == [
            1,
            2,
        ]
        assert owner.get(table).json()["status"] == "playing"
