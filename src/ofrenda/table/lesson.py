"""A lesson under way: the position of the next task, and what is said to an answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ofrenda.kernel.errors import IllegalAction
from ofrenda.kernel.event import Event, Log
from ofrenda.kernel.game import Game
from ofrenda.kernel.lesson import Lesson, Task
from ofrenda.kernel.moment import Film, Moment
from ofrenda.kernel.record import Act, Fall, parse_entries
from ofrenda.kernel.rng import seeded
from ofrenda.kernel.state import State
from ofrenda.words import _


class Reaction(msgspec.Struct, frozen=True):
    """What is said to an answer; what followed from a right one, step by step."""

    right: bool
    words: str
    moments: tuple[Moment, ...] = ()

    @property
    def events(self) -> list[Event]:
        return [event for moment in self.moments for event in moment.events]


def play(game: Game, state: State[Any], lines: Sequence[str], log: Log | None = None) -> None:
    """Plays on by these lines, which are written as in a record."""
    for entry in parse_entries(lines):
        if isinstance(entry, Act):
            state.act(entry.seat - 1, game.action(entry.name), log)
        elif isinstance(entry, Fall):
            chance = state.chance()
            state.settle(chance.parse(entry.outcome) if chance else (), log)


class Exercise:
    """A lesson that somebody works through."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.seat = lesson.seat - 1
        self.state: State[Any] = game.place(lesson.position)
        self._done = 0

    @property
    def task(self) -> Task | None:
        """The next one; None when all are done."""
        return self.lesson.task[self._done] if self._done < len(self.lesson.task) else None

    @property
    def actions(self) -> list[int]:
        """What may be answered now: everything that the rules allow."""
        return self.state.actions(self.seat) if self.task else []

    def answer(self, notation: str) -> Reaction:
        """What is said to this answer. A right one is played, and what follows from it; a wrong one is taken back."""
        task = self.task
        if task is None:
            raise IllegalAction("This lesson is done.")
        action = self.game.action(notation)
        if action not in self.actions:
            reason = self.game.text.missing(action, self.state.view(self.seat), self.names)
            raise IllegalAction("{action}: {reason}", action=notation, reason=reason or _("that is not possible here."))
        if notation not in task.accept:
            return Reaction(False, _(task.wrong.get(notation) or task.otherwise))

        film = Film()
        self.state.act(self.seat, action, film)
        play(self.game, self.state, task.then, film)
        self._done += 1
        if self.task is not None:
            self._let_fall(film)
        return Reaction(True, _(task.right), tuple(film.moments))

    def repeat(self, notations: Sequence[str]) -> None:
        """The right answers that somebody has given before."""
        for notation in notations:
            if not self.answer(notation).right:
                raise IllegalAction("“{action}” was no right answer.", action=notation)

    @property
    def names(self) -> list[str]:
        """Of everybody at the table; whoever learns lends their hand to one of them."""
        return list(COMPANIONS[: self.state.rules.seats])

    def _let_fall(self, film: Film) -> None:
        """What the lesson does not fix falls as it may, the same each time."""
        rng = seeded("lesson", self.lesson.id)
        while (chance := self.state.chance()) is not None:
            self.state.settle(chance.sample(rng), film)


COMPANIONS = ("Ana", "Luis", "Rosa", "Diego", "Elena", "Pablo")
"""Who sits at the table in lessons, by seat."""
