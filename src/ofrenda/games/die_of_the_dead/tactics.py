"""Judgement for Die of the Dead."""

from __future__ import annotations

from ofrenda.games.die_of_the_dead.state import DieState
from ofrenda.kernel.rng import Rng


def prefer(s: DieState, seat: int, actions: list[int], rng: Rng) -> int:
    return actions[0]


def worth(s: DieState, seat: int) -> float:
    return float(s.heights[seat])
