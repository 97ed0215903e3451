"""Who looks at a table now."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from ofrenda.server.errors import TooMany

MOST_LOOKERS = 200
"""Pages of people who only look on, and pages of those who sit: neither can crowd out the others."""


class Presence:
    """Everybody who looks, through whichever seats; each has an event that is set when there is something to see."""

    def __init__(self) -> None:
        self._seats: dict[asyncio.Event, tuple[int, ...]] = {}

    def __bool__(self) -> bool:
        return bool(self._seats)

    @property
    def spectators(self) -> int:
        """How many look on who do not sit here."""
        return sum(not seats for seats in self._seats.values())

    def enter(self, seats: tuple[int, ...]) -> asyncio.Event:
        if sum(bool(seats) == bool(others) for others in self._seats.values()) >= MOST_LOOKERS:
            raise TooMany("Too many look at this table already. Try again in a minute.")
        news = asyncio.Event()
        news.set()
        self._seats[news] = seats
        return news

    def leave(self, news: asyncio.Event) -> tuple[int, ...]:
        return self._seats.pop(news)

    @property
    def here(self) -> set[int]:
        """The seats whose people look at the table now."""
        return {seat for seats in self._seats.values() for seat in seats}

    def notify(self, mover: int | None) -> None:
        """There is something new; whoever moved knows, so the others are shown it first."""
        for news, _seats in sorted(self._seats.items(), key=lambda looking: mover in looking[1]):
            news.set()

    def notify_only(self, seats: Collection[int]) -> None:
        """There is something new for whoever looks through these seats; a message to others would tell them when."""
        for news, looking in self._seats.items():
            if not set(seats).isdisjoint(looking):
                news.set()
