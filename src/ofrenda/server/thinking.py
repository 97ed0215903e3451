"""Bots think in worker processes: a slow bot never delays another table.

What crosses to a worker is a resampled state, encoded: never the true one.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor

from ofrenda.bots import Player, Question, bot
from ofrenda.games import game as find_game
from ofrenda.kernel.errors import OfrendaError
from ofrenda.kernel.rng import seeded
from ofrenda.table import Match

WORKERS = 2
SECONDS = 10.0
"""A bot that has not answered by then is replaced by a random choice for this one decision."""


class Thinkers:
    """The workers of all tables."""

    def __init__(self, workers: int = WORKERS) -> None:
        self._pool = ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"))

    async def choose(self, match: Match, seat: int, level: str) -> int:
        """The bot's choice for the decision that the seat owes."""
        rng = match.dice.bot_rng(seat, match.number + 1)
        player = Player(bot(level), match.state.rules, seat)
        if player.watches:
            player.witness(match.opening)
            for step in match.steps:
                player.witness(step.events)
        question = player.question(match.state, rng)
        world = question.world.encode() if question.world is not None else match.state.resample(seat, rng).encode()
        seed = rng.word()
        thought = self._pool.submit(think, match.game.slug, level, seat, question.actions, world, seed)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(thought), SECONDS)
        except (TimeoutError, OfrendaError):
            return question.actions[rng.below(len(question.actions))]

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)


def think(slug: str, level: str, seat: int, actions: list[int], world: bytes, seed: int) -> int:
    """In a worker: the bot's choice in a world that fits what its seat knows."""
    game = find_game(slug)
    state = game.decode(world)
    thinker = bot(level)
    question = Question(
        game=game,
        seat=seat,
        actions=actions,
        rng=seeded(seed),
        view=state.view(seat) if thinker.uses_view else None,
        events=(),
        world=state,
        memory=None,
    )
    return thinker.choose(question)
