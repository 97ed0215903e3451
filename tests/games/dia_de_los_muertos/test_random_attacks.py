"""Throwing, cartwheels, and what a random attack costs."""

from __future__ import annotations

import pytest

from ofrenda.testing import rule
from tests.games.dia_de_los_muertos.setting import acting, steps

# Throwing


@rule("DM-26")
@pytest.mark.parametrize(("card", "reach"), [("cake", 5), ("flowerpot", 4), ("skull", 3)])
def test_a_throw_has_one_target_in_range(card: str, reach: int):
    """Out of the alley of 19, over 18 and 8 to 9 and further; not the own field."""
    game = acting(card, seats=4, fields=[19, 19, 6 + reach, 7 + reach])

    assert game.can(1) == ["target 3"]


@rule("DM-26", "DM-39", "DM-39B")
def test_of_a_skeleton_in_the_goal_a_throw_turns_up_the_top_of_the_pile():
    game = acting("cake", seats=3, fields=[28, 32, 4], home=[0, 1, 0], digger=5, top=2).play(1, "target 2")
    game.draw("kicking, next 2")

    assert game.legs == [2, 1, 2]
    assert game.hands[1] == ""
    assert game.discards == "kicking, cake"


# Cartwheel


@rule("DM-25")
def test_a_cartwheel_goes_one_to_three_fields_without_repeats():
    game = acting("cartwheel", fields=[8, 20])
    assert game.can(1) == ["go 7", "go 9", "go 18"]
    game.play(1, "go 9")
    assert game.can(1) == ["go 10", "go 29", "stop"]
    game.play(1, "go 10", "go 11")

    assert game.fields[0] == 11
    assert not game.stack[-1].startswith("Wheeling")


@rule("DM-25")
def test_a_cartwheel_strikes_everybody_on_its_track_but_not_at_its_start():
    """Field 9 first, then both on 10 in the player's order."""
    game = acting(
        "cartwheel", seats=5, fields=[8, 10, 9, 8, 10], hands=["following", "cake", "cake", "cake", "skull"]
    ).play(1, "go 9", "go 10", "stop")  # fmt: skip
    assert game.stack[-1] == "DrawFromHand attacker=0 victim=2 dog=0 back=0"
    game.draw("cake").draw("2 bones").draw("kicking, next 2")
    assert game.can(1) == ["target 2", "target 5"]
    game.play(1, "target 5").draw("skull").draw("kicking, next 2").draw("cake").draw("kicking, next 2")

    assert game.arms == [2, 1, 1, 2, 1]


@rule("DM-25")
def test_nobody_is_struck_before_the_track_is_complete():
    game = acting("cartwheel", fields=[8, 9], hands=["following", "cake"]).play(1, "go 9")

    assert game.can(1) == ["go 10", "go 29", "stop"]
    assert game.hands[1] == "cake"


@rule("DM-25", "DM-13B")
def test_a_cartwheel_ends_on_special_fields_and_then_has_its_effect():
    game = acting("cartwheel", seats=3, fields=[18, 19, 4], hands=["following", "cake", ""]).play(1, "go 19")
    assert game.festivals[0] == ""
    game.draw("cake").draw("2 bones").draw("kicking, next 2")

    assert game.festivals[0] == "music"
    assert game.digger == 28


@rule("DM-14", "DM-25")
def test_a_cartwheel_passes_neither_dog_nor_digger():
    assert steps(acting("cartwheel", fields=[8, 20], dog=9)) == [7, 18]
    assert steps(acting("cartwheel", fields=[16, 20], digger=17)) == [15]


@rule("DM-25", "DM-39B")
def test_a_cartwheel_strikes_nobody_in_the_goal():
    game = acting("cartwheel", seats=3, fields=[28, 32, 4], home=[0, 1, 0], digger=5).play(1, "go 32")

    assert game.home == [2, 1, 0]


# What a random attack costs


def struck(card: str, **victim: object):
    """Seat 2 is hit by a cake and loses this card."""
    position = {key: [2, value] for key, value in victim.items()}
    return acting("cake", fields=[8, 9], hands=["following", f"{card}, following"], **position).play(1, "target 2")


@rule("DM-27")
@pytest.mark.parametrize(
    ("card", "arms", "legs"), [("snatching", 1, 2), ("kicking", 2, 1), ("dodge", 2, 2)], ids=["hand", "foot", "blank"]
)
def test_the_symbol_says_which_limb_goes(card: str, arms: int, legs: int):
    game = struck(card)
    game.play(1, game.can(1)[-1]).draw(card)

    assert (game.arms[1], game.legs[1]) == (arms, legs)
    assert game.discards.startswith(card)
    assert game.hands[1] == "following"


@rule("DM-27")
def test_hand_and_foot_let_the_attacker_choose():
    game = struck("hustle").play(1, "back 2").draw("hustle")
    assert game.can(1) == ["arm", "leg"]

    assert game.play(1, "leg").legs == [2, 1]


@rule("DM-27B")
def test_hand_and_foot_take_what_is_left():
    assert struck("hustle", legs=0).play(1, "back 2").draw("hustle").arms == [2, 1]
    assert struck("hustle", arms=0).play(1, "back 2").draw("hustle").legs == [2, 1]


@rule("DM-27B")
def test_a_limb_already_gone_costs_nothing_but_the_card():
    game = struck("kicking", legs=0).play(1, "back 2").draw("kicking")

    assert (game.arms[1], game.legs[1]) == (2, 0)
    assert game.hands[1] == "following"
