"""What the parts of the picture share: the view, what may be done, and pieces that say it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ofrenda.games.die_of_the_dead.pieces import COLOURS
from ofrenda.games.die_of_the_dead.text import KIND_WORDS
from ofrenda.games.die_of_the_dead.text import action as action_label
from ofrenda.games.die_of_the_dead.view import DieView
from ofrenda.games.die_of_the_dead.words import player
from ofrenda.kernel.scene import group
from ofrenda.words import _


class Table(NamedTuple):
    """What is drawn, and for whom."""

    view: DieView
    actions: Sequence[int]
    names: Sequence[str]

    def first(self, *wanted: int) -> int | None:
        """The first of these actions that is legal."""
        return next((action for action in wanted if action in self.actions), None)

    def of_seat(self, owner: int, *wanted: int) -> int | None:
        """The same for a piece of this player, whom only the player may touch."""
        return self.first(*wanted) if owner == self.view.seat else None

    def piece(
        self, *parts: str, action: int | None, label: str = "", cls: str = "", at: tuple[float, float], key: str = ""
    ) -> str:
        """A piece that says what a click on it does, or else what it is."""
        if action is not None:
            label = action_label(action, self.view, self.names)
        return group(*parts, cls=f"dod-piece {cls}".rstrip(), at=at, key=key, action=action, label=label)

    def soul_label(self, soul: int) -> str:
        kind = _(KIND_WORDS[soul % 2])
        return _("{player}: {soul}", player=player(soul // 2, self.names), soul=kind)

    def named(self, soul: int) -> int:
        """The soul's number in the names of actions, which go by colour."""
        return COLOURS.index(self.view.colours[soul // 2]) * 2 + soul % 2
