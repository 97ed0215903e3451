"""What people read: the board in eighty columns, questions, and every way in which a match ends."""

from __future__ import annotations

from typing import Any

import pytest
from rich.text import Text

import ofrenda
from ofrenda.games.die_of_the_dead.engine.pieces import TOKENS
from ofrenda.games.die_of_the_dead.text.about import space_about
from ofrenda.kernel.event import Log, retold
from ofrenda.kernel.rng import seeded
from ofrenda.kernel.text import keys
from ofrenda.kernel.view import View
from ofrenda.testing import Placed
from ofrenda.words import speaking

from .setting import table, with_abilities

GAME = ofrenda.game("die-of-the-dead")
NAMES = ["Greedy bot 1", "Greedy bot 2", "Greedy bot 3", "Greedy bot 4", "Greedy bot 5"]


def drawn(view: View) -> list[str]:
    return [Text.from_markup(line).plain for line in GAME.text.board(view, NAMES).splitlines()]


def asked(match: Placed, who: str = "white") -> str:
    return GAME.text.question(match.sees(who), NAMES)


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
    assert " ● red    Greedy bot 2 ○○○  free 8● 0◆  city 3 step 1  incense" in lines
    assert " ● blue   Greedy bot 3 ●◆○  free 9● 0◆  city 2 step 0" in lines


def test_a_long_name_is_cut_where_one_sees_it_and_a_bot_is_called_by_its_name():
    board = GAME.text.board(table().sees("white"), ["Maximiliana Rosa", "Bot 2 (leicht)", "Luis"])

    assert "Maximiliana… " in board
    assert "Bot 2  " in board.split("Maximiliana… ")[1]


def test_the_board_shows_the_open_roll():
    match = table(caskets={"3": "red red-power"}, tokens={"red": "incense"}).play("white", "casket 3")
    lines = drawn(match.roll("red 5, red-power skull").sees("white"))

    assert " Casket 3 shows" in lines
    assert "   ◆☠ ●5  Greedy bot 2" in lines


def test_a_space_says_what_it_grants():
    match = table(caskets={"4": "red"}).play("white", "casket 4").roll("5")
    view = match.sees("white")

    assert labels(match)[:3] == ["Space 1: nothing", "Space 2: prepare a soul", "Space 3: candle"]
    assert GAME.text.question(view, NAMES) == "On which space of step 1? The red soul's player gains what it shows."


def test_a_space_says_what_is_no_longer_there():
    tokens = {"white": "candle", "blue": "candle"}
    match = table(caskets={"4": "red"}, tokens=tokens).play("white", "pass").play("blue", "pass")
    match.play("white", "casket 4").roll("5")

    assert labels(match)[2] == "Space 3: candle, but none is left"


def test_whoever_may_play_a_token_reads_who_is_about_to_choose():
    match = table(tokens={"white": "candle", "blue": "candle"})

    assert asked(match) == "Before you choose a casket: do you play something?"
    assert asked(match.play("white", "pass"), "blue") == (
        "Before Greedy bot 1 chooses a casket: do you play something?"
    )


def test_a_bots_level_stands_in_no_second_brackets():
    match = table(caskets={"4": "red red"}).play("white", "casket 4").roll("5 4")
    names = ["Ana", "Bot 2 (leicht)", "Eva"]
    with speaking("de"):
        climbs = GAME.text.action(GAME.actions.index("ascend red"), match.state.view(0), names)

    assert climbs == "Auf Stufe 1: eine gewöhnliche Seele (Bot 2)"


def test_beside_its_picture_a_shaken_casket_is_told_without_its_dice():
    match = table(caskets={"4": "red red"}).play("white", "casket 4").roll("5 4")
    (shaken,) = [event for event in match.events if event.kind == "shook"]

    assert GAME.text.caption(shaken, NAMES) == "Casket 4 is shaken."
    assert GAME.text.event(shaken, NAMES) == "Casket 4 is shaken. Greedy bot 2: 4 5."


def test_spaces_promise_nothing_to_a_second_soul_of_the_turn():
    match = table(caskets={"4": "red red"}).play("white", "casket 4").roll("5 4").play("white", "space 1")

    assert labels(match)[:2] == ["Space 1: covers no bonus", "Space 2: covers “prepare a soul”"]
    assert "no bonus" in GAME.text.question(match.sees("white"), NAMES)


def test_spaces_promise_nothing_to_the_ghost():
    match = table(2, caskets={"4": "yellow"}).play("white", "casket 4").roll("5")

    assert labels(match)[0] == "Space 1: covers no bonus"


