"""Judgement for Day of the Dead: try each choice a few times and see how the fights go.

Thirty-eight effects that act on one another are judged best by the rules themselves. Every action is followed a few
times by random play, with the same luck for each action, until the turn is over; a summoning, which decides who
fights on the next turn, until that one is over too. Playouts have no time for that: `light` judges at first sight, by
printed power alone.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ofrenda.games.day_of_the_dead.engine.phases.fighting import MayUnearth
from ofrenda.games.day_of_the_dead.engine.phases.picks import FORGET, UNEARTHING, PickCard
from ofrenda.games.day_of_the_dead.engine.pieces import (
    BECOME_SPIRIT,
    DISCARD,
    FIELD,
    LEAVE_IT,
    PICK,
    PLACES,
    SPIRIT,
    STAY_FALLEN,
    SUMMON,
    TAKE,
    TURNS,
    UNEARTH_IT,
    picked,
)
from ofrenda.games.day_of_the_dead.engine.state import DayState
from ofrenda.kernel.legal import Legal
from ofrenda.kernel.packed import Ints
from ofrenda.kernel.play import random_entry
from ofrenda.kernel.rng import Rng

TRIES: Final = 6
MIDDLING: Final = 4
"""A printed power below this one is worth being replaced."""
LASTING: Final = 0.35
"""How much of what an active fighter scores now it may be expected to score on each turn to come."""


def prefer(s: DayState, seat: int, actions: list[int], rng: Rng) -> int:
    """The action after which the turns that were tried went best."""
    if len(actions) == 1:
        return actions[0]

    last_turn = s.turn + 1 if actions[0] < PICK else s.turn
    totals = [0.0] * len(actions)
    for _try in range(TRIES):
        luck = rng.word()
        for number in range(len(actions)):
            world = s.clone()
            world.act_unchecked(seat, actions[number])
            _play_on(world, last_turn, Rng(luck))
            totals[number] += worth(world, seat)

    best = 0
    for number in range(1, len(actions)):
        if totals[number] > totals[best]:
            best = number

    return actions[best]


def light(s: DayState, seat: int, actions: list[int], rng: Rng) -> int:
    """A quick choice for playouts: strong cards in, weak cards out, and the strongest of the others is hindered."""
    first = actions[0]
    if len(actions) == 1:
        return first

    top = s.stack[-1]
    powers = s.rules.powers
    if first < PICK:
        return _most(actions, SUMMON, powers)
    if isinstance(top, PickCard):
        return _card_in_play(s, seat, actions, top.why)
    if TAKE <= first < DISCARD:
        return _most(actions, TAKE, powers)
    if DISCARD <= first < BECOME_SPIRIT:
        return _least(actions, DISCARD, powers)

    if first == BECOME_SPIRIT:
        fallen = powers[s.card[s.fighter(seat)]]
        return BECOME_SPIRIT if powers[s.card[seat * PLACES + SPIRIT]] >= fallen else STAY_FALLEN
    if isinstance(top, MayUnearth):
        weak = powers[s.card[s.fighter(top.owner)]] < MIDDLING
        return UNEARTH_IT if weak == (top.owner == seat) else LEAVE_IT
    return actions[rng.below(len(actions))]


def _most(actions: list[int], first: i64, powers: Ints) -> int:
    """The action, counted by card or fighter from `first` on, with the most power."""
    best = actions[0]
    for action in actions:
        if powers[action - first] > powers[best - first]:
            best = action
    return best


def _least(actions: list[int], first: i64, powers: Ints) -> int:
    best = actions[0]
    for action in actions:
        if powers[action - first] < powers[best - first]:
            best = action
    return best


def _card_in_play(s: DayState, seat: i64, actions: list[int], why: i64) -> int:
    """The strongest card of the other side, or the weakest own one where only those can be picked."""
    own = why in (UNEARTHING, FORGET)
    best = actions[0]
    most: i64 = -1000
    for action in actions:
        place = picked(action, seat)
        power = s.rules.powers[s.card[place]]
        value = -power if own else power
        if not own and place // PLACES == seat:
            value = -100  # a Spook may pick any card, but there is always one of the others
        if value > most:
            best = action
            most = value

    return best


def worth(s: DayState, seat: int) -> float:
    """The lead in points, and what the active fighters may still bring."""
    active: i64 = 0
    for place in range(FIELD):
        if s.active[place]:
            power = s.rules.powers[s.card[place]]
            active += power if place // PLACES == seat else -power
    lead = s.scores[seat] - s.scores[1 - seat]
    return float(lead) + LASTING * float(TURNS + 1 - s.turn) * float(active)


def _play_on(s: DayState, last_turn: int, rng: Rng) -> None:
    """Random play until the turn is over."""
    legal = Legal()
    phase = s.phase_on_top()
    while phase is not None and s.turn <= last_turn:
        phase = random_entry(s, phase, rng, legal)
