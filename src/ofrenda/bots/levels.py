"""The bots one can sit down with, by level."""

from __future__ import annotations

from importlib import import_module
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
    """A bot of this level, or one of your own: `module:Class`."""
    if level in LEVELS:
        return LEVELS[level]()
    module, colon, name = level.partition(":")
    if not colon:
        raise UnknownName(
            "There is no bot “{level}”. Bots: {bots}, or one of your own as module:Class.",
            level=level,
            bots=listing(list(LEVELS)),
        )
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownName("The bot “{level}” cannot be loaded: {reason}.", level=level, reason=error) from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise UnknownName("“{level}” is no bot: it must be a subclass of ofrenda.bots.Bot.", level=level)
    return found()
