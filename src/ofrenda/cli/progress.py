"""How far a long command has come: a bar on a terminal, a line now and then elsewhere. Both go to standard error."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import timedelta
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ofrenda.cli.shared import console
from ofrenda.words import _, number

REMEMBERED = 300.0
"""Over so many seconds the bar takes its mean: matches of strong bots may take a minute each."""
SILENCE = 20.0
"""So many seconds at least pass between two lines where there is no terminal."""

T = TypeVar("T")


def with_progress(work: Callable[[Callable[[int], None]], T], total: int, doing: str = "", done: int = 0) -> T:
    """Does the work and shows how much of it is done and how long it will take; it says what more is.

    So much of it was `done` before.
    """
    screen = console(stderr=True)
    doing = doing or _("Playing")
    if not screen.is_interactive:
        return work(Lines(screen, doing, total, done).advance)

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, speed_estimate_period=REMEMBERED) as progress:
        task = progress.add_task(doing, total=total, completed=done)
        return work(lambda more: progress.advance(task, more))


class Lines:
    """For logs and pipes: nothing about a short run, and a line now and then about a long one."""

    def __init__(
        self, screen: Console, doing: str, total: int, done: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._screen = screen
        self._doing = doing
        self._total = total
        self._before = self._done = done
        self._clock = clock
        self._began = self._spoke = clock()

    def advance(self, more: int) -> None:
        self._done += more
        now = self._clock()
        if now - self._spoke < SILENCE or not self._before < self._done < self._total:
            return

        self._spoke = now
        seconds = (now - self._began) / (self._done - self._before) * (self._total - self._done)
        told = _(
            "{doing}: {done} of {total}, about {time} left.",
            doing=self._doing,
            done=number(self._done),
            total=number(self._total),
            time=timedelta(seconds=round(seconds)),
        )
        self._screen.print(told, soft_wrap=True)
