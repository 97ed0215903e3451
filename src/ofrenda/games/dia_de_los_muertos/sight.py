"""What the scene is drawn from: the view, what may be done, and the names."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.dia_de_los_muertos import text
from ofrenda.games.dia_de_los_muertos.view import DiaView
from ofrenda.kernel.scene import group


class Sight:
    def __init__(self, view: DiaView, actions: Sequence[int], names: Sequence[str]) -> None:
        self.view = view
        self.actions = actions
        self.names = names

    def first(self, *actions: int) -> int | None:
        """The first of these that may be done now."""
        return next((action for action in actions if action in self.actions), None)

    def piece(
        self,
        *parts: str,
        action: int | None,
        label: str = "",
        cls: str = "",
        at: tuple[float, float] | None = None,
        key: str = "",
    ) -> str:
        """A piece that says what it is, or what a click on it does."""
        if action is not None:
            label = text.action(action, self.view, self.names)
        return group(*parts, cls=cls, at=at, key=key, action=action, label=label)

    def concerns(self) -> int:
        """The seat whose limbs, cards or festivals the question is about; -1 if there is none."""
        facts = self.view.facts
        seat = facts.get("victim", facts.get("seat", -1))
        return seat if isinstance(seat, int) else -1
