"""What all scenes share."""

from __future__ import annotations

import pytest

from ofrenda.kernel.scene import shortened


@pytest.mark.parametrize(
    ("name", "most", "fits"),
    [
        ("Bot 2 (fácil)", 13, "Bot 2 (fácil)"),
        ("Bot 2 (fácil)", 11, "Bot 2"),
        ("Maximiliana Rosa", 12, "Maximiliana…"),
        ("(Ana Sofia)", 6, "(Ana…"),
    ],
)
def test_a_bots_level_goes_before_its_name_is_cut(name: str, most: int, fits: str):
    assert shortened(name, most) == fits
