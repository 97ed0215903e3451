"""The bots one can sit down with, by level."""

from __future__ import annotations

from importlib import import_module
from typing import ClassVar

from ofrenda.bots.bot import Bot, Question
from ofrenda.kernel.errors import UnknownName
from ofrenda.words import listing, mark


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


def bot(level: str, own: bool = False) -> Bot:
    """A bot of this level; with `own`, also one of your own as `module:Class`.

    Loading one's own runs its code, so a level that comes from a record or from another person must not be `own`.
    """
    if level in LEVELS:
        return LEVELS[level]()
    if own and ":" in level:
        return _own_bot(level)
    if own:
        message = mark("There is no bot “{level}”. Bots: {bots}, or one of your own as module:Class.")
    else:
        message = mark("There is no bot “{level}”. Bots: {bots}.")
    raise UnknownName(message, level=level, bots=listing(list(LEVELS)))


def _own_bot(level: str) -> Bot:
    module, _colon, name = level.partition(":")
    try:
        found = getattr(import_module(module), name)
        made = found()
    except Exception as error:  # whatever an author's file does wrong is told, not thrown
        raise UnknownName("The bot “{level}” cannot be loaded: {reason}", level=level, reason=error) from error
    if not isinstance(made, Bot):
        raise UnknownName("“{level}” is no bot: it must be a subclass of ofrenda.bots.Bot.", level=level)
    return made
