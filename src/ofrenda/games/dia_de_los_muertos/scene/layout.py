"""Where everything stands: on a wide screen the city beside hand and players, on a tall one what is decided on top."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from ofrenda.kernel.scene import Motif, Spot


class Layout(Motif, frozen=True):
    """One composition. Places are those of the upper left corner."""

    size: tuple[int, int]
    board: Spot
    across: float
    down: float
    """How large a unit of the board's canvas of 1000 by 1000 is."""
    floor: float
    """How far down the board a figure may stand."""
    radius: float
    """Of a field."""
    figure: float
    """The scale of a skeleton on the board."""
    elbow: float
    """The room that a figure needs to every side."""
    finger: float
    """The room that a finger needs: 44 pixels on the smallest screen."""
    way: Spot
    way_size: Spot
    disc: float
    players: Spot
    player: Spot
    columns: int
    """Of players; 0: all in a row."""
    tray: Spot
    tray_width: float
    hand: Spot
    card: Spot
    pitch: Spot
    cards: int
    """In a row of the hand."""
    letters: int
    """In a line of a card's text; 0: a card has no text."""
    line: float
    pile: Spot
    dens: Spot
    den_step: float
    den_width: float
    stage: Spot
    """The middle of what is shown at a moment; on a wide screen over the hand, which rests then."""
    scale: float
    rows: int = 1
    """Of the hand."""
    tall: bool = False


WIDE = Layout(
    size=(1000, 560),
    board=(4, 3),
    across=0.552,
    down=0.54,
    floor=541,
    radius=16.5,
    figure=0.52,
    elbow=13.4,
    finger=50,
    way=(564, 6),
    way_size=(430, 84),
    disc=10,
    players=(564, 96),
    player=(216, 60),
    columns=2,
    tray=(564, 280),
    tray_width=430,
    hand=(564, 350),
    card=(104, 152),
    pitch=(108.5, 104),
    cards=4,
    letters=12,
    line=16,
    pile=(8, 350),
    dens=(470, 404),
    den_step=50,
    den_width=82,
    stage=(779, 437),
    scale=1.24,
)

WIDE_MANY = replace(WIDE, card=(104, 100), letters=0, rows=2)
"""More cards than lie in a row: while none of them is chosen they show only what they are."""
WIDE_MANY_CHOSEN = replace(WIDE, hand=(564, 292), card=(104, 130), pitch=(108.5, 133), letters=13, line=14.6, rows=2)
"""While one of them is chosen and nothing lies in the tray, its room is theirs."""

TALL = Layout(
    size=(360, 546),
    board=(4, 140),
    across=0.352,
    down=0.334,
    floor=325,
    radius=10.5,
    figure=0.36,
    elbow=9.4,
    finger=47,
    way=(8, 480),
    way_size=(344, 58),
    disc=8.2,
    players=(8, 4),
    player=(344, 70),
    columns=0,
    tray=(8, 77),
    tray_width=344,
    hand=(8, 77),
    card=(84, 60),
    pitch=(86.5, 63),
    cards=4,
    letters=0,
    line=14.6,
    pile=(6, 352),
    dens=(296, 388),
    den_step=30,
    den_width=56,
    stage=(180, 176),
    scale=1,
    tall=True,
)
"""Hand and tray share the room above the city, which never moves; what a card does is told by its answer."""


def lowered(layout: Layout, down: float) -> Layout:
    """The city and what lies around it farther down."""
    spots = {name: _lowered(getattr(layout, name), down) for name in ("board", "pile", "dens", "way")}
    return replace(layout, size=(layout.size[0], int(layout.size[1] + down)), **spots)


def _lowered(spot: Spot, down: float) -> Spot:
    return spot[0], spot[1] + down


TALL_MANY = replace(lowered(TALL, TALL.pitch[1]), rows=2)
"""More cards than lie in a row."""
TALL_NARROW = {"card": (66.5, 60), "pitch": (69, 63), "cards": 5}
"""A column more: where the row is full and something is to lie beside it."""


@cache
def resting(layout: Layout) -> Layout:
    """The tray needs the room of the hand, which lies below all else meanwhile."""
    width, height = layout.size
    return replace(layout, size=(width, int(height + layout.rows * layout.pitch[1])), hand=(layout.hand[0], height))


@cache
def beside(layout: Layout, kinds: int) -> Layout:
    """One thing of the tray lies in the hand's row, after its cards."""
    if kinds % layout.cards == 0:
        layout = replace(layout, **TALL_NARROW)
    row, column = divmod(kinds, layout.cards)
    (x, y), (across, down) = layout.hand, layout.pitch
    return replace(layout, tray=(x + column * across, y + row * down), tray_width=layout.card[0])
