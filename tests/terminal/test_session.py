"""A match in the terminal, as a person reads and types it."""

from __future__ import annotations

import io
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import ofrenda
from ofrenda.kernel.errors import UnknownName
from ofrenda.kernel.game import Game
from ofrenda.kernel.record import Act
from ofrenda.table import Dice, Match, RecordFile, Seeded, Typed
from ofrenda.terminal.answers import Line, split_answers
from ofrenda.terminal.commands import COMMANDS
from ofrenda.terminal.prompt import Quit
from ofrenda.terminal.session import Session
from tests.testing.minigame import CANDLES

GAME = ofrenda.game("rolling-bones")
ROLL = "left 6xhand, right 6xhand, centre 3xskull 2xhat gravestone"


MOVING = {
    "fields": [8, 0],
    "hands": ["cake", ""],
    "laid": ["skull", ""],
    "dog": 9,
    "order": [1, 2],
    "stack": ["NewRound", "EndTurn", "Moving bones=3 steps=3 led=0 track=(8) holders=() origins=()"],
    "active": 1,
}
WHEELING = MOVING | {"laid": ["", ""], "stack": ["NewRound", "EndTurn", "Wheeling track=(8,7)"]}
SPOOKED = {"lines": [["double spook"], ["power-up oaf"]], "spirits": ["unearth mob", "unearth elder"]}
CONTROLLING = SPOOKED | {"lines": [["double control"], ["power-up oaf"]]}
RETURNING = SPOOKED | {"lines": [["double return"], ["power-up oaf"]], "discards": ["double mob"]}


class Typist(Console):
    """A console whose person types these lines, and which shows what was typed."""

    def __init__(self, lines: list[str], width: int = 100) -> None:
        super().__init__(file=io.StringIO(), width=width, highlight=False)
        self.lines = lines

    def input(self, prompt: str = "", **_more: object) -> str:
        if not self.lines:
            raise EOFError
        line = self.lines.pop(0)
        self.print(f"{prompt}{line}")
        return line


def session(
    tmp_path: Path,
    seats: list[str],
    dice: Dice,
    lines: list[str],
    game: Game = GAME,
    options: dict[str, Any] | None = None,
) -> tuple[str, Match]:
    """What the screen showed, and the match."""
    console = Typist(lines)
    with RecordFile(tmp_path / "match.ofrenda") as file:
        file.create(dice)
        match = Match(game, seats, dice, options, keep=file.keep)
        with suppress(Quit):
            Session(match, file, console).run()
    return console.file.getvalue(), match


def test_the_skeleton_is_drawn_and_choices_are_numbered(tmp_path: Path):
    screen, match = session(tmp_path, ["Ana", "Luis"], Typed(GAME), [ROLL, "lay skull", "hat on"])

    assert "●─skull─●" in screen
    assert "▟hat▙" in screen
    assert "1 Lay the left hand" in screen
    assert "Ana: Lay at least one die. Then bury the skeleton, or pay and roll again." in screen
    assert match.state.hat


def test_numbers_names_parts_and_several_at_once_are_accepted(tmp_path: Path):
    for line in ("3, hat on", "lay skull, put the hat", "skull, hat on"):
        _screen, match = session(tmp_path, ["Ana", "Luis"], Typed(GAME), [ROLL, *line.split(", ")])
        assert match.state.hat
        (tmp_path / "match.ofrenda").unlink()
    _screen, match = session(
        tmp_path,
        ["Ana", "Luis"],
        Typed(GAME),
        ["left forearm 5xhand, right 6xfoot, centre 6xhat", "1, 2"],
    )
    assert match.state.position()["skeleton"] == ["left hand", "left forearm"]


def test_what_is_not_possible_is_said_and_asked_again(tmp_path: Path):
    screen, match = session(
        tmp_path, ["Ana", "Luis"], Typed(GAME), ["left 3xtail", ROLL, "99", "fly", "lay", "skull", "bury"]
    )

    assert "“3xtail” is no face of the left dice. Their faces: hand, forearm" in screen
    assert "There is no choice 99. Choose from 1, 2, 3, or type help." in screen
    assert "“fly” is not among the choices." in screen
    assert "“lay” could be: lay left hand, lay right hand, lay skull." in screen
    assert list(match.state.totals) == [1, 0]


