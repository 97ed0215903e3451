"""The greedy bot plays sensibly."""

from __future__ import annotations

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


def test_of_two_wrong_places_the_one_that_costs_least_is_taken():
    """A wrong bone in a leg with two right ones spoils nothing; in the torso it would end a full section."""
    table = place("rolling-bones", skeleton=["skull", "ribcage", "spine"], dice="left 2xhand", post_ops=1)

    assert table.preferred() == "lay left hand as left upper-arm"
