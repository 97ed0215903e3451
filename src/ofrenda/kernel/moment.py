"""Moments: what happens between two decisions, step by step, so that it can be seen in the order in which it happens.

A phase is a step of the rulebook. Whenever one is done and has told something, the state as it stands there is a
moment. It is seen through the same `view` as everything else: nobody learns more from it than from a position, and
whoever sees no difference and is told nothing has no moment at all.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ofrenda.kernel.event import Event, Log
from ofrenda.kernel.phase import Phase
from ofrenda.kernel.state import State


class Between(Phase[State[Any]]):
    """Stands on a moment's stack: nobody is asked there, and what comes next is not told before it comes."""


BETWEEN = Between()


class Moment(msgspec.Struct, frozen=True):
    """The state after a step of the rulebook, and what that step told."""

    state: State[Any]
    events: tuple[Event, ...]


class Film(Log):
    """A log that keeps the moments too."""

    def __init__(self) -> None:
        super().__init__()
        self.moments: list[Moment] = []
        self._seen = 0

    def step_done(self, state: State[Any]) -> None:
        if len(self.events) == self._seen:
            return

        there = state.clone()
        if there.stack:
            there.push(BETWEEN)
        self.moments.append(Moment(there, tuple(self.events[self._seen :])))
        self._seen = len(self.events)
