"""Judgement for Dia de los Muertos."""

from __future__ import annotations

from ofrenda.games.dia_de_los_muertos.state import DiaState
from ofrenda.kernel.rng import Rng


def prefer(s: DiaState, seat: int, actions: list[int], rng: Rng) -> int:
    return actions[rng.below(len(actions))]


def worth(s: DiaState, seat: int) -> float:
    return float(s.festival_points(seat))
