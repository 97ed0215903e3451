"""Bots think in worker processes: a slow bot never delays another table.

What crosses to a worker is a resampled state, encoded: never the true one. Matches that are over are judged by a
worker of their own, so that no bot waits for that.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from ofrenda.bots import Player, Question, bot
from ofrenda.games import game as find_game
from ofrenda.kernel.rng import seeded
from ofrenda.lab.chances import Curve, curve
from ofrenda.table import Match

WORKERS = 2
SECONDS = 10.0
"""A bot that has not answered by then is replaced by a random choice for this one decision."""


JUDGING_SECONDS = 3.0
TRIES = 3

log = logging.getLogger("ofrenda")


class Thinkers:
    """The workers of all tables."""

    def __init__(self, workers: int = WORKERS, seconds: float = SECONDS) -> None:
        self._workers = workers
        self._seconds = seconds
        self._pool = _pool(workers)
        self._judge = _pool(1)  # its process starts with the first match to judge

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
        for _try in range(TRIES):
            pool = self._pool
            try:
                thought = pool.submit(think, match.game.slug, level, seat, question.actions, world, seed)
                return await asyncio.wait_for(asyncio.wrap_future(thought), self._seconds)
            except BrokenProcessPool:  # a worker died, or was ended because somebody else's bot took too long
                self._renew(pool)
            except TimeoutError:
                self._renew(pool)
                break
            except Exception:  # a bot that fails must not stop the match
                log.exception("the bot %s failed", level)
                break
        return question.actions[rng.below(len(question.actions))]

    def _renew(self, pool: ProcessPoolExecutor) -> None:
        """Ends these workers, who would think on, and hires new ones; what others asked of them is asked again."""
        if pool is self._pool:
            self._pool = _pool(self._workers)
            for worker in list(pool._processes.values()):
                worker.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    async def judge(self, record: str) -> Curve:
        """How likely each seat was to win, along a match that is over."""
        return await asyncio.wrap_future(self._judge.submit(curve, record, JUDGING_SECONDS))

    def close(self) -> None:
        for pool in (self._pool, self._judge):
            pool.shutdown(cancel_futures=True)


def _pool(workers: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"), initializer=_be_modest)


def _be_modest() -> None:
    """In a worker: whoever waits for the page comes before whoever thinks."""
    if hasattr(os, "nice"):
        os.nice(10)


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
