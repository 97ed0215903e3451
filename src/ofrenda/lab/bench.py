"""How fast the engine is: CPU time of short pieces of work, the best of many.

A busy machine disturbs most pieces and spares some; so whatever is compared is measured piece by piece in turn.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import msgspec

import ofrenda
from ofrenda.bots.search import prepared
from ofrenda.kernel.game import Game
from ofrenda.kernel.play import chosen_playout, playout, random_step
from ofrenda.kernel.rng import Rng, seeded
from ofrenda.kernel.state import State

SEATS = 4
SEARCHED = 50
"""So many iterations are one piece of search: more than one, for the trees grow."""
SECONDS = 6.0
"""For all that is measured of a game."""
PIECE_SECONDS = 0.02
"""A piece of work is repeated until it takes about so long."""

Work: TypeAlias = Callable[[], object]


class Speed(msgspec.Struct, frozen=True):
    """One game's figures on one core. An entry is a decision or a chance step, in whole random matches.

    Playouts (random, or as the tactics prefer), worlds (`resample`), copies and views begin in the middle of a match.
    """

    decisions_per_second: int
    entries_per_second: int
    games_per_second: float
    playouts_per_second: float
    tactics_playouts_per_second: float
    search_iterations_per_second: int
    resamples_per_second: int
    clones_per_second: int
    clone_us: float
    view_us: float
    compiled: bool


def measure(game: Game, seconds: float = SECONDS) -> Speed:
    """The figures of a game, with four seats where it allows them."""
    matches = BenchMatches(game)
    middle = matches.middle()
    rng = seeded("bench", "worlds")
    best = best_times(
        {
            "matches": matches.play,
            "playouts": lambda: playout(middle.clone(), seeded("bench", "playout")),
            "tactics": lambda: chosen_playout(middle.clone(), game.light, seeded("bench", "playout")),
            "search": lambda: prepared(game, middle.rules.seats).run(middle, 0, None, rng, SEARCHED, 60.0),
            "resample": lambda: middle.resample(0, rng),
            "clone": middle.clone,
            "view": lambda: msgspec.json.encode(middle.view(0)),
        },
        seconds,
    )

    return Speed(
        decisions_per_second=round(matches.decisions / best["matches"]),
        entries_per_second=round(matches.entries / best["matches"]),
        games_per_second=round(matches.count / best["matches"], 1),
        playouts_per_second=round(1 / best["playouts"], 1),
        tactics_playouts_per_second=round(1 / best["tactics"], 1),
        search_iterations_per_second=round(SEARCHED / best["search"]),
        resamples_per_second=round(1 / best["resample"]),
        clones_per_second=round(1 / best["clone"]),
        clone_us=round(best["clone"] * 1e6, 3),
        view_us=round(best["view"] * 1e6, 3),
        compiled=ofrenda.compiled(),
    )


class BenchMatches:
    """A few random matches, the same again each time they are played; their decisions and entries are counted once."""

    def __init__(self, game: Game, count: int = 8) -> None:
        self.game = game
        self.count = count
        self.start = game.start(max(game.min_seats, min(SEATS, game.max_seats)))
        self.decisions = 0
        self.entries = 0
        self._middles: list[int] = []
        rng = self._rng()
        for _match in range(count):
            before = self.entries
            self._count(rng)
            self._middles.append((self.entries - before) // 2)

    def play(self) -> None:
        """All of them, from copies of one start: the making of a match is not measured."""
        rng = self._rng()
        for _match in range(self.count):
            playout(self.start.clone(), rng)

    def middle(self) -> State[Any]:
        """The middle of the first of them."""
        rng = self._rng()
        state = self.start.clone()
        for _entry in range(self._middles[0]):
            random_step(state, rng)
        return state

    def _rng(self) -> Rng:
        return seeded("bench")

    def _count(self, rng: Rng) -> None:
        state = self.start.clone()
        while state.stack:
            self.decisions += bool(state.deciders())
            self.entries += 1
            random_step(state, rng)


def best_times(works: Mapping[str, Work], seconds: float) -> dict[str, float]:
    """By name: the least CPU time that each piece of work took, all measured in turn until `seconds` are spent.

    Quick work is repeated within a piece, so that the clock's own steps do not count.
    """
    repeats = {name: _repeats(work) for name, work in works.items()}
    best = dict.fromkeys(works, float("inf"))
    began = time.process_time()
    while time.process_time() - began < seconds or max(best.values()) == float("inf"):
        for name, work in works.items():
            best[name] = min(best[name], _seconds(work, repeats[name]) / repeats[name])
    return best


def _repeats(work: Work) -> int:
    """How often the work is done within one piece."""
    repeats = 1
    while (passed := _seconds(work, repeats)) < PIECE_SECONDS / 4:
        repeats *= 4
    return max(1, round(repeats * PIECE_SECONDS / passed))


def _seconds(work: Work, repeats: int) -> float:
    began = time.process_time()
    for _time in range(repeats):
        work()
    return time.process_time() - began
