"""Dodging a straight attack."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from ofrenda.games.dia_de_los_muertos.engine.phases.cards import draw_if_emptied
from ofrenda.games.dia_de_los_muertos.engine.pieces import DODGE, DODGE_IT, KINDS, PASS
from ofrenda.games.dia_de_los_muertos.engine.state import DiaState
from ofrenda.kernel.legal import Legal
from ofrenda.kernel.phase import Field
from ofrenda.kernel.window import Window

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log


class DodgeWindow(Window[DiaState]):
    """The victim of a declared attack is asked whether to dodge it (DM-30).

    Whether it is asked follows from its backs and the cards in sight alone. The attack waits right below.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("victim",)
    BY_HAND: ClassVar[bool] = True

    def __init__(self, victim: i64) -> None:
        self.victim = victim

    def fits(self, s: DiaState) -> bool:
        return s.rules.has_seat(self.victim)

    def public_fields(self, s: DiaState) -> dict[str, Field]:
        """Also what the attack, which waits below, has declared: a limb, a thing, or fields."""
        declared = s.stack[-2].public_fields(s) if len(s.stack) > 1 else {}
        return {**declared, "victim": self.victim}

    def pass_action(self) -> i64:
        return PASS

    def decider(self, s: DiaState) -> i64:
        return self.victim

    def may_react(self, s: DiaState, seat: i64) -> bool:
        return s.may_hold(seat, DODGE)

    def legal(self, s: DiaState, seat: i64, legal: Legal) -> None:
        if s.hands[seat * KINDS + DODGE]:
            legal.add(DODGE_IT)
        legal.add(PASS)

    def decline(self, s: DiaState, seat: i64, log: Log | None) -> None:
        s.pop()
        if log is not None:
            log.public("suffers", "DM-30", seat=seat)

    def react(self, s: DiaState, seat: i64, action: i64, log: Log | None) -> None:
        s.pop()
        s.pop()  # the attack itself
        s.show(seat, DODGE, s.lose(seat, DODGE))
        s.discards[DODGE] += 1
        draw_if_emptied(s, seat)
        if log is not None:
            log.public("dodged", "DM-30", seat=seat, reveals=True)
