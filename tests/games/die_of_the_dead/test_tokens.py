"""The four tokens, both sides, at their earliest and their latest moment."""

from __future__ import annotations

import pytest

from ofrenda.testing import Placed, rule

from .setting import table, with_abilities

B = {"tokens": "BBBB"}


# Candle


@rule("DIE-T5")
def test_candle_a_moves_the_caskets_on_anybodys_turn():
    match = table(caskets={"1": "white"}, tokens={"blue": "candle"}).play("blue", "candle")

    assert match.caskets["2"] == "white"
    assert match.active == "white"


@rule("DIE-T5")
def test_candle_a_comes_too_late_once_a_casket_is_chosen():
    match = table(tokens={"blue": "candle"}).play("blue", "pass").play("white", "casket 2")

    assert match.can("blue") == []


@rule("DIE-T3")
@pytest.mark.parametrize(
    ("swap", "after"),
    [
        ("candle 1-2", {"1": "red", "2": "white", "3": "blue", "4": "white-power"}),
        ("candle 2-3", {"1": "white", "2": "blue", "3": "red", "4": "white-power"}),
        ("candle 3-4", {"1": "white", "2": "red", "3": "white-power", "4": "blue"}),
    ],
)
def test_candle_b_swaps_neighbours(swap: str, after: dict[str, str]):
    souls = {"1": "white", "2": "red", "3": "blue", "4": "white-power"}
    match = table(options=B, caskets=souls, tokens={"blue": "candle"})
    assert match.can("blue") == ["pass", "candle 1-2", "candle 2-3", "candle 3-4"]

    assert match.play("blue", swap).caskets == after


@rule("DIE-T3")
def test_after_candle_b_the_casket_at_1_is_open():
    match = table(options=B, caskets={"1": "white", "2": "red"}, tokens={"blue": "candle"}).play("blue", "candle 1-2")

    assert match.sees("white").caskets[:2] == ((0, 0, 1, 0, 0, 0), None)


@rule("DIE-T3")
def test_candle_b_comes_too_late_once_a_casket_is_chosen():
    match = table(options=B, tokens={"blue": "candle"}).play("blue", "pass").play("white", "casket 3")

    assert match.can("blue") == []


# Marigold


@rule("DIE-T4")
def test_marigold_a_removes_one_soul_of_whoever_has_several():
    match = table(caskets={"3": "white red red red-power blue blue"}, tokens={"white": "marigold"})
    match.play("white", "marigold casket 3")
    assert match.can("white") == ["remove red", "remove red-power", "remove blue"]

    match.play("white", "remove red-power")
    assert match.caskets["3"] == "white red red blue blue"
    assert match.free_power["red"] == 1
    assert match.can("white")[0] == "casket 1"


@rule("DIE-T4")
def test_marigold_a_may_take_an_own_soul():
    match = table(caskets={"3": "white white red red"}, tokens={"white": "marigold"}).play("white", "marigold casket 3")

    assert match.can("white") == ["remove white", "remove red"]


@rule("DIE-T4")
def test_marigold_a_must_take_an_own_soul_if_nobody_else_has_several():
    match = table(caskets={"3": "white white red"}, tokens={"white": "marigold"}).play("white", "marigold casket 3")

    assert match.can("white") == ["remove white"]


@rule("DIE-T4")
@pytest.mark.parametrize("casket", ["white red blue", ""])
def test_marigold_a_removes_nothing_where_nobody_has_several(casket: str):
    match = table(caskets={"2": casket}, tokens={"white": "marigold"}).play("white", "marigold casket 2")
    assert match.can("white") == ["done"]

    assert match.play("white", "done").caskets["2"] == casket


@rule("DIE-T4")
def test_what_marigold_a_shows_only_the_player_sees():
    match = table(caskets={"3": "red red blue"}, tokens={"white": "marigold"}).play("white", "marigold casket 3")

    assert match.sees("white").caskets[2] == (0, 0, 2, 0, 1, 0)
    assert match.sees("red").caskets[2] is None
    assert match.sees(None).caskets[2] is None
    found = [event.args.get("found") for event in match.events if event.kind == "looked" and event.seen_by(1)]
    assert found == [None]


