"""The turn: its order, and who is asked when."""

from __future__ import annotations

import pytest

from ofrenda.testing import rule

from .setting import table


@rule("DIE-1")
def test_the_active_player_chooses_one_of_four_caskets():
    assert table().can("white") == ["casket 1", "casket 2", "casket 3", "casket 4"]
    assert table().can("red") == []


@rule("DIE-1")
def test_the_main_action_comes_before_the_other_action():
    """At casket 3 the souls are shaken and removed first; then a token is taken."""
    match = table(caskets={"3": "red red"}).play("white", "casket 3")
    assert match.state.chance() is not None

    match.roll("3 3")

    assert match.caskets["3"] == "red"
    assert match.can("white") == ["take candle", "take marigold", "take incense", "take bread"]


@rule("DIE-2")
def test_the_next_player_clockwise_follows():
    match = table(active="blue").play("blue", "casket 1", "done")

    assert (match.active, match.turn) == ("white", 2)


@rule("DIE-T1")
def test_the_start_window_asks_the_active_player_first_then_clockwise():
    match = table(4, active="red", tokens={"white": "candle", "red": "candle", "blue": "candle"})
    asked = []
    for _player in range(3):
        [seat] = match.state.deciders()
        asked.append(seat + 1)
        match.play(seat + 1, "pass")

    assert asked == [2, 4, 1]
    assert match.can("red")[0] == "casket 1"


@rule("DIE-T1")
def test_after_each_play_asking_begins_again_with_the_active_player():
    match = table(tokens={"white": "candle", "red": "candle candle"}, seats=4)
    match.play("white", "pass").play("red", "candle")

    assert match.can("white") == ["pass", "candle"]
    match.play("white", "pass")
    assert match.can("red") == ["pass", "candle"]


@rule("DIE-T1", "DIE-T11")
def test_only_those_are_asked_who_hold_something_they_could_play():
    """Blue's incense and Red's marigold are no use at the start of White's turn."""
    match = table(tokens={"red": "marigold", "blue": "incense"})

    assert match.can("white")[0] == "casket 1"


@rule("DIE-T16")
def test_the_same_player_may_play_the_same_token_twice():
    match = table(tokens={"white": "candle candle"}, caskets={"1": "red"})
    match.play("white", "candle", "candle")

    assert match.caskets["3"] == "red"
    assert match.tokens["white"] == ""


@rule("DIE-T2")
def test_a_played_token_returns_to_the_supply():
    match = table(tokens={"white": "candle"})
    assert list(match.state.stock) == [1, 2, 2, 2]

    assert list(match.play("white", "candle").state.stock) == [2, 2, 2, 2]


@rule("DIE-T12", "DIE-P2", "DIE-T8")
def test_bread_then_the_roll_then_skulls_then_incense_then_the_result():
    match = table(
        caskets={"4": "white red-power"},
        prepared={"blue": "soul"},
        tokens={"blue": "bread", "red": "incense"},
    )
    match.play("white", "casket 4")
    assert match.can("blue") == ["pass", "bread soul"]

    match.play("blue", "bread soul").roll("white 2, red-power skull, blue 5")
    assert match.can("red") == ["skull 1", "skull 2", "skull 3", "skull 4", "skull 5", "skull 6"]

    match.play("red", "skull 6")
    assert match.can("red") == ["pass", "incense"]

    match.play("red", "pass")
    assert match.stack[-1] == "Climb soul=3"


@pytest.mark.parametrize("casket", [1, 2])
@rule("DIE-T12")
def test_at_caskets_1_and_2_bread_comes_after_the_main_action(casket: int):
    match = table(caskets={"2": "red"}, prepared={"white": "soul", "blue": "soul"}, tokens={"blue": "bread"})
    match.play("white", f"casket {casket}")
    assert match.can("blue") == []

    match.play("white", "done")
    assert match.can("blue") == ["pass", "bread soul"]
