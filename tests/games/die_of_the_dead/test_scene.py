"""The picture: what can be clicked where, and what is not shown."""

from __future__ import annotations

import re

import pytest

import ofrenda
from ofrenda.testing import Placed
from tests.games.drawn import scene_of

from .setting import table, with_abilities

GAME = ofrenda.game("die-of-the-dead")
NAMES = ["Ana", "Ben", "Cleo", "Dora", "Emil"]


def scene(match: Placed, seat: int | None = 0) -> str:
    state = match.state
    actions = state.actions(seat) if seat is not None and seat in state.deciders() else []
    return scene_of(GAME, state.view(seat), actions, NAMES[: state.rules.seats])


def clickable(drawn: str) -> set[str]:
    """The actions that have a place in the picture, by their notation."""
    return {
        GAME.actions[int(number)] for found in re.findall(r'data-action="([\d ]+)"', drawn) for number in found.split()
    }


def pieces(drawn: str, notation: str) -> int:
    return drawn.count(f'data-action="{GAME.action(notation)}"')


def caskets(drawn: str, whole: bool = False) -> list[str]:
    """The drawings of the four caskets, without their numbers and words unless they are to be whole."""
    parts = drawn.split('class="die-piece die-casket')[1:]
    return parts if whole else [part.split('<circle class="die-medal"')[0].partition("</title>")[2] for part in parts]


def test_the_casket_is_chosen_by_a_click_on_it():
    drawn = scene(table(caskets={"1": "white"}))

    assert clickable(drawn) == {"casket 1", "casket 2", "casket 3", "casket 4"}
    assert "<title>Casket 3: take a token; it is empty and is not shaken</title>" in drawn


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

    assert scene(match, None).count('class="die-lining"') == 4


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
        (with_abilities("black,red,white", tokens={"black": "candle bread"}), 0),
    ],
)
def test_every_action_has_its_place(match: Placed, seat: int):
    assert clickable(scene(match, seat)) == {GAME.actions[action] for action in match.state.actions(seat)}


def tags(drawn: str) -> dict[str, tuple[float, float]]:
    """The words on the tags, and where they are: within a casket or on the whole table."""
    found = re.findall(r'class="tagged" transform="translate\((\S+) (\S+)\)".*?class="tag-word">(.*?)<', drawn)
    return {word: (float(x), float(y)) for x, y, word in found}


def tagged_casket(drawn: str) -> int:
    """The number of the casket with a tag; 0 if none has one."""
    return next(
        (number for number, casket in enumerate(caskets(drawn, whole=True), 1) if 'class="tagged"' in casket), 0
    )


@pytest.mark.parametrize(
    ("match", "seat", "word", "casket"),
    [
        (table(prepared={"white": "soul"}).play("white", "casket 1"), 0, "done", 1),
        (table(tokens={"red": "bread"}, prepared={"red": "soul"}).play("white", "casket 3"), 1, "pass", 3),
        (
            table(options={"tokens": "BBBB"}, tokens={"red": "bread"}, prepared={"red": "soul soul"})
            .play("red", "bread casket 4")
            .play("red", "add prepared soul"),
            1,
            "done",
            4,
        ),
        (
            table(caskets={"4": "white"}, tokens={"red": "incense"}).play("white", "casket 4").roll("white 3"),
            1,
            "pass",
            4,
        ),
        (
            table(caskets={"3": "red"}, tokens={"white": "marigold"}).play("white", "marigold casket 3"),
            0,
            "close it",
            3,
        ),
        (table(tokens={"white": "candle"}), 0, "pass", 0),
        (table().play("white", "casket 2"), 0, "done", 0),
    ],
)
def test_the_tag_for_doing_nothing_is_at_the_casket_in_question(match: Placed, seat: int, word: str, casket: int):
    drawn = scene(match, seat)

    assert list(tags(drawn)) == [word]
    assert tagged_casket(drawn) == casket


