"""Reaction windows among people: their time tells nothing; token windows go by until one concerns a seat."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from itertools import chain, islice
from pathlib import Path
from threading import Event
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection

from ofrenda.kernel.rng import seeded
from tests.server.conftest import Server, running, until
from tests.server.people import People

WINDOW = 2


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The same dice every time: what the tests wait for happens in a match that is known to bring it."""
    with running(tmp_path_factory.mktemp("server"), same_dice=True) as started:
        yield started


@pytest.fixture
def dia(server: Server):
    with ExitStack() as stack:
        yield People(server, stack, game="dia-de-los-muertos", window=WINDOW)


def window_of(now: dict[str, Any]) -> Any:
    return now["window"]


def test_letting_a_window_go_by_counts_only_when_its_time_is_up(dia: People):
    now = dia.play_until(window_of)
    seat = now["seat"]
    assert now["window"]["seat"] == seat
    assert not now["forced"], "an answer that comes at once would tell that there was no other"

    with ThreadPoolExecutor(1) as waiting:
        answer = waiting.submit(dia.answer, seat, "pass", now)
        other = dia.shown(1 - seat)
        assert other["number"] == now["number"], "the other sees nothing of the answer yet"
        assert other["window"]["seat"] == seat
        assert answer.result().status_code == 201

    assert dia.shown(1 - seat)["number"] > now["number"]


def test_a_window_that_nobody_answers_goes_by(dia: People):
    now = dia.play_until(window_of)

    passed = until(lambda: dia.shown(0)["number"] > now["number"])

    assert passed
    log = dia.shown(0)["log"]
    assert log[-1]["entry"] > now["number"]


def test_a_reaction_counts_at_once(dia: People):
    now = dia.play_until(lambda now: now["window"] and len(now["actions"]) > 1)
    dia.clients[1 - now["seat"]].post(f"{dia.path}/wait", json={"hold": True})  # a minute, were it to be waited for
    reaction = next(action["name"] for action in now["actions"] if action["name"] != "pass")
    answered = dia.answer(now["seat"], reaction, now)

    assert answered.status_code == 201
    assert dia.shown(1 - now["seat"])["number"] > now["number"]


def test_anybody_may_ask_to_wait(dia: People):
    now = dia.play_until(window_of)
    asking = 1 - now["seat"]
    assert dia.clients[asking].post(f"{dia.path}/wait", json={"hold": True}).status_code == 204
    held = dia.shown(now["seat"])["window"]
    assert (held["held_by"], held["waited"]) == (asking, [asking])
    assert held["left_ms"] > WINDOW * 1000

    for hold in (True, False):
        not_theirs = dia.clients[now["seat"]].post(f"{dia.path}/wait", json={"hold": hold})
        assert not_theirs.status_code == 403
    again = dia.clients[asking].post(f"{dia.path}/wait", json={"hold": True})
    assert again.json()["message"] == "You asked to wait already; everybody may do that once in a window."
    assert dia.clients[asking].post(f"{dia.path}/wait", json={"hold": False}).status_code == 204
    assert dia.shown(0)["window"]["left_ms"] <= WINDOW * 1000
    until(lambda: dia.shown(0)["number"] > now["number"])


def test_without_an_open_window_there_is_nothing_to_wait_for(server: Server):
    made = server.table()
    with server.client(made["token"]) as client:
        refused = client.post(f"/api/tables/{made['table']}/wait", json={"hold": True})

    assert (refused.status_code, refused.json()["error"]) == (409, "stale")


def test_whoever_waits_for_the_end_of_a_window_does_not_keep_the_server_from_stopping(tmp_path: Path):
    server = Server(tmp_path, same_dice=True)
    server.start()
    with ExitStack() as stack, ThreadPoolExecutor() as pool:
        people = People(server, stack, game="dia-de-los-muertos", window=60)
        now = people.play_until(window_of)
        sent = Event()
        waiting = pool.submit(people.answer, now["seat"], "pass", now, sent)
        assert sent.wait(10)
        people.shown(1 - now["seat"])  # answered after it, so the server has it

        assert server.stop() in (0, -15)
        cut = isinstance(waiting.exception(), httpx.HTTPError)
        assert cut or waiting.result().json()["error"] == "stopping"
    assert "Traceback" not in server.log.read_text()


def test_a_window_of_zero_seconds_waits_for_every_answer(server: Server):
    with ExitStack() as stack:
        people = People(server, stack, game="dia-de-los-muertos", window=0)
        now = people.play_until(lambda now: any(action["name"] == "pass" for action in now["actions"]))

        assert now["window"] is None


