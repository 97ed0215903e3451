"""The clock of a server. It is passed in, so that a test can hold the time and let it pass at once."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress


class Clock:
    """The machine's clock, and waiting by it."""

    def now(self) -> float:
        """The time of day, in seconds since 1970."""
        return time.time()

    def monotonic(self) -> float:
        """Seconds that never jump, for measuring how long something lasts."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def wait(self, event: asyncio.Event, seconds: float) -> None:
        """Returns when the event is set, or after so many seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await event.wait()
