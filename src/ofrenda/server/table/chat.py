"""Table talk."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.server.store import queries
from ofrenda.server.table.core import Core

CHAT_LINES = 100
"""So many lines are shown, the newest ones."""


class Chat:
    """What the people at a table say to each other, as seat and text."""

    def __init__(self, core: Core, lines: Sequence[tuple[int, str]] = ()) -> None:
        self._core = core
        self.lines = list(lines)

    async def say(self, seat: int, text: str) -> None:
        core = self._core
        async with core.lock:
            core.check_open()
            await core.store.do(queries.add_chat, core.settings.id, seat, text, core.clock.now())
            self.lines = [*self.lines, (seat, text)][-CHAT_LINES:]
            core.notify()
