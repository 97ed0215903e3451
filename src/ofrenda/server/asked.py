"""What is asked of whom: questions and their numbers, and whether a decision may be taken back."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

LAPSE_SECONDS = 30.0
"""So long a match stands still for whoever is asked to agree to an undo."""


class Asked:
    """Which question each seat has open: its number is the count of entries when it was first asked."""

    def __init__(self) -> None:
        self.open: dict[int, int] = {}

    def after(self, number: int, acted: int | None, deciders: tuple[int, ...], undone: int | None = None) -> None:
        """Entry `number` has been taken; whoever still owes the same answer keeps the same question.

        So does whoever was asked before the entry from which on all is `undone`.
        """
        before = number if undone is None else undone
        kept = {seat: asked for seat, asked in self.open.items() if seat != acted and asked < before}
        self.open = {seat: kept.get(seat, number) for seat in deciders}


class UndoAsked:
    """Somebody asks to take back to before an entry; bots and clocks wait until the others have answered."""

    def __init__(self, seat: int, to: int, missing: set[int], until: float | None = None) -> None:
        self.seat = seat
        self.to = to
        self.missing = missing
        """Who has still to agree."""
        self.until = time.monotonic() + LAPSE_SECONDS if until is None else until
        """When it lapses, by the machine's clock."""
        self._answered = asyncio.Event()

    @property
    def left(self) -> float:
        """The seconds until it lapses."""
        return max(0.0, self.until - time.monotonic())

    def close(self) -> None:
        """Whoever waits for the answer need not any more."""
        self._answered.set()

    def asked_anew(self) -> UndoAsked:
        """The same with all the time again, for somebody who comes only now."""
        self.close()
        return UndoAsked(self.seat, self.to, self.missing)

    async def answered(self) -> None:
        """Returns when it has been answered, or its time is up."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self.left):
                await self._answered.wait()
