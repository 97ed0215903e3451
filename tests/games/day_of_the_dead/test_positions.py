"""Positions: what a person may place, and what is refused by name."""

from __future__ import annotations

from typing import Any

import pytest

import ofrenda
from ofrenda.kernel.errors import PositionError
from ofrenda.testing import place
from tests.games.fuzz import bent_positions_play_on

FIELD = {"lines": [["double oaf"], ["power-up oaf"]]}
DIGGING = {**FIELD, "turn": 5, "fight": {"slot": 1}, "stack": ["Turn", "Rewards", "DiscardOne seat=0 back=0 why=0"]}
SUMMONING = {**FIELD, "turn": 5, "stack": ["Turn", "Rewards", "SummonSpirit choices=(-1,-1)"]}
UNEARTHING = {"lines": [["-"], ["power-up oaf"]], "looked": ["double mob"], "looker": 1}


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"lines": [["double oaf"], []]}, "equally many slots"),
        ({"lines": [["double ogre"], ["power-up oaf"]]}, "“double ogre”"),
        ({"lines": [["double oaf asleep"], ["power-up oaf"]]}, "“double oaf asleep”"),
        ({"lines": ["double oaf"]}, "“lines”"),
        ({**FIELD, "spirits": ["double mob"]}, "“spirits”"),
        ({**FIELD, "spirits": ["double mob fallen", "-"]}, "“double mob fallen”"),
        ({**FIELD, "hands": [["double oaf"], []]}, "The box holds 1 of “double oaf”; the position names 2"),
        ({**FIELD, "discards": ["oaf"]}, "“discards”"),
        ({**FIELD, "turn": 7}, "“turn”"),
        ({**FIELD, "turn": 0}, "“turn”"),
        ({**FIELD, "scores": [-1, 0]}, "“scores”"),
        ({**FIELD, "fight": {"winner": "Ana"}}, "“winner”"),
        ({**FIELD, "fight": {"slot": 2}}, "“slot”"),
        ({**FIELD, "fight": {"mood": 2}}, "“mood”"),
        ({**FIELD, "stack": ["Fight slot=1"]}, "does not fit"),
        ({**FIELD, "stack": ["UseEffects seat=0"]}, "does not fit"),
        ({"lines": [["-"], ["power-up oaf"]], "stack": ["Fight slot=0"]}, "does not fit"),
        ({**FIELD, "stack": ["TakeOne seat=0 place=0 back=0"]}, "does not fit"),
        ({**FIELD, "stack": ["SummonSpirit choices=(-1,-1)"]}, "does not fit"),
        ({**FIELD, "looked": ["double mob"]}, "Nobody looks at the cards"),
        (
            {
                **FIELD,
                "fight": {"slot": 1},
                "hands": [["double mob"], []],
                "stack": ["DiscardOne seat=0 back=0 why=0"] * 2,
            },
            "“DiscardOne seat=0 back=0 why=0” cannot wait twice",
        ),
        ({**FIELD, "stack": ["Turn", "Rewards", "Fight slot=0", "Fight slot=-1"]}, "cannot wait twice"),
        ({**UNEARTHING, "stack": ["TakeOne seat=0 place=0 back=0", "Turn"]}, "“Turn” cannot lie upon “TakeOne”"),
        ({**FIELD, "stack": ["Turn", "Fight slot=0", "Rewards"]}, "“Rewards” cannot lie upon “Fight”"),
        (
            {**FIELD, "fight": {"slot": 1}, "stack": ["Turn", "PickDeck seat=0 why=0", "UseEffects seat=1"]},
            "“UseEffects” cannot lie upon “PickDeck”",
        ),
        ({**FIELD, "turn": 1}, "In turn 1 of 6 seat 1 needs at least 5 in “hands” to play on to the end; it has 0"),
        ({"hands": [["double mob"], ["double oaf"]], "stack": ["Turn"]}, "In turn 0 of 6 seat 1 needs at least 7"),
        ({**FIELD, "turn": 5, "hands": [["double mob"], []]}, "seat 2 needs at least 1 in “hands”"),
        ({**DIGGING, "hands": [["double mob"], ["double elder"]]}, "In turn 5 of 6 seat 1 needs at least 2"),
        ({**SUMMONING, "hands": [["double mob"], ["double elder", "double sloth"]]}, "seat 1 needs at least 2"),
        ({"stack": ["Turn", "Deal seat=1 back=0 count=3"]}, "seat 1 needs at least 7"),
        ({**FIELD, "turn": 5, "hands": [["double mob"], ["double elder"]]}, "seat 1 has no spirit for the new slot"),
        ({**FIELD, "turn": 5, "stack": ["Rewards"]}, "“Turn” is the first of “stack”"),
        ({"lines": [["double oaf"], ["-"]], "stack": ["Rewards"]}, "Seat 2 has no fighter in slot 1"),
        (
            {**UNEARTHING, "lines": [["-"], ["- fallen"]], "stack": ["Rewards", "TakeOne seat=0 place=0 back=0"]},
            "Seat 2 has no fighter in slot 1",
        ),
        ({**FIELD, "looker": 1}, "There is a “looker” only while"),
        ({"turn": 3}, "without “lines” the turn is 0"),
        ({"spirits": ["double mob", "-"]}, "Before the first turn nothing lies on the table"),
    ],
)
def test_what_is_no_position_is_refused_by_name(position: dict[str, Any], said: str):
    with pytest.raises(PositionError, match=said):
        place("day-of-the-dead", **position)


@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_accepted_plays_to_the_end(seed: int):
    assert bent_positions_play_on(ofrenda.game("day-of-the-dead"), seed, 600, [{}, {}, {}]) > 150


def test_without_lines_the_match_is_about_to_begin():
    assert place("day-of-the-dead").stack[-1] == "Deal seat=0 back=0 count=3"


def test_a_placed_loser_without_a_spirit_to_take_its_place_stays_in_line():
    table = place("day-of-the-dead", lines=[["double oaf"], ["power-up anger"]])

    assert table.lines == [["double oaf fallen"], ["power-up anger"]]
    assert table.state.result().points == (0, 3)
