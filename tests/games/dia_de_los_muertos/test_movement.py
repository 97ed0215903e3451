"""A card used as a movement: how far, where not, where it ends; and holding on."""

from __future__ import annotations

import pytest

from ofrenda.testing import rule
from tests.games.dia_de_los_muertos.setting import acting, moving, steps, table

FAR_AWAY = 20


@rule("DM-12")
@pytest.mark.parametrize(("legs", "arms", "reach"), [(2, 0, 3), (1, 2, 2), (0, 2, 2), (0, 1, 1), (0, 0, 0)], ids=str)
def test_limbs_cap_the_walk(legs: int, arms: int, reach: int):
    game = moving(fields=[8, FAR_AWAY], legs=[legs, 2], arms=[arms, 2])
    for field in (9, 10, 11)[:reach]:
        game.play(1, f"go {field}")

    assert game.fields[0] == 8 + reach
    assert steps(game) == []


@rule("DM-12")
@pytest.mark.parametrize(("card", "reach"), [("cake", 1), ("kicking", 2), ("skull", 3)])
def test_the_bones_cap_the_walk(card: str, reach: int):
    game = moving(fields=[8, FAR_AWAY], laid=[card, ""])

    assert game.stack[-1] == f"Moving bones={reach} steps={reach} led=0 track=(8) holders=() origins=()"


@rule("DM-12", "DM-12C")
def test_one_may_walk_less_or_turn_back():
    assert moving(fields=[8, FAR_AWAY]).play(1, "stop").fields[0] == 8
    assert moving(fields=[8, FAR_AWAY]).play(1, "go 9", "go 8", "stop").fields[0] == 8


@rule("DM-12B")
def test_a_skeleton_bitten_by_its_own_dog_walks_on_with_the_limbs_that_are_left():
    game = moving(fields=[8, 0], arms=[1, 2], legs=[0, 2], hands=["cake", ""], dog=9).play(1, "dog 8")
    game.draw("cake").play(1, "dog 29")

    assert game.arms[0] + game.legs[0] == 0
    assert game.can(1) == ["stop"]


@rule("DM-12B")
@pytest.mark.parametrize(("walk", "left"), [([], 1), (["go 9"], 0)])
def test_fields_already_walked_count_against_the_limbs_that_are_left(walk: list[str], left: int):
    """Two arms carry two fields; with one of them lost the second field is walked only if the first was not."""
    game = moving(fields=[10, 0], arms=[2, 2], legs=[0, 2], hands=["cake, cake", ""], dog=8)
    game.play(1, *walk, "dog 9", *(["dog 10"] if not walk else [])).draw("cake").play(1, "dog 31")

    assert game.state.stack[-1].steps == left


@rule("DM-13", "DM-M1")
@pytest.mark.parametrize(("start", "special"), [(18, 19), (20, 21), (23, 24), (9, 29), (17, 31)])
def test_special_fields_end_the_walk(start: int, special: int):
    """They hang on one field each, and the bones left lead only the dog."""
    game = moving(seats=3, fields=[start, 4, 4]).play(1, f"go {special}")

    assert steps(game) == []
    assert "stop" in game.can(1)


@rule("DM-13")
def test_the_goal_ends_the_walk():
    game = moving(fields=[28, 4], digger=5).play(1, "go 32")

    assert game.home == [1, 0]
    assert game.can(1) == []


@rule("DM-13B")
def test_who_was_stopped_walks_no_further_even_if_driven_off():
    """The dog, sent to the den, drives the own skeleton out of it; the bone that is left does not serve it."""
    game = moving(fields=[9, 10], dog=11, hands=["following", "cake, skull"]).play(1, "go 29", "dog 10", "back 1")
    game.draw("cake").play(1, "dog 29")

    assert game.fields[0] == 9
    assert game.can(1) == ["stop"]


@rule("DM-14")
def test_skeletons_do_not_bar_the_way():
    assert moving(fields=[8, 9]).play(1, "go 9", "go 10").fields[0] == 10


@rule("DM-14")
def test_the_dog_bars_the_way():
    assert steps(moving(fields=[8, FAR_AWAY], dog=9)) == [7, 18]


@rule("DM-14")
def test_the_digger_bars_the_way():
    assert steps(moving(fields=[16, FAR_AWAY], digger=17)) == [15]


