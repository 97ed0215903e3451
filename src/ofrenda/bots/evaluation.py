"""Each contender's chance of winning from the numbers of a position: weights that were learnt from matches."""

from __future__ import annotations

import math
from typing import final

from ofrenda.kernel.packed import Floats, floats


@final
class Evaluation:
    """A multinomial logit: what a position promises a contender is a weighted sum, and chances are its softmax."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: Floats = floats(weights)
        self._seen: Floats = floats([1e-8] * len(weights))
        """By weight: the squares of all its corrections, so that each learns at a pace of its own."""

    def chances(self, rows: list[list[float]]) -> list[float]:
        """By contender, from the features of each."""
        sums = [self._sum(row) for row in rows]
        most = sums[0]
        for found in sums:
            if found > most:
                most = found

        total = 0.0
        for place in range(len(sums)):
            sums[place] = math.exp(sums[place] - most)
            total += sums[place]
        for place in range(len(sums)):
            sums[place] /= total
        return sums

    def learn(self, rows: list[list[float]], shares: list[float], rate: float) -> float:
        """One step towards what came of the position; returns how surprising that was (the logarithmic loss)."""
        chances = self.chances(rows)
        loss = 0.0
        for contender in range(len(rows)):
            wrong = shares[contender] - chances[contender]
            loss -= shares[contender] * math.log(chances[contender] + 1e-12)
            self._correct(rows[contender], wrong, rate)
        return loss

    def _sum(self, row: list[float]) -> float:
        found = 0.0
        weights = self.weights
        for place in range(len(row)):
            found += weights[place] * row[place]
        return found

    def _correct(self, row: list[float], wrong: float, rate: float) -> None:
        for place in range(len(row)):
            slope = wrong * row[place]
            if slope != 0.0:
                self._seen[place] += slope * slope
                self.weights[place] += rate * slope / math.sqrt(self._seen[place])
