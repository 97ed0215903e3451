"""The whole turn, from the pre-op roll: what it is worth, and how many points it will bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ofrenda.games.rolling_bones.engine.chains import CHAIN_COUNT, CHAINS, NUMBERS, count, shown
from ofrenda.games.rolling_bones.engine.pieces import (
    ALL_SLOTS,
    BONES,
    CENTRE,
    DICE_PER_COLOUR,
    LEFT,
    RIGHT,
)
from ofrenda.games.rolling_bones.engine.solver import (
    ALL_POINTS,
    CASES_PER_ROLL,
    IMPOSSIBLE,
    LEAST_POINTS,
    ROLLS,
    Solver,
    buried_for,
    can_wear,
    packed,
    points_of,
)
from ofrenda.kernel.packed import Floats, Ints, bit, floats, row_of

SHOWN_SETS: Final[i64] = ALL_SLOTS + 1


def openings() -> list[int]:
    """Every position from which the first post-op roll may be paid."""
    found: list[int] = []
    for number in range(1, CHAIN_COUNT):
        chain = CHAINS[number]
        found.append(_laid(chain, 0, False))
        if can_wear(chain, 0, 0):
            found.append(_laid(chain, 1, False))
    return found


def opening_worth(solver: Solver) -> float:
    """What a turn is worth before its first roll."""
    total = 0.0
    for choice, chance in opening_choices(solver).items():
        total += chance * solver.worth(choice)
    return total


def opening_choices(solver: Solver) -> dict[int, float]:
    """What may be chosen after the pre-op roll, and how likely it is that this is the best choice then."""
    bare = _best_by_shown(solver, 0, False)
    capped = _best_by_shown(solver, 1, False)
    bury = _best_by_shown(solver, 0, True)
    bury_capped = _best_by_shown(solver, 1, True)

    chances: dict[int, float] = {}
    for bones in range(SHOWN_SETS):
        chance = _exactly(count(bones, LEFT)) * _exactly(count(bones, RIGHT))
        if chance == 0.0:
            continue
        for hats in range(2):
            for stones in range(2):
                best = bare[bones]
                if hats:
                    best = solver.better(best, capped[bones])
                if stones:
                    best = solver.better(best, bury[bones])
                if hats and stones:
                    best = solver.better(best, bury_capped[bones])
                likely = chance * _exactly(count(bones, CENTRE) + hats + stones)
                if likely > 0.0:
                    chances[best] = chances.get(best, 0.0) + likely
    return chances


def _exactly(faces: i64) -> float:
    """The chance that all six dice of a colour together show just these faces."""
    return shown(DICE_PER_COLOUR, faces, DICE_PER_COLOUR - faces)


def _best_by_shown(solver: Solver, hat: i64, burying: bool) -> Ints:
    """By the bones that show: the best choice among all chains of them, with or without a hat and a burial."""
    choices = row_of(SHOWN_SETS)
    most: Floats = floats([IMPOSSIBLE] * SHOWN_SETS)

    for bones in range(1, SHOWN_SETS):
        if NUMBERS[bones] >= 0 and (not hat or can_wear(bones, 0, 0)):
            choices[bones] = _laid(bones, hat, burying)
            most[bones] = solver.worth(choices[bones])

        for slot in range(BONES):
            fewer = bones & ~bit(slot)
            if most[fewer] > most[bones]:
                choices[bones] = choices[fewer]
                most[bones] = most[fewer]
    return choices


def _laid(chain: i64, hat: i64, burying: bool) -> i64:
    """The choice that lays this chain of the pre-op roll."""
    if burying:
        return buried_for(points_of(chain, 0, hat))
    left = DICE_PER_COLOUR - count(chain, LEFT)
    right = DICE_PER_COLOUR - count(chain, RIGHT)
    return packed(chain, 0, hat, left, right, DICE_PER_COLOUR - count(chain, CENTRE) - hat, 1)


def outlook(solver: Solver) -> list[float]:
    """By ALL_POINTS: how likely it is that the turn of whoever plays as this solver says brings so many."""
    chances = [0.0] * len(ALL_POINTS)
    reached = opening_choices(solver)
    for roll in range(1, ROLLS + 1):
        rolled: dict[int, float] = {}
        for choice, chance in reached.items():
            target = solver.paid(choice) if choice >= 0 and roll < ROLLS else 0
            if target:
                rolled[target] = rolled.get(target, 0.0) + chance
            else:
                chances[-1 - choice if choice < 0 else -LEAST_POINTS] += chance

        reached = {}
        for target, chance in rolled.items():
            cases = solver.cases(target)
            first = roll * CASES_PER_ROLL
            for case in range(first, first + cases):
                choice = solver.choices[case]
                reached[choice] = reached.get(choice, 0.0) + chance * solver.chances[case]

    return chances
