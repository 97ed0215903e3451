"""Reaction windows: what their time may not tell, and who lets them go by."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence

from ofrenda.kernel.game import Game
from ofrenda.server.errors import NotYours, Stale, Stopping
from ofrenda.server.seating import Facts, Seat
from ofrenda.table import Match

HOLD_SECONDS = 60.0
"""So long a window waits for whoever said “wait”."""


class Window:
    """The clock of a reaction window whose answer depends on a hidden hand.

    It lasts the same time whatever the asked seat holds. A reaction counts at once, letting it go by only when the
    time is up: so neither a quick answer nor a slow one tells anything.
    """

    def __init__(self, seat: int, question: int, letting_go: str, seconds: float, hurried: bool) -> None:
        self.seat = seat
        self.question = question
        self.letting_go = letting_go
        """The action by which it goes by."""
        self.hurried = hurried
        """Whether it goes by without an answer when the time is up."""
        self.held_by: int | None = None
        self.waited: set[int] = set()
        """Who has asked to wait; once each."""
        self._seconds = seconds
        self._end = time.monotonic() + seconds
        self._changed = asyncio.Event()

    @property
    def left(self) -> float:
        """The seconds until it closes."""
        return max(0.0, self._end - time.monotonic())

    def hold(self, by: int) -> None:
        """Somebody wants to think, or to read."""
        self.held_by = by
        self.waited.add(by)
        self._set(HOLD_SECONDS)

    def stretch(self, seconds: float) -> None:
        """It ends no sooner than in so many seconds."""
        self._set(max(self.left, seconds))

    def restart(self) -> None:
        """The full time again, held by nobody."""
        self.held_by = None
        self._set(self._seconds)

    def close(self) -> None:
        """Whoever waits for the end need not any more."""
        self._set(0.0)

    def _set(self, seconds: float) -> None:
        self._end = time.monotonic() + seconds
        self._changed.set()

    async def run_out(self) -> None:
        """Returns when the time is up."""
        while self.left > 0:
            self._changed.clear()
            try:
                async with asyncio.timeout(self.left):
                    await self._changed.wait()
            except TimeoutError:
                return


class Windows:
    """The reaction windows of one table."""

    def __init__(self, game: Game, facts: Facts, seats: Sequence[Seat]) -> None:
        self.now: Window | None = None
        """The one that is open and has a clock."""
        self.passing: set[int] = set()
        """The seats that let windows go by until one concerns them."""
        self._game = game
        self._facts = facts
        self._seats = seats

    @property
    def _discreet(self) -> bool:
        """Whether the time of an answer could tell somebody about another's hand.

        Whoever has left their seat to a bot may look on: so it is the same from the first entry of a match to the last.
        """
        watched = self._facts.watchable or sum(seat.kind == "person" for seat in self._seats) > 1
        return self._game.hidden and watched

    def plays_itself(self, match: Match, seat: int) -> bool:
        """Whether the seat's question has a single answer, and nobody may wonder whether it has."""
        secret = match.state.stack[-1].BY_HAND and self._discreet
        return len(match.state.actions(seat)) == 1 and not secret

    def goes_by(self, match: Match, seat: int) -> bool:
        """Whether the question is a window that does not concern the seat in particular."""
        phase = match.state.stack[-1]
        return phase.is_window and not phase.BY_HAND and not phase.concerns(match.state, seat)

    def letting_go(self, match: Match) -> str:
        """The action by which the open window goes by."""
        return self._game.name(match.state.stack[-1].pass_action())

    def follow(self, match: Match, asked: Mapping[int, int]) -> None:
        """After every entry: the clock runs for whoever is asked about a hidden hand while others could watch it.

        Whoever lets windows go by is asked again as soon as a question concerns them.
        """
        self.heed(match, asked)
        first = next(iter(asked.items()), None)
        if self.now is not None and (self.now.seat, self.now.question) == first:
            return
        self.close()
        if first is not None and self._is_timed(match, first[0]):
            hurried = not self._shares_a_device(first[0])  # behind a curtain nobody is
            self.now = Window(*first, self.letting_go(match), self._facts.window, hurried)

    def heed(self, match: Match, asked: Mapping[int, int]) -> None:
        """Nobody lets a question go by that concerns them."""
        self.passing -= {seat for seat in asked if not self.goes_by(match, seat)}

    def stretch(self, seconds: float) -> None:
        """Time for something else, such as an undo that somebody asks for; its own comes after that."""
        if self.now is not None and self.now.held_by is None:
            self.now.stretch(seconds + self._facts.window)

    def restart(self) -> None:
        """The full time again, or more if somebody asked to wait."""
        if self.now is not None and self.now.held_by is None:
            self.now.restart()
        elif self.now is not None:
            self.now.stretch(self._facts.window)

    def close(self) -> None:
        """Whoever waits for the end of the open window waits no longer."""
        if self.now is not None:
            self.now.close()
            self.now = None

    def _is_timed(self, match: Match, seat: int) -> bool:
        phase = match.state.stack[-1]
        secret = phase.is_window and phase.BY_HAND and self._discreet
        device = self._seats[seat].token_hash
        elsewhere = any(other.kind == "person" and other.token_hash != device for other in self._seats)
        return secret and self._facts.window > 0 and (elsewhere or self._facts.watchable)

    def _shares_a_device(self, seat: int) -> bool:
        device = self._seats[seat].token_hash
        return device is not None and sum(other.token_hash == device for other in self._seats) > 1

    async def keep_time(self, seat: int, question: int, action: str) -> None:
        """Letting a timed window go by counts when its time is up, or at once for whoever held it open."""
        window = self.now
        if window is None or (window.seat, window.question) != (seat, question) or action != window.letting_go:
            return
        if window.held_by == seat:
            window.close()
        try:
            await window.run_out()
        except asyncio.CancelledError:  # nothing else ends a request before its time
            raise Stopping("The server is being stopped. Answer again when it is back.") from None

    def wait(self, seat: int, hold: bool) -> None:
        """Somebody asks for time while a window is open, or is ready to go on."""
        if self.now is None or not self.now.hurried:
            raise Stale("No window is open now.")
        if self.now.held_by not in (None, seat):
            raise NotYours("Somebody else asked to wait, and says when it goes on.")
        if hold and seat in self.now.waited:
            raise NotYours("You asked to wait already; everybody may do that once in a window.")
        if hold:
            self.now.hold(seat)
        else:
            self.now.restart()

    def come(self, seat: int) -> None:
        """Somebody who was away looks again: their time begins now."""
        if self.now is not None and self.now.seat == seat:
            self.restart()
