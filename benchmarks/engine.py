"""The engine's speed, compiled and pure, and OpenSpiel's C++ rollouts beside it: `make bench`.

The argument is a folder with the pure package. OpenSpiel is compared if it is there (`pip install ofrenda[bench]`).
Everything is measured in turn in one run; the ratios count, the digits depend on the machine.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable

import ofrenda
from ofrenda.lab.bench import BenchMatches, best_times

try:
    import pyspiel
except ImportError:
    pyspiel = None

MEASURE = [sys.executable, "-c", "from ofrenda.cli import main; main(['bench', '--json'])"]
FIGURES = (
    *("decisions_per_second", "entries_per_second", "games_per_second", "playouts_per_second"),
    *("tactics_playouts_per_second", "search_iterations_per_second", "resamples_per_second", "clone_us", "view_us"),
)
PEERS = ("crazy_eights", "hearts", "maedn")
BAR = "crazy_eights"
"""The peer whose decisions a second ours are measured against."""
ROLLOUTS = 100
SAMPLED = 200
"""So many matches of a peer are played to know how many decisions a rollout has."""
SECONDS = 10.0


class Peer:
    """Random rollouts of an OpenSpiel game after its deal, with no Python in the loop.

    A search of one simulation judges the position where it stands by as many rollouts as it is told.
    """

    def __init__(self, name: str) -> None:
        game = pyspiel.load_game(name)
        rng = random.Random(1)
        self.state = game.new_initial_state()
        while self.state.is_chance_node():
            self._fall(self.state, rng)

        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        self.search = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, 1, False)
        lengths = [self._length(rng) for _match in range(SAMPLED)]
        self.decisions = ROLLOUTS * sum(decisions for decisions, _entries in lengths) / SAMPLED
        self.entries = ROLLOUTS * sum(entries for _decisions, entries in lengths) / SAMPLED

    def roll_out(self) -> None:
        self.search.step(self.state)

    @staticmethod
    def _fall(state: pyspiel.State, rng: random.Random) -> None:
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])

    def _length(self, rng: random.Random) -> tuple[int, int]:
        """The decisions and the entries of one random match."""
        state = self.state.clone()
        decisions = entries = 0
        while not state.is_terminal():
            entries += 1
            if state.is_chance_node():
                self._fall(state, rng)
            else:
                decisions += 1
                state.apply_action(rng.choice(state.legal_actions()))
        return decisions, entries


def speeds(pure: str | None = None) -> dict[str, dict[str, float]]:
    environment = {**os.environ, **({"PYTHONPATH": pure} if pure else {})}
    printed = subprocess.run(MEASURE, env=environment, check=True, capture_output=True, text=True).stdout
    games: dict[str, dict[str, float]] = json.loads(printed)["games"]
    return games


def compare_builds(pure: str) -> None:
    compiled, interpreted = speeds(), speeds(pure)
    for slug, figures in compiled.items():
        print(slug)
        for figure in FIGURES:
            ratio = figures[figure] / interpreted[slug][figure]
            print(
                f"  {figure:<28} compiled {figures[figure]:>12,}   pure {interpreted[slug][figure]:>12,}"
                f"   ratio {ratio:6.2f}"
            )


def compare_peers() -> None:
    """Decisions a second, and the ratio to the bar; entries count chance steps too."""
    ours = {slug: BenchMatches(ofrenda.game(slug)) for slug in ofrenda.games()}
    peers = {name: Peer(name) for name in PEERS}
    works: dict[str, Callable[[], object]] = {
        **{slug: matches.play for slug, matches in ours.items()},
        **{name: peer.roll_out for name, peer in peers.items()},
    }

    best = best_times(works, SECONDS)
    bar = peers[BAR].decisions / best[BAR]
    print(f"{'':<22} {'decisions/s':>14} {'entries/s':>14}   decisions, {BAR} = 1")
    for name, counted in {**ours, **peers}.items():
        decisions = counted.decisions / best[name]
        entries = counted.entries / best[name]
        print(f"{name:<22} {decisions:>14,.0f} {entries:>14,.0f}   {decisions / bar:5.2f}")


def main() -> None:
    if pyspiel is None:
        print("OpenSpiel is not there to compare with: pip install 'ofrenda[bench]'")
    else:
        compare_peers()
    if len(sys.argv) > 1:
        compare_builds(sys.argv[1])


if __name__ == "__main__":
    main()