@rule("DM-15")
@pytest.mark.parametrize(("field", "next_one"), [(1, 2), (2, 3), (3, 4), (25, 26), (27, 28)])
def test_green_and_red_fields_are_left_by_their_arrows_only(field: int, next_one: int):
    assert steps(moving(fields=[field, FAR_AWAY], digger=5)) == [next_one]


@rule("DM-15")
def test_nobody_goes_back_onto_a_green_or_red_field():
    assert steps(moving(fields=[4, FAR_AWAY])) == [5, 6]
    assert 25 in steps(moving(fields=[17, FAR_AWAY], digger=5))


@rule("DM-15")
def test_ranges_are_counted_in_any_direction():
    """From 4 back to 3 leads no arrow, but a kick reaches there."""
    assert acting("kicking", fields=[4, 3]).can(1) == ["target 2"]


@rule("DM-16")
@pytest.mark.parametrize(("digger", "opened"), [(32, False), (25, False), (5, True), (7, True), (16, True)])
def test_the_red_fields_open_when_the_digger_has_left_the_junction(digger: int, opened: bool):
    assert (25 in steps(moving(fields=[17, FAR_AWAY], digger=digger))) == opened


@rule("DM-18", "DM-35")
def test_a_field_has_its_effect_however_one_gets_there():
    """Following puts the skeleton onto the dance."""
    game = acting("following", seats=3, fields=[8, 21, 4])

    assert game.fields[0] == 21
    assert game.festivals[0] == "dance"


@rule("DM-32")
def test_bones_are_split_between_skeleton_and_dog_in_any_order():
    game = moving(fields=[8, FAR_AWAY]).play(1, "dog 22", "go 9", "dog 13")

    assert (game.fields[0], game.dog) == (9, 13)


@rule("DM-32")
def test_what_the_skeleton_cannot_use_leads_the_dog():
    """One arm, no legs: one step of the skeleton, two of the dog."""
    game = moving(fields=[8, FAR_AWAY], legs=[0, 2], arms=[1, 2]).play(1, "go 9")
    assert steps(game) == []
    game.play(1, "dog 22", "dog 23")

    assert game.dog == 23


@rule("DM-T1")
def test_every_step_can_be_taken_back_until_a_card_is_turned_up():
    """Walking, leading the dog, taking a festival card: nothing of it reveals anything. A bite does."""
    game = moving(seats=3, fields=[18, 13, 4], laid=["skull", "", ""], hands=["cake", "cake, skull", ""])
    game.play(1, "go 19", "dog 22", "dog 13", "back 1")
    assert not any(event.reveals for event in game.events)
    game.draw("cake")

    assert game.events[-2].kind == "struck"
    assert game.events[-2].reveals


# Holding


def held(**position: object):
    """Seat 1 is about to walk three fields; seat 2 has Holding in hand."""
    return moving(**{"hands": ["following", "holding, cake"], **position})


@rule("DM-HOLD")
@pytest.mark.parametrize(("field", "asked"), [(8, True), (9, True), (7, True), (10, False)])
def test_holding_is_offered_on_the_same_and_the_next_field(field: int, asked: bool):
    assert (held(fields=[8, field]).can(2) == ["hold", "pass"]) == asked


@rule("DM-HOLD")
def test_whoever_has_a_two_in_range_is_asked_but_may_only_pass_without_the_card():
    assert held(fields=[8, 8], hands=["cake", "kicking"]).can(2) == ["pass"]
    assert held(fields=[8, 8], hands=["cake", "skull"]).can(2) == []


@rule("DM-HOLD")
def test_nobody_is_asked_when_all_holdings_lie_in_sight():
    game = held(fields=[8, 8], hands=["cake", "kicking"], discards="2x holding", dens=["holding", "", ""])

    assert game.can(2) == []


@rule("DM-HOLD")
def test_holding_costs_the_mover_a_field_but_no_bone():
    game = held(fields=[8, 8]).play(2, "hold").play(1, "go 9", "go 10")

    assert steps(game) == []
    assert steps(game, word="dog") == [22]


@rule("DM-HOLD")
def test_from_the_same_field_the_holder_ends_with_the_mover():
    game = held(fields=[8, 8]).play(2, "hold").play(1, "go 9", "go 10", "stop")

    assert game.fields == [10, 10]
    assert game.discards == "holding"


@rule("DM-HOLD")
def test_from_behind_the_holder_ends_one_field_behind():
    game = held(fields=[8, 7]).play(2, "hold").play(1, "go 9", "go 10", "stop")

    assert game.fields == [10, 9]


