"""What a position of Day of the Dead promises each side, as numbers that an evaluation weighs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ofrenda.games.day_of_the_dead.engine.odds import NO_SPIRIT, fight_in_line
from ofrenda.games.day_of_the_dead.engine.pieces import (
    BACK_NAMES,
    FIGHTER_NAMES,
    FIGHTERS,
    NONE,
    PLACES,
    SEATS,
    TURNS,
    back_of,
)
from ofrenda.games.day_of_the_dead.engine.state import DayState

NAMES: Final = (
    *("score", "score, late", "turns of active power", "priority", "fights", "turns of fights"),
    *(f"cards {back}" for back in BACK_NAMES),
    *(f"{fighter} in hand" for fighter in FIGHTER_NAMES),
    *(f"turns of {fighter}" for fighter in FIGHTER_NAMES),
)

BACK: Final[i64] = 6
"""Where the cards by back begin."""
HEAD: Final[i64] = 9
"""Before the fighters."""


def moment(s: DayState) -> int:
    """Rises from turn to turn: a position is judged when it has risen, and the spirits have stepped into line."""
    return s.turn


def features(s: DayState) -> list[list[float]]:
    """By seat: the numbers that NAMES names."""
    return [_of_seat(s, seat) for seat in range(SEATS)]


def _of_seat(s: DayState, seat: i64) -> list[float]:
    found = [0.0] * len(NAMES)
    turns = float(TURNS + 1 - s.turn)
    score = float(s.scores[seat])
    found[0] = score
    found[1] = score * float(s.turn) / float(TURNS)
    found[3] = float(s.priority == seat)
    for card in s.hands[seat]:
        found[BACK + back_of(card)] += 1.0
        found[HEAD + card % FIGHTERS] += 1.0

    for slot in range(s.slots):
        found[4] += fight_in_line(s, seat, slot, s.card[seat * PLACES + slot], NO_SPIRIT)
    found[5] = turns * found[4]
    for place in range(seat * PLACES, (seat + 1) * PLACES):
        card = s.card[place]
        if card == NONE:
            continue
        found[2] += turns * float(s.rules.powers[card])
        found[HEAD + FIGHTERS + card % FIGHTERS] += turns
    return found
