"""A socket is sent what happened since its last message, step by step; whoever comes later sees what stands."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any

from ofrenda.kernel.rng import seeded
from ofrenda.server.table.delta import Delta
from ofrenda.server.table.lines import MomentLine
from tests.server.conftest import Server
from tests.server.people import People


def test_a_moment_in_which_nothing_is_seen_or_told_is_none():
    moments = [
        MomentLine(("a", "b"), ["Dice fall."]),
        MomentLine(("a", "b"), []),
        MomentLine(("a", "c"), []),
        MomentLine(("a", "c"), ["Ana wins."]),
    ]
    assert Delta()._new(moments) == [
        MomentLine(("a", "b"), ["Dice fall."]),
        MomentLine((1, "c"), []),
        MomentLine((2,), ["Ana wins."]),
    ]


def frames(people: People, seat: int, until_number: int) -> list[dict[str, Any]]:
    """What the seat's page is sent, up to that entry."""
    received: list[dict[str, Any]] = []
    while not received or received[-1]["number"] < until_number:
        received.append(json.loads(people.pages[seat].recv(timeout=10)))
    return received


def test_everybody_sees_what_happened_in_its_order(server: Server):
    with ExitStack() as stack:
        people = People(server, stack, game="rolling-bones")
        rng = seeded("order")
        for _answer in range(12):
            now = next(seen for seat in (0, 1) if (seen := people.shown(seat))["actions"])
            people.answer_at_random(now, rng)
        last = people.shown(0)["number"]

        for seat in (0, 1):
            received = frames(people, seat, last)
            assert received[0]["moments"] == [], "who has just come sees what stands"
            moments = [moment for frame in received for moment in frame["moments"]]
            told = [line for moment in moments for line in moment["heard"] or moment["told"]]
            story = [line["text"] for line in people.shown(seat)["log"]]
            assert len(told) > 12
            assert told == story[-len(told) :]
            own = [moment for moment in moments if moment["own"]]
            assert all(("Ana", "Luis")[seat] in " ".join(moment["told"]) for moment in own if moment["told"])


def test_the_shape_of_the_screen_decides_about_the_composition_only(server: Server):
    with ExitStack() as stack:
        people = People(server, stack, game="rolling-bones")
        page = people.pages[0]
        first = json.loads(page.recv(timeout=10))
        page.send("tall")
        page.send("no shape at all")
        turned = json.loads(page.recv(timeout=10))
        assert turned["number"] == first["number"]
        assert turned["question"] == first["question"]
        assert turned["actions"] == first["actions"]
