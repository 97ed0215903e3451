"""The contract, the ledger, and counts of every line of play from small positions."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

import ofrenda
from ofrenda.testing import check_game, check_ledger, lines_of_play, machine_for, place

GAME = ofrenda.game("rolling-bones")


@pytest.mark.parametrize("seed", range(8))
def test_the_game_keeps_the_contract(seed: int):
    """Sixty matches of about seven hundred entries each."""
    check_game(GAME, matches=60, seed=seed)


def test_every_rule_has_a_test_and_every_test_a_rule():
    check_ledger(GAME, Path(__file__).parent)


Machine = machine_for(GAME, [{"target": 30, "max_rounds": 2}, {"hat_counts": False, "max_rounds": 2}])
Machine.TestCase.settings = settings(max_examples=60, stateful_step_count=60, deadline=None)
TestMachine = Machine.TestCase


ONE_OF_EACH = (
    "left hand forearm upper-arm foot lower-leg thigh, right hand forearm upper-arm foot lower-leg thigh, "
    "centre skull ribcage spine pelvis hat gravestone"
)


@pytest.mark.parametrize(("decisions", "lines"), [(1, 16), (2, 111), (3, 311), (4, 852), (5, 2679)])
def test_lines_of_play_from_a_roll_with_one_of_each(decisions: int, lines: int):
    """The first three counts follow from the joints alone.

    2: every joint both ways (30), the hat on the skull (1), and five ways to end from each of 16 bones (80).
    3: those 80, the neighbours of every pair (72) with five ways to end (150), and the hat (2 and 7).
    With the hat on, a payment leaves the choice to take it off: 3 lines more from the fourth, 9 from the fifth.
    """
    table = place("rolling-bones").roll(ONE_OF_EACH)

    assert lines_of_play(table.state, decisions, stop_at_chance=True) == lines


def test_lines_of_play_from_a_position_small_enough_to_count_by_hand():
    """Ribcage, hat, or one of four ways to end; after the ribcage five are left, after the hat six."""
    table = place("rolling-bones", skeleton=["skull"], dice="left hand, centre ribcage hat gravestone")

    assert lines_of_play(table.state, 1, stop_at_chance=True) == 6
    assert lines_of_play(table.state, 2, stop_at_chance=True) == 4 + 5 + 6
