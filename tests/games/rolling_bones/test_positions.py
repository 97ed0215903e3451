"""Positions: what is missing is sensible, and what does not fit is refused by name."""

from __future__ import annotations

from typing import Any

import pytest

import ofrenda
from ofrenda.kernel.errors import PositionError
from ofrenda.testing import place
from tests.games.fuzz import bent_positions_play_on

GAME = ofrenda.game("rolling-bones")


def test_an_empty_position_is_the_start_of_a_turn():
    table = place("rolling-bones")

    assert table.stack == ["PreOpRoll"]
    assert (table.skeleton, table.totals) == ([], [0, 0])


def test_with_dice_on_the_table_they_are_laid():
    table = place("rolling-bones", skeleton=["ribcage"], dice="centre spine hat", post_ops=1)

    assert table.stack == ["Laying duty=0"]
    assert table.unlaid == {"left": 0, "right": 0, "centre": 2}


def test_a_skeleton_beside_the_pre_op_roll_was_laid_of_it():
    assert place("rolling-bones", skeleton=["ribcage"], dice="centre spine").stack == ["Laying duty=1"]


def test_with_the_round_played_to_its_end_those_before_may_have_reached_the_target():
    table = place("rolling-bones", options={"finish_round": True}, active=2, totals=[104, 3])

    assert table.totals == [104, 3]


@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_accepted_plays_to_the_end(seed: int):
    options = [{"max_rounds": 4}, {"hat_counts": False, "max_rounds": 4}, {"target": 30, "finish_round": True}]

    assert bent_positions_play_on(GAME, seed, 400, options) > 40


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"skeleton": ["tail"]}, "skeleton"),
        ({"skeleton": ["skull", "pelvis"]}, "gap"),
        ({"skeleton": ["left hand as skull", "skull"]}, "Two bones"),
        ({"hat": True}, "hat"),
        ({"skeleton": ["left foot as skull"], "hat": True}, "hat"),
        ({"dice": "left 6xskull"}, "skull"),
        ({"dice": "centre spine", "unlaid": {"centre": 3}}, "are not the dice left"),
        ({"skeleton": ["ribcage"], "unlaid": {"centre": 6}}, "centre"),
        ({"totals": [1, 2, 3]}, "totals"),
        ({"active": 3}, "active"),
        ({"stack": ["Paying due=0"]}, "does not fit"),
        ({"stack": ["Laying duty=3"]}, "does not fit"),
        ({"bones": 3}, "no key “bones”"),
        ({"skeleton": ["skull"]}, "Before the pre-op roll nothing is laid"),
        ({"unlaid": {"left": 5}}, "nothing is paid"),
        ({"post_ops": 1}, "Before the pre-op roll"),
        ({"post_ops": 18}, "post_ops"),
        ({"dice": "left 3xhand", "post_ops": 1}, "After a post-op roll at least one bone"),
        ({"skeleton": ["skull"], "dice": "left hand", "stack": ["Laying duty=0"]}, "After the pre-op roll"),
        ({"dice": "left hand", "stack": ["Laying duty=1"]}, "After the pre-op roll"),
        ({"skeleton": ["skull", "left hand as ribcage"], "dice": "left hand"}, "only after a post-op roll"),
        ({"skeleton": ["skull"], "dice": "left hand", "stack": ["Laying duty=2"], "post_ops": 1}, "not closed"),
        ({"skeleton": ["skull"], "unlaid": {"left": 2}, "stack": ["Laying duty=1"]}, "those left show something"),
        ({"skeleton": ["skull"], "dice": "left 2xhand", "stack": ["Paying due=1"]}, "paid or rolled"),
        ({"stack": ["PostOpRoll"]}, "at least one bone lies"),
        ({"skeleton": ["skull"], "stack": ["PostOpRoll"]}, "cost 1 dice; 0 are out"),
        ({"skeleton": ["skull"], "dice": "left 6xhand, right 6xhand, centre 5xhat", "post_ops": 1}, "cost 1 dice"),
        ({"skeleton": ["skull"], "unlaid": {"left": 3}, "stack": ["Paying due=2"]}, "does not fit"),
        ({"stack": ["PreOpRoll", "PreOpRoll"]}, "one phase"),
        ({"totals": [100, 3]}, "Seat 1 has 100 of 100 points"),
        ({"totals": [3, 100], "options": {"finish_round": True}}, "Seat 2 has 100 of 100 points"),
        ({"stack": []}, "not over"),
        ({"stack": [], "active": 2}, "nobody has 100 points"),
    ],
)
def test_what_does_not_fit_is_refused(position: dict[str, Any], reason: str):
    with pytest.raises(PositionError, match=reason):
        place("rolling-bones", **position)
