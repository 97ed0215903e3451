"""The special symbols, the price of a roll, and the end of a turn."""

from __future__ import annotations

import pytest

from ofrenda.kernel.errors import IllegalAction
from ofrenda.testing import place, rule


@rule("RB-H1")
def test_the_hat_needs_a_skull():
    table = place("rolling-bones").roll("left 6xhand, right 6xhand, centre ribcage 5xhat").play(1, "lay ribcage")

    assert "hat on" not in table.can(1)


@rule("RB-H1", "RB-H1B")
def test_the_hat_is_not_put_on_another_bone_in_the_skulls_slot():
    table = place(
        "rolling-bones", skeleton=["ribcage", "left foot as skull"], dice="left hand, centre 3xhat", post_ops=2
    )

    assert "hat on" not in table.can(1)


@rule("RB-H2", "RB-H4")
def test_a_gravestone_cannot_be_laid():
    table = place("rolling-bones").roll("left 6xhand, right 6xhand, centre 6xgravestone").play(1, "lay left hand")

    assert table.can(1) == ["bury", "pay left", "pay right", "pay centre", "give up"]


@rule("RB-H3")
def test_burying_ends_the_turn():
    table = place("rolling-bones").roll("left 6xhand, right 6xhand, centre 6xgravestone")
    table.play(1, "lay left hand", "bury")

    assert table.active == 2
    assert table.can(1) == []


@rule("RB-11B")
def test_only_one_hat_is_worn():
    table = place("rolling-bones").roll("left 6xhand, right 6xhand, centre skull 5xhat").play(1, "lay skull", "hat on")

    assert "hat on" not in table.can(1)


@rule("RB-11B")
def test_taking_the_hat_off_commits_to_a_post_op_roll():
    """The die joins those of the next roll and burying is no longer possible."""
    table = place("rolling-bones").roll("left 6xhand, right 6xhand, centre skull hat 4xgravestone")
    table.play(1, "lay skull", "hat on")
    assert {"hat off", "bury"} <= set(table.can(1))
    table.play(1, "hat off")

    assert table.can(1) == ["pay left", "pay right", "pay centre"]
    assert table.play(1, "pay left").state.chance().counts == (5, 6, 5)


@rule("RB-11B")
def test_the_hat_stays_on_until_the_duty_of_a_new_roll_is_met():
    table = place("rolling-bones", skeleton=["skull"], hat=True, dice="left 5xhand, centre 3xribcage", post_ops=1)

    assert "hat off" not in table.can(1)
    assert "hat off" in table.play(1, "lay ribcage").can(1)


@rule("RB-11B")
def test_a_hat_just_taken_off_may_be_paid():
    table = place("rolling-bones", skeleton=["skull"], hat=True, dice="left 5xhand, right hand, centre ribcage")
    table.play(1, "lay ribcage", "hat off", "pay centre")

    assert table.state.chance().counts == (5, 1, 0)


@rule("RB-11")
def test_the_hat_may_also_come_off_while_paying():
    """It comes off at any time before the roll."""
    table = place("rolling-bones", skeleton=["skull"], hat=True, dice="left 5xhand, centre ribcage", post_ops=1)
    table.play(1, "lay ribcage", "pay left")

    assert table.can(1) == ["hat off", "pay left"]


@rule("RB-11")
def test_the_hat_may_still_come_off_between_the_last_payment_and_the_roll():
    """As in the rulebook's example of play: two dice are paid, then the hat comes off, then the dice are rolled."""
    table = place(
        "rolling-bones",
        skeleton=["skull", "ribcage"],
        hat=True,
        dice="left 4xhand, right hand, centre spine",
        post_ops=1,
    )
    table.play(1, "lay spine", "pay right", "pay left")

    assert table.can(1) == ["hat off", "roll"]
    assert table.play(1, "hat off").state.chance().counts == (3, 0, 1)


@rule("RB-11")
def test_with_the_price_paid_one_may_roll_and_keep_the_hat_on():
    table = place("rolling-bones", skeleton=["skull"], hat=True, dice="left 5xhand, centre ribcage")
    table.play(1, "lay ribcage", "pay left", "roll")

    assert table.state.chance().counts == (4, 0, 0)
    assert table.hat


