"""A card used as an action: what all have in common, and the simple ones."""

from __future__ import annotations

import pytest

from ofrenda.testing import rule
from tests.games.dia_de_los_muertos.setting import acting, has_no_effect

# Every action


@rule("DM-19")
def test_what_can_be_done_must_be_done():
    """There is no pass."""
    assert acting("kicking").can(1) == ["target 2"]


@rule("DM-19")
def test_what_cannot_be_done_has_no_effect():
    game = acting("kicking", fields=[8, 12], top=1)

    assert has_no_effect(game)
    assert game.stack[-1] == "DrawCards seat=0 count=2"


@rule("DM-A1")
@pytest.mark.parametrize("card", ["snatching", "beating", "cake", "flowerpot", "skull"])
def test_a_hand_asks_for_an_arm(card: str):
    near = {"fields": [8, 8 if card in ("snatching", "beating") else 9], "legs": [1, 2]}

    assert has_no_effect(acting(card, **near, arms=[0, 2]))
    assert not has_no_effect(acting(card, **near, arms=[1, 2]))


@rule("DM-A1")
@pytest.mark.parametrize("card", ["header", "kicking"])
def test_a_foot_asks_for_a_leg(card: str):
    assert has_no_effect(acting(card, fields=[8, 9], legs=[0, 2]))
    assert not has_no_effect(acting(card, fields=[8, 9], legs=[1, 2]))


@rule("DM-A1")
@pytest.mark.parametrize("card", ["leapfrog", "cartwheel", "hustle"])
@pytest.mark.parametrize(("arms", "legs", "works"), [(0, 2, False), (2, 0, False), (1, 1, True)])
def test_hand_and_foot_ask_for_both(card: str, arms: int, legs: int, works: bool):
    assert has_no_effect(acting(card, fields=[8, 9], arms=[arms, 2], legs=[legs, 2])) != works


@rule("DM-A1", "DM-S1")
def test_following_and_bone_patches_ask_for_no_limb():
    assert acting("following", fields=[8, 9], arms=[0, 2], legs=[0, 2]).fields[0] == 9
    assert acting("bone patches", arms=[0, 2], legs=[0, 2]).can(1) == ["arm", "leg"]


@rule("DM-A2")
@pytest.mark.parametrize(
    ("card", "own", "reached", "missed"),
    [
        ("kicking", 8, [8, 9], [10]),
        ("beating", 8, [8, 7], [6]),
        ("snatching", 8, [8, 18], [19]),
        ("hustle", 8, [8, 9], [10]),
        ("header", 8, [9, 11], [8, 12]),
        ("skull", 19, [18, 9], [19, 10]),
        ("flowerpot", 19, [18, 10], [19, 11]),
        ("cake", 19, [18, 11], [19, 12]),
    ],
)
def test_ranges_to_the_field(card: str, own: int, reached: list[int], missed: list[int]):
    for field in reached:
        assert acting(card, fields=[own, field], legs=[1, 2]).can(1) == ["target 2"]
    for field in missed:
        assert has_no_effect(acting(card, fields=[own, field], legs=[1, 2]))


@rule("DM-A2", "DM-28")
def test_following_reaches_everywhere():
    assert acting("following", fields=[1, 31]).fields[0] == 31


@rule("DM-A3")
def test_moving_by_an_action_leads_no_dog_and_knows_no_cap():
    game = acting("cartwheel", fields=[8, 20], legs=[1, 2], arms=[1, 2]).play(1, "go 9", "go 10")

    assert game.can(1) == ["go 11", "stop"]


# Following and Bone patches


@rule("DM-28")
def test_following_goes_to_the_lowest_higher_number():
    assert acting("following", seats=4, fields=[8, 12, 10, 7]).fields[0] == 10


@rule("DM-28")
def test_following_without_anybody_ahead_has_no_effect():
    assert has_no_effect(acting("following", fields=[8, 8]))


@rule("DM-17", "DM-28")
def test_following_asks_nothing_of_the_way():
    """Past the digger and against the arrow's lane, by number alone."""
    assert acting("following", fields=[16, 31], digger=17).fields[0] == 31


@rule("DM-28", "DM-39", "DM-S1")
def test_following_brings_a_limbless_skeleton_home():
    game = acting(
        "following", seats=3, fields=[24, 32, 4], home=[0, 1, 0], digger=5, arms=[0, 2, 2], legs=[0, 2, 2]
    )  # fmt: skip

    assert game.home == [2, 1, 0]


@rule("DM-29")
def test_bone_patches_gives_back_a_limb_of_choice():
    assert acting("bone patches", arms=[1, 2], legs=[0, 2]).play(1, "leg").legs == [1, 2]
    assert acting("bone patches", arms=[1, 2]).arms == [2, 2]
    assert has_no_effect(acting("bone patches"))