def test_alone_with_bots_no_window_has_a_clock(server: Server):
    for now in islice(_alone_with_a_bot(server), 150):
        assert now["window"] is None
        assert now["forced"] == (len(now["actions"]) == 1)


def test_spectators_learn_as_little_as_people_who_play(server: Server):
    matches = (_alone_with_a_bot(server, watchable=True, window=1) for _match in range(20))  # one in ten has none
    now = next(now for now in chain.from_iterable(matches) if now["window"] and len(now["actions"]) == 1)

    assert not now["forced"]


def _alone_with_a_bot(server: Server, **more: Any) -> Iterator[dict[str, Any]]:
    """What Ana is asked until the end of a match; she answers at random."""
    made = server.table(game="dia-de-los-muertos", **more)
    rng = seeded("alone")
    with server.client(made["token"]) as client:
        while (now := until(lambda: _asked(client, made["table"])))["status"] == "playing":
            yield now
            name = now["actions"][rng.below(len(now["actions"]))]["name"]
            client.post(f"/api/tables/{made['table']}/moves", json={"question": now["question"], "action": name})


def _asked(client: httpx.Client, table: str) -> dict[str, Any] | None:
    now: dict[str, Any] = client.get(f"/api/tables/{table}").json()
    return now if now["question"] is not None or now["status"] == "over" else None


def test_a_hand_stays_hidden_from_whoever_left_their_seat_to_a_bot(tmp_path: Path):
    server = Server(tmp_path, same_dice=True)
    server.start()
    try:
        with ExitStack() as stack:
            people = People(server, stack, game="dia-de-los-muertos", window=1)

            def only_a_pass_is_left(now: dict[str, Any]) -> bool:
                if now["seats"][1]["stand_in"] != "random":  # at the beginning, and in another match if one ends
                    people.clients[1].post(f"{people.path}/seats/1/bot", json={"level": "random"}).raise_for_status()
                    return False
                return bool(now["seat"] == 0 and now["window"] and len(now["actions"]) == 1)

            now = people.play_until(only_a_pass_is_left)
            assert not now["forced"], "Luis may look on, and would learn that there was nothing else to do"
            passed = people.answer(0, "pass", now).json()["entry"]
            assert people.shown(0)["own_last"] == passed, "an undo that goes past it would tell the same"
            server.stop()
            server.start()
            assert people.shown(0)["own_last"] == passed
    finally:
        server.kill()


def test_token_windows_go_by_until_one_concerns_the_seat(server: Server):
    with ExitStack() as stack:
        people = People(server, stack, game="die-of-the-dead")
        now = people.play_until(lambda now: now["may_let_pass"] and now["view"]["active"] != now["seat"])
        seat = now["seat"]
        assert people.clients[seat].post(f"{people.path}/passing", json={"passing": True}).status_code == 204

        asked = _next_question(people, seat, now["number"])

        assert asked["status"] == "over" or not asked["may_let_pass"] or _concerns(asked, seat)
        assert not asked["letting_pass"], "it ends with the question that concerns the seat"


def _concerns(now: dict[str, Any], seat: int) -> bool:
    view = now["view"]
    values = 6
    return view["active"] == seat or any(view["shown"][seat * 2 * values : (seat + 1) * 2 * values])


def _next_question(people: People, seat: int, number: int) -> dict[str, Any]:
    """What the seat is asked next, while the other one plays on at random."""
    rng = seeded("other")
    for _move in range(500):
        mine = people.shown(seat)
        if mine["status"] == "over" or (mine["question"] is not None and mine["number"] > number):
            return mine
        other = people.shown(1 - seat)
        if other["question"] is not None:
            people.answer_at_random(other, rng)
    raise AssertionError("the seat was never asked again")


def _covered(people: People) -> dict[str, Any]:
    """What stands on the device that Ana and Eva share while nobody has lifted its curtain."""
    now: dict[str, Any] = people.clients[0].get(people.path).json()
    return now


def _both_may_let_it_go_by(people: People, now: dict[str, Any]) -> bool:
    """At the swaps between two rounds, Eva right after Ana."""
    order, phase = now["view"]["order"], now["view"]["phase"]["name"]
    swaps = now["seat"] == 0 and phase == "SwapTwo" and order.index(1) == order.index(0) + 1
    return swaps and (_covered(people)["together"] or {"seats": []})["seats"] == [0, 1]


