"""People go first: what bots have decided waits while an answer of a person is being taken, written or shown."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

LONGEST_WAIT_SECONDS = 0.25
"""So long a bot waits at most: where people never pause, bots play on all the same."""


class Precedence:
    """Shared by all tables of a server, which have one event loop: people wait for nobody but people."""

    def __init__(self) -> None:
        self._people = 0
        self._calm = asyncio.Event()
        self._calm.set()
        self._bots = asyncio.Lock()
        """One at a time, or all would go at once as soon as it is calm."""

    @contextmanager
    def person(self) -> Iterator[None]:
        """A person's answer is being dealt with."""
        self._people += 1
        self._calm.clear()
        try:
            yield
        finally:
            self._people -= 1
            if not self._people:
                self._calm.set()

    async def await_calm(self) -> None:
        """Until no answer of a person is being dealt with, for a bot that has one."""
        until = asyncio.get_running_loop().time() + LONGEST_WAIT_SECONDS
        async with self._bots:
            with suppress(TimeoutError):
                async with asyncio.timeout_at(until):
                    await self._calm.wait()
            await asyncio.sleep(0)  # a person who has just answered comes before the next bot
