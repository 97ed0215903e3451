"""What the scene is drawn from, and whom the question is about."""

from __future__ import annotations

from typing import TypeAlias

from ofrenda.games.dia_de_los_muertos.view import DiaView
from ofrenda.kernel.scene import Sight

DiaSight: TypeAlias = Sight[DiaView]


def concerned_seat(sight: DiaSight) -> int:
    """The seat whose limbs, cards or festivals the question is about; -1 if there is none."""
    known = sight.view.phase.fields
    seat = known.get("victim", known.get("seat", -1))
    return seat if isinstance(seat, int) else -1
