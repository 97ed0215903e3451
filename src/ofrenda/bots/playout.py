"""Random play to the end: the inner loop of benchmarks and search."""

from __future__ import annotations

from typing import Any

from ofrenda.kernel.rng import Rng
from ofrenda.kernel.state import State


def playout(s: State[Any], rng: Rng) -> int:
    """Plays the state to its end with random legal actions and returns how many entries that took."""
    entries = 0
    stack = s.stack
    while stack:
        entries += 1
        phase = stack[-1]
        chance = phase.chance(s)
        if chance is not None:
            s.fall(chance.sample(rng))
        else:
            seat: int = phase.deciders(s)[0]
            actions = phase.actions(s, seat)
            s.apply(seat, actions[rng.below(len(actions))])
    return entries
