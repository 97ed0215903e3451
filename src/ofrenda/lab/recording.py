"""The records of matches that the lab plays, for whatever reads records."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ofrenda.kernel.chance import Chance, Outcome
from ofrenda.kernel.event import Log
from ofrenda.kernel.record import Act, Entry, Fall, Record, header_for, result_text
from ofrenda.kernel.state import State
from ofrenda.table import BOT


class Recorder:
    """Writes a match down while it is played."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def decides(self, state: State[Any], seat: int, legal: list[int], action: int) -> None:
        self.entries.append(Act(seat + 1, state.rules.game.actions[action]))

    def falls(self, chance: Chance, outcome: Outcome) -> None:
        self.entries.append(Fall(chance.text(outcome)))

    def told(self, log: Log) -> None:
        """What was told follows from the entries."""

    def record(self, state: State[Any], bots: Sequence[str], seed: int, number: int) -> Record:
        """The record of the match that ended in this state; `bots` are by seat.

        Its dice are the lab's: seed and number say which match it was, and `ofrenda simulate` plays it again.
        """
        rules = state.rules
        seats = [BOT + bot for bot in bots]
        header = header_for(rules.game, seats, rules.options, rules.data, {"dice": f"lab {seed} {number}"})
        result = state.result()
        return Record(header, self.entries, {"result": result_text(result)} if result is not None else {})
