"""What a table is made from: the wishes of its maker, and what was settled when it was made."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ofrenda.kernel.option import Value
from ofrenda.table import Fair

LETTER = r"[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069:\[\]<>]"
"""Of a name: nothing that ends a line of a record, turns its direction, or marks up a sentence."""
END = r"(?!\n)$"
"""The very end: a plain $ also stands before a last end of line."""
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=f"^{LETTER}+{END}")]
Seed = Annotated[str, Meta(min_length=1, max_length=64, pattern=rf"^[0-9A-Za-z_-]+{END}")]
Commitment = Annotated[str, Meta(max_length=64, pattern=rf"^[0-9a-f]*{END}")]
Pace = Literal["slow", "normal", "at-once"]


class Request(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a client sends; unknown fields are refused by name."""


class SeatWish(Request):
    """Who should sit here: me, somebody else on this device (by name), a friend by link, or a bot."""

    kind: Literal["me", "here", "friend", "bot"]
    level: Annotated[str, Meta(max_length=32)] = "greedy"
    name: Annotated[str, Meta(max_length=24, pattern=f"^{LETTER}*{END}")] = ""


class NewTable(Request):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    name: Name
    seed: Seed
    options: dict[str, Value] = {}
    listed: bool = False
    watchable: bool = False
    pace: Pace = "normal"
    commitment: Commitment = ""
    """What the house promised before it was told the seed; without it, it promises now."""
    window: Annotated[int, Meta(ge=0, le=60)] = 15
    """Seconds that a reaction window about a hidden hand stays open among people; 0 waits for every answer."""
    hints: bool = False
    """Whether people may ask the coach also where several play: everybody is told so before they sit down. Against bots
    alone they always may."""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much a table may ask of the server."""

    rest_seconds: float = 600.0
    """So long bots play on among themselves when nobody looks any more."""
    most_entries: int = 50_000
    """A match that has so many is closed as undecided; people's longest have a fiftieth of it."""


class TableSettings(msgspec.Struct, kw_only=True):
    """What was settled when the table was made; where it goes on and why it was closed are added later."""

    id: str
    game: str
    options: dict[str, Any]
    invite_hash: str
    secret: str
    dice: int
    """The version of the fair dice."""
    owner: int
    listed: bool
    watchable: bool
    pace: Pace
    window: int
    """Seconds that a reaction window stays open; 0 waits for every answer."""
    hints: bool
    """Whether people may ask the coach although several play."""
    created: float
    rules_version: int
    """By which the match is played."""
    next_table: str | None = None
    closed: str | None = None
    """Why the match was closed as undecided."""

    @property
    def commitment(self) -> str:
        """The hash of the secret."""
        return Fair(bytes.fromhex(self.secret), ()).commitment
