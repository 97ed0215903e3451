"""Bots that search: many worlds that fit what their seat knows, and the move that wins in most of them.

One's own evaluation is one method:

    from ofrenda.bots import search

    class Mine(search.SearchBot):
        def evaluate(self, state):
            return [0.5, 0.5]  # each seat's chance of winning
"""

from __future__ import annotations

import math
from typing import Any, ClassVar

import msgspec

from ofrenda.bots import weights
from ofrenda.bots.bot import Bot, Judged, Question
from ofrenda.bots.tree import Judge, Search, Tree
from ofrenda.kernel.game import Game
from ofrenda.kernel.state import State
from ofrenda.kernel.view import Memory


class Budget(msgspec.Struct, frozen=True):
    """How long a bot thinks about a turn's main decision, how much it forgets, and how sure it must be."""

    iterations: int = 1000
    seconds: float = 1.0
    """It never thinks longer, however slow the machine; where it does not come to that, the same seed gives the same
    choice."""
    forgets: int = 0
    """Of 100 things it could remember, so many are forgotten, in games where remembering is part of the game."""
    margin: float = 0.0
    """What tactics prefer is done unless something else wins so much more often. To draw one more card before one sets
    out is always a hair better for whoever believes that everybody sets out with the next turn: where all think so,
    nobody ever does."""


class Style(msgspec.Struct, frozen=True):
    """How a game is searched, as it was measured to win most (docs/strength.md)."""

    exploration: float = 0.6
    widening: float = 4.0
    chaos: int = 10
    horizon: int = 0
    """By so many moments is a line played on before it is judged, where there is an evaluation."""
    main: tuple[str, ...] = ()
    """The phases of a turn's main decisions; none: all are."""


STYLES: dict[str, Style] = {
    "dia-de-los-muertos": Style(widening=2.0, horizon=2, main=("LayCard", "Turn", "SwapTwo")),
    "die-of-the-dead": Style(horizon=2, main=("ChooseCasket",)),
    "day-of-the-dead": Style(exploration=1.0, widening=100.0, horizon=1),
    "rolling-bones": Style(main=("Laying",)),
}
"""A game that is not here is searched with the defaults."""

MINOR = 5
"""A decision that is not a turn's main one gets this part of the budget."""


class SearchBot(Bot):
    """Searches for the move that wins most; a forced answer needs no search."""

    uses_view: ClassVar[bool] = False
    uses_world: ClassVar[bool] = True

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget or Budget()

    def evaluate(self, state: Any) -> list[float]:
        """Each seat's chance of winning in a state that is not over. To be overridden."""
        raise NotImplementedError

    def choose(self, question: Question) -> int:
        if len(question.actions) == 1:
            return question.actions[0]
        return self.judge(question)[0].action

    def judge(self, question: Question) -> list[Judged]:
        """The actions that were looked at, the best first: that one was found best most often, and clearly."""
        tree = self.searched(question)
        nodes = sorted(tree.tried(), key=lambda node: (-tree.visits[node], -tree.total[node], tree.action[node]))
        judged = [_judged(tree, node) for node in nodes if tree.visits[node] and tree.action[node] in question.actions]
        return sensible_first(question, judged, self.budget.margin)

    def searched(self, question: Question) -> Tree:
        """The tree of the seat that owes the decision."""
        world = question.world
        if world is None:
            raise ValueError("a bot that searches needs a world")

        own = None if type(self).evaluate is SearchBot.evaluate else self.evaluate
        search = prepared(question.game, world.rules.seats, own)
        part = divisor(world)
        memory = forgetful(question, self.budget.forgets)
        iterations = max(1, self.budget.iterations // part)
        seconds = self.budget.seconds * question.patience / part
        search.run(world, question.seat, memory, question.rng, iterations, seconds)
        return search.trees[question.seat]


def divisor(state: State[Any]) -> int:
    """By what the budget is divided for the decision that is due: 1 for a turn's main ones."""
    style = STYLES.get(state.rules.game.slug, Style())
    return MINOR if style.main and type(state.stack[-1]).__name__ not in style.main else 1


def prepared(game: Game, seats: int, own: Judge | None = None) -> Search:
    """A search of this game that has still to begin.

    Lines are judged where the trees end by one's `own` evaluation; else, where the game has learnt one, by that a few
    moments later; else they are played to the end.
    """
    style = STYLES.get(game.slug, Style())
    learnt = weights.shipped(game, seats) if own is None and style.horizon else None

    return Search(
        seats,
        len(game.actions),
        game.light,
        style.exploration,
        style.widening,
        style.chaos,
        own or learnt,
        weights.features_of(game).moment if learnt else _now,
        style.horizon if learnt else 0,
    )


def _now(_state: Any) -> int:
    """For an evaluation that judges at once."""
    return 0


def forgetful(question: Question, percent: int) -> Memory | None:
    """What the seat remembers, without what slipped its mind; its own memory stays as it is."""
    world, memory = question.world, question.memory
    if world is None or memory is None or not percent:
        return memory

    faded = question.game.memory(world.rules, question.seat)
    if faded is not None:
        faded.recall(memory.written())
        faded.fade(percent, question.rng)
    return faded


def sensible_first(question: Question, judged: list[Judged], margin: float) -> list[Judged]:
    """Before the others what tactics prefer, where none of them is better by the margin."""
    if not margin:
        return judged

    preferred = question.game.tactics.prefer(question.world, question.seat, question.actions, question.rng)
    found = [one for one in judged if one.action == preferred]
    if not found or judged[0].chance - found[0].chance > margin:
        return judged
    return found + [one for one in judged if one.action != preferred]


def _judged(tree: Tree, node: int) -> Judged:
    visits = int(tree.visits[node])
    mean = tree.total[node] / visits
    spread = max(0.0, tree.squares[node] / visits - mean * mean)
    return Judged(tree.action[node], mean, math.sqrt(spread / visits))
