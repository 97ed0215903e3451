"""Iterations and entries a second of our search, and of OpenSpiel's C++ ISMCTS beside it in the same run.

OpenSpiel is compared if it is there (`pip install ofrenda[bench]`). An entry is a decision or a chance step. The ratios
count, the digits depend on the machine.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import ofrenda
from ofrenda.bots.search import prepared
from ofrenda.kernel.rng import seeded
from ofrenda.lab.bench import BenchMatches, best_times

try:
    import pyspiel
except ImportError:
    pyspiel = None

PEERS = ("hearts", "gin_rummy")
ITERATIONS = 200
SAMPLED = 200
"""So many random matches of a peer tell how many entries a line of its search has."""
SECONDS = 20.0


class Ours:
    """A search from the middle of a match, seats as in `ofrenda bench`."""

    def __init__(self, slug: str) -> None:
        self.game = ofrenda.game(slug)
        self.middle = BenchMatches(self.game).middle()
        self.think()
        self.entries = self.search.entries / ITERATIONS

    def think(self) -> None:
        self.search = prepared(self.game, self.middle.rules.seats)
        self.search.run(self.middle, 0, None, seeded("bench"), ITERATIONS, 600.0)


class Peer:
    """ISMCTS of an OpenSpiel game from the middle of a match; a line is a walk to the end, by random rollouts."""

    def __init__(self, name: str) -> None:
        self.game = pyspiel.load_game(name)
        rng = random.Random(1)
        lengths = [self._play(self.game.new_initial_state(), rng, 10_000) for _match in range(20)]
        self.middle = self.game.new_initial_state()
        self._play(self.middle, rng, sum(lengths) // len(lengths) // 2)
        while self.middle.is_chance_node():
            self._step(self.middle, rng)
        self.entries = sum(self._play(self.middle.clone(), rng, 10_000) for _match in range(SAMPLED)) / SAMPLED

    def think(self) -> None:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        pyspiel.ISMCTSBot(1, evaluator, 2.0, ITERATIONS, -1, final, False, False).step(self.middle)

    def _play(self, state: Any, rng: random.Random, most: int) -> int:
        entries = 0
        while not state.is_terminal() and entries < most:
            self._step(state, rng)
            entries += 1
        return entries

    @staticmethod
    def _step(state: Any, rng: random.Random) -> None:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


def main() -> None:
    searches: dict[str, Ours | Peer] = {slug: Ours(slug) for slug in ofrenda.games()}
    if pyspiel is None:
        print("OpenSpiel is not here: pip install 'ofrenda[bench]' to compare with it.")
    else:
        searches |= {name: Peer(name) for name in PEERS}

    works: dict[str, Callable[[], object]] = {name: search.think for name, search in searches.items()}
    best = best_times(works, SECONDS)
    print(f"{'':<22} {'iterations/s':>14} {'entries/s':>14}")
    for name, search in searches.items():
        rate = ITERATIONS / best[name]
        print(f"{name:<22} {rate:>14,.0f} {rate * search.entries:>14,.0f}")


if __name__ == "__main__":
    main()
