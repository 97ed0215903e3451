"""How often the expert of Rolling Bones wins against perfect play for points: computed, not played.

    python benchmarks/race.py [TARGET]

Each plan's chances of bringing so many points are known, and for every pair of totals the plan the expert takes there;
its opponent always takes that of the most points. Two players, the match ends when one reaches the target.
"""

from __future__ import annotations

import sys

import numpy as np

from ofrenda.bots.plans import plans, race


def chances(target: int) -> tuple[float, float]:
    """The expert's share of matches, when it begins and when it is second."""
    ways = np.array([plan.chances for plan in plans()])
    for_points = ways[0]
    most = len(for_points)
    running = race(target, False)

    # By what is missing to the expert and to the other: the expert's chance with its own turn, or the other's, to come.
    own = np.zeros((target + 1, target + 1))
    others = np.zeros((target + 1, target + 1))
    for both in range(2, 2 * target + 1):
        for mine in range(max(1, both - target), min(target, both - 1) + 1):
            theirs = both - mine
            worths = [running.after(mine - points, theirs, False) for points in range(most)]
            way = ways[np.argmax(ways @ worths)]

            won = sum(way[p] * (others[mine - p, theirs] if p < mine else 1.0) for p in range(1, most))
            kept = sum(for_points[p] * own[mine, theirs - p] for p in range(1, min(most, theirs)))
            again = way[0] * for_points[0]  # both turns bring nothing, and all is as before
            own[mine, theirs] = (won + way[0] * kept) / (1.0 - again)
            others[mine, theirs] = kept + for_points[0] * own[mine, theirs]
    return own[target, target], others[target, target]


if __name__ == "__main__":
    target = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    first, second = chances(target)
    print(f"to {target} points: {first:.2%} when it begins, {second:.2%} when it is second, {(first + second) / 2:.2%}")
