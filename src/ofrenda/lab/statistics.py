"""Means with their intervals, differences with their doubt, and what is left of them when many are compared.

Seats of one match are not independent: whoever wins takes it from the others. So every spread is taken over matches.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

CONFIDENCE = 1.959964
"""Standard deviations on each side of a 95 % interval."""
FEWEST = 10
"""Of so few cases on either side no difference is told."""


class Estimate(msgspec.Struct, frozen=True):
    """A value with its 95 % interval, from so many cases."""

    value: float
    low: float
    high: float
    cases: int

    @property
    def error(self) -> float:
        """The standard error, as the interval tells it."""
        return (self.high - self.low) / (2 * CONFIDENCE)


def around(value: float, error: float, cases: int) -> Estimate:
    """A value with its standard error, which is itself uncertain where cases are few."""
    reach = student(cases - 1) * error
    return Estimate(value, value - reach, value + reach, cases)


def student(freedom: int) -> float:
    """Half the width of a 95 % interval in standard errors, by Student's distribution (its expansion in 1/freedom)."""
    z, v = CONFIDENCE, max(1, freedom)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / v + second / v**2 + third / v**3


def mean_of(values: Sequence[float]) -> Estimate | None:
    """The mean of independent values; None of none."""
    count = len(values)
    if not count:
        return None
    mean = math.fsum(values) / count
    spread = math.fsum((value - mean) ** 2 for value in values)
    error = math.sqrt(spread / (count - 1) / count) if count > 1 else 0.0
    return around(mean, error, count)


def share_of(values: Sequence[float]) -> Estimate | None:
    """The mean of independent values from 0 to 1; its interval is sound near 0 and 1 too. None of none."""
    count = len(values)
    if not count:
        return None
    total = math.fsum(values)
    return Estimate(total / count, *wilson(total, count), count)


def ratio_of(parts: Sequence[tuple[float, float]]) -> Estimate | None:
    """Sum over sum, such as decisions per turn, one pair for each match; None where nothing is below the line."""
    below = math.fsum(lower for _upper, lower in parts)
    if not below:
        return None
    ratio = math.fsum(upper for upper, _lower in parts) / below
    spread = math.fsum((upper - ratio * lower) ** 2 for upper, lower in parts)
    count = len(parts)
    error = math.sqrt(spread * count / (count - 1)) / abs(below) if count > 1 else 0.0
    return around(ratio, error, count)


def contrast(matches: Sequence[Sequence[tuple[bool, float]]]) -> Estimate | None:
    """By match, its cases: whether each is on the one side, and its value. The mean there minus the mean elsewhere.

    None where either side has too few cases to tell.
    """
    these = [value for cases in matches for on_it, value in cases if on_it]
    those = [value for cases in matches for on_it, value in cases if not on_it]
    if min(len(these), len(those)) < FEWEST:
        return None

    there, elsewhere = math.fsum(these) / len(these), math.fsum(those) / len(those)
    spread = 0.0
    for cases in matches:
        pull = math.fsum(
            (value - there) / len(these) if on_it else (elsewhere - value) / len(those) for on_it, value in cases
        )
        spread += pull * pull

    # Where all of a few cases came out alike they seem to be without doubt: it is no less than that of any cases.
    every = [*these, *those]
    mean = math.fsum(every) / len(every)
    variance = math.fsum((value - mean) ** 2 for value in every) / len(every)
    least = variance * (1 / len(these) + 1 / len(those))
    return around(there - elsewhere, math.sqrt(max(spread, least)), len(these))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson's score), sound near 0 and 1 too."""
    rate = wins / games
    z2 = CONFIDENCE * CONFIDENCE / games
    centre = (rate + z2 / 2) / (1 + z2)
    spread = CONFIDENCE * math.sqrt(max(0.0, rate * (1 - rate) / games + z2 / (4 * games))) / (1 + z2)
    return max(0.0, centre - spread), min(1.0, centre + spread)


def doubt(difference: Estimate) -> float:
    """How often chance alone would show so much (two-sided p-value)."""
    away = abs(difference.value)
    if not difference.error:
        return 1.0 if away < 1e-12 else 0.0
    return math.erfc(away / difference.error / math.sqrt(2))


def share_doubt(share: Estimate, expected: float) -> float:
    """The same for a share of independent cases: its spread is that of the expected share (score test)."""
    if not 0 < expected < 1:
        return 1.0
    error = math.sqrt(expected * (1 - expected) / share.cases)
    return math.erfc(abs(share.value - expected) / error / math.sqrt(2))


def difference_of(one: Estimate, other: Estimate) -> Estimate:
    """The other minus the one, which were measured apart."""
    value = other.value - one.value
    reach = CONFIDENCE * math.hypot(one.error, other.error)
    return Estimate(value, value - reach, value + reach, min(one.cases, other.cases))


def corrected(doubts: Sequence[float]) -> list[float]:
    """Holm's correction: p-values that hold for all of the comparisons together."""
    order = sorted(range(len(doubts)), key=lambda place: doubts[place])
    found = [0.0] * len(doubts)
    highest = 0.0
    for rank, place in enumerate(order):
        highest = max(highest, min(1.0, doubts[place] * (len(doubts) - rank)))
        found[place] = highest
    return found
