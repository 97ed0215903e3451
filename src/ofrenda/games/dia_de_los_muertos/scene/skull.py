"""The city as a picture: a sugar skull with the fields on it, and everybody who stands there."""

from __future__ import annotations

from functools import cache, lru_cache
from math import atan2, cos, degrees, dist, hypot, radians, sin
from typing import TypeAlias

from ofrenda.games.dia_de_los_muertos.engine.pieces import BOARD_FIELDS, DOG, GO, MOST_SEATS, PUSH, TARGET
from ofrenda.games.dia_de_los_muertos.scene.layout import Layout
from ofrenda.games.dia_de_los_muertos.scene.shapes import DIGGER as DIGGER_SHAPE
from ofrenda.games.dia_de_los_muertos.scene.shapes import DOG as DOG_SHAPE
from ofrenda.games.dia_de_los_muertos.scene.shapes import (
    GRAVESTONE,
    PAW,
    festival,
    figure,
    glow,
    lock,
    marigold,
    seat_number,
    sign,
    token,
)
from ofrenda.games.dia_de_los_muertos.scene.sight import DiaSight
from ofrenda.games.dia_de_los_muertos.scene.ways import Far, far, within_reach
from ofrenda.games.dia_de_los_muertos.text import about
from ofrenda.games.dia_de_los_muertos.text.words import FESTIVAL_WORDS
from ofrenda.games.dia_de_los_muertos.view import Counts, DiaView, Rows
from ofrenda.kernel.scene import Offer, Picture, Spot, group, touch_areas, words
from ofrenda.words import _, kept

