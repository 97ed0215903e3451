"""Where the own skeleton can walk with all that is left, and what is walked in one press."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from ofrenda.games.dia_de_los_muertos.engine.pieces import GO, USE_MOVEMENT
from ofrenda.games.dia_de_los_muertos.scene.sight import DiaSight
from ofrenda.games.dia_de_los_muertos.text.words import carried
from ofrenda.games.dia_de_los_muertos.view import Counts
from ofrenda.kernel.scene import Spot, touch_areas

if TYPE_CHECKING:
    from ofrenda.games.dia_de_los_muertos.scene.city import City

Track: TypeAlias = tuple[int, ...]
"""Fields, one step after another."""
Far: TypeAlias = tuple[int, tuple[int, ...], str]
"""A field to which several actions lead and one shortest way: those actions, and the room for a finger around it."""


def within_reach(sight: DiaSight, city: City) -> Counts:
    """The fields that the own skeleton can reach."""
    return tuple(sorted(_tracks(sight, city)))


def far(sight: DiaSight, city: City, near: tuple[Spot, ...]) -> tuple[Far, ...]:
    """What is walked to in one press, as nothing has to be chosen on the way; `near` is what lies upon its room."""
    first = sight.offers.first(USE_MOVEMENT) if sight.offers else None
    begun = (first.action,) if first is not None else ()
    ways = {field: tracks[0] for field, tracks in _tracks(sight, city).items() if len(tracks) == 1}
    found = {field: track for field, track in ways.items() if len(begun) + len(track) > 1}

    spots = tuple(city.spots[field] for field in found)
    areas = touch_areas((*spots, *near), city.layout.finger * 0.8)[: len(spots)]
    return tuple(
        (field, (*begun, *(GO + on for on in track)), area)
        for (field, track), area in zip(found.items(), areas, strict=True)
    )


def _tracks(sight: DiaSight, city: City) -> dict[int, list[Track]]:
    """By field: the shortest ways there."""
    view = sight.view
    if view.seat is None:
        return {}
    own = view.fields[view.seat]
    barred = {own, view.dog, view.digger} | (set() if view.open else {*view.red, view.goal})
    stops = {*view.festivals_at, *view.dens_at, view.goal} - {own}

    found: dict[int, list[Track]] = {}
    edge: dict[int, list[Track]] = {own: [()]}
    for _step in range(_steps(sight, view.seat)):
        farther: dict[int, list[Track]] = {}
        for field in edge.keys() - stops:
            for on in city.out[field]:
                if on not in barred and on not in found:
                    farther.setdefault(on, []).extend((*track, on) for track in edge[field])
        found |= farther
        edge = farther
    return found


def _steps(sight: DiaSight, seat: int) -> int:
    """How far the skeleton may still walk, if that is asked now."""
    view = sight.view
    if not sight.offers:
        return 0
    if view.phase.name == "Moving":
        return view.phase.number("steps")
    if sight.offers.first(USE_MOVEMENT) is None:
        return 0
    return min(view.laid_bones[seat], carried(view, seat))
