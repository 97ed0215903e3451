"""Positions: what is missing is sensible, and what does not fit is refused by name."""

from __future__ import annotations

from typing import Any

import pytest

from ofrenda.kernel.errors import PositionError
from ofrenda.testing import place


def test_an_empty_position_is_the_start_of_a_turn():
    table = place("rolling-bones")

    assert table.stack == ["PreOpRoll"]
    assert (table.skeleton, table.totals) == ([], [0, 0])


def test_with_dice_on_the_table_they_are_laid():
    table = place("rolling-bones", skeleton=["ribcage"], dice="centre spine hat", post_ops=1)

    assert table.stack == ["Laying duty=0"]
    assert table.unlaid == {"left": 0, "right": 0, "centre": 2}


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
    ],
)
def test_what_does_not_fit_is_refused(position: dict[str, Any], reason: str):
    with pytest.raises(PositionError, match=reason):
        place("rolling-bones", **position)
