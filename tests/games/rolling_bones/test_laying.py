"""Laying: the chain without gaps, the duty after a roll, and the wrong bone."""

from __future__ import annotations

from ofrenda.testing import place, rule

SKULL_AND_HAT = "left 6xhand, right 6xhand, centre skull 5xhat"


@rule("RB-1")
def test_a_bone_that_would_leave_a_gap_cannot_be_laid():
    table = place("rolling-bones").roll("left 6xhand, right 6xhand, centre skull spine pelvis 3xhat")
    table.play(1, "lay skull")

    assert not [name for name in table.can(1) if name in ("lay spine", "lay pelvis", "lay left hand")]


@rule("RB-1")
def test_the_chain_runs_down_the_torso_into_arms_and_legs():
    table = place("rolling-bones")
    table.roll("left hand forearm upper-arm foot lower-leg thigh, right 6xthigh, centre skull ribcage spine 3xpelvis")
    table.play(1, "lay skull", "lay ribcage", "lay left upper-arm", "lay left forearm", "lay left hand")
    table.play(1, "lay spine", "lay pelvis", "lay right thigh", "lay left thigh", "lay left lower-leg", "lay left foot")

    assert len(table.skeleton) == 11


@rule("RB-2")
def test_the_first_bone_may_lie_anywhere():
    table = place("rolling-bones").roll(
        "left hand forearm upper-arm foot lower-leg thigh, right hand forearm upper-arm foot lower-leg thigh, "
        "centre skull ribcage spine pelvis hat gravestone"
    )

    assert len(table.can(1)) == 16


@rule("RB-3")
def test_after_the_pre_op_roll_a_bone_must_be_laid_before_burying():
    table = place("rolling-bones").roll("left 6xhand, right 6xhand, centre 6xgravestone")

    assert table.can(1) == ["lay left hand", "lay right hand"]
    assert "bury" in table.play(1, "lay left hand").can(1)


@rule("RB-4")
def test_nobody_must_lay_all_that_fits():
    table = place("rolling-bones").roll("left 6xhand, right 6xhand, centre 3xskull 3xribcage").play(1, "lay skull")

    assert table.can(1) == ["lay ribcage", "pay left", "pay right", "pay centre", "give up"]


@rule("RB-5")
def test_the_hat_meets_the_duty():
    table = place("rolling-bones", skeleton=["skull"], dice="left 6xhand, right 6xhand, centre 4xhat", post_ops=1)

    assert table.can(1) == ["hat on"]
    assert "give up" in table.play(1, "hat on").can(1)


@rule("RB-5", "RB-7B")
def test_with_hat_counts_off_a_bone_is_owed_besides_the_hat():
    """The hat may be put on, but a wrong bone is still due, before or after it."""
    table = place(
        "rolling-bones",
        options={"hat_counts": False},
        skeleton=["skull"],
        dice="left 2xhand, centre 4xhat",
        post_ops=1,
    )

    assert table.can(1) == ["lay left hand as ribcage", "hat on"]
    assert table.play(1, "hat on").can(1) == ["lay left hand as ribcage"]
    assert "give up" in table.play(1, "lay left hand as ribcage").can(1)


@rule("RB-7B")
def test_with_hat_counts_off_the_hat_may_follow_the_wrong_bone():
    table = place(
        "rolling-bones",
        options={"hat_counts": False},
        skeleton=["skull"],
        dice="left 2xhand, centre 4xhat",
        post_ops=1,
    )
    table.play(1, "lay left hand as ribcage")

    assert "hat on" in table.can(1)


@rule("RB-6")
def test_a_gravestone_meets_the_duty_only_by_burying():
    table = place("rolling-bones", skeleton=["skull"], dice="left 5xhand, centre 3xgravestone", post_ops=1)

    assert table.can(1) == ["lay left hand as ribcage", "bury"]


@rule("RB-7", "RB-7B")
def test_a_wrong_bone_is_possible_only_if_nothing_fits():
    table = place("rolling-bones", skeleton=["skull"], dice="left 5xhand, centre 3xribcage", post_ops=1)

    assert table.can(1) == ["lay ribcage"]


