"""The API: whole matches, refusals, and who may do what."""

from __future__ import annotations

import sqlite3
from typing import Any

import httpx
import pytest

import ofrenda
from ofrenda.kernel import record as records
from ofrenda.kernel.rng import seeded
from ofrenda.table import verify
from tests.server.conftest import Server, until

SEED = {"seed": "mine"}


def shown(client: httpx.Client, table: str) -> dict[str, Any]:
    answer = client.get(f"/api/tables/{table}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def asked(client: httpx.Client, table: str) -> dict[str, Any]:
    """The table once this client is asked, or the match is over."""

    def ready() -> dict[str, Any] | None:
        now = shown(client, table)
        return now if now["question"] is not None or now["status"] == "over" else None

    found: dict[str, Any] = until(ready)
    return found


def play_out(client: httpx.Client, table: str, most: int = 10_000) -> dict[str, Any]:
    """Answers questions until the match is over: buries when it can, else does the first thing on the list."""
    for _move in range(most):
        now = asked(client, table)
        if now["status"] == "over":
            return now
        names = [action["name"] for action in now["actions"]]
        move = {"question": now["question"], "action": "bury" if "bury" in names else names[0]}
        answer = client.post(f"/api/tables/{table}/moves", json=move)
        assert answer.status_code == 201, answer.text
    return shown(client, table)


def test_a_repeated_answer_returns_the_first_even_when_it_ended_the_match(server: Server):
    made = server.table([{"kind": "me"}], options={"target": 1, "max_rounds": 1})
    path = f"/api/tables/{made['table']}"
    with server.client(made["token"]) as client:
        while (now := asked(client, made["table"]))["status"] != "over":
            names = [action["name"] for action in now["actions"]]
            move = {"question": now["question"], "action": "bury" if "bury" in names else names[0]}
            answer = client.post(f"{path}/moves", json=move)
            assert client.post(f"{path}/moves", json=move).json() == answer.json()
        assert client.post(f"{path}/moves", json={**move, "question": 9_999}).status_code == 409


def test_a_whole_match_is_played_and_its_record_verifies(server: Server):
    made = server.table(options={"target": 20})
    with server.client(made["token"]) as client:
        assert client.get(f"/api/tables/{made['table']}/record").status_code == 409
        end = play_out(client, made["table"])
        text = client.get(f"/api/tables/{made['table']}/record").text

    assert end["result"]["places"].count(1) >= 1
    assert end["ending"]
    record = records.parse(text)
    assert record.header["commitment"] == end["commitment"]
    assert record.header["seat-seed.1"] == "ana"
    assert verify(ofrenda.game("rolling-bones"), record) > 2


def test_an_answer_counts_once_and_only_to_the_open_question(server: Server):
    made = server.table()
    with server.client(made["token"]) as client:
        now = asked(client, made["table"])
        move = {"question": now["question"], "action": now["actions"][0]["name"]}
        path = f"/api/tables/{made['table']}/moves"
        first = client.post(path, json=move).json()
        again = client.post(path, json=move)
        assert again.json() == first

        stale = client.post(path, json={**move, "question": 999})
        assert (stale.status_code, stale.json()["error"]) == (409, "stale")
        now = asked(client, made["table"])
        illegal = client.post(path, json={"question": now["question"], "action": "lay skull as spine"})
        assert illegal.status_code == 409
        assert "is not possible now. Possible:" in illegal.json()["message"]
        unknown = client.post(path, json={"question": now["question"], "action": "fly"})
        assert unknown.status_code == 404
        assert shown(client, made["table"])["number"] == now["number"]


def test_friends_join_by_invitation_and_the_match_begins(server: Server):
    made = server.table([{"kind": "me"}, {"kind": "friend"}])
    path = f"/api/tables/{made['table']}"
    with server.client() as guest:
        assert guest.post(f"{path}/join", json={"invite": "wrong", "name": "Luis", "seed": "x"}).status_code == 403
        same = guest.post(f"{path}/join", json={"invite": made["invite"], "name": "Ana", "seed": "x"})
        assert "called Ana already" in same.json()["message"]
        joined = guest.post(f"{path}/join", json={"invite": made["invite"], "name": "Luis", "seed": "x"})
        assert joined.status_code == 201
        full = guest.post(f"{path}/join", json={"invite": made["invite"], "name": "Eva", "seed": "x"})
        assert full.json()["error"] == "table-full"
    with server.client(made["token"]) as ana, server.client(joined.json()["token"]) as luis:
        assert asked(ana, made["table"])["seat"] == 0
        assert shown(luis, made["table"])["question"] is None
        refused = luis.post(f"{path}/moves", json={"question": 1, "action": "lay skull"})
        assert refused.json()["error"] == "stale"


def test_a_private_table_shows_nothing_to_strangers(server: Server):
    made = server.table()
    path = f"/api/tables/{made['table']}"
    with server.client() as stranger:
        assert stranger.get(path).status_code == 403
        for method, rest, body in [
            ("POST", "/moves", {"question": 1, "action": "bury"}),
            ("POST", "/undo", {}),
            ("POST", "/chat", {"text": "hello"}),
            ("POST", "/seats/0/bot", {"level": "random"}),
            ("POST", "/rematch", SEED),
            ("POST", "/link", None),
            ("DELETE", "", None),
        ]:
            assert stranger.request(method, path + rest, json=body).status_code == 403, rest
    with server.client("wrong-token") as liar:
        assert liar.get(path).status_code == 403


def test_a_watchable_table_is_open_to_spectators_who_cannot_act(server: Server):
    made = server.table(watchable=True)
    with server.client() as watcher:
        seen = shown(watcher, made["table"])
        assert (seen["seat"], seen["question"], seen["actions"]) == (None, None, [])
        assert (
            watcher.post(f"/api/tables/{made['table']}/moves", json={"question": 1, "action": "x"}).status_code == 403
        )


def test_a_cookie_counts_only_from_our_own_page(server: Server):
    made = server.table()
    path = f"/api/tables/{made['table']}"
    cookies = {f"seat-{made['table']}": made["token"]}
    with httpx.Client(base_url=server.url, cookies=cookies) as client:
        assert client.get(path).json()["seat"] == 0
        elsewhere = client.post(f"{path}/chat", json={"text": "hi"}, headers={"origin": "https://evil.example"})
        assert elsewhere.status_code == 403
        assert client.post(f"{path}/chat", json={"text": "hi"}).status_code == 403
        ours = client.post(f"{path}/chat", json={"text": "hi"}, headers={"origin": server.url})
        assert ours.status_code == 204


def test_the_seat_cookie_is_hidden_from_scripts(server: Server):
    with server.client() as client:
        wish = {"game": "rolling-bones", "name": "Ana", "seed": "a", "seats": [{"kind": "me"}]}
        cookie = client.post("/api/tables", json=wish).headers["set-cookie"]

    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()


def test_undo_is_free_or_asked(server: Server):
    made = server.table([{"kind": "me"}, {"kind": "friend"}])
    path = f"/api/tables/{made['table']}"
    with server.client() as guest:
        token = guest.post(f"{path}/join", json={"invite": made["invite"], "name": "Luis", "seed": "x"}).json()["token"]
    with server.client(made["token"]) as ana, server.client(token) as luis:
        now = asked(ana, made["table"])
        ana.post(f"{path}/moves", json={"question": now["question"], "action": now["actions"][0]["name"]})
        assert shown(ana, made["table"])["free_undo"]
        assert ana.post(f"{path}/undo", json={}).status_code == 200
        assert shown(ana, made["table"])["view"]["laid"] == [-1] * 16

        now = asked(ana, made["table"])
        ana.post(f"{path}/moves", json={"question": now["question"], "action": now["actions"][0]["name"]})
        now = asked(ana, made["table"])
        pay = next(action["name"] for action in now["actions"] if action["name"].startswith("pay"))
        ana.post(f"{path}/moves", json={"question": now["question"], "action": pay})
        assert ana.post(f"{path}/undo", json={}).status_code == 200
        wish = shown(luis, made["table"])["undo"]
        assert (wish["seat"], wish["asked"]) == (0, [1])
        assert "pays a die" in wish["move"]
        agreed = {"agree": True, "to": wish["to"]}
        assert ana.post(f"{path}/undo/answer", json=agreed).json()["error"] == "stale"
        before = shown(ana, made["table"])["view"]["post_ops"]
        other = luis.post(f"{path}/undo/answer", json=agreed | {"to": wish["to"] - 1})
        assert other.json()["message"] == "Something else is asked to be taken back now."
        assert luis.post(f"{path}/undo/answer", json=agreed).status_code == 204
        assert before == 1
        assert shown(ana, made["table"])["view"]["post_ops"] == 0


def test_an_undo_goes_past_what_played_itself(server: Server):
    made = server.table(game="dia-de-los-muertos")
    path = f"/api/tables/{made['table']}"
    rng = seeded("forced")
    with server.client(made["token"]) as ana:
        while not ((now := asked(ana, made["table"]))["forced"] and now["own_last"] is not None):
            action = now["actions"][rng.below(len(now["actions"]))]["name"]
            ana.post(f"{path}/moves", json={"question": now["question"], "action": action})
        ana.post(f"{path}/moves", json={"question": now["question"], "action": now["actions"][0]["name"]})
        assert shown(ana, made["table"])["own_last"] == now["own_last"]
        assert ana.post(f"{path}/undo", json={}).status_code == 200
        back = asked(ana, made["table"])
        assert len(back["actions"]) > 1


def test_a_sealed_question_stands_while_another_takes_a_choice_back(server: Server):
    made = server.table([{"kind": "me"}, {"kind": "friend"}], game="day-of-the-dead")
    path = f"/api/tables/{made['table']}"
    with server.client() as guest:
        token = guest.post(f"{path}/join", json={"invite": made["invite"], "name": "Luis", "seed": "x"}).json()["token"]
    with server.client(made["token"]) as ana, server.client(token) as luis:
        ours, theirs = asked(ana, made["table"]), asked(luis, made["table"])
        ana.post(f"{path}/moves", json={"question": ours["question"], "action": ours["actions"][0]["name"]})
        assert ana.post(f"{path}/undo", json={}).status_code == 200
        assert shown(luis, made["table"])["question"] == theirs["question"]
        choice = {"question": theirs["question"], "action": theirs["actions"][0]["name"]}
        assert luis.post(f"{path}/moves", json=choice).status_code == 201
        again = asked(ana, made["table"])
        assert again["question"] > ours["question"], "whoever has chosen is asked anew"


def test_a_bot_stands_in_and_gives_the_seat_back(server: Server):
    made = server.table([{"kind": "me"}, {"kind": "friend"}])
    path = f"/api/tables/{made['table']}"
    with server.client(made["token"]) as ana:
        assert ana.post(f"{path}/seats/1/bot", json={"level": "random"}).status_code == 204
        assert asked(ana, made["table"])["seats"][1]["kind"] == "bot"
        assert ana.post(f"{path}/seats/0/bot", json={"level": "greedy"}).status_code == 204
        end = until(lambda: (now := shown(ana, made["table"]))["status"] == "over" and now, 60)
        assert end["result"] is not None


def test_several_people_share_a_device(server: Server):
    made = server.table([{"kind": "me"}, {"kind": "here", "name": "Luis"}], options={"target": 1})
    with server.client(made["token"]) as client:
        first = asked(client, made["table"])
        assert (first["mine"], first["seat"], first["curtain"]) == ([0, 1], 0, False)
        path = f"/api/tables/{made['table']}/moves"
        client.post(path, json={"question": first["question"], "action": first["actions"][0]["name"], "seat": 0})
        now = asked(client, made["table"])
        client.post(path, json={"question": now["question"], "action": "give up", "seat": 0})
        assert asked(client, made["table"])["seat"] == 1


@pytest.mark.parametrize("is_open", [False, True])
def test_a_shared_device_has_a_curtain_only_where_something_is_hidden(server: Server, is_open: bool):
    """With all caskets open there is nothing to hide."""
    seats = [{"kind": "me"}, {"kind": "here", "name": "Luis"}]
    options = {"open": is_open, "tokens": "ABAA", "first": "seat1"}
    made = server.table(seats, game="die-of-the-dead", options=options)
    with server.client(made["token"]) as client:
        now = until(lambda: (now := shown(client, made["table"]))["status"] == "playing" and now, 10)

        assert now["curtain"] is not is_open
        assert bool(now["actions"]) is is_open


def test_whoever_shares_a_device_with_the_owner_is_the_host(server: Server):
    """Whoever of them is asked just now, and wherever the owner sits."""
    playing = server.table([{"kind": "me"}, {"kind": "here", "name": "Luis"}, {"kind": "bot"}])
    path = f"/api/tables/{playing['table']}"
    with server.client(playing["token"]) as both:
        while (now := asked(both, playing["table"]))["seat"] == 0:
            give_up = any(action["name"] == "give up" for action in now["actions"])
            action = "give up" if give_up else now["actions"][0]["name"]
            both.post(f"{path}/moves", json={"question": now["question"], "action": action, "seat": 0})
        assert now["host"]
        assert both.post(f"{path}/seats/0/bot", json={"level": "random"}).status_code == 204
        assert both.delete(path).status_code == 204

    gathering = server.table([{"kind": "here", "name": "Luis"}, {"kind": "me"}, {"kind": "friend"}])
    path = f"/api/tables/{gathering['table']}"
    with server.client(gathering["token"]) as both:
        assert shown(both, gathering["table"])["host"]
        assert both.post(f"{path}/seats/2/bot", json={"level": "random"}).status_code == 204


def test_before_the_start_a_bots_seat_can_be_free_again(server: Server):
    made = server.table([{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}])
    path = f"/api/tables/{made['table']}"
    with server.client(made["token"]) as ana:
        assert ana.post(f"{path}/seats/1/bot", json={"level": None}).json()["message"] == "Nobody sits there."
        assert ana.post(f"{path}/seats/1/bot", json={"level": "random"}).status_code == 204
        assert ana.post(f"{path}/seats/1/bot", json={"level": None}).status_code == 204
        assert [seat["kind"] for seat in shown(ana, made["table"])["seats"]] == ["person", "free", "free"]
        for seat in (1, 2):
            assert ana.post(f"{path}/seats/{seat}/bot", json={"level": "random"}).status_code == 204
        assert ana.post(f"{path}/seats/1/bot", json={"level": None}).json()["message"] == "A bot sits there already."


def test_a_personal_link_opens_the_seat_elsewhere_and_older_ones_no_longer(server: Server):
    made = server.table()
    path = f"/api/tables/{made['table']}"
    with server.client(made["token"]) as client:
        token = client.post(f"{path}/link").json()["token"]
    with server.client() as phone:
        assert phone.post(f"{path}/return", json={"token": made["token"]}).status_code == 403
        assert phone.post(f"{path}/return", json={"token": token}).json()["seat"] == 0


def test_a_rematch_is_made_once_and_told_to_all(server: Server):
    made = server.table(options={"target": 1, "max_rounds": 1})
    with server.client(made["token"]) as client:
        assert (
            "when the match is over" in client.post(f"/api/tables/{made['table']}/rematch", json=SEED).json()["message"]
        )
        play_out(client, made["table"])
        again = client.post(f"/api/tables/{made['table']}/rematch", json=SEED).json()
        assert shown(client, made["table"])["next_table"] == again["table"]
        repeated = client.post(f"/api/tables/{made['table']}/rematch", json=SEED).json()
        assert (repeated["table"], repeated["seat"], repeated["token"]) == (again["table"], 0, made["token"])
        assert client.delete(f"/api/tables/{again['table']}").status_code == 204
        another = client.post(f"/api/tables/{made['table']}/rematch", json=SEED).json()
        assert another["table"] not in (made["table"], again["table"]), "one that was put away is in nobody's way"


def test_only_the_owner_deletes_a_table(server: Server):
    made = server.table()
    with server.client(made["token"]) as client:
        assert client.delete(f"/api/tables/{made['table']}").status_code == 204
        gone = client.get(f"/api/tables/{made['table']}")

    assert (gone.status_code, gone.json()["error"]) == (404, "no-such-table")


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        ({"game": "chess"}, "There is no game “chess”"),
        ({"options": {"target": 0}}, "“target” cannot be “0”"),
        ({"options": {"colour": 1}}, "There is no option “colour”"),
        ({"seats": [{"kind": "bot"}]}, "Exactly one seat must be yours"),
        ({"seats": [{"kind": "me"}] + [{"kind": "bot"}] * 6}, "played by 1 to 6, not by 7"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "os:system"}]}, "There is no bot “os:system”"),
        ({"name": "x" * 25}, "24"),
        ({"name": "<b>"}, "A name cannot contain any of : [ ] < >"),
        ({"name": "A\u2028B"}, "name"),
        ({"name": "A\x85B"}, "name"),
        ({"seats": [{"kind": "me"}, {"kind": "here", "name": "\u202eB"}]}, "A name cannot contain"),
        ({"seed": ""}, "seed"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_a_wrong_wish_is_refused_with_the_reason(server: Server, wish: dict[str, Any], message: str):
    usual = {"game": "rolling-bones", "name": "Ana", "seed": "a", "seats": [{"kind": "me"}]}
    with server.client() as client:
        answer = client.post("/api/tables", json=usual | wish)

    assert 400 <= answer.status_code < 500
    assert message in answer.json()["message"]


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (b"", "A body in JSON is needed."),
        (b"{", "truncated"),
        (b"[]", "Expected `object`"),
        (b"null", "Expected `object`"),
        (b"\xff", "malformed"),
        (b"[" * 50_000, "nested too deeply"),
    ],
)
def test_a_body_that_is_no_json_is_refused(server: Server, body: bytes, message: str):
    with server.client() as client:
        answer = client.post("/api/tables", content=body, headers={"content-type": "application/json"})

    assert answer.status_code == 400
    assert answer.json()["error"] == "bad-request"
    assert message in answer.json()["message"]


