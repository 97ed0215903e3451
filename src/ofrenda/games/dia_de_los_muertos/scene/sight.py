"""What the scene is drawn from, whom the question is about, and which composition answers it."""

from __future__ import annotations

from typing import TypeAlias

from ofrenda.games.dia_de_los_muertos.engine.pieces import DISCARD, KINDS
from ofrenda.games.dia_de_los_muertos.scene.layout import TALL, TALL_MANY, WIDE, WIDE_MANY, Layout, choosing
from ofrenda.games.dia_de_los_muertos.view import DiaView
from ofrenda.kernel.scene import Sight

DiaSight: TypeAlias = Sight[DiaView]

SWAPPING = ("SwapReactions", "SwapTwo")
"""Phases in which one may keep the hand."""
OF_HAND = ("LayCard", *SWAPPING)
"""Phases that ask one player after another for cards in hand: it lies ready until all have answered."""


def concerned_seat(sight: DiaSight) -> int:
    """The seat whose limbs, cards or festivals the question is about; -1 if there is none."""
    known = sight.view.phase.fields
    seat = known.get("victim", known.get("seat", -1))
    return seat if isinstance(seat, int) else -1


def layout_of(sight: DiaSight) -> Layout:
    few, many = (TALL, TALL_MANY) if sight.tall else (WIDE, WIDE_MANY)
    kinds, phase = own_kinds(sight), sight.view.phase.name
    layout = few if kinds <= few.cards else many
    discards = sight.offers.within(range(DISCARD, DISCARD + KINDS))
    if not kinds or not (phase in OF_HAND or discards):
        return layout
    return choosing(layout, tray=phase in SWAPPING, rows=-(-kinds // layout.cards))


def own_kinds(sight: DiaSight) -> int:
    """How many cards lie in the own hand, equal ones as one, with the laid card."""
    view = sight.view
    if view.seat is None or view.home[view.seat]:
        return 0
    return sum(map(bool, view.hands[view.seat])) + (view.laid[view.seat] >= 0)
