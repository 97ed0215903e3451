"""The words: what is asked, what the answers say, how the match ended."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ofrenda.games.rolling_bones import GAME
from ofrenda.server.table.replays import in_series
from ofrenda.testing import Placed, place

NAMES = ("Ana", "Luis", "Eva")


PAYING = {"skeleton": ["ribcage"], "unlaid": {"left": 6, "right": 0, "centre": 0}, "post_ops": 1}


def question(**position: Any) -> str:
    return GAME.text.question(place(GAME, **position).sees(1), NAMES)


def story(table: Placed) -> list[str]:
    return [GAME.text.event(event, NAMES) for event in table.events]


@pytest.mark.parametrize(
    ("position", "said"),
    [
        (
            {"dice": "left 3xhand, centre gravestone"},
            "Lay at least one die. Then bury the skeleton, or pay",
        ),
        ({"dice": "left hand, centre gravestone"}, "Lay at least one die. Then you may bury the skeleton."),
        (
            {"dice": "left 3xhand, centre hat"},
            "Lay at least one die. Then you may pay and roll again: no gravestone",
        ),
        ({"dice": "left hand, centre hat"}, "Lay a die. No gravestone, and too few dice for another roll"),
        (
            {"skeleton": ["skull"], "dice": "left 3xhand, centre ribcage gravestone", "post_ops": 1},
            "Lay at least one die, or bury the skeleton at once.",
        ),
        (
            {"skeleton": ["skull"], "dice": "left 3xhand, centre ribcage gravestone", "stack": ["Laying duty=1"]},
            "Lay more if you like, bury the skeleton, or pay for another roll.",
        ),
        (
            {"skeleton": ["skull"], "dice": "left 3xhand, centre gravestone", "stack": ["Laying duty=1"]},
            "Bury the skeleton, or pay for another roll: nothing more fits.",
        ),
        (
            {"skeleton": ["skull"], "dice": "centre gravestone", "stack": ["Laying duty=1"], "post_ops": 2},
            "Bury the skeleton: nothing more fits, and there are too few dice",
        ),
        (PAYING | {"stack": ["Paying due=1"]}, "Pay 1 more die"),
        (PAYING | {"stack": ["Paying due=2"]}, "Pay 2 more dice"),
        ({"skeleton": ["ribcage"], "dice": "left foot", "post_ops": 1}, "Choose a die and its place: no bone fits"),
        (
            {"skeleton": ["ribcage"], "dice": "left foot, centre gravestone", "post_ops": 1},
            "Bury the skeleton, or choose a die",
        ),
    ],
)
def test_what_is_asked(position: dict[str, Any], said: str):
    assert said in question(**position)


def test_a_roll_is_told_colour_by_colour():
    table = place(GAME, skeleton=["ribcage"], unlaid={"left": 2, "right": 0, "centre": 1}, stack=["PostOpRoll"])

    assert story(table.roll("left 2xfoot, centre hat")) == ["Ana rolls on: left foot ×2; centre hat."]


def test_beside_its_picture_a_roll_does_not_name_the_dice():
    table = place(GAME, skeleton=["ribcage"], unlaid={"left": 2, "right": 0, "centre": 1}, stack=["PostOpRoll"])
    table.roll("left 2xfoot, centre hat")

    assert [GAME.text.caption(event, NAMES) for event in table.events] == ["Ana rolls on with 3 dice."]


def test_beside_their_picture_like_steps_are_one_of_a_series():
    laid = place(GAME, dice="left hand forearm", stack=["Laying duty=0"]).play(1, "lay left hand")
    paid = place(GAME, **PAYING, stack=["Paying due=2"]).play(1, "pay left")

    assert in_series(GAME.text.caption(laid.events[-1], NAMES)) == ("Ana lays: {}.", "left hand")
    assert story(laid)[-1] == "Ana lays the left hand."
    assert GAME.text.caption(paid.events[-1], NAMES) == "", "it is seen"
    assert story(paid)[-1] == "Ana pays a die: left."


def test_giving_up_is_a_last_resort_and_nothing_else_is():
    table = place(GAME, skeleton=["skull"], dice="left 3xhand, centre gravestone", stack=["Laying duty=1"])
    menu = GAME.text.menu(table.state.actions(0), table.sees(1), NAMES)

    assert [choice.label for choice in menu if choice.last_resort] == ["Give up: leave the skeleton unburied"]


def test_a_burial_tells_how_its_points_came_about_and_the_new_total():
    table = place(GAME, skeleton=["skull", "ribcage"], dice="centre gravestone", post_ops=1, totals=[5, 0])

    assert story(table.play(1, "bury")) == ["Ana buries the skeleton for 2 points and has 7: torso 2."]


def test_a_burial_reckons_full_sections_wrong_bones_and_the_hat():
    torso = ["skull", "ribcage", "spine", "left foot as pelvis"]
    table = place(GAME, skeleton=[*torso, "left upper-arm"], hat=True, dice="centre gravestone", post_ops=2)

    assert story(table.play(1, "bury")) == [
        "Ana buries the skeleton for 2 points and has 2: left arm 1, torso 5, 1 wrong bone -5, doubled by the hat."
    ]


def test_a_turn_that_ends_by_itself_says_why():
    spent = place(GAME, skeleton=["skull"], dice="centre hat", unlaid={"left": 0, "right": 0, "centre": 1}, post_ops=3)
    spent.play(1, "hat on").play(1, "give up")
    kept = place(GAME, skeleton=["skull"], dice="left 6xfoot, centre 5xribcage").play(1, "lay ribcage")

    assert story(spent)[-1].startswith("Ana can neither bury the skeleton nor pay for another roll")
    assert story(kept.play(1, "give up"))[-1] == "Ana leaves the skeleton unburied: nothing counts."


def test_the_last_round_is_announced_once():
    bury = {"skeleton": ["skull", "ribcage"], "dice": "centre gravestone", "post_ops": 1}
    reached = place(GAME, **bury, seats=3, totals=[99, 0, 0], options={"finish_round": True}).play(1, "bury")
    again = place(GAME, **bury, seats=3, totals=[101, 99, 0], active=2, options={"finish_round": True}).play(2, "bury")
    limit = place(GAME, **bury, active=2, round=4, options={"max_rounds": 5}).play(2, "bury")

    assert story(reached)[-1] == "Ana has reached the target: this is the last round."
    assert not any("last round" in line for line in story(again))
    assert story(limit)[-1] == "The last round begins."


def test_a_wrong_bone_is_named_with_its_place():
    table = place(GAME, skeleton=["ribcage"], dice="left foot", post_ops=1).play(1, "lay left foot as spine")

    assert story(table) == ["Ana lays a bone wrongly: the left foot lies where the spine belongs."]


@pytest.mark.parametrize(
    ("totals", "said"),
    [([3, 98], "Luis wins, 100 to 3 against Ana."), ([100, 98], "Ana, Luis share the victory.")],
    ids=["won", "shared"],
)
def test_how_the_match_ended(totals: list[int], said: str):
    position = {"skeleton": ["skull", "ribcage"], "dice": "centre gravestone", "post_ops": 1, "totals": totals}
    table = place(GAME, options={"finish_round": True}, active=2, **position).play(2, "bury")

    assert GAME.text.ending(table.sees(None), NAMES) == said


def test_the_board_names_wrong_bones():
    drawn = GAME.text.board(
        place(GAME, skeleton=["ribcage", "left foot as spine"], dice="left foot", post_ops=2).sees(1), NAMES
    )

    assert "Wrong: the left foot lies where the spine belongs." in drawn


def test_the_board_keeps_names_and_totals_apart_and_says_which_side_is_left():
    drawn = GAME.text.board(place(GAME, totals=[5, 20]).sees(1), ("Ana", "Greedy bot 2"))

    assert "Greedy bot 2: 20" in drawn
    assert re.search(r"left.*right", drawn)


def test_the_board_names_no_price_that_cannot_be_paid():
    can = place(GAME, skeleton=["skull"], dice="left 3xhand", stack=["Laying duty=1"])
    cannot = place(GAME, skeleton=["skull"], dice="left hand", stack=["Laying duty=1"])

    assert "The next roll costs 1 die." in GAME.text.board(can.sees(1), NAMES)
    assert "The next roll costs" not in GAME.text.board(cannot.sees(1), NAMES)


def test_many_wrong_lays_are_grouped_by_their_die():
    table = place(GAME, skeleton=["ribcage"], dice="left foot lower-leg thigh, right foot", post_ops=1)
    menu = GAME.text.menu(table.state.actions(0), table.sees(1), NAMES)

    assert {choice.group for choice in menu} == {
        "Lay the left foot wrongly",
        "Lay the left lower leg wrongly",
        "Lay the left thigh wrongly",
        "Lay the right foot wrongly",
    }
