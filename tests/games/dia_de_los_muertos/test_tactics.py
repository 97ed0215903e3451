"""The judgement of a sensible player, where matches once got stuck."""

from __future__ import annotations

from tests.games.dia_de_los_muertos.setting import moving, table


def test_it_walks_around_the_digger():
    """From 16 to the music the short way over 17 is barred."""
    game = moving(fields=[16, 4], digger=17, festivals=["dance, banquet", ""])

    assert game.preferred() == "go 15"


def test_it_leads_the_dog_out_of_the_only_way():
    """The dog on 22 bars the way to the banquet; it is led into its den, not waited for."""
    game = moving(seats=3, fields=[13, 4, 4], dog=22, festivals=["music, dance", "", ""])
    assert game.preferred() == "dog 30"
    game.play(1, "dog 30")

    assert game.preferred() == "go 22"


def test_walled_in_it_fetches_the_dog_to_be_driven_out():
    """All are on 31 behind the digger, and the dog is near: sent to its den 31 it drives them out."""
    game = moving(seats=3, fields=[31, 31, 31], digger=17, dog=16, hands=["cake, following", "cake", "cake"])
    assert game.preferred() == "dog 17"
    game.play(1, "dog 17")
    assert game.preferred() == "dog 31"
    game.play(1, "dog 31", "target 2").draw("cake").draw("2 bones").draw("kicking, next 2")
    assert game.preferred() == "dog 31"
    game.play(1, "dog 31")

    assert game.state.stack[-1].gate == 17


def test_it_does_not_hoard_bone_patches():
    game = table(hands=["5x bone patches, cake", "kicking"], fields=[16, 16], festivals=["music, dance, banquet", ""])

    assert game.preferred() == "lay bone patches"


def test_it_goes_home_when_the_way_is_open():
    game = moving(fields=[17, 4], digger=5, festivals=["", ""])

    assert game.preferred() == "go 25"


def test_a_hand_that_runs_dry_is_filled():
    """With one card left besides, an action is worth more than a step."""
    game = table(laid=["cake", ""], hands=["kicking", ""], fields=[8, 12])

    assert game.preferred() == "action"