@pytest.mark.parametrize("typed", ["v", "g", "kull", "unburied", "leave the"])
def test_a_stray_letter_or_a_piece_of_a_description_is_no_answer(tmp_path: Path, typed: str):
    """Give up: leave the skeleton unburied."""
    screen, match = session(tmp_path, ["Ana", "Luis"], Typed(GAME), [ROLL, "skull", typed])

    assert "Give up: leave the skeleton unburied" in screen
    assert f"“{typed}” is not among the choices." in screen
    assert match.number == 2


@pytest.mark.parametrize("typed", ["y", "p", "only", "empty", "shaken", "winner's"])
def test_what_a_casket_does_is_not_its_name(tmp_path: Path, typed: str):
    game = ofrenda.game("die-of-the-dead")
    screen, match = session(tmp_path, ["Ana", "bot:random"], Seeded(4), [typed], game, {"first": "seat1"})

    assert "4 Casket 4: " in screen
    assert f"“{typed}” is not among the choices." in screen
    assert not any(isinstance(step.entry, Act) for step in match.steps)


@pytest.mark.parametrize("typed", ["give up", "giv", "up", "Give Up"])
def test_the_beginning_of_a_word_of_its_name_is_enough(tmp_path: Path, typed: str):
    _screen, match = session(tmp_path, ["Ana", "Luis"], Typed(GAME), [ROLL, "skull", typed])

    assert match.state.active == 1


def test_a_range_of_numbers_names_several_choices():
    menu = [Line(key, "", (0,)) for key in "1234"]

    assert split_answers("2-4", menu) == ["2", "3", "4"]
    assert split_answers("1, skull , 3", menu) == ["1", "skull", "3"]
    with pytest.raises(UnknownName, match=r"There is no choice 5\. Choose from 1, 2, 3, 4"):
        split_answers("3-5", menu)


def test_names_in_a_line_may_become_possible_on_the_way(tmp_path: Path):
    """The forearm fits only after the upper arm."""
    roll = "left upper-arm forearm 4xhand, right 6xfoot, centre ribcage 5xhat"
    _screen, match = session(tmp_path, ["Ana", "Luis"], Typed(GAME), [roll, "ribcage, left upper arm, left forearm"])

    assert match.state.position()["skeleton"] == ["left forearm", "left upper-arm", "ribcage"]


def test_why_tells_the_rule_behind_what_happened(tmp_path: Path):
    screen, _match = session(tmp_path, ["Ana", "Luis"], Typed(GAME), [ROLL, "skull", "hat on", "why"])

    assert "Ana puts the hat on the skull." in screen
    assert "RB-11B One hat is worn at a time" in screen


def test_undo_takes_the_last_decision_back(tmp_path: Path):
    screen, match = session(tmp_path, ["Ana", "Luis"], Typed(GAME), [ROLL, "skull", "hat on", "undo", "undo"])

    assert screen.count("Taken back.") == 2
    assert match.state.position()["skeleton"] == []


def test_who_has_decided_nothing_takes_nothing_back(tmp_path: Path):
    screen, _match = session(tmp_path, ["Ana", "Luis"], Seeded(1), ["undo"])

    assert "You have decided nothing yet that could be taken back." in screen


def test_a_mistyped_roll_is_taken_back_the_opening_one_too(tmp_path: Path):
    screen, match = session(tmp_path, ["Ana", "Luis"], Typed(GAME), [ROLL, "undo", "y"])

    assert "Luis: Ana asks to take back: Ana rolls all eighteen dice: left hand ×6; right hand ×6;" in screen
    assert match.steps == []
    assert screen.count("Ana: Roll 6 left, 6 right, 6 centre") == 2


AFTER_A_ROLL = [ROLL, "skull", "pay left", "left 5xhand, right 6xhand, centre 5xribcage", "undo"]


def test_further_back_the_others_must_agree(tmp_path: Path):
    """The typed roll is taken back first; it is not the other person's to decide alone."""
    screen, match = session(tmp_path, ["Ana", "Luis"], Typed(GAME), [*AFTER_A_ROLL, "n"])

    assert "Luis: Ana asks to take back: Ana rolls on:" in screen
    assert "What was rolled or drawn since comes anew." in screen
    assert "Nothing was taken back." in screen
    assert "entry" not in screen
    assert match.number == 5


def test_with_their_word_it_is_taken_back(tmp_path: Path):
    _screen, match = session(tmp_path, ["Ana", "Luis"], Typed(GAME), [*AFTER_A_ROLL, "yes"])

    assert [step.number for step in match.steps] == [1, 2, 3]