@rule("DM-HOLD")
def test_from_ahead_the_holder_is_not_dragged_past_the_mover():
    assert held(fields=[8, 9]).play(2, "hold").play(1, "go 9", "go 10", "stop").fields == [10, 10]
    assert held(fields=[8, 9]).play(2, "hold").play(1, "go 9", "stop").fields == [9, 9]


@rule("DM-HOLD")
def test_limbs_do_not_cap_the_holder():
    game = held(fields=[8, 8], legs=[2, 0], arms=[2, 0]).play(2, "hold").play(1, "go 9", "go 10", "stop")

    assert game.fields == [10, 10]


@rule("DM-HOLD")
def test_arrows_bind_the_holder():
    """Seat 2 stands on 4, ahead of 3 where no arrow leads back; on the track it goes along."""
    assert held(fields=[3, 4]).play(2, "hold").play(1, "go 4", "go 6", "stop").fields == [6, 6]
    assert held(fields=[3, 4]).play(2, "hold").play(1, "stop").fields == [3, 4]


@rule("DM-HOLD")
def test_the_holder_stops_before_whatever_is_barred_meanwhile():
    """The mover leads the dog into the track behind itself."""
    game = held(fields=[8, 7], dog=29).play(2, "hold").play(1, "go 9", "go 10", "dog 9")

    assert game.fields == [10, 8]


@rule("DM-HOLD")
@pytest.mark.parametrize(("evaded", "ends"), [(6, 6), (8, 19)], ids=["off the track", "onto the track"])
def test_who_was_moved_off_the_track_stays(evaded: int, ends: int):
    """The mover takes the last festival card and puts the digger onto the holder's field."""
    game = held(
        seats=3, fields=[8, 7, 4], digger=17, hands=["cake", "holding, cake", "cake"],
        festivals=["dance, banquet", "music, dance", "banquet"],
    )  # fmt: skip
    game.play(2, "hold").play(1, "go 18", "go 19", "digger 7").play(2, f"go {evaded}").play(1, "stop")

    assert game.fields[:2] == [19, ends]


@rule("DM-18", "DM-HOLD")
def test_the_holder_arrives_after_the_mover():
    game = held(fields=[28, 28], digger=5).play(2, "hold").play(1, "go 32")

    assert game.home == [1, 2]


@rule("DM-HOLD")
def test_several_holders_add_up_and_stop_at_nothing():
    """A one cannot be held twice: after the first holder nobody else is asked."""
    game = moving(
        seats=3, fields=[8, 8, 8], laid=["kicking", "", ""], hands=["skull", "holding, skull", "holding, cake"]
    ).play(2, "hold").play(3, "hold")  # fmt: skip
    assert steps(game) == []

    game = moving(
        seats=3, fields=[8, 8, 8], laid=["cake", "", ""], hands=["skull", "holding, skull", "holding, cake"]
    ).play(2, "hold")  # fmt: skip
    assert game.can(3) == []


@rule("DM-HOLD")
@pytest.mark.parametrize("holder", [17, 31], ids=["before the den", "in the den"])
def test_a_mover_driven_out_of_a_den_takes_the_holder_along_from_there(holder: int):
    """The dog bites seat 3 and is put on 31; whoever stands there is driven to 17, and the mover walks on."""
    game = held(
        seats=3, fields=[31, holder, 22], dog=23, hands=["following", "holding, following", "2x cake"]
    )  # fmt: skip
    game.play(2, "hold").play(1, "dog 22").draw("cake").play(1, "dog 31")
    assert game.fields[0] == 17

    game.play(1, "go 16", "stop")
    assert game.fields[:2] == [16, 16]


@rule("DM-HOLD")
def test_one_holds_once_per_movement():
    game = held(fields=[8, 8], hands=["cake", "2x holding"]).play(2, "hold")

    assert game.can(2) == []


@rule("DM-HOLD")
def test_nobody_holds_a_skeleton_that_cannot_walk():
    assert held(fields=[8, 8], legs=[0, 2], arms=[0, 2]).can(2) == []


@rule("DM-HOLD")
def test_holding_is_offered_before_the_route():
    game = table(fields=[8, 8], laid=["skull", ""], hands=["cake", "holding"])
    game.play(1, "movement")

    assert game.state.deciders() == (1,)
    assert game.fields == [8, 8]
