"""Judgement for Day of the Dead: try each choice a few times and see how the fights go.

Thirty-eight effects that act on one another are judged best by the rules themselves. Every action is followed a few
times by random play, with the same luck for each action, until the turn is over; a summoning, which decides who
fights on the next turn, until that one is over too. Playouts have no time for that: `light` judges at first sight.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ofrenda.games.day_of_the_dead.engine.glance import light as light
from ofrenda.games.day_of_the_dead.engine.pieces import FIELD, PICK, PLACES, TURNS
from ofrenda.games.day_of_the_dead.engine.state import DayState
from ofrenda.kernel.legal import Legal
from ofrenda.kernel.play import random_entry
from ofrenda.kernel.rng import Rng

TRIES: Final = 6
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
