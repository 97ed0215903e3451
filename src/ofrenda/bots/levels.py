"""The bots one can sit down with, by level."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, ClassVar

from ofrenda.bots.bot import Bot, Judged, Question
from ofrenda.bots.oracle import Oracle
from ofrenda.bots.search import Budget, SearchBot, divisor
from ofrenda.kernel.errors import UnknownName
from ofrenda.kernel.state import State
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


BUDGETS: dict[str, dict[str, Budget]] = {
    "dia-de-los-muertos": {
        "easy": Budget(20, 1.0, margin=0.1),
        "medium": Budget(60, 1.0, margin=0.07),
        "hard": Budget(1_000, 1.0, margin=0.03),
        "expert": Budget(30_000, 1.0, margin=0.03),
    },
    "die-of-the-dead": {
        "easy": Budget(40, 1.0, forgets=70),
        "medium": Budget(250, 1.0, forgets=40),
        "hard": Budget(700, 1.0, forgets=25),
        "expert": Budget(30_000, 1.0),
    },
    "day-of-the-dead": {
        "easy": Budget(10, 1.0),
        "medium": Budget(60, 1.0),
        "hard": Budget(2_000, 1.0),
        "expert": Budget(40_000, 1.0),
    },
    "": {
        "easy": Budget(30, 1.0),
        "medium": Budget(150, 1.0),
        "hard": Budget(1_000, 1.0),
        "expert": Budget(10_000, 1.0),
    },
}
"""By game ("" for any other) and level."""

THINKERS: dict[str, Callable[[str], Bot]] = {"rolling-bones": Oracle}
"""The games whose levels are played by something else than the search: who makes that bot, by the level's name."""


def thinker(slug: str, level: str) -> Bot:
    """Whoever plays a level of a game."""
    made = THINKERS.get(slug)
    if made is not None:
        return made(level)
    return SearchBot(BUDGETS.get(slug, BUDGETS[""])[level])


def full_seconds(level: str, state: State[Any]) -> float:
    """So long a level thinks about the decision that is due, if it is one that uses all the time it has; else 0."""
    slug = state.rules.game.slug
    if level != STRONGEST or slug in THINKERS:
        return 0.0
    return BUDGETS.get(slug, BUDGETS[""])[level].seconds / divisor(state)


class Levelled(Bot):
    """A level that every game has; who thinks is decided by the game it is asked about."""

    uses_view: ClassVar[bool] = False
    uses_world: ClassVar[bool] = True
    level: ClassVar[str]

    def choose(self, question: Question) -> int:
        return thinker(question.game.slug, self.level).choose(question)

    def judge(self, question: Question) -> list[Judged]:
        """What the actions are worth, the best first."""
        return thinker(question.game.slug, self.level).judge(question)


class Easy(Levelled):
    level: ClassVar[str] = "easy"


class Medium(Levelled):
    level: ClassVar[str] = "medium"


class Hard(Levelled):
    level: ClassVar[str] = "hard"


class Expert(Levelled):
    level: ClassVar[str] = "expert"


OPPONENTS: dict[str, type[Bot]] = {"easy": Easy, "medium": Medium, "hard": Hard, "expert": Expert}
"""The levels that people sit down with, the weakest first."""
LEVEL_NAMES = {"easy": mark("easy"), "medium": mark("medium"), "hard": mark("hard"), "expert": mark("expert")}
"""As people read them."""
STRONGEST = "expert"
USUAL = "medium"
"""The one that nobody had to choose."""
LEVELS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot, **OPPONENTS}
"""All levels; `random` and `greedy` are for experiments."""


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
