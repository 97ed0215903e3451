"""Souls and caskets on the move, each told to whoever watches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ofrenda.games.die_of_the_dead.engine.pieces import ORDINARY
from ofrenda.games.die_of_the_dead.engine.state import DieState
from ofrenda.kernel.packed import Ints

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log

ONE: Final = [(1, 0), (0, 1)]
"""One soul of a kind, as counts of ordinary and power souls."""
FADES: Final = ("seat", "souls", "into", "out_of")
"""What a line about souls in caskets no longer says when its turn is over (DIE-H2)."""


def lay_free(
    s: DieState, owner: i64, kind: i64, position: i64, rule: str, log: Log | None, fades: tuple[str, ...] = FADES
) -> None:
    """A free soul goes into a casket."""
    s.free[owner * 2 + kind] -= 1
    s.caskets[position * s.rules.souls + owner * 2 + kind] += 1
    if log is not None:
        log.public("laid", rule, seat=owner, souls=ONE[kind], into=position, fades=fades)


def lay_prepared(s: DieState, owner: i64, kind: i64, position: i64, rule: str, log: Log | None) -> None:
    """A prepared soul goes into a casket."""
    s.prepared[owner * 2 + kind] -= 1
    s.caskets[position * s.rules.souls + owner * 2 + kind] += 1
    if log is not None:
        log.public("laid-prepared", rule, seat=owner, souls=ONE[kind], into=position, fades=FADES)


def lay_all_prepared(s: DieState, owner: i64, position: i64, rule: str, log: Log | None) -> None:
    """All prepared souls of an owner go into a casket together."""
    at, into = owner * 2, position * s.rules.souls + owner * 2
    ordinary, power = s.prepared[at], s.prepared[at + 1]
    s.prepared[at] = 0
    s.prepared[at + 1] = 0
    s.caskets[into] += ordinary
    s.caskets[into + 1] += power
    if log is not None:
        log.public("laid-prepared", rule, seat=owner, souls=(ordinary, power), into=position, fades=FADES)


def take_out(s: DieState, owner: i64, ordinary: i64, power: i64, position: i64, rule: str, log: Log | None) -> None:
    """So many ordinary and power souls go from a casket back to their owner's free souls (DIE-T6)."""
    at = position * s.rules.souls + owner * 2
    s.caskets[at] -= ordinary
    s.caskets[at + 1] -= power
    s.free[owner * 2] += ordinary
    s.free[owner * 2 + 1] += power
    if log is not None:
        log.public("removed", rule, reveals=True, seat=owner, souls=(ordinary, power), out_of=position, fades=FADES)


def prepare(s: DieState, owner: i64, kind: i64, rule: str, log: Log | None, fades: tuple[str, ...] = ()) -> None:
    """A free soul goes onto its owner's board (DIE-Q2)."""
    s.free[owner * 2 + kind] -= 1
    s.prepared[owner * 2 + kind] += 1
    if log is not None:
        log.public("prepared", rule, seat=owner, kind=kind, fades=fades)


def move_caskets(s: DieState, rule: str, log: Log | None) -> None:
    s.move()
    if log is not None:
        opened = tuple(s.caskets[: s.rules.souls])
        log.public("moved", rule, reveals=True, opened=opened, fades=("opened",))


def lone_kind(souls: Ints, owner: i64) -> i64:
    """The kind of the owner's souls here if all are alike; -1 if there are both or none."""
    ordinary = souls[owner * 2] > 0
    if ordinary == (souls[owner * 2 + 1] > 0):
        return -1
    return ORDINARY if ordinary else 1
