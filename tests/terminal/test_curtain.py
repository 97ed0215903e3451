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
from ofrenda.kernel.event import retold
from ofrenda.kernel.record import Act
from ofrenda.table import Match, RecordFile, Seeded
from ofrenda.terminal.curtain import Curtain
from ofrenda.terminal.prompt import Quit
from ofrenda.terminal.session import Session

HIDDEN = ("dia-de-los-muertos", "die-of-the-dead", "day-of-the-dead")


class Family(Console):
    """A terminal at which people press Enter where they are told to, and answer questions as `answer` says."""

    def __init__(
        self,
        answer: Callable[[str], str],
        lines: int,
        reacts: str = "",
        at_curtain: dict[str, str] | None = None,
        agrees: str = "",
        reading: str = "",
        reacts_to: str = "",
    ) -> None:
        super().__init__(file=io.StringIO(), width=100, highlight=False, force_terminal=True, color_system=None)
        self.answer = answer
        self.left = lines
        self.reacts = reacts
        self.at_curtain = dict(at_curtain or {})
        self.agrees = agrees
        self.reading = reading
        self.reacts_to = reacts_to

    def input(self, prompt: str = "", **_more: object) -> str:
        if not self.left:
            raise EOFError
        self.left -= 1
        asked = Text.from_markup(prompt).plain
        question = self.file.getvalue().rpartition("\n\n")[2]
        line = self.typed(asked, question)
        self.print(f"{asked}{line}", markup=False)
        return line

    def typed(self, asked: str, question: str) -> str:
        if "when ready" in asked:
            screen = self.file.getvalue().rpartition("\x1b[3J")[2]
            calls = [call for call in self.at_curtain if call in screen]
            return self.at_curtain.pop(calls[0]) if calls else ""
        if "have read this" in asked:
            typed, self.reading = self.reading, ""
            return typed
        if "Enter" in asked:
            return ""
        if "Agree?" in asked and self.agrees:
            return self.agrees
        if asked == "? ":
            screen = self.file.getvalue().rpartition("\x1b[3J")[2]
            return self.reacts if self.reacts_to in screen else ""
        return self.answer(question)


def first_choice(question: str) -> str:
    """What is typed for the first line of the menu; a slot has its own number."""
    found = re.search(r"^ *([0-9]{1,2}) \S", question, re.M)
    return found[1] if found else "1"


def screens(
    tmp_path: Path,
    slug: str,
    answer: Callable[[str], str] = first_choice,
    lines: int = 60,
    seats: tuple[str, ...] = ("Ana", "Luis"),
    seed: int = 4,
    reacts: str = "",
    at_curtain: dict[str, str] | None = None,
    agrees: str = "",
    reading: str = "",
    reacts_to: str = "",
    **options: Any,
) -> tuple[list[str], Match]:
    """What stood on the screen between one clearing and the next, and the match.

    `at_curtain` says what is typed, once, where the screen calls somebody (`Now Luis`).
    """
    console = Family(answer, lines, reacts, at_curtain, agrees, reading, reacts_to)
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
    assert "Eva: Do you hold on to Ana, who is about to walk?" in found[at + 2]
    assert "Now Luis" not in later.partition("Ana walks")[0]


def test_a_name_that_is_not_asked_is_refused_and_asked_again(tmp_path: Path):
    three = ("Ana", "Luis", "Eva")
    found, _match = screens(tmp_path, "dia-de-los-muertos", walk, lines=14, seats=three, seed=2, reacts="Pedro")

    assert "“Pedro” is nobody who is asked here. Names: Eva, Luis." in "".join(found)


def test_whoever_stops_leaves_no_hand_on_the_screen(tmp_path: Path):
    found, _match = screens(tmp_path, "dia-de-los-muertos", lambda _question: "quit")

    assert "Your hand:" in found[-2]
    assert found[-1].strip() == ""


