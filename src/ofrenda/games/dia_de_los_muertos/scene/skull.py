"""The city as a picture: a sugar skull with the fields on it, and everybody who stands there."""

from __future__ import annotations

from functools import cache, lru_cache
from math import atan2, degrees, dist, hypot
from typing import TypeAlias

from ofrenda.games.dia_de_los_muertos.engine.pieces import BOARD_FIELDS, DOG, GO, PUSH, STOP, TARGET
from ofrenda.games.dia_de_los_muertos.scene.shapes import DIGGER as DIGGER_SHAPE
from ofrenda.games.dia_de_los_muertos.scene.shapes import DOG as DOG_SHAPE
from ofrenda.games.dia_de_los_muertos.scene.shapes import (
    PAW,
    festival,
    figure,
    glow,
    gravestone,
    marigold,
    seat_number,
    sign,
)
from ofrenda.games.dia_de_los_muertos.scene.sight import DiaSight
from ofrenda.games.dia_de_los_muertos.text.words import FESTIVAL_WORDS
from ofrenda.games.dia_de_los_muertos.view import Counts, DiaView, Rows
from ofrenda.kernel.scene import Offer, Picture, Spot, group, touch_areas, words
from ofrenda.words import _, kept

LEFT, TOP, ACROSS, DOWN = 8, 46, 0.6, 0.555
"""Where the canvas of 1000 by 1000 lies in the scene, and its scale."""
RADIUS = 17
GRAVE_STEP = 24
Stands: TypeAlias = dict[int, tuple[float, float, float]]
"""By seat: where its skeleton stands, and its size."""

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


PAW_SIDES = ((31, 21), (31, -21), (-31, 21), (-31, -21), (0, 38), (0, -38), (38, 0), (-38, 0))
"""Where beside a field a paw may lie."""


class City:
    """What never moves: the skull, the ways, and the shape of every field."""

    def __init__(
        self,
        places: Rows,
        paths: Rows,
        arrows: Rows,
        start: int,
        goal: int,
        red: Counts,
        dens_at: Counts,
        festivals_at: Counts,
    ) -> None:
        self.spots = [(LEFT + x * ACROSS, TOP + y * DOWN) for x, y in places]
        self.fields = sorted({field for edge in (*paths, *arrows) for field in edge})
        self.start = start
        self.goal = goal
        self.red = red
        self.dens_at = dens_at
        self.festivals_at = festivals_at
        self.one_way = {one for one, other in arrows if other not in red}
        eyes = "".join(_eye(*places[field]) for field in (festivals_at[0], festivals_at[-1]))
        face = _face(eyes, *places[dens_at[-1]])
        ways = [_way(*self.spots[one], *self.spots[other], False) for one, other in paths]
        ways += [_way(*self.spots[one], *self.spots[other], True) for one, other in arrows]
        self.ground = face + "".join(ways)
        self.paws = [self._beside(field) for field in range(len(places))]
        """Where the dog's way to a field is offered."""

    def _beside(self, field: int) -> Spot:
        """Beside the field, on the side where other fields are farthest: which one is meant must be plain."""
        x, y = self.spots[field]
        sides = [(x + across, y + down) for across, down in PAW_SIDES]
        others = [spot for spot in self.spots if spot != (x, y)]
        return max(sides, key=lambda side: min(dist(side, other) for other in others))

    def grave(self, place: int) -> Spot:
        """Where the gravestone of whoever comes home as this one stands."""
        x, y = self.spots[self.goal]
        return x + 20 + GRAVE_STEP * place, y + 4


_city = lru_cache(16)(City)


def city(sight: DiaSight) -> Picture:
    view = sight.view
    laid_out = _city(
        view.places, view.paths, view.arrows, view.start, view.goal, view.red, view.dens_at, view.festivals_at
    )
    hidden = {view.dog, view.digger, *(view.fields[seat] for seat in range(view.seats) if not view.home[seat])}
    covered = tuple(sorted(hidden))
    stands = _stands(view, laid_out)
    room = _touch_areas(sight, laid_out, stands)

    return (
        '<g class="dm-board">',
        laid_out.ground,
        _fields(laid_out, covered, view.festivals_left, view.open, _goals(sight, room)),
        _gravestones(laid_out, view.seats),
        _pieces(sight, laid_out, stands, room),
        _tags(laid_out, covered),
        _paws(sight, laid_out, room),
        "</g>",
    )


