"""The marigold steps: ascending, bonuses, the end of the match."""

from __future__ import annotations

import pytest

import ofrenda
from ofrenda.testing import rule

from .setting import red_wins, table

GAME = ofrenda.game("die-of-the-dead")

# Which space of step 1 grants what.
BLANK, PREPARE, CANDLE, INCENSE, BREAD = "space 1", "space 2", "space 3", "space 4", "space 5"


@rule("DIE-E1")
def test_souls_climb_one_step_after_another():
    match = red_wins(steps={"1": "red . . . .", "2": ". . red . ."})

    assert match.play("white", "space 1").steps["3"] == "red . . . ."


@rule("DIE-B3")
def test_the_active_player_picks_a_free_space_for_others_souls_too():
    match = red_wins(steps={"1": ". white . blue ."})

    assert match.can("white") == ["space 1", "space 3", "space 5"]


@rule("DIE-B3")
def test_the_last_free_space_needs_no_choice():
    match = table(5, caskets={"4": "red"}, steps={"1": "white . yellow blue black"})
    match.play("white", "casket 4").roll("6")

    assert match.steps["1"] == "white red yellow blue black"
    assert match.can("red") == ["done", "prepare soul"]


@rule("DIE-B4")
def test_the_owner_gains_the_bonus_on_anothers_turn():
    match = red_wins().play("white", CANDLE)

    assert match.tokens == {"white": "", "red": "candle", "blue": ""}
    assert match.can("white") == ["move caskets", "power soul"]


@rule("DIE-B4")
def test_the_blank_space_grants_nothing():
    match = red_wins().play("white", BLANK)

    assert match.tokens["red"] == ""
    assert match.can("white") == ["move caskets", "power soul"]


@rule("DIE-B2")
@pytest.mark.parametrize(
    ("step", "space", "token"), [(1, 3, "candle"), (1, 4, "incense"), (1, 5, "bread"), (2, 3, "marigold")]
)
def test_token_bonuses(step: int, space: int, token: str):
    match = red_wins(steps={"1": "red . . . ."} if step == 2 else {})

    assert match.play("white", f"space {space}").tokens["red"] == token


@rule("DIE-B2")
def test_the_prepare_bonus_is_optional():
    match = red_wins().play("white", PREPARE)
    assert match.can("red") == ["done", "prepare soul"]

    assert match.play("red", "prepare soul").prepared["red"] == "soul"


@rule("DIE-B2")
def test_the_power_soul_bonus():
    match = red_wins(steps={"1": "red . . . ."}).play("white", "space 5")

    assert match.free_power["red"] == 1


@rule("DIE-B2")
def test_no_power_soul_is_gained_from_an_empty_city():
    match = red_wins(steps={"1": "red . . . ."}, free_power={"red": 3}).play("white", "space 5")

    assert match.free_power["red"] == 3
    assert match.can("white")[0] == "move caskets"


@rule("DIE-B2")
def test_no_soul_is_prepared_on_a_full_board():
    match = red_wins(prepared={"red": "soul soul soul"}).play("white", PREPARE)

    assert match.can("white")[0] == "move caskets"


@rule("DIE-T15")
def test_a_token_bonus_is_lost_when_the_supply_has_none():
    match = table(caskets={"4": "red"}, tokens={"blue": "candle candle"}).play("blue", "pass")
    match.play("white", "casket 4").roll("6").play("white", CANDLE)

    assert match.tokens["red"] == ""


@rule("DIE-T14")
def test_a_third_token_as_a_bonus_interrupts_until_one_is_given_back():
    match = table(caskets={"4": "red red"}, tokens={"red": "bread marigold"}).play("white", "casket 4").roll("6 2")
    match.play("white", CANDLE)
    assert match.can("white") == []
    assert match.can("red") == ["discard candle", "discard marigold", "discard bread"]

    match.play("red", "discard candle")
    assert match.stack[-1] == "Climb soul=2"


