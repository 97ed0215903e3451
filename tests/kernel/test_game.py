"""What every game can do: options, encoding, positions, names."""

from __future__ import annotations

from typing import Any

import pytest

import ofrenda
from ofrenda.kernel import position as positions
from ofrenda.kernel.errors import (
    DataError,
    IllegalAction,
    OptionError,
    PositionError,
    SeatError,
    UnknownName,
    WrongSeat,
)
from ofrenda.testing import place
from tests.testing.minigame import CANDLES

GAME = ofrenda.game("rolling-bones")


def test_an_unknown_game_is_refused_with_what_there_is():
    with pytest.raises(UnknownName, match=r"There is no game “chess”\. Games: rolling-bones"):
        ofrenda.game("chess")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"colour": 1}, "There is no option “colour”. Options: target, hat_counts, finish_round, max_rounds"),
        ({"target": 0}, "“target” cannot be “0”. Possible: 1 to 1000"),
        ({"target": "20"}, "“target” cannot be “20”"),
        ({"target": True}, "“target” cannot be “True”"),
        ({"hat_counts": 1}, "“hat_counts” cannot be “1”. Possible: true, false"),
    ],
)
def test_a_wrong_option_is_refused_with_what_would_be_right(options: dict[str, Any], message: str):
    with pytest.raises(OptionError, match=message):
        GAME.start(2, options)


def test_a_wrong_word_is_refused_with_the_choices():
    with pytest.raises(OptionError, match="Possible: twins, single"):
        CANDLES.start(2, {"stock": "triplets"})


def test_a_wrong_number_of_seats_is_refused():
    with pytest.raises(SeatError, match="Candles is played by 2 to 3, not by 4"):
        CANDLES.start(4)


def test_a_data_file_that_the_game_does_not_have_is_refused():
    with pytest.raises(DataError, match=r"has no data file “board\.toml”"):
        GAME.start(2, data={"board.toml": ""})


def test_rules_are_shared_by_all_states_of_a_match():
    state = GAME.start(3, {"target": 50})

    assert GAME.decode(state.encode()).rules is state.rules
    assert state.clone().rules is state.rules


def test_a_state_of_another_game_is_not_decoded():
    with pytest.raises(PositionError, match="a state of candles, rules version 1, not of rolling-bones"):
        GAME.decode(CANDLES.start(2).encode())


def test_an_unknown_action_is_refused():
    with pytest.raises(UnknownName, match="Rolling Bones has no action “fly”"):
        GAME.action("fly")


def test_who_is_not_asked_cannot_act():
    table = place("rolling-bones", dice="left 6xhand, right 6xhand, centre 6xskull")

    with pytest.raises(WrongSeat, match="Now seat 1 must decide"):
        table.play(2, "lay skull")


def test_an_illegal_action_is_refused_with_what_is_possible():
    table = place("rolling-bones", dice="left 6xhand, right 6xhand, centre 6xskull")

    with pytest.raises(IllegalAction, match=r"“bury” is not possible now\. Possible: lay left hand"):
        table.play(1, "bury")


def test_after_the_end_nobody_can_act():
    table = place("rolling-bones", options={"target": 1}, skeleton=["skull"], dice="centre gravestone", post_ops=1)
    table.play(1, "bury")

    with pytest.raises(WrongSeat, match="The match is over"):
        table.play(1, "bury")


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"colour": 1}, "A position has no key “colour”. Keys: round, active"),
        ({"active": 3}, "“active” cannot be 3. Right would be: 1 … 2"),
        ({"active": "Ana"}, "“active” cannot be Ana"),
        ({"totals": [1]}, "“totals” cannot be"),
        ({"hat": 1}, "“hat” cannot be 1. Right would be: true, false"),
        ({"hat": True}, "A hat is worn only on a skull"),
        ({"skeleton": ["tail"]}, "“skeleton” cannot be “tail”. Right would be: left hand"),
        ({"skeleton": "skull"}, "“skeleton” cannot be skull"),
        ({"skeleton": ["skull", "spine"]}, "The skeleton has a gap: skull, spine"),
        ({"skeleton": ["skull", "left hand as skull"]}, "Two bones lie in the slot “skull”"),
        ({"dice": "left tail"}, "“tail” is no face of the left dice"),
        ({"dice": "left 7xhand"}, "“left” cannot be 7"),
        ({"dice": "left hand", "unlaid": {"left": 2}}, "The dice shown .* are not the dice left"),
        ({"stack": ["Flying"]}, "There is no phase “Flying”. Phases: PreOpRoll, Laying"),
        ({"stack": ["Laying"]}, "The phase “Laying” should read “Laying duty=…”"),
        ({"stack": ["Laying duty=x"]}, "“Laying duty=x” does not fit this position"),
        ({"stack": ["Laying duty=(1,2)"]}, "does not fit this position"),
        ({"stack": ["Paying due=-5"]}, "does not fit this position"),
        ({"stack": [""]}, "There is no phase “”"),
        ({"seats": 9}, "“seats” cannot be 9"),
        ({"game": "candles"}, "This is a position of candles, not of rolling-bones"),
        ({"options": {"target": -1}}, "“target” cannot be “-1”"),
    ],
)
def test_a_wrong_position_is_refused_by_name(position: dict[str, Any], message: str):
    with pytest.raises((PositionError, OptionError), match=message):
        GAME.place(position)


def test_a_position_is_readable_toml():
    skeleton = ["skull", "left foot as ribcage"]
    table = place(
        "rolling-bones", active=2, totals=[31, 12], skeleton=skeleton, hat=True, dice="left 2xfoot", post_ops=2
    )
    text = positions.write(table.state.position())

    assert 'skeleton = [\n    "skull",\n    "left foot as ribcage",\n]' in text
    assert GAME.place(text) == table.state


def test_text_that_is_not_toml_is_refused():
    with pytest.raises(PositionError, match="not valid TOML"):
        GAME.place("active =")


def test_states_are_equal_by_what_they_encode():
    state = GAME.start(2)

    assert state == GAME.start(2)
    assert hash(state) == hash(GAME.start(2))
    assert state != GAME.start(3)
    assert state != "a state"
