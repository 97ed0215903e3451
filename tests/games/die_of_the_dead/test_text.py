"""What people read: the board in eighty columns, questions, and every way in which a match ends."""

from __future__ import annotations

import pytest
from rich.text import Text

import ofrenda
from ofrenda.kernel.rng import seeded
from ofrenda.kernel.view import View

from .tables import table, with_abilities

GAME = ofrenda.game("die-of-the-dead")
NAMES = ["greedy bot 1", "greedy bot 2", "greedy bot 3", "greedy bot 4", "greedy bot 5"]


def drawn(view: View) -> list[str]:
    return [Text.from_markup(line).plain for line in GAME.text.board(view, NAMES).splitlines()]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_board_fits_into_eighty_columns(seats: int):
    rng = seeded("board", seats)
    state = GAME.start(seats, {"abilities": True})
    for _entry in range(250):
        widest = max(drawn(state.view(0)) + drawn(GAME.open_view(state)), key=len)
        assert len(widest) <= 80, widest
        chance = state.chance()
        if chance is not None:
            state.fall(chance.sample(rng))
        elif state.stack:
            seat = state.deciders()[0]
            actions = state.actions(seat)
            state.apply(seat, actions[rng.below(len(actions))])


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

    labels = [GAME.text.action(action, view, NAMES) for action in match.state.actions(0)]
    assert labels[:3] == ["Space 1: blank", "Space 2: prepare", "Space 3: candle"]


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
