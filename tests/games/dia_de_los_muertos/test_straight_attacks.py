"""Blows, snatching and hustling: one victim here or next to one."""

from __future__ import annotations

import pytest

from ofrenda.testing import rule
from tests.games.dia_de_los_muertos.setting import acting, has_no_effect, steps

# Blows


@rule("DM-21", "DM-A5")
@pytest.mark.parametrize(("card", "limb"), [("kicking", "legs"), ("beating", "arms")])
def test_a_blow_costs_a_limb(card: str, limb: str):
    game = acting(card).play(1, "target 2")

    assert getattr(game, limb) == [2, 1]
    assert game.told(None)[-1] == "lost-limb"


@rule("DM-21B")
@pytest.mark.parametrize(("card", "limb"), [("kicking", "legs"), ("beating", "arms")])
def test_a_blow_needs_such_a_limb(card: str, limb: str):
    assert has_no_effect(acting(card, **{limb: [2, 0]}))


@rule("DM-14", "DM-21")
def test_blows_and_throws_pass_dog_and_digger():
    """The dog on 9 and the digger on 17 stand between."""
    assert acting("skull", fields=[8, 10], dog=9).can(1) == ["target 2"]
    assert acting("skull", fields=[16, 5], digger=17).can(1) == ["target 2"]


# Snatching


@rule("DM-20")
def test_snatching_takes_a_limb_or_festival_card_that_one_lacks():
    game = acting("snatching", seats=3, arms=[1, 2, 2], festivals=["music", "music, banquet", ""], fields=[8, 8, 4])
    assert game.play(1, "target 2").can(1) == ["arm", "banquet"]

    assert game.play(1, "banquet").festivals == ["music, banquet", "music", ""]


@rule("DM-20")
def test_a_snatched_limb_changes_its_skeleton():
    game = acting("snatching", arms=[1, 2]).play(1, "target 2", "arm")

    assert game.arms == [2, 1]


@rule("DM-20")
def test_nothing_to_snatch_from_whoever_has_nothing_one_lacks():
    assert has_no_effect(acting("snatching"))


@rule("DM-39", "DM-20B")
def test_snatching_reaches_into_the_goal_from_28():
    game = acting(
        "snatching", seats=3, fields=[28, 32, 27], home=[0, 1, 0], festivals=["", "dance", ""], digger=5
    ).play(1, "target 2", "dance")  # fmt: skip

    assert game.festivals == ["dance", "", ""]


# Hustle


@rule("DM-22")
def test_hustle_on_the_own_field_sends_both_to_different_neighbours():
    game = acting("hustle", fields=[8, 8]).play(1, "target 2")
    assert steps(game, word="push") == [7, 9, 18]
    game.play(1, "push 9")
    assert steps(game) == [7, 18]

    assert game.play(1, "go 7").fields == [7, 9]


@rule("DM-22")
def test_hustle_on_the_next_field_swaps_or_sends_both_elsewhere():
    game = acting("hustle", fields=[8, 9]).play(1, "target 2")
    assert steps(game, word="push") == [8, 10, 29]
    assert steps(acting("hustle", fields=[8, 9]).play(1, "target 2", "push 8")) == [9]
    game.play(1, "push 10")
    assert steps(game) == [7, 18]

    assert acting("hustle", fields=[8, 9]).play(1, "target 2", "push 8", "go 9").fields == [9, 8]


@rule("DM-22")
def test_hustle_never_sends_both_to_the_same_field():
    """5 and 7 share the neighbours 6 and 17, but are not neighbours; 5 and 6 share 4."""
    game = acting("hustle", fields=[5, 6], dog=17).play(1, "target 2", "push 7")

    assert steps(game) == [4]
    assert steps(acting("hustle", fields=[5, 6], dog=17).play(1, "target 2"), word="push") == [5, 7]


@rule("DM-22", "DM-15B")
def test_hustle_obeys_the_arrows():
    """On the red lane nobody can step back, so nobody is pushed home."""
    assert has_no_effect(acting("hustle", fields=[28, 28], digger=5))
    assert has_no_effect(acting("hustle", fields=[3, 4]))


@rule("DM-14", "DM-22")
def test_hustle_enters_neither_dog_nor_digger():
    game = acting("hustle", fields=[8, 8], dog=9).play(1, "target 2")
    assert steps(game, word="push") == [7, 18]
    assert has_no_effect(acting("hustle", fields=[16, 16], digger=17))


@rule("DM-18", "DM-22")
def test_after_hustling_both_are_placed_and_the_victims_field_has_its_effect_first():
    game = acting("hustle", seats=3, fields=[23, 22, 4], dog=9, dens=["", "kicking", ""], legs=[2, 1, 2])
    game.play(1, "target 2", "push 30", "go 24")
    assert game.fields == [24, 30, 4]
    assert game.festivals[0] == ""
    game.play(2, "pick kicking")

    assert game.festivals[0] == "banquet"


@rule("DM-22", "DM-39")
def test_hustle_is_forbidden_against_the_goal():
    game = acting("hustle", seats=3, fields=[28, 32, 4], home=[0, 1, 0], digger=5)

    assert has_no_effect(game)
