"""The turn: rolls, their price, and who is next."""

from __future__ import annotations

import ofrenda
from ofrenda.games.rolling_bones.engine.phases.turn import Paying, PostOpRoll, PreOpRoll
from ofrenda.testing import place, rule

GAME = ofrenda.game("rolling-bones")
NO_GRAVESTONE = "left 6xhand, right 6xhand, centre 6xskull"
WITH_GRAVESTONE = "left 6xhand, right 6xhand, centre 5xskull gravestone"


@rule("RB-T1")
def test_a_turn_begins_with_all_eighteen_dice():
    table = place("rolling-bones")

    assert table.stack == ["PreOpRoll"]
    assert table.state.chance().counts == (6, 6, 6)


@rule("RB-T2")
def test_a_laid_die_is_set_apart_from_the_others():
    table = place("rolling-bones").roll(NO_GRAVESTONE).play(1, "lay skull")

    assert table.skeleton == ["skull"]
    assert table.dice == "left hand hand hand hand hand hand, right hand hand hand hand hand hand, " + (
        "centre skull skull skull skull skull"
    )


@rule("RB-T3")
def test_a_post_op_roll_uses_every_die_that_is_neither_laid_nor_paid():
    table = place("rolling-bones").roll(NO_GRAVESTONE).play(1, "lay skull", "pay left")

    assert table.stack == ["PostOpRoll"]
    assert table.state.chance().counts == (5, 6, 5)


@rule("RB-T4")
def test_the_first_three_post_op_rolls_cost_one_two_and_three_dice():
    table = place("rolling-bones").roll(NO_GRAVESTONE)

    table.play(1, "lay skull", "pay right")
    assert isinstance(table.state.stack[-1], PostOpRoll)
    table.roll("left 6xhand, right 5xhand, centre 5xribcage")

    table.play(1, "lay ribcage", "pay right")
    assert isinstance(table.state.stack[-1], Paying)
    table.play(1, "pay left")
    table.roll("left 5xhand, right 4xhand, centre 4xspine")

    table.play(1, "lay spine", "pay left", "pay left", "pay left")
    assert table.state.chance().counts == (2, 4, 3)
    assert table.state.dice_left() + 3 == 18 - (1 + 2 + 3)


@rule("RB-T4")
def test_paid_dice_come_back_for_the_next_turn():
    table = place("rolling-bones").roll(NO_GRAVESTONE).play(1, "lay skull", "pay right")
    table.roll("left 6xhand, right 5xhand, centre 5xribcage").play(1, "lay ribcage", "give up")

    assert table.active == 2
    assert table.state.chance().counts == (6, 6, 6)


@rule("RB-T5")
def test_a_turn_goes_on_until_the_skeleton_is_buried():
    table = place("rolling-bones").roll(NO_GRAVESTONE).play(1, "lay skull", "pay right")

    assert table.active == 1


@rule("RB-T6")
def test_the_next_seat_begins_with_a_pre_op_roll():
    table = place("rolling-bones", seats=3).roll(WITH_GRAVESTONE).play(1, "lay skull", "bury")

    assert table.active == 2
    assert isinstance(table.state.stack[-1], PreOpRoll)
    assert table.skeleton == []


@rule("RB-T6")
def test_after_the_last_seat_comes_the_first_again():
    table = place("rolling-bones", seats=3, active=3).roll(WITH_GRAVESTONE).play(3, "lay skull", "bury")

    assert table.active == 1
    assert table.round == 2


@rule("RB-T7")
def test_who_cannot_pay_has_only_the_end_of_the_turn_left():
    """Two dice are left and the second post-op roll would cost two."""
    table = place("rolling-bones", skeleton=["skull"], dice="left 2xhand, centre ribcage", post_ops=1)
    table.play(1, "lay ribcage")

    assert table.can(1) == ["give up"]
    assert table.play(1, "give up").totals == [0, 0]


@rule("RB-T7")
def test_who_cannot_pay_may_bury_with_a_gravestone():
    table = place("rolling-bones", skeleton=["skull"], dice="left hand, centre ribcage gravestone", post_ops=1)
    table.play(1, "lay ribcage")

    assert table.can(1) == ["bury", "give up"]
    assert table.play(1, "bury").totals == [2, 0]


@rule("RB-T8")
def test_after_a_post_op_roll_a_die_must_be_laid_first():
    table = place("rolling-bones", skeleton=["skull"], dice="left 5xhand, right 6xhand, centre 4xribcage", post_ops=1)

    assert table.can(1) == ["lay ribcage"]


@rule("RB-T8")
def test_after_a_post_op_roll_burying_counts_as_laying_a_die():
    table = place("rolling-bones", skeleton=["skull"], dice="left 5xhand, centre ribcage gravestone", post_ops=1)

    assert table.can(1) == ["lay ribcage", "bury"]
    assert table.play(1, "bury").totals == [1, 0]


@rule("RB-T9")
def test_a_laid_bone_stays():
    """No action takes a bone away; only the hat can come off."""
    assert [name for name in GAME.actions if not name.startswith(("lay", "pay"))] == [
        "hat on",
        "hat off",
        "bury",
        "give up",
        "roll",
    ]
