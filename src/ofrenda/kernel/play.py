"""Playing on by itself: what must fall falls, and somebody chooses what must be chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from ofrenda.kernel.phase import NOBODY
from ofrenda.kernel.rng import Rng
from ofrenda.kernel.state import State

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log

Chooser: TypeAlias = Callable[[Any, int, list[int], Rng], int]
"""Chooses one of the legal actions of a seat, as a game's `tactics.prefer` does."""


def random_step(s: State[Any], rng: Rng, log: Log | None = None) -> None:
    """One entry more, any outcome or legal action of the first decider; the match must not be over."""
    phase = s.stack[-1]
    chance = phase.chance(s)
    if chance is not None:
        s.settle_unchecked(chance.sample(rng), log)
        return

    seat = phase.decider(s)
    if seat == NOBODY:
        seat = phase.deciders(s)[0]
    actions = phase.actions(s, seat)
    s.act_unchecked(seat, actions[rng.below(len(actions))], log)


def chosen_step(s: State[Any], choose: Chooser, rng: Rng, log: Log | None = None) -> None:
    """One entry more, any outcome, or what the first decider would choose; the match must not be over."""
    chance = s.chance()
    if chance is not None:
        s.settle_unchecked(chance.sample(rng), log)
        return

    seat = s.deciders()[0]
    s.act_unchecked(seat, choose(s, seat, s.actions(seat), rng), log)


def playout(s: State[Any], rng: Rng) -> int:
    """Plays the state to its end with random legal actions and returns how many entries that took."""
    entries = 0
    while s.stack:
        random_step(s, rng)
        entries += 1
    return entries
