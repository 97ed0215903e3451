"""The coach thinks in worker processes of its own: no bot waits for somebody's hint."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence

from ofrenda.bots.coach import Advice, advise, coach
from ofrenda.games import game as find_game
from ofrenda.kernel.game import Game
from ofrenda.kernel.rng import Rng, seeded
from ofrenda.server.errors import Refusal
from ofrenda.server.processes.crossing import Crossing, packed, unpacked
from ofrenda.server.processes.turns import Turns
from ofrenda.server.processes.workers import Died, Failed, WorkerPool
from ofrenda.table import Match, Seeded

COACHES = 2
"""So many hints are found at a time; the second one's process is hired when the first one's is busy."""
PATIENCE = 0.8
"""Of the expert's second: with the way there and back somebody waits about a second."""
LONGEST = 30.0
"""The expert gives itself about a second; one that is not prepared yet, on a busy machine, needs more."""
PLACES, PLACES_EACH = 24, 4
"""In the queue, and of one address."""

log = logging.getLogger("ofrenda")


class HintPool:
    """The workers that judge decisions for people."""

    def __init__(self) -> None:
        self._workers = WorkerPool(1, COACHES - 1)
        self._turns = Turns(COACHES, PLACES, PLACES_EACH)
        self._preparing: dict[str, asyncio.Task[Advice]] = {}

    def prepare(self, slug: str) -> None:
        """Once for each game: hires a worker, and lets it learn by heart what every hint needs."""
        if slug not in self._preparing:
            opening = first_question(find_game(slug))
            self._preparing[slug] = asyncio.create_task(self._workers.do(LONGEST, advice, opening))
            self._preparing[slug].add_done_callback(_prepared)

    async def advise(self, asked: Crossing, labels: Mapping[int, str], names: Sequence[str], address: str) -> Advice:
        """What the coach says of a decision to somebody at this address; `labels` are the actions in words."""
        async with self._turns.turn(address):
            try:
                try:
                    return await self._workers.do(LONGEST, advice, asked, dict(labels), list(names))
                except Died:
                    return await self._workers.do(LONGEST, advice, asked, dict(labels), list(names))
            except (Died, Failed, TimeoutError) as failure:
                log.error("the coach of %s failed\n%s", asked.slug, failure)
                raise Refusal("The coach found no answer this time. Ask again.") from None

    @property
    def waiting(self) -> int:
        return self._turns.waiting

    def close(self) -> None:
        for task in self._preparing.values():
            task.cancel()
        self._workers.close()


def _prepared(task: asyncio.Task[Advice]) -> None:
    if not task.cancelled() and task.exception() is not None:  # then the first hint takes longer
        log.warning("the coach could not be prepared: %r", task.exception())


def first_question(game: Game) -> Crossing:
    """The first decision of a match that nobody plays."""
    names = [f"Seat {number}" for number in range(max(2, game.min_seats))]
    match = Match(game, names, Seeded(1), with_bots=False)
    while match.fall() is not None:
        pass
    return question_for_coach(match, match.state.deciders()[0], seeded(1))


def question_for_coach(match: Match, seat: int, rng: Rng) -> Crossing:
    """The decision that the seat owes, with what the seat may know."""
    return packed(match, seat, coach(match.game), rng, PATIENCE)


def advice(asked: Crossing, labels: Mapping[int, str] | None = None, names: Sequence[str] = ()) -> Advice:
    """In a worker: the best moves and a reason; without `labels` in the notation of records."""
    game = find_game(asked.slug)
    judge = coach(game)
    question = unpacked(asked, judge)
    names = names or [str(seat + 1) for seat in range(asked.state().rules.seats)]
    return advise(judge, question, game.name if labels is None else labels.__getitem__, names)
