"""What may be taken back, computed from what happened."""

from __future__ import annotations

from collections.abc import Container, Sequence

from ofrenda.kernel.record import Act
from ofrenda.kernel.replay import Step


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


def last_decision(steps: Sequence[Step], seat: int, played_alone: Container[int] = ()) -> int | None:
    """The number of the seat's latest decision that still stands, other than those that played themselves."""
    for step in reversed(steps):
        own = isinstance(step.entry, Act) and step.entry.seat == seat + 1
        if own and step.number not in played_alone:
            return step.number
    return None
