"""The board as a picture: a sugar skull with the fields on it, and everybody who stands there."""

from __future__ import annotations

from functools import cache
from math import atan2, degrees, hypot

from ofrenda.games.dia_de_los_muertos.drawing import (
    DIGGER as DIGGER_SHAPE,
)
from ofrenda.games.dia_de_los_muertos.drawing import (
    DOG as DOG_SHAPE,
)
from ofrenda.games.dia_de_los_muertos.drawing import (
    PAW,
    festival,
    figure,
    glow,
    gravestone,
    marigold,
    sign,
)
from ofrenda.games.dia_de_los_muertos.pieces import DIGGER, DOG, FIELDS, GO, PUSH, STOP, TARGET
from ofrenda.games.dia_de_los_muertos.sight import Sight
from ofrenda.games.dia_de_los_muertos.view import DiaView
from ofrenda.games.dia_de_los_muertos.wording import FESTIVAL_WORDS
from ofrenda.kernel.scene import group, words
from ofrenda.words import _

LEFT, TOP, ACROSS, DOWN = 8, 46, 0.6, 0.555
"""Where the canvas of 1000 by 1000 lies in the scene, and its scale."""
RADIUS = 17
GRAVE_STEP = 24

SKULL = (
    '<path class="dm-skull" d="M500 8C190 8 22 160 30 330C35 450 70 530 125 595C170 645 205 650 212 720L222 905'
    "C232 985 330 998 500 998S768 985 778 905L788 720C795 650 830 645 875 595C930 530 965 450 970 330"
    'C978 160 810 8 500 8Z"/>'
)
TEETH = "".join(
    f'<rect class="dm-tooth" x="{x}" y="{y}" width="74" height="66" rx="18"/>'
    for x in (376, 550)
    for y in range(650, 880, 73)
)
BROW = (
    '<path class="dm-swirl rosa" d="M250 210c-40 -50 30 -90 60 -45c18 30 -20 50 -32 28"/>'
    '<path class="dm-swirl turquoise" d="M820 480c40 -20 60 30 25 45c-24 8 -34 -18 -16 -26"/>'
    '<path class="dm-swirl leaf" d="M660 130c20 -30 60 -10 46 18c-10 18 -34 10 -30 -8"/>'
    '<path class="dm-swirl rosa" d="M680 650c40 -30 80 10 50 45c-22 20 -46 -4 -32 -24"/>'
    '<path class="dm-swirl turquoise" d="M690 860c-30 -30 -4 -66 26 -48c20 14 6 38 -12 30"/>'
)


def board(sight: Sight) -> str:
    view = sight.view
    fields = sorted({field for edge in (*view.paths, *view.arrows) for field in edge})
    hidden = {view.dog, view.digger, *(view.fields[seat] for seat in range(view.seats) if not view.home[seat])}
    return group(
        _face(view),
        *(_way(*spot(view, one), *spot(view, other), False) for one, other in view.paths),
        *(_way(*spot(view, one), *spot(view, other), True) for one, other in view.arrows),
        *(_field(sight, field, field in hidden) for field in fields),
        *_gravestones(view),
        *(_paw(sight, field) for field in fields),
        *(piece for _down, piece in sorted(_pieces(sight), key=_depth)),
        *(_tag(view, field) for field in sorted(hidden)),
        cls="dm-board",
    )


def spot(view: DiaView, field: int) -> tuple[float, float]:
    x, y = view.places[field]
    return LEFT + x * ACROSS, TOP + y * DOWN


def _face(view: DiaView) -> str:
    """The skull below the fields, its eyes around the outer festivals, its nose around the last den."""
    eyes = "".join(_eye(*view.places[field]) for field in (view.festivals_at[0], view.festivals_at[-1]))
    x, y = view.places[view.dens_at[-1]]
    nose = (
        f'<path class="dm-socket" d="M{x} {y - 85}C{x + 75} {y - 10} {x + 80} {y + 62} {x} {y + 44}'
        f'C{x - 80} {y + 62} {x - 75} {y - 10} {x} {y - 85}Z"/>'
    )
    return (
        f'<g transform="translate({LEFT} {TOP}) scale({ACROSS} {DOWN})" aria-hidden="true">'
        f"{SKULL}{TEETH}{BROW}{eyes}{nose}"
        f"{marigold(512, 150, 2.6)}{marigold(455, 128, 1.4)}{marigold(570, 128, 1.4)}</g>"
    )


@cache
def _eye(x: int, y: int) -> str:
    petals = "".join(
        f'<circle class="{"dm-petal" if turn % 60 else "dm-petal other"}" cx="{x}" cy="{y - 84}" r="24" '
        f'transform="rotate({turn} {x} {y})"/>'
        for turn in range(0, 360, 30)
    )
    return f'{petals}<circle class="dm-socket" cx="{x}" cy="{y}" r="80"/>'


@cache
def _way(x: float, y: float, to_x: float, to_y: float, one_way: bool) -> str:
    line = f'<path class="dm-way" d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}"/>'
    if not one_way:
        return line
    turn = degrees(atan2(to_y - y, to_x - x))
    far = (hypot(to_x - x, to_y - y) + 2) / 2
    place = f"translate({x:.1f} {y:.1f}) rotate({turn:.1f}) translate({far:.1f} 0)"
    return f'{line}<path class="dm-arrow" d="M-4 -7L6 0L-4 7Z" transform="{place}"/>'


