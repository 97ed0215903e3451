"""A die that cannot be used says why."""

from __future__ import annotations

import re

import pytest

from ofrenda.games.rolling_bones import GAME
from ofrenda.games.rolling_bones.scene.layout import TALL
from ofrenda.kernel.scene import Staging, width_of
from ofrenda.kernel.state import State
from ofrenda.testing import place
from ofrenda.words import LANGUAGES, speaking
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_the_round_ends_before_the_dice(language: str):
    with speaking(language):
        tall = scene_of(GAME, placed("left hand").view(0), [], ["Ana", "Luis"], Staging(tall=True))
    [(x, squeezed, told)] = re.findall(
        r'<text x="(\d+)" y="42"[^>]*class="round"(?: textLength="(\d+)")?.*?>(.*?)<', tall
    )

    width = int(squeezed) if squeezed else width_of(told, 13.5)
    assert int(x) + width < TALL.trays[0][0]


def test_giving_up_looks_like_a_last_resort():
    scene = drawn(GAME.place({"skeleton": ["skull", "ribcage"], "dice": "centre spine hat gravestone"}))

    assert re.findall(r'<g class="tagged last-resort"[^>]*><title>(.*?)</title>', scene) == [
        "Give up: leave the skeleton unburied"
    ]
    assert scene.count('class="tagged"') == 1, "paying is no last resort"


def test_the_price_of_the_next_roll_is_called_a_price():
    assert ">Next roll costs 2 dice</text>" in drawn(placed("centre spine"))


def test_a_short_name_on_a_die_is_not_stretched_and_a_long_one_is_pressed_together():
    scene = drawn(placed("left forearm, centre pelvis gravestone"))

    assert ">pelvis</text>" in scene
    assert not re.search(r"textLength[^>]*>pelvis<", scene)
    assert re.search(r"textLength[^>]*>gravestone<", scene)


@pytest.mark.parametrize("seats", [2, 6])
def test_on_a_phone_the_totals_stand_beside_the_tags(seats: int):
    """In what is seen above the question; and inside the picture, however many play."""
    state = GAME.place({"seats": seats, "skeleton": ["ribcage"], "dice": "centre spine"})
    names = ["Ana", "Luis", "Eva", "Juan", "Sofia", "Diego"][:seats]
    scene = scene_of(GAME, state.view(0), state.actions(0), names, Staging(tall=True))
    places = re.findall(r'translate\((\d+) (\d+)\)"><title>\w+: \d+ of 100', scene)
    height = float(re.findall(r'viewBox="0 0 360 (\d+)"', scene)[0])

    assert len(places) == seats
    assert float(places[1][1]) + 32 <= 526
    assert all(float(x) > 148 for x, _y in places)
    assert float(places[-1][1]) + 32 <= height


def test_the_hat_has_a_line_of_its_own_on_the_gravestone():
    """Its sentence was wider than the stone."""
    skeleton = ["skull", "ribcage", "spine"]
    table = place(GAME, skeleton=skeleton, hat=True, dice="centre gravestone", post_ops=1).play(1, "bury")
    scene = scene_of(GAME, table.sees(1), [], ["Ana", "Luis"], Staging(True, tuple(table.events)))

    assert re.findall(r'class="grave-(?:line|sum)">([^<]*)<', scene) == ["torso", "+3", "hat", "×2", "6"]


def test_whoever_is_not_asked_gets_no_reasons():
    assert "the bone next to it is missing" not in drawn(placed("left hand, centre spine"), seat=1)


def test_a_total_below_nothing_draws_no_way():
    state = GAME.place({"skeleton": ["skull"], "dice": "left foot", "totals": [-8, 3]})
    ways = re.findall(r'class="way done" [^>]*width="([^"]+)"', drawn(state))

    assert ways[0] == "0"
    assert float(ways[1]) > 0