def test_dice_make_room_for_the_tag_in_their_casket():
    crowd = {"1": "white white red red blue blue", "2": "red"}
    match = table(caskets=crowd, prepared={"white": "soul"}).play("white", "casket 1")
    drawn = scene(match)
    dice = re.findall(r'translate\(\S+ (\S+)\)"><title>\w+: an ordinary soul</title><g id="die-0-', drawn)
    sizes = [
        float(size) for size in re.findall(r'id="die-0-\S+"><g class="die-soul \S+" transform="scale\((\S+)\)', drawn)
    ]

    assert len(dice) == len(sizes) == 6
    assert max(float(y) + size * 18 for y, size in zip(dice, sizes, strict=True)) <= tags(drawn)["done"][1]


def touch_sizes(drawn: str, notation: str) -> list[tuple[float, float]]:
    """Width and height of the rooms for fingers of the pieces that do this."""
    parts = drawn.split(f'data-action="{GAME.action(notation)}"')[1:]
    rooms = [re.search(r'class="touch" x="\S+" y="\S+" width="(\S+)" height="(\S+)"', part) for part in parts]
    return [(float(room[1]), float(room[2])) for room in rooms if room]


@pytest.mark.parametrize(
    ("match", "seat", "notation", "least"),
    [
        (table(caskets={"4": "white red"}, tokens={"white": "incense"}), 0, "turn white 3", 64),
        (
            table(5, caskets={"1": "white"}, prepared={"white": "soul"}).play("white", "casket 1"),
            0,
            "add free soul",
            64,
        ),
        (
            table(5, caskets={"1": "white"}, prepared={"white": "soul"}).play("white", "casket 1"),
            0,
            "add prepared soul",
            50,
        ),
        (table().play("white", "casket 3"), 0, "take bread", 64),
        (table(tokens={"white": "marigold"}, caskets={"3": "red"}), 0, "marigold casket 3", 64),
    ],
)
def test_fingers_have_room(match: Placed, seat: int, notation: str, least: int):
    if notation.startswith("turn"):
        match.play("white", "casket 4").roll("white 3, red 2").play("white", "incense")
    sizes = touch_sizes(scene(match, seat), notation)

    assert sizes
    assert min(map(min, sizes)) >= least


def test_a_skull_is_declared_in_two_lines_if_the_dice_stay_legible():
    few = table(caskets={"4": "white-power red"}).play("white", "casket 4").roll("white-power skull, red 2")
    many = table(5, caskets={"4": "white-power red yellow blue black"}).play("white", "casket 4")
    many.roll("white-power skull, red 2, yellow 2, blue 2, black 2")

    assert touch_sizes(scene(few), "skull 1") > touch_sizes(scene(many), "skull 1")


def test_the_souls_that_may_stay_are_clicked_themselves():
    match = table(caskets={"3": "red red-power blue"}).play("white", "casket 3").roll("red 2, red-power 2, blue 5")
    drawn = scene(match)

    assert clickable(drawn) == {"keep soul", "keep power"}
    assert pieces(drawn, "keep soul") == pieces(drawn, "keep power") == 1


def test_a_prepared_soul_that_serves_two_ends_is_asked_which():
    """Red adds it by marigold, or takes it back for a candle from the supply."""
    position = {"tokens": {"red": "marigold"}, "prepared": {"red": "soul"}}
    match = with_abilities("red,white,blue", options={"tokens": "ABAA"}, **position)
    drawn = scene(match)

    add, convert = GAME.action("marigold prepared soul"), GAME.action("convert soul")
    assert f'id="prepared-0-0" transform="translate(87 59)" data-action="{add} {convert}"' in drawn
    assert re.search(rf'id="supply-0" transform="\S+ \S+" data-action="{convert}"', drawn)
    assert re.search(rf'id="token-0-0" transform="\S+ \S+" data-action="\d+ {add}"', drawn)


def test_names_are_escaped():
    view = table(caskets={"1": "white"}).state.view(None)
    drawn = scene_of(GAME, view, [], ["<b>A&B", '"', "Cleo"])

    assert "<b>" not in drawn
    assert "&lt;b&gt;A&amp;B" in drawn
