"""What one seat may see. A view is built from nothing, never filtered from the state."""

from __future__ import annotations

from typing import Protocol

import msgspec

from ofrenda.kernel.event import Event
from ofrenda.kernel.result import Result


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What all games show; each game's view adds its own pieces.

    Seats are numbered from 0 here, as in the engine; a spectator's `seat` is None.
    """

    seat: int | None
    seats: int
    deciders: tuple[int, ...]
    result: Result | None


class Memory(Protocol):
    """What a seat remembers of what it witnessed, for games in which the view forgets."""

    def witness(self, event: Event) -> None: ...
