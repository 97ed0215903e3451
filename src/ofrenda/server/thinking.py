"""Bots think in worker processes: a slow bot never delays another table.

What crosses to a worker is a resampled state, encoded: never the true one. Matches that are over are judged by a
worker of their own, and so are records that people bring followed, so that no bot waits for that.
"""

from __future__ import annotations

import logging

from ofrenda.bots import Player, Question, bot
from ofrenda.games import game as find_game
from ofrenda.kernel import record as records
from ofrenda.kernel.errors import OfrendaError
from ofrenda.kernel.rng import seeded
from ofrenda.lab.chances import Curve, curve
from ofrenda.server.errors import Refusal
from ofrenda.server.wire import Replayed, replayed
from ofrenda.server.workers import Died, Failed, Workers
from ofrenda.table import Match

WORKERS = 2
EXTRA_WORKERS = 6
"""While some bots think long, the others need not wait for them."""
SECONDS = 10.0
"""A bot that has not answered by then is replaced by a random choice for this one decision."""
JUDGING_SECONDS = 3.0
LONGEST_JUDGING = 60.0
LONGEST_FOLLOWING = 10.0
TRIES = WORKERS + EXTRA_WORKERS + 1
"""So that workers that died while they had nothing to do cost nobody a move."""

log = logging.getLogger("ofrenda")


class Thinkers:
    """The workers of all tables."""

    def __init__(self, workers: int = WORKERS, extra: int = EXTRA_WORKERS, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._workers = Workers(workers, extra)
        self._judge = Workers(1)
        self._follower = Workers(1)

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
        asked = (match.game.slug, level, seat, question.actions, world, rng.word())
        for _try in range(TRIES):
            try:
                return await self._workers.do(self._seconds, think, *asked)
            except Died:
                log.warning("a worker died while the bot %s thought", level)
            except TimeoutError:
                log.warning("the bot %s took too long", level)
                break
            except Failed as failure:  # a bot that fails must not stop the match
                log.error("the bot %s failed\n%s", level, failure)
                break
        return question.actions[rng.below(len(question.actions))]

    async def judge(self, record: str) -> Curve:
        """How likely each seat was to win, along a match that is over."""
        try:
            return await self._judge.do(LONGEST_JUDGING, curve, record, JUDGING_SECONDS)
        except Died:
            return await self._judge.do(LONGEST_JUDGING, curve, record, JUDGING_SECONDS)

    async def follow(self, record: str, at: int | None) -> Replayed:
        """A position of a record that somebody brought, which may be of any length and full of undos."""
        try:
            followed = await self._follower.do(LONGEST_FOLLOWING, follow, record, at)
        except TimeoutError:
            raise Refusal("To follow this record takes too long.") from None
        if isinstance(followed, str):
            raise Refusal("{reason}", reason=followed)
        return followed

    def close(self) -> None:
        self._workers.close()
        self._judge.close()
        self._follower.close()


def follow(record: str, at: int | None) -> Replayed | str:
    """In a worker: the position, or why there is none."""
    try:
        return replayed(records.parse(record), at)
    except OfrendaError as refusal:
        return str(refusal)


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
