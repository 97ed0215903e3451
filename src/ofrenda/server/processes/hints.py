"""The coach thinks in worker processes of its own: no bot waits for somebody's hint."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from ofrenda.bots.coach import Advice, advise, coach
from ofrenda.games import game as find_game
from ofrenda.kernel.rng import Rng
from ofrenda.server.errors import Refusal
from ofrenda.server.processes.crossing import Crossing, packed, unpacked
from ofrenda.server.processes.turns import Turns
from ofrenda.server.processes.workers import Died, Failed, Workers
from ofrenda.table import Match

COACHES = 2
"""So many hints are found at a time."""
LONGEST = 10.0
"""The expert gives itself about a second; a busy machine may need more."""
PLACES, PLACES_EACH = 24, 4
"""In the queue, and of one address."""

log = logging.getLogger("ofrenda")


class HintPool:
    """The workers that judge decisions for people."""

    def __init__(self) -> None:
        self._workers = Workers(COACHES)
        self._turns = Turns(COACHES, PLACES, PLACES_EACH)

    async def advise(self, asked: Crossing, labels: Mapping[int, str], address: str) -> Advice:
        """What the coach says of a decision to somebody at this address; `labels` are the actions in words."""
        async with self._turns.turn(address):
            try:
                try:
                    return await self._workers.do(LONGEST, advice, asked, dict(labels))
                except Died:
                    return await self._workers.do(LONGEST, advice, asked, dict(labels))
            except (Died, Failed, TimeoutError) as failure:
                log.error("the coach of %s failed\n%s", asked.slug, failure)
                raise Refusal("The coach found no answer this time. Ask again.") from None

    @property
    def waiting(self) -> int:
        return self._turns.waiting

    def close(self) -> None:
        self._workers.close()


def question_for_coach(match: Match, seat: int, rng: Rng) -> Crossing:
    """The decision that the seat owes, with what the seat may know."""
    return packed(match, seat, coach(match.game), rng)


def advice(asked: Crossing, labels: Mapping[int, str]) -> Advice:
    """In a worker: the best moves and a reason."""
    judge = coach(find_game(asked.slug))
    return advise(judge, unpacked(asked, judge), labels.__getitem__)