@rule("DIE-B1")
def test_only_the_first_soul_of_an_owner_earns_a_bonus():
    match = table(caskets={"4": "red red"}).play("white", "casket 4").roll("6 2")
    match.play("white", CANDLE, "space 4")

    assert match.tokens["red"] == "candle"
    assert match.steps["2"] == ". . . red ."


@rule("DIE-B1")
def test_a_blank_for_the_first_soul_spoils_the_bonus_of_the_second():
    match = table(caskets={"4": "red red"}).play("white", "casket 4").roll("6 2")
    match.play("white", BLANK, "space 4")

    assert match.tokens["red"] == ""


@rule("DIE-B1")
def test_an_own_soul_raised_by_the_other_action_earns_nothing_after_the_first():
    match = table(caskets={"4": "white white white"}).play("white", "casket 4").roll("6 5 4")
    match.play("white", BLANK, "space 1", "ascend white", "space 4")

    assert match.tokens["white"] == ""


@rule("DIE-C8B", "DIE-B1")
def test_an_own_soul_raised_by_the_other_action_earns_a_bonus_if_it_is_the_first():
    match = table(caskets={"4": "white red"}).play("white", "casket 4").roll("white 2, red 6")
    match.play("white", BLANK, "ascend white", CANDLE)

    assert match.tokens["white"] == "candle"


@rule("DIE-B1")
def test_each_owner_has_a_first_soul():
    match = table(caskets={"4": "white red"}).play("white", "casket 4").roll("white 6, red 6")
    match.play("white", "ascend red", CANDLE, INCENSE)

    assert match.tokens == {"white": "incense", "red": "candle", "blue": ""}


@rule("DIE-B1")
def test_with_the_next_turn_bonuses_can_be_earned_again():
    match = table(caskets={"4": "red red"}).play("white", "casket 4").roll("6 2").play("white", BLANK, "space 1")
    assert match.raised == ["red"]

    assert match.play("white", "power soul").raised == []


@rule("DIE-B5")
def test_a_soul_on_step_nine_ends_the_match_at_once():
    match = table(caskets={"4": "white white white"}, steps={"8": "white . . . ."}).play("white", "casket 4")
    match.roll("6 5 4")

    assert match.stack == []
    assert match.state.result().winners == (0,)
    assert match.state.result().points == (9, 0, 0)


@rule("DIE-B5")
def test_the_owner_wins_on_another_players_turn():
    match = red_wins(steps={"8": "red white . . .", "2": "blue . . . ."})

    assert match.stack == []
    assert match.state.result().places == (2, 1, 3)


@rule("DIE-B5")
def test_of_tied_winners_on_step_eight_the_one_placed_first_wins():
    match = table(caskets={"4": "white red"}, steps={"8": "red white . . ."})
    match.play("white", "casket 4").roll("white 6, red 6").play("white", "ascend white")

    assert match.state.result().winners == (0,)
    assert match.caskets["4"] == "red"


@rule("DIE-B5")
def test_the_second_soul_of_a_winner_can_be_the_one_that_comes_home():
    match = table(caskets={"4": "red red"}, steps={"7": "red . . . ."}).play("white", "casket 4").roll("6 5")
    match.play("white", "space 1")

    assert match.state.result().winners == (1,)


@rule("DIE-B7")
def test_after_three_hundred_turns_the_highest_step_wins():
    match = table(turn=300, steps={"5": "red . . . .", "4": "white blue . . ."}).play("white", "casket 3", "take bread")

    assert match.stack == []
    assert match.state.result().places == (2, 1, 2)
    assert match.state.result().ending == "turn-limit"


@rule("DIE-B7")
def test_then_the_most_souls_in_casket_4_decide():
    match = table(turn=300, caskets={"4": "red blue blue"}).play("white", "casket 3", "take bread")

    assert match.state.result().places == (3, 2, 1)


@rule("DIE-B7")
def test_else_it_is_a_draw():
    match = table(turn=300).play("white", "casket 3", "take bread")

    assert match.state.result().places == (1, 1, 1)