def test_people_who_share_a_device_let_a_question_go_by_in_one_go(server: Server):
    """Nobody is handed the device just to keep their hand; the answers are those that each would have given."""
    with ExitStack() as stack:
        people = People(server, stack, here=("Eva",), game="dia-de-los-muertos", window=0)
        now = people.play_until(lambda now: _both_may_let_it_go_by(people, now))
        covered = _covered(people)
        assert covered["curtain"]
        assert not any(covered["view"]["hands"]), "the question is put before a drawn curtain"
        assert covered["together"]["question"]

        body = {"number": now["number"], "seats": [0, 1]}
        assert people.clients[0].post(f"{people.path}/going-by", json=body).status_code == 204

        later = until(lambda: (covered := _covered(people))["number"] >= now["number"] + 2 and covered)
        assert later["together"] is None
        assert later["question"] is None
        assert later["view"]["phase"] != covered["view"]["phase"]


def test_one_may_let_it_go_by_and_the_next_decides_alone(server: Server):
    with ExitStack() as stack:
        people = People(server, stack, here=("Eva",), game="dia-de-los-muertos", window=0)
        now = people.play_until(lambda now: _both_may_let_it_go_by(people, now))

        body = {"number": now["number"], "seats": [0]}
        assert people.clients[0].post(f"{people.path}/going-by", json=body).status_code == 204

        covered = until(lambda: (after := _covered(people))["number"] > now["number"] and after["curtain"] and after)
        assert (covered["seat"], covered["together"]["seats"]) == (1, [1])


def test_what_is_let_go_by_on_a_shared_device_counts_when_its_time_is_up(server: Server):
    """Luis, who sits elsewhere, learns nothing by how fast they were."""
    with ExitStack() as stack:
        people = People(server, stack, here=("Eva",), game="dia-de-los-muertos", window=WINDOW)
        dodging = "DodgeWindow"
        now = people.play_until(lambda now: now["seat"] in (0, 1) and now["view"]["phase"]["name"] == dodging)
        seat = now["seat"]
        before = people.shown(2)
        _read_all(people.pages[0])
        _read_all(people.pages[2])
        people.clients[seat].post(f"{people.path}/going-by", json={"number": now["number"], "seats": [seat]})

        with pytest.raises(TimeoutError):  # a message that says nothing new would tell when they made up their minds
            people.pages[2].recv(timeout=WINDOW / 8)
        assert people.shown(2) == before
        assert people.pages[0].recv(timeout=5), "their own page shows that nobody is asked any more"
        covered = _covered(people)
        assert covered["number"] == now["number"], "Luis sees nothing of it yet"
        assert not covered["curtain"], "nobody is asked again meanwhile"
        assert until(lambda: people.shown(2)["number"] > now["number"])


def _read_all(page: ClientConnection) -> None:
    """Whatever has been sent to a page so far."""
    with suppress(TimeoutError):
        while True:
            page.recv(timeout=0.1)


@pytest.mark.parametrize(("number", "seats", "status"), [(0, [0], 409), (None, [2], 403), (None, [], 400)])
def test_only_ones_own_open_question_is_let_go_by(server: Server, number: int | None, seats: list[int], status: int):
    with ExitStack() as stack:
        people = People(server, stack, here=("Eva",), game="dia-de-los-muertos", window=0)
        now = people.play_until(lambda now: _both_may_let_it_go_by(people, now))
        body = {"number": now["number"] if number is None else number, "seats": seats}

        assert people.clients[0].post(f"{people.path}/going-by", json=body).status_code == status
        assert _covered(people)["together"]["seats"] == [0, 1]


def test_a_question_that_must_be_answered_is_not_let_go_by(server: Server):
    with ExitStack() as stack:
        people = People(server, stack, here=("Eva",), game="dia-de-los-muertos", window=0)
        now = people.play_until(lambda now: now["seat"] in (0, 1) and now["view"]["phase"]["name"] == "LayCard")
        body = {"number": now["number"], "seats": [now["seat"]]}

        refused = people.clients[0].post(f"{people.path}/going-by", json=body)
        assert (refused.status_code, _covered(people)["together"]) == (409, None)
        assert "cannot be let go by in one go" in refused.text


def test_on_a_shared_device_nobody_lifts_the_curtain_for_the_only_answer(server: Server):
    """That a hand is no hand of reactions alone is told to all; its person has nothing to choose."""
    with ExitStack() as stack:
        people = People(server, stack, here=("Eva",), game="dia-de-los-muertos", window=0)

        def curtain_for_one_answer(_now: dict[str, Any]) -> bool:
            covered = _covered(people)
            return bool(covered["curtain"] and covered["view"]["phase"]["name"] == "SwapReactions")

        with pytest.raises(AssertionError, match="it never happened"):
            people.play_until(curtain_for_one_answer, most=150)
