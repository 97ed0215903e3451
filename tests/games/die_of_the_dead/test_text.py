"""What people read: the board in eighty columns, questions, and every way in which a match ends."""

from __future__ import annotations

import pytest
from rich.text import Text

import ofrenda
from ofrenda.kernel.event import Log, retold
from ofrenda.kernel.rng import seeded
from ofrenda.kernel.view import View
from ofrenda.testing import Placed

from .setting import table, with_abilities

GAME = ofrenda.game("die-of-the-dead")
NAMES = ["greedy bot 1", "greedy bot 2", "greedy bot 3", "greedy bot 4", "greedy bot 5"]


def drawn(view: View) -> list[str]:
    return [Text.from_markup(line).plain for line in GAME.text.board(view, NAMES).splitlines()]


def labels(match: Placed, seat: int = 0) -> list[str]:
    """How what the seat may do is offered."""
    view = match.state.view(seat)
    return [GAME.text.action(action, view, NAMES) for action in match.state.actions(seat)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_board_fits_into_eighty_columns(seats: int):
    rng = seeded("board", seats)
    state = GAME.start(seats, {"abilities": True})
    for _entry in range(250):
        widest = max(drawn(state.view(0)) + drawn(GAME.open_view(state)), key=len)
        assert len(widest) <= 80, widest
        chance = state.chance()
        if chance is not None:
            state.settle_unchecked(chance.sample(rng))
        elif state.stack:
            seat = state.deciders()[0]
            actions = state.actions(seat)
            state.act_unchecked(seat, actions[rng.below(len(actions))])


def test_the_board_shows_caskets_steps_boards_and_tokens():
    match = table(
        caskets={"1": "white white-power", "2": "red"},
        steps={"1": ". . red . ."},
        prepared={"blue": "soul power"},
        tokens={"red": "incense"},
    )
    lines = drawn(match.sees("white"))

    assert " 1  blank       │ prepare     │ ● red       │ incense     │ bread" in lines
    assert " Casket 1           Casket 2           Casket 3           Casket 4" in lines
    assert " ●◆ white           closed             empty              empty" in lines
    assert " ● red    greedy bot 2 ○○○  free 8● 0◆  city 3 step 1  incense" in lines
    assert " ● blue   greedy bot 3 ●◆○  free 9● 0◆  city 2 step 0" in lines


def test_the_board_shows_the_open_roll():
    match = table(caskets={"3": "red red-power"}, tokens={"red": "incense"}).play("white", "casket 3")
    lines = drawn(match.roll("red 5, red-power skull").sees("white"))

    assert " Casket 3 shows" in lines
    assert "   ◆☠ ●5  greedy bot 2" in lines


def test_a_space_says_what_it_grants():
    match = table(caskets={"4": "red"}).play("white", "casket 4").roll("5")
    view = match.sees("white")

    assert labels(match)[:3] == ["Space 1: nothing", "Space 2: prepare a soul", "Space 3: candle"]
    assert GAME.text.question(view) == "On which space of step 1? The red soul's player gains what it shows."


def test_a_space_says_what_is_no_longer_there():
    tokens = {"white": "candle", "blue": "candle"}
    match = table(caskets={"4": "red"}, tokens=tokens).play("white", "pass").play("blue", "pass")
    match.play("white", "casket 4").roll("5")

    assert labels(match)[2] == "Space 3: candle, but none is left"


def test_spaces_promise_nothing_to_a_second_soul_of_the_turn():
    match = table(caskets={"4": "red red"}).play("white", "casket 4").roll("5 4").play("white", "space 1")

    assert labels(match)[0] == "Space 1"
    assert "no bonus" in GAME.text.question(match.sees("white"))


def test_spaces_promise_nothing_to_the_ghost():
    match = table(2, caskets={"4": "yellow"}).play("white", "casket 4").roll("5")

    assert labels(match)[0] == "Space 1"


def test_blues_question_changes_after_the_first_soul():
    steps = {"1": "blue . . . .", "2": "blue . . . .", "3": "blue . . . ."}
    match = with_abilities("white,red,blue", active="blue", steps=steps).play("blue", "casket 4", "power soul")
    assert "up to 2 souls" in GAME.text.question(match.sees("blue"))

    assert "1 more soul" in GAME.text.question(match.play("blue", "return 1").sees("blue"))


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ({"steps": {"9": "red . . . ."}}, "greedy bot 2 has led a soul home and wins."),
        ({"steps": {"9": "yellow . . . ."}}, "The ghost is first at the land of the living: everybody has lost."),
        ({"steps": {"5": "yellow . . . ."}}, "The ghost has climbed highest: everybody has lost."),
        ({"steps": {"4": "red . . . ."}}, "greedy bot 2 has climbed highest and wins."),
        ({}, "The match ends in a draw between greedy bot 1, greedy bot 2."),
    ],
)
def test_every_ending_is_told(position: dict[str, object], told: str):
    match = table(2, stack=[], **position)

    assert GAME.text.ending(match.sees(None), NAMES) == told


def test_whoever_won_casket_2_is_not_asked_whether():
    match = table(caskets={"2": "red red"}, free_power={"red": 1}).play("white", "casket 2", "done").roll("1 4")

    assert GAME.text.question(match.sees("red")) == "You have won casket 2: which soul do you prepare?"


