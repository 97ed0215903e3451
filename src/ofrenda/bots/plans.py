"""Ways to play a turn of Rolling Bones: each the best one for somebody who wants certain points more than others.

The shipped ones are enough to play the race to the target nearly perfectly; `make_plans` finds them. It asks at many
pairs of totals for the best turn of all, and keeps that as a plan of its own wherever the plans so far win less.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files

import msgspec

from ofrenda.games.rolling_bones import GAME
from ofrenda.games.rolling_bones.engine.opening import opening_worth, outlook
from ofrenda.games.rolling_bones.engine.race import Race, fewest_turns
from ofrenda.games.rolling_bones.engine.solver import ALL_POINTS, LEAST_POINTS, Solver
from ofrenda.kernel.errors import DataError

SHIPPED = "rolling-bones-plans.json"
REACH = 100
"""So far from the target are the pairs of totals for which the race is solved."""
MISSING = (1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 21, 24, 28, 34, 44, 60, 100)
"""What is missing to the target at the pairs at which the best turn is looked for."""
GAIN = 0.001
"""A further plan must win so much more often at one of these pairs, or save so many turns to a player alone."""
DECIMALS = 6

POINTS = [float(points) for points in ALL_POINTS]
"""What points are worth to whoever wants as many as possible."""


class Plan(msgspec.Struct, frozen=True):
    """One way to play a turn."""

    worths: list[float]
    """By ALL_POINTS: what it is worth to whoever plays so."""
    chances: list[float]
    """By points from 0: how likely the turn brings them."""

    def mean(self, worths: list[float]) -> float:
        """What the turn is worth to somebody else, by ALL_POINTS."""
        return sum(chance * worths[points - LEAST_POINTS] for points, chance in enumerate(self.chances))


class Plans(msgspec.Struct, frozen=True):
    """What is shipped: the plans, and for which rules they were found."""

    rules: int
    gain: float
    plans: list[Plan]


@cache
def plans() -> list[Plan]:
    """The shipped plans; the first is that of the most points."""
    shipped = msgspec.json.decode(files(__package__).joinpath(SHIPPED).read_bytes(), type=Plans)
    if shipped.rules != GAME.rules_version:
        raise DataError(
            "{file} was made for version {old} of the rules; these are version {new}. `ofrenda solve` makes a new one.",
            file=SHIPPED,
            old=shipped.rules,
            new=GAME.rules_version,
        )
    return shipped.plans


@cache
def race(reach: int, finish_round: bool) -> Race:
    """The race between two players who have the shipped plans."""
    return Race([plan.chances for plan in plans()], reach, finish_round)


@cache
def turns_alone(reach: int) -> list[float]:
    """By what is missing: the turns that a player alone needs."""
    return fewest_turns([plan.chances for plan in plans()], reach)


def plan_for(worths: list[float], hat_counts: bool = True) -> tuple[Plan, float]:
    """The best plan for whoever sees it so, and what a turn is worth then."""
    solver = Solver(worths, hat_counts)
    worth = opening_worth(solver)
    return Plan(worths, outlook(solver)[-LEAST_POINTS:]), worth


def plan_steps() -> int:
    """How often `make_plans` tells its progress."""
    return len(MISSING) * (len(MISSING) + 1)


def make_plans(progress: Callable[[int], None]) -> Plans:
    """Finds them anew, in some ten minutes; `progress` hears how many more steps are done."""
    found = [plan_for(POINTS)[0]]
    pairs = sorted(((mine, other) for mine in MISSING for other in MISSING), key=sum)
    for worths, so_far in _questions(found, pairs):
        plan, worth = plan_for(worths)
        if worth - so_far > GAIN:
            found.append(plan)
        progress(1)

    return Plans(GAME.rules_version, GAIN, [_rounded(plan) for plan in found])


def _questions(found: list[Plan], pairs: list[tuple[int, int]]) -> Iterator[tuple[list[float], float]]:
    """What points are worth at each pair of totals, and then alone; and how far the plans found so far come."""
    known = 0
    for mine, other in pairs:
        if known != len(found):
            known = len(found)
            race = Race([plan.chances for plan in found], REACH, False)
        yield _settled([race.after(mine - points, other, True) for points in ALL_POINTS]), race.mover(mine, other, True)

    for missing in MISSING:
        turns = fewest_turns([plan.chances for plan in found], REACH)
        worths = _settled([-turns[min(max(0, missing - points), REACH)] for points in ALL_POINTS])
        yield worths, max(plan.mean(worths) for plan in found)


def _settled(worths: list[float]) -> list[float]:
    """As it will be shipped, so that a plan and its chances belong together."""
    return [round(worth, DECIMALS) for worth in worths]


def _rounded(plan: Plan) -> Plan:
    return Plan(plan.worths, [round(chance, 9) for chance in plan.chances])
