"""Souls are compared and caskets move, with the rulebook's pictures."""

from __future__ import annotations

import pytest

from ofrenda.testing import rule

from .setting import table


def winners(roll: str, casket: str, seats: int = 3) -> list[int]:
    """Who wins casket 4 with this roll."""
    match = table(seats, caskets={"4": casket})
    match.play("white", "casket 4").roll(roll)
    [won] = [event for event in match.events if event.kind == "won"]
    return [owner + 1 for owner in won.args["winners"]]


WHITE, RED, BLUE = 1, 2, 3


@rule("DIE-P5")
def test_the_first_picture_white_has_the_most_sixes():
    assert winners("white 6 6 2, red 6 5 5, blue 5 4", "white white white red red red blue blue") == [WHITE]


@rule("DIE-P5")
def test_the_second_picture_blue_and_red_tie_on_six_and_white_is_ignored():
    """Whites fives do not count, for White did not tie; Blue shows more fours than Red."""
    casket = "white white white red red red blue blue blue"

    assert winners("white 5 5 5, red 6 4 1, blue 6 4 4", casket) == [BLUE]


@rule("DIE-P5")
def test_the_third_picture_the_highest_number_is_a_one():
    assert winners("white 1 1, red 1, blue 1", "white white red blue") == [WHITE]


@rule("DIE-P5")
def test_the_tie_goes_on_to_whatever_number_comes_next():
    assert winners("white 6 3 2, red 6 3 1, blue 5 5", "white white white red red red blue blue") == [WHITE]


@rule("DIE-P5")
def test_a_further_soul_breaks_an_otherwise_equal_tie():
    assert winners("white 6, red 6 1", "white red red") == [RED]


@rule("DIE-P6")
@pytest.mark.parametrize("tied", [2, 3, 4, 5])
def test_on_a_complete_tie_all_win(tied: int):
    colours = ["white", "red", "yellow", "blue", "black"][:tied]
    roll = ", ".join(f"{colour} 4 2" for colour in colours)

    assert winners(roll, " ".join(f"{colour} {colour}" for colour in colours), seats=5) == list(range(1, tied + 1))


@rule("DIE-P6")
def test_tied_winners_of_casket_4_each_raise_two_in_the_active_players_order():
    match = table(caskets={"4": "white white red red"}).play("white", "casket 4").roll("white 5 4, red 5 4")
    assert match.can("white") == ["ascend white", "ascend red"]

    match.play("white", "ascend red", "space 1", "ascend white", "space 2", "done")
    assert match.can("white") == ["ascend white", "ascend red"]


@rule("DIE-P6")
def test_tied_winners_of_casket_2_each_prepare_a_soul():
    match = table(caskets={"2": "white red"}).play("white", "casket 2", "done").roll("white 5, red 5")

    assert match.prepared == {"white": "soul", "red": "soul", "blue": ""}


@rule("DIE-P7")
def test_an_empty_casket_2_still_prepares():
    match = table().play("white", "casket 2", "prepare soul", "prepare soul")

    assert match.prepared["white"] == "soul soul"
    assert match.active == "red"


@rule("DIE-P7")
def test_an_empty_casket_3_still_gives_a_token():
    match = table().play("white", "casket 3", "take bread")

    assert match.tokens["white"] == "bread"
    assert match.active == "red"


@rule("DIE-P7")
def test_an_empty_casket_4_still_has_its_other_action():
    match = table().play("white", "casket 4")

    assert match.can("white") == ["move caskets", "power soul"]


@rule("DIE-P7", "DIE-T8")
def test_an_empty_casket_is_not_rolled_so_no_incense_can_be_lit():
    match = table(tokens={"red": "incense"}).play("white", "casket 3")

    assert match.can("red") == []


@rule("DIE-C10")
def test_caskets_move_up_and_the_fourth_comes_to_the_first():
    match = table(caskets={"1": "white", "2": "red", "3": "blue", "4": "white-power"}, tokens={"white": "candle"})
    match.play("white", "candle")

    assert match.caskets == {"1": "white-power", "2": "white", "3": "red", "4": "blue"}


@rule("DIE-C10")
def test_the_casket_that_arrives_at_1_is_opened_and_the_old_one_closed():
    match = table(caskets={"1": "white", "4": "red"}, tokens={"white": "candle"}).play("white", "candle")

    assert match.sees("blue").caskets == ((0, 0, 1, 0, 0, 0), None, None, None)
