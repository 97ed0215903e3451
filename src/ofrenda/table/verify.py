"""Recomputes every roll of a record."""

from __future__ import annotations

from ofrenda.kernel.errors import RecordError
from ofrenda.kernel.game import Game
from ofrenda.kernel.record import Fall, Record
from ofrenda.kernel.replay import Replay
from ofrenda.table.dice import Typed, dice_of


def verify(game: Game, record: Record) -> int:
    """How many rolls and draws were computed again and found true (0 for typed dice, which nobody can compute).

    A record that was tampered with is refused, and the entry named.
    """
    dice = dice_of(game, record)
    replay = Replay.of(game, record)
    checked = 0
    for number, entry in enumerate(record.entries, 1):
        chance = replay.state.chance()
        if isinstance(entry, Fall) and chance is not None and not isinstance(dice, Typed):
            rng = dice.rng(number)
            true = "" if rng is None else chance.text(chance.sample(rng))
            if entry.outcome != true:
                raise RecordError(
                    "entry {number} says “{told}”, but the dice showed “{true}”.",
                    line=entry.line,
                    number=number,
                    told=entry.outcome,
                    true=true,
                )
            checked += 1

        replay.follow([entry])

    replay.check_result(record)
    if "closed" in record.trailer:
        return checked
    if replay.state.stack:
        raise RecordError("The {checked} rolls so far are true, but the match is not over.", checked=checked)
    if "result" not in record.trailer:
        raise RecordError("The match is over, but the record does not tell its result.")
    return checked
