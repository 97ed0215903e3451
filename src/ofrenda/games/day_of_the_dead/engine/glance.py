"""Choices at first sight, for playouts: by what fights promise, without fighting them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ofrenda.games.day_of_the_dead.engine.odds import (
    GOOD,
    NO_SPIRIT,
    POOR,
    bonus_of,
    fight_in_line,
    points_of,
    promise,
    spirit_gain,
    turns_after,
    worth_of,
)
from ofrenda.games.day_of_the_dead.engine.phases.fighting import MayUnearth
from ofrenda.games.day_of_the_dead.engine.phases.picks import FORGET, SPOOK, PickCard
from ofrenda.games.day_of_the_dead.engine.phases.summoning import SummonSpirit
from ofrenda.games.day_of_the_dead.engine.phases.unearthing import TakeOne
from ofrenda.games.day_of_the_dead.engine.pieces import (
    BECOME_SPIRIT,
    DISCARD,
    FIGHTERS,
    LEAVE_IT,
    NONE,
    PICK,
    PLACES,
    SPIRIT,
    STAY_FALLEN,
    SUMMON,
    TAKE,
    UNEARTH,
    UNEARTH_IT,
    back_of,
    picked,
)
from ofrenda.games.day_of_the_dead.engine.state import DayState
from ofrenda.kernel.rng import Rng

UNEARTHING_GAIN: Final = 4.0
"""The points that it is worth to replace one's worst card."""
LEAST: Final = -1e9


def light(s: DayState, seat: int, actions: list[int], rng: Rng) -> int:
    """A quick choice for playouts."""
    first = actions[0]
    if len(actions) == 1:
        return first

    top = s.stack[-1]
    if first < PICK:
        return _summoned(s, seat, actions, isinstance(top, SummonSpirit))
    if isinstance(top, PickCard):
        return _replaced(s, seat, actions) if top.why <= SPOOK else _silenced(s, seat, actions, top.why)
    if isinstance(top, TakeOne):
        return _taken(s, seat, actions, top.place, top.back)
    if TAKE <= first < DISCARD:
        return _most_worth(s, seat, actions, TAKE, 1.0)
    if DISCARD <= first < BECOME_SPIRIT:
        return _most_worth(s, seat, actions, DISCARD, -1.0)
    if first == BECOME_SPIRIT:
        return BECOME_SPIRIT if _gain_as_spirit(s, seat) > 0.0 else STAY_FALLEN
    if isinstance(top, MayUnearth):
        place = s.fighter(top.owner)
        better = promise(s, place, GOOD) > promise(s, place, s.card[place])
        return UNEARTH_IT if better == (top.owner == seat) else LEAVE_IT
    return actions[rng.below(len(actions))]


def _summoned(s: DayState, seat: i64, actions: list[int], as_spirit: bool) -> int:
    """A spirit helps now by its back, and fights from the next turn on; the first fighter fights at once."""
    turns = turns_after(s)
    if not as_spirit:
        turns += 1.0

    best = actions[0]
    most = LEAST
    back: i64 = NONE
    aid = 0.0
    for action in actions:
        card: i64 = action - SUMMON
        if as_spirit and back_of(card) != back:
            back = back_of(card)
            aid = UNEARTHING_GAIN if back == UNEARTH else spirit_gain(s, seat, back, s.slots)
        value = turns * worth_of(s, card, seat) + aid
        if value > most:
            best = action
            most = value
    return best


def _replaced(s: DayState, seat: i64, actions: list[int]) -> int:
    """The card in play whose replacement gains most: an own one by a good one, another's by a poor one."""
    best = actions[0]
    most = LEAST
    for action in actions:
        place = picked(action, seat)
        now = promise(s, place, s.card[place])
        value = promise(s, place, GOOD) - now if place // PLACES == seat else now - promise(s, place, POOR)
        if value > most:
            best = action
            most = value
    return best


def _silenced(s: DayState, seat: i64, actions: list[int], why: i64) -> int:
    """Of the others the strongest effect that is still to come; of the own fighters one that needs its effect least."""
    best = actions[0]
    most = LEAST
    for action in actions:
        place = picked(action, seat)
        slot = place % PLACES
        value = bonus_of(s, s.card[place], place // PLACES, slot) + points_of(s, s.card[place])
        if slot > s.fight:
            value = 0.0 if why == FORGET else -5.0
        elif why == FORGET:
            value = -value - 0.1
        if value > most:
            best = action
            most = value
    return best


def _taken(s: DayState, seat: i64, actions: list[int], place: i64, back: i64) -> int:
    """The card that promises its owner most; for another's place, least."""
    sign = 1.0 if place // PLACES == seat else -1.0
    best = actions[0]
    most = LEAST
    for action in actions:
        value = sign * promise(s, place, back * FIGHTERS + action - TAKE)
        if value > most:
            best = action
            most = value
    return best


def _most_worth(s: DayState, seat: i64, actions: list[int], first: i64, sign: float) -> int:
    """The action, counted by fighter from `first` on, whose fighter is worth most; with the sign turned, least."""
    best = actions[0]
    most = LEAST
    for action in actions:
        value = sign * worth_of(s, action - first, seat)
        if value > most:
            best = action
            most = value
    return best


def _gain_as_spirit(s: DayState, seat: i64) -> float:
    """What the loser of the fight would gain its side as the spirit: now by its back, later by the new order."""
    line = seat * PLACES
    loser = s.card[s.fighter(seat)]
    spirit = s.card[line + SPIRIT]
    gain = spirit_gain(s, seat, back_of(loser), s.fight) - spirit_gain(s, seat, back_of(spirit), s.fight)
    if back_of(loser) == UNEARTH:
        gain += UNEARTHING_GAIN

    later = worth_of(s, loser, seat) - worth_of(s, spirit, seat)
    for slot in range(s.fight, s.slots):
        moved = s.card[line + slot + 1] if slot < s.slots - 1 else spirit
        later += fight_in_line(s, seat, slot, moved, NO_SPIRIT)
        later -= fight_in_line(s, seat, slot, s.card[line + slot], NO_SPIRIT)
    return gain + turns_after(s) * later
