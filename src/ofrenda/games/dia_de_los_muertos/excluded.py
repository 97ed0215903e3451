"""What the settings of Dia de los Muertos rule out: seats that nobody has, fields of other boards, rarer rulings."""

from __future__ import annotations

from ofrenda.games.dia_de_los_muertos.engine.pieces import BOARD_FIELDS, CARDS_IN_THE_BOX, MOST_SEATS
from ofrenda.games.dia_de_los_muertos.engine.settings import DiaRules
from ofrenda.kernel.packed import total
from ofrenda.kernel.use import Excluded


def excluded(rules: DiaRules) -> Excluded:
    seats = [f"target {seat}" for seat in range(rules.seats + 1, MOST_SEATS + 1)]
    # Fields to which the digger of this board is never sent.
    fields = [f"digger {field}" for field in range(BOARD_FIELDS) if field not in rules.board.digger_last]

    events = []
    if not rules.snatch_dodgeable:
        events.append("snatches")
    if total(rules.deck.copies) == CARDS_IN_THE_BOX:
        events.append("own-deck")
    return Excluded((*seats, *fields), tuple(events))