def _face(eyes: str, x: int, y: int) -> str:
    """The skull below the fields, its eyes around the outer festivals, its nose around the last den."""
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


# The fields


def _on_fields(sight: DiaSight) -> tuple[Offer, ...]:
    """What a click on a field does: going there, pushing somebody there, or sending dog or digger there."""
    dog = [range(DOG, DOG + BOARD_FIELDS)] if sight.view.phase.name == "PutDog" else []
    return sight.offers.within(range(GO, GO + BOARD_FIELDS), range(PUSH, TARGET), *dog)


def _led(sight: DiaSight) -> tuple[Offer, ...]:
    """Where the dog may be led, step by step."""
    return () if sight.view.phase.name == "PutDog" else sight.offers.within(range(DOG, DOG + BOARD_FIELDS))


def _at(offer: Offer) -> int:
    """The field that an action leads to."""
    return (offer.action - GO) % BOARD_FIELDS


def _touch_areas(sight: DiaSight, city: City, stands: Stands) -> dict[int, str]:
    """By action: the room for a finger around the piece that does it."""
    if not sight.offers:
        return {}
    spots = {offer.action: city.spots[_at(offer)] for offer in _on_fields(sight)}
    spots |= {offer.action: city.paws[_at(offer)] for offer in _led(sight)}
    for seat, (x, y, _scale) in stands.items():
        offer = _of_figure(sight, seat)
        if offer is not None:
            spots[offer.action] = (x, y)
    return dict(zip(spots, touch_areas(tuple(spots.values())), strict=True))


Goal: TypeAlias = tuple[Offer, str]
"""A field that can be clicked: what that does, and the room for it."""


def _goals(sight: DiaSight, room: dict[int, str]) -> tuple[Goal, ...]:
    return tuple((offer, room[offer.action]) for offer in _on_fields(sight)) if room else ()


@kept(512)
def _fields(city: City, covered: Counts, festivals_left: Counts, is_open: bool, goals: tuple[Goal, ...]) -> str:
    """All fields; those that can be clicked last, so that no other lies upon the room around them."""
    offered = {_at(goal[0]): goal for goal in goals}
    parts = []
    for field in sorted(city.fields, key=offered.__contains__):
        left = festivals_left[city.festivals_at.index(field)] if field in city.festivals_at else 0
        parts.append(_field(city, field, field in covered, left, is_open, offered.get(field)))
    return "".join(parts)


@kept(2048)
def _field(city: City, field: int, covered: bool, left: int, is_open: bool, goal: Goal | None) -> str:
    """A field with its number, if nobody covers it."""
    offer, room = goal or (None, "")
    ring = room + glow(RADIUS + (13 if covered else 5)) if room else ""
    shape, label = _shape(city, field, left, is_open)
    number = "" if covered else words(field, 0, 5, "dm-field-word")
    return group(ring, shape, number, offer=offer, label=label, cls="dm-place", at=city.spots[field])


def _shape(city: City, field: int, left: int, is_open: bool) -> tuple[str, str]:
    """Festival, den, start and goal have shapes of their own, and a name."""
    if field in city.festivals_at:
        number = city.festivals_at.index(field)
        cards = "".join(sign(festival(number), -15 + 30 * card, -27, 0.95) for card in range(left))
        return f'<circle class="dm-field feast" r="{RADIUS}"/>{cards}', _(FESTIVAL_WORDS[number])
    if field in city.dens_at:
        return '<path class="dm-field den" d="M-20 17V-2a20 20 0 0 1 40 0V17z"/>', _("den")
    if field == city.start:
        return '<rect class="dm-field green" x="-19" y="-15" width="38" height="30" rx="8"/>', _("start")
    if field in city.red:
        word = _("the way home is open") if is_open else _("the way home is closed")
        lock = _lock() if field == city.red[-1] and not is_open else ""
        return f'<circle class="dm-field red" r="{RADIUS}"/>{lock}', word
    if field == city.goal:
        return '<path class="dm-field goal" d="M-22 17V-4a22 19 0 0 1 44 0V17z"/>', _("home")
    return f'<circle class="dm-field{" green" if field in city.one_way else ""}" r="{RADIUS}"/>', ""


