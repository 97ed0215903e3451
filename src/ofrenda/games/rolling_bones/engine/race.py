"""The race to the target: how likely the player whose turn it is wins, for every pair of totals.

A plan is one way to play a turn, known by how likely it brings how many points. Each player always takes the plan that
wins most, whatever the other does. What is said of a player is what is missing to the target.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ofrenda.games.rolling_bones.engine.solver import MOST_POINTS
from ofrenda.kernel.packed import Floats, floats

ENOUGH: Final = 1e-13
"""Two players' chances that change by less are settled."""


@final
class Race:
    """The chances of two players, up to `reach` points from the target.

    `plans` has one row for each: by points from 0 to MOST_POINTS, how likely the turn brings them. With `finish_round`
    the second player has a last turn after the first has reached the target (RB-19B).
    """

    def __init__(self, plans: list[list[float]], reach: int, finish_round: bool) -> None:
        self.reach: i64 = reach
        self.finish_round = finish_round
        self._points: i64 = MOST_POINTS + 1
        self._plan_count: i64 = len(plans)
        self._plans: Floats = floats([chance for plan in plans for chance in plan])
        self._last: Floats = floats([self._catching_up(need) for need in range(MOST_POINTS + 1)])
        self._first: Floats = floats([0.0] * ((reach + 1) * (reach + 1)))
        self._second: Floats = floats([0.0] * ((reach + 1) * (reach + 1)))
        # By plan: the chances without the turns that bring nothing, of the first player and of the second.
        self._gains: Floats = floats([0.0] * (2 * len(plans)))
        self._solve()

    def mover(self, mine: i64, other: i64, second: bool) -> float:
        """The chance of the player whose turn it is; further from the target than `reach`, both are moved nearer."""
        beyond = max(mine, other) - self.reach
        if beyond > 0:
            mine = max(mine - beyond, 1)
            other = max(other - beyond, 1)
        place = mine * (self.reach + 1) + other
        return self._second[place] if second else self._first[place]

    def last(self, need: i64) -> float:
        """The chance of a player who has one last turn and needs more than so many points; equal ones share."""
        if need < 0:
            return 1.0
        return self._last[need] if need <= MOST_POINTS else 0.0

    def _catching_up(self, need: i64) -> float:
        best = 0.0
        for plan in range(self._plan_count):
            chance = self._chance(plan, need) / 2
            for points in range(need + 1, self._points):
                chance += self._chance(plan, points)
            best = max(best, chance)
        return best

    def _chance(self, plan: i64, points: i64) -> float:
        return self._plans[plan * self._points + points]

    def _solve(self) -> None:
        """Nearer pairs first: a turn that brings points leads to one of them."""
        for both in range(2, 2 * self.reach + 1):
            for mine in range(max(1, both - self.reach), min(self.reach, both - 1) + 1):
                self._settle(mine, both - mine)

    def _settle(self, first: i64, second: i64) -> None:
        """A turn without points leads from one player's chance to the other's and back: both are found together."""
        for plan in range(self._plan_count):
            self._gains[2 * plan] = self._gain(plan, first, second, False)
            self._gains[2 * plan + 1] = self._gain(plan, second, first, True)

        of_first = 0.5
        of_second = 0.5
        change = 1.0
        while change > ENOUGH:
            before = of_first
            of_first = self._best(1.0 - of_second, 0)
            of_second = self._best(1.0 - of_first, 1)
            change = abs(of_first - before)
        self._first[first * (self.reach + 1) + second] = of_first
        self._second[second * (self.reach + 1) + first] = of_second

    def _best(self, without_points: float, second: i64) -> float:
        best = 0.0
        for plan in range(self._plan_count):
            best = max(best, self._gains[2 * plan + second] + self._chance(plan, 0) * without_points)
        return best

    def _gain(self, plan: i64, mine: i64, other: i64, second: bool) -> float:
        total = 0.0
        for points in range(1, self._points):
            chance = self._chance(plan, points)
            if chance > 0.0:
                total += chance * self.after(mine - points, other, second)
        return total

    def after(self, mine: i64, other: i64, second: bool) -> float:
        """The chance of a player whose turn just ended; what is missing is 0 or less if it reached the target."""
        if mine > 0:
            return 1.0 - self.mover(other, mine, not second)
        if second or not self.finish_round:
            return 1.0
        return 1.0 - self.last(other - mine)


@final
class Limit:
    """The chances of two players when the rounds run out before anybody reaches the target (RB-21)."""

    def __init__(self, plans: list[list[float]], rounds: int) -> None:
        self._plans: Floats = floats([chance for plan in plans for chance in plan])
        self._plan_count: i64 = len(plans)
        self._points: i64 = MOST_POINTS + 1
        self._widest: i64 = rounds * MOST_POINTS
        self._leads: i64 = 2 * self._widest + 1
        self._chances: Floats = floats([0.0] * ((2 * rounds + 1) * self._leads))
        for lead in range(-self._widest, self._widest + 1):
            self._chances[lead + self._widest] = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
        for turns in range(1, 2 * rounds + 1):
            for lead in range(-self._widest, self._widest + 1):
                self._chances[turns * self._leads + lead + self._widest] = self._best(turns, lead)

    def mover(self, turns: i64, lead: i64) -> float:
        """The chance of the player whose turn it is, by its lead and by the turns that both together still have."""
        lead = max(-self._widest, min(self._widest, lead))
        return self._chances[turns * self._leads + lead + self._widest]

    def _best(self, turns: i64, lead: i64) -> float:
        best = 0.0
        for plan in range(self._plan_count):
            chance = 0.0
            for points in range(self._points):
                likely = self._plans[plan * self._points + points]
                if likely > 0.0:
                    chance += likely * (1.0 - self.mover(turns - 1, -lead - points))
            best = max(best, chance)
        return best


def fewest_turns(plans: list[list[float]], reach: int) -> list[float]:
    """By what is missing: how many turns a player alone needs on average (RB-20)."""
    turns = [0.0]
    for missing in range(1, reach + 1):
        best = 1e18
        for plan in plans:
            mean = 1.0
            for points in range(1, min(missing, len(plan))):
                mean += plan[points] * turns[missing - points]
            if plan[0] < 1.0:
                best = min(best, mean / (1.0 - plan[0]))
        turns.append(best)
    return turns
