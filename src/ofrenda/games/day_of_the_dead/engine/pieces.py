"""Backs, fighters, the places of a line, effects and the actions.

A card is one number: `back * FIGHTERS + fighter`. A place of the field is one number too: each side has six slots,
the oldest first, and its spirit; side 1 begins where side 0 ends.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

DOUBLE: Final = 0
POWER_UP: Final = 1
UNEARTH: Final = 2
BACKS: Final[i64] = 3
BACK_NAMES: Final = ("double", "power-up", "unearth")

FIGHTER_NAMES: Final = (
    *("oaf", "anger", "nemesis", "alchemy", "cancel", "challenge", "control", "cultivate", "famine", "forget"),
    *("greed", "grief", "moody", "paranoid", "return", "spook", "spy", "troll", "vampire", "twin", "hoard"),
    *("mimic", "digger", "scavenge", "envy", "haunt", "rally", "mob", "elder", "eager", "grudge", "smug"),
    *("sloth", "clumsy", "gossip", "martyr", "exorcist", "usurp"),
)
FIGHTERS: Final[i64] = 38
CARDS: Final = BACKS * FIGHTERS
CARD_NAMES: Final = tuple([f"{back} {fighter}" for back in BACK_NAMES for fighter in FIGHTER_NAMES])

NO_EFFECT: Final = 0
EFFECT_NAMES: Final = ("none", *FIGHTER_NAMES[1:])
"""An effect is named after the fighter it was written for, and has its number; the oaf has none."""

COPIERS: Final = (EFFECT_NAMES.index("twin"), EFFECT_NAMES.index("mimic"))

SEATS: Final[i64] = 2
TURNS: Final = 6
SLOTS: Final[i64] = 6
SPIRIT: Final = 6
"""The spirit's place, after the six slots of its side."""
PLACES: Final[i64] = 7
FIELD: Final = 2 * PLACES
NONE: Final = -1
"""No card lies in this place."""

# Why a card has no effect, or a spirit gives nothing, until the turn ends.
SILENCED: Final = 1
FORGOTTEN: Final = 2
"""By a Forget of its own line (DAY-FORGET)."""

PER_BACK: Final = 2
"""So many cards of a back may a player have in play before the last turn."""
HAND_PER_BACK: Final = 3
LOOKED_AT: Final = 3
"""So many cards does an Unearth look at."""
POWER_UP_BONUS: Final = 2

# Who knows the fighter of a card in play, as bits: seat 0, seat 1, everybody else.
EVERYBODY: Final = 7
SPECTATORS: Final = 4
SEAT_BIT: Final = [1, 2]
KNOWERS: Final = 3
"""So many bits are for them."""

ALL_SEE: Final = -1
"""In place of the looker: the cards lie open."""

# Actions. A choice of a place is seen from the one who chooses: the own side first, then theirs.
SUMMON: Final = 0
PICK: Final = SUMMON + CARDS
DECK: Final = PICK + FIELD
TAKE: Final = DECK + BACKS
DISCARD: Final = TAKE + FIGHTERS
BECOME_SPIRIT: Final = DISCARD + FIGHTERS
STAY_FALLEN: Final = BECOME_SPIRIT + 1
UNEARTH_IT: Final = BECOME_SPIRIT + 2
LEAVE_IT: Final = BECOME_SPIRIT + 3

PLACE_NAMES: Final = (*(f"slot {slot}" for slot in range(1, SLOTS + 1)), "spirit")

ACTIONS: Final = (
    *(f"summon {card}" for card in CARD_NAMES),
    *(f"own {place}" for place in PLACE_NAMES),
    *(f"their {place}" for place in PLACE_NAMES),
    *(f"deck {back}" for back in BACK_NAMES),
    *(f"take {fighter}" for fighter in FIGHTER_NAMES),
    *(f"discard {fighter}" for fighter in FIGHTER_NAMES),
    "become spirit",
    "stay fallen",
    "unearth",
    "leave",
)

EVENTS: Final = (
    *("activated", "became-spirit", "became-spirit-hidden", "blank", "blanked", "challenge-lost", "chose"),
    *("dealt", "dealt-hidden", "demanded", "discarded", "drew", "drew-hidden", "ended", "fight", "in-vain"),
    *("left", "looked", "looked-hidden", "lot", "picked-deck", "points", "power-waited", "priority"),
    *("replaced", "replaced-hidden", "reshuffled", "returned", "revealed", "scored", "stayed", "stopped"),
    *("strengthened", "sum", "summoned", "summoned-hidden", "tied", "turn", "unearths", "unused", "uses"),
    *("uses-waited", "won", "won-at-once"),
)
"""The kinds of events that its phases tell."""


def back_of(card: i64) -> i64:
    return card // FIGHTERS


def picked(action: i64, seat: i64) -> i64:
    """The place of the field that the seat means by `own slot 3` or `their spirit`."""
    return (action - PICK + seat * PLACES) % FIELD


def picking(place: i64, seat: i64) -> i64:
    """The action by which the seat picks the place."""
    return PICK + (place + seat * PLACES) % FIELD
