"""The bot that has solved Rolling Bones: it knows what every action is worth; weaker strengths see it blurred."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from ofrenda.bots.bot import Bot, Judged, Question
from ofrenda.bots.plans import plans
from ofrenda.bots.solved import points_solver
from ofrenda.bots.stakes import aims, chances
from ofrenda.games.rolling_bones.engine.advice import worths
from ofrenda.games.rolling_bones.engine.pieces import BURY, GIVE_UP
from ofrenda.games.rolling_bones.engine.solver import Solver
from ofrenda.games.rolling_bones.engine.state import BonesState
from ofrenda.games.rolling_bones.engine.tactics import burying_wins
from ofrenda.kernel.errors import OfrendaError, UnknownName
from ofrenda.kernel.rng import Rng
from ofrenda.words import listing

BLURS = {"easy": 8.0, "medium": 5.5, "hard": 3.0, "points": 0.0, "expert": 0.0}
"""By strength: each action may look worse than it is by up to so many points. `points` is for experiments."""
GRAINS = 1 << 30
DIGITS = 12
"""What differs by less is the same: sums of chances are no more exact."""
NO_ACTION = -1
PLANS_KEPT = 24
"""Solved plans in memory, some eight megabytes each; a match seldom needs more."""
DOUBT_AMONG_MANY = 0.03
"""With three and more players the chance is put together of those against each: about so far is it off."""


class Oracle(Bot):
    """Plays Rolling Bones by its solution.

    The expert plays for the match: each turn by the plan that wins most at these totals. Weaker ones want as many
    points as possible and judge every action a little wrong, by up to so many points as their strength says.
    """

    uses_view: ClassVar[bool] = False
    uses_world: ClassVar[bool] = True

    def __init__(self, strength: str = "expert") -> None:
        if strength not in BLURS:
            raise UnknownName(
                "There is no strength “{strength}”. Strengths: {strengths}.",
                strength=strength,
                strengths=listing(list(BLURS)),
            )
        self.strength = strength

    def choose(self, question: Question) -> int:
        s = _world(question)
        actions = question.actions
        if len(actions) == 1:
            return actions[0]
        if BURY in actions and burying_wins(s, question.seat):
            return BURY

        if self.strength == "expert":
            solver = _plan_solver(_best_plan(tuple(aims(s))), s.rules.hat_counts)
            return _first_best(actions, worths(solver, s, actions))
        return _blurred(actions, worths(points_solver(s.rules.hat_counts), s, actions), self._blur, question.rng)

    def judge(self, question: Question) -> list[Judged]:
        """Every action, the best first: solved for just these totals, whatever the strength.

        Between two players the doubt is 0, though the chances after this turn are only as good as the plans.
        """
        s = _world(question)
        actions = question.actions
        aimed = worths(_solver(tuple(aims(s)), s.rules.hat_counts), s, actions)
        likely = worths(_solver(tuple(chances(s)), s.rules.hat_counts), s, actions)
        points = worths(points_solver(s.rules.hat_counts), s, actions)
        doubt = DOUBT_AMONG_MANY if s.rules.seats > 2 else 0.0
        at_once = BURY if BURY in actions and burying_wins(s, question.seat) else NO_ACTION

        def rank(place: int) -> tuple[bool, float, float]:
            return actions[place] != at_once, -round(aimed[place], DIGITS), -points[place]

        order = sorted(range(len(actions)), key=rank)
        return [Judged(actions[place], min(1.0, likely[place]), doubt, points[place]) for place in order]

    @property
    def _blur(self) -> float:
        return BLURS[self.strength]


class ForPoints(Oracle):
    """Plays every turn perfectly for the most points, whatever the totals: what the expert is measured against."""

    def __init__(self) -> None:
        super().__init__("points")


def _world(question: Question) -> BonesState:
    if not isinstance(question.world, BonesState):
        raise OfrendaError("The oracle plays Rolling Bones; this is {title}.", title=question.game.title)
    return question.world


@lru_cache(maxsize=256)
def _best_plan(aim: tuple[float, ...]) -> int:
    """The number of the plan that serves this aim best."""
    means = [plan.mean(list(aim)) for plan in plans()]
    return means.index(max(means))


@lru_cache(maxsize=PLANS_KEPT)
def _plan_solver(number: int, hat_counts: bool) -> Solver:
    return points_solver(hat_counts) if number == 0 else Solver(plans()[number].worths, hat_counts)


@lru_cache(maxsize=2)
def _solver(aim: tuple[float, ...], hat_counts: bool) -> Solver:
    return Solver(list(aim), hat_counts)


def _first_best(actions: list[int], worth: list[float]) -> int:
    return actions[worth.index(max(worth))]


def _blurred(actions: list[int], worth: list[float], blur: float, rng: Rng) -> int:
    """The action that looks best at a glance that takes up to `blur` points from each; nobody gives up by mistake."""
    seen = [value - blur * float(rng.below(GRAINS)) / GRAINS for value in worth]
    if GIVE_UP in actions and max(worth) > worth[actions.index(GIVE_UP)]:
        seen[actions.index(GIVE_UP)] = float("-inf")
    return _first_best(actions, seen)
