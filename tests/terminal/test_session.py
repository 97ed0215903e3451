"""A match in the terminal, as a person reads and types it."""

from __future__ import annotations

import io
from contextlib import suppress
from pathlib import Path

import pytest
from rich.console import Console

import ofrenda
from ofrenda.kernel.errors import UnknownName
from ofrenda.kernel.game import Game
from ofrenda.table import Dice, Match, RecordFile, Seeded, Typed
from ofrenda.terminal.answers import split_answers
from ofrenda.terminal.session import COMMANDS, Quit, Session
from tests.testing.minigame import CANDLES

GAME = ofrenda.game("rolling-bones")
ROLL = "left 6xhand, right 6xhand, centre 3xskull 2xhat gravestone"


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


def session(tmp_path: Path, seats: list[str], dice: Dice, lines: list[str], game: Game = GAME) -> tuple[str, Match]:
    """What the screen showed, and the match."""
    console = Typist(lines)
    with RecordFile(tmp_path / "match.ofrenda") as file:
        file.create(dice)
        match = Match(game, seats, dice, keep=file.keep)
        with suppress(Quit):
            Session(match, file, console).run()
    return console.file.getvalue(), match


def test_the_skeleton_is_drawn_and_choices_are_numbered(tmp_path: Path):
    screen, match = session(tmp_path, ["Ana", "Luis"], Typed(GAME), [ROLL, "lay skull", "hat on"])

    assert "●─skull─●" in screen
    assert "▟hat▙" in screen
    assert "1 Lay the left hand" in screen
    assert "Ana: Lay what you like, then bury the skeleton or pay for another roll." in screen
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
    assert "There is no choice 99. Choose from 1 to 3, or type help." in screen
    assert "“fly” is not among the choices." in screen
    assert "“lay” could be: lay left hand, lay right hand, lay skull." in screen
    assert match.state.totals == [1, 0]


def test_a_range_of_numbers_names_several_choices():
    assert split_answers("2-4", 4) == ["2", "3", "4"]
    assert split_answers("1, skull , 3", 4) == ["1", "skull", "3"]
    with pytest.raises(UnknownName, match=r"There is no choice 5\. Choose from 1 to 4"):
        split_answers("3-5", 4)


def test_names_in_a_line_may_become_possible_on_the_way(tmp_path: Path):
    """The forearm fits only after the upper arm."""
    roll = "left upper-arm forearm 4xhand, right 6xfoot, centre ribcage 5xhat"
    _screen, match = session(tmp_path, ["Ana", "Luis"], Typed(GAME), [roll, "ribcage, left upper arm, left forearm"])

    assert match.state.position()["skeleton"] == ["left forearm", "left upper-arm", "ribcage"]


def test_why_tells_the_rule_behind_what_happened(tmp_path: Path):
    screen, _match = session(tmp_path, ["Ana", "Luis"], Typed(GAME), [ROLL, "skull", "hat on", "why"])

    assert "Ana puts the hat on the skull." in screen
    assert "RB-11 One hat is worn at a time" in screen


def test_undo_takes_the_last_decision_back(tmp_path: Path):
    screen, match = session(tmp_path, ["Ana", "Luis"], Typed(GAME), [ROLL, "undo", "skull", "hat on", "undo", "undo"])

    assert "You have decided nothing yet that could be taken back." in screen
    assert screen.count("Taken back.") == 2
    assert match.state.position()["skeleton"] == []


AFTER_A_ROLL = [ROLL, "skull", "pay left", "left 5xhand, right 6xhand, centre 5xribcage", "undo"]


def test_further_back_the_others_must_agree(tmp_path: Path):
    screen, match = session(tmp_path, ["Ana", "Luis"], Typed(GAME), [*AFTER_A_ROLL, "n"])

    assert "Luis: take back everything since entry 3? Dice fall anew." in screen
    assert "Nothing was taken back." in screen
    assert match.number == 5


def test_with_their_word_it_is_taken_back(tmp_path: Path):
    _screen, match = session(tmp_path, ["Ana", "Luis"], Typed(GAME), [*AFTER_A_ROLL, "yes"])

    assert [step.number for step in match.steps] == [1, 2]


def test_hint_rules_help_and_save(tmp_path: Path):
    copy = tmp_path / "copy.ofrenda"
    screen, match = session(
        tmp_path,
        ["Ana", "Luis"],
        Typed(GAME),
        [ROLL, "hint", "rules rb-7", "rules RB-99", "rules", "help", "save", f"save {copy}", f"save {copy}", "quit"],
    )

    assert "The greedy bot would choose: Lay the" in screen
    assert "RB-7 If no die of the roll can be laid rightly" in screen
    assert "There is no rule “RB-99”." in screen
    assert "Hat and gravestone" in screen
    assert all(command in screen for command in COMMANDS)
    assert "Say where to: save FILE." in screen
    assert "cannot be written: File exists" in " ".join(screen.split())
    assert copy.read_text() == match.record.text()


def test_a_single_choice_plays_itself_and_undo_goes_past_it(tmp_path: Path):
    screen, match = session(tmp_path, ["Ana", "bot:random"], Typed(GAME), [*AFTER_A_ROLL, "y"])

    assert "Only one choice: Lay the ribcage." in screen
    assert "Ana: take back everything since entry 3? Dice fall anew." in screen
    assert [step.number for step in match.steps] == [1, 2]


def test_the_end_is_told(tmp_path: Path):
    screen, match = session(tmp_path, ["bot:greedy", "bot:random"], Seeded(1), [])

    assert match.over
    assert "greedy bot 1 wins." in screen
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
