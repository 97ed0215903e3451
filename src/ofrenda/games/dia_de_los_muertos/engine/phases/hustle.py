"""Hustle: push a skeleton one way and step the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from ofrenda.games.dia_de_los_muertos.engine.phases.dodging import DodgeWindow
from ofrenda.games.dia_de_los_muertos.engine.phases.fields import arrive, free_steps
from ofrenda.games.dia_de_los_muertos.engine.pieces import GO, PUSH
from ofrenda.games.dia_de_los_muertos.engine.state import DiaState
from ofrenda.kernel.phase import OfActive, Phase

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log


def pushes(s: DiaState, seat: int, victim: int) -> list[int]:
    """Where the victim can be pushed so that the pusher can step too, as `push` actions (DM-22)."""
    return [
        PUSH + action - GO
        for action in free_steps(s, s.fields[victim])
        if len(counter_steps(s, seat, victim, action - GO)) > 0
    ]


def counter_steps(s: DiaState, seat: int, victim: int, pushed: int) -> list[int]:
    """The pusher's own steps when the victim goes to `pushed`: a swap of places, or two other, different fields."""
    own = s.fields[seat]
    other = s.fields[victim]
    if own == other:
        return [step for step in free_steps(s, own) if step - GO != pushed]
    if pushed == own:
        return [step for step in free_steps(s, own) if step - GO == other]
    return [step for step in free_steps(s, own) if step - GO != other and step - GO != pushed]


class HustlePush(OfActive[DiaState]):
    """Where the victim is pushed (DM-22)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("victim",)

    def __init__(self, victim: int) -> None:
        self.victim = victim

    def fits(self, s: DiaState) -> bool:
        return s.active >= 0 and s.rules.has_seat(self.victim) and len(pushes(s, s.active, self.victim)) > 0

    def actions(self, s: DiaState, seat: i64) -> list[int]:
        return pushes(s, seat, self.victim)

    def apply(self, s: DiaState, seat: i64, action: i64, log: Log | None) -> None:
        s.stack[-1] = HustleStep(self.victim, action - PUSH)


class HustleStep(OfActive[DiaState]):
    """Where the pusher goes in return; then the attack is declared in full (DM-22, DM-30)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("victim", "pushed")

    def __init__(self, victim: int, pushed: int) -> None:
        self.victim = victim
        self.pushed = pushed

    def fits(self, s: DiaState) -> bool:
        known = s.active >= 0 and s.rules.has_seat(self.victim) and s.on_board((self.pushed,))
        return known and len(self.actions(s, s.active)) > 0

    def actions(self, s: DiaState, seat: i64) -> list[int]:
        return counter_steps(s, seat, self.victim, self.pushed)

    def apply(self, s: DiaState, seat: i64, action: i64, log: Log | None) -> None:
        s.stack[-1] = Hustled(self.victim, self.pushed, action - GO)
        s.push(DodgeWindow(self.victim))
        if log is not None:
            log.public("hustles", "DM-22", seat=seat, victim=self.victim, pushed=self.pushed, field=action - GO)


class Hustled(Phase[DiaState]):
    """Both are placed first; then the fields have their effects, on the victim first (DM-18)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("victim", "pushed", "field")

    def __init__(self, victim: int, pushed: int, field: int) -> None:
        self.victim = victim
        self.pushed = pushed
        self.field = field

    def fits(self, s: DiaState) -> bool:
        return s.active >= 0 and s.rules.has_seat(self.victim) and s.on_board((self.pushed, self.field))

    def run(self, s: DiaState, log: Log | None) -> bool:
        s.pop()
        s.fields[self.victim] = self.pushed
        s.fields[s.active] = self.field
        if log is not None:
            log.public("hustled", "DM-22", seat=s.active, victim=self.victim, pushed=self.pushed, field=self.field)
        arrive(s, s.active)
        arrive(s, self.victim)
        return True
