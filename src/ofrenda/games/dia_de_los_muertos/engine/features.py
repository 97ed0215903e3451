"""What a position of Dia de los Muertos promises each seat, as numbers that an evaluation weighs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ofrenda.games.dia_de_los_muertos.engine.pieces import FESTIVALS, KINDS, PLACE_POINTS
from ofrenda.games.dia_de_los_muertos.engine.state import DiaState
from ofrenda.games.dia_de_los_muertos.engine.tactics import steps_home, steps_to_target

NAMES: Final = (
    *("points of festivals", "points at home", "home", "points of the next gravestone"),
    *("steps home", "steps home, open", "steps to the target", "steps to the target, open"),
    *("arms", "legs", "reach", "reach, open", "no limbs", "dog within two fields", "cards", "no cards", "one card"),
    *("two cards", "place in the order", "festivals still to be had", "a third of the way open, steps home"),
    *(f"card {kind}" for kind in range(KINDS)),
)


def moment(s: DiaState) -> int:
    """Rises from turn to turn: a position is judged when it has risen."""
    return s.round * 8 + s.place


def features(s: DiaState) -> list[list[float]]:
    """By seat: the numbers that NAMES names."""
    return [_of_seat(s, seat) for seat in range(s.rules.seats)]


def _of_seat(s: DiaState, seat: i64) -> list[float]:
    place = s.home[seat]
    points = float(s.festival_points(seat))
    if place:
        return [points, float(PLACE_POINTS[place - 1]), 1.0] + [0.0] * (len(NAMES) - 3)

    at_home: i64 = 0
    in_order: i64 = 0
    for other in range(s.rules.seats):
        if s.home[other]:
            at_home += 1
    for turn in range(len(s.order)):
        if s.order[turn] == seat:
            in_order = (turn - s.place) % len(s.order)

    opened = s.open()
    home = float(steps_home(s, seat))
    target = float(steps_to_target(s, seat))
    reach = float(s.cap(seat))
    cards = s.hand_size(seat)
    if s.laid[seat] >= 0:
        cards += 1
    missing: i64 = 0
    for festival in range(FESTIVALS):
        if not s.festivals[seat] >> festival & 1 and s.festivals_left[festival]:
            missing += 1

    found = [
        points,
        0.0,
        0.0,
        float(PLACE_POINTS[at_home]),
        home * 0.1,
        home * 0.1 if opened else 0.0,
        target * 0.1,
        target * 0.1 if opened else 0.0,
        float(s.arms[seat]),
        float(s.legs[seat]),
        reach,
        reach if opened else 0.0,
        float(s.limbs(seat) == 0),
        float(s.distance(s.dog, s.fields[seat]) <= 2),
        float(min(cards, 8)),
        float(cards == 0),
        float(cards == 1),
        float(cards == 2),
        float(in_order),
        float(missing),
        home * 0.1 * float(s.digger_steps) / float(s.rules.digger_open),
    ]
    for kind in range(KINDS):
        found.append(float(s.hands[seat * KINDS + kind] + (s.laid[seat] == kind)))
    return found
