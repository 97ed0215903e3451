"""The story of a match as one seat witnessed it, written line by line as the match goes on."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.kernel.event import Event
from ofrenda.kernel.game import Game
from ofrenda.kernel.replay import Step
from ofrenda.server.wire import LogLine, plain

MOST, KEPT = 240, 120
"""When a story has so many lines, only the last ones are kept."""


class Story:
    """What one seat (None: a spectator) has been told. Each line is written once; what has no words has none.

    Where remembering is part of the match, lines of past turns fade until it is over (`fades`).
    """

    def __init__(
        self, game: Game, seat: int | None, names: Sequence[str], fades: bool, opening: Sequence[Event] = ()
    ) -> None:
        self._game = game
        self._seat = seat
        self._names = names
        self._fades = fades
        self._opening = opening
        """What happened before the first entry, such as a set-up for which nobody rolls."""
        self._forget()

    def _forget(self) -> None:
        self._lines: list[LogLine] = []
        self._fading: list[tuple[LogLine, Event]] = []
        self._known = 0
        self._last: Step | None = None
        self._tell(0, self._opening)

    def lines(self, steps: Sequence[Step]) -> tuple[LogLine, ...]:
        """The story up to the last of these steps."""
        taken_back = self._known > len(steps) or (self._known and steps[self._known - 1] is not self._last)
        if taken_back:
            self._forget()
        for step in steps[self._known :]:
            self._tell(step.number, step.events)
        self._known = len(steps)
        self._last = steps[-1] if steps else None
        if len(self._lines) > MOST:
            self._lines = self._lines[-KEPT:]
        return tuple(self._lines)

    def _tell(self, number: int, events: Sequence[Event]) -> None:
        for event in events:
            if event.seen_by(self._seat):
                self._add(number, event)

    def _add(self, number: int, event: Event) -> None:
        if event.turn and self._fading:
            faded = {id(line): self._line(line.entry, told.faded()) for line, told in self._fading}
            self._lines = [faded.get(id(line), line) for line in self._lines]
            self._fading = []
        line = self._line(number, event)
        if not line.text:
            return
        self._lines.append(line)
        if event.fades and self._fades:
            self._fading.append((line, event))

    def _line(self, number: int, event: Event) -> LogLine:
        return LogLine(number, plain(self._game.text.event(event, self._names)), event.rule)