PILE_WIDTH = 125
"""Of the pile and the discards beside the jaw, in units of the canvas."""
RINGS = 24
"""So many rings around a field are searched for places to stand, a quarter of an elbow apart."""
STANDS = 8
"""How many may stand around a field: six skeletons, the dog, the gravedigger."""
Stands: TypeAlias = dict[str, Spot]
"""By figure: where it stands."""

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
    """What never moves: the skull, the ways, the shape of every field, and where figures stand around it."""

    def __init__(
        self,
        layout: Layout,
        places: Rows,
        paths: Rows,
        arrows: Rows,
        start: int,
        goal: int,
        red: Counts,
        dens_at: Counts,
        festivals_at: Counts,
    ) -> None:
        left, top = layout.board
        self.layout = layout
        self.spots = [(left + x * layout.across, top + y * layout.down) for x, y in places]
        self.fields = sorted({field for edge in (*paths, *arrows) for field in edge})
        self.start = start
        self.goal = goal
        self.red = red
        self.dens_at = dens_at
        self.festivals_at = festivals_at
        self.one_way = {one for one, other in arrows if other not in red}
        self.out: dict[int, list[int]] = {field: [] for field in self.fields}
        """By field: the fields one step on."""
        for one, other in (*arrows, *paths):
            self.out[one].append(other)
        for one, other in paths:
            self.out[other].append(one)

        eyes = "".join(_eye(*places[field]) for field in (festivals_at[0], festivals_at[-1]))
        face = _face(layout, eyes, *places[dens_at[-1]])
        thin = layout.tall
        ways = [_way(*self.spots[one], *self.spots[other], False, thin) for one, other in paths]
        ways += [_way(*self.spots[one], *self.spots[other], True, thin) for one, other in arrows]
        self.ground = face + "".join(ways)

        self.paws = [self._beside(field) for field in range(len(places))]
        """Where the dog's way to a field is offered."""
        self.stands = [self._around(field) for field in range(len(places))]
        """By field: where the first, the second and so on who stands there does, never on a number."""

    def _beside(self, field: int) -> Spot:
        """Beside the field, on the side where other fields are farthest: which one is meant must be plain."""
        x, y = self.spots[field]
        sides = [(x + across, y + down) for across, down in PAW_SIDES]
        sides = [side for side in sides if side[1] > self.layout.board[1] + self.layout.radius]
        others = [spot for spot in self.spots if spot != (x, y)]
        others += self._festival_cards()
        return max(sides, key=lambda side: min(dist(side, other) for other in others))

    def _around(self, field: int) -> list[Spot]:
        """As near to the field as may be, nearer than to any other, nobody upon a number, nor upon anybody's face."""
        x, y = self.spots[field]
        elbow, near = self.layout.elbow, self.layout.radius + self.layout.elbow
        farthest = near + RINGS * elbow / 4
        others = [spot for spot in self.spots if 0 < dist(spot, (x, y)) < 2 * farthest]
        kept_clear = [*(self.grave(place) for place in range(1, MOST_SEATS + 1)), *self._festival_cards()]
        kept_clear = [spot for spot in kept_clear if dist(spot, (x, y)) < farthest + 2 * elbow]
        free: list[Spot] = []
        for ring in range(RINGS):
            far = near + ring * elbow / 4
            for turn in range(0, 360, 10):
                spot = (x + far * sin(radians(turn)), y - far * cos(radians(turn)))
                clear = all(dist(spot, other) >= max(far, near) for other in others)
                clear = clear and all(dist(spot, other) >= 1.4 * elbow for other in kept_clear)
                if clear and self._free(*spot):
                    free.append(spot)

        found: list[Spot] = []
        for apart in (1.8, 1.25, 0.6):  # where there is little room they stand closer
            for spot in free:
                if len(found) < STANDS and all(dist(spot, one) >= apart * elbow for one in found):
                    found.append(spot)
        return found or [(x, y - near)] * STANDS  # a board of one's own may leave no room at all

    def _festival_cards(self) -> list[Spot]:
        """Where the festival cards lie, two above each field."""
        size = self.layout.radius / 17
        around = [self.spots[field] for field in self.festivals_at]
        return [(x + side * size, y - 27 * size) for x, y in around for side in (-15, 15)]

    def _free(self, x: float, y: float) -> bool:
        """Whether a figure there is on the board, and neither upon the pile nor upon the dens."""
        layout, elbow = self.layout, self.layout.elbow
        left, top = layout.board
        if not (left + elbow < x < left + 1000 * layout.across - elbow and top + elbow < y < top + layout.floor):
            return False
        upon_pile = y > layout.pile[1] - elbow and x < layout.pile[0] + PILE_WIDTH * layout.across + elbow
        return not upon_pile and not (y > layout.dens[1] - 2 * elbow and x > layout.dens[0] - 2 * elbow)

    def grave(self, place: int) -> Spot:
        """Where the gravestone of whoever comes home as this one stands."""
        x, y = self.spots[self.goal]
        step = 13 if self.layout.tall else 22
        return x + self.layout.radius + step * place, y + 4


_city = lru_cache(16)(City)


def city_of(view: DiaView, layout: Layout) -> City:
    return _city(
        layout, view.places, view.paths, view.arrows, view.start, view.goal, view.red, view.dens_at, view.festivals_at
    )


class Touch:
    """What may be chosen on the board, and the room for a finger around it; what has none is chosen in the tray."""

    def __init__(self, sight: DiaSight, city: City, stands: Stands) -> None:
        self.room: dict[int, str] = {}
        """By action."""
        self.rest: tuple[Offer, ...] = ()
        if not sight.offers:
            return
        layout = city.layout
        spots = {offer.action: city.spots[_at(offer)] for offer in _on_fields(sight)}
        if not layout.tall:
            spots |= {offer.action: city.paws[_at(offer)] for offer in _led(sight)}
            for seat in range(sight.view.seats):
                if (offer := sight.offers.first(TARGET + seat)) is not None:
                    spots[offer.action] = stands[f"figure-{seat}"]
        areas = touch_areas(tuple(spots.values()), layout.finger * 0.8, layout.finger)
        self.room = {action: area for action, area in zip(spots, areas, strict=True) if area}
        fields = (*_on_fields(sight), *_led(sight))
        self.rest = tuple(offer for offer in fields if offer.action not in self.room)