def test_alone_a_mistyped_roll_is_taken_back_at_once(tmp_path: Path):
    screen, match = session(tmp_path, ["Ana", "bot:random"], Typed(GAME), [ROLL, "undo"])

    assert "asks to take back" not in screen
    assert "Roll taken back; type it again." in screen
    assert match.steps == []


def test_the_consent_names_the_roll_and_not_what_came_of_it(tmp_path: Path):
    """What the casket showed has faded with the turn; that Luis prepared a soul for it has not."""
    game = ofrenda.game("die-of-the-dead")
    typed = ["white 5 5, red 1 1", "", "casket 2", "1", "1", "white 2, red 6", "", "undo", "n"]
    screen, _match = session(tmp_path, ["Ana", "Luis"], Typed(game), typed, game, {"tokens": "ABAA"})

    assert "Luis asks to take back the last roll." in screen
    assert "take back: Luis prepares" not in screen


def test_hint_rules_help_and_save(tmp_path: Path):
    copy = tmp_path / "copy.ofrenda"
    screen, match = session(
        tmp_path,
        ["Ana", "Luis"],
        Typed(GAME),
        [ROLL, "hint", "rules rb-7", "rules RB-99", "rules", "help", "save", f"save {copy}", f"save {copy}", "quit"],
    )

    assert "1. Lay the" in screen
    assert "3. Lay the" in screen
    assert " to win, " in screen
    assert "RB-7 If no die of the roll can be laid rightly" in screen
    assert "There is no rule “RB-99”." in screen
    assert "Hat and gravestone" in screen
    assert all(command in screen for command in COMMANDS)
    assert "Say where to: save FILE." in screen
    assert "cannot be written: there is such a file already." in " ".join(screen.split())
    assert copy.read_text() == match.record.text()


def test_a_single_choice_plays_itself_and_undo_goes_past_it(tmp_path: Path):
    lines = ["left 6xhand, right 6xhand, centre 3xskull 2xhat gravestone", "skull", "pay left"]
    lines += ["left 5xhand, right 6xhand, centre 5xribcage", "undo"]
    screen, match = session(tmp_path, ["Ana", "bot:random"], Typed(GAME), lines)

    assert "Only one choice: Lay the ribcage\n" in screen
    assert [step.number for step in match.steps] == [1, 2, 3]


def test_the_end_is_told(tmp_path: Path):
    screen, match = session(tmp_path, ["bot:greedy", "bot:random"], Seeded(1), [])

    assert match.over
    assert "Greedy bot 1 wins, " in screen
    assert "The record is in" in screen


def test_names_with_brackets_are_no_markup(tmp_path: Path):
    screen, _match = session(tmp_path, ["[red]Ana[/]", "Luis"], Typed(GAME), [ROLL, "skull"])

    assert "[red]Ana[/] lays the skull." in screen


def hands(screen: str) -> list[str]:
    return [line for line in screen.split("\n") if line.startswith("hand ")]


def test_with_hidden_hands_a_curtain_falls_between_players(tmp_path: Path):
    screen, match = session(tmp_path, ["Ana", "Luis"], Seeded(4), ["", "1", "", "1", "quit"], CANDLES)

    assert screen.index("Now Ana. Everybody else looks away.") < screen.index("Now Luis.")
    before_luis = screen[: screen.index("Now Luis.")]
    assert "'seat': 0, 'cards'" in before_luis
    assert "'seat': 1, 'cards'" not in before_luis
    assert match.number >= 3


def test_alone_at_the_screen_no_curtain_falls(tmp_path: Path):
    screen, _match = session(tmp_path, ["Ana", "bot:random"], Seeded(4), ["1", "quit"], CANDLES)

    assert "looks away" not in screen
    assert "'seat': 1, 'cards'" not in screen


# What is typed and what is shown


def test_a_line_stops_where_something_unseen_happens(tmp_path: Path):
    """The payment is complete, the dice fall: what follows in the line was meant for another roll."""
    seeded = ["lay left hand", "pay left, lay left forearm"]
    screen, match = session(tmp_path, ["Ana", "Luis"], Seeded(11), seeded)

    assert "“lay left forearm” was not read: something has happened that you had not seen when you typed it." in screen
    assert "2: lay left forearm" not in match.record.text()


