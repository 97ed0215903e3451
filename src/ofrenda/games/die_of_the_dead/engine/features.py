"""What a position of Die of the Dead promises each owner, as numbers that an evaluation weighs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ofrenda.games.die_of_the_dead.engine.pieces import CASKETS, LIVING, NOBODY, POWER, TOKEN_KINDS
from ofrenda.games.die_of_the_dead.engine.state import DieState
from ofrenda.games.die_of_the_dead.engine.tactics import winning_chance

NAMES: Final = (
    *("height", "height squared", "three steps to go", "two steps to go", "one step to go", "home"),
    *(f"souls in casket {position}" for position in range(1, CASKETS + 1)),
    *(f"power souls in casket {position}" for position in range(1, CASKETS + 1)),
    *("winning chance in casket 3", "winning chance in casket 4", "height by winning chance in casket 4"),
    *("alone in casket 4", "prepared", "free", "power souls awake"),
    *("candle", "marigold", "incense", "bread", "next to play", "ghost"),
)


def moment(s: DieState) -> int:
    """Rises from turn to turn: a position is judged when it has risen."""
    return s.turn


def features(s: DieState) -> list[list[float]]:
    """By owner, the ghost last: the numbers that NAMES names."""
    return [_of_owner(s, owner) for owner in range(s.rules.owners)]


def _of_owner(s: DieState, owner: i64) -> list[float]:
    height = s.heights[owner]
    found = [
        float(height),
        float(height * height) * 0.1,
        float(height == LIVING - 3),
        float(height == LIVING - 2),
        float(height == LIVING - 1),
        float(height == LIVING),
    ]
    for position in range(CASKETS):
        found.append(float(s.in_casket(position, owner)))
    for position in range(CASKETS):
        found.append(float(s.caskets[position * s.rules.souls + owner * 2 + POWER]))

    last = CASKETS - 1
    wins = winning_chance(s, last, owner)
    found.append(winning_chance(s, last - 1, owner))
    found.append(wins)
    found.append(wins * float(height))
    found.append(float(s.owners_in(last) == 1 and s.in_casket(last, owner) > 0))

    ghost = owner == s.rules.ghost and s.rules.ghost != NOBODY
    found.append(float(s.prepared_of(owner)))
    found.append(float(s.free_of(owner)))
    found.append(0.0 if ghost else float(3 - s.city[owner]))
    for token in range(TOKEN_KINDS):
        found.append(0.0 if ghost else float(s.tokens[owner * TOKEN_KINDS + token]))
    found.append(float(owner == s.active))
    found.append(float(ghost))
    return found
