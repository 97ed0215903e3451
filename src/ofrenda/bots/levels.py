"""The bots one can sit down with, by level."""

from __future__ import annotations

from typing import ClassVar

from ofrenda.bots.bot import Bot, Question
from ofrenda.kernel.errors import UnknownName
from ofrenda.words import listing


class RandomBot(Bot):
    """Any legal action, each as likely."""

    uses_view: ClassVar[bool] = False

    def choose(self, question: Question) -> int:
        return question.actions[question.rng.below(len(question.actions))]


class GreedyBot(Bot):
    """What the game's tactics prefer at first sight, in one world that fits what it knows."""

    uses_view: ClassVar[bool] = False
    uses_world: ClassVar[bool] = True

    def choose(self, question: Question) -> int:
        return question.game.tactics.prefer(question.world, question.seat, question.actions, question.rng)


LEVELS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot(level: str) -> Bot:
    """A bot of this level."""
    if level not in LEVELS:
        raise UnknownName("There is no bot “{level}”. Bots: {bots}.", level=level, bots=listing(list(LEVELS)))
    return LEVELS[level]()
