"""A clock that stands still until a test lets time pass."""

from __future__ import annotations

import asyncio
import time

from ofrenda.server.clock import Clock

TURNS = 50
"""So many turns of the event loop let everybody react who waited for the time."""


class ManualClock(Clock):
    """Nobody waits in truth: `advance` lets any time pass at once."""

    def __init__(self) -> None:
        self._began = time.time()
        self._passed = 0.0
        self._set_by = 0.0
        self._moved = asyncio.Event()

    def now(self) -> float:
        return self._began + self._passed + self._set_by

    def jump(self, seconds: float) -> None:
        """Somebody sets the clock: no time passes."""
        self._set_by += seconds

    def monotonic(self) -> float:
        return self._passed

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0)
        await self.wait(asyncio.Event(), seconds)

    async def wait(self, event: asyncio.Event, seconds: float) -> None:
        deadline = self._passed + seconds
        while self._passed < deadline and not event.is_set():
            either = [asyncio.ensure_future(event.wait()), asyncio.ensure_future(self._moved.wait())]
            try:
                await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for waiting in either:
                    waiting.cancel()

    async def advance(self, seconds: float) -> None:
        """Lets so many seconds pass, and everybody react."""
        self._passed += seconds
        moved, self._moved = self._moved, asyncio.Event()
        moved.set()
        for _turn in range(TURNS):
            await asyncio.sleep(0)
