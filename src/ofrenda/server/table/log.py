"""The log of a match: its story as each seat witnessed it, and how the seats stand."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ofrenda.kernel.event import Event
from ofrenda.kernel.game import Game
from ofrenda.kernel.replay import Step
from ofrenda.kernel.view import View
from ofrenda.server.table.lines import LogLine, plain
from ofrenda.table import Match
from ofrenda.words import language

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
        if not self._known:
            self._skip(steps)
        for step in steps[self._known :]:
            self._tell(step.number, step.events)
        self._known = len(steps)
        self._last = steps[-1] if steps else None
        if len(self._lines) > MOST:
            self._lines = self._lines[-KEPT:]
        return tuple(self._lines)

    def _skip(self, steps: Sequence[Step]) -> None:
        """Of a long story only the end is told: what is not kept need not be written."""
        lines = 0
        for at in range(len(steps) - 1, -1, -1):
            seen = [event for event in steps[at].events if event.seen_by(self._seat)]
            lines += sum(bool(self._line(0, event).text) for event in seen)
            if lines >= MOST:
                self._lines, self._fading = [], []
                self._known = at
                return

    def _tell(self, number: int, events: Sequence[Event]) -> None:
        for event in events:
            if event.seen_by(self._seat):
                self._add(number, event)

    def _add(self, number: int, event: Event) -> None:
        if event.turn and self._fading:
            faded = {id(line): self._faded_line(line.entry, told) for line, told in self._fading}
            now = [faded.get(id(line), line) for line in self._lines]
            self._lines = [line for line in now if line.text]  # some have nothing left to say
            self._fading = []
        line = self._line(number, event)
        if not line.text:
            return
        self._lines.append(line)
        if self._fades:
            self._fading.append((line, event))

    def _faded_line(self, number: int, event: Event) -> LogLine:
        """Without its rule: which one it was would tell what the line no longer says, such as the casket."""
        return msgspec.structs.replace(self._line(number, event.faded()), rule="")

    def _line(self, number: int, event: Event) -> LogLine:
        return LogLine(number, plain(self._game.text.event(event, self._names)), event.rule)


class TableLog:
    """The stories of all who look at a table's match, and its standings, each written once."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._match: Match | None = None
        self._stories: dict[tuple[int | None, bool, str], Story] = {}
        self._standings: dict[str, list[str]] = {}
        """By language."""
        self._standings_at = -1

    def lines(self, match: Match, seat: int | None, names: Sequence[str]) -> tuple[LogLine, ...]:
        """What the seat has witnessed, the newest line last."""
        self._follow(match)
        fades = not match.over and self._game.forgets(match.state.rules)
        eyes = seat, fades, language()
        if eyes not in self._stories:
            self._stories[eyes] = Story(self._game, seat, names, fades, match.opening)
        return self._stories[eyes].lines(match.steps)

    def standings(self, match: Match, view: View) -> list[str]:
        """How each seat stands. Whoever looks is told the same, so it is said once for each position and language."""
        self._follow(match)
        if self._standings_at != match.number:
            self._standings_at = match.number
            self._standings.clear()
        if language() not in self._standings:
            told = [plain(self._game.text.standing(view, seat)) for seat in range(view.seats)]
            self._standings[language()] = told
        return self._standings[language()]

    def _follow(self, match: Match) -> None:
        """A match that was begun anew has other steps."""
        if match is not self._match:
            self._match = match
            self._stories.clear()
            self._standings_at = -1