def test_a_huge_body_is_refused(server: Server):
    with server.client() as client:
        assert client.post("/api/tables", content=b"x" * 100_000).status_code in (400, 413)


def test_every_page_carries_the_policy_and_tells_errors_politely(server: Server):
    with server.client() as client:
        for path in ("/", "/about", "/rules/rolling-bones", "/t/nowhere", "/nowhere", "/static/css/page.css"):
            answer = client.get(path)
            assert "script-src 'self'" in answer.headers["content-security-policy"], path
            assert "Traceback" not in answer.text
        assert "There is no such table" in client.get("/t/nowhere").text
        assert client.get("/t/nowhere").status_code == 404


def test_secrets_do_not_lie_in_the_open(server: Server):
    """The database knows tokens only by their hashes; the log knows none."""
    made = server.table([{"kind": "me"}, {"kind": "friend"}])
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as base:
        dump = "\n".join(base.iterdump())

    for secret in (made["token"], made["invite"]):
        assert secret not in dump
        assert secret not in server.log.read_text()


def test_open_tables_call_everybody_by_name(server: Server):
    server.table([{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "friend"}], listed=True)
    with server.client() as client:
        page = client.get("/").text

    assert "Ana, Random bot 2 · 1 free seat" in page


def test_an_origin_that_is_no_address_counts_for_nothing(server: Server):
    made = server.table()
    with server.client() as browser:
        browser.cookies.set(f"seat-{made['table']}", made["token"])
        answer = browser.post(
            f"/api/tables/{made['table']}/chat", json={"text": "x"}, headers={"origin": "http://[::1"}
        )

    assert (answer.status_code, answer.json()["error"]) == (403, "not-yours")


@pytest.mark.parametrize("path", ["/static/css/scene.css", "/static/js/catalogue.js"])
def test_what_a_browser_knows_already_is_not_sent_again(server: Server, path: str):
    with server.client() as client:
        first = client.get(path)
        again = client.get(path, headers={"if-none-match": first.headers["etag"]})
        head = client.head(path)

    assert (first.status_code, bool(first.text), first.headers["cache-control"]) == (200, True, "no-cache")
    assert (again.status_code, again.text) == (304, "")
    assert (head.status_code, head.headers["etag"]) == (200, first.headers["etag"])
