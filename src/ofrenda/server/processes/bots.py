"""Bots think in worker processes: a slow bot never delays another table."""

from __future__ import annotations

import logging

from ofrenda.bots import bot
from ofrenda.bots.failures import saved
from ofrenda.server.processes.crossing import Crossing, packed, unpacked
from ofrenda.server.processes.workers import Died, Failed, WorkerPool
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
        self._workers = WorkerPool(workers, extra)

    async def choose(self, match: Match, seat: int, level: str, patience: float = 1.0) -> int:
        """The bot's choice for the decision that the seat owes, found in this part of its usual time."""
        rng = match.dice.bot_rng(seat, match.number + 1)
        asked = packed(match, seat, bot(level), rng, patience)
        for _try in range(TRIES):
            try:
                answer = await self._workers.do(self._seconds, think, level, asked)
                if answer in asked.actions:
                    return answer
                log.error(
                    "the bot %s answered %s, which is not legal; the position: %s", level, answer, saved(asked.state())
                )
                break
            except Died:
                log.warning("a worker died while the bot %s thought", level)
            except TimeoutError:
                log.warning("the bot %s took too long; the position: %s", level, saved(asked.state()))
                break
            except Failed as failure:  # a bot that fails must not stop the match
                log.error("the bot %s failed; the position: %s\n%s", level, saved(asked.state()), failure)
                break

        return match.game.tactics.prefer(asked.state(), seat, asked.actions, rng)

    @property
    def waiting(self) -> int:
        return self._workers.waiting

    def close(self) -> None:
        self._workers.close()


def think(level: str, asked: Crossing) -> int:
    """In a worker: the bot's choice."""
    thinker = bot(level)
    return thinker.choose(unpacked(asked, thinker))