def test_numbers_do_not_reach_into_another_question(tmp_path: Path):
    """After the first payment another menu is due; the second 3 was read in the first one."""
    roll = "left 5xhand, right 6xhand, centre 5xribcage"
    paid = [ROLL, "skull", "pay left", roll, "lay ribcage"]
    screen, match = session(tmp_path, ["Ana", "Luis"], Typed(GAME), [*paid, "pay right, 1"])

    assert "“1” was not read" in screen
    assert list(match.state.unlaid) == [5, 5, 4]


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("pay left", "pay left: first lay a die (RB-3)."),
        ("bury", "bury: first lay a die (RB-3)."),
        ("hat on", "hat on: it goes only on a skull in its own place (RB-H1B)."),
        ("lay spine", "lay spine: no die of the last roll shows it (RB-T2)."),
        ("lay left hand as skull", "a bone is laid wrongly only if none can be laid rightly (RB-7B)."),
        ("lay left upper arm", "lay left upper-arm: no die of the last roll shows it (RB-T2)."),
    ],
)
def test_a_choice_that_is_missing_says_why_when_it_is_typed(tmp_path: Path, typed: str, reason: str):
    screen, _match = session(tmp_path, ["Ana", "Luis"], Typed(GAME), [ROLL, typed])

    assert reason in screen


def test_a_name_may_be_typed_as_it_is_read(tmp_path: Path):
    """Its notation has a hyphen; what is told and drawn has none."""
    roll = "left 6xupper-arm, right 6xhand, centre 6xskull"
    _screen, match = session(tmp_path, ["Ana", "Luis"], Typed(GAME), [roll, "lay left upper arm"])

    assert match.steps[-1].entry == Act(1, "lay left upper-arm")


def test_an_answer_to_another_question_is_told_what_is_asked(tmp_path: Path):
    dia = ofrenda.game("dia-de-los-muertos")
    screen, match = session(tmp_path, ["Ana", "bot:greedy"], Seeded(4), ["go 7"], dia)

    assert "“go 7” is no answer to: Which card do you lay" in " ".join(screen.split())
    assert not any(isinstance(step.entry, Act) and step.entry.seat == 1 for step in match.steps)


def test_many_wrong_lays_are_asked_for_in_two_steps(tmp_path: Path):
    """First the die, then its place; Enter goes back to the dice."""
    roll = "left 3xfoot 2xlower-leg, right 3xfoot 3xlower-leg, centre 4xhat"
    lines = [
        "left 6xhand, right 6xhand, centre ribcage 5xhat",
        "lay ribcage",
        "pay centre",
        "left 3xfoot 3xlower-leg, right 3xfoot 3xlower-leg, centre 4xhat",
        "2",
        "",
        "1",
        "1",
    ]
    screen, match = session(tmp_path, ["Ana", "Luis"], Typed(GAME), lines)

    assert "1 Lay the left foot wrongly" in screen
    assert "2 Lay the left lower leg wrongly" in screen
    assert "1 Lay the left foot where the left upper arm belongs" in screen
    assert match.state.position()["skeleton"] == ["left foot as left upper-arm", "ribcage"]
    assert roll not in screen


def test_columns_read_downwards_in_order(tmp_path: Path):
    screen, _match = session(tmp_path, ["Ana", "Luis"], Seeded(5), [])
    rows = [re.findall(r"(?<!\S)(\d+) Lay", line) for line in screen.split("\n") if "Lay the" in line]
    columns = [[int(row[at]) for row in rows if at < len(row)] for at in range(max(map(len, rows)))]

    assert len(columns) > 1
    assert [number for column in columns for number in column] == list(range(1, 1 + sum(map(len, columns))))


def test_the_greeting_names_the_options_that_were_changed(tmp_path: Path):
    screen, _match = session(tmp_path, ["Ana", "Luis"], Seeded(1), [], options={"target": 50})

    assert "target = 50: The total that ends the match." in screen
    assert "max_rounds" not in screen


def test_why_explains_what_was_told_and_not_a_silent_pass(tmp_path: Path):
    """The hand was kept, which has no words; the last thing told was the draw."""
    game = ofrenda.game("dia-de-los-muertos")
    lines = ["1", "1", "keep your hand", "why"]
    screen, _match = session(tmp_path, ["Ana", "bot:random"], Seeded(4), lines, game)

    assert "Nothing has happened yet." not in screen
    assert "Only one choice: Keep your hand" not in screen


def test_typed_dice_say_who_rolls_with_an_example_and_help(tmp_path: Path):
    screen, _match = session(tmp_path, ["Ana", "Luis"], Typed(GAME), ["help"])

    assert "Ana: Roll 6 left, 6 right, 6 centre and type what they show, for example: left " in screen
    assert "Faces of centre: skull, ribcage, spine, pelvis, hat, gravestone." in screen


