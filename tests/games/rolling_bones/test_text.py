"""The words: what is asked, what the answers say, how the match ended."""

from __future__ import annotations

from typing import Any

import pytest

from ofrenda.games.rolling_bones import GAME
from ofrenda.testing import Placed, place

NAMES = ("Ana", "Luis")


def question(**position: Any) -> str:
    return GAME.text.question(place(GAME, **position).sees(1))


def story(table: Placed) -> list[str]:
    return [GAME.text.event(event, NAMES) for event in table.events]


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"dice": "left hand, centre gravestone"}, "then bury the skeleton or pay"),
        ({"dice": "left hand, centre hat"}, "No gravestone"),
        ({"unlaid": {"left": 6}, "stack": ["Paying due=1"]}, "Pay 1 more die"),
        ({"unlaid": {"left": 6}, "stack": ["Paying due=2"]}, "Pay 2 more dice"),
        ({"skeleton": ["ribcage"], "dice": "left foot", "post_ops": 1}, "one must be laid wrongly"),
        ({"skeleton": ["ribcage"], "dice": "left foot, centre gravestone", "post_ops": 1}, "bury the skeleton, or lay"),
    ],
)
def test_what_is_asked(position: dict[str, Any], said: str):
    assert said in question(**position)


def test_a_roll_is_told_colour_by_colour():
    table = place(GAME, skeleton=["ribcage"], unlaid={"left": 2, "right": 0, "centre": 1}, stack=["PostOpRoll"])

    assert story(table.roll("left 2xfoot, centre hat")) == ["Ana makes post-op roll 1: left foot ×2; centre hat."]


def test_a_burial_tells_its_points_and_the_new_total():
    table = place(GAME, skeleton=["skull", "ribcage"], dice="centre gravestone", post_ops=1, totals=[5, 0])

    assert story(table.play(1, "bury")) == ["Ana buries the skeleton for 2 points and has 7."]


def test_a_wrong_bone_is_named_with_its_place():
    table = place(GAME, skeleton=["ribcage"], dice="left foot", post_ops=1).play(1, "lay left foot as spine")

    assert story(table) == ["Ana must lay a bone wrongly: the left foot lies where the spine belongs."]


@pytest.mark.parametrize(
    ("totals", "said"), [([98, 3], "Ana wins."), ([98, 100], "Ana, Luis share the victory.")], ids=["won", "shared"]
)
def test_how_the_match_ended(totals: list[int], said: str):
    position = {"skeleton": ["skull", "ribcage"], "dice": "centre gravestone", "post_ops": 1, "totals": totals}
    table = place(GAME, **position).play(1, "bury")

    assert GAME.text.ending(table.sees(None), NAMES) == said


def test_the_board_names_wrong_bones():
    drawn = GAME.text.board(place(GAME, skeleton=["ribcage", "left foot as spine"]).sees(1), NAMES)

    assert "Wrong: the left foot lies where the spine belongs." in drawn