def _field(sight: Sight, field: int, hidden: bool) -> str:
    """A field with its number; festival, den, start and goal have shapes of their own."""
    view = sight.view
    action = sight.first(GO + field, PUSH + field, DIGGER + field)
    if action is None and view.phase == "PutDog":
        action = sight.first(DOG + field)
    ring = glow(RADIUS + (13 if hidden else 5)) if action is not None else ""
    shape, label = _shape(view, field)
    parts = (ring, shape, "" if hidden else words(field, 0, 5, "dm-field-word"))
    return sight.piece(*parts, action=action, label=label, cls="dm-place", at=spot(view, field))


def _shape(view: DiaView, field: int) -> tuple[str, str]:
    if field in view.festivals_at:
        number = view.festivals_at.index(field)
        left = "".join(
            sign(festival(number), -15 + 30 * card, -27, 0.95) for card in range(view.festivals_left[number])
        )
        return f'<circle class="dm-field feast" r="{RADIUS}"/>{left}', _(FESTIVAL_WORDS[number])
    if field in view.dens_at:
        return '<path class="dm-field den" d="M-20 17V-2a20 20 0 0 1 40 0V17z"/>', _("den")
    if field == view.start:
        return '<rect class="dm-field green" x="-19" y="-15" width="38" height="30" rx="8"/>', _("start")
    if field in view.red:
        word = _("the way home is open") if view.open else _("the way home is closed")
        lock = _lock() if field == view.red[-1] and not view.open else ""
        return f'<circle class="dm-field red" r="{RADIUS}"/>{lock}', word
    if field == view.goal:
        return '<path class="dm-field goal" d="M-22 17V-4a22 19 0 0 1 44 0V17z"/>', _("home")
    one_way = any(one == field and other not in view.red for one, other in view.arrows)
    return f'<circle class="dm-field{" green" if one_way else ""}" r="{RADIUS}"/>', ""


def _lock() -> str:
    """Hangs on the first red field until the gravedigger is out of the way."""
    return (
        '<g class="dm-lock"><path class="shackle" d="M15 -5v-5a5 5 0 0 1 10 0v5"/>'
        '<rect x="12" y="-5" width="16" height="13" rx="3"/></g>'
    )


def _gravestones(view: DiaView) -> list[str]:
    return [group(sign(gravestone(place), 0, 0, 0.85), at=_grave(view, place)) for place in range(1, view.seats + 1)]


def _grave(view: DiaView, place: int) -> tuple[float, float]:
    x, y = spot(view, view.goal)
    return x + 20 + GRAVE_STEP * place, y + 4


def _paw(sight: Sight, field: int) -> str:
    """Where the dog may be led."""
    if sight.view.phase == "PutDog" or DOG + field not in sight.actions:
        return ""
    x, y = spot(sight.view, field)
    return sight.piece(glow(16), PAW, action=DOG + field, cls="dm-lead", at=(x + 20, y + 13))


def _pieces(sight: Sight) -> list[tuple[float, str]]:
    """Skeletons, dog and gravedigger, each with how low it stands."""
    view = sight.view
    pieces = []
    for field in range(FIELDS):
        there = [seat for seat in range(view.seats) if view.fields[seat] == field and not view.home[seat]]
        for number, seat in enumerate(there):
            pieces.append(_standing(sight, seat, spot(view, field), _offset(number, len(there))))
    for seat in range(view.seats):
        if view.home[seat]:
            pieces.append(_standing(sight, seat, _grave(view, view.home[seat]), (0, -26, 0.5)))
    for key, name, shape, field in (
        ("dog", _("dog"), DOG_SHAPE, view.dog),
        ("digger", _("gravedigger"), DIGGER_SHAPE, view.digger),
    ):
        x, y = spot(view, field)
        pieces.append((y, group(sign(shape, 0, -8, 0.95), cls=f"dm-{key}-piece", key=key, at=(x, y), label=name)))
    return pieces


def _tag(view: DiaView, field: int) -> str:
    """The number of a field that somebody hides, below it."""
    x, y = spot(view, field)
    return words(field, x, y + RADIUS + 9, "dm-tag")


def _standing(
    sight: Sight, seat: int, at: tuple[float, float], offset: tuple[float, float, float]
) -> tuple[float, str]:
    view = sight.view
    across, down, scale = offset
    x, y = at[0] + across, at[1] + down
    action = sight.first(TARGET + seat)
    if action is None and seat == view.seat:
        action = sight.first(STOP)
    ring = glow(28) if action is not None else ""
    turn = "dm-figure active" if seat == view.active else "dm-figure"
    drawn = sign(ring + figure(seat, view.arms[seat], view.legs[seat]), 0, 0, scale)
    label = sight.names[seat]
    return y, sight.piece(drawn, action=action, label=label, cls=turn, key=f"figure-{seat}", at=(x, y))


def _offset(number: int, count: int) -> tuple[float, float, float]:
    """Where one of several skeletons on a field stands, and its size."""
    if count == 1:
        return 0, -20, 0.84
    if count <= 3:
        return (number - (count - 1) / 2) * 36, -18, 0.7
    row, place = divmod(number, (count + 1) // 2)
    in_row = (count + 1) // 2 if row == 0 else count // 2
    return (place - (in_row - 1) / 2) * 34, -38 + row * 38, 0.6


def _depth(piece: tuple[float, str]) -> float:
    return piece[0]
