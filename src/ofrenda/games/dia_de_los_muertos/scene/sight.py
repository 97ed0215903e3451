"""What the scene is drawn from, whom the question is about, and which composition answers it."""

from __future__ import annotations

from typing import TypeAlias

from ofrenda.games.dia_de_los_muertos.engine.pieces import BACK, DISCARD, KINDS, LAY, PASS, PICK, TARGET
from ofrenda.games.dia_de_los_muertos.scene.layout import (
    TALL,
    TALL_MANY,
    WIDE,
    WIDE_MANY,
    WIDE_MANY_CHOSEN,
    Layout,
    beside,
    resting,
)
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
    """By how many cards lie in hand, and whether they or something else are chosen now."""
    kinds, phase, offers = own_kinds(sight), sight.view.phase.name, sight.offers
    discards = offers.within(range(DISCARD, DISCARD + KINDS))

    if not sight.tall:
        chosen = (phase in OF_HAND or discards) and phase not in SWAPPING
        return WIDE if kinds <= WIDE.cards else WIDE_MANY_CHOSEN if chosen else WIDE_MANY

    layout = TALL if kinds <= TALL.cards else TALL_MANY
    if discards and offers.first(PASS) is not None:
        return beside(layout, kinds)
    in_hand_or_row = offers.within(range(LAY, PICK), range(TARGET, BACK))
    return resting(layout) if offers and not in_hand_or_row else layout


def own_kinds(sight: DiaSight) -> int:
    """How many cards lie in the own hand, equal ones as one, with the laid card."""
    view = sight.view
    if view.seat is None or view.home[view.seat]:
        return 0
    return sum(map(bool, view.hands[view.seat])) + (view.laid[view.seat] >= 0)
