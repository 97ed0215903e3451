"""Events tell the story of a match: what happened, to whose eyes, by which rule."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Argument: TypeAlias = int | str | tuple[int, ...]
"""What an event may tell: a number, several, or a key."""


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that happened, as a key and arguments; a game's `text` makes the sentence.

    `only` are the seats that witness it (None: everybody, spectators too); `but` are seats that do not.
    `reveals` marks what cannot be unseen, so that its entry cannot be taken back for free.
    """

    kind: str
    rule: str
    args: dict[str, Argument]
    only: tuple[int, ...] | None = None
    but: tuple[int, ...] = ()
    reveals: bool = False

    def seen_by(self, seat: int | None) -> bool:
        """Whether the seat (None: a spectator) witnesses it."""
        if self.only is not None:
            return seat in self.only
        return seat not in self.but


class Log:
    """Collects the events of one entry."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def public(self, kind: str, rule: str, /, *, reveals: bool = False, **args: Argument) -> None:
        """Everybody sees it."""
        self.events.append(Event(kind=kind, rule=rule, args=args, reveals=reveals))

    def private(
        self, seats: tuple[int, ...], kind: str, rule: str, /, *, reveals: bool = False, **args: Argument
    ) -> None:
        """Only these seats see it."""
        self.events.append(Event(kind=kind, rule=rule, args=args, only=seats, reveals=reveals))

    def others(
        self, seats: tuple[int, ...], kind: str, rule: str, /, *, reveals: bool = False, **args: Argument
    ) -> None:
        """Everybody but these seats sees it."""
        self.events.append(Event(kind=kind, rule=rule, args=args, but=seats, reveals=reveals))
