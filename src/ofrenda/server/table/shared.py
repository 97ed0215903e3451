"""Long work that several may wait for."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Shared(Generic[T]):
    """Work that is done once for all who wait for it, and is given up when nobody does any more."""

    def __init__(self, work: Coroutine[Any, Any, T]) -> None:
        self._working = asyncio.ensure_future(work)
        self._waiting = 0

    @property
    def of_use(self) -> bool:
        """Whether it is under way, or has succeeded."""
        return not self._working.done() or not (self._working.cancelled() or self._working.exception())

    async def result(self) -> T:
        self._waiting += 1
        try:
            return await asyncio.shield(self._working)
        finally:
            self._waiting -= 1
            if not self._waiting:
                self._working.cancel()  # what is done already stays as it is