def test_casket_1_says_how_much_may_still_be_added():
    match = table(prepared={"white": "soul soul"}).play("white", "casket 1")
    assert "up to three souls from your board to casket 1" in GAME.text.question(match.sees("white"))
    assert labels(match)[0] == "Add no more souls"

    match.play("white", "add prepared soul")
    assert "up to 2 more souls" in GAME.text.question(match.sees("white"))


def test_bread_says_into_which_casket():
    match = table(prepared={"blue": "soul"}, tokens={"blue": "bread"}).play("white", "casket 3")

    assert GAME.text.question(match.sees("blue")) == "Casket 3 is chosen: do you add a soul before the shake?"
    assert labels(match, 2) == ["Pass: play nothing", "Bread: add an ordinary soul from your board to casket 3"]


def test_bread_on_its_other_side_asks_again_for_a_second_soul():
    match = table(options={"tokens": "BBBB"}, tokens={"red": "bread"}, prepared={"red": "soul soul"})
    match.play("red", "bread casket 4")
    assert "casket 4? A second one may follow" in GAME.text.question(match.sees("red"))

    match.play("red", "add prepared soul")
    assert GAME.text.question(match.sees("red")) == "Add a second soul from your board to casket 4?"


@pytest.mark.parametrize(("sides", "use"), [("AAAA", "to turn a die by one"), ("AABA", "to shake it again")])
def test_the_incense_window_says_what_incense_does(sides: str, use: str):
    match = table(options={"tokens": sides}, caskets={"2": "red"}, tokens={"white": "incense"})
    match.play("white", "casket 2", "done").roll("5")

    assert GAME.text.question(match.sees("white")) == f"Casket 2 is open: do you light incense {use}?"


@pytest.mark.parametrize(
    ("souls", "told"),
    [("red red", "which soul goes back to its player?"), ("red blue", "nobody has several souls there, so all stay.")],
)
def test_whoever_looks_is_told_whether_a_soul_goes(souls: str, told: str):
    match = table(caskets={"3": souls}, tokens={"white": "marigold"}).play("white", "marigold casket 3")

    assert GAME.text.question(match.sees("white")) == f"You look into casket 3: {told}"


def test_a_token_says_what_it_is_good_for():
    match = table(options={"tokens": "ABAB"}).play("white", "casket 3")

    assert labels(match) == [
        "Take from the supply: candle (moves the caskets)",
        "Take from the supply: marigold (adds a soul to casket 1)",
        "Take from the supply: incense (turns a die by one)",
        "Take from the supply: bread (fills an empty casket on another's turn)",
    ]


@pytest.mark.parametrize(
    ("position", "stands"),
    [
        ({}, "red · step 0 of 9"),
        ({"steps": {"4": "red . . . ."}}, "red · step 4 of 9"),
        ({"tokens": {"red": "bread candle"}}, "red · step 0 of 9 · candle, bread"),
        ({"tokens": {"red": "bread bread"}}, "red · step 0 of 9 · bread, bread"),
    ],
)
def test_a_seat_stands_on_its_step_with_its_tokens(position: dict[str, object], stands: str):
    """It is the same through everybody's eyes."""
    match = table(**position)

    assert {GAME.text.standing(match.sees(eyes), 1) for eyes in ("white", "red", "blue", None)} == {stands}


def test_how_a_seat_stands_is_short():
    match = table(options={"colours": "white,yellow,blue"}, tokens={"yellow": "marigold incense"})

    assert len(GAME.text.standing(match.sees(None), 1)) <= 40


def test_the_set_up_says_who_lays_what_where():
    log = Log()
    GAME.start(3, {"first": "seat1", "abilities": True, "colours": "white,yellow,blue"}, log=log)
    told = [GAME.text.event(event, NAMES) for event in retold(log.events)]

    assert told[:4] == [
        "greedy bot 1 begins.",
        "Set-up: greedy bot 1 adds 1 soul to casket 1.",
        "Set-up: greedy bot 1 adds 1 soul to casket 2.",
        "Set-up: greedy bot 2 adds 1 soul to casket 1.",
    ]
    assert told[-4:] == [
        "Set-up: greedy bot 1 prepares an ordinary soul.",
        "Set-up: greedy bot 2 adds 1 soul to casket 1.",
        "Set-up: greedy bot 3 gains a power soul.",
        "Turn 1: greedy bot 1.",
    ]


def story(match: Placed) -> list[str]:
    return [GAME.text.event(event, NAMES) for event in match.events]


def test_the_story_says_why_casket_1_is_not_shaken():
    alone = table(caskets={"1": "white"}).play("white", "casket 1").play("white", "done")
    nobody = table(caskets={"1": ""}).play("white", "casket 1").play("white", "done")

    assert "Casket 1 is not shaken: only souls of one colour are in it." in story(alone)
    assert "Casket 1 is not shaken: it is empty." in story(nobody)
    assert not any("not shaken" in GAME.text.event(event.faded(), NAMES) for event in alone.events)


def test_the_story_says_why_nothing_is_prepared():
    full = table(prepared={"white": "soul soul soul"}).play("white", "casket 2")
    none_left = table(caskets={"3": " ".join(["white"] * 10)}).play("white", "casket 2")

    assert "The board of greedy bot 1 is full: no further soul is prepared." in story(full)
    assert "greedy bot 1 has no free soul left to prepare." in story(none_left)