def test_the_help_on_dice_speaks_of_those_that_are_rolled(tmp_path: Path):
    game = ofrenda.game("die-of-the-dead")
    screen, _match = session(tmp_path, ["Ana", "Luis"], Typed(game), ["help"], game)

    assert "a face may be counted: 3x1, 3 x 1." in screen
    assert "hand" not in screen


def test_what_cannot_be_taken_back_is_said_at_the_dice_too(tmp_path: Path):
    """The curtain is drawn there already, so nothing else would bring the words."""
    game = ofrenda.game("die-of-the-dead")
    screen, _match = session(tmp_path, ["Ana", "Luis"], Typed(game), ["undo"], game)

    assert screen.count("You have decided nothing yet that could be taken back.") == 1


def test_the_opening_roll_is_taken_back_at_the_curtain_that_follows_it(tmp_path: Path):
    game = ofrenda.game("die-of-the-dead")
    screen, match = session(tmp_path, ["Ana", "Luis"], Typed(game), ["white 5 5, red 1 1", "undo", "y"], game)

    assert "Luis: Ana asks to take back: Two dice each decide who begins: Ana: 10, Luis: 2." in screen
    assert screen.count("Roll taken back; type it again.") == 1
    assert match.steps == []


def test_commands_are_obeyed_where_dice_are_typed(tmp_path: Path):
    screen, match = session(tmp_path, ["Ana", "Luis"], Typed(GAME), ["hint", "why", "rules RB-3", ROLL])

    assert "There is nothing to decide now: first the dice are rolled." in screen
    assert "Nothing has happened yet." in screen
    assert "is no kind of die" not in screen
    assert match.number == 1


def test_a_record_is_not_saved_into_a_folder_that_is_not_there(tmp_path: Path):
    path = tmp_path / "no" / "such.ofrenda"
    screen, _match = session(tmp_path, ["Ana", "Luis"], Typed(GAME), [ROLL, f"save {path}"])

    assert "such.ofrenda cannot be written: there is no such folder." in " ".join(screen.split())


def test_everybody_rolls_for_the_start_and_may_have_mistyped(tmp_path: Path):
    game = ofrenda.game("die-of-the-dead")
    typed = ["white 3 3, red 2 4", "undo", "y", "white 5 5, red 1 1"]
    screen, match = session(tmp_path, ["Ana", "Luis"], Typed(game), typed, game)

    assert screen.count("Everybody: Roll 2 white, 2 red") == 3
    assert "Ana asks to take back: Two dice each decide who begins: Ana: 6, Luis: 6." in screen
    assert match.state.active == 0


@pytest.mark.parametrize(
    ("slug", "position", "typed", "reason"),
    [
        ("dia-de-los-muertos", MOVING, "go 9", "go 9: the dog lies there, and nobody passes it (DM-14)."),
        ("dia-de-los-muertos", MOVING, "go 20", "go 20: no way leads there in one step."),
        ("dia-de-los-muertos", MOVING | {"fields": [3, 0]}, "go 2", "go 2: the arrow points the other way (DM-15)."),
        ("dia-de-los-muertos", MOVING | {"fields": [17, 0]}, "go 25", "go 25: the way home is closed"),
        ("dia-de-los-muertos", WHEELING, "go 9", "go 9: no way leads there in one step."),
        ("dia-de-los-muertos", MOVING, "dog 32", "dog 32: the dog goes only from field to field"),
        ("dia-de-los-muertos", {"hands": ["cake", "cake"]}, "lay dodge", "lay dodge: you do not hold this card."),
        ("die-of-the-dead", {"active": "white"}, "candle", "candle: you have no such token: "),
        ("day-of-the-dead", SPOOKED, "own slot 5", "own slot 5: no card lies there."),
        ("day-of-the-dead", CONTROLLING, "own slot 1", "own slot 1: only a fighter of the other line"),
        ("day-of-the-dead", RETURNING, "take twin", "take twin: no such card lies on the pile of the same back"),
    ],
)
def test_every_game_says_why_a_choice_is_missing(slug: str, position: dict[str, Any], typed: str, reason: str):
    game = ofrenda.game(slug)
    state = game.place(position)
    seat = state.deciders()[0]

    assert game.action(typed) not in state.actions(seat)
    missing = game.text.missing(game.action(typed), state.view(seat), ["Ana", "Luis"])
    assert f"{typed}: {missing}".startswith(reason) or missing.startswith(reason)
