"""The greedy bot plays sensibly."""

from __future__ import annotations

from typing import Any

import pytest

from ofrenda.lab.simulate import Setting, simulate
from ofrenda.testing import place


def test_greedy_beats_three_random_bots():
    setting = Setting(game="rolling-bones", bots=("greedy", "random", "random", "random"), seed=1)

    assert simulate(setting, games=60).bots[0].win_rate >= 0.9


def test_a_bone_that_fits_is_laid_before_anything_else():
    table = place("rolling-bones", skeleton=["skull"], dice="centre ribcage gravestone", post_ops=1)

    assert table.preferred() == "lay ribcage"


def test_a_whole_skeleton_is_buried():
    """Nothing is left to gain from another roll."""
    limbs = ("hand", "forearm", "upper-arm", "foot", "lower-leg", "thigh")
    bones = [f"{side} {limb}" for side in ("left", "right") for limb in limbs]
    table = place(
        "rolling-bones", skeleton=["skull", "ribcage", "spine", "pelvis", *bones], dice="centre gravestone", post_ops=1
    )

    assert table.preferred() == "bury"


SMALL = {"skeleton": ["skull"], "dice": "left 5xhand, right 5xhand, centre ribcage gravestone", "post_ops": 1}
"""Worth a point; a player who need not bury would lay the ribcage and go on."""


@pytest.mark.parametrize(
    ("options", "position"),
    [
        ({}, {"totals": [99, 40]}),
        ({"finish_round": True}, {"active": 2, "totals": [80, 99]}),
        ({"max_rounds": 7}, {"active": 2, "round": 7, "totals": [30, 30]}),
    ],
    ids=["at once", "at the end of the round", "at the last turn of all"],
)
def test_greedy_buries_when_that_wins_the_match(options: dict[str, Any], position: dict[str, Any]):
    assert place("rolling-bones", options=options, **SMALL, **position).preferred() == "bury"


@pytest.mark.parametrize(
    ("options", "position"),
    [
        ({}, {"totals": [98, 40]}),
        ({"finish_round": True}, {"totals": [99, 40]}),
        ({"finish_round": True}, {"active": 2, "totals": [100, 99]}),
        ({"max_rounds": 7}, {"active": 2, "round": 6, "totals": [30, 30]}),
    ],
    ids=["too little", "others still play", "only a tie", "a round to go"],
)
def test_greedy_goes_on_when_burying_does_not_win_yet(options: dict[str, Any], position: dict[str, Any]):
    assert place("rolling-bones", options=options, **SMALL, **position).preferred() == "lay ribcage"


def test_of_two_wrong_places_the_one_that_costs_least_is_taken():
    """A wrong bone in a leg with two right ones spoils nothing; in the torso it would end a full section."""
    table = place("rolling-bones", skeleton=["skull", "ribcage", "spine"], dice="left 2xhand", post_ops=1)

    assert table.preferred() == "lay left hand as left upper-arm"
