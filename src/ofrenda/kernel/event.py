"""Events tell the story of a match: what happened, to whose eyes, by which rule."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

if TYPE_CHECKING:
    from ofrenda.kernel.state import State

Argument: TypeAlias = int | str | tuple[int, ...]
"""What an event may tell: a number, several, or a key."""


def number(value: object) -> int:
    """An argument, or another fact told by its name, that must be a number."""
    if not isinstance(value, int):
        raise TypeError(f"a number is expected here, not {value!r}")
    return value


def numbers(value: object) -> tuple[int, ...]:
    """The same where it must be several."""
    if not isinstance(value, tuple | list):
        raise TypeError(f"several numbers are expected here, not {value!r}")
    return tuple(value)


class Event(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One thing that happened, as a key and arguments; a game's `text` makes the sentence.

    `only` are the seats that witness it (None: everybody, spectators too); `but` are seats that do not.
    `reveals` marks what cannot be unseen, so that its entry cannot be taken back for free. `fades` names the
    arguments that players must remember for themselves: once a later event has begun a new `turn`, and until the
    match is over, it is retold without them.
    """

    kind: str
    rule: str
    args: dict[str, Argument]
    only: tuple[int, ...] | None = None
    but: tuple[int, ...] = ()
    reveals: bool = False
    fades: tuple[str, ...] = ()
    turn: bool = False

    def faded(self) -> Event:
        """The event as it is retold after its turn."""
        if not self.fades:
            return self
        return msgspec.structs.replace(self, args={key: self.args[key] for key in self.args if key not in self.fades})

    def number(self, key: str) -> int:
        """An argument that is a number."""
        return number(self.args[key])

    def seen_by(self, seat: int | None) -> bool:
        """Whether the seat (None: a spectator) witnesses it."""
        if self.only is not None:
            return seat in self.only
        return seat not in self.but


def retold(events: Sequence[Event]) -> Iterator[Event]:
    """What has been told before, for telling it again while the match goes on: past turns have faded."""
    current = max((at for at, event in enumerate(events) if event.turn), default=0)
    for at, event in enumerate(events):
        yield event.faded() if at < current else event


class Log:
    """Collects the events of one entry."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def step_done(self, state: State[Any]) -> None:
        """A step of the rulebook is done, and the state stands as it left it."""

    def public(
        self,
        kind: str,
        rule: str,
        /,
        *,
        reveals: bool = False,
        fades: tuple[str, ...] = (),
        turn: bool = False,
        **args: Argument,
    ) -> None:
        """Everybody sees it."""
        self.events.append(Event(kind=kind, rule=rule, args=args, reveals=reveals, fades=fades, turn=turn))

    def private(
        self,
        seats: tuple[int, ...],
        kind: str,
        rule: str,
        /,
        *,
        reveals: bool = False,
        fades: tuple[str, ...] = (),
        **args: Argument,
    ) -> None:
        """Only these seats see it."""
        self.events.append(Event(kind=kind, rule=rule, args=args, only=seats, reveals=reveals, fades=fades))

    def others(
        self,
        seats: tuple[int, ...],
        kind: str,
        rule: str,
        /,
        *,
        reveals: bool = False,
        fades: tuple[str, ...] = (),
        **args: Argument,
    ) -> None:
        """Everybody but these seats sees it."""
        self.events.append(Event(kind=kind, rule=rule, args=args, but=seats, reveals=reveals, fades=fades))
