"""What needs no person's word goes on by itself: bots answer, and windows go by when their time is up."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from ofrenda.server.asked import UndoAsked
from ofrenda.server.thinking import Thinkers
from ofrenda.table import Match

if TYPE_CHECKING:
    from ofrenda.server.live import LiveTable

RETRY_SECONDS = 5.0
PACES: dict[str, float] = {"slow": 1.6, "normal": 0.7, "at-once": 0.0}

log = logging.getLogger("ofrenda")


class Driver:
    """Drives one table."""

    def __init__(self, table: LiveTable, thinkers: Thinkers) -> None:
        self._table = table
        self._thinkers = thinkers
        self._driving: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking here, or a clock runs."""
        return self._driving is not None and not self._driving.done()

    def drive(self) -> None:
        """Lets go on what needs no person's word."""
        if not self.busy:
            self._driving = asyncio.create_task(self._drive_on())

    def rest(self) -> list[asyncio.Task[None]]:
        """The server stops: what needs no person's word goes on after its next start."""
        if self._driving is None:
            return []
        self._driving.cancel()
        return [self._driving]

    async def _drive_on(self) -> None:
        """Whatever fails here, such as a full disk, is tried again: no match stands still for good."""
        while True:
            try:
                return await self._drive()
            except Exception:
                log.exception("the table %s could not go on", self._table.facts.id)
                await asyncio.sleep(RETRY_SECONDS)

    async def _drive(self) -> None:
        table = self._table
        if not table.asked.open:
            await table.begin_or_go_on()
        while table.match is not None and not table.match.over and not table.gone:
            match = table.match
            window = table.windows.now
            bots = [seat for seat in table.asked.open if table.seats[seat].bot]
            passing = [seat for seat in table.asked.open if seat in table.windows.passing and seat not in bots]
            runs = window is not None and window.hurried and window.seat in table.here
            if not (bots or passing or runs):
                return
            if table.undo is not None:
                await self._waits_for_agreement(table.undo)
            elif bots:
                await self._bot_answers(match, bots[0])
            elif passing:
                await self._lets_go(match, passing[0], table.asked.open[passing[0]])
            elif window is not None:
                await window.run_out()
                if window.seat in table.here:
                    await self._lets_go(match, window.seat, window.question)

    async def _waits_for_agreement(self, undo: UndoAsked) -> None:
        await undo.answered()
        async with self._table.lock:
            if self._table.undo is undo:
                self._table.give_up_undo()

    async def _bot_answers(self, match: Match, seat: int) -> None:
        table = self._table
        question = table.asked.open[seat]
        level = table.seats[seat].bot
        window = table.windows.now
        began = time.monotonic()
        action = await self._thinkers.choose(match, seat, level)
        if window is not None:
            await window.run_out()
        else:
            await asyncio.sleep(max(0.0, PACES[table.facts.pace] - (time.monotonic() - began)))
        async with table.lock:
            if self._still_asked(match, seat, question) and table.seats[seat].bot == level:
                await table.answered(match, seat, question, action)

    async def _lets_go(self, match: Match, seat: int, question: int) -> None:
        table = self._table
        async with table.lock:
            still = self._still_asked(match, seat, question) and match.state.stack[-1].is_window
            if still and not table.seats[seat].bot:
                await table.answered(match, seat, question, table.windows.letting_go(match))

    def _still_asked(self, match: Match, seat: int, question: int) -> bool:
        table = self._table
        goes_on = table.match is match and not table.gone and table.undo is None
        return goes_on and table.asked.open.get(seat) == question
