"""Room for fingers on the board, where what can be clicked lies close together."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from ofrenda.kernel.scene import FINGER

Spot: TypeAlias = tuple[float, float]


@lru_cache(512)
def rooms(spots: tuple[Spot, ...]) -> tuple[str, ...]:
    """For each spot the room around it, drawn from there, where it is the nearest: a tap goes to the nearest."""
    return tuple(_room(spot, spots) for spot in spots)


def _room(spot: Spot, spots: tuple[Spot, ...]) -> str:
    half = FINGER / 2
    corners = [(-half, -half), (half, -half), (half, half), (-half, half)]
    for other in spots:
        corners = _nearer(corners, other[0] - spot[0], other[1] - spot[1])
    return f'<path class="touch" d="M{"L".join(f"{x:.1f} {y:.1f}" for x, y in corners)}Z"/>'


def _nearer(corners: list[Spot], across: float, down: float) -> list[Spot]:
    """The part of a shape around the origin that is nearer to it than to the point across and down."""
    middle = (across * across + down * down) / 2
    beyond = [x * across + y * down - middle for x, y in corners]
    part = []
    for number, (x, y) in enumerate(corners):
        (before_x, before_y), before, here = corners[number - 1], beyond[number - 1], beyond[number]
        if before * here < 0:
            share = before / (before - here)
            part.append((before_x + share * (x - before_x), before_y + share * (y - before_y)))
        if here <= 0:
            part.append((x, y))
    return part
