"""Bad input, limits, and who may do what: each a clear answer, never a breakdown."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import ofrenda
from ofrenda.server.http.limits import MOST_BODY_BYTES
from ofrenda.server.http.records_api import MOST_UPLOAD_BYTES
from tests.server.conftest import Server
from tests.server.test_api import asked, shown

RULES = f"rules: {ofrenda.game('rolling-bones').rules_version}"
MATCH = f"ofrenda 1\ngame: rolling-bones\n{RULES}\nseat.1: Ana\ndice: typed\n\n"


# Bad input


def joined(server: Server, made: dict[str, Any], **more: Any) -> httpx.Response:
    with server.client() as guest:
        body = {"invite": made["invite"], "name": "Luis", "seed": "x", **more}
        return guest.post(f"/api/tables/{made['table']}/join", json=body)


@pytest.mark.parametrize("rest", ["", "/join", "/return", "/link", "/moves", "/undo", "/chat", "/record", "/rematch"])
def test_an_unknown_table_is_told_by_its_key(server: Server, rest: str):
    bodies = {
        "/join": {"invite": "x", "name": "Luis", "seed": "x"},
        "/return": {"token": "x"},
        "/moves": {"question": 1, "action": "bury"},
        "/undo": {},
        "/chat": {"text": "hello"},
        "/rematch": {"seed": "x"},
    }
    method = "GET" if rest in ("", "/record") else "POST"
    with server.client() as client:
        answer = client.request(method, f"/api/tables/nowhere{rest}", json=bodies.get(rest))

    assert (answer.status_code, answer.json()["error"]) == (404, "no-such-table")


def test_a_name_too_long_or_with_markup_is_refused_at_the_door(server: Server):
    made = server.table([{"kind": "me"}, {"kind": "friend"}])
    for name in ("x" * 25, "", "<b>", "bot:greedy", "a\nb"):
        answer = joined(server, made, name=name)
        assert (answer.status_code, answer.json()["error"]) == (400, "bad-request"), name
        assert "name" in answer.json()["message"]
    assert joined(server, made, name="x" * 24).status_code == 201


def test_an_invitation_is_for_one_table_and_one_seat(server: Server):
    made, other = (server.table([{"kind": "me"}, {"kind": "friend"}]) for _table in range(2))
    assert joined(server, made, invite=other["invite"]).json()["error"] == "not-yours"
    assert joined(server, made).status_code == 201
    again = joined(server, made, name="Eva")
    assert (again.status_code, again.json()["error"]) == (409, "table-full")


def test_a_token_of_one_table_opens_no_other(server: Server):
    made, other = server.table(), server.table()
    with server.client(other["token"]) as client:
        assert client.get(f"/api/tables/{made['table']}").json()["error"] == "not-yours"
        answer = client.post(f"/api/tables/{made['table']}/return", json={"token": other["token"]})
        assert (answer.status_code, answer.json()["error"]) == (403, "not-yours")


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[1]", b'{"question": "one", "action": "bury"}', b'{"question": 1}', b'{"action": 3}', b"\xff"]
)
def test_a_malformed_move_changes_nothing(server: Server, body: bytes):
    made = server.table()
    with server.client(made["token"]) as client:
        before = asked(client, made["table"])
        answer = client.post(
            f"/api/tables/{made['table']}/moves", content=body, headers={"content-type": "application/json"}
        )
        assert (answer.status_code, answer.json()["error"]) == (400, "bad-request")
        assert shown(client, made["table"]) == before


@pytest.mark.parametrize("question", [-1, 10**30, 2**63])
def test_a_question_that_was_never_asked_is_stale_or_malformed(server: Server, question: int):
    made = server.table()
    with server.client(made["token"]) as client:
        move = {"question": question, "action": asked(client, made["table"])["actions"][0]["name"]}
        answer = client.post(f"/api/tables/{made['table']}/moves", json=move)

    assert answer.json()["error"] in ("stale", "bad-request")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "ofrenda 1"),
        ("not a record\n", "ofrenda 1"),
        (MATCH.replace("rolling-bones", "chess"), "chess"),
        (MATCH.replace(RULES, "rules: 99"), "99"),
        (MATCH + "1 fly\n", "line 7"),
        (MATCH + "* 1 1 1 1 1 1 1 1 1\n", "line 7"),
        (MATCH + "9 bury\n", "line 7"),
        (MATCH + "1 undo 5\n", "line 7"),
    ],
)
def test_a_broken_record_is_refused_with_the_place(server: Server, text: str, told: str):
    with server.client() as client:
        answer = client.post("/api/replay", json={"record": text})

    assert 400 <= answer.status_code < 500
    assert told in answer.json()["message"]


# Sockets


def socket(server: Server, table: str, token: str = "", **headers: str) -> ClientConnection:
    bearer = {"authorization": f"Bearer {token}"} if token else {}
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    return connect(url, additional_headers=bearer | headers, max_size=None)


def closed_with(watching: ClientConnection) -> int | None:
    """Reads to the end: the code that it was closed with."""
    with suppress(ConnectionClosed):
        while True:
            watching.recv(timeout=10)
    return watching.close_code


def test_a_socket_to_an_unknown_or_private_table_is_told_and_closed(server: Server):
    for table, error in (("nowhere", "no-such-table"), (server.table()["table"], "not-yours")):
        with socket(server, table) as refused:
            assert json.loads(refused.recv())["error"] == error
            assert closed_with(refused) == 4004


@pytest.mark.parametrize(
    "frame", ["", "{", '{"question": 1, "action": "bury"}', "x" * 10_000, b"\x00\xff", "\U0001f480"]
)
def test_whatever_a_socket_sends_changes_nothing(server: Server, frame: str | bytes):
    """It is not listened to, and the socket goes on."""
    made = server.table()
    with server.client(made["token"]) as client, socket(server, made["table"], made["token"]) as watching:
        before = asked(client, made["table"])
        watching.send(frame)
        client.post(f"/api/tables/{made['table']}/chat", json={"text": "still here"})
        while not (seen := json.loads(watching.recv(timeout=5)))["chat"]:
            pass
        assert seen["number"] == before["number"]
        assert "Traceback" not in server.log.read_text()


def test_a_huge_frame_closes_its_socket_and_no_other(server: Server):
    made = server.table()
    with socket(server, made["table"], made["token"]) as watching, socket(server, made["table"], made["token"]) as rude:
        rude.send("x" * (MOST_BODY_BYTES + 1))
        assert closed_with(rude) == 1009
        assert json.loads(watching.recv(timeout=5))["seat"] == 0


def test_a_cookie_opens_a_socket_only_from_our_own_page(server: Server):
    made = server.table(watchable=True)
    cookie = f"seat-{made['table']}={made['token']}"
    for origin, seat in ((server.url, 0), ("https://evil.example", None), ("null", None)):
        with socket(server, made["table"], cookie=cookie, origin=origin) as watching:
            assert json.loads(watching.recv())["seat"] == seat
    with socket(server, made["table"], cookie=cookie) as programs:
        assert json.loads(programs.recv())["seat"] is None


# Who may do what


def test_nobody_acts_for_another_seat(server: Server):
    made = server.table([{"kind": "me"}, {"kind": "friend"}])
    guest = joined(server, made).json()
    path = f"/api/tables/{made['table']}"
    with server.client(made["token"]) as ana, server.client(guest["token"]) as luis:
        now = asked(ana, made["table"])
        move = {"question": now["question"], "action": now["actions"][0]["name"]}
        for rest, body in (("/moves", move), ("/undo", {}), ("/undo/answer", {"agree": True, "to": 1})):
            refused = luis.post(path + rest, json=body | {"seat": 0})
            assert (refused.status_code, refused.json()["error"]) == (403, "not-yours"), rest
        assert luis.post(f"{path}/moves", json=move).json()["error"] == "stale"
        assert luis.post(f"{path}/seats/0/bot", json={"level": "random"}).json()["error"] == "not-yours"
        assert luis.delete(f"{path}/seats/0").json()["error"] == "not-yours"
        assert luis.delete(path).json()["error"] == "not-yours"
        assert shown(ana, made["table"])["number"] == now["number"]
        assert ana.post(f"{path}/moves", json=move).status_code == 201
        assert luis.post(f"{path}/undo", json={}).json()["error"] == "refused"  # what Ana did is not theirs to take


def test_a_spectator_looks_and_does_nothing(server: Server):
    made = server.table(watchable=True)
    path = f"/api/tables/{made['table']}"
    with server.client(made["token"]) as ana, server.client() as watcher:
        now = asked(ana, made["table"])
        move = {"question": now["question"], "action": now["actions"][0]["name"]}
        for method, rest, body in [
            ("POST", "/moves", move),
            ("POST", "/moves", move | {"seat": 0}),
            ("POST", "/undo", {}),
            ("POST", "/undo/answer", {"agree": True, "to": 1}),
            ("POST", "/chat", {"text": "hello"}),
            ("POST", "/seats/0/bot", {"level": "random"}),
            ("DELETE", "/seats/1", None),
            ("POST", "/link", None),
            ("POST", "/rematch", {"seed": "s"}),
            ("DELETE", "", None),
        ]:
            refused = watcher.request(method, path + rest, json=body)
            assert (refused.status_code, refused.json()["error"]) == (403, "not-yours"), rest
        seen = shown(watcher, made["table"])
        assert (seen["seat"], seen["mine"], seen["actions"], seen["own_last"]) == (None, [], [], None)
        assert shown(ana, made["table"])["number"] == now["number"]


def test_a_stranger_joins_a_listed_table_that_is_found_on_the_front_page(server: Server):
    made = server.table([{"kind": "me"}, {"kind": "friend"}], listed=True)
    private = server.table([{"kind": "me"}, {"kind": "friend"}])
    with server.client() as stranger:
        front = stranger.get("/").text
        assert made["table"] in front
        assert private["table"] not in front
        join = {"name": "Eva", "seed": "x"}
        assert stranger.post(f"/api/tables/{made['table']}/join", json=join).status_code == 201
        assert stranger.post(f"/api/tables/{private['table']}/join", json=join).json()["error"] != "table-full"


# Limits


def test_too_many_requests_are_told_so_and_the_policy_stands(tmp_path: Path):
    small = Server(tmp_path, requests_per_minute=30)
    small.start()
    with small.client() as client:
        answers = [client.get("/api/games") for _request in range(40)]
        pages = client.get("/")
    small.kill()

    assert answers[0].status_code == 200
    assert (answers[-1].status_code, answers[-1].json()["error"]) == (429, "too-many")
    assert pages.status_code == 429
    assert "script-src 'self'" in pages.headers["content-security-policy"]


def test_a_body_too_large_is_told_so(server: Server):
    with server.client() as client:
        for path, most in (("/api/tables", MOST_BODY_BYTES), ("/api/replay", MOST_UPLOAD_BYTES)):
            body = json.dumps({"record": "x" * most}).encode()
            answer = client.post(path, content=body, headers={"content-type": "application/json"})

            assert (answer.status_code, answer.json()["error"]) == (413, "bad-request")
            assert answer.json()["message"] == "That is more than this server takes at a time."


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/nowhere", 404),
        ("GET", "/t/nowhere", 404),
        ("GET", "/rules/chess", 404),
        ("PUT", "/", 405),
        ("GET", "/static/../store.py", 404),
        ("GET", "/api/tables/nowhere", 404),
        ("POST", "/api/tables", 400),
        ("GET", "/schema/nowhere", 404),
    ],
)
def test_errors_carry_the_policy_and_no_internals(server: Server, method: str, path: str, status: int):
    with server.client() as client:
        answer = client.request(method, path)

    assert answer.status_code == status
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    for internal in ("Traceback", "site-packages", "litestar", 'File "'):
        assert internal not in answer.text


# Coming and going


def test_health_tells_the_version(server: Server):
    with server.client() as client:
        health = client.get("/health").json()

    assert health["status"] == "ok"
    assert health["version"]


def test_a_polite_stop_closes_sockets_and_loses_nothing(tmp_path: Path):
    own = Server(tmp_path)
    own.start()
    made = own.table(options={"target": 1000})
    with own.client(made["token"]) as client:
        before = asked(client, made["table"])
    with socket(own, made["table"], made["token"]) as watching:
        watching.recv()
        assert own.stop() in (0, -15)
        assert closed_with(watching) == 1012
    assert "Traceback" not in own.log.read_text()
    own.start()
    with own.client(made["token"]) as client:
        after = shown(client, made["table"])
    own.kill()

    assert (after["number"], after["view"], after["log"]) == (before["number"], before["view"], before["log"])
