"""What may be taken back, computed from what happened."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any

from ofrenda.kernel.event import Log
from ofrenda.kernel.record import Act
from ofrenda.kernel.replay import Step
from ofrenda.kernel.rng import seeded
from ofrenda.kernel.state import State


def free_entries(steps: Sequence[Step], seat: int) -> list[int]:
    """The numbers of the entries that the seat may take back without asking, latest first.

    They are its latest entries while all of them are its own decisions, nothing has been rolled or drawn since,
    and nobody has been shown anything by them.
    """
    free: list[int] = []
    for step in reversed(steps):
        own = isinstance(step.entry, Act) and step.entry.seat == seat + 1
        if not own or any(event.reveals for event in step.events):
            break
        free.append(step.number)
    return free


def stays_free(state: State[Any], seat: int, action: int) -> bool:
    """Whether the seat could take this answer back without asking, as far as it can know.

    Tried in a world dealt anew, so that the answer tells nothing that the seat does not know.
    """
    trial = state.resample(seat, seeded("undo", seat))
    log = Log()
    trial.act(seat, action, log)
    shown = any(event.reveals for event in log.events)
    return not shown and trial.chance() is None and not may_react(trial, seat)


def may_react(state: State[Any], seat: int) -> bool:
    """Whether another is asked for a reaction from a hidden hand: that they say nothing may tell something already."""
    phase = state.stack[-1] if state.stack else None
    return phase is not None and phase.is_window and phase.BY_HAND and state.deciders() != (seat,)


def last_decision(steps: Sequence[Step], seat: int, played_alone: Container[int] = ()) -> int | None:
    """The number of the seat's latest decision that still stands, other than those that played themselves."""
    for step in reversed(steps):
        own = isinstance(step.entry, Act) and step.entry.seat == seat + 1
        if own and step.number not in played_alone:
            return step.number
    return None
