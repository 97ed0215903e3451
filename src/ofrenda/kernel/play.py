"""Playing on by itself: what must fall falls, and somebody chooses what must be chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from mypy_extensions import i64

from ofrenda.kernel.legal import Legal
from ofrenda.kernel.phase import NOBODY, Phase
from ofrenda.kernel.rng import Rng
from ofrenda.kernel.state import State

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log

Chooser: TypeAlias = Callable[[Any, int, list[int], Rng], int]
"""Chooses one of the legal actions of a seat, as a game's `tactics.prefer` does."""


def random_step(s: State[Any], rng: Rng, log: Log | None = None) -> None:
    """One entry more, any outcome or legal action of the first decider; the match must not be over."""
    if log is None:
        random_entry(s, s.stack[-1], rng, Legal())
        return

    seat = first_decider(s)
    if seat == NOBODY:
        settle_any(s, rng, log)
    else:
        actions = s.stack[-1].actions(s, seat)
        s.act_unchecked(seat, actions[rng.below(len(actions))], log)


def chosen_step(s: State[Any], choose: Chooser, rng: Rng, log: Log | None = None) -> None:
    """One entry more, any outcome, or what the first decider would choose; the match must not be over."""
    seat = first_decider(s)
    if seat == NOBODY:
        settle_any(s, rng, log)
    else:
        s.act_unchecked(seat, choose(s, seat, s.stack[-1].actions(s, seat), rng), log)


def playout(s: State[Any], rng: Rng) -> int:
    """Plays the state to its end with random legal actions and returns how many entries that took."""
    legal = Legal()
    entries: i64 = 0
    phase = s.phase_on_top()
    while phase is not None:
        phase = random_entry(s, phase, rng, legal)
        entries += 1
    return entries


def chosen_playout(s: State[Any], choose: Chooser, rng: Rng) -> int:
    """Plays the state to its end with the actions that are chosen and returns how many entries that took."""
    entries: i64 = 0
    while len(s.stack) > 0:
        chosen_step(s, choose, rng)
        entries += 1
    return entries


def random_entry(s: State[Any], phase: Phase[Any], rng: Rng, legal: Legal) -> Phase[Any] | None:
    """One entry more without a log, asked by the phase on top; the phase that asks next, or None at the end.

    `legal` is the buffer to use.
    """
    seat = phase.decider(s)
    if seat == NOBODY:
        phase.tumble(s, rng)
    else:
        legal.clear()
        phase.legal(s, seat, legal)
        phase.apply(s, seat, legal.any(rng), None)
    return s.run_unlogged()


def first_decider(s: State[Any]) -> i64:
    """The first seat that owes a decision now, or NOBODY if something must fall; the match must not be over."""
    deciders = s.stack[-1].deciders(s)
    return deciders[0] if deciders else NOBODY


def settle_any(s: State[Any], rng: Rng, log: Log | None) -> None:
    """What must fall falls."""
    if log is None:
        s.stack[-1].tumble(s, rng)
        s.run(None)
        return
    chance = s.chance()
    if chance is not None:
        s.settle_unchecked(chance.sample(rng), log)
