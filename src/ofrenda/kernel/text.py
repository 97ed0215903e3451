"""What a game says to people: the sentences made of its keys and arguments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

import msgspec

from ofrenda.kernel.event import Event
from ofrenda.kernel.view import View

Share: TypeAlias = tuple[str, tuple[int, ...]]
"""Where points came from, and how many each seat has of them."""


NO_ACTION = -1
"""What a line of a menu does that cannot be chosen."""
LETTERS = "bcdefgjklmnoqrstvxyz"
"""The keys of what has no number among things that have; a, h, i, p, u and w are commands on a page."""


class Choice(msgspec.Struct, frozen=True):
    """A line of a menu: something that may be done, or (`NO_ACTION`) why something may not.

    `number` is that of the thing itself, where things have numbers. Where all lines would be too many to read, those
    of one `group` are asked for as one, and then apart. `short` is how the label begins, where the picture shows what
    the rest says. A `last_resort` is allowed, but does not look like a good move.
    """

    action: int
    label: str
    number: int = 0
    group: str = ""
    short: str = ""
    last_resort: bool = False


class AidPart(msgspec.Struct, frozen=True):
    """A part of a player aid: a heading, and lines of a word with what it means or does."""

    title: str
    lines: list[tuple[str, str]]


def menu_of(
    label: Callable[[int, View, Sequence[str]], str],
    actions: Sequence[int],
    view: View,
    names: Sequence[str],
    last: Sequence[int] = (),
) -> list[Choice]:
    """The actions in their order, except that those in `last` come last."""
    ordered = [*(action for action in actions if action not in last), *(action for action in actions if action in last)]
    return [Choice(action, label(action, view, names)) for action in ordered]


def keys(choices: Sequence[Choice]) -> list[str]:
    """What is typed for each line: the number of the thing, or a letter beside such numbers, or the line's number.

    What cannot be chosen has no key.
    """
    own = [choice.number for choice in choices if choice.number]
    if not own or len(set(own)) < len(own):
        numbers = iter(range(1, len(choices) + 1))
        return ["" if choice.action == NO_ACTION else str(next(numbers)) for choice in choices]

    letters = iter(LETTERS)
    return [
        "" if choice.action == NO_ACTION else str(choice.number) if choice.number else next(letters)
        for choice in choices
    ]


class Text(Protocol):
    """The floor `text/` of a game.

    `names` are the names of the seats in order. What is drawn for the terminal may carry rich markup; names are
    escaped by the caller.
    """

    def summary(self) -> str:
        """The game in one sentence."""
        ...

    def aim(self) -> str:
        """How one wins, in at most 25 words, for whoever sits down for the first time."""
        ...

    def aid(self) -> list[AidPart]:
        """The player aid: what one may do on a turn and what the symbols mean, on one short page."""
        ...

    def event(self, event: Event, names: Sequence[str]) -> str:
        """What happened, as one line of the log; empty where that needs no line."""
        ...

    def caption(self, event: Event, names: Sequence[str]) -> str:
        """The same beside its picture: without what one sees there.

        What stands in it as `[one]…[/one]` is told together with the same of the moments before, if the words around
        it are the same: a series of like steps need not be read sentence by sentence.
        """
        ...

    def action(self, action: int, view: View, names: Sequence[str]) -> str:
        """What a button or a line of the numbered list says."""
        ...

    def menu(self, actions: Sequence[int], view: View, names: Sequence[str]) -> list[Choice]:
        """What may be done, in the order in which people read it; `menu_of` makes it where nothing is special."""
        ...

    def missing(self, action: int, view: View, names: Sequence[str]) -> str:
        """Why an action that somebody asks for is not possible now, with its rule; empty where nothing is special."""
        ...

    def question(self, view: View, names: Sequence[str]) -> str:
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
