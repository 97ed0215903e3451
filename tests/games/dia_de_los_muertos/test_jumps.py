"""Leapfrog and Header."""

from __future__ import annotations

import pytest

from ofrenda.testing import rule
from tests.games.dia_de_los_muertos.setting import acting, has_no_effect, steps

# Leapfrog


@rule("DM-23")
@pytest.mark.parametrize(
    ("others", "landings"),
    [
        ([9, 23], [10, 29]),
        ([10, 23], [11]),
        ([11, 23], [12, 20]),
        ([12, 23], []),
        ([9, 10], [11, 29]),
        ([8, 23], []),
    ],
    ids=["next", "two away", "three away", "out of range by one", "two in a row", "on the own field"],
)
def test_leapfrog_lands_behind_the_skeletons(others: list[int], landings: list[int]):
    game = acting("leapfrog", seats=3, fields=[8, *others])

    assert steps(game) == landings
    assert has_no_effect(game) == (not landings)


@rule("DM-23", "DM-14")
def test_leapfrog_passes_the_dog_but_does_not_land_on_it():
    assert steps(acting("leapfrog", fields=[8, 9], dog=10)) == [11, 29]
    assert steps(acting("leapfrog", fields=[8, 10], dog=9)) == [11]


@rule("DM-23", "DM-14")
def test_leapfrog_does_not_pass_the_digger():
    """From 15 over 16: the digger on 17 leaves no field to land on."""
    assert has_no_effect(acting("leapfrog", fields=[15, 16], digger=17))
    assert steps(acting("leapfrog", fields=[15, 16])) == [17]


@rule("DM-23", "DM-16")
def test_leapfrog_does_not_enter_a_closed_way():
    assert steps(acting("leapfrog", fields=[16, 17])) == [5, 7, 31]
    assert steps(acting("leapfrog", fields=[16, 17], digger=7)) == [5, 25, 31]


@rule("DM-23")
def test_the_goal_never_counts_as_occupied():
    game = acting("leapfrog", seats=3, fields=[27, 28, 32], home=[0, 0, 1], digger=5).play(1, "go 32")

    assert game.home == [2, 0, 1]


@rule("DM-23")
def test_leapfrog_does_not_jump_the_own_track_twice():
    """Into the dead end 29 leads no way on."""
    assert has_no_effect(acting("leapfrog", fields=[9, 29]))


# Header


@rule("DM-24")
def test_header_knocks_away_a_card_that_is_still_to_be_used():
    game = acting("header", fields=[8, 10], laid=["header", "kicking"], hands=["cake", "cake"], top=1)
    game.play(1, "target 2")
    assert game.fields == [10, 10]
    assert game.laid == ["", "knocked over"]
    assert game.face_down == ["", "kicking"]
    game.draw("following, next 1").draw("following, next 1")

    assert "lost-turn" in game.told(None)
    assert game.hands[1] == "cake"


@rule("DM-24")
def test_header_leaves_a_card_alone_whose_turn_is_over():
    game = acting("header", fields=[8, 10], order=[2, 1], hands=["cake", "cake"]).play(1, "target 2")

    assert game.laid == ["", ""]
    assert game.fields == [10, 10]


@rule("DM-17")
def test_a_headers_range_is_the_length_of_its_track():
    """4 is one field from 3, but from 4 no arrow leads back there."""
    assert has_no_effect(acting("header", fields=[4, 3]))


@rule("DM-17", "DM-14")
def test_header_passes_the_dog_but_not_the_digger():
    assert acting("header", fields=[8, 10], dog=9).can(1) == ["target 2"]
    assert has_no_effect(acting("header", fields=[16, 5], digger=17))
    assert acting("header", fields=[16, 5]).can(1) == ["target 2"]


@rule("DM-39", "DM-24B")
def test_header_at_somebody_in_the_goal_arrives_next():
    game = acting("header", seats=3, fields=[27, 32, 4], home=[0, 1, 0], digger=5).play(1, "target 2")

    assert game.home == [2, 1, 0]


@rule("DM-24B")
def test_header_cannot_be_dodged():
    game = acting("header", fields=[8, 9], hands=["cake", "dodge"]).play(1, "target 2")

    assert game.can(2) == []
    assert game.fields == [9, 9]
