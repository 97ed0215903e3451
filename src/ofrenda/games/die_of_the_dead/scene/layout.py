"""Where everything stands: on a wide screen the caskets in a row, on a tall one two by two, for a thumb."""

from __future__ import annotations

from ofrenda.games.die_of_the_dead.engine.pieces import CASKETS
from ofrenda.kernel.scene import Motif, Spot


class Box(Motif, frozen=True):
    """A part of the table."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> Spot:
        return self.x + self.width / 2, self.y + self.height / 2


class Layout(Motif, frozen=True, eq=False):
    """One composition. On top lies what is decided: four caskets, or one of them large, or a few cards.

    There are two, told apart by what they are: comparing all their places would cost more than drawing by them.
    """

    size: tuple[int, int]
    top: Box
    across: int
    """How many caskets stand side by side."""
    gap: float
    small: float
    """How wide a casket is beside a large one; 0 if there is no room for it."""
    flag: float
    """How high the paper is on which a casket's prospects are written."""
    line: float
    """From one line on it to the next."""
    finger: float
    """As much room as a finger needs."""
    stairs: Box
    supply: Box
    supply_across: int
    boards: Box
    """The viewer's own board first, the others below it."""
    own: float
    """How high the own board is."""
    others: int
    """How many of the other boards stand side by side."""
    rest: Box
    """For passing and the like where the question is about no casket."""
    tall: bool = False

    def four(self, place: int) -> Box:
        """The place of a casket among four."""
        rows: int = CASKETS // self.across
        width = (self.top.width - (self.across - 1) * self.gap) / self.across
        height = (self.top.height - (rows - 1) * self.gap) / rows
        row, column = divmod(place, self.across)
        return Box(self.top.x + column * (width + self.gap), self.top.y + row * (height + self.gap), width, height)

    def beside(self, place: int, large: int) -> Box:
        """The place of a casket while one of them is large; a place with no width if it is not drawn then."""
        x, y, room = self.top.x, self.top.y, self.small + self.gap
        if place == large:
            return Box(x + place * room if self.small else x, y, self.stage_width(CASKETS - 1), self.top.height)
        if place > large:
            x += self.stage_width(CASKETS - 1) - self.small
        return Box(x + place * room, y + (self.top.height - self.small) / 2, self.small, self.small)

    def stage(self) -> Box:
        """Where cards lie, the caskets small beside them."""
        return Box(self.top.x, self.top.y, self.stage_width(CASKETS), self.top.height)

    def off_stage(self, place: int) -> Box:
        """The place of a casket beside the cards."""
        x = self.top.x + self.stage_width(CASKETS) + self.gap + place * (self.small + self.gap)
        return Box(x, self.top.y + (self.top.height - self.small) / 2, self.small, self.small)

    def stage_width(self, others: int) -> float:
        """What so many small caskets leave."""
        return self.top.width - others * (self.small + self.gap) if self.small else self.top.width


WIDE = Layout(
    size=(1000, 560),
    top=Box(8, 8, 984, 234),
    across=4,
    gap=6,
    small=104,
    flag=62,
    line=22,
    finger=49,
    stairs=Box(8, 252, 344, 300),
    supply=Box(364, 252, 488, 50),
    supply_across=4,
    boards=Box(364, 308, 628, 244),
    own=80,
    others=1,
    rest=Box(860, 252, 132, 50),
)

TALL = Layout(
    size=(360, 590),
    top=Box(6, 6, 348, 222),
    across=2,
    gap=4,
    small=0,
    flag=48,
    line=17,
    finger=46,
    stairs=Box(6, 342, 266, 180),
    supply=Box(278, 340, 76, 184),
    supply_across=1,
    boards=Box(6, 232, 348, 352),
    own=106,
    others=4,
    rest=Box(240, 289, 112, 48),
    tall=True,
)