@rule("DIE-T4")
def test_the_soul_that_marigold_a_removes_is_shown_to_all():
    match = table(caskets={"3": "red red blue"}, tokens={"white": "marigold"}).play("white", "marigold casket 3")
    match.play("white", "remove red")

    assert match.told(None)[-1] == "removed"


@rule("DIE-T4")
def test_marigold_a_is_for_the_own_turn():
    match = table(tokens={"red": "marigold"})

    assert match.can("red") == []


@rule("DIE-T7")
def test_marigold_b_adds_a_soul_then_takes_an_opponents():
    match = table(
        options=B,
        caskets={"1": "red red-power blue"},
        prepared={"white": "power"},
        tokens={"white": "marigold"},
        free_power={"white": 1},
    )
    assert match.can("white") == [
        "pass",
        "marigold free soul",
        "marigold free power",
        "marigold prepared power",
    ]

    match.play("white", "marigold prepared power")
    assert match.caskets["1"] == "white-power red red-power blue"
    assert match.can("white") == ["remove red", "remove red-power", "remove blue"]

    assert match.play("white", "remove blue").caskets["1"] == "white-power red red-power"


@rule("DIE-T7")
def test_marigold_b_never_takes_an_own_soul():
    match = table(options=B, caskets={"1": "white"}, tokens={"white": "marigold"}).play("white", "marigold free soul")

    assert match.caskets["1"] == "white white"
    assert match.can("white")[0] == "casket 1"


@rule("DIE-T7")
def test_marigold_b_needs_a_soul_to_add():
    everything = {"2": "white white white white white", "3": "white white white white white"}
    match = table(options=B, caskets=everything, tokens={"white": "marigold"})

    assert match.can("white")[0] == "casket 1"


@rule("DIE-T7")
def test_marigold_b_is_for_the_own_turn():
    assert table(options=B, tokens={"red": "marigold"}).can("red") == []


@rule("DIE-T4", "DIE-T7")
@pytest.mark.parametrize("sides", ["AAAA", "BBBB"])
def test_marigold_comes_too_late_once_a_casket_is_chosen(sides: str):
    match = table(options={"tokens": sides}, tokens={"white": "marigold"}).play("white", "pass", "casket 4")

    assert match.can("white") == ["move caskets", "power soul"]


# Incense


@rule("DIE-T8")
def test_incense_waits_for_a_roll():
    match = table(tokens={"red": "incense"}, caskets={"1": "white red", "2": "red"})
    assert match.can("red") == []
    match.play("white", "casket 1", "done")
    assert match.can("red") == []

    assert match.roll("white 2, red 3").can("red") == ["pass", "incense"]


@rule("DIE-T8")
def test_incense_comes_too_late_once_the_roll_is_resolved():
    match = table(tokens={"red": "incense"}, caskets={"3": "red red"}).play("white", "casket 3").roll("2 2")
    match.play("red", "pass")

    assert match.caskets["3"] == "red"
    assert match.can("red") == []


@rule("DIE-T8", "DIE-T1")
def test_incense_is_offered_to_the_active_player_first():
    match = table(active="red", tokens={"white": "incense", "red": "incense"}, caskets={"3": "blue"})
    match.play("red", "casket 3").roll("2")

    assert match.can("red") == ["pass", "incense"]
    assert match.play("red", "pass").can("white") == ["pass", "incense"]


@rule("DIE-T9")
def test_incense_a_turns_any_die_by_one():
    match = table(tokens={"red": "incense"}, caskets={"4": "white red"}).play("white", "casket 4")
    match.roll("white 5, red 4").play("red", "incense")
    assert match.can("red") == ["turn white 5", "turn red 4"]

    match.play("red", "turn white 5")
    assert match.can("red") == ["up", "down"]

    match.play("red", "down")
    assert match.dice == "white 4, red 4"
    assert match.stack[-1] == "Ascending left=(1,1,0)"


@rule("DIE-T9")
@pytest.mark.parametrize(("value", "after"), [(1, 2), (6, 5)])
def test_incense_a_turns_a_one_only_up_and_a_six_only_down(value: int, after: int):
    match = table(tokens={"red": "incense incense"}, caskets={"3": "white"}).play("white", "casket 3")
    match.roll(str(value)).play("red", "incense", f"turn white {value}")

    assert match.dice == f"white {after}"


