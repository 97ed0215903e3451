"""What the scene is drawn from, whom the question is about, and which composition answers it."""

from __future__ import annotations

from typing import TypeAlias

from ofrenda.games.dia_de_los_muertos.engine.pieces import DISCARD, KINDS, LAY, PASS, SWAP_ALL
from ofrenda.games.dia_de_los_muertos.scene.layout import TALL, TALL_MANY, WIDE, WIDE_MANY, Layout, choosing
from ofrenda.games.dia_de_los_muertos.view import DiaView
from ofrenda.kernel.scene import Sight

DiaSight: TypeAlias = Sight[DiaView]

OF_HAND = (range(LAY, LAY + KINDS), range(DISCARD, DISCARD + KINDS), range(SWAP_ALL, SWAP_ALL + 1))
"""What is done with the cards in hand alone."""


def concerned_seat(sight: DiaSight) -> int:
    """The seat whose limbs, cards or festivals the question is about; -1 if there is none."""
    known = sight.view.phase.fields
    seat = known.get("victim", known.get("seat", -1))
    return seat if isinstance(seat, int) else -1


def layout_of(sight: DiaSight) -> Layout:
    few, many = (TALL, TALL_MANY) if sight.tall else (WIDE, WIDE_MANY)
    kinds = own_kinds(sight)
    layout = few if kinds <= few.cards else many
    if not sight.offers.within(*OF_HAND):
        return layout
    tray = sight.offers.first(PASS, SWAP_ALL) is not None
    return choosing(layout, tray, rows=-(-kinds // layout.cards))


def own_kinds(sight: DiaSight) -> int:
    """How many cards lie in the own hand, equal ones as one, with the laid card."""
    view = sight.view
    if view.seat is None or view.home[view.seat]:
        return 0
    return sum(map(bool, view.hands[view.seat])) + (view.laid[view.seat] >= 0)