@pytest.mark.parametrize("typed", ["hint", "1", "x", "help", "why", "rules", "Luis"])
def test_only_an_empty_line_lifts_the_curtain(tmp_path: Path, typed: str):
    """Whoever types something else may be the one before, who has not looked away yet."""
    found, _match = screens(tmp_path, "dia-de-los-muertos", lines=40, at_curtain={"Now Luis": typed})
    [at] = [at for at, screen in enumerate(found) if f"Press Enter when ready. {typed}" in screen]

    assert "Press Enter only if you are Luis. \n" in found[at]
    assert "Your hand:" not in found[at]
    assert "would choose" not in found[at]
    assert asked_on(found[at + 1]) == {"Luis"}


def test_whoever_quits_at_the_curtain_sees_nobodys_hand(tmp_path: Path):
    found, _match = screens(tmp_path, "dia-de-los-muertos", lines=40, at_curtain={"Now Luis": "quit"})

    assert "Press Enter when ready. quit" in found[-2]
    assert found[-1].strip() == ""


def test_a_decision_is_taken_back_at_the_curtain_that_follows_it(tmp_path: Path):
    """Ana sees too late that she has mistyped; nobody has seen anything since, and she has the screen again."""
    found, match = screens(tmp_path, "dia-de-los-muertos", lines=40, at_curtain={"Ana lays": "undo"})
    at = next(at for at, screen in enumerate(found) if "Press Enter when ready. undo" in screen)

    assert "Taken back." in found[at + 1]
    assert "Now Ana." in found[at + 1]
    assert asked_on(found[at + 2]) == {"Ana"}
    assert " undo " in match.record.text()


@pytest.mark.parametrize(
    ("agrees", "said", "next_one"), [("y", "Taken back.", "Ana"), ("n", "Nothing was taken back.", "Luis")]
)
def test_who_must_agree_is_asked_at_the_same_curtain(tmp_path: Path, agrees: str, said: str, next_one: str):
    """Ana has drawn cards since."""
    curtain = {"Ana turns up": "undo"}
    found, _match = screens(tmp_path, "dia-de-los-muertos", lines=40, at_curtain=curtain, agrees=agrees)
    at = next(at for at, screen in enumerate(found) if "Press Enter when ready. undo" in screen)

    assert "Luis: Ana asks to take back" in found[at + 1]
    assert said in found[at + 2]
    assert f"Now {next_one}." in found[at + 2]
    assert asked_on(found[at + 3]) == {next_one}


def test_that_the_rest_of_a_line_was_not_read_outlasts_the_curtain(tmp_path: Path):
    """Ana lays a card, and Luis is due: what she typed behind it is nobody's business."""
    answers = iter(["1, lay kicking"])
    found, _match = screens(tmp_path, "dia-de-los-muertos", lambda _question: next(answers, "quit"))
    [curtain] = [screen for screen in found if "Now Luis." in screen]

    assert "Ana: the rest of your line was not read." in curtain
    assert "icking" not in curtain


def test_whoever_keeps_the_screen_is_not_told_again_later_that_a_line_was_not_read(tmp_path: Path):
    found, _match = screens(tmp_path, "die-of-the-dead", lambda _question: "1, 1", lines=200)
    last_words = [re.split(r"^\w+> ", screen, flags=re.M)[-1] for screen in found]
    kept = [screen for screen in found if re.search(r"was not read.*^\w+> ", screen, re.M | re.S)]
    repeated = [at for at, screen in enumerate(found) if "the rest of your line was not read" in screen]

    assert kept
    assert repeated
    assert all("was not read" in last_words[at - 1] for at in repeated)
    assert all(found[at].count("the rest of your line was not read") == 1 for at in repeated)