def city(sight: DiaSight, laid_out: City, stands: Stands, touch: Touch) -> Picture:
    view = sight.view
    return (
        '<g class="dm-board">',
        laid_out.ground,
        _fields(
            laid_out,
            view.festivals_left,
            view.open,
            _goals(sight, touch),
            tuple(_at(offer) for offer in touch.rest if offer.action not in _paw_range(sight)),
            within_reach(sight, laid_out),
            far(sight, laid_out, _near(sight, laid_out, touch)),
            _blocked(sight, laid_out),
        ),
        _gravestones(laid_out, view.seats),
        _pieces(sight, laid_out, stands, touch.room),
        _paws(sight, laid_out, touch.room),
        "</g>",
    )


def _face(layout: Layout, eyes: str, x: int, y: int) -> str:
    """The skull below the fields, its eyes around the outer festivals, its nose around the last den."""
    nose = (
        f'<path class="dm-socket" d="M{x} {y - 85}C{x + 75} {y - 10} {x + 80} {y + 62} {x} {y + 44}'
        f'C{x - 80} {y + 62} {x - 75} {y - 10} {x} {y - 85}Z"/>'
    )
    (left, top), across, down = layout.board, layout.across, layout.down
    return (
        f'<g transform="translate({left:g} {top:g}) scale({across:g} {down:g})" aria-hidden="true">'
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
def _way(x: float, y: float, to_x: float, to_y: float, one_way: bool, thin: bool) -> str:
    line = f'<path class="dm-way{" thin" if thin else ""}" d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}"/>'
    if not one_way:
        return line
    turn = degrees(atan2(to_y - y, to_x - x))
    far = (hypot(to_x - x, to_y - y) + 2) / 2
    place = f"translate({x:.1f} {y:.1f}) rotate({turn:.1f}) translate({far:.1f} 0)"
    if thin:
        place += " scale(.6)"
    return f'{line}<path class="dm-arrow" d="M-4 -7L6 0L-4 7Z" transform="{place}"/>'


# The fields


def _on_fields(sight: DiaSight) -> tuple[Offer, ...]:
    """What a click on a field does: going there, pushing somebody there, or sending dog or digger there."""
    dog = [range(DOG, DOG + BOARD_FIELDS)] if sight.view.phase.name == "PutDog" else []
    return sight.offers.within(range(GO, GO + BOARD_FIELDS), range(PUSH, TARGET), *dog)


def _paw_range(sight: DiaSight) -> range:
    """The actions that lead the dog step by step."""
    return range(0) if sight.view.phase.name == "PutDog" else range(DOG, DOG + BOARD_FIELDS)


def _led(sight: DiaSight) -> tuple[Offer, ...]:
    """Where the dog may be led, step by step."""
    return sight.offers.within(_paw_range(sight))


def _at(offer: Offer) -> int:
    """The field that an action leads to."""
    return (offer.action - GO) % BOARD_FIELDS


def _near(sight: DiaSight, city: City, touch: Touch) -> tuple[Spot, ...]:
    """Where fields can be clicked."""
    return tuple(city.spots[_at(offer)] for offer in _on_fields(sight) if offer.action in touch.room)


Blocked: TypeAlias = tuple[tuple[int, str], ...]
"""Fields next to the own one that cannot be entered now, each with the reason."""


def _blocked(sight: DiaSight, city: City) -> Blocked:
    view = sight.view
    if view.seat is None or not sight.offers or view.phase.name != "Moving":
        return ()
    open_ = {_at(offer) for offer in _on_fields(sight)}
    own = view.fields[view.seat]
    near = [field for field in city.fields if own in city.out[field] or field in city.out[own]]
    return tuple((field, about.why_not(view, field)) for field in near if field not in open_)


Goal: TypeAlias = tuple[Offer, str]
"""A field that can be clicked: what that does, and the room for it."""


def _goals(sight: DiaSight, touch: Touch) -> tuple[Goal, ...]:
    found = _on_fields(sight) if touch.room else ()
    return tuple((offer, touch.room[offer.action]) for offer in found if offer.action in touch.room)


@kept(1024)
def _fields(
    city: City,
    festivals_left: Counts,
    is_open: bool,
    goals: tuple[Goal, ...],
    lit: Counts,
    reach: Counts,
    far_ones: tuple[Far, ...],
    blocked: Blocked,
) -> str:
    """All fields; those that can be clicked last, so that no other lies upon the room around them."""
    offered, reasons = {_at(goal[0]): goal for goal in goals}, dict(blocked)
    ways = {field: (way, room) for field, way, room in far_ones}
    parts = []
    for field in sorted(city.fields, key=lambda field: (field in offered, field in ways)):
        left = festivals_left[city.festivals_at.index(field)] if field in city.festivals_at else 0
        glows = 2 if field in lit or field in offered else 1 if field in reach else 0
        goal, way = offered.get(field), ways.get(field, NO_WAY)
        parts.append(_field(city, field, left, is_open, goal, way, glows, reasons.get(field, "")))
    return "".join(parts)


NO_WAY: tuple[tuple[int, ...], str] = ((), "")


@kept(2048)
def _field(
    city: City,
    field: int,
    left: int,
    is_open: bool,
    goal: Goal | None,
    far: tuple[tuple[int, ...], str],
    glows: int,
    why_not: str,
) -> str:
    """A field with its number; a ring around it if it may be chosen, a dashed one if it is within reach."""
    way = far[0] if goal is None else ()
    offer, room = goal or (None, far[1])
    radius = city.layout.radius
    ring = ""
    if glows:
        ring = glow(radius + 5) if glows > 1 else f'<circle class="dm-reach" r="{radius + 4:g}"/>'
    shape, label, said, rule = _shape(city, field, left, is_open)
    walked = _("Press it to walk there at once.") if way else ""
    said = " ".join(filter(None, [offer.label + "." if offer else "", walked, why_not, said]))
    return group(
        room,
        ring,
        shape,
        words(field, 0, 4.5 if city.layout.tall else 5, "dm-field-word"),
        offer=offer,
        label=label or _("field {field}", field=field),
        cls="dm-place",
        at=city.spots[field],
        about=said,
        rule=rule,
        way=way,
    )


def _shape(city: City, field: int, left: int, is_open: bool) -> tuple[str, str, str, str]:
    """Festival, den, start and goal have shapes and names of their own; and what happens there, by which rule."""
    radius = city.layout.radius
    scale = radius / 17
    if field in city.festivals_at:
        number = city.festivals_at.index(field)
        cards = "".join(
            sign(festival(number), (-15 + 30 * card) * scale, -27 * scale, 0.95 * scale) for card in range(left)
        )
        feast = f'<circle class="dm-field feast" r="{radius}"/>{cards}'
        return feast, _(FESTIVAL_WORDS[number]), about.of_feast(left), "DM-35"
    if field in city.dens_at:
        den = sign('<path class="dm-field den" d="M-20 17V-2a20 20 0 0 1 40 0V17z"/>', 0, 0, scale)
        return den, _("den"), _(about.DEN_ABOUT), "DM-34"
    if field == city.start:
        start = sign('<rect class="dm-field green" x="-19" y="-15" width="38" height="30" rx="8"/>', 0, 0, scale)
        return start, _("start"), _(about.START_ABOUT), "DM-15"
    if field in city.red:
        word = _("the way home is open") if is_open else _("the way home is closed")
        locked = sign(lock(False), 20 * scale, 0, scale) if field == city.red[-1] and not is_open else ""
        return f'<circle class="dm-field red" r="{radius}"/>{locked}', word, about.of_red(is_open), "DM-16"
    if field == city.goal:
        home = sign('<path class="dm-field goal" d="M-22 17V-4a22 19 0 0 1 44 0V17z"/>', 0, 0, scale)
        return home, _("home"), _(about.HOME_ABOUT), "DM-38"

    return f'<circle class="dm-field{" green" if field in city.one_way else ""}" r="{radius}"/>', "", "", "DM-12"


@kept(64)
def _gravestones(city: City, seats: int) -> str:
    scale = 0.5 if city.layout.tall else 0.8
    stones = []
    for place in range(1, seats + 1):
        x, y = city.grave(place)
        stones.append(sign(GRAVESTONE, x, y, scale) + words(place, x, y + 5, "dm-stone-word"))
    return "".join(stones)


def _paws(sight: DiaSight, city: City, room: dict[int, str]) -> str:
    """Where the dog may be led; on a tall screen it is led by the paws in the tray."""
    led = _led(sight) if sight.offers else ()
    paws = []
    for offer in led:
        at = city.paws[_at(offer)]
        if city.layout.tall:
            at = (city.spots[_at(offer)][0] + 11, city.spots[_at(offer)][1] - 9)
        clickable = offer if offer.action in room else None
        shape = sign(PAW, 0, 0, 0.55) if city.layout.tall else glow(16) + PAW
        paws.append(
            group(
                room.get(offer.action, ""),
                shape,
                offer=clickable,
                cls="dm-lead",
                at=at,
                label=offer.label,
                about=offer.label + ".",
                rule="DM-32",
            )
        )
    return "".join(paws)


# Who stands there


def stands_of(view: DiaView, city: City) -> Stands:
    """Skeletons, then the dog, then the digger, around the field they are on; who is home, on the gravestone."""
    stands: Stands = {}
    there: dict[int, int] = {}
    on_board = [(f"figure-{seat}", view.fields[seat]) for seat in range(view.seats) if not view.home[seat]]
    for key, field in (*on_board, ("dog", view.dog), ("digger", view.digger)):
        place = there.get(field, 0)
        there[field] = place + 1
        stands[key] = city.stands[field][place]
    for seat in range(view.seats):
        if view.home[seat]:
            x, y = city.grave(view.home[seat])
            stands[f"figure-{seat}"] = (x, y - (18 if city.layout.tall else 26))
    return stands


def _pieces(sight: DiaSight, city: City, stands: Stands, room: dict[int, str]) -> str:
    """Skeletons, dog and gravedigger, whoever stands lower in front, and whoever can be touched before all."""
    view = sight.view
    pieces: list[tuple[bool, float, str]] = []
    for seat in range(view.seats):
        x, y = stands[f"figure-{seat}"]
        offer = sight.offers.first(TARGET + seat)
        area = room.get(offer.action, "") if offer is not None else ""
        limbs = (view.arms[seat], view.legs[seat])
        said = about.of_player(view, seat)
        drawn = _figure(
            city.layout,
            seat,
            sight.names[seat],
            limbs,
            seat == view.active,
            (x, y),
            offer if area else None,
            area,
            offer is not None,
            said,
        )
        pieces.append((bool(area), y, drawn))
    for key in ("dog", "digger"):
        x, y = stands[key]
        pieces.append((False, y, _animal(city.layout, key, x, y)))
    return "".join(piece for _touched, _down, piece in sorted(pieces))


@kept(256)
def _animal(layout: Layout, key: str, x: float, y: float) -> str:
    """The dog, or the gravedigger."""
    dog = key == "dog"
    shape, name = (DOG_SHAPE, _("dog")) if dog else (DIGGER_SHAPE, _("gravedigger"))
    scale = layout.figure * (1.35 if dog else 1.25)
    return group(
        sign(shape, -2, 2, scale),
        cls=f"dm-{key}-piece",
        key=key,
        at=(x, y),
        label=name,
        about=_(about.DOG_ABOUT if dog else about.DIGGER_ABOUT),
        rule="DM-33" if dog else "DM-36",
    )


@kept(2048)
def _figure(
    layout: Layout,
    seat: int,
    name: str,
    limbs: tuple[int, int],
    active: bool,
    at: Spot,
    offer: Offer | None,
    touch: str,
    lit: bool,
    said: str,
) -> str:
    scale = layout.figure
    ring = glow(28 * scale) if lit else ""
    turn = "dm-figure active" if active else "dm-figure"
    if layout.tall:
        drawn = token(seat, 0, 0, layout.elbow - 1.4)
    else:
        drawn = sign(figure(seat, *limbs), 0, -2, scale) + seat_number(seat, 9, 8, 7.5)
    return group(
        touch, ring, drawn, offer=offer, label=name, cls=turn, key=f"figure-{seat}", at=at, about=said, rule="DM-12"
    )
