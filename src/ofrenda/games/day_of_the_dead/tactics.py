"""Judgement for Day of the Dead."""

from __future__ import annotations

from ofrenda.games.day_of_the_dead.state import DayState
from ofrenda.kernel.rng import Rng


def prefer(s: DayState, seat: int, actions: list[int], rng: Rng) -> int:
    return actions[rng.below(len(actions))]


def worth(s: DayState, seat: int) -> float:
    return float(s.scores[seat] - s.scores[1 - seat])
