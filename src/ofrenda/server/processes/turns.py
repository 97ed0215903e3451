"""Fair turns at something scarce: addresses take turns, and each has only a few places in the queue."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ofrenda.server.errors import TooMany


class Turns:
    """So many at a time; of those who wait, one address after the other. Whoever stops waiting leaves the queue."""

    def __init__(self, at_a_time: int, places: int, places_each: int) -> None:
        self._free = at_a_time
        self._places = places
        self._places_each = places_each
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        return sum(len(queue) for queue in self._waiting.values())

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Waits for the address's turn, and passes it on afterwards."""
        await self._await_turn(address)
        try:
            yield
        finally:
            self._pass_on()

    async def _await_turn(self, address: str) -> None:
        if self._free:
            self._free -= 1
            return
        if len(self._waiting.get(address, ())) >= self._places_each:
            raise TooMany("You have asked for much already. Wait until that is answered.")
        if self.waiting >= self._places:
            raise TooMany("Too many are waiting for this already. Try again in a minute.")

        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._pass_on()  # it was given the turn in the same moment
            else:
                self._leave(address, mine)
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            address, queue = next(iter(self._waiting.items()))
            next_turn = queue.popleft()
            self._waiting.move_to_end(address)
            if not queue:
                del self._waiting[address]
            if not next_turn.done():  # who stopped waiting just now has still to leave
                next_turn.set_result(None)
                return
        self._free += 1

    def _leave(self, address: str, mine: asyncio.Future[None]) -> None:
        queue = self._waiting.get(address, deque())
        if mine in queue:
            queue.remove(mine)
            if not queue:
                del self._waiting[address]
