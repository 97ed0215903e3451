"""What is asked of whom: questions and their numbers, and the clock of a reaction window."""

from __future__ import annotations

import asyncio
import time

HOLD_SECONDS = 60.0
"""So long a window waits for whoever said “wait”."""


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


class Window:
    """The clock of a reaction window whose answer depends on a hidden hand.

    It lasts the same time whatever the asked seat holds. A reaction counts at once, letting it go by only when the
    time is up: so neither a quick answer nor a slow one tells anything.
    """

    def __init__(self, seat: int, question: int, letting_go: str, seconds: float) -> None:
        self.seat = seat
        self.question = question
        self.letting_go = letting_go
        """The action by which it goes by."""
        self.held_by: int | None = None
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
        self._set(HOLD_SECONDS)

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