@rule("DIE-T9")
def test_incense_a_works_on_a_declared_skull():
    match = table(tokens={"red": "incense incense"}, caskets={"3": "white-power"}).play("white", "casket 3")
    match.roll("skull").play("white", "skull 3").play("red", "incense", "turn white-power 3", "up")

    assert match.dice == "white-power 4"


@rule("DIE-T9")
def test_a_two_that_incense_made_a_one_moves_the_caskets():
    match = table(tokens={"red": "incense"}, caskets={"1": "white red"}).play("white", "casket 1", "done")
    match.roll("white 2, red 3").play("red", "incense", "turn white 2", "down")

    assert match.caskets["2"] == "white red"


@rule("DIE-T10", "DIE-T10B")
def test_incense_b_shakes_again_and_may_be_answered():
    match = table(options=B, tokens={"white": "incense", "red": "incense"}, caskets={"3": "white-power red"})
    match.play("white", "casket 3").roll("white-power skull, red 2").play("white", "skull 2", "pass")
    match.play("red", "incense")
    assert match.state.chance().counts == (0, 1, 1, 0, 0, 0)
    assert match.dice == ""

    match.roll("white-power skull, red 2")
    assert match.can("white")[0] == "skull 1"
    assert match.play("white", "skull 1").can("white") == ["pass", "incense"]


@rule("DIE-T10", "DIE-T8")
def test_incense_b_comes_too_late_once_the_roll_is_resolved():
    match = table(options=B, tokens={"red": "incense"}, caskets={"3": "red red"}).play("white", "casket 3").roll("2 2")

    assert match.play("red", "pass").can("red") == []


@rule("DIE-T10")
def test_bread_is_not_asked_again_before_a_second_shake():
    match = table(
        options={"tokens": "AABA"},
        tokens={"red": "incense bread"},
        prepared={"red": "soul"},
        caskets={"3": "white"},
    )
    match.play("white", "casket 3").play("red", "pass").roll("4").play("red", "incense")

    assert match.state.chance() is not None


# Bread


@rule("DIE-T12")
@pytest.mark.parametrize("casket", [1, 2, 3, 4])
def test_bread_a_adds_a_prepared_soul_to_the_chosen_casket(casket: int):
    match = table(tokens={"blue": "bread"}, prepared={"blue": "soul power"}).play("white", f"casket {casket}")
    if casket <= 2:
        match.play("white", "done")
    assert match.can("blue") == ["pass", "bread soul", "bread power"]

    assert match.play("blue", "bread power").caskets[str(casket)] == "blue-power"


@rule("DIE-T12B")
def test_no_bread_is_asked_for_when_incense_shakes_again():
    match = table(
        options={"tokens": "AABA"},
        caskets={"2": "red"},
        prepared={"blue": "soul"},
        tokens={"white": "incense", "blue": "bread"},
    )
    match.play("white", "casket 2", "done").play("blue", "pass").roll("4").play("white", "incense")

    assert match.can("blue") == []
    assert match.state.chance() is not None


@rule("DIE-T12")
def test_bread_a_is_not_for_the_own_turn():
    match = table(tokens={"white": "bread"}, prepared={"white": "soul"}, caskets={"3": "red"})

    assert match.play("white", "casket 3").state.chance() is not None


@rule("DIE-T12")
def test_bread_a_comes_too_late_after_the_shake():
    match = table(tokens={"blue": "bread"}, prepared={"blue": "soul"}, caskets={"3": "red"}).play("white", "casket 3")
    match.play("blue", "pass").roll("4")

    assert match.can("blue") == []


@rule("DIE-T11")
def test_bread_a_counts_for_the_two_owners_of_casket_1():
    match = table(tokens={"blue": "bread"}, prepared={"blue": "soul"}, caskets={"1": "white"})
    match.play("white", "casket 1", "done").play("blue", "bread soul")

    assert match.state.chance().counts == (1, 0, 0, 0, 1, 0)


@rule("DIE-T11")
def test_bread_a_may_be_played_even_if_no_shake_follows():
    match = table(tokens={"blue": "bread"}, prepared={"blue": "soul"}).play("white", "casket 1", "done")
    match.play("blue", "bread soul")

    assert match.caskets["1"] == "blue"
    assert match.active == "red"


