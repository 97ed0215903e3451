"""The alternative player boards: abilities and starting bonuses."""

from __future__ import annotations

import ofrenda
from ofrenda.kernel.event import Log
from ofrenda.testing import rule

from .setting import table, with_abilities

GAME = ofrenda.game("die-of-the-dead")
ALL = "white,red,yellow,blue,black"


@rule("DIE-A1")
def test_without_agreement_nobody_has_an_ability():
    match = table(5, prepared={"red": "soul"}, tokens={"black": "bread"}, active="black")

    assert match.can("black") == ["casket 1", "casket 2", "casket 3", "casket 4"]


@rule("DIE-A1")
def test_the_ghost_has_no_ability():
    rules = GAME.rules(2, {"abilities": True, "colours": "white,blue,red"})

    assert rules.red == -1
    assert rules.blue == 1


@rule("DIE-A2", "DIE-W")
def test_the_starting_bonuses():
    s = GAME.start(5, {"abilities": True, "first": "seat1"})
    black = s.rules.black
    assert s.deciders() == (black,)
    log = Log()
    s.act(black, GAME.action("take incense"), log)
    position = s.position()

    assert position["prepared"] == {"white": "soul", "red": "soul", "yellow": "", "blue": "soul", "black": ""}
    assert position["tokens"] == {"white": "", "red": "candle", "yellow": "", "blue": "", "black": "incense"}
    assert position["caskets"]["1"] == "white red yellow yellow blue black"
    assert position["free_power"]["blue"] == 1
    assert list(s.city) == [3, 3, 3, 2, 3]
    assert [event.rule for event in log.events] == ["DIE-A2", "DIE-2"]


@rule("DIE-A2")
def test_blues_power_soul_is_not_used_during_set_up():
    s = GAME.start(5, {"abilities": True, "first": "seat1"})

    assert not [name for name in s.position()["caskets"].values() if "blue-power" in name]


# White


@rule("DIE-W")
def test_white_has_a_fourth_space():
    match = with_abilities("white,red,blue", prepared={"white": "soul soul soul"}).play("white", "casket 2")
    match.play("white", "prepare soul")

    assert match.prepared["white"] == "soul soul soul soul"


# Red


@rule("DIE-R")
def test_red_may_convert_before_anybodys_turn():
    match = with_abilities("white,red,blue", prepared={"red": "soul power"})
    assert match.can("red") == ["pass", "convert soul", "convert power"]

    match.play("red", "convert power")
    assert match.prepared["red"] == "soul"
    assert match.free_power["red"] == 1
    assert match.tokens["red"] == "candle"


@rule("DIE-R")
def test_red_converts_once_a_turn():
    match = with_abilities("white,red,blue", active="red", prepared={"red": "soul soul"}).play("red", "convert soul")
    assert match.can("red") == ["pass", "candle"]

    match.play("red", "pass", "casket 3", "take bread")
    assert match.active == "blue"
    assert "convert soul" in match.can("red")


@rule("DIE-R")
def test_red_cannot_convert_without_a_candle_in_the_supply():
    match = with_abilities("white,red,blue", prepared={"red": "soul"}, tokens={"blue": "candle candle"})
    match.play("blue", "pass")

    assert match.can("white")[0] == "casket 1"


# Yellow


@rule("DIE-Y")
def test_yellow_peeks_into_one_casket_in_each_own_turn():
    match = with_abilities("white,yellow,blue", active="yellow", caskets={"3": "white blue"})
    assert match.can("yellow") == ["pass", "peek 2", "peek 3", "peek 4"]

    match.play("yellow", "peek 3")
    assert match.sees("yellow").caskets[2] == (1, 0, 0, 0, 1, 0)
    assert match.sees("white").caskets[2] is None
    assert match.can("yellow")[0] == "casket 1"


@rule("DIE-Y")
def test_yellow_does_not_peek_in_others_turns():
    assert with_abilities("white,yellow,blue").can("yellow") == []


@rule("DIE-Y", "DIE-H1", "DIE-H1B")
def test_what_yellow_saw_is_forgotten_once_a_casket_is_chosen():
    match = with_abilities("white,yellow,blue", active="yellow", caskets={"3": "white blue"})
    match.play("yellow", "peek 3", "casket 1")

    assert match.sees("yellow").caskets[2] is None


@rule("DIE-Y")
def test_what_yellow_saw_moves_with_its_casket():
    match = with_abilities("white,yellow,blue", active="yellow", caskets={"3": "white"}, tokens={"blue": "candle"})
    match.play("yellow", "peek 3").play("blue", "candle")

    assert match.sees("yellow").caskets == ((0,) * 6, None, None, (1, 0, 0, 0, 0, 0))