@pytest.mark.parametrize("slug", HIDDEN)
def test_nobody_is_told_again_what_the_curtain_has_just_told(tmp_path: Path, slug: str):
    found, _match = screens(tmp_path, slug, lines=120)
    called = [at for at, screen in enumerate(found) if "Press Enter when ready" in screen]

    assert len(called) > 3
    for at in called:
        own = found[at + 1].partition("> ")[0]
        assert not set(re.findall("^• .*", found[at], re.M)) & set(re.findall("^• .*", own, re.M))


def test_what_was_told_at_an_earlier_curtain_is_told_again_to_who_sits_down(tmp_path: Path):
    found, _match = screens(tmp_path, "dia-de-los-muertos", lines=20, seats=("Ana", "Luis", "Eva"))
    at = next(at for at, screen in enumerate(found) if "Now Eva." in screen)

    assert "Ana lays a card" not in found[at]
    assert "Ana lays a card" in found[at + 1]


def walk(question: str) -> str:
    return "movement" if "Walk" in question else "1"


def rest(question: str) -> str:
    """Whatever ends the turn without walking."""
    return "stop" if "Stop" in question else walk(question)


def test_swaps_are_offered_to_all_at_once_and_go_by_with_one_key(tmp_path: Path):
    """At the end of a round nobody is handed the screen just to keep their hand."""
    found, match = screens(tmp_path, "dia-de-los-muertos", rest, lines=60, seats=("Ana", "Luis", "Eva"), seed=2)
    together = [screen for screen in found if "two cards for one new one" in screen and "if all let it go by" in screen]

    assert together
    assert all(asked_on(screen) == set() and "Your hand:" not in screen for screen in together)
    assert "Keep your hand" not in "".join(found)
    assert {event.args["seat"] for event in match.told if event.kind == "keeps"} == {0, 1, 2}


def test_whoever_wants_to_swap_has_the_screen(tmp_path: Path):
    three = ("Ana", "Luis", "Eva")
    swap = "two cards for one new one"
    found, _match = screens(
        tmp_path, "dia-de-los-muertos", rest, lines=60, seats=three, seed=2, reacts="luis", reacts_to=swap
    )
    at = next(at for at, screen in enumerate(found) if swap in screen and "? luis" in screen)

    assert "Now Luis. Everybody else looks away." in found[at + 1]
    assert "Keep your hand" in found[at + 2]


@pytest.mark.parametrize(("typed", "stays"), [("quit", False), ("what?", True)])
def test_where_something_is_read_alone_quit_quits_and_other_words_take_nothing_away(
    tmp_path: Path, typed: str, stays: bool
):
    found, _match = screens(tmp_path, "dia-de-los-muertos", lines=200, reading=typed)
    [at] = [at for at, screen in enumerate(found) if f"then it disappears. {typed}\n" in screen]

    assert (found[at].count("then it disappears.") > 1) == stays
    assert (at == len(found) - 2) != stays


@pytest.mark.parametrize("slug", HIDDEN)
def test_a_match_that_goes_on_tells_everybody_what_they_missed(tmp_path: Path, slug: str):
    """That is what has happened since their own last decision, in public or before their eyes."""
    _found, match = screens(tmp_path, slug, rest, lines=40)
    with RecordFile(tmp_path / "match.ofrenda") as file:
        resumed = file.resume(match.game, file.recover())

    told = list(retold(resumed.told)) if resumed.game.forgets(resumed.state.rules) else resumed.told
    missed = 0
    for seat in range(2):
        console = Family(rest, 9)
        curtain = Curtain(resumed, console, resumed.names, console.input)
        assert curtain.lift(seat, lambda _line: None)

        own = [step.number for step in resumed.steps if isinstance(step.entry, Act) and step.entry.seat == seat + 1]
        since = sum(len(step.events) for step in resumed.steps if step.number > own[-1])
        words = [
            match.game.text.event(event, match.names) for event in told[len(told) - since :] if event.seen_by(seat)
        ]
        screen = " ".join(console.file.getvalue().split())
        assert [line for line in words if line[:40] not in screen] == []
        missed += len(words)

    assert missed
