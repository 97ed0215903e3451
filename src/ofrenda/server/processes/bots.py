"""Bots think in worker processes: a slow bot never delays another table.

What crosses to a worker is a resampled state, encoded: never the true one.
"""

from __future__ import annotations

import logging

from ofrenda.bots import Player, Question, bot
from ofrenda.bots.failures import saved
from ofrenda.games import game as find_game
from ofrenda.kernel.rng import seeded
from ofrenda.server.processes.workers import Died, Failed, Workers
from ofrenda.table import Match

WORKERS = 2
EXTRA_WORKERS = 6
"""While some bots think long, the others need not wait for them."""
SECONDS = 10.0
"""For a bot that has not answered by then the greedy bot makes this one decision."""
TRIES = WORKERS + EXTRA_WORKERS + 1
"""So that workers that died while they had nothing to do cost nobody a move."""

log = logging.getLogger("ofrenda")


class BotPool:
    """The workers of all tables."""

    def __init__(self, workers: int = WORKERS, extra: int = EXTRA_WORKERS, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._workers = Workers(workers, extra)

    async def choose(self, match: Match, seat: int, level: str) -> int:
        """The bot's choice for the decision that the seat owes."""
        rng = match.dice.bot_rng(seat, match.number + 1)
        player = Player(bot(level), match.state.rules, seat)
        if player.watches:
            player.witness(match.opening)
            for step in match.steps:
                player.witness(step.events)

        question = player.question(match.state, rng)
        world = question.world or match.state.resample(seat, rng)
        memory = question.memory.written() if question.memory is not None else None
        arguments = (match.game.slug, level, seat, question.actions, world.encode(), memory, rng.word())
        for _try in range(TRIES):
            try:
                answer = await self._workers.do(self._seconds, think, *arguments)
                if answer in question.actions:
                    return answer
                log.error("the bot %s answered %s, which is not legal; the position: %s", level, answer, saved(world))
                break
            except Died:
                log.warning("a worker died while the bot %s thought", level)
            except TimeoutError:
                log.warning("the bot %s took too long; the position: %s", level, saved(world))
                break
            except Failed as failure:  # a bot that fails must not stop the match
                log.error("the bot %s failed; the position: %s\n%s", level, saved(world), failure)
                break

        return match.game.tactics.prefer(world, seat, question.actions, rng)

    @property
    def waiting(self) -> int:
        return self._workers.waiting

    def close(self) -> None:
        self._workers.close()


def think(
    slug: str, level: str, seat: int, actions: list[int], world: bytes, remembered: list[list[int]] | None, seed: int
) -> int:
    """In a worker: the bot's choice in a world that fits what its seat knows."""
    game = find_game(slug)
    state = game.decode(world)
    thinker = bot(level)
    memory = None if remembered is None else game.memory(state.rules, seat)
    if memory is not None and remembered is not None:
        memory.recall(remembered)

    question = Question(
        game=game,
        seat=seat,
        actions=actions,
        rng=seeded(seed),
        view=state.view(seat) if thinker.uses_view else None,
        events=(),
        world=state,
        memory=memory,
    )
    return thinker.choose(question)
