"""Who stands in the city: skeletons, the dog and the gravedigger."""

from __future__ import annotations

from typing import TypeAlias

from ofrenda.games.dia_de_los_muertos.engine.pieces import TARGET
from ofrenda.games.dia_de_los_muertos.scene.city import City
from ofrenda.games.dia_de_los_muertos.scene.layout import Layout
from ofrenda.games.dia_de_los_muertos.scene.shapes import DIGGER, DOG, figure, glow, seat_number, sign, token
from ofrenda.games.dia_de_los_muertos.scene.sight import DiaSight
from ofrenda.games.dia_de_los_muertos.text import about
from ofrenda.games.dia_de_los_muertos.view import DiaView
from ofrenda.kernel.scene import Offer, Spot, group
from ofrenda.words import _, kept

Stands: TypeAlias = dict[str, Spot]
"""By figure: where it stands."""


def stands_of(view: DiaView, city: City) -> Stands:
    """Skeletons, then the dog, then the digger, around the field they are on; who is home, on the gravestone."""
    stands: Stands = {}
    there: dict[int, int] = {}
    on_board = [(f"figure-{seat}", view.fields[seat]) for seat in range(view.seats) if not view.home[seat]]
    for key, field in (*on_board, ("dog", view.dog), ("digger", view.digger)):
        place = there.get(field, 0)
        there[field] = place + 1
        stands[key] = city.stands(field)[place]

    for seat in range(view.seats):
        if view.home[seat]:
            x, y = city.grave(view.home[seat])
            stands[f"figure-{seat}"] = (x, y - (18 if city.layout.tall else 26))

    return stands


def figures(sight: DiaSight, city: City, stands: Stands, room: dict[int, str]) -> str:
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
    shape, name = (DOG, _("dog")) if dog else (DIGGER, _("gravedigger"))
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
    turn = "dm-figure subject active" if active else "dm-figure subject"
    if layout.tall:
        drawn = token(seat, 0, 0, layout.elbow - 1.4)
    else:
        drawn = sign(figure(seat, *limbs), 0, -2, scale) + seat_number(seat, 9, 8, 7.5)
    return group(
        touch, ring, drawn, offer=offer, label=name, cls=turn, key=f"figure-{seat}", at=at, about=said, rule="DM-12"
    )
