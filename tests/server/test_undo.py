"""What nobody can learn or do by a detour: by undo, by handing seats over, or on a device that is shared."""

from __future__ import annotations

import json
from contextlib import ExitStack, suppress
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from ofrenda.kernel.rng import seeded
from tests.server.conftest import Server, until
from tests.server.people import People

ANA, EVA, LUIS = 0, 1, 2
DIA = "dia-de-los-muertos"
WINDOW = 2


@pytest.fixture
def stack():
    with ExitStack() as stack:
        yield stack


def is_here(people: People, seat: int) -> Any:
    return people.shown(ANA)["seats"][seat]["here"]


def hand_over(people: People, by: int, seat: int) -> Any:
    return people.clients[by].post(f"{people.path}/seats/{seat}/bot", json={"level": "random"})


def test_nobody_gives_away_the_seat_of_somebody_who_is_there(server: Server, stack: ExitStack):
    people = People(server, stack)
    refused = hand_over(people, ANA, 1)
    assert (refused.status_code, refused.json()["error"]) == (409, "refused")
    assert refused.json()["message"].startswith("Luis is here and decides")

    people.pages[1].close()
    until(lambda: not is_here(people, 1))
    assert hand_over(people, ANA, 1).status_code == 204


def test_nobody_gives_a_seat_back_to_somebody_who_is_there_and_left_it(server: Server, stack: ExitStack):
    people = People(server, stack)
    hand_over(people, 1, 1)
    back = people.clients[ANA].post(f"{people.path}/seats/1/bot", json={"level": None})

    assert (back.status_code, back.json()["error"]) == (409, "refused")
    assert people.shown(ANA)["seats"][1]["stand_in"] == "random"


def test_an_undo_that_is_asked_for_tells_nothing_that_was_to_be_forgotten(server: Server, stack: ExitStack):
    people = People(server, stack, game="die-of-the-dead")
    rng = seeded("forget")
    for _answer in range(40):
        now = next(now for seat in (ANA, 1) if (now := people.shown(seat))["question"] is not None)
        people.answer_at_random(now, rng)
    asked = 0
    for line in people.shown(1)["log"]:
        if people.clients[ANA].post(f"{people.path}/undo", json={"to": line["entry"]}).status_code == 200:
            seen = people.shown(1)
            undo = seen["undo"] or {"to": -1}
            if undo["to"] == line["entry"]:
                asked += 1
                assert undo["move"] in [told["text"] for told in seen["log"] if told["entry"] == line["entry"]]
    assert asked > 10


def test_a_bot_agrees_to_no_undo_in_place_of_its_person(server: Server, stack: ExitStack):
    """Else whoever has seen a sealed choice could choose again."""
    people = People(server, stack, game="day-of-the-dead")
    for seat in (1, ANA):
        now = people.shown(seat)
        people.answer(seat, now["actions"][0]["name"], now)
    seen = people.shown(ANA)
    assert not seen["free_undo"]
    assert hand_over(people, 1, 1).status_code == 204

    assert people.clients[ANA].post(f"{people.path}/undo", json={}).status_code == 200
    assert people.shown(1)["undo"]["asked"] == [1], "Luis looks on"
    assert people.shown(ANA)["own_last"] == seen["own_last"]
    people.pages[1].close()
    until(lambda: not is_here(people, 1))
    refused = people.clients[ANA].post(f"{people.path}/undo", json={})
    assert refused.json()["message"] == (
        "That cannot be taken back without the word of Luis, for whom a bot plays now."
    )


def test_whoever_left_their_seat_to_a_bot_is_asked_nothing(server: Server, stack: ExitStack):
    people = People(server, stack, game="day-of-the-dead")
    assert people.shown(1)["actions"]
    hand_over(people, 1, 1)
    now = people.shown(ANA)
    people.answer(ANA, now["actions"][0]["name"], now)
    seen = until(lambda: (now := people.shown(1))["number"] > 1 and now)

    assert (seen["question"], seen["actions"], seen["forced"], seen["undo_by"]) == (None, [], False, None)
    refused = people.clients[1].post(f"{people.path}/undo", json={})
    assert (refused.status_code, refused.json()["error"]) == (403, "not-yours")


def test_no_undo_is_free_while_another_may_react(server: Server, stack: ExitStack):
    """That they have not done it yet would tell something about their hand."""
    people = People(server, stack, game=DIA, window=WINDOW)
    now = people.play_until(lambda now: now["window"] and people.shown(1 - now["seat"])["own_last"] == now["number"])
    mover = 1 - now["seat"]
    people.clients[mover].post(f"{people.path}/wait", json={"hold": True}).raise_for_status()
    assert not people.shown(mover)["free_undo"]
    assert people.clients[mover].post(f"{people.path}/undo", json={}).status_code == 200

    assert people.shown(now["seat"])["undo"]["asked"] == [now["seat"]]
    assert people.shown(mover)["number"] == now["number"]


@pytest.fixture
def three(server: Server, stack: ExitStack) -> People:
    """Ana and Eva share a device, Luis sits elsewhere."""
    return People(server, stack, here=("Eva",), game=DIA, window=WINDOW)


def test_the_curtain_falls_whenever_somebody_else_is_asked(server: Server, stack: ExitStack):
    """Then everybody may look at the device: the next hand is not shown there before somebody says so."""
    people = People(server, stack, here=("Eva",), game=DIA, window=0)
    device = people.pages[ANA]
    rng = seeded("curtain")
    lifted, others_asked, again = None, False, False
    while not again:
        now = _newest(device, people)
        assert now["status"] == "playing"
        if now["curtain"]:
            again = now["seat"] == lifted and others_asked
            lifted, others_asked = now["seat"], False
            device.send(str(lifted))
        elif now["question"] is not None:
            assert (now["seat"], others_asked) == (lifted, False)
            people.answer_at_random(now, rng)
        else:
            others_asked = True
            people.answer_at_random(people.shown(LUIS), rng)


def _newest(device: ClientConnection, people: People) -> dict[str, Any]:
    """What the device shows as soon as somebody is asked and nothing more comes."""
    shown: dict[str, Any] = {"number": -1}
    while shown["number"] != people.shown(LUIS)["number"]:
        with suppress(TimeoutError):
            while True:
                shown = json.loads(device.recv(timeout=0.05))
    return shown


def test_an_undo_is_asked_of_people_who_share_a_device(three: People):
    """Behind the curtain too, in words that everybody may read."""
    three.play_until(lambda now: now["seat"] != LUIS and _may_ask_for_undo(three.shown(LUIS)))
    assert three.clients[LUIS].post(f"{three.path}/undo", json={}).status_code == 200

    covered = three.clients[ANA].get(three.path).json()
    assert covered["question"] is None
    assert covered["undo"]["asked"] == [ANA, EVA]


def _may_ask_for_undo(now: dict[str, Any]) -> bool:
    return now["own_last"] is not None and not now["free_undo"]
