"""The dog, its dens, the festivals and the gravedigger."""

from __future__ import annotations

import pytest

from ofrenda.testing import rule
from tests.games.dia_de_los_muertos.setting import acting, has_no_effect, moving, steps


@rule("DM-32")
def test_the_dog_steps_along_any_way():
    assert steps(moving(fields=[8, 20], dog=26), word="dog") == [25, 27]
    assert steps(moving(fields=[8, 20], dog=17), word="dog") == [5, 7, 16, 25, 31]


@rule("DM-32")
def test_the_dog_goes_neither_to_the_start_nor_onto_green_fields_nor_home():
    assert steps(moving(fields=[8, 20], dog=4), word="dog") == [5, 6]
    assert steps(moving(fields=[8, 20], dog=28), word="dog") == [27]


@rule("DM-32")
def test_the_dog_passes_the_digger():
    game = moving(fields=[8, 20], dog=16, digger=17).play(1, "dog 17", "dog 7")

    assert game.dog == 7


@rule("DM-33", "DM-33B")
def test_the_dog_attacks_where_it_meets_a_skeleton_and_is_led_no_further():
    """The leader still has bones for the skeleton."""
    game = moving(fields=[8, 22], hands=["following", "cake"]).play(1, "dog 22")
    game.draw("cake").draw("2 bones").draw("kicking, next 2").play(1, "dog 31")

    assert game.arms == [2, 1]
    assert game.dens == ["", "", "cake"]
    assert game.dog == 31
    assert game.can(1) == ["go 7", "go 9", "go 18", "stop"]


@rule("DM-33", "DM-33B")
def test_the_leader_chooses_whom_the_dog_attacks_even_the_own_skeleton():
    game = moving(seats=3, fields=[22, 22, 9], laid=["skull", "", ""], hands=["cake", "cake", "cake"]).play(1, "dog 22")

    assert game.can(1) == ["target 1", "target 2"]
    assert game.play(1, "target 1").stack[-1] == "DrawFromHand attacker=0 victim=0 dog=1 back=0"


@rule("DM-27", "DM-33", "DM-33B")
def test_the_dog_takes_the_most_valuable_festival_card_for_a_blank_card():
    game = moving(fields=[8, 22], hands=["cake", "following, cake"], festivals=["", "music, dance"]).play(1, "dog 22")
    game.draw("following").play(1, "dog 29")

    assert game.festivals == ["", "music"]
    assert game.dens == ["following; dance", "", ""]


@rule("DM-27")
def test_a_blank_card_costs_nothing_else_without_festival_cards():
    game = moving(fields=[8, 22], hands=["cake", "following, cake"]).play(1, "dog 22").draw("following")

    assert (game.arms, game.legs) == ([2, 2], [2, 2])


@rule("DM-8", "DM-33")
def test_the_dog_takes_the_top_card_for_an_empty_hand():
    game = moving(fields=[8, 22], hands=["cake", ""], top=2).play(1, "dog 22").draw("kicking, next 1").play(1, "dog 30")

    assert game.legs == [2, 1]
    assert game.dens == ["", "kicking", ""]


@rule("DM-31")
def test_a_dog_put_onto_a_den_drives_skeletons_to_its_entry():
    game = moving(seats=3, fields=[8, 22, 29], laid=["skull", "", ""], hands=["skull", "2x cake", "skull"])
    game.play(1, "dog 22").draw("cake").play(1, "dog 29")

    assert game.fields == [8, 22, 9]


@rule("DM-31")
def test_driven_out_of_31_one_evades_a_digger_on_17():
    game = moving(seats=3, fields=[8, 22, 31], laid=["skull", "", ""], hands=["skull", "2x cake", "skull"], digger=17)
    game.play(1, "dog 22").draw("cake").play(1, "dog 31")
    assert steps(game, seat=3) == [5, 7, 16]

    assert game.play(3, "go 16").fields[2] == 16


def in_den(den: str, **position: object):
    """Seat 1 walks into the den 29 where these cards lie."""
    return moving(**{"seats": 3, "fields": [9, 20, 20], "dens": [den, "", ""], **position}).play(1, "go 29")


