"""Two players and the ghost. The players are White and Red, the ghost is yellow."""

from __future__ import annotations

import ofrenda
from ofrenda.testing import Placed, rule

from .setting import table

GAME = ofrenda.game("die-of-the-dead")


def two(**position: object) -> Placed:
    return table(2, **position)


@rule("DIE-G1")
def test_the_ghost_has_all_its_souls_in_its_supply():
    s = GAME.start(2, {"first": "seat1"})

    assert list(s.free[4:]) == [10, 3]
    assert s.city[2] == 0
    assert s.position()["caskets"] == {"1": "white red", "2": "white red", "3": "", "4": ""}


@rule("DIE-G1")
def test_with_three_players_there_is_no_ghost():
    assert GAME.start(3).rules.owners == 3


@rule("DIE-G2")
def test_after_each_turn_a_soul_comes_onto_the_ghosts_board():
    match = two().play("white", "casket 3", "take bread")
    assert match.prepared["yellow"] == "soul"

    match.play("red", "casket 3", "take candle")
    assert match.prepared["yellow"] == "soul soul"


@rule("DIE-G2")
def test_two_souls_go_into_casket_1_which_is_shaken_in_any_case():
    match = two(prepared={"yellow": "soul soul"}).play("white", "casket 3", "take bread")

    assert match.caskets["1"] == "yellow yellow"
    assert match.state.chance().counts == (0, 0, 0, 0, 2, 0)


@rule("DIE-G2")
def test_a_one_in_the_ghosts_shake_moves_the_caskets():
    match = two(prepared={"yellow": "soul soul"}).play("white", "casket 3", "take bread").roll("1 5")

    assert match.caskets["2"] == "yellow yellow"
    assert match.prepared["yellow"] == ""
    assert match.active == "red"


@rule("DIE-C2B")
def test_the_ghosts_souls_count_for_the_shake_of_casket_1():
    match = two(caskets={"1": "white yellow"}).play("white", "casket 1", "done")

    assert match.state.chance().counts == (1, 0, 0, 0, 1, 0)


@rule("DIE-T12B")
def test_no_bread_is_asked_for_before_the_ghosts_shake():
    match = two(prepared={"yellow": "soul soul", "red": "soul"}, tokens={"red": "bread"})
    match.play("white", "casket 3").play("red", "pass").play("white", "take bread")

    assert match.can("red") == []
    assert match.state.chance().counts == (0, 0, 0, 0, 2, 0)


@rule("DIE-G3")
def test_in_casket_3_a_ghost_that_shows_all_six_numbers_declares_a_one():
    match = two(caskets={"3": "yellow " * 6 + "yellow-power"}).play("white", "casket 3")
    match.roll("yellow 1 2 3 4 5 6, yellow-power skull")

    assert [event.args["value"] for event in match.events if event.kind == "declared"] == [1]


@rule("DIE-T8")
def test_incense_may_be_lit_on_the_ghosts_shake():
    match = two(prepared={"yellow": "soul soul"}, tokens={"red": "incense"}).play("white", "casket 3", "take bread")
    match.roll("2 5")
    assert match.can("red") == ["pass", "incense"]

    match.play("red", "incense", "turn yellow 2", "down")
    assert match.caskets["2"] == "yellow yellow"


@rule("DIE-G2")
def test_bread_cannot_be_played_on_the_ghosts_shake():
    match = two(prepared={"yellow": "soul soul", "red": "soul"}, tokens={"red": "bread"}).play("white", "casket 3")
    match.play("red", "pass").play("white", "take bread")

    assert match.state.chance() is not None


@rule("DIE-G")
def test_the_ghost_is_an_owner_for_casket_1():
    match = two(caskets={"1": "yellow"}).play("white", "casket 1", "add free soul")

    assert match.state.chance().counts == (1, 0, 0, 0, 1, 0)


@rule("DIE-G")
def test_marigold_can_remove_the_ghosts_soul():
    match = two(caskets={"3": "yellow yellow-power"}, tokens={"white": "marigold"}, free_power={"yellow": 2})
    match.play("white", "marigold casket 3", "remove yellow-power")

    assert match.caskets["3"] == "yellow"
    assert match.free_power["yellow"] == 3


@rule("DIE-G3")
def test_the_ghosts_skulls_are_sixes():
    match = two(caskets={"4": "white yellow-power"}).play("white", "casket 4").roll("white 5, yellow-power skull")

    assert match.stack[-1] == "Climb soul=5"


@rule("DIE-G3")
def test_in_casket_3_the_ghost_declares_what_makes_no_pair():
    match = two(caskets={"3": "yellow yellow-power yellow-power white-power"}).play("white", "casket 3")
    match.roll("yellow 6, yellow-power skull skull, white-power skull")
    assert match.dice == "white-power skull, yellow 6, yellow-power 4 5"

    match.play("white", "skull 6")
    assert match.caskets["3"] == "white-power yellow yellow-power yellow-power"


@rule("DIE-G4")
def test_the_ghosts_pairs_are_removed_to_its_supply():
    match = two(caskets={"3": "yellow yellow yellow"}).play("white", "casket 3").roll("4 4 2")

    assert match.caskets["3"] == "yellow"
    assert match.state.free[4] == 9


@rule("DIE-G4", "DIE-G5")
def test_the_ghosts_souls_ascend_and_take_spaces_but_earn_nothing():
    match = two(caskets={"4": "yellow"}).play("white", "casket 4").roll("6").play("white", "space 3")

    assert match.steps["1"] == ". . yellow . ."
    assert match.can("white") == ["move caskets", "power soul"]
    assert list(match.state.stock) == [2, 2, 2, 2]


@rule("DIE-G5")
def test_the_ghost_prepares_nothing_for_winning_casket_2():
    match = two(caskets={"2": "yellow white"}).play("white", "casket 2", "done").roll("white 5, yellow 6")

    assert match.prepared == {"white": "", "red": "", "yellow": "soul"}
    assert [event.kind for event in match.events if event.kind == "prepared"] == ["prepared"]
    assert match.events[-2].rule == "DIE-G6"


@rule("DIE-G6")
def test_the_ghosts_ordinary_souls_come_first():
    all_but_one = {"2": "yellow yellow yellow yellow yellow yellow yellow yellow yellow"}
    match = two(caskets=all_but_one).play("white", "casket 3", "take bread")
    assert match.prepared["yellow"] == "soul"

    match.play("red", "casket 3", "take bread")
    assert match.prepared["yellow"] == "soul power"


@rule("DIE-G6")
def test_a_ghost_without_free_souls_does_nothing():
    everything = {"2": "yellow yellow yellow yellow yellow", "3": "yellow yellow yellow yellow yellow"}
    powers = "yellow-power yellow-power yellow-power"
    match = two(caskets=everything | {"4": powers}).play("white", "casket 2", "done")
    match.roll("2 3 4 5 6")

    assert match.prepared["yellow"] == ""
    assert match.active == "red"


@rule("DIE-G7")
def test_the_ghost_can_win_and_both_players_share_the_second_place():
    match = two(caskets={"4": "yellow"}, steps={"8": "yellow . . . .", "3": "white . . . ."})
    match.play("white", "casket 4").roll("5")

    assert match.stack == []
    assert match.state.result().winners == ()
    assert match.state.result().places == (2, 2)
    assert match.state.result().points == (3, 0)


@rule("DIE-G7", "DIE-B7")
def test_the_ghost_can_be_first_at_the_turn_limit():
    match = two(turn=300, steps={"5": "yellow . . . .", "3": "white . . . ."}).play("white", "casket 3", "take bread")

    assert match.state.result().places == (2, 2)
