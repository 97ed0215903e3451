"""A decision on its way to a worker: of the match a resampled state crosses, encoded, and never the true one."""

from __future__ import annotations

from typing import Any

import msgspec

from ofrenda.bots import Bot, Player, Question
from ofrenda.games import game as find_game
from ofrenda.kernel.rng import Rng, seeded
from ofrenda.kernel.state import State
from ofrenda.table import Match


class Crossing(msgspec.Struct, frozen=True, kw_only=True):
    """All that a worker is told of a decision."""

    slug: str
    seat: int
    actions: list[int]
    world: bytes
    """A state that fits what the seat knows."""
    remembered: list[list[int]] | None
    """What the seat has seen, where the view forgets."""
    seed: int
    patience: float = 1.0
    """The part of its usual time that a bot may think."""

    def state(self) -> State[Any]:
        return find_game(self.slug).decode(self.world)


def packed(match: Match, seat: int, thinker: Bot, rng: Rng, patience: float = 1.0) -> Crossing:
    """The decision that the seat owes, for this bot."""
    player = Player(thinker, match.state.rules, seat)
    if player.watches:
        player.witness(match.opening)
        for step in match.steps:
            player.witness(step.events)

    question = player.question(match.state, rng)
    world = question.world or match.state.resample(seat, rng)
    return Crossing(
        slug=match.game.slug,
        seat=seat,
        actions=question.actions,
        world=world.encode(),
        remembered=question.memory.written() if question.memory is not None else None,
        seed=rng.word(),
        patience=patience,
    )


def unpacked(crossing: Crossing, thinker: Bot) -> Question:
    """In the worker: the decision as the bot is asked it."""
    game = find_game(crossing.slug)
    state = crossing.state()
    memory = None if crossing.remembered is None else game.memory(state.rules, crossing.seat)
    if memory is not None and crossing.remembered is not None:
        memory.recall(crossing.remembered)

    return Question(
        game=game,
        seat=crossing.seat,
        actions=crossing.actions,
        rng=seeded(crossing.seed),
        view=state.view(crossing.seat) if thinker.uses_view else None,
        events=(),
        world=state,
        memory=memory,
        patience=crossing.patience,
    )