def _lock() -> str:
    """Hangs on the first red field until the gravedigger is out of the way."""
    return (
        '<g class="dm-lock"><path class="shackle" d="M15 -5v-5a5 5 0 0 1 10 0v5"/>'
        '<rect x="12" y="-5" width="16" height="13" rx="3"/></g>'
    )


@lru_cache(64)
def _gravestones(city: City, seats: int) -> str:
    stones = [group(sign(gravestone(place), 0, 0, 0.85), at=city.grave(place)) for place in range(1, seats + 1)]
    return "".join(stones)


@lru_cache(512)
def _tags(city: City, covered: Counts) -> str:
    """The numbers of the fields that somebody covers, below them."""
    spots = [(field, *city.spots[field]) for field in covered]
    return "".join(words(field, x, y + RADIUS + 9, "dm-tag") for field, x, y in spots)


def _paws(sight: DiaSight, city: City, room: dict[int, str]) -> str:
    """Where the dog may be led."""
    if not room:
        return ""
    paws = [
        group(room[offer.action], glow(16), PAW, offer=offer, cls="dm-lead", at=city.paws[_at(offer)])
        for offer in _led(sight)
    ]
    return "".join(paws)


# Who stands there


def _stands(view: DiaView, city: City) -> Stands:
    """By seat: where its skeleton stands, and its size."""
    stands: Stands = {}
    for field in sorted(set(view.fields)):
        there = [seat for seat in range(view.seats) if view.fields[seat] == field and not view.home[seat]]
        for number, seat in enumerate(there):
            stands[seat] = _beside(city.spots[field], _offset(number, len(there)))
    for seat in range(view.seats):
        if view.home[seat]:
            stands[seat] = _beside(city.grave(view.home[seat]), (0, -26, 0.5))
    return stands


def _beside(at: Spot, offset: tuple[float, float, float]) -> tuple[float, float, float]:
    across, down, scale = offset
    return at[0] + across, at[1] + down, scale


def _of_figure(sight: DiaSight, seat: int) -> Offer | None:
    """What a click on a skeleton does: it is chosen, or the own one stops."""
    return sight.offers.first(TARGET + seat) or (sight.offers.first(STOP) if seat == sight.view.seat else None)


def _pieces(sight: DiaSight, city: City, stands: Stands, room: dict[int, str]) -> str:
    """Skeletons, dog and gravedigger, whoever stands lower in front."""
    view = sight.view
    pieces: list[tuple[float, str]] = []
    for seat, (x, y, scale) in stands.items():
        offer, name = _of_figure(sight, seat), sight.names[seat]
        touch = room[offer.action] if offer is not None else ""
        arms, legs = view.arms[seat], view.legs[seat]
        pieces.append((y, _figure(seat, name, arms, legs, seat == view.active, x, y, scale, offer, touch)))
    for key, field in (("dog", view.dog), ("digger", view.digger)):
        pieces.append((city.spots[field][1], _animal(key, *city.spots[field])))
    return "".join(piece for _down, piece in sorted(pieces, key=_depth))


@kept(256)
def _animal(key: str, x: float, y: float) -> str:
    """The dog, or the gravedigger."""
    shape, name = (DOG_SHAPE, _("dog")) if key == "dog" else (DIGGER_SHAPE, _("gravedigger"))
    return group(sign(shape, 0, -8, 0.95), cls=f"dm-{key}-piece", key=key, at=(x, y), label=name)


@kept(2048)
def _figure(
    seat: int,
    name: str,
    arms: int,
    legs: int,
    active: bool,
    x: float,
    y: float,
    scale: float,
    offer: Offer | None,
    touch: str,
) -> str:
    ring = glow(28) if offer is not None else ""
    turn = "dm-figure active" if active else "dm-figure"
    drawn = sign(ring + figure(seat, arms, legs), 0, 0, scale) + seat_number(seat, 18 * scale, 17 * scale, 8.5)
    return group(touch, drawn, offer=offer, label=name, cls=turn, key=f"figure-{seat}", at=(x, y))


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