@rule("RB-11")
def test_without_a_hat_the_dice_fall_as_soon_as_they_are_paid():
    table = place("rolling-bones", skeleton=["skull"], dice="left 5xhand, centre ribcage")
    table.play(1, "lay ribcage", "pay left")

    assert table.stack == ["PostOpRoll"]


@rule("RB-11B")
def test_a_hat_taken_off_is_worn_again_only_after_it_was_rolled():
    table = place("rolling-bones", skeleton=["skull"], hat=True, dice="left 5xhand, centre ribcage")
    table.play(1, "lay ribcage", "hat off")

    assert "hat on" not in table.can(1)
    assert "hat on" in table.play(1, "pay left").roll("left 4xhand, centre hat").can(1)


@rule("RB-12")
def test_any_unlaid_dice_may_be_paid():
    table = place("rolling-bones").roll("left 6xhand, right 6xhand, centre 6xskull").play(1, "lay skull")

    assert [name for name in table.can(1) if name.startswith("pay")] == ["pay left", "pay right", "pay centre"]


@rule("RB-12B")
def test_a_payment_once_begun_is_completed():
    table = place("rolling-bones", skeleton=["skull"], dice="left 5xhand, centre ribcage gravestone", post_ops=1)
    table.play(1, "lay ribcage", "pay left")

    assert table.can(1) == ["pay left", "pay centre"]
    with pytest.raises(IllegalAction, match="Possible: pay left, pay centre"):
        table.play(1, "bury")


@rule("RB-13", "RB-H4")
def test_an_unused_gravestone_is_rolled_again():
    table = place("rolling-bones").roll("left 6xhand, right 6xhand, centre 6xgravestone")
    table.play(1, "lay left hand", "pay right").roll("left 5xforearm, right 5xforearm, centre 6xhat")
    table.play(1, "lay left forearm")

    assert "bury" not in table.can(1)


@rule("RB-14")
def test_after_paying_a_die_must_be_left_to_roll():
    table = place("rolling-bones", skeleton=["skull"], dice="left hand, centre ribcage", post_ops=0)
    table.play(1, "lay ribcage")

    assert table.can(1) == ["give up"]


@rule("RB-14")
def test_a_worn_hat_can_be_freed_for_the_roll():
    table = place("rolling-bones", skeleton=["skull"], hat=True, dice="left hand, centre ribcage", post_ops=0)
    table.play(1, "lay ribcage")

    assert table.can(1) == ["hat off", "give up"]
    assert table.play(1, "hat off").can(1) == ["pay left", "pay centre"]


@rule("RB-15")
@pytest.mark.parametrize(("made", "price"), [(3, 4), (4, 5)])
def test_the_fourth_roll_costs_four_and_the_fifth_five(made: int, price: int):
    table = place("rolling-bones", skeleton=["skull"], dice="left 5xhand, centre ribcage spine", post_ops=made)
    table.play(1, "lay ribcage")
    table.play(1, *["pay left"] * price)

    assert table.stack == ["PostOpRoll"]


@rule("RB-16")
def test_one_may_give_up_once_the_duty_is_met():
    table = place("rolling-bones").roll("left 6xhand, right 6xhand, centre 6xskull")
    assert "give up" not in table.can(1)
    table.play(1, "lay skull", "give up")

    assert (table.active, table.totals) == (2, [0, 0])


@rule("RB-17")
def test_a_negative_skeleton_may_be_buried_and_is_written_down():
    table = place(
        "rolling-bones",
        totals=[3, 0],
        skeleton=["skull", "left foot as ribcage"],
        dice="centre 2xgravestone",
        post_ops=2,
    )
    table.play(1, "bury")

    assert table.totals == [-1, 0]


@rule("RB-17")
def test_a_negative_skeleton_need_not_be_buried():
    table = place("rolling-bones", skeleton=["skull", "left foot as ribcage"], dice="centre gravestone", post_ops=2)

    assert table.can(1) == ["bury", "give up"]
