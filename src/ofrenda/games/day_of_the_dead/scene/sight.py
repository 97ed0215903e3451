"""What the scene is drawn from: the view, what its seat may do, and which side is near."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.day_of_the_dead.engine.pieces import NONE
from ofrenda.games.day_of_the_dead.scene.shapes import box
from ofrenda.games.day_of_the_dead.view import DayView
from ofrenda.kernel.scene import Offers, Sight


class DaySight(Sight[DayView]):
    """A view with what its seat may do, and the two sides as they are drawn: near below, far above."""

    def __init__(self, view: DayView, offers: Offers, names: Sequence[str]) -> None:
        super().__init__(view, offers, names)
        self.box = box(view.powers, view.effects)
        self.near = view.seat or 0
        self.awaited = view.phase.number("place") if view.phase.name in ("LookAtThree", "TakeOne") else NONE
        """The place whose card is being unearthed."""