def test_blues_question_changes_after_the_first_soul():
    steps = {"1": "blue . . . .", "2": "blue . . . .", "3": "blue . . . ."}
    match = with_abilities("white,red,blue", active="blue", steps=steps).play("blue", "casket 4", "power soul")
    assert "up to 2 souls" in GAME.text.question(match.sees("blue"), NAMES)

    assert "one more soul" in GAME.text.question(match.play("blue", "return 1").sees("blue"), NAMES)


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ({"steps": {"9": "red . . . ."}}, "Greedy bot 2 has led a soul home and wins."),
        ({"steps": {"9": "yellow . . . ."}}, "The ghost is first at the land of the living: everybody has lost."),
        ({"steps": {"5": "yellow . . . ."}}, "The ghost has climbed highest: everybody has lost."),
        ({"steps": {"4": "red . . . ."}}, "Greedy bot 2 has climbed highest and wins."),
        ({}, "The match ends in a draw between Greedy bot 1, Greedy bot 2."),
    ],
)
def test_every_ending_is_told(position: dict[str, object], told: str):
    match = table(2, stack=[], **position)

    assert GAME.text.ending(match.sees(None), NAMES) == told


def test_whoever_won_casket_2_is_not_asked_whether():
    match = table(caskets={"2": "red red"}, free_power={"red": 1}).play("white", "casket 2", "done").roll("1 4")

    assert GAME.text.question(match.sees("red"), NAMES) == "Which soul do you prepare? You have won casket 2."


def test_casket_1_says_how_much_may_still_be_added():
    match = table(prepared={"white": "soul soul"}).play("white", "casket 1")
    assert asked(match) == "Add up to 2 prepared souls to casket 1, or one free soul?"
    assert labels(match)[0] == "Add no soul"

    match.play("white", "add prepared soul")
    assert asked(match) == "Add 1 more prepared soul to casket 1?"


def test_bread_says_into_which_casket():
    match = table(prepared={"blue": "soul"}, tokens={"blue": "bread"}).play("white", "casket 3")

    assert GAME.text.question(match.sees("blue"), NAMES) == "Do you add a soul before casket 3 is shaken?"
    assert labels(match, 2) == ["Pass: play nothing", "Bread: add a prepared soul to casket 3"]


def test_bread_on_its_other_side_asks_again_for_a_second_soul():
    match = table(options={"tokens": "BBBB"}, tokens={"red": "bread"}, prepared={"red": "soul soul"})
    match.play("red", "bread casket 4")
    assert "casket 4? A second one may follow" in GAME.text.question(match.sees("red"), NAMES)

    match.play("red", "add prepared soul")
    assert GAME.text.question(match.sees("red"), NAMES) == "Add a second prepared soul to casket 4?"


@pytest.mark.parametrize(
    ("sides", "use"), [("AAAA", "to turn a die of casket 2 by one?"), ("AABA", "to shake casket 2 again?")]
)
def test_the_incense_window_says_what_incense_does(sides: str, use: str):
    match = table(options={"tokens": sides}, caskets={"2": "red"}, tokens={"white": "incense"})
    match.play("white", "casket 2", "done").roll("5")

    assert GAME.text.question(match.sees("white"), NAMES).startswith(f"Do you light incense {use}")


