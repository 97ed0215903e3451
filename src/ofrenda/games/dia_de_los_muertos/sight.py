"""What the scene is drawn from: the view, what may be done, and the names."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.dia_de_los_muertos.view import DiaView
from ofrenda.kernel.scene import Offer, Offers


class Sight:
    def __init__(self, view: DiaView, offers: Offers, names: Sequence[str]) -> None:
        self.view = view
        self.offers = offers
        self.names = names

    def first(self, *actions: int) -> Offer | None:
        """The first of these that may be done now."""
        return self.offers.first(*actions)

    def concerns(self) -> int:
        """The seat whose limbs, cards or festivals the question is about; -1 if there is none."""
        facts = self.view.facts
        seat = facts.get("victim", facts.get("seat", -1))
        return seat if isinstance(seat, int) else -1
