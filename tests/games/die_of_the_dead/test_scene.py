"""The picture: what can be clicked where, and what is not shown."""

from __future__ import annotations

import re

import pytest

import ofrenda
from ofrenda.testing import Placed

from .tables import table, with_abilities

GAME = ofrenda.game("die-of-the-dead")
NAMES = ["Ana", "Ben", "Cleo", "Dora", "Emil"]


def scene(match: Placed, seat: int | None = 0) -> str:
    state = match.state
    actions = state.actions(seat) if seat is not None and seat in state.deciders() else []
    return GAME.draw(state.view(seat), actions, NAMES[: state.rules.seats])


def clickable(drawn: str) -> set[str]:
    """The actions that have a place in the picture, by their notation."""
    return {GAME.actions[int(number)] for number in re.findall(r'data-action="(\d+)"', drawn)}


def pieces(drawn: str, notation: str) -> int:
    return drawn.count(f'data-action="{GAME.action(notation)}"')


def caskets(drawn: str) -> list[str]:
    """The drawings of the four caskets, without their numbers and words."""
    parts = drawn.split('class="dod-piece dod-casket')[1:]
    return [part.split('<circle class="dod-medal"')[0].partition("</title>")[2] for part in parts]


def test_the_casket_is_chosen_by_a_click_on_it():
    drawn = scene(table(caskets={"1": "white"}))

    assert clickable(drawn) == {"casket 1", "casket 2", "casket 3", "casket 4"}
    assert "<title>Casket 3: shake and take a token</title>" in drawn


def test_who_is_not_asked_can_click_nothing():
    match = table(caskets={"1": "white"})

    assert clickable(scene(match, 1)) == set()
    assert clickable(scene(match, None)) == set()


def test_closed_caskets_look_alike_whatever_they_hold():
    few, many, open_one, empty = (
        caskets(
            scene(
                table(caskets={"1": "red", "2": "white", "3": "red red blue-power"}).play("white", "casket 1", "done"),
                1,
            )
        )[1:3]
        + caskets(scene(table(caskets={"1": "red"}), 1))[:2]
    )

    assert few == many
    assert few != open_one
    assert few != empty


def test_what_another_looks_into_stays_closed():
    match = table(caskets={"2": "white", "3": "red red"}, tokens={"white": "marigold"})
    match.play("white", "marigold casket 3")

    assert pieces(scene(match, 0), "remove red") == 2
    mine, others = caskets(scene(match, 0)), caskets(scene(match, 1))
    assert mine[2] != others[2]
    assert others[2] == others[1]


def test_after_the_match_all_caskets_are_drawn_open():
    match = table(turn=300, caskets={"3": "red"}).play("white", "casket 1", "done")

    assert scene(match, None).count('class="dod-lining"') == 4


def test_a_skull_is_asked_for_on_the_open_casket():
    match = table(caskets={"4": "white-power red"}).play("white", "casket 4").roll("white-power skull, red 2")
    drawn = scene(match)

    assert clickable(drawn) == {f"skull {value}" for value in range(1, 7)}
    assert drawn.count("<desc>-1</desc>") == 1
    assert "<desc>2</desc>" in drawn


def test_a_die_keeps_what_it_tells_while_the_roll_lies():
    """Only a piece whose text changes tumbles."""
    match = table(caskets={"4": "white red"}, tokens={"white": "incense"})
    match.play("white", "casket 4").roll("white 3, red 2")
    before = re.findall(r'id="(die-\d-\d-\d)">.*?<desc>(.*?)</desc>', scene(match))
    match.play("white", "incense")
    drawn = scene(match)

    assert re.findall(r'id="(die-\d-\d-\d)">.*?<desc>(.*?)</desc>', drawn) == before
    assert clickable(drawn) == {"turn white 3", "turn red 2"}


def test_souls_climb_onto_the_free_spaces_of_their_step():
    match = table(caskets={"4": "white"}, steps={"1": "white red . . .", "2": "red . . . ."})
    match.play("white", "casket 4").roll("white 3")
    drawn = scene(match)

    assert clickable(drawn) == {"space 2", "space 3", "space 4", "space 5"}
    assert pieces(drawn, "space 2") == 1
    assert drawn.count('id="climber-0"') == 1


@pytest.mark.parametrize(
    ("match", "seat"),
    [
        (table(prepared={"white": "soul power"}).play("white", "casket 1"), 0),
        (table().play("white", "casket 2"), 0),
        (table().play("white", "casket 3"), 0),
        (table().play("white", "casket 4"), 0),
        (table(options={"tokens": "BBBB"}, tokens={"white": "candle marigold"}, prepared={"white": "soul"}), 0),
        (table(options={"tokens": "BBBB"}, tokens={"red": "bread"}, prepared={"red": "soul"}), 1),
        (with_abilities("yellow,red,white", tokens={"yellow": "marigold"}), 0),
        (with_abilities("black,red,white", tokens={"black": "bread", "red": "candle"}).play("black", "swap bread"), 0),
        (with_abilities("white,red,blue", prepared={"red": "soul"}), 1),
    ],
)
def test_every_action_but_passing_has_its_place(match: Placed, seat: int):
    legal = {GAME.actions[action] for action in match.state.actions(seat)}

    assert legal - {"pass", "done"}
    assert clickable(scene(match, seat)) == legal - {"pass", "done"}


def test_names_are_escaped():
    view = table(caskets={"1": "white"}).state.view(None)
    drawn = GAME.draw(view, [], ["<b>A&B", '"', "Cleo"])

    assert "<b>" not in drawn
    assert "&lt;b&gt;A&amp;B" in drawn
