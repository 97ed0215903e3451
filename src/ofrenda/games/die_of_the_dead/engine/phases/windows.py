"""Who is asked in a reaction window."""

from __future__ import annotations

from mypy_extensions import i64

from ofrenda.games.die_of_the_dead.engine.pieces import PASS
from ofrenda.games.die_of_the_dead.engine.state import DieState
from ofrenda.kernel.window import WindowInTurn


class WindowAroundTheTable(WindowInTurn[DieState]):
    """The active player is asked first, at place 0, then the others clockwise (DIE-T1)."""

    def pass_action(self) -> i64:
        return PASS

    def seat_at(self, s: DieState, place: i64) -> i64:
        seats = s.rules.seats
        seat = s.active + place
        return seat if seat < seats else seat - seats
