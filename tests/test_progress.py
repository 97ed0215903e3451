"""How far a long command has come, on a terminal and without one."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest
from rich.console import Console

from ofrenda.cli import progress
from ofrenda.cli.progress import SILENCE, Lines, with_progress
from ofrenda.words import use


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def lines(total: int, done: int, steps: list[tuple[float, int]]) -> list[str]:
    """What is said if so many more are done after so many seconds each."""
    screen = Console(file=io.StringIO(), width=20)
    clock = Clock()
    told = Lines(screen, "Playing", total, done, clock)
    for seconds, more in steps:
        clock.now += seconds
        told.advance(more)
    assert isinstance(screen.file, io.StringIO)
    return screen.file.getvalue().splitlines()


def test_without_a_terminal_a_line_is_said_now_and_then():
    said = lines(2000, 0, [(SILENCE / 2, 10)] * 200)

    assert said[0] == f"Playing: 20 of 2,000, about {'0:33:00'} left."
    assert len(said) == 99, "none when all is done"


def test_a_short_run_says_nothing():
    assert lines(10, 0, [(SILENCE / 11, 1)] * 10) == []


def test_what_was_done_before_does_not_count_as_speed():
    assert lines(1000, 900, [(SILENCE, 10)]) == ["Playing: 910 of 1,000, about 0:03:00 left."]


def test_the_line_speaks_the_language_of_its_reader():
    use("de")
    try:
        [said] = lines(2000, 0, [(SILENCE, 1500)])
    finally:
        use("en")

    assert said == "Playing: 1.500 von 2.000, noch etwa 0:00:07."


@pytest.mark.parametrize(("terminal", "shown"), [(True, "7/10"), (False, "")])
def test_a_bar_is_drawn_on_a_terminal_only(monkeypatch: pytest.MonkeyPatch, terminal: bool, shown: str):
    monkeypatch.delenv("TERM", raising=False)
    screen = Console(file=io.StringIO(), force_terminal=terminal, width=80, _environ={"TERM": "xterm"})
    monkeypatch.setattr(progress, "console", lambda **_where: screen)

    def work(advance: Callable[[int], None]) -> str:
        advance(2)
        return "done"

    assert isinstance(screen.file, io.StringIO)
    assert with_progress(work, 10, "Playing", done=5) == "done"
    assert shown in screen.file.getvalue()
    assert bool(screen.file.getvalue()) == terminal
