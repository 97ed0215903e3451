"""What fights promise at first sight, without being fought: for quick choices and for the evaluation of positions.

A fighter's might in a fight is its printed power and what its effect is worth there on average. How might decides
fights, and what most effects are worth, was fitted on 74,000 fights between random lines; the rest was chosen by what
wins most in matches of such choices (docs/strength.md).
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from ofrenda.games.day_of_the_dead.engine.pieces import (
    DOUBLE,
    EFFECT_NAMES,
    NONE,
    PLACES,
    POWER_UP,
    POWER_UP_BONUS,
    SPIRIT,
    TURNS,
    UNEARTH,
)
from ofrenda.games.day_of_the_dead.engine.state import NO_FIGHT, NOBODY, DayState
from ofrenda.kernel.packed import Floats, floats

STEEPNESS: Final = 0.63
"""A point of might more multiplies the odds to win a fight by e to this power."""
LATER: Final = 0.5
"""What a fight promises now it promises so far again on each turn to come: lines change."""

# In place of a card that is not known, beside NONE for any other.
GOOD: Final = -2
"""The one that its owner will choose of three."""
POOR: Final = -3
"""The one that somebody else will choose of three."""
STRANGER_POWER: Final = floats([5.0, 6.0, 4.0])
STRANGER_BONUS: Final = floats([1.6, 1.5, 0.0])
STRANGER_POINTS: Final = floats([0.0, 0.5, 0.0])
"""By stranger: NONE, GOOD, POOR."""

NO_SLOT: Final = -1
"""The slot of a card that is not in line yet."""
NO_SPIRIT: Final = UNEARTH
"""A spirit that does nothing in fights."""


def by_effect(worths: dict[str, float]) -> Floats:
    """A row by effect; 0 for those that are not named."""
    return floats([worths.get(name, 0.0) for name in EFFECT_NAMES])


BONUS: Final = by_effect(
    {
        "anger": 5.0,
        "challenge": 3.0,
        "cultivate": 4.0,
        "envy": 6.0,
        "exorcist": 1.0,
        "famine": -2.0,
        "hoard": -2.0,
        "martyr": -2.0,
        "nemesis": 9.0,
        "scavenge": 4.0,
        "vampire": 3.0,
    }
)
"""By effect: the power that it is worth in a fight, where that does not depend on the position."""
POINTS: Final = by_effect(
    {
        "clumsy": -2.0,
        "digger": 1.0,
        "exorcist": 1.0,
        "famine": 1.0,
        "gossip": -1.0,
        "greed": 1.0,
        "grief": 3.0,
        "hoard": 5.0,
        "martyr": 2.0,
        "return": 2.0,
        "spook": 5.0,
        "vampire": 2.0,
    }
)
"""By effect: the points that it brings besides, or whatever is as good as these."""

CULTIVATE: Final = EFFECT_NAMES.index("cultivate")
EAGER: Final = EFFECT_NAMES.index("eager")
ELDER: Final = EFFECT_NAMES.index("elder")
GRUDGE: Final = EFFECT_NAMES.index("grudge")
MOB: Final = EFFECT_NAMES.index("mob")
PARANOID: Final = EFFECT_NAMES.index("paranoid")
SLOTH: Final = EFFECT_NAMES.index("sloth")
SMUG: Final = EFFECT_NAMES.index("smug")


def power_of(s: DayState, card: i64) -> float:
    return STRANGER_POWER[NONE - card] if card < 0 else float(s.rules.powers[card])


def points_of(s: DayState, card: i64) -> float:
    return STRANGER_POINTS[NONE - card] if card < 0 else POINTS[s.rules.effects[card]]


def bonus_of(s: DayState, card: i64, seat: i64, slot: i64) -> float:
    """What the card's effect adds to its power, if it fights for the seat in this slot."""
    if card < 0:
        return STRANGER_BONUS[NONE - card]

    effect = s.rules.effects[card]
    if effect == ELDER:
        return 5.0 if slot == 0 else 0.0
    if effect == EAGER:
        return 5.0 if slot == s.slots - 1 else 0.0
    if effect == PARANOID:
        return float(1 - s.slots)
    if effect == MOB:
        return float(s.slots)
    if effect == GRUDGE:
        return 5.0 if s.scores[1 - seat] > s.scores[seat] else 0.0
    if effect == SMUG:
        return 2.0 if s.scores[seat] > s.scores[1 - seat] else -2.0
    if effect == SLOTH:
        return -3.0 if s.priority == seat else 0.0
    if effect == CULTIVATE and slot > 0:
        return power_of(s, s.card[seat * PLACES + slot - 1])
    return BONUS[effect]


def fight(s: DayState, seat: i64, slot: i64, card: i64, other: i64, spirit: i64) -> float:
    """By how many points the seat may expect to gain if its card meets the other in this slot, beside such a spirit."""
    power = power_of(s, card)
    bonus = bonus_of(s, card, seat, slot)
    points = points_of(s, card)
    if spirit == DOUBLE:
        bonus *= 2.0
        points *= 2.0
    elif spirit == POWER_UP:
        bonus += float(POWER_UP_BONUS)

    others = power_of(s, other)
    might = others + bonus_of(s, other, 1 - seat, slot)
    chance = 1.0 / (1.0 + math.exp(STEEPNESS * (might - power - bonus)))
    return chance * power - (1.0 - chance) * others + points - points_of(s, other)


def fight_in_line(s: DayState, seat: i64, slot: i64, card: i64, spirit: i64) -> float:
    """The same against whoever stands there."""
    return fight(s, seat, slot, card, s.card[(1 - seat) * PLACES + slot], spirit)


def worth_of(s: DayState, card: i64, seat: i64) -> float:
    """What the seat may expect of the card in a fight against anybody."""
    return fight(s, seat, NO_SLOT, card, NONE, NO_SPIRIT)


def turns_after(s: DayState) -> float:
    """What one turn promises counts so often again until the match ends."""
    return LATER * float(TURNS - s.turn)


def promise(s: DayState, place: i64, card: i64) -> float:
    """What a card would bring the owner of this place, on this turn and later."""
    owner = place // PLACES
    slot = place % PLACES
    if slot == SPIRIT:
        return turns_after(s) * worth_of(s, card, owner)

    gain = fight_in_line(s, owner, slot, card, NO_SPIRIT)
    if s.fight == NO_FIGHT or slot < s.fight or (slot == s.fight and s.winner == NOBODY):
        return gain * (1.0 + turns_after(s))
    now = power_of(s, card) if s.active[place] else 0.0
    return now + gain * turns_after(s)


def spirit_gain(s: DayState, seat: i64, back: i64, slots: i64) -> float:
    """What a spirit of this back brings in the fights of so many slots, the oldest ones."""
    if back == NO_SPIRIT:
        return 0.0
    gain = 0.0
    for slot in range(slots):
        card = s.card[seat * PLACES + slot]
        gain += fight_in_line(s, seat, slot, card, back) - fight_in_line(s, seat, slot, card, NO_SPIRIT)
    return gain
