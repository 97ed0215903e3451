"""What a game says to people: the sentences made of its keys and arguments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeAlias

from ofrenda.kernel.event import Event
from ofrenda.kernel.view import View

Share: TypeAlias = tuple[str, tuple[int, ...]]
"""Where points came from, and how many each seat has of them."""


class Text(Protocol):
    """The floor `text/` of a game.

    `names` are the names of the seats in order. What is drawn for the terminal may carry rich markup; names are
    escaped by the caller.
    """

    def summary(self) -> str:
        """The game in one sentence."""
        ...

    def event(self, event: Event, names: Sequence[str]) -> str:
        """What happened, as one line of the log; empty where that needs no line."""
        ...

    def action(self, action: int, view: View, names: Sequence[str]) -> str:
        """What a button or a line of the numbered list says."""
        ...

    def question(self, view: View) -> str:
        """What the seat of the view must decide now, in one sentence."""
        ...

    def board(self, view: View, names: Sequence[str]) -> str:
        """The position drawn for a terminal."""
        ...

    def standing(self, view: View, seat: int) -> str:
        """How a seat stands, in a few words for the list of seats: only what everybody can see."""
        ...

    def ending(self, view: View, names: Sequence[str]) -> str:
        """How the match ended, in one or two sentences."""
        ...

    def reckoning(self, view: View, events: Sequence[Event]) -> list[Share]:
        """After the match: how the points came about, from the view and all that was told; the shares add up."""
        ...