@rule("DM-34")
def test_a_den_offers_limbs_and_festival_cards_that_one_lacks():
    game = in_den("kicking, cake, dodge; music, dance", legs=[1, 2, 2], festivals=["dance", "", ""])

    assert game.can(1) == ["pick kicking", "music", "pass"]


@rule("DM-34B")
def test_a_picked_bone_is_discarded_openly():
    game = in_den("kicking, dodge", legs=[1, 2, 2]).play(1, "pick kicking")

    assert game.legs[0] == 2
    assert (game.discards, game.dens[0]) == ("kicking", "dodge")


@rule("DM-34B")
def test_hand_and_foot_give_one_limb_of_choice():
    assert in_den("hustle", legs=[1, 2, 2], arms=[1, 2, 2]).play(1, "pick hustle", "arm").arms[0] == 2
    assert in_den("hustle", legs=[1, 2, 2]).play(1, "pick hustle").legs[0] == 2


@rule("DM-34")
def test_picking_is_optional_and_one_thing_only():
    assert in_den("kicking", legs=[1, 2, 2]).play(1, "pass").legs[0] == 1
    game = in_den("2x kicking; music", legs=[0, 2, 2]).play(1, "pick kicking")
    assert "music" not in game.can(1)


@rule("DM-34B")
def test_a_festival_card_from_a_den_does_not_move_the_digger():
    game = in_den("; banquet").play(1, "banquet")

    assert game.festivals[0] == "banquet"
    assert game.digger == 32


@rule("DM-34")
def test_nobody_is_asked_in_a_den_without_anything_useful():
    assert "Pick" not in in_den("dodge, kicking").stack[-1]


@rule("DM-35")
def test_a_festival_card_moves_the_digger_one_field():
    game = moving(seats=3, fields=[18, 4, 4]).play(1, "go 19")

    assert game.festivals[0] == "music"
    assert game.sees(None).festivals == (1, 0, 0)
    assert list(game.state.festivals_left) == [1, 2, 2]
    assert game.digger == 28


@rule("DM-35", "DM-36", "DM-36B")
def test_with_two_players_the_digger_moves_two_fields():
    assert moving(fields=[18, 4]).play(1, "go 19").digger == 27


@rule("DM-35")
def test_nobody_takes_the_same_festival_twice_or_from_an_empty_field():
    again = moving(seats=3, fields=[18, 4, 4], festivals=["music", "", ""]).play(1, "go 19")
    empty = moving(seats=3, fields=[18, 4, 4], festivals=["", "music", "music"]).play(1, "go 19")

    assert (again.digger, empty.digger) == (32, 32)
    assert empty.festivals[0] == ""


@rule("DM-36", "DM-36B")
def test_a_skeleton_in_the_diggers_way_evades_in_turn_order():
    """He comes from 25 to 17; nobody goes onto 25."""
    game = moving(
        seats=4, fields=[18, 17, 17, 4], order=[1, 3, 2, 4], hands=["following"] * 4, digger=25
    )  # fmt: skip
    game.play(1, "go 19")
    assert game.digger == 17
    assert steps(game, seat=3) == [5, 7, 16, 31]
    game.play(3, "go 5")
    assert steps(game, seat=2) == [5, 7, 16, 31]

    assert game.play(2, "go 16").fields == [19, 16, 5, 4]


@rule("DM-36", "DM-34")
def test_evading_into_a_den_has_its_effect():
    game = moving(
        seats=3, fields=[18, 17, 4], laid=["skull", "", ""], hands=["cake"] * 3, digger=25, legs=[2, 1, 2],
        dens=["", "", "kicking"],
    ).play(1, "go 19").play(2, "go 31")  # fmt: skip

    assert game.can(2) == ["pick kicking", "pass"]


@rule("DM-36")
def test_the_dogs_field_is_no_way_out():
    game = moving(
        seats=3, fields=[18, 17, 4], laid=["skull", "", ""], hands=["cake"] * 3, digger=25, dog=7
    ).play(1, "go 19")  # fmt: skip

    assert steps(game, seat=2) == [5, 16, 31]


