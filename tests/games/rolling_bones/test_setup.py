"""Set-up: the dice, the slots, the seats."""

from __future__ import annotations

import pytest

import ofrenda
from ofrenda.games.rolling_bones.engine.pieces import (
    ACTIONS,
    ALL_SLOTS,
    BONE_NAMES,
    BONES,
    DICE,
    JOINTS,
    OPEN_SLOTS,
    SECTIONS,
    wrong_bone,
    wrong_slot,
)
from ofrenda.kernel.errors import SeatError
from ofrenda.testing import place, rule

GAME = ofrenda.game("rolling-bones")


@rule("RB-P1")
def test_the_dice_show_the_bones_of_their_side():
    faces = {die.name: die.faces for die in DICE}

    assert faces == {
        "left": ["hand", "forearm", "upper-arm", "foot", "lower-leg", "thigh"],
        "right": ["hand", "forearm", "upper-arm", "foot", "lower-leg", "thigh"],
        "centre": ["skull", "ribcage", "spine", "pelvis", "hat", "gravestone"],
    }


@rule("RB-P1")
def test_there_are_six_dice_of_each_kind():
    assert GAME.start(2).chance().counts == (6, 6, 6)


@rule("RB-P4")
def test_sixteen_slots_lie_in_five_sections():
    slots = [slot for section in SECTIONS for slot in section]

    assert sorted(slots) == list(range(BONES))
    assert sorted(len(section) for section in SECTIONS) == [3, 3, 3, 3, 4]


@rule("RB-P4")
def test_a_right_hand_does_not_go_to_the_left_arm():
    table = place("rolling-bones", skeleton=["left forearm"], dice="right 6xhand, left 5xthigh, centre 6xhat")

    assert "lay right hand" not in table.can(1)


@rule("RB-P4")
def test_an_arm_bone_does_not_go_to_a_leg():
    table = place("rolling-bones", skeleton=["left lower-leg"], dice="left 5xhand, right 6xthigh, centre 6xhat")

    assert not [name for name in table.can(1) if name == "lay left hand"]


@rule("RB-P5", "RB-P5B")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_up_to_six_play(seats: int):
    assert GAME.start(seats).rules.seats == seats


@rule("RB-P5B")
@pytest.mark.parametrize("seats", [0, 7])
def test_no_more_than_six_play(seats: int):
    with pytest.raises(SeatError, match="1 to 6"):
        GAME.start(seats)


@rule("RB-1")
def test_there_are_634_connected_sets_of_bones():
    """Every set without gaps is reached by laying bone after bone, and no other."""
    reached = {0}
    frontier = {0}
    while frontier:
        frontier = {
            filled | 1 << slot for filled in frontier for slot in range(BONES) if OPEN_SLOTS[filled] >> slot & 1
        } - reached
        reached |= frontier

    assert len(reached - {0}) == 634
    assert reached - {0} == {filled for filled in range(1, ALL_SLOTS + 1) if connected(filled)}


def connected(filled: int) -> bool:
    """Whether the slots hang together along the joints, told without the table of open slots."""
    chain = {filled.bit_length() - 1}
    while True:
        grown = chain | {
            other for pair in JOINTS for one, other in (pair, pair[::-1]) if one in chain and filled >> other & 1
        }
        if grown == chain:
            return len(chain) == filled.bit_count()
        chain = grown


def test_the_action_table_is_as_long_as_it_was():
    """Records depend on it: a change needs a new rules version."""
    assert len(ACTIONS) == 264
    assert ACTIONS[0] == "lay left hand"
    assert ACTIONS[16] == "lay left hand as left forearm"
    assert ACTIONS[-2:] == ("give up", "roll")


def test_a_wrong_lay_names_its_bone_and_its_slot():
    for bone in range(BONES):
        for slot in range(BONES):
            if bone != slot:
                action = ACTIONS.index(f"lay {BONE_NAMES[bone]} as {BONE_NAMES[slot]}")
                assert (wrong_bone(action), wrong_slot(action)) == (bone, slot)