@rule("DIE-Y")
def test_what_yellow_saw_is_swapped_with_its_casket():
    options = {"tokens": "BAAA"}
    match = with_abilities(
        "white,yellow,blue", options=options, active="yellow", caskets={"3": "white"}, tokens={"blue": "candle"}
    )
    match.play("yellow", "peek 3").play("blue", "candle 2-3")

    assert match.sees("yellow").caskets == ((0,) * 6, (1, 0, 0, 0, 0, 0), None, None)


# Blue

LOWER = {"1": "blue . . . .", "2": ". blue-power . . .", "4": "blue . . . ."}


@rule("DIE-U")
def test_blue_may_take_souls_off_the_steps_instead_of_a_power_soul():
    match = with_abilities("white,red,blue", active="blue", steps=LOWER).play("blue", "casket 4", "power soul")
    assert match.can("blue") == ["power soul", "return 1", "return 2"]

    match.play("blue", "return 2")
    assert match.can("blue") == ["done", "return 1"]
    match.play("blue", "return 1")

    assert match.steps == {"4": "blue . . . ."}
    assert match.free_power["blue"] == 1
    assert match.active == "white"


@rule("DIE-U")
def test_blue_may_still_take_the_power_soul():
    match = with_abilities("white,red,blue", active="blue", steps=LOWER)
    match.play("blue", "casket 4", "power soul", "power soul")

    assert match.free_power["blue"] == 1
    assert match.steps == LOWER


@rule("DIE-U")
def test_blue_may_take_back_just_one():
    match = with_abilities("white,red,blue", active="blue", steps=LOWER)
    match.play("blue", "casket 4", "power soul", "return 1", "done")

    assert match.steps == {key: LOWER[key] for key in ("2", "4")}
    assert match.state.city[2] == 2


@rule("DIE-U")
def test_blue_goes_on_from_its_highest_soul_and_freed_spaces_are_free_again():
    match = with_abilities("white,red,blue", active="blue", steps=LOWER, caskets={"4": "blue red"})
    match.play("blue", "casket 4").roll("blue 2, red 6")
    match.play("blue", "space 2").play("red", "done").play("blue", "power soul", "return 1", "done")
    match.play("white", "casket 3", "take bread").play("red", "casket 4").roll("5").play("red", "space 1")

    assert match.steps == {
        "1": ". red . . .",
        "2": ". blue-power . . .",
        "4": "blue . . . .",
        "5": "blue . . . .",
    }


@rule("DIE-U")
def test_blue_cannot_take_its_highest_soul_back():
    match = with_abilities("white,red,blue", active="blue", steps={"1": "blue . . . ."})
    match.play("blue", "casket 4", "power soul")

    assert match.free_power["blue"] == 1


@rule("DIE-U")
def test_blue_needs_a_power_soul_in_the_city():
    match = with_abilities("white,red,blue", active="blue", steps={"1": "blue . . . .", "2": "blue . . . ."})
    assert "power soul" in match.play("blue", "casket 4").can("blue")

    match = with_abilities(
        "white,red,blue",
        active="blue",
        free_power={"blue": 3},
        steps={"1": "blue . . . .", "2": "blue . . . ."},
    )
    assert match.play("blue", "casket 4").can("blue") == ["move caskets"]


@rule("DIE-U")
def test_blue_may_take_souls_back_for_a_bonus_on_anothers_turn():
    """The fifth space of step 2 grants a power soul; Blue's soul of step 1 comes back instead."""
    match = with_abilities("white,red,blue", caskets={"4": "blue"}, steps={"1": "blue . . . ."})
    match.play("white", "casket 4").roll("6").play("white", "space 5")
    assert match.can("blue") == ["power soul", "return 1"]

    assert match.play("blue", "return 1").steps == {"2": ". . . . blue"}


# Black


@rule("DIE-K")
def test_black_swaps_a_token_with_the_supply_for_a_different_kind():
    match = with_abilities("white,red,black", active="black", tokens={"black": "bread"})
    assert match.can("black") == ["pass", "swap bread"]
    match.play("black", "swap bread")
    assert match.can("black") == ["take candle", "take marigold", "take incense"]

    match.play("black", "take incense")
    assert match.tokens["black"] == "incense"
    assert list(match.state.stock) == [2, 2, 1, 2]


@rule("DIE-K")
def test_black_swaps_a_token_with_a_player_who_is_not_asked():
    match = with_abilities("white,red,black", active="black", tokens={"black": "bread", "red": "incense marigold"})
    match.play("black", "swap bread", "take marigold from red")

    assert match.tokens == {"white": "", "red": "incense bread", "black": "marigold"}


@rule("DIE-K")
def test_black_swaps_once_and_only_in_the_own_turn():
    match = with_abilities("white,red,black", active="black", tokens={"black": "bread"})
    match.play("black", "swap bread", "take incense")
    assert match.can("black")[0] == "casket 1"

    assert with_abilities("white,red,black", tokens={"black": "bread"}).can("black") == []
