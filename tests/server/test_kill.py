"""A server that is killed in mid-match goes on exactly where it was."""

from __future__ import annotations

from pathlib import Path

import ofrenda
from ofrenda.kernel import record as records
from ofrenda.table import verify
from tests.server.conftest import Server, until
from tests.server.test_api import asked, play_out, shown


def test_killed_again_and_again_the_match_plays_out(tmp_path: Path):
    """Nobody does anything twice, nothing that was seen is lost, and the record is true."""
    server = Server(tmp_path)
    server.start()
    made = server.table([{"kind": "me"}, {"kind": "bot"}, {"kind": "bot", "level": "random"}], options={"target": 25})
    seen = []
    for _death in range(5):
        with server.client(made["token"]) as client:
            play_out(client, made["table"], most=4)
            now = shown(client, made["table"])
            seen.append((now["number"], [line["text"] for line in now["log"]]))
        server.kill()
        server.start()
        with server.client(made["token"]) as client:
            after = shown(client, made["table"])
            assert after["number"] >= now["number"]
            texts = [line["text"] for line in after["log"]]
            assert texts[: len(seen[-1][1])] == seen[-1][1]
    with server.client(made["token"]) as client:
        play_out(client, made["table"])
        text = client.get(f"/api/tables/{made['table']}/record").text
    server.kill()

    assert verify(ofrenda.game("rolling-bones"), records.parse(text)) > 0


def test_an_answer_sent_before_the_kill_counts_once_after_it(tmp_path: Path):
    server = Server(tmp_path)
    server.start()
    made = server.table()
    with server.client(made["token"]) as client:
        now = asked(client, made["table"])
        move = {"question": now["question"], "action": now["actions"][0]["name"]}
        first = client.post(f"/api/tables/{made['table']}/moves", json=move).json()
    server.kill()
    server.start()
    with server.client(made["token"]) as client:
        assert client.post(f"/api/tables/{made['table']}/moves", json=move).json() == first
        assert asked(client, made["table"])["question"] == first["entry"]
    assert server.stop() in (0, -15)


def test_a_polite_stop_in_mid_match_is_quiet_and_loses_nothing(tmp_path: Path):
    """Bots are playing everywhere when the server is told to stop; after the next start they go on."""
    server = Server(tmp_path)
    server.start()
    tables = [server.table(options={"target": 1000}) for _table in range(6)]
    for made in tables:
        with server.client(made["token"]) as client:
            client.post(f"/api/tables/{made['table']}/seats/0/bot", json={"level": "greedy"})
    numbers = []
    for made in tables:
        with server.client(made["token"]) as client:
            until(lambda client=client, made=made: shown(client, made["table"])["number"] > 5)
            numbers.append(shown(client, made["table"])["number"])

    assert server.stop() in (0, -15)
    assert "could not go on" not in server.log.read_text()
    assert "Traceback" not in server.log.read_text()
    server.start()
    for made, number in zip(tables, numbers, strict=True):
        with server.client(made["token"]) as client:
            until(lambda client=client, made=made, number=number: shown(client, made["table"])["number"] > number)
    server.kill()
