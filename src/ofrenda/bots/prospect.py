"""What a move leads to, in worlds that fit what its seat knows: whether it wins, and how somebody will go on."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from ofrenda.bots.bot import Question
from ofrenda.bots.tree import reopen, shares
from ofrenda.kernel.legal import Legal
from ofrenda.kernel.phase import NOBODY
from ofrenda.kernel.play import first_decider, settle_any
from ofrenda.kernel.rng import Rng
from ofrenda.kernel.state import State

WORLDS = 100
FURTHEST = 60
"""So many entries later what happens has little to do with the move."""


class Prospect(msgspec.Struct, frozen=True):
    """What follows a move before its seat chooses again, others playing as tactics tell them."""

    wins: float
    """In which part of the worlds the match is won by then."""
    likely: float = 0.0
    """In which part of them the most likely answer of another is given; 0 where nobody has a choice."""
    seat: int = 0
    action: int = 0
    world: State[Any] | None = None
    """One of the worlds, when that answer is due."""


Answer = tuple[int, int]
"""A seat and its action."""


def prospect(question: Question, action: int) -> Prospect:
    """What follows this action of the seat that owes the decision."""
    world = question.world
    if world is None:
        raise ValueError("a prospect needs a world")

    wins = 0.0
    answers: Counter[Answer] = Counter()
    due: dict[Answer, State[Any]] = {}
    for _world in range(WORLDS):
        state = world.resample(question.seat, question.rng, question.memory)
        reopen(state, question.seat, Legal())
        state.act_unchecked(question.seat, action)
        found = _first_answer(state, question.seat, question.rng)
        if found is not None:
            answer, before = found
            answers[answer] += 1
            due.setdefault(answer, before)
        elif not state.stack:
            wins += shares(state)[question.seat]

    if not answers:
        return Prospect(wins / WORLDS)
    likely, count = min(answers.items(), key=lambda one: (-one[1], one[0]))
    return Prospect(wins / WORLDS, count / WORLDS, *likely, due[likely])


def _first_answer(state: State[Any], seat: int, rng: Rng) -> tuple[Answer, State[Any]] | None:
    """Plays on until another seat has made a choice that is no pass: what it was, and the state before it."""
    choose = state.rules.game.light
    for _entry in range(FURTHEST):
        if not state.stack:
            return None
        decider = first_decider(state)
        if decider == NOBODY:
            settle_any(state, rng, None)
            continue

        actions = state.actions(decider)
        if decider == seat and len(actions) > 1:
            return None
        chosen = actions[0] if len(actions) == 1 else choose(state, decider, actions, rng)
        if decider != seat and len(actions) > 1 and chosen != state.stack[-1].pass_action():
            return (int(decider), chosen), state
        state.act_unchecked(decider, chosen)
    return None
