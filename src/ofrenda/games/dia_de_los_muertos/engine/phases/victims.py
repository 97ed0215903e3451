"""What the steps of attacks have in common: who is attacked, and by whom."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ofrenda.games.dia_de_los_muertos.engine.state import DiaState
from ofrenda.kernel.phase import OfActive, Phase


class OnVictim(OfActive[DiaState]):
    """A step of the active player's attack on the victim it names."""

    FIELDS: ClassVar[tuple[str, ...]] = ("victim",)

    def __init__(self, victim: i64) -> None:
        self.victim = victim

    def fits(self, s: DiaState) -> bool:
        return s.active >= 0 and s.rules.has_seat(self.victim)


class BetweenTwo(Phase[DiaState]):
    """A step between an attacker, who decides if anybody does, and a victim."""

    FIELDS: ClassVar[tuple[str, ...]] = ("attacker", "victim")

    def __init__(self, attacker: i64, victim: i64) -> None:
        self.attacker = attacker
        self.victim = victim

    def fits(self, s: DiaState) -> bool:
        return s.rules.has_seat(self.attacker) and s.rules.has_seat(self.victim)
