"""Timers of reaction windows. A pass takes effect only at the deadline, so that timing reveals nothing about a hand."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from ofrenda.kernel.game import Game
from ofrenda.server.clock import Clock
from ofrenda.server.errors import NotYours, Stale, Stopping
from ofrenda.server.table.core import Core
from ofrenda.server.table.seating import Seating
from ofrenda.table import Match

HOLD_SECONDS = 60.0
"""So long a window waits for whoever said “wait”."""


class WindowTimer:
    """The timer of a reaction window whose answer depends on a hidden hand.

    It runs the same time whatever the asked seat holds. A reaction counts at once, a pass only at the deadline.
    """

    def __init__(
        self, clock: Clock, seat: int, question: int, pass_action: str, seconds: float, passes_by_itself: bool
    ) -> None:
        self.seat = seat
        self.question = question
        self.pass_action = pass_action
        """The notation of the action that lets the window go by."""
        self.passes_by_itself = passes_by_itself
        """Whether it goes by without an answer at the deadline."""
        self.held_by: int | None = None
        self.waited: set[int] = set()
        """Who has asked to wait; once each."""

        self._clock = clock
        self._seconds = seconds
        self._deadline = clock.monotonic() + seconds
        self._changed = asyncio.Event()

    @property
    def seconds_left(self) -> float:
        return max(0.0, self._deadline - self._clock.monotonic())

    def hold(self, by: int) -> None:
        """Somebody wants to think, or to read."""
        self.held_by = by
        self.waited.add(by)
        self._set(HOLD_SECONDS)

    def stretch(self, seconds: float) -> None:
        """The deadline is no sooner than in so many seconds."""
        self._set(max(self.seconds_left, seconds))

    def restart(self) -> None:
        """The full time again, held by nobody."""
        self.held_by = None
        self._set(self._seconds)

    def close(self) -> None:
        """Whoever waits for the deadline need not any more."""
        self._set(0.0)

    def _set(self, seconds: float) -> None:
        self._deadline = self._clock.monotonic() + seconds
        self._changed.set()

    async def run_out(self) -> None:
        """Returns at the deadline."""
        while self.seconds_left > 0:
            self._changed.clear()
            await self._clock.wait(self._changed, self.seconds_left)


class Windows:
    """The reaction windows of one table."""

    def __init__(self, core: Core, game: Game, seating: Seating) -> None:
        self.timer: WindowTimer | None = None
        """The open window's timer; None if none is open or its timing reveals nothing."""
        self.passing: set[int] = set()
        """The seats that let windows go by until one concerns them."""
        self.forced: set[int] = set()
        """The seats whose open question has a single answer that may be played for them."""
        self._clock = core.clock
        self._settings = core.settings
        self._game = game
        self._seating = seating

    # What a question is

    @property
    def _hands_are_watched(self) -> bool:
        """Whether the time of an answer could tell somebody about another's hand.

        Counts everyone who sat down, also those a bot plays for now, since they may watch: so it never changes during a
        match.
        """
        watched = self._settings.watchable or sum(seat.kind == "person" for seat in self._seating.seats) > 1
        return self._game.hidden and watched

    def is_forced(self, match: Match, seat: int) -> bool:
        """Whether the only legal action may be played for the seat: never where that would reveal its hand."""
        secret = match.state.stack[-1].BY_HAND and self._hands_are_watched
        return len(match.state.actions(seat)) == 1 and not secret

    def plays_itself(self, match: Match, seat: int) -> bool:
        """Whether the open question has one answer, for which nobody needs to lift the curtain of a shared device."""
        return seat in self.forced and self.shares_a_device(seat) and match.game.hides(match.state.rules)

    def may_skip(self, match: Match, seat: int) -> bool:
        """Whether the question is a window that does not concern the seat in particular."""
        phase = match.state.stack[-1]
        return phase.is_window and not phase.BY_HAND and not phase.concerns(match.state, seat)

    def pass_action(self, match: Match) -> str:
        """The notation of the action that lets the open window go by."""
        return self._game.name(match.state.stack[-1].pass_action())

    # Timing

    def follow(self, match: Match, open_questions: Mapping[int, int]) -> None:
        """After every entry: a timer runs for whoever is asked about a hidden hand while others could watch.

        Whoever lets windows go by is asked again as soon as a question concerns them.
        """
        self.forced = {seat for seat in open_questions if self.is_forced(match, seat)}
        self.stop_passing(match, open_questions)
        first = next(iter(open_questions.items()), None)
        if self.timer is not None and (self.timer.seat, self.timer.question) == first:
            return

        self.close()
        if first is not None and self._is_timed(match, first[0]):
            alone = not self.shares_a_device(first[0])  # behind a curtain nobody is hurried
            self.timer = WindowTimer(self._clock, *first, self.pass_action(match), self._settings.window, alone)

    def stop_passing(self, match: Match, open_questions: Mapping[int, int]) -> None:
        """Nobody lets a question go by that concerns them."""
        self.passing -= {seat for seat in open_questions if not self.may_skip(match, seat)}

    def stretch(self, seconds: float) -> None:
        """Adds time for an undo request before the window's own. A held window is left alone."""
        if self.timer is not None and self.timer.held_by is None:
            self.timer.stretch(seconds + self._settings.window)

    def restart(self) -> None:
        """The full time again, or more if somebody asked to wait."""
        if self.timer is not None and self.timer.held_by is None:
            self.timer.restart()
        elif self.timer is not None:
            self.timer.stretch(self._settings.window)

    def close(self) -> None:
        """Whoever waits for the deadline of the open window waits no longer."""
        if self.timer is not None:
            self.timer.close()
            self.timer = None

    def _is_timed(self, match: Match, seat: int) -> bool:
        phase = match.state.stack[-1]
        secret = phase.is_window and phase.BY_HAND and self._hands_are_watched
        device = self._seating.seats[seat].token_hash
        elsewhere = any(other.kind == "person" and other.token_hash != device for other in self._seating.seats)
        return secret and self._settings.window > 0 and (elsewhere or self._settings.watchable)

    def shares_a_device(self, seat: int) -> bool:
        """Whether somebody else sits at the same device."""
        device = self._seating.seats[seat].token_hash
        return device is not None and sum(other.token_hash == device for other in self._seating.seats) > 1

    # What people do

    async def delay_pass(self, seat: int, question: int, action: str) -> None:
        """A pass in a timed window counts at the deadline, or at once for whoever held it open."""
        timer = self.timer
        if timer is None or (timer.seat, timer.question) != (seat, question) or action != timer.pass_action:
            return
        if timer.held_by == seat:
            timer.close()
        try:
            await timer.run_out()
        except asyncio.CancelledError:  # nothing else ends a request before its time
            raise Stopping("The server is being stopped. Answer again when it is back.") from None

    def wait(self, seat: int, hold: bool) -> None:
        """Somebody asks for time while a window is open, or is ready to go on."""
        timer = self.timer
        if timer is None or not timer.passes_by_itself:
            raise Stale("No window is open now.")
        if timer.held_by not in (None, seat):
            raise NotYours("Somebody else asked to wait, and says when it goes on.")
        if hold and seat in timer.waited:
            raise NotYours("You asked to wait already; everybody may do that once in a window.")
        if hold:
            timer.hold(seat)
        else:
            timer.restart()

    def person_came(self, seat: int) -> None:
        """Somebody who was away looks again: their time begins now."""
        if self.timer is not None and self.timer.seat == seat:
            self.restart()
