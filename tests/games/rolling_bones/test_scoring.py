"""Scoring, with the rulebook's examples."""

from __future__ import annotations

import pytest

from ofrenda.testing import Placed, place, rule

LEFT_ARM = ["left hand", "left forearm", "left upper-arm"]
RIGHT_ARM = ["right hand", "right forearm", "right upper-arm"]
LEFT_LEG = ["left foot", "left lower-leg", "left thigh"]
RIGHT_LEG = ["right foot", "right lower-leg", "right thigh"]
TORSO = ["skull", "ribcage", "spine", "pelvis"]
WHOLE = [*TORSO, *LEFT_ARM, *RIGHT_ARM, *LEFT_LEG, *RIGHT_LEG]


def buried(*skeleton: str, hat: bool = False) -> int:
    """What this skeleton counts, each of its wrong bones laid after an earlier post-op roll."""
    wrong = sum(" as " in bone for bone in skeleton)
    table = place(
        "rolling-bones", skeleton=list(skeleton), hat=hat, dice="centre gravestone", post_ops=wrong and wrong + 1
    )
    return table.play(1, "bury").totals[0]


@rule("RB-S1")
def test_the_scoring_example_five_complete_sections_count_25():
    assert buried(*WHOLE) == 25


@rule("RB-S1")
@pytest.mark.parametrize("section", [LEFT_ARM, RIGHT_ARM, LEFT_LEG, RIGHT_LEG, TORSO])
def test_a_complete_section_counts_five(section: list[str]):
    assert buried(*section) == 5


@rule("RB-S2")
def test_each_right_bone_of_an_incomplete_section_counts_one():
    assert buried("skull", "ribcage", "spine", "left upper-arm") == 4


@rule("RB-S3")
def test_each_wrong_bone_costs_five():
    assert buried("skull", "ribcage", "left foot as spine", "left hand as pelvis") == 5 - 5 - 5
    assert buried("skull", "left foot as ribcage") == 1 - 5


@rule("RB-10", "RB-10B")
def test_a_section_with_wrong_bones_is_complete_when_it_is_full():
    assert buried("left hand", "left forearm", "right foot as left upper-arm") == 5 - 5
    assert buried("left hand", "right foot as left forearm") == 1 - 5


@rule("RB-S4", "RB-S4B")
def test_the_hat_doubles_the_whole_skeleton():
    assert buried(*WHOLE, hat=True) == 50
    assert buried("skull", "left foot as ribcage", hat=True) == 2 * (1 - 5)


@rule("RB-S4", "RB-S5")
def test_the_example_of_play_counts_18():
    """A complete left arm, four more right bones, and the hat."""
    assert buried(*LEFT_ARM, "ribcage", "skull", "spine", "right upper-arm", hat=True) == 18


@rule("RB-S5")
def test_points_are_added_to_the_total():
    table = place("rolling-bones", totals=[31, 12], skeleton=LEFT_ARM, dice="centre gravestone", post_ops=1)

    assert table.play(1, "bury").totals == [36, 12]


@rule("RB-T3", "RB-T4", "RB-11", "RB-13")
def test_the_example_of_play_goes_on_with_two_post_op_rolls():
    """He could bury for 18, rolls on for one die, sees no gravestone, pays two more and takes the hat off."""
    table = example_after_the_pre_op_roll()
    assert "bury" in table.can(1)

    table.play(1, "pay left", "roll").roll("left foot lower-leg, right 5xfoot, centre 2xhat")
    assert table.can(1) == [
        *(f"lay left {bone} as {slot}" for bone in ("foot", "lower-leg") for slot in ("right forearm", "pelvis")),
        *(f"lay right foot as {slot}" for slot in ("right forearm", "pelvis")),
    ]
    table.play(1, "lay right foot as right forearm")
    assert "bury" not in table.can(1)
    assert "hat off" in table.can(1)

    table.play(1, "pay right", "pay left", "hat off")
    assert table.state.chance().counts == (1, 3, 3)
    assert "bury" in table.roll("left hand, right 3xhand, centre gravestone 2xhat").can(1)


def example_after_the_pre_op_roll() -> Placed:
    table = place("rolling-bones")
    table.roll(
        "left hand forearm upper-arm foot foot lower-leg, right upper-arm 5xfoot, "
        "centre skull ribcage spine hat gravestone gravestone"
    )
    table.play(1, "lay skull", "lay ribcage", "lay spine", "hat on")
    return table.play(1, *(f"lay {bone}" for bone in reversed(LEFT_ARM)), "lay right upper-arm")
