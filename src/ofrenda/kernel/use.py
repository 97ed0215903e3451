"""What a designer counts: how often each bone, card, fighter, casket or token is used, and what cannot be used."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec


class Use(msgspec.Struct, frozen=True):
    """One kind of pieces and the actions that use one.

    `notation` is a pattern for the whole notation of such an action; its group is the name of the piece.
    """

    name: str
    notation: str

    def pieces(self, actions: Sequence[str]) -> dict[int, str]:
        """By action: the piece that it uses."""
        found = {number: re.fullmatch(self.notation, name) for number, name in enumerate(actions)}
        return {number: match[1] for number, match in found.items() if match}


class Excluded(msgspec.Struct, frozen=True):
    """What the settings of a match rule out: patterns for whole notations of actions, and kinds of events."""

    actions: tuple[str, ...] = ()
    events: tuple[str, ...] = ()

    def notations(self, actions: Sequence[str]) -> set[int]:
        """The actions among these that cannot occur, by number."""
        pattern = re.compile("|".join(self.actions) or "(?!)")
        return {number for number, name in enumerate(actions) if pattern.fullmatch(name)}
