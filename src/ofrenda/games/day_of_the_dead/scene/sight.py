"""What the scene is drawn from: the view, what its seat may do, which side is near, and where everything stands."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.day_of_the_dead.engine.pieces import NONE
from ofrenda.games.day_of_the_dead.engine.state import NOBODY
from ofrenda.games.day_of_the_dead.scene.layout import CARD, FOUGHT, IN_A_ROW, TALL, TILE, TITLE, WIDE, Layout, asking
from ofrenda.games.day_of_the_dead.scene.shapes import box
from ofrenda.games.day_of_the_dead.view import DayView
from ofrenda.kernel.scene import STILL, Offers, Sight, Staging

IN_THE_ARENA = frozenset(
    {"fight", "power-waited", "uses-waited", "uses", "in-vain", "stopped", "blank", "strengthened", "points"}
    | {"revealed", "challenge-lost", "won-at-once", "sum", "tied", "won"}
)
"""What happens between the two who fight."""
ON_THE_FIELD = frozenset({"blanked", "unearths", "replaced", "replaced-hidden", "returned", "scored"})
"""What is seen where it happens, even if it happens in a fight."""

ABOUT_THE_FIGHT = ("MayUnearth", "BecomeSpirit", "LoserReplaced")
"""What is asked below the two who have fought."""


class DaySight(Sight[DayView]):
    """A view with what its seat may do, and the two sides as they are drawn: near below, far above."""

    def __init__(self, view: DayView, offers: Offers, names: Sequence[str], staging: Staging = STILL) -> None:
        super().__init__(view, offers, names, staging)
        self.box = box(view.powers, view.effects)
        self.near = view.seat or 0
        self.asked = bool(offers) and view.phase.name in ABOUT_THE_FIGHT
        self.layout = self._layout() if self.tall else WIDE
        self.awaited = view.phase.number("place") if view.phase.name in ("LookAtThree", "TakeOne") else NONE
        """The place whose card is being unearthed."""
        self.forward = self._forward()
        """Whether the two who fight have stepped forward."""

    def _layout(self) -> Layout:
        """On a tall screen: what is chosen on the stage stands above the lines."""
        name = self.view.phase.name if self.offers else ""
        if name.startswith("Summon") or name == "DiscardOne":
            rows = -(-sum(self.view.hand_backs[self.near]) // IN_A_ROW)
            return asking(CARD[1] if rows == 1 else rows * (TILE[1] + 2))
        if name == "PickDeck":
            return asking(CARD[1] + 12)
        if name == "TakeOne":
            return asking(TITLE + CARD[1])
        if self.asked:
            return asking(FOUGHT)
        return asking(TALL.stage[3]) if name == "PickFromPile" else TALL

    def side(self, seat: int) -> int:
        """In the pairs of a layout: which one is this seat's."""
        return 0 if seat == self.near else 1

    def _forward(self) -> bool:
        kinds = {event.kind for event in self.staging.events}
        if self.view.fight is None or kinds & ON_THE_FIELD:
            return False
        if kinds & IN_THE_ARENA:
            return True
        return self.tall and self._fighting() and not self._elsewhere()

    def _fighting(self) -> bool:
        """Whether those in the slot are still the two who fight: a loser may have become a spirit."""
        steps = [self.view.phase.name, *[phase.name for phase in self.view.later]]
        undecided = self.view.fight is not None and self.view.fight.winner == NOBODY
        return undecided or "BecomeSpirit" in steps or "LoserReplaced" in steps

    def _elsewhere(self) -> bool:
        """Whether something else needs the stage."""
        return bool(self.view.looked_count) or self.view.phase.name in ("PickDeck", "DiscardOne", "PickFromPile")