@rule("DM-D1")
def test_on_31_one_is_walled_in_while_the_digger_stands_on_17():
    assert steps(moving(fields=[31, 4], digger=17)) == []
    assert steps(moving(fields=[31, 4], digger=5)) == [17]


@rule("DM-D1")
@pytest.mark.parametrize("card", ["cartwheel", "hustle", "leapfrog", "header"])
def test_walled_in_no_action_but_following_leads_out(card: str):
    """The other stands on 31 too, or right behind the digger."""
    for other in (31, 5):
        assert has_no_effect(acting(card, fields=[31, other], digger=17))
    assert acting("following", seats=3, fields=[31, 32, 4], home=[0, 1, 0], digger=5).home == [2, 1, 0]


@rule("DM-D1")
def test_walled_in_one_can_still_be_struck_and_lead_the_dog():
    assert acting("kicking", fields=[31, 31], digger=17).can(1) == ["target 2"]
    assert steps(moving(fields=[31, 4], digger=17), word="dog") == [22]


@rule("DM-D1", "DM-37")
def test_the_last_festival_card_frees_whoever_is_walled_in():
    game = moving(
        seats=3, fields=[18, 31, 4], digger=17, festivals=["dance, banquet", "music, dance", "banquet"],
        laid=["skull", "skull", ""], hands=["cake"] * 3,
    ).play(1, "go 19", "digger 5", "stop").play(2, "movement")  # fmt: skip

    assert steps(game, seat=2) == [17]


@rule("DM-32", "DM-36")
def test_dog_and_digger_share_a_field():
    """The dog may stop on the digger's field, and the digger steps onto the dog's."""
    assert moving(fields=[8, 20], dog=26, digger=25).play(1, "dog 25", "stop").dog == 25
    game = moving(seats=3, fields=[18, 4, 4], dog=28).play(1, "go 19")

    assert (game.dog, game.digger) == (28, 28)


@rule("DM-37")
def test_the_taker_of_the_last_card_places_the_digger():
    game = moving(
        seats=3, fields=[18, 7, 4], laid=["skull", "", ""], hands=["cake"] * 3, digger=17,
        festivals=["dance, banquet", "music, dance", "banquet"],
    ).play(1, "go 19")  # fmt: skip
    assert game.can(1) == ["digger 5", "digger 7", "digger 16"]
    game.play(1, "digger 7")
    assert steps(game, seat=2) == [6, 8, 17]

    assert game.play(2, "go 17").sees(None).open


@rule("DM-37B", "DM-36B")
def test_with_two_players_the_last_field_is_chosen_after_the_evasions():
    game = moving(fields=[18, 17], hands=["cake", "cake"], digger=25, festivals=["dance", "banquet"]).play(1, "go 19")
    assert game.digger == 17
    assert steps(game, seat=2) == [5, 7, 16, 31]
    game.play(2, "go 5")
    assert game.can(1) == ["digger 5", "digger 7", "digger 16"]
    game.play(1, "digger 5")

    assert steps(game, seat=2) == [4, 6, 17]


@rule("DM-37")
def test_the_digger_stays_where_he_was_put():
    """A festival card that the dog carried off and somebody lost lies in a den; nothing moves him any more."""
    game = moving(seats=3, fields=[9, 4, 4], digger=5, dens=["; music", "", ""]).play(1, "go 29", "music")

    assert game.digger == 5


@rule("DM-S1", "DM-6")
def test_a_limbless_skeleton_leads_the_dog_for_a_card():
    game = moving(fields=[8, 20], arms=[0, 2], legs=[0, 2], top=1)
    assert steps(game) == []
    game.play(1, "dog 22", "stop")

    assert game.stack[-1] == "DrawCards seat=0 count=1"


@rule("DM-S1")
def test_a_limbless_skeleton_turns_cards_up_to_draw():
    game = acting("kicking", arms=[0, 2], legs=[0, 2], top=1)

    assert game.told(None) == ["acts", "no-effect"]
    assert game.stack[-1] == "DrawCards seat=0 count=2"
