"""Table talk."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.server.errors import Refusal, TooMany
from ofrenda.server.store import queries
from ofrenda.server.table.core import Core
from ofrenda.server.table.lines import ChatLine

CHAT_LINES = 100
"""So many lines are shown, the newest ones."""
LETTERS_A_MINUTE = 2_000
MOST_LETTERS = 200_000
"""So much can be said at one table in all."""


class Chat:
    """What the people at a table say to each other, as seat and text."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self.lines: list[tuple[int, str]] = []
        self._count = 0
        self._letters = 0
        """How many lines and letters were said in all."""
        self._minute = -1
        self._said: dict[int, int] = {}
        """Letters of this minute, by seat."""
        self._names: Sequence[str] = ()
        self._shown: tuple[ChatLine, ...] = ()

    def restore(self, lines: Sequence[tuple[int, str]], count: int, letters: int) -> None:
        """The last lines of so many in all."""
        self.lines = list(lines)
        self._count = count
        self._letters = letters

    async def say(self, seat: int, text: str) -> None:
        core = self._core
        async with core.lock:
            core.check_open()
            self._check_measure(seat, text)
            await core.store.do(queries.add_chat, core.settings.id, seat, text, core.clock.now())
            self.lines = [*self.lines, (seat, text)][-CHAT_LINES:]
            self._count += 1
            self._letters += len(text)
            self._said[seat] = self._said.get(seat, 0) + len(text)
            core.notify()

    def shown(self, names: Sequence[str]) -> tuple[ChatLine, ...]:
        """The talk as it is shown now."""
        last = self._shown[-1].number if self._shown else 0
        if last != self._count or self._names != names:
            self._names = names
            numbered = enumerate(self.lines, self._count - len(self.lines) + 1)
            self._shown = tuple(ChatLine(number, seat, names[seat], text) for number, (seat, text) in numbered)
        return self._shown

    def _check_measure(self, seat: int, text: str) -> None:
        minute = int(self._core.clock.monotonic() // 60)
        if minute != self._minute:
            self._minute = minute
            self._said.clear()
        if self._said.get(seat, 0) + len(text) > LETTERS_A_MINUTE:
            raise TooMany("That is much at once. Say the rest in a minute.")
        if self._letters + len(text) > MOST_LETTERS:
            raise Refusal("At this table enough has been said.")
