"""Who is asked in a reaction window."""

from __future__ import annotations

from ofrenda.games.die_of_the_dead.engine.pieces import PASS
from ofrenda.games.die_of_the_dead.engine.state import DieState
from ofrenda.kernel.window import WindowInTurn


class WindowAroundTheTable(WindowInTurn[DieState]):
    """The active player is asked first, at place 0, then the others clockwise (DIE-T1)."""

    def pass_action(self) -> int:
        return PASS

    def seat_at(self, s: DieState, place: int) -> int:
        return (s.active + place) % s.rules.seats
