"""The fields of the city: what may be chosen there, what is within reach, and what happens where."""

from __future__ import annotations

from typing import TypeAlias

from ofrenda.games.dia_de_los_muertos.engine.pieces import BOARD_FIELDS, DOG, GO, PUSH, TARGET
from ofrenda.games.dia_de_los_muertos.scene.city import City
from ofrenda.games.dia_de_los_muertos.scene.figures import Stands
from ofrenda.games.dia_de_los_muertos.scene.shapes import GRAVESTONE, PAW, festival, glow, lock, sign
from ofrenda.games.dia_de_los_muertos.scene.sight import DiaSight
from ofrenda.games.dia_de_los_muertos.scene.ways import Far, far, within_reach
from ofrenda.games.dia_de_los_muertos.text import about
from ofrenda.games.dia_de_los_muertos.text.words import FESTIVAL_WORDS
from ofrenda.games.dia_de_los_muertos.view import Counts
from ofrenda.kernel.scene import Offer, Spot, group, touch_areas, words
from ofrenda.words import _, kept


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


def fields(sight: DiaSight, city: City, touch: Touch) -> str:
    """All fields as they may be chosen now."""
    return _fields(
        city,
        sight.view.festivals_left,
        sight.view.open,
        _goals(sight, touch),
        tuple(_at(offer) for offer in touch.rest if offer.action not in _paw_range(sight)),
        within_reach(sight, city),
        far(sight, city, _near(sight, city, touch)),
        _blocked(sight, city),
        tuple(sorted({at for at, home in zip(sight.view.fields, sight.view.home, strict=True) if not home})),
    )


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
    stood_on: Counts,
) -> str:
    """All fields; upon the room around those that can be clicked lie only fields that are within reach themselves."""
    offered, reasons = {_at(goal[0]): goal for goal in goals}, dict(blocked)
    ways = {field: (way, room) for field, way, room in far_ones}
    parts = []
    for field in sorted(city.fields, key=lambda field: 1 if field in offered else 2 * (field in reach)):
        left = sum(festivals_left)
        if field in city.festivals_at:
            left = festivals_left[city.festivals_at.index(field)]
        glows = 2 if field in lit or field in offered else 1 if field in reach else 0
        goal, way = offered.get(field), ways.get(field, NO_WAY)
        why_not = reasons.get(field, "")
        parts.append(_field(city, field, left, is_open, goal, way, glows, why_not, field in stood_on))
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
    stood_on: bool,
) -> str:
    """A field with its number; a ring around it if it may be chosen, a dashed one if it is within reach.

    `left` are the festival cards: of a festival its own, elsewhere all. One looks at fields on which somebody stands.
    """
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
        cls="dm-place subject" if stood_on else "dm-place",
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
        return f'<circle class="dm-field red" r="{radius}"/>{locked}', word, about.of_red(is_open, left), "DM-16"
    if field == city.goal:
        home = sign('<path class="dm-field goal" d="M-22 17V-4a22 19 0 0 1 44 0V17z"/>', 0, 0, scale)
        return home, _("home"), _(about.HOME_ABOUT), "DM-38"

    return f'<circle class="dm-field{" green" if field in city.one_way else ""}" r="{radius}"/>', "", "", "DM-12"


@kept(64)
def gravestones(city: City, seats: int) -> str:
    scale = 0.5 if city.layout.tall else 0.8
    stones = []
    for place in range(1, seats + 1):
        x, y = city.grave(place)
        stones.append(sign(GRAVESTONE, x, y, scale) + words(place, x, y + 5, "dm-stone-word"))
    return "".join(stones)


def paws(sight: DiaSight, city: City, room: dict[int, str]) -> str:
    """Where the dog may be led; on a tall screen it is led by the paws in the tray."""
    led = _led(sight) if sight.offers else ()
    drawn = []
    for offer in led:
        at = city.paws[_at(offer)]
        if city.layout.tall:
            at = (city.spots[_at(offer)][0] + 11, city.spots[_at(offer)][1] - 9)

        clickable = offer if offer.action in room else None
        shape = sign(PAW, 0, 0, 0.55) if city.layout.tall else glow(16) + PAW
        drawn.append(
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

    return "".join(drawn)
