"""Where everything stands: on a wide screen both lines with all that is on the cards, on a tall one a stage for what is
being decided, and the lines as a strip above it.

What there is for each side stands in pairs: the near side first, then the far one.
"""

from __future__ import annotations

from functools import cache

import msgspec

from ofrenda.games.day_of_the_dead.engine.pieces import BACKS, SLOTS, SPIRIT
from ofrenda.kernel.scene import Motif, Spot

Size = tuple[int, int]

CARD: Size = (112, 152)
"""A card with everything that is on it."""
SLIM: Size = (88, 152)
TILE: Size = (112, 106)
"""The same where many lie beside each other, or below each other."""
MINI: Size = (48, 68)
"""On a tall screen a card in line: who it is, its power and its back."""


TOP = 4
"""Where a tall screen begins."""
TITLE = 24
"""So high is a title above cards on a tall screen."""
IN_A_ROW = 3
"""So many cards lie beside each other there."""
FOUGHT = 280
"""So high is the stage where two have fought and somebody is asked about it."""


class Arena(Motif, frozen=True):
    """Where the two fighters stand when they have stepped forward."""

    panel: tuple[int, int, int, int]
    title: Spot
    cards: tuple[Spot, Spot]
    scale: float
    names: tuple[Spot, Spot]
    letters: int
    powers: tuple[Spot, Spot]
    """The middle of where their power stands, and above it, step by step, how it comes about."""
    step: int
    """How far the steps are apart."""
    rise: int
    """How far the last of them is above the sum."""
    half: int
    """Half as wide as the rule between them."""
    ribbons: tuple[Spot, Spot]
    ribbon: int
    """How wide they are."""
    waits: tuple[Spot, Spot]
    """The middle of what waits for the next fight."""
    bones: Spot
    revealed: Spot
    """The middle of where a challenge turns up cards."""


class Layout(Motif, frozen=True, eq=False):
    """One composition; places are those of the upper left corner unless it is said otherwise.

    There are a handful, each made once: so they are told apart by being the same one, which takes no time.
    """

    size: Size
    card: Size
    columns: tuple[float, ...]
    """By place of a line, the spirit's last."""
    lines: tuple[float, float]
    strip: float
    """The middle between the lines."""
    plates: tuple[Spot, Spot]
    name: Spot
    note: tuple[float, float, float]
    """The middle of a few words more, and how much room they have."""
    letters: int
    counter: Spot
    digit: float
    """How large a digit of a score is; like the name, its place is counted from the plate."""
    priority: tuple[Spot, Spot]
    gains: tuple[Spot, Spot]
    """The first of the points that are being scored."""
    gain: tuple[Spot, Spot]
    """The middle of what that makes together."""
    behind: Spot
    """The far hand, and how far its backs are apart."""
    behind_pitch: float
    turn: Spot
    decks: tuple[Spot, ...]
    stage: tuple[int, int, int, int]
    """The hand, or the cards of which one is taken."""
    rest: tuple[int, int, int, int]
    """What else is worth knowing, as far as there is room for it."""
    tags: tuple[Spot, Spot]
    arena: Arena
    tall: bool = False

    def middle(self, place: int) -> float:
        return self.columns[place] + self.card[0] / 2


WIDE = Layout(
    size=(1000, 560),
    card=CARD,
    columns=(*(14 + 117 * slot for slot in range(int(SLOTS))), 14 + 117 * SPIRIT + 18),
    lines=(222, 30),
    strip=202,
    plates=((858, 414), (858, 30)),
    name=(4, 70),
    note=(66, 114, 130),
    letters=13,
    counter=(48, 4),
    digit=1,
    priority=((862, 492), (862, 108)),
    gains=((873, 536), (873, 143)),
    gain=((826, 476), (826, 56)),
    behind=(862, 156),
    behind_pitch=44,
    turn=(862, 200),
    decks=tuple((862, 228 + 60 * back) for back in range(int(BACKS))),
    stage=(14, 400, 834, 152),
    rest=(389, 400, 459, 152),
    tags=((731, 178), (731, 178)),
    arena=Arena(
        panel=(10, 28, 842, 526),
        title=(431, 60),
        cards=((34, 104), (582, 104)),
        scale=2.2,
        names=((34, 88), (582, 88)),
        letters=18,
        powers=((355, 390), (507, 390)),
        step=34,
        rise=96,
        half=40,
        ribbons=((34, 452), (528, 452)),
        ribbon=300,
        waits=((184, 538), (678, 538)),
        bones=(431, 140),
        revealed=(431, 398),
    ),
)

