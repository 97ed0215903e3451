"""Looking back: through one's own eyes while the match goes on, with everything open afterwards."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

import ofrenda
from ofrenda.kernel import record as records
from ofrenda.kernel.errors import OfrendaError
from ofrenda.kernel.replay import Replay
from ofrenda.kernel.rng import seeded
from ofrenda.server.errors import Refusal
from ofrenda.server.processes.records import RecordPool
from ofrenda.server.table.replays import Followed, looked_back, replayed, replayed_text
from ofrenda.table import Fair, Match
from tests.server.conftest import Server, until

HIDDEN = [slug for slug in ofrenda.games() if ofrenda.game(slug).hidden]


def running_match(slug: str, moves: int, names: tuple[str, ...] = ("Ana", "Luis")) -> Match:
    """A match in which the seats have answered at random so many times, or to its end."""
    game = ofrenda.game(slug)
    rng = seeded(slug)
    match = Match(game, names, Fair(bytes(32), names))
    for _move in range(moves):
        while match.fall() is not None:
            pass
        if match.over:
            break
        seat = match.state.deciders()[0]
        actions = match.state.actions(seat)
        match.answer(seat, actions[rng.below(len(actions))])
    return match


@pytest.mark.parametrize("slug", HIDDEN)
def test_every_earlier_position_is_what_the_seat_saw(slug: str):
    match = running_match(slug, 25)
    record = match.record
    game = match.game
    for seat in (0, 1, None):
        now = looked_back(Followed(record), None, seat)
        assert (now.at, now.last) == (match.number, match.number)
        for at in range(now.first, now.last + 1):
            replay = Replay.of(game, record)
            replay.follow(record.entries[:at])
            position = looked_back(Followed(record), at, seat)

            assert position.at == at
            assert position.scene == "".join(game.picture(replay.state.view(seat), {}, ["Ana", "Luis"]))
            assert position.entry == "", "an entry's text may hold a secret"


@pytest.mark.parametrize("slug", HIDDEN)
def test_a_running_match_is_not_shown_open(slug: str):
    match = running_match(slug, 25)

    assert looked_back(Followed(match.record), None, 0).scene != replayed(Followed(match.record), None).scene


def test_with_closed_caskets_one_looks_back_only_to_the_start_of_the_turn():
    match = running_match("die-of-the-dead", 40)
    begun = max(step.number for step in match.steps if any(event.turn for event in step.events))

    position = looked_back(Followed(match.record), 0, 0)

    assert position.first == position.at == begun > 1


def test_elsewhere_one_looks_back_to_the_beginning():
    assert looked_back(Followed(running_match("day-of-the-dead", 12).record), 0, 0).at == 0


def play_out(client: httpx.Client, path: str) -> dict[str, Any]:
    while True:
        now: dict[str, Any] = client.get(path).json()
        if now["status"] == "over":
            return now
        if now["question"] is not None:
            action = now["actions"][0]["name"]
            client.post(f"{path}/moves", json={"question": now["question"], "action": action})


def test_the_way_from_a_running_match_to_an_open_replay(server: Server):
    made = server.table(game="day-of-the-dead")
    path = f"/api/tables/{made['table']}"
    with server.client(made["token"]) as client, server.client() as stranger:
        until(lambda: client.get(path).json()["question"] is not None)
        mine = client.get(f"{path}/replay", params={"at": 0}).json()
        assert (mine["at"], mine["ending"], mine["entry"]) == (0, "", "")
        refused = stranger.get(f"{path}/replay")
        assert (refused.status_code, refused.json()["error"]) == (403, "not-yours")
        assert client.get(f"{path}/replay", params={"at": -1}).json()["at"] == 0
        assert client.get(f"{path}/analysis").status_code == 409

        end = play_out(client, path)

        opened = stranger.get(f"{path}/replay").json()
        assert opened["at"] == opened["last"] == end["number"]
        assert opened["ending"] == end["ending"]
        assert opened["reckoning"] == end["reckoning"]
        text = client.get(f"{path}/record").text
        report = stranger.get(f"{path}/analysis", timeout=120).json()
    assert report["at"][-1] == end["number"]
    assert report["chart"].count('class="curve') == 2
    assert len(report["figures"]) == 2
    by_file = replayed(Followed(records.parse(text)), 3)
    assert by_file.entry
    totals = [sum(line["points"][seat] for line in end["reckoning"]) for seat in range(2)]
    assert totals == end["result"]["points"]


def test_a_shared_device_shows_nobodys_hand_while_nobody_there_is_asked(server: Server):
    seats = [{"kind": "me"}, {"kind": "here", "name": "Luis"}, {"kind": "bot", "level": "random"}]
    made = server.table(seats, game="dia-de-los-muertos", pace="slow")
    path = f"/api/tables/{made['table']}"
    seen = {"asked": 0, "idle": 0}
    with server.client(made["token"]) as client:

        def looked_at_both_often() -> bool:
            now = client.get(path).json()
            assert not any(now["view"]["hands"]), "a hand lies open though nobody has lifted the curtain"
            if not now["curtain"]:
                seen["idle"] += 1
            else:
                seen["asked"] += 1
                now = client.get(path, params={"seat": now["seat"]}).json()
                assert [bool(hand) for hand in now["view"]["hands"]] == [seat == now["seat"] for seat in range(3)]
                move = {"question": now["question"], "action": now["actions"][0]["name"], "seat": now["seat"]}
                client.post(f"{path}/moves", json=move)
            return min(seen.values()) > 5

        until(looked_at_both_often, 60)
        back = client.get(f"{path}/replay").json()

    assert "hand-" not in back["scene"], "nor when they look back together"


def test_a_long_record_can_be_brought(server: Server):
    match = running_match("rolling-bones", 16_000, ("Ana", "Luis", "Eva", "Juan", "Rosa", "Pepe"))
    record = match.record
    assert len(record.text()) > 250_000, "more than the pipe to a worker holds"
    with server.client() as client:
        answer = client.post("/api/replay", json={"record": record.text(), "at": 5})

    assert answer.status_code == 200, answer.text
    assert (answer.json()["at"], answer.json()["last"]) == (5, len(record.entries))


def test_a_record_that_takes_too_long_is_refused(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("ofrenda.server.processes.records.LONGEST_FOLLOWING", 0.0)

    async def bring() -> None:
        pool = RecordPool()
        try:
            with pytest.raises(Refusal, match="takes too long"):
                await pool.follow("here", replayed_text, running_match("rolling-bones", 3).record.text(), None)
        finally:
            pool.close()

    asyncio.run(bring())


def test_whoever_asks_the_expert_in_vain_may_ask_again(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("ofrenda.server.processes.records.LONGEST_JUDGING", 0.0)

    async def bring() -> None:
        pool = RecordPool()
        try:
            with pytest.raises(Refusal, match="Ask again in a moment"):
                await pool.judge(running_match("rolling-bones", 3).record.text(), "here")
        finally:
            pool.close()

    asyncio.run(bring())


def test_a_match_without_an_end_is_not_judged():
    async def bring() -> None:
        pool = RecordPool()
        try:
            with pytest.raises(Refusal, match="when it is over"):
                await pool.judge(running_match("rolling-bones", 3).record.text(), "here")
        finally:
            pool.close()

    asyncio.run(bring())


def test_my_tables_tell_what_they_wait_for(server: Server):
    made = server.table()
    waiting = server.table([{"kind": "me"}, {"kind": "friend"}])
    wish = {"tables": [made["table"], "nowhere", waiting["table"]]}
    with server.client() as browser:
        for table in (made, waiting):
            browser.cookies.set(f"seat-{table['table']}", table["token"])
        lines = until(
            lambda: [
                line
                for line in [browser.post("/api/mine", json=wish, headers={"origin": server.url}).json()]
                if line[0]["yours"]
            ]
        )[0]
        foreign = browser.post("/api/mine", json=wish, headers={"origin": "https://elsewhere.example"}).json()

    assert [(line["table"], line["status"], line["yours"]) for line in lines] == [
        (made["table"], "playing", True),
        (waiting["table"], "gathering", False),
    ]
    assert foreign == []


def test_a_replay_has_the_moments_of_its_entry_and_knows_the_turns():
    match = running_match("die-of-the-dead", 80)
    followed = Followed(match.record)
    turns = replayed(followed, 0).turns
    assert turns == [step.number for step in match.steps if any(event.turn for event in step.events)]

    shaken = max(match.steps, key=lambda step: len(step.events)).number
    position = replayed(followed, shaken)
    assert len(position.moments) > 2
    assert [line for moment in position.moments for line in moment.told] == [line.text for line in position.log]
    assert replayed(followed, 0).moments == []


@pytest.mark.parametrize("slug", ["day-of-the-dead", "dia-de-los-muertos"])
def test_a_replay_may_be_seen_with_every_seats_eyes(slug: str):
    match = running_match(slug, 30)
    followed = Followed(match.record)
    seen = {replayed(followed, 25, seat).scene for seat in (None, 0, 1)}
    assert len(seen) == 3
    names = ["Ana", "Luis"]
    replay = followed.at(25)
    assert replayed(followed, 25, 1).scene == "".join(replay.game.picture(replay.state.view(1), {}, names))
    with pytest.raises(OfrendaError, match="no seat 3"):
        replayed(followed, 25, 2)
