"""Positions: what is missing is sensible, and what does not fit is refused by name."""

from __future__ import annotations

from typing import Any

import pytest

import ofrenda
from ofrenda.kernel.errors import PositionError, UnknownName
from tests.games.fuzz import bent_positions_play_on

from .setting import table

GAME = ofrenda.game("die-of-the-dead")
BREAD_B = {"tokens": "AAAB"}
TO_BE_SHAKEN = ["EndOfTurn", "MoveOnAOne", "WinnersPrepare", "Shake position=1"]


def test_an_empty_position_is_an_empty_table_before_the_choice():
    match = table()

    assert match.caskets == {"1": "", "2": "", "3": "", "4": ""}
    assert match.stack == ["EndOfTurn", "ChooseCasket"]


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"active": "black"}, "active"),
        ({"caskets": {"5": "white"}}, "caskets"),
        ({"caskets": {"1": "green"}}, "caskets"),
        ({"caskets": {"1": "white " * 11}}, "only 10 souls"),
        ({"caskets": {"1": "white-power " * 4}}, "only 3 souls"),
        ({"prepared": {"white": "soul soul soul soul"}}, "prepared"),
        ({"prepared": {"black": "soul"}}, "prepared"),
        ({"free_power": {"white": 4}}, "free_power"),
        ({"tokens": {"white": "candle", "red": "candle", "blue": "candle"}}, "only 2 tokens"),
        ({"tokens": {"white": "bread bread candle candle"}}, "tokens"),
        ({"steps": {"1": "white white . . ."}}, "Two white souls"),
        ({"steps": {"1": "white . ."}}, "steps"),
        ({"dice": "white 5"}, "shaken"),
        ({"shaken": 2, "dice": "white 5"}, "dice"),
        ({"shaken": 2, "dice": "white 7"}, "7"),
        ({"raised": ["green"]}, "raised"),
        ({"used": ["sleep"]}, "used"),
        ({"peeked": [5]}, "peeked"),
        ({"stack": ["IncenseWindow asked=0"]}, "does not fit"),
        ({"stack": ["Climb soul=0"]}, "does not fit"),
        ({"stack": ["Discard seat=0"]}, "does not fit"),
        ({"tokens": {"white": "candle incense bread"}}, "white holds 3 tokens"),
        ({"stack": ["EndOfTurn", "EndOfTurn"]}, "“EndOfTurn” lies upon “EndOfTurn”. Right would be: -"),
        ({"stack": ["ChooseCasket"]}, "“ChooseCasket” lies upon -. Right would be: EndOfTurn"),
        ({"steps": {"9": "white . . . ."}, "caskets": {"4": "white white"}}, "step 9 ends the match"),
        ({"used": ["bread red", "bread blue"], "options": BREAD_B}, "several"),
        ({"used": ["bread red"]}, "“bread red”"),
        ({"used": ["bread white"], "options": BREAD_B}, "“bread white”"),
        ({"used": ["bread black"], "options": BREAD_B}, "“bread black”"),
        ({"used": ["convert"]}, "“convert”"),
        ({"used": ["swap"]}, "“swap”"),
        ({"used": ["peek"]}, "“peek”"),
        ({"shaken": 2, "dice": "white 5", "caskets": {"2": "white"}}, "“shaken”"),
        ({"shaken": 2, "dice": "white 5", "caskets": {"2": "white"}, "stack": TO_BE_SHAKEN}, "“dice”"),
        ({"raised": ["red"]}, "“raised”"),
        ({"peeked": [3], "options": {"tokens": "ABAA"}}, "“peeked”"),
        ({"peeked": [3], "stack": TO_BE_SHAKEN}, "“peeked”"),
    ],
)
def test_what_does_not_fit_is_refused(position: dict[str, Any], reason: str):
    with pytest.raises(PositionError, match=reason):
        table(**position)


@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_accepted_plays_to_the_end(seed: int):
    options = [{"tokens": "BBBB"}, {"abilities": True}, {}]

    assert bent_positions_play_on(GAME, seed, 80, options) > 20


def test_the_ghosts_skulls_cannot_be_open():
    with pytest.raises(PositionError, match="ghost"):
        table(2, caskets={"3": "yellow-power"}, shaken=3, dice="yellow-power skull")


def test_seats_are_called_by_colour_or_number():
    match = table()

    assert match.can("white") == match.can(1)
    with pytest.raises(UnknownName, match="green"):
        match.can("green")
    with pytest.raises(UnknownName, match="yellow"):
        table(2).can("yellow")