@rule("RB-7B")
def test_a_hat_that_fits_prevents_the_wrong_bone():
    table = place("rolling-bones", skeleton=["skull"], dice="left 5xhand, centre 3xhat", post_ops=1)

    assert table.can(1) == ["hat on"]


@rule("RB-7B")
def test_exactly_one_wrong_bone_is_laid_and_no_further_bone_of_this_roll():
    """After the wrong foot on the ribcage's slot, the upper arm would fit, but only in a later roll."""
    table = place("rolling-bones", skeleton=["skull"], dice="left foot upper-arm hand, right 4xhand", post_ops=1)
    table.play(1, "lay left foot as ribcage")

    assert table.can(1) == ["pay left", "pay right", "give up"]


@rule("RB-7B")
def test_with_a_gravestone_one_may_bury_instead_of_laying_a_wrong_bone():
    table = place("rolling-bones", skeleton=["skull"], dice="left foot, centre gravestone", post_ops=1)

    assert table.can(1) == ["lay left foot as ribcage", "bury"]
    assert table.play(1, "bury").totals == [1, 0]


@rule("RB-7", "RB-7B")
def test_the_story_tells_a_wrong_bone_that_must_be_from_one_that_may_be():
    def cited(dice: str) -> str:
        table = place("rolling-bones", skeleton=["skull"], dice=dice, post_ops=1)
        return table.play(1, "lay left foot as ribcage").events[0].rule

    assert cited("left foot") == "RB-7"
    assert cited("left foot, centre gravestone") == "RB-7B"


@rule("RB-8", "RB-8B")
def test_the_player_picks_the_wrong_die_and_its_slot():
    table = place("rolling-bones", skeleton=["left forearm"], dice="left foot, right hand", post_ops=1)

    assert table.can(1) == [
        "lay left foot as left hand",
        "lay left foot as left upper-arm",
        "lay right hand as left hand",
        "lay right hand as left upper-arm",
    ]


@rule("RB-9")
def test_later_bones_attach_to_a_wrong_bone():
    table = place("rolling-bones", skeleton=["skull", "left foot as ribcage"], dice="left upper-arm hand", post_ops=2)

    assert table.can(1) == ["lay left upper-arm"]


@rule("RB-9")
def test_a_wrong_bone_blocks_its_slot():
    table = place("rolling-bones", skeleton=["skull", "left foot as ribcage"], dice="centre ribcage spine", post_ops=2)

    assert table.can(1) == ["lay spine"]


@rule("RB-18")
def test_the_duty_lapses_when_only_gravestones_show():
    """No bone and no fitting hat: nothing can be laid, so the player may bury, pay or give up."""
    table = place("rolling-bones", skeleton=["ribcage"], dice="centre 2xhat 3xgravestone", post_ops=1)

    assert table.can(1) == ["bury", "pay centre", "give up"]


@rule("RB-18")
def test_the_duty_lapses_when_every_slot_is_filled():
    whole = [
        *("left hand", "left forearm", "left upper-arm", "left foot", "left lower-leg", "left thigh"),
        *("right hand", "right forearm", "right upper-arm", "right foot", "right lower-leg", "right thigh"),
        *("skull", "ribcage", "spine", "pelvis"),
    ]
    table = place("rolling-bones", skeleton=whole, dice="centre 2xskull")

    assert table.can(1) == ["pay centre", "give up"]


@rule("RB-7")
def test_the_question_says_when_a_bone_must_be_laid_wrongly():
    def asked(dice: str) -> str:
        table = place("rolling-bones", skeleton=["skull"], dice=dice, post_ops=1)
        return table.state.rules.game.text.question(table.sees(1), ["Ana", "Luis"])

    assert asked("left foot") == ("Choose a die and its place: no bone fits, and a wrong one costs 5 points.")
    assert asked("left foot, centre gravestone").startswith("Bury the skeleton, or choose a die and its place")
    assert "wrongly" not in asked("left foot, centre ribcage")
