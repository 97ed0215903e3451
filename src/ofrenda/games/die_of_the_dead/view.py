"""What a seat sees in Die of the Dead: everything but the contents of closed caskets (DIE-H1)."""

from __future__ import annotations

from ofrenda.games.die_of_the_dead.engine.pieces import CASKETS, COLOURS, SIDES
from ofrenda.games.die_of_the_dead.engine.state import DieState
from ofrenda.kernel.view import View, common


class DieView(View, frozen=True, kw_only=True):
    """The table from one chair. Lists over souls count them at `owner * 2 + kind`; with two seats owner 2 is the ghost.

    Steps and positions are numbered from 0.
    """

    turn: int
    active: int
    colours: tuple[str, ...]
    """By owner."""
    abilities: bool
    sides: str
    """Of the token boards."""
    caskets: tuple[tuple[int, ...] | None, ...]
    """By position: its souls, or None if it is closed."""
    empty: tuple[bool, ...]
    free: tuple[int, ...]
    prepared: tuple[int, ...]
    room: tuple[int, ...]
    city: tuple[int, ...]
    steps: tuple[int, ...]
    """By step and space: the soul that stands there plus one, or 0."""
    bonuses: tuple[int, ...]
    heights: tuple[int, ...]
    tokens: tuple[int, ...]
    stock: tuple[int, ...]
    shaken: int
    shown: tuple[int, ...]
    skulls: tuple[int, ...]
    raised: int
    used: int
    peeked: int


def view(s: DieState, seat: int | None) -> DieView:
    return _view(s, seat, lids_off=False)


def open_view(s: DieState) -> DieView:
    return _view(s, None, lids_off=True)


def _view(s: DieState, seat: int | None, lids_off: bool) -> DieView:
    rules = s.rules
    caskets = [tuple(s.caskets[position * rules.souls :][: rules.souls]) for position in range(CASKETS)]

    return DieView(
        **common(s, seat),
        turn=s.turn,
        active=s.active,
        colours=tuple(COLOURS[colour] for colour in rules.colours),
        abilities=rules.abilities,
        sides="".join(SIDES[side] for side in rules.side_b),
        caskets=tuple(souls if lids_off or s.sees(seat, position) else None for position, souls in enumerate(caskets)),
        empty=tuple(not any(souls) for souls in caskets),
        free=tuple(s.free),
        prepared=tuple(s.prepared),
        room=tuple(rules.room),
        city=tuple(s.city),
        steps=tuple(s.steps),
        bonuses=tuple(rules.bonuses),
        heights=tuple(s.heights),
        tokens=tuple(s.tokens),
        stock=tuple(s.stock),
        shaken=s.shaken,
        shown=tuple(s.shown),
        skulls=tuple(s.skulls),
        raised=s.raised,
        used=s.used,
        peeked=s.peeked,
    )