@rule("DIE-T11")
def test_who_has_no_prepared_soul_is_not_asked_for_bread():
    match = table(tokens={"blue": "bread"}, caskets={"3": "red"}).play("white", "casket 3")

    assert match.state.chance() is not None


@rule("DIE-T11", "DIE-T1")
def test_others_are_asked_for_bread_clockwise_and_again_after_each_play():
    match = table(
        4,
        active="red",
        tokens={"white": "bread", "blue": "bread bread"},
        prepared={"white": "soul", "blue": "soul soul"},
    )
    match.play("red", "casket 3")
    assert match.can("blue") == ["pass", "bread soul"]

    match.play("blue", "bread soul")
    assert match.can("blue") == ["pass", "bread soul"]

    match.play("blue", "pass").play("white", "bread soul")
    assert match.can("blue") == ["pass", "bread soul"]


@rule("DIE-T13")
def test_bread_b_fills_an_empty_casket_with_one_or_two_souls():
    match = table(
        options=B, tokens={"blue": "bread"}, prepared={"blue": "soul soul power"}, caskets={"1": "red", "3": "red"}
    )
    assert match.can("blue") == ["pass", "bread casket 2", "bread casket 4"]

    match.play("blue", "bread casket 4")
    assert match.can("blue") == ["add prepared soul", "add prepared power"]

    match.play("blue", "add prepared power")
    assert match.can("blue") == ["done", "add prepared soul"]

    match.play("blue", "add prepared soul")
    assert match.caskets["4"] == "blue blue-power"
    assert match.prepared["blue"] == "soul"


@rule("DIE-T13")
def test_bread_b_needs_an_empty_casket_and_a_prepared_soul():
    full = {"1": "red", "2": "red", "3": "red", "4": "red"}
    assert table(options=B, tokens={"blue": "bread"}, prepared={"blue": "soul"}, caskets=full).can("blue") == []
    assert table(options=B, tokens={"blue": "bread"}).can("blue") == []


@rule("DIE-T13", "DIE-T13C")
def test_of_several_who_want_bread_b_only_the_nearest_clockwise_plays():
    """Red sits nearer to White, whose turn it is, than Blue, and another casket is still empty."""
    match = both_with_bread()
    match.play("red", "bread casket 4", "add prepared soul")

    assert match.can("blue") == []
    assert match.can("white")[0] == "casket 1"


@rule("DIE-T13")
def test_whoever_lets_bread_b_pass_leaves_it_to_the_next():
    match = both_with_bread().play("red", "pass").play("blue", "bread casket 3", "add prepared soul")

    assert match.can("red") == []
    assert match.tokens["red"] == "bread"


@rule("DIE-T13C")
def test_before_the_next_turn_bread_b_may_be_played_again():
    match = both_with_bread().play("red", "bread casket 4", "add prepared soul")
    match.play("white", "casket 2", "done").roll("5")

    assert match.active == "red"
    assert match.can("blue") == ["pass", "bread casket 3"]


@rule("DIE-T13B")
def test_who_has_played_bread_b_may_play_another():
    match = table(options=B, tokens={"red": "bread bread"}, prepared={"red": "soul soul"})
    match.play("red", "bread casket 4", "add prepared soul", "done")

    assert match.can("red") == ["pass", "bread casket 1", "bread casket 2", "bread casket 3"]


def both_with_bread() -> Placed:
    """White's turn; Red and Blue hold bread, and caskets 3 and 4 are empty."""
    return table(
        options=B,
        tokens={"red": "bread", "blue": "bread"},
        prepared={"red": "soul", "blue": "soul"},
        caskets={"1": "white", "2": "white"},
    )


@rule("DIE-T13")
def test_bread_b_is_not_for_the_own_turn_nor_after_the_choice():
    match = table(options=B, tokens={"white": "bread", "red": "bread"}, prepared={"white": "soul", "red": "soul"})
    assert match.can("white") == []

    match.play("red", "pass").play("white", "casket 3")
    assert match.can("red") == []
    assert match.can("white")[0].startswith("take")


@rule("DIE-T14")
def test_a_converted_candle_can_be_the_third_token():
    match = with_abilities(
        "white,red,blue", active="red", tokens={"red": "incense bread"}, prepared={"red": "soul"}
    ).play("red", "convert soul")

    assert match.can("red") == ["discard candle", "discard incense", "discard bread"]
