"""A die that cannot be used says why."""

from __future__ import annotations

import re

import pytest

from ofrenda.games.rolling_bones import GAME
from ofrenda.kernel.state import State
from tests.games.drawn import scene_of


def drawn(state: State, seat: int = 0) -> str:
    return scene_of(GAME, state.view(seat), state.actions(seat), ["Ana", "Luis"])


def placed(dice: str) -> State:
    """A ribcage lies, these dice are shown, and one must be laid."""
    return GAME.place({"skeleton": ["ribcage"], "dice": dice, "post_ops": 1})


@pytest.mark.parametrize(
    ("dice", "reason"),
    [
        ("centre ribcage spine", "ribcage: its place is taken"),
        ("left hand, centre spine", "hand: the bone next to it is missing"),
        ("centre spine hat", "hat: there is no skull in its place to wear it"),
    ],
)
def test_why_a_die_cannot_be_used(dice: str, reason: str):
    assert f"<title>{reason}</title>" in drawn(placed(dice))


def test_a_gravestone_of_the_pre_op_roll_waits_for_a_bone():
    assert "<title>gravestone: lay a die first, then bury</title>" in drawn(
        GAME.place({"dice": "left hand, centre gravestone"})
    )


def test_what_is_no_bone_says_what_it_does():
    """The price, giving up, the hat and the gravestone, each with its rule."""
    scene = drawn(GAME.place({"skeleton": ["skull", "ribcage"], "dice": "centre spine hat gravestone"}))
    for said, rule in [
        ("It stays out for the rest of the turn.", "RB-T4"),
        ("The skeleton counts nothing, and the turn ends.", "RB-16"),
        ("On the skull in its own place it doubles all that the skeleton counts.", "RB-S4"),
        ("It buries the skeleton: its points are safe, and the turn ends.", "RB-H3"),
    ]:
        assert re.search(rf'data-action="[^>]*data-about="{said}[^>]*data-rule="{rule}"', scene)


def test_the_price_of_the_next_roll_is_called_a_price():
    assert ">Next roll costs 2 dice</text>" in drawn(placed("centre spine"))


def test_whoever_is_not_asked_gets_no_reasons():
    assert "the bone next to it is missing" not in drawn(placed("left hand, centre spine"), seat=1)


def test_a_total_below_nothing_draws_no_way():
    state = GAME.place({"skeleton": ["skull"], "dice": "left foot", "totals": [-8, 3]})
    ways = re.findall(r'class="way done" [^>]*width="([^"]+)"', drawn(state))

    assert ways[0] == "0"
    assert float(ways[1]) > 0
