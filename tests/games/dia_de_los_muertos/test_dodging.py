"""Dodging: who is asked, and what a Dodge averts."""

from __future__ import annotations

import pytest

from ofrenda.testing import rule
from tests.games.dia_de_los_muertos.setting import acting


@rule("DM-30")
@pytest.mark.parametrize("card", ["kicking", "beating"])
def test_a_blow_can_be_dodged(card: str):
    game = acting(card, hands=["cake", "dodge, cake"]).play(1, "target 2").play(2, "dodge")

    assert (game.arms, game.legs) == ([2, 2], [2, 2])
    assert game.hands[1] == "cake"
    assert game.discards == f"dodge, {card}"


@rule("DM-30")
def test_whoever_has_a_three_is_asked_but_may_only_pass_without_the_card():
    game = acting("kicking", hands=["cake", "skull"]).play(1, "target 2")
    assert game.can(2) == ["pass"]

    assert game.play(2, "pass").legs == [2, 1]


@rule("DM-30")
def test_nobody_is_asked_without_a_three_or_with_all_dodges_in_sight():
    assert acting("kicking", hands=["cake", "cake"]).play(1, "target 2").legs == [2, 1]
    game = acting("kicking", hands=["cake", "skull"], discards="4x dodge", dens=["2x dodge", "", ""])
    assert game.play(1, "target 2").legs == [2, 1]


@rule("DM-30")
def test_hustle_is_dodged_after_it_is_declared_in_full():
    game = acting("hustle", fields=[8, 8], hands=["cake", "dodge, cake"])
    game.play(1, "target 2", "push 9", "go 7")
    assert game.can(2) == ["dodge", "pass"]
    game.play(2, "dodge")

    assert game.fields == [8, 8]


@rule("DM-A4")
@pytest.mark.parametrize("card", ["cake", "cartwheel"])
def test_random_attacks_cannot_be_dodged(card: str):
    game = acting(card, fields=[8, 9], hands=["following", "dodge"])
    game.play(1, *(["target 2"] if card == "cake" else ["go 9", "stop"]))

    assert game.stack[-1].startswith("DrawFromHand")


@rule("DM-20B")
@pytest.mark.parametrize("dodgeable", [False, True])
def test_snatching_is_dodgeable_only_if_agreed(dodgeable: bool):
    game = acting(
        "snatching", arms=[1, 2], hands=["cake", "dodge, cake"], options={"snatch_dodgeable": dodgeable}
    ).play(1, "target 2", "arm")  # fmt: skip

    assert game.can(2) == (["dodge", "pass"] if dodgeable else [])
    assert game.arms == ([1, 2] if dodgeable else [2, 1])
    if dodgeable:
        assert game.play(2, "dodge").arms == [1, 2]
