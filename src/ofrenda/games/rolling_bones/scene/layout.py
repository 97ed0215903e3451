"""Where everything stands: on a wide screen the skeleton beside its dice, on a tall one the dice for a thumb."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from ofrenda.games.rolling_bones.engine.pieces import COLOURS
from ofrenda.kernel.scene import Motif, Spot


class Layout(Motif, frozen=True):
    """One composition. Places are those of the upper left corner; the skeleton has units of its own."""

    size: tuple[int, int]
    skeleton: Spot
    scale: float
    """How large a unit of the skeleton is."""
    trays: tuple[Spot, ...]
    """Where the dice of each colour begin, their title above them."""
    die: float
    pitch: float
    in_a_row: int
    pay: tuple[Spot, ...]
    tags: Spot
    player: Spot
    points: Spot
    round: Spot
    totals: Spot
    total_pitch: Spot
    letters: int
    """How many letters of the player's name there is room for."""
    total_letters: int
    """And of everybody's beside their total."""
    total_columns: int = 3
    total_width: int = 64
    """How long the way to the target is drawn."""
    tall: bool = False
    placing: bool = False
    """A die is laid wrongly: every place of the skeleton is large enough for a finger."""

    def die_at(self, colour: int, place: int) -> Spot:
        x, y = self.trays[colour]
        row, column = divmod(place, self.in_a_row)
        return x + column * self.pitch, y + row * self.pitch


ALL = range(len(COLOURS))

WIDE = Layout(
    size=(1000, 560),
    skeleton=(112, 2),
    scale=0.77,
    trays=tuple((524, 104 + colour * 136) for colour in ALL),
    die=72,
    pitch=77,
    in_a_row=6,
    pay=tuple((864, 52 + colour * 136) for colour in ALL),
    tags=(16, 430),
    player=(44, 92),
    points=(76, 118),
    round=(20, 540),
    totals=(524, 478),
    total_pitch=(156, 40),
    letters=14,
    total_letters=12,
)

TALL = Layout(
    size=(360, 500),
    skeleton=(-10, 74),
    scale=0.31,
    trays=tuple((157, 24 + colour * 154) for colour in ALL),
    die=62,
    pitch=66,
    in_a_row=3,
    pay=tuple((8, 292 + colour * 50) for colour in ALL),
    tags=(8, 442),
    player=(26, 24),
    points=(8, 62),
    round=(50, 42),
    totals=(153, 464),
    total_pitch=(100, 32),
    letters=9,
    total_letters=7,
    total_columns=2,
    total_width=32,
    tall=True,
)

PLACING = Layout(
    size=(360, 580),
    skeleton=(12, 172),
    scale=0.6,
    trays=tuple((8, 12 + colour * 62) for colour in ALL),
    die=54,
    pitch=57.5,
    in_a_row=6,
    pay=(),
    tags=(8, 522),
    player=(26, 222),
    points=(8, 258),
    round=(8, 294),
    totals=(8, 592),
    total_pitch=(117, 32),
    letters=9,
    total_letters=8,
    tall=True,
    placing=True,
)


@cache
def for_seats(layout: Layout, seats: int) -> Layout:
    """As high as the totals of everybody need."""
    rows = -(-seats // layout.total_columns)
    width, height = layout.size
    return replace(layout, size=(width, max(height, int(layout.totals[1] + rows * layout.total_pitch[1]) + 6)))
