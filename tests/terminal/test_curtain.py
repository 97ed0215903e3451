"""Several people at one screen: nobody reads another's secrets, everybody reads what happened."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

import ofrenda
from ofrenda.table import Match, RecordFile, Seeded
from ofrenda.terminal.session import Session
from ofrenda.terminal.sitting import Quit

HIDDEN = ("dia-de-los-muertos", "die-of-the-dead", "day-of-the-dead")


class Family(Console):
    """A terminal at which people press Enter where they are told to, and answer questions as `answer` says."""

    def __init__(self, answer: Callable[[str], str], lines: int, reacts: str = "") -> None:
        super().__init__(file=io.StringIO(), width=100, highlight=False, force_terminal=True, color_system=None)
        self.answer = answer
        self.left = lines
        self.reacts = reacts

    def input(self, prompt: str = "", **_more: object) -> str:
        if not self.left:
            raise EOFError
        self.left -= 1
        asked = Text.from_markup(prompt).plain
        question = self.file.getvalue().rpartition("\n\n")[2]
        line = "" if "Enter" in asked else self.reacts if asked == "? " else self.answer(question)
        self.print(f"{asked}{line}", markup=False)
        return line


def screens(
    tmp_path: Path,
    slug: str,
    answer: Callable[[str], str] = lambda _question: "1",
    lines: int = 60,
    seats: tuple[str, ...] = ("Ana", "Luis"),
    seed: int = 4,
    reacts: str = "",
    **options: Any,
) -> tuple[list[str], Match]:
    """What stood on the screen between one clearing and the next, and the match."""
    console = Family(answer, lines, reacts)
    with RecordFile(tmp_path / "match.ofrenda") as file:
        file.create(Seeded(seed))
        match = Match(ofrenda.game(slug), list(seats), Seeded(seed), options, keep=file.keep)
        with suppress(Quit):
            Session(match, file, console).run()

    text = console.file.getvalue()
    assert text.count("\x1b[2J") == text.count("\x1b[3J")
    return text.split("\x1b[3J"), match


def asked_on(screen: str) -> set[str]:
    """Who answered something on this screen, with their secrets on it."""
    return set(re.findall(r"^(\w+)> ", screen, re.M))


@pytest.mark.parametrize("slug", HIDDEN)
def test_what_was_shown_to_one_is_cleared_and_scrolled_away_before_another_looks(tmp_path: Path, slug: str):
    found, _match = screens(tmp_path, slug, lines=120)

    assert {"Ana", "Luis"} <= {name for screen in found for name in asked_on(screen)}
    assert all(len(asked_on(screen)) <= 1 for screen in found)


def test_before_a_drawn_curtain_stands_what_everybody_may_see(tmp_path: Path):
    found, _match = screens(tmp_path, "dia-de-los-muertos", lines=120)
    drawn = [screen for screen in found if "Everybody else looks away" in screen]

    assert any("lays a card with" in screen for screen in drawn)
    assert not any("hand:" in screen for screen in drawn)
    assert not any("draws a card with" not in screen and re.search(r"draws [A-Z]", screen) for screen in drawn)


def test_what_only_one_may_read_waits_until_it_is_read(tmp_path: Path):
    """Ana draws two cards at the end of her turn: she sees them before the screen is handed on."""
    found, _match = screens(tmp_path, "dia-de-los-muertos", lines=200)
    own = [screen for screen in found if "Ana> " in screen and re.search(r"Ana draws [A-Z]", screen)]

    assert own
    assert all("Press Enter when you have read this" in screen for screen in own if screen.rstrip().endswith(". "))
    assert any("Press Enter when you have read this" in screen for screen in own)


def test_the_set_up_is_told_although_nobody_rolled_for_it(tmp_path: Path):
    found, _match = screens(tmp_path, "die-of-the-dead", lines=4, first="seat1")

    assert "Set-up: Ana adds 1 soul to casket 1." in "".join(found)


def test_where_all_lies_open_no_curtain_is_drawn(tmp_path: Path):
    found, _match = screens(tmp_path, "die-of-the-dead", lines=30, open=True, tokens="ABAA")

    assert len(found) == 1
    assert "looks away" not in found[0]
    assert {"Ana", "Luis"} <= asked_on(found[0])


def test_what_follows_the_last_answer_is_told(tmp_path: Path):
    found, match = screens(tmp_path, "day-of-the-dead", lines=2000)

    assert match.over
    assert "The sixth turn is over, and so is the match." in found[-1]
    assert "Super Grand Master" in found[-1]


def test_consent_to_an_undo_is_asked_before_a_drawn_curtain(tmp_path: Path):
    answers = iter(["1", "1", "undo", "n"])
    found, _match = screens(tmp_path, "dia-de-los-muertos", lambda _question: next(answers, "quit"), seed=4)
    [asking] = [screen for screen in found if "asks to take back" in screen]

    assert "Your hand:" not in asking
    assert "Agree? [y/N] n" in asking
    assert any("Nothing was taken back." in screen for screen in found[found.index(asking) :])
    assert "entry" not in asking


def test_the_consent_names_no_secret(tmp_path: Path):
    """Which card was laid is nobody else's business; its back is."""
    answers = iter(["1", "1", "undo", "n"])
    found, _match = screens(tmp_path, "dia-de-los-muertos", lambda _question: next(answers, "quit"), seed=4)
    [asking] = [screen for screen in found if "asks to take back" in screen]

    assert "lays a card with" in asking.replace("\n", " ")
    assert not re.search(r"lays [A-Z]", asking)


def test_a_window_is_put_to_all_at_once_and_goes_by_with_one_key(tmp_path: Path):
    """Luis and Eva stand on Ana's field with a two-bone back: one Enter, and nobody is handed the screen."""
    found, _match = screens(tmp_path, "dia-de-los-muertos", walk, lines=60, seats=("Ana", "Luis", "Eva"), seed=2)
    together = [screen for screen in found if "Whoever wants to decide alone before the screen" in screen]

    assert together
    for screen in together:
        assert "Your hand:" not in screen
        assert asked_on(screen) == set()
    assert "does not hold on" in "".join(found)


def test_whoever_wants_to_decide_alone_has_the_screen(tmp_path: Path):
    """Only Eva: Luis has let it go by with his silence, and is not called."""
    three = ("Ana", "Luis", "Eva")
    found, _match = screens(tmp_path, "dia-de-los-muertos", walk, lines=14, seats=three, seed=2, reacts="eva")
    at = next(at for at, screen in enumerate(found) if "Whoever wants to decide alone" in screen)
    later = "".join(found[at + 1 :])

    assert "Now Eva. Everybody else looks away." in found[at + 1]
    assert "Eva: Ana, here or next to you, is about to walk." in found[at + 2]
    assert "Now Luis" not in later.partition("Ana walks")[0]


def test_a_name_that_is_not_asked_is_refused_and_asked_again(tmp_path: Path):
    three = ("Ana", "Luis", "Eva")
    found, _match = screens(tmp_path, "dia-de-los-muertos", walk, lines=14, seats=three, seed=2, reacts="Pedro")

    assert "“Pedro” is nobody who is asked here. Names: Eva, Luis." in "".join(found)


def test_whoever_stops_leaves_no_hand_on_the_screen(tmp_path: Path):
    found, _match = screens(tmp_path, "dia-de-los-muertos", lambda _question: "quit")

    assert "Your hand:" in found[-2]
    assert found[-1].strip() == ""


def walk(question: str) -> str:
    return "movement" if "Walk" in question else "1"
