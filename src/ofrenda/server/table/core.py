"""What the parts of one table share."""

from __future__ import annotations

import asyncio

from ofrenda.server.clock import Clock
from ofrenda.server.errors import NoSuchTable
from ofrenda.server.store import Store
from ofrenda.server.table.precedence import Precedence
from ofrenda.server.table.presence import Presence
from ofrenda.server.table.settings import Limits, TableSettings


class Core:
    """The settings, lock, clock and store of a table, and whoever watches it.

    Every change is made under the lock, written to the store, and only then shown (`notify`).
    """

    def __init__(
        self, settings: TableSettings, store: Store, clock: Clock, limits: Limits, precedence: Precedence
    ) -> None:
        self.settings = settings
        self.limits = limits
        self.precedence = precedence
        self.store = store
        self.clock = clock
        self.lock = asyncio.Lock()
        self.presence = Presence()

        self.started = False
        """Whether the match has begun."""
        self.closed = False
        """Put away for good, while somebody may still look."""
        self.touched = clock.now()
        """When a person last looked, or asked for something here."""
        self.last_entry_at = clock.now()
        """When the match took its last entry."""

    def notify(self, mover: int | None = None) -> None:
        """There is something new to see; whoever moved is told last."""
        self.presence.notify(mover)

    def touch(self) -> None:
        """Somebody uses the table."""
        self.touched = self.clock.now()

    @property
    def deserted(self) -> bool:
        """Whether nobody looks, and nobody has for a while."""
        return not self.presence and self.clock.now() - self.touched > self.limits.rest_seconds

    def check_open(self) -> None:
        if self.closed:
            raise NoSuchTable("This table has been put away.")
