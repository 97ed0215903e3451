"""The way of the match as a strip: from festival to festival, through the lock, home; and who is how far."""

from __future__ import annotations

from ofrenda.games.dia_de_los_muertos.engine.pieces import FESTIVALS
from ofrenda.games.dia_de_los_muertos.scene.layout import Layout
from ofrenda.games.dia_de_los_muertos.scene.shapes import GRAVESTONE, lock, marigold, sign, token
from ofrenda.games.dia_de_los_muertos.text import about
from ofrenda.games.dia_de_los_muertos.view import Counts, DiaView
from ofrenda.kernel.scene import group, words
from ofrenda.words import _, kept, plural

LANE: int = FESTIVALS + 1
"""The stage of those who are on the red fields; before it those with no, one, two and three festivals, then home."""
STAGES: int = LANE + 2


def stage_of(view: DiaView, seat: int) -> int:
    """How far a player is on the way home."""
    if view.home[seat]:
        return LANE + 1
    if view.fields[seat] in view.red:
        return LANE
    return view.festivals[seat].bit_count()


def way(view: DiaView, layout: Layout) -> str:
    stages = tuple(stage_of(view, seat) for seat in range(view.seats))
    arrived = tuple(sorted((seat for seat in range(view.seats) if view.home[seat]), key=lambda seat: view.home[seat]))
    return _strip(layout, stages, arrived, sum(view.festivals_left), view.open, -1 if view.seat is None else view.seat)


@kept(512)
def _strip(layout: Layout, stages: Counts, arrived: Counts, left: int, is_open: bool, own: int) -> str:
    (x, y), (width, height) = layout.way, layout.way_size
    wide = width / STAGES
    parts = [f'<rect class="dm-frame" width="{width:g}" height="{height:g}" rx="10"/>']
    for stage in range(STAGES):
        there = arrived if stage > LANE else tuple(seat for seat, at in enumerate(stages) if at == stage)
        parts.append(_stage(layout, stage, there, left, is_open, own, wide))
    return group(*parts, cls="dm-progress", at=(x, y), key="way")


def _stage(layout: Layout, stage: int, there: Counts, left: int, is_open: bool, own: int, wide: float) -> str:
    """One stretch of the way with its sign, and the discs of those who are there."""
    radius, top = layout.disc, 22 if layout.tall else 32
    middle = wide / 2
    room = f'<rect class="dm-stretch" x="2" y="2" width="{wide - 4:g}" height="{layout.way_size[1] - 4:g}" rx="8"/>'

    discs = [
        token(
            seat,
            middle + (place % 3 - (min(len(there) - place // 3 * 3, 3) - 1) / 2) * (2 * radius + 2),
            top + radius + place // 3 * (2 * radius + 1) - (2 if layout.tall else 0),
            radius,
            seat == own,
        )
        for place, seat in enumerate(there)
    ]

    head, label, said, rule = _sign(stage, left, is_open, middle, 13 if layout.tall else 17, layout.tall)
    return group(room, head, *discs, at=(stage * wide, 0), label=label, about=said, rule=rule)


def _sign(stage: int, left: int, is_open: bool, x: float, y: float, tall: bool) -> tuple[str, str, str, str]:
    """How a stretch is marked, named and explained, and by which rule."""
    size = 0.55 if tall else 0.8

    if stage < LANE:
        flowers = [marigold(x + (number - (stage - 1) / 2) * 20 * size, y - 2, size) for number in range(stage)]
        name = plural("{count} festival", "{count} festivals", stage)
        said = _("Who has so many festival cards; none twice, three at most.")
        return "".join(flowers) or words(0, x, y + 4, "dm-small"), name, said, "DM-35"

    if stage == LANE:
        word = "" if is_open else words(left, x + 16, y + 4, "dm-small")
        name = _("the way home is open") if is_open else _("the way home is closed")
        said = about.of_red(is_open, left)
        return sign(lock(is_open), x - (0 if is_open else 6), y, 0.9 if tall else 1.1) + word, name, said, "DM-16"

    return sign(GRAVESTONE, x, y - 2, 0.55 if tall else 0.75), _("home"), _(about.HOME_ABOUT), "DM-41"
