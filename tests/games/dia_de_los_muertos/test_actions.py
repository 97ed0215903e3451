"""A card used as an action: each kind at its edges."""

from __future__ import annotations

import pytest

from ofrenda.testing import rule
from tests.games.dia_de_los_muertos.setting import acting, steps


def has_no_effect(game) -> bool:
    return "no-effect" in game.told(None)


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


# Blows


@rule("DM-21", "DM-A5")
@pytest.mark.parametrize(("card", "limb"), [("kicking", "legs"), ("beating", "arms")])
def test_a_blow_costs_a_limb(card: str, limb: str):
    game = acting(card).play(1, "target 2")

    assert getattr(game, limb) == [2, 1]
    assert game.told(None)[-1] == "lost-limb"


@rule("DM-21")
@pytest.mark.parametrize(("card", "limb"), [("kicking", "legs"), ("beating", "arms")])
def test_a_blow_needs_such_a_limb(card: str, limb: str):
    assert has_no_effect(acting(card, **{limb: [2, 0]}))


@rule("DM-14", "DM-21")
def test_blows_and_throws_pass_dog_and_digger():
    """The dog on 9 and the digger on 17 stand between."""
    assert acting("skull", fields=[8, 10], dog=9).can(1) == ["target 2"]
    assert acting("skull", fields=[16, 5], digger=17).can(1) == ["target 2"]


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


@rule("DM-20", "DM-39")
def test_snatching_reaches_into_the_goal_from_28():
    game = acting(
        "snatching", seats=3, fields=[28, 32, 27], home=[0, 1, 0], festivals=["", "dance", ""], digger=5
    ).play(1, "target 2", "dance")  # fmt: skip

    assert game.festivals == ["dance", "", ""]


@rule("DM-20")
@pytest.mark.parametrize("dodgeable", [False, True])
def test_snatching_is_dodgeable_only_if_agreed(dodgeable: bool):
    game = acting(
        "snatching", arms=[1, 2], hands=["cake", "dodge, cake"], options={"snatch_dodgeable": dodgeable}
    ).play(1, "target 2", "arm")  # fmt: skip

    assert game.can(2) == (["dodge", "pass"] if dodgeable else [])
    assert game.arms == ([1, 2] if dodgeable else [2, 1])
    if dodgeable:
        assert game.play(2, "dodge").arms == [1, 2]


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


@rule("DM-22", "DM-15")
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


@rule("DM-24", "DM-39")
def test_header_at_somebody_in_the_goal_arrives_next():
    game = acting("header", seats=3, fields=[27, 32, 4], home=[0, 1, 0], digger=5).play(1, "target 2")

    assert game.home == [2, 1, 0]


@rule("DM-24")
def test_header_cannot_be_dodged():
    game = acting("header", fields=[8, 9], hands=["cake", "dodge"]).play(1, "target 2")

    assert game.can(2) == []
    assert game.fields == [9, 9]


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


# Throwing


@rule("DM-26")
@pytest.mark.parametrize(("card", "reach"), [("cake", 5), ("flowerpot", 4), ("skull", 3)])
def test_a_throw_has_one_target_in_range(card: str, reach: int):
    """Out of the alley of 19, over 18 and 8 to 9 and further; not the own field."""
    game = acting(card, seats=4, fields=[19, 19, 6 + reach, 7 + reach])

    assert game.can(1) == ["target 3"]


@rule("DM-26", "DM-39")
@pytest.mark.parametrize("card", ["cake", "kicking", "beating"])
def test_nobody_in_the_goal_is_thrown_at_or_struck(card: str):
    assert has_no_effect(acting(card, seats=3, fields=[28, 32, 4], home=[0, 1, 0], digger=5))


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


@rule("DM-13", "DM-25")
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


@rule("DM-25", "DM-39")
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


@rule("DM-27")
def test_hand_and_foot_take_what_is_left():
    assert struck("hustle", legs=0).play(1, "back 2").draw("hustle").arms == [2, 1]
    assert struck("hustle", arms=0).play(1, "back 2").draw("hustle").legs == [2, 1]


@rule("DM-27")
def test_a_limb_already_gone_costs_nothing_but_the_card():
    game = struck("kicking", legs=0).play(1, "back 2").draw("kicking")

    assert (game.arms[1], game.legs[1]) == (2, 0)
    assert game.hands[1] == "following"
