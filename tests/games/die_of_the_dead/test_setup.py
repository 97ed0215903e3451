"""Set-up: souls, tokens, who begins, and what lies where before the first turn."""

from __future__ import annotations

from typing import Any

import pytest

import ofrenda
from ofrenda.games.die_of_the_dead.engine.pieces import DICE
from ofrenda.kernel.errors import OptionError, SeatError
from ofrenda.testing import Placed, rule

from .setting import table

GAME = ofrenda.game("die-of-the-dead")


class Started(Placed):
    """A match from its very beginning."""

    def __init__(self, seats: int, **options: Any) -> None:
        self.game = GAME
        self.state = GAME.start(seats, options)
        self.events = []


@rule("DIE-S1")
def test_only_casket_1_is_open():
    view = Started(5, first="seat1").sees(1)

    assert [souls is not None for souls in view.caskets] == [True, False, False, False]


@rule("DIE-S2")
@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 2), (4, 3), (5, 3)])
def test_tokens_by_number_of_players(seats: int, each: int):
    assert list(Started(seats).state.stock) == [each] * 4


@rule("DIE-S3")
def test_all_token_boards_lie_on_side_a_unless_agreed_otherwise():
    assert Started(3).sees(1).sides == "AAAA"
    assert Started(3, tokens="BABA").sees(1).sides == "BABA"


@rule("DIE-S3")
@pytest.mark.parametrize("sides", ["AAA", "ABCA", "aaaa", ""])
def test_other_sides_are_refused(sides: str):
    with pytest.raises(OptionError, match="tokens"):
        Started(3, tokens=sides)


@rule("DIE-S4", "DIE-Q1")
def test_ten_free_souls_and_three_power_souls_in_the_city():
    s = Started(4).state

    assert list(s.free) == [10, 0] * 4
    assert list(s.city) == [3] * 4


@rule("DIE-S5")
def test_twelve_souls_by_agreement():
    assert list(Started(4, souls=12).state.free) == [12, 0] * 4


@rule("DIE-P1")
def test_a_power_soul_has_skulls_for_3_and_4():
    ordinary, power = DICE[0], DICE[1]

    assert [ordinary.faces[side] for side in ordinary.sides] == ["1", "2", "3", "4", "5", "6"]
    assert [power.faces[side] for side in power.sides] == ["1", "2", "skull", "skull", "5", "6"]


@rule("DIE-S6")
def test_the_highest_total_of_two_souls_begins():
    match = Started(3)
    assert match.state.chance().counts == (2, 0, 2, 0, 2, 0)

    match.roll("white 6 1, red 3 5, yellow 2 2")

    assert match.active == "red"


@rule("DIE-S7")
def test_only_those_who_tie_roll_again():
    match = Started(3).roll("white 6 2, red 3 5, yellow 2 2")
    assert match.state.chance().counts == (2, 0, 2, 0, 0, 0)

    match.roll("white 1 1, red 1 1")
    assert match.state.chance().counts == (2, 0, 2, 0, 0, 0)

    assert match.roll("white 2 1, red 1 1").active == "white"


@rule("DIE-S8")
def test_the_starting_souls_of_five_players():
    match = Started(5, first="seat1")

    assert match.caskets == {
        "1": "white red yellow blue black",
        "2": "white red black",
        "3": "yellow blue black",
        "4": "",
    }
    assert match.prepared == {"white": "", "red": "soul", "yellow": "", "blue": "soul", "black": ""}


@rule("DIE-S8")
def test_starting_souls_follow_the_turn_order_not_the_seats():
    match = Started(3).roll("white 1 1, red 1 1, yellow 6 6")

    assert match.active == "yellow"
    assert match.caskets == {"1": "white red yellow", "2": "white yellow", "3": "red", "4": ""}
    assert match.prepared == {"white": "soul", "red": "", "yellow": ""}


@rule("DIE-S9")
def test_the_published_starting_souls():
    match = Started(5, first="seat1", setup="published")

    assert match.caskets == {
        "1": "white red yellow blue black",
        "2": "red yellow blue black",
        "3": "blue black",
        "4": "",
    }
    assert match.prepared == {"white": "soul", "red": "", "yellow": "soul", "blue": "", "black": "soul"}


@rule("DIE-S10", "DIE-S10B")
def test_seats_choose_their_colours():
    assert Started(3, colours="black,blue,red").sees(1).colours == ("black", "blue", "red")


@rule("DIE-S10", "DIE-S10B")
@pytest.mark.parametrize("colours", ["white,red", "white,white,red", "white,red,green", ""])
def test_every_seat_needs_a_colour_of_its_own(colours: str):
    with pytest.raises(OptionError, match="colours"):
        Started(3, colours=colours)


@rule("DIE-S11")
def test_by_agreement_seat_1_begins_without_a_roll():
    match = Started(4, first="seat1")

    assert match.active == "white"
    assert match.can("white") == ["casket 1", "casket 2", "casket 3", "casket 4"]


@rule("DIE-S13")
@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_play(seats: int):
    with pytest.raises(SeatError, match="2 to 5"):
        Started(seats)


@rule("DIE-Q1")
def test_souls_elsewhere_are_not_free():
    """Of thirteen souls one is prepared, two lie in caskets, one stands on a step, and two are in the City."""
    match = table(caskets={"1": "white", "2": "white-power"}, prepared={"white": "soul"}, steps={"1": "white . . . ."})

    assert list(match.state.free[:2]) == [7, 0]
    assert match.state.city[0] == 2
