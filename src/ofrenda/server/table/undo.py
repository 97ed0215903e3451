"""Undo requests: what is not free needs the word of every other person."""

from __future__ import annotations

import asyncio

from ofrenda.kernel.errors import UndoRefused
from ofrenda.server.clock import Clock
from ofrenda.server.errors import Stale
from ofrenda.server.table.core import Core
from ofrenda.server.table.play import Play
from ofrenda.server.table.seating import Seating
from ofrenda.server.table.windows import Windows
from ofrenda.words import listing

LAPSE_SECONDS = 30.0
"""So long a match stands still for whoever is asked to agree to an undo."""


class UndoRequest:
    """Somebody asks to take back to before an entry; bots and timers wait until the others have answered."""

    def __init__(self, clock: Clock, seat: int, to: int, pending_seats: set[int], deadline: float | None) -> None:
        self.seat = seat
        self.to = to
        self.pending_seats = pending_seats
        """Who has still to agree."""
        self.deadline = clock.monotonic() + LAPSE_SECONDS if deadline is None else deadline
        """When it lapses, by the monotonic clock."""
        self._clock = clock
        self._answered = asyncio.Event()

    @property
    def seconds_left(self) -> float:
        return max(0.0, self.deadline - self._clock.monotonic())

    def close(self) -> None:
        """Whoever waits for the answer need not any more."""
        self._answered.set()

    async def wait(self) -> None:
        """Returns when it has been answered, or its time is up."""
        await self._clock.wait(self._answered, self.seconds_left)


class UndoRequests:
    """The undo that is asked for at a table, one at a time."""

    def __init__(self, core: Core, seating: Seating, windows: Windows, play: Play) -> None:
        self.current: UndoRequest | None = None
        self._core = core
        self._seating = seating
        self._windows = windows
        self._play = play
        self._deadline: float | None = None
        """The deadline for answers at this position, shared by all requests made there."""

    async def ask(self, seat: int, to: int | None) -> bool:
        """Takes the seat's decision back, at once (then True) if it is free, else when every other person agrees."""
        async with self._core.lock:
            match = self._play.running_match()
            self._seating.check_plays(seat)
            if to is None:
                to = self._play.last_choice(match, seat)
            if to is None:
                raise UndoRefused("You have decided nothing yet that could be taken back.")

            others = set(match.consent_needed(seat, to))
            self._check_reachable(others)
            if others:
                self._ask_others(UndoRequest(self._core.clock, seat, to, others, self._deadline))
            else:
                await self._play.take_back(match, seat, to)
            return not others

    async def answer(self, seat: int, agree: bool, to: int) -> None:
        """A person agrees to the undo to this entry, or refuses; whoever asked may withdraw."""
        async with self._core.lock:
            match = self._play.running_match()
            request = self.current
            if request is None or not (seat in request.pending_seats or (seat == request.seat and not agree)):
                raise Stale("Nobody asks you to take something back now.")
            if to != request.to:
                raise Stale("Something else is asked to be taken back now.")

            if not agree:
                self.give_up()
            elif request.pending_seats == {seat}:
                await self._play.take_back(match, request.seat, to)
            else:
                request.pending_seats.discard(seat)
                self._core.notify()

    def give_up(self) -> None:
        """Not everybody agreed, or nobody answered: the match goes on."""
        self.close()
        self._windows.restart()
        self._core.notify()

    def close(self) -> None:
        if self.current is not None:
            self.current.close()
            self.current = None

    def match_went_on(self) -> None:
        """Entries were written: what was asked before is no longer of interest."""
        self.close()
        self._deadline = None

    def person_came(self, seat: int) -> None:
        """The time of somebody who was away begins when they look."""
        request = self.current
        if request is not None and seat in request.pending_seats:
            request.close()
            self.current = UndoRequest(self._core.clock, request.seat, request.to, request.pending_seats, None)
            self._deadline = self.current.deadline

    def _check_reachable(self, others: set[int]) -> None:
        """Refuses if somebody who must agree is away while a bot plays for them."""
        seats, here = self._seating.seats, self._core.presence.here
        away = sorted(other for other in others if seats[other].bot and other not in here)
        if away:
            raise UndoRefused(
                "That cannot be taken back without the word of {players}, for whom a bot plays now.",
                players=listing([self._seating.names[other] for other in away]),
            )

    def _ask_others(self, request: UndoRequest) -> None:
        if self.current is not None and self.current.seat != request.seat:
            raise UndoRefused(
                "{player} asks for an undo already: that must be answered first.",
                player=self._seating.names[self.current.seat],
            )
        if not request.seconds_left:
            raise UndoRefused("The others have been asked already. Ask again when the match has gone on.")

        self.close()
        self.current = request
        self._deadline = request.deadline
        self._windows.stretch(request.seconds_left)
        self._core.notify()
