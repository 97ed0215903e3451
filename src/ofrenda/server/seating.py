"""Who sits at a table, and what was agreed when it was made."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ofrenda.server.wire import Pace
from ofrenda.table import BOT


class Seat(msgspec.Struct):
    """One seat: a person (by token), a bot (by its name), or free (no name yet)."""

    name: str
    played_by: str
    token_hash: str | None
    seed: str
    last_seen: float = 0.0

    @property
    def kind(self) -> Literal["person", "bot", "free"]:
        return "bot" if self.name.startswith(BOT) else "person" if self.name else "free"

    @property
    def bot(self) -> str:
        """The level of the bot that plays here now; empty if a person does."""
        return self.name.removeprefix(BOT) if self.name.startswith(BOT) else self.played_by


class Facts(msgspec.Struct, kw_only=True):
    """What was agreed when the table was made."""

    id: str
    game: str
    options: dict[str, Any]
    invite_hash: str
    secret: str
    owner: int
    listed: bool
    watchable: bool
    pace: Pace
    window: int
    """Seconds that a reaction window stays open; 0 waits for every answer."""
    created: float
    next_table: str | None = None
