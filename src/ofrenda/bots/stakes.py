"""What the points of a turn of Rolling Bones are worth in its match: the chance to win it."""

from __future__ import annotations

from functools import cache

from ofrenda.bots.plans import REACH, plans, race, turns_alone
from ofrenda.games.rolling_bones.engine.race import Limit
from ofrenda.games.rolling_bones.engine.solver import ALL_POINTS
from ofrenda.games.rolling_bones.engine.state import BonesState

MEAN_POINTS = 12
"""What a turn brings on average, rounded."""
MOST_ROUNDS = 8
"""With more rounds to come, their limit (RB-21) is left out of account."""


def chances(s: BonesState) -> list[float]:
    """By ALL_POINTS: the chance of the seat whose turn it is to win the match once the turn brings them.

    Exact for two players as far as the plans go. Against more, each is raced alone and the chances are multiplied: the
    one who leads decides. Alone it is always won.
    """
    if s.rules.seats == 1:
        return [1.0] * len(ALL_POINTS)
    return [_chance(s, points) for points in ALL_POINTS]


def aims(s: BonesState) -> list[float]:
    """By ALL_POINTS: what the seat wants most. That is to win; alone it is to need few turns (RB-20)."""
    if s.rules.seats > 1:
        return chances(s)

    missing = s.rules.target - s.totals[0]
    reach = min(s.rules.target, REACH)
    beyond = max(0, missing - reach)
    turns = turns_alone(reach)
    return [-turns[min(max(0, missing - beyond - points), reach)] for points in ALL_POINTS]


def _chance(s: BonesState, points: int) -> float:
    chance = 1.0
    for other in range(s.rules.seats):
        if other != s.active:
            chance *= _chance_against(s, points, other)
    return chance


def _chance_against(s: BonesState, points: int, other: int) -> float:
    rules = s.rules
    mine = rules.target - s.totals[s.active] - points
    theirs = rules.target - s.totals[other]
    over = mine <= 0 or min(rules.target - total for total in s.totals) <= 0
    if mine <= 0 and not rules.finish_round:
        return 1.0

    later = other > s.active
    running = race(min(rules.target, REACH), rules.finish_round)
    if over:
        return 1.0 - running.last(theirs - mine) if later else _compared(theirs - mine)
    rounds = rules.max_rounds - s.round
    if rounds == 0 or (rounds <= MOST_ROUNDS and (rounds + 1) * MEAN_POINTS < min(mine, theirs)):
        return 1.0 - _limit(rounds + 1).mover(2 * rounds + later, mine - theirs)
    return 1.0 - running.mover(theirs, mine, later)


def _compared(lead: int) -> float:
    return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0


@cache
def _limit(rounds: int) -> Limit:
    return Limit([plan.chances for plan in plans()], rounds)