@pytest.mark.parametrize(
    ("souls", "told"),
    [("red red", "Which soul goes back to its player?"), ("red blue", "nobody has several souls there, so all stay.")],
)
def test_whoever_looks_is_told_whether_a_soul_goes(souls: str, told: str):
    match = table(caskets={"3": souls}, tokens={"white": "marigold"}).play("white", "marigold casket 3")

    assert GAME.text.question(match.sees("white"), NAMES) in (
        f"{told} You look into casket 3.",
        f"You look into casket 3: {told}",
    )


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
        "Greedy bot 1 begins.",
        "Set-up: Greedy bot 1 adds 1 soul to casket 1.",
        "Set-up: Greedy bot 1 adds 1 soul to casket 2.",
        "Set-up: Greedy bot 2 adds 1 soul to casket 1.",
    ]
    assert told[-4:] == [
        "Set-up: Greedy bot 1 prepares an ordinary soul.",
        "Set-up: Greedy bot 2 adds 1 soul to casket 1.",
        "Set-up: Greedy bot 3 gains a power soul.",
        "Turn 1: Greedy bot 1.",
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

    assert "Greedy bot 1 has a full board: no further soul is prepared." in story(full)
    assert "Greedy bot 1 has no free soul left to prepare." in story(none_left)


def menu(match: Placed, seat: int = 0) -> list[tuple[str, str]]:
    """The keys that are typed, with what they mean."""
    choices = GAME.text.menu(match.state.actions(seat), match.state.view(seat), NAMES)
    return [(key, choice.label) for key, choice in zip(keys(choices), choices, strict=True)]


def test_nothing_is_promised_beyond_what_there_is():
    one_left = table(prepared={"white": "soul soul"}).play("white", "casket 2")
    bread = table(options={"tokens": "AAAB"}, prepared={"white": "soul"}, tokens={"white": "bread"}, active="red")
    steps = {"1": "blue . . . .", "2": "blue . . . ."}
    blue = with_abilities("white,red,blue", active="blue", steps=steps).play("blue", "casket 4", "power soul")

    assert asked(one_left) == "Prepare 1 soul?"
    assert asked(bread.play("white", "bread casket 3")) == "Which prepared soul goes into casket 3?"
    assert asked(blue, "blue") == "Gain the power soul, or take 1 soul off the steps?"


def test_spaces_are_typed_by_their_own_numbers():
    """The second space of the step is taken."""
    match = table(caskets={"4": "red"}, steps={"1": ". white . . ."}).play("white", "casket 4").roll("5")

    assert [key for key, _label in menu(match)] == ["1", "3", "4", "5"]


@pytest.mark.parametrize(
    ("options", "position", "typed"),
    [
        ({"tokens": "AAAB"}, {"active": "red", "tokens": {"white": "bread"}, "prepared": {"white": "soul"}}, "124"),
        ({"abilities": True, "colours": "yellow,red,blue"}, {"active": "yellow"}, "234"),
        ({}, {"tokens": {"white": "marigold candle"}}, "1234"),
    ],
)
def test_caskets_are_typed_by_their_own_numbers(options: dict[str, Any], position: dict[str, Any], typed: str):
    """Whether bread fills them, Yellow peeks or a marigold looks into them; the rest has letters."""
    match = table(options=options, caskets={"3": "red"}, **position)

    numbers = [(key, label) for key, label in menu(match) if key.isdigit()]
    assert "".join(key for key, _label in numbers) == typed
    assert all(f"casket {key}" in label for key, label in numbers)


def test_to_do_nothing_comes_last():
    assert menu(table().play("white", "casket 1"))[-1] == ("2", "Add no soul")
    assert menu(table(tokens={"white": "candle"}))[-1] == ("2", "Pass: play nothing")


def test_a_casket_says_what_has_no_effect():
    full = table(prepared={"white": "soul soul soul"}, caskets={"2": "red"})

    assert labels(table())[1:] == [
        "Casket 2: prepare souls; it is empty and is not shaken",
        "Casket 3: take a token; it is empty and is not shaken",
        "Casket 4: choose its further action; it is empty and is not shaken",
    ]
    assert labels(full)[1] == "Casket 2: shake it; you can prepare no soul before"

    spent = table(caskets={"3": " ".join(["white"] * 10)})
    assert labels(spent)[0] == "Casket 1: shake it if it holds two colours; you have no soul to add"


def test_looking_into_an_empty_casket_says_so_before():
    look = labels(table(caskets={"3": "red"}, tokens={"white": "marigold"}))
    peek = labels(with_abilities("yellow,red,blue", active="yellow", caskets={"3": "red"}))

    assert look[-2:] == ["Marigold: look into casket 3", "Marigold: look into casket 4, which is empty"]
    assert peek[-2:] == ["Peek into casket 3", "Peek into casket 4, which is empty"]


def test_a_space_says_that_the_board_is_full():
    full = table(caskets={"4": "red"}, prepared={"red": "soul soul soul"}).play("white", "casket 4").roll("5")

    assert labels(full)[1] == "Space 2: prepare a soul, but the board is full"


def test_the_board_says_what_power_dice_show_and_what_boards_can_do():
    assert "◆ power soul, a die with 1 2 ☠ ☠ 5 6" in drawn(table().sees("white"))[0]
    assert " yellow: before choosing, a secret look into a casket" in drawn(
        with_abilities("white,yellow").sees("white")
    )
    assert not any("secret look" in line for line in drawn(table().sees("white")))


def test_a_sentence_begins_with_a_capital_letter_the_ghosts_too():
    match = table(2).play("white", "casket 1", "done")

    assert "The ghost prepares an ordinary soul." in [GAME.text.event(event, NAMES[:2]) for event in match.events]


def test_the_one_thing_of_an_empty_casket_4_is_not_called_one_more():
    empty = table().play("white", "casket 4")
    won = table(caskets={"4": "red"}).play("white", "casket 4").roll("5").play("white", "space 1")

    assert asked(empty) == "Casket 4 was empty. Which further action of it do you choose?"
    assert asked(won) == "Which further action of casket 4 do you choose?"


def test_whoever_climbs_is_told_that_the_gain_is_their_own():
    match = table(caskets={"4": "white"}).play("white", "casket 4").roll("white 3")

    assert asked(match) == "On which space of step 1? You gain what it shows."
    assert asked(match, "red") == "On which space of step 1? The white soul's player gains what it shows."


def test_a_space_that_may_be_chosen_says_what_its_token_is_for():
    match = table(caskets={"4": "white"}).play("white", "casket 4").roll("white 3")
    about = space_about(0, TOKENS.index("candle"), True, match.sees("white").sides)

    assert "all caskets move one place on" in about