TALL = Layout(
    size=(360, 600),
    card=MINI,
    columns=tuple(3 + 50.8 * place for place in range(SPIRIT + 1)),
    lines=(136, 40),
    strip=122,
    plates=((0, 206), (0, 2)),
    name=(42, 15),
    note=(90, 31, 96),
    letters=10,
    counter=(302, 2),
    digit=0.66,
    priority=((266, 212), (266, 8)),
    gains=((152, 223), (152, 19)),
    gain=((112, 223), (112, 19)),
    behind=(141, 6),
    behind_pitch=40,
    turn=(140, 219),
    decks=tuple((10 + 116 * back, 572) for back in range(int(BACKS))),
    stage=(8, 242, 344, 324),
    rest=(8, 242, 344, 324),
    tags=((8, 472), (184, 472)),
    arena=Arena(
        panel=(2, 242, 356, 326),
        title=(180, 262),
        cards=((6, 290), (225, 290)),
        scale=1.15,
        names=((6, 282), (225, 282)),
        letters=11,
        powers=((160, 452), (204, 452)),
        step=21,
        rise=46,
        half=20,
        ribbons=((4, 472), (184, 472)),
        ribbon=172,
        waits=((90, 556), (270, 556)),
        bones=(180, 318),
        revealed=(180, 412),
    ),
    tall=True,
)


@cache
def asking(height: int) -> Layout:
    """On a tall screen when something on the stage is chosen: the stage, so high, above the lines; below them the rest.

    It is a little higher than the other one, so that the page does not take it for a move of every card.
    """
    up, down = TALL.stage[1] - TOP, height + 2 * TOP
    stand = TALL.arena
    below = TALL.stage[1] + down

    return msgspec.structs.replace(
        TALL,
        size=(TALL.size[0], TALL.size[1] + TOP),
        lines=_moved(TALL.lines, down),
        strip=TALL.strip + down,
        plates=_shifted(TALL.plates, down),
        priority=_shifted(TALL.priority, down),
        gains=_shifted(TALL.gains, down),
        gain=_shifted(TALL.gain, down),
        behind=(TALL.behind[0], TALL.behind[1] + down),
        turn=(TALL.turn[0], TALL.turn[1] + down),
        decks=tuple((x, y + TOP) for x, y in TALL.decks),
        stage=(TALL.stage[0], TOP, TALL.stage[2], height),
        rest=(TALL.stage[0], below, TALL.stage[2], TALL.size[1] - 30 - below),
        tags=_shifted(TALL.tags, -up),
        arena=msgspec.structs.replace(
            stand,
            panel=(stand.panel[0], stand.panel[1] - up, stand.panel[2], min(stand.panel[3], height + 2)),
            title=(stand.title[0], stand.title[1] - up),
            bones=(stand.bones[0], stand.bones[1] - up),
            revealed=(stand.revealed[0], stand.revealed[1] - up),
            cards=_shifted(stand.cards, -up),
            names=_shifted(stand.names, -up),
            powers=_shifted(stand.powers, -up),
            ribbons=_shifted(stand.ribbons, -up),
            waits=_shifted(stand.waits, -up),
        ),
    )


def _moved(pair: tuple[float, float], down: float) -> tuple[float, float]:
    return pair[0] + down, pair[1] + down


def _shifted(pair: tuple[Spot, Spot], down: float) -> tuple[Spot, Spot]:
    (x, y), (other, above) = pair
    return (x, y + down), (other, above + down)
