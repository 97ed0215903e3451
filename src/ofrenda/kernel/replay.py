"""The fold of a record: the same path for live play, replay, undo and verification."""

from __future__ import annotations

from bisect import bisect_left
from collections import deque
from collections.abc import Iterable
from copy import copy
from operator import attrgetter
from typing import Any

import msgspec

from ofrenda.kernel.errors import OfrendaError, RecordError, UndoRefused
from ofrenda.kernel.event import Event, Log
from ofrenda.kernel.game import Game
from ofrenda.kernel.moment import Film, Moment
from ofrenda.kernel.option import Value
from ofrenda.kernel.record import Act, Entry, Fall, Record, Undo, result_text
from ofrenda.kernel.state import State

SNAPSHOT_STEPS = 64
RECENT_MOMENTS = 48
"""So many are kept: whoever has missed more sees what stands now."""


class Step(msgspec.Struct, frozen=True, gc=False):
    """An entry that still stands (was not taken back), with its number and what it told."""

    number: int
    entry: Act | Fall
    events: tuple[Event, ...]


class Recent(msgspec.Struct, frozen=True):
    """A moment, the number of its entry, and the seat whose deed it is; none for what follows from it."""

    number: int
    moment: Moment
    doer: int | None


class Replay:
    """A match as far as it has come."""

    def __init__(self, game: Game, seats: int, options: dict[str, Value], data: dict[str, str]) -> None:
        self.game = game
        opening = Log()
        self.state: State[Any] = game.start(seats, options, data, opening)
        self.opening = tuple(opening.events)
        """What was told before the first entry."""
        self.number = 0
        self.steps: list[Step] = []
        self.recent: deque[Recent] = deque(maxlen=RECENT_MOMENTS)
        """The last moments of what still stands."""
        self._snapshots = [self.state.clone()]
        """The state after every so many steps, so that an undo need not follow the whole match again."""

    def copy(self) -> Replay:
        """The match as it stands here, to go on with on its own."""
        twin = copy(self)
        twin.state = self.state.clone()
        twin.steps = self.steps[:]
        twin.recent = self.recent.copy()
        twin._snapshots = self._snapshots[:]
        return twin

    @property
    def told(self) -> list[Event]:
        """The whole story of what still stands, secrets included."""
        return [*self.opening, *(event for step in self.steps for event in step.events)]

    @classmethod
    def of(cls, game: Game, record: Record) -> Replay:
        """The start of the match that the record tells; `follow` goes on from there."""
        if record.game != game.slug:
            raise record.wrong("game", "This is a record of {other}, not of {own}.", other=record.game, own=game.slug)
        if record.rules != game.rules_version:
            raise record.wrong(
                "rules",
                "The record was played by version {version} of the rules of {title}; "
                "this program knows version {known}.",
                version=record.rules,
                title=game.title,
                known=game.rules_version,
            )

        return cls(game, len(record.seats), record.options(game), record.data)

    def follow(self, entries: Iterable[Entry]) -> None:
        """Take entry after entry; a wrong one is refused with its line."""
        for entry in entries:
            try:
                self.take(entry)
            except RecordError:
                raise
            except OfrendaError as error:
                raise RecordError(error.message, line=entry.line, **error.places) from error

    def take(self, entry: Entry) -> tuple[Event, ...]:
        """Do what the entry says; refused with nothing changed if it cannot be."""
        if isinstance(entry, Undo):
            self._take_back(entry)
            self.number += 1
            return ()

        film = self._do(self.state, entry)
        events = tuple(film.events)
        self.number += 1
        self.steps.append(Step(self.number, entry, events))

        doer = entry.seat - 1 if isinstance(entry, Act) else None
        for moment in film.moments:
            self.recent.append(Recent(self.number, moment, doer))
            doer = None

        if len(self.steps) % SNAPSHOT_STEPS == 0:
            self._snapshots.append(self.state.clone())
        return events

    def check_result(self, record: Record) -> None:
        """Refuses a record whose trailer tells another result than its entries."""
        told = record.trailer.get("result")
        result = self.state.result()
        if told is None:
            return

        if result is None:
            raise RecordError("The record tells a result, but its match is not over.")
        if told != result_text(result):
            raise record.wrong(
                "result",
                "The record's result is “{told}”, but its entries lead to “{true}”.",
                told=told,
                true=result_text(result),
            )

    def _do(self, state: State[Any], entry: Act | Fall) -> Film:
        log = Film()
        if isinstance(entry, Act):
            state.act(entry.seat - 1, self.game.action(entry.name), log)
        else:
            chance = state.chance()
            state.settle(chance.parse(entry.outcome) if chance else (), log)
        return log

    def _take_back(self, entry: Undo) -> None:
        if not 1 <= entry.seat <= self.state.rules.seats:
            raise UndoRefused("There is no seat {seat} to take something back.", seat=entry.seat)
        kept = bisect_left(self.steps, entry.to, key=attrgetter("number"))
        if kept == len(self.steps) or self.steps[kept].number != entry.to:
            raise UndoRefused("There is no entry {number} that could be taken back.", number=entry.to)

        nearest = kept // SNAPSHOT_STEPS
        state = self._snapshots[nearest].clone()
        for step in self.steps[nearest * SNAPSHOT_STEPS : kept]:
            self._do(state, step.entry)
        self.state = state
        self.steps = self.steps[:kept]
        self.recent.clear()
        del self._snapshots[nearest + 1 :]
