"""Judgement for Rolling Bones: what a sensible player does without solving the turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ofrenda.games.rolling_bones.engine.pieces import (
    BONES,
    BURY,
    CENTRE,
    DICE_KINDS,
    GIVE_UP,
    GRAVESTONE,
    HAT_OFF,
    HAT_ON,
    LAY_WRONG,
    OPEN_SLOTS,
    PAY,
    ROLL,
    colour_of,
    score,
    wrong_bone,
    wrong_slot,
)
from ofrenda.games.rolling_bones.engine.state import EMPTY, BonesState
from ofrenda.kernel.packed import bit, floats, row_of
from ofrenda.kernel.rng import Rng

GRAVESTONE_CHANCE: Final = floats([0.0, 0.167, 0.306, 0.421, 0.518, 0.598, 0.665])
"""The chance that at least one of n centre dice shows the gravestone."""

# The best of a dozen settings, each tried on 3,000 turns.
HUNTERS: Final = 4
"""Without a gravestone on the table, so many centre dice are kept back to hunt for one."""
GAIN_PER_DIE: Final = 0.6
"""The points that each die of a further roll adds to the skeleton."""


def prefer(s: BonesState, seat: int, actions: list[int], rng: Rng) -> int:
    """Lay what fits, wear the hat, bury a good skeleton; else pay with the least useful dice."""
    if BURY in actions and burying_wins(s, seat):
        return BURY

    first = actions[0]
    if LAY_WRONG <= first < HAT_ON:
        return BURY if BURY in actions else _least_harm(s, actions)

    bone = _bone_to_lay(s, actions)
    if bone >= 0:
        return bone
    if HAT_ON in actions and (s.shown[GRAVESTONE] or s.unlaid[CENTRE] > 1):
        return HAT_ON
    if BURY in actions and float(s.skeleton_points()) >= _hope(s):
        return BURY
    return _next_roll(s, actions)


def worth(s: BonesState, seat: int) -> float:
    """The lead over the best of the others, the skeleton on the table counted by its chance of burial."""
    points = [float(total) for total in s.totals]
    if s.stack:
        chance = 1.0 if s.shown[GRAVESTONE] else _gravestone_ahead(s)
        points[s.active] += max(0.0, float(s.skeleton_points()) * chance)
    if len(points) == 1:
        return points[0] / float(s.round)
    best = -1e9
    for other in range(len(points)):
        if other != seat and points[other] > best:
            best = points[other]
    return points[seat] - best


def burying_wins(s: BonesState, seat: int) -> bool:
    """Whether the match ends with this burial and nobody else has as much (RB-19, RB-21)."""
    rules = s.rules
    total = s.totals[seat] + s.skeleton_points()
    last_of_round = seat == rules.seats - 1
    best = -1_000_000
    for other in range(rules.seats):
        if other != seat and s.totals[other] > best:
            best = s.totals[other]

    if total <= best:
        return False
    if total >= rules.target and (last_of_round or not rules.finish_round):
        return True
    return last_of_round and rules.seats > 1 and s.round == rules.max_rounds


def _bone_to_lay(s: BonesState, actions: list[int]) -> int:
    """The bone to lay next; -1 if what still fits is better kept for the next roll."""
    fitting = [action for action in actions if action < LAY_WRONG]
    if not fitting:
        return -1
    if not s.filled:
        return _best_start(s, fitting)

    for bone in fitting:
        if colour_of(bone) != CENTRE:
            return bone

    keep_back = not s.shown[GRAVESTONE] and s.unlaid[CENTRE] <= HUNTERS
    if keep_back and GIVE_UP in actions:
        return -1
    return fitting[0]


def _best_start(s: BonesState, fitting: list[int]) -> int:
    """A bone of the chain that counts most."""
    available: i64 = 0
    for bone in fitting:
        available |= bit(bone)
    best = fitting[0]
    best_points = -1
    for bone in fitting:
        chain = bit(bone)
        added = chain
        while added:
            added = OPEN_SLOTS[chain] & available
            chain |= added
        laid = row_of(BONES, EMPTY)
        for slot in range(BONES):
            if chain >> slot & 1:
                laid[slot] = slot
        points = score(laid, False)
        if points > best_points:
            best = bone
            best_points = points

    return best


def _least_harm(s: BonesState, actions: list[int]) -> int:
    """The wrong bone that blocks least: a limb's die, on a slot at the end of an unfinished chain."""
    best = actions[0]
    best_harm = 1000
    for action in actions:
        if action < HAT_ON:
            around = OPEN_SLOTS[bit(wrong_slot(action))]
            ways_on = 0
            for slot in range(BONES):
                if around >> slot & 1 and not s.filled >> slot & 1:
                    ways_on += 1
            harm = ways_on * 2
            if colour_of(wrong_bone(action)) == CENTRE:
                harm += 5
            if harm < best_harm:
                best = action
                best_harm = harm

    return best


def _next_roll(s: BonesState, actions: list[int]) -> int:
    """The way into the next roll that keeps the dice which are still needed."""
    if HAT_OFF in actions and s.unlaid[CENTRE] == 0:
        return HAT_OFF
    if ROLL in actions:
        return ROLL

    best = actions[0]
    most_spare = -100
    for colour in range(DICE_KINDS):
        if PAY + colour not in actions:
            continue
        spare = s.unlaid[colour] - _wanted(s, colour)
        if spare > most_spare:
            best = PAY + colour
            most_spare = spare

    return best


def _wanted(s: BonesState, colour: int) -> int:
    """How many dice of the colour could still find their place soon; the centre's also hunt the gravestone."""
    reachable = OPEN_SLOTS[s.filled]
    wanted = 3 if colour == CENTRE else 0
    for bone in range(BONES):
        if colour_of(bone) == colour and reachable >> bone & 1:
            wanted += 1
    return wanted


def _hope(s: BonesState) -> float:
    """What the skeleton may be expected to count if the player rolls on instead of burying it."""
    price = s.post_ops + 1
    dice = s.dice_left() - price
    if dice < 1:
        return -1e9
    gain = GAIN_PER_DIE * float(dice)
    return (float(s.skeleton_points()) + (gain * 2 if s.hat else gain)) * _gravestone_ahead(s)


def _gravestone_ahead(s: BonesState) -> float:
    """The chance to roll a gravestone before the dice run out, the second roll counted by half."""
    hunters = s.unlaid[CENTRE]
    soon = GRAVESTONE_CHANCE[hunters]
    later = GRAVESTONE_CHANCE[max(0, hunters - 1)]
    return soon + (1 - soon) * later * 0.5
