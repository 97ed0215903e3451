"""How fast the engine is, measured on random play."""

from __future__ import annotations

import time
from typing import Any

import msgspec

import ofrenda
from ofrenda.kernel.game import Game
from ofrenda.kernel.play import playout, random_step
from ofrenda.kernel.rng import seeded
from ofrenda.kernel.state import State

SEATS = 4
SECONDS = 3.0
REPEATS = 20_000


class Speed(msgspec.Struct, frozen=True):
    """One game's figures: random playouts on one core, an entry being a decision or a chance step."""

    entries_per_second: int
    games_per_second: float
    clone_us: float
    view_us: float
    compiled: bool


def measure(game: Game, seconds: float = SECONDS) -> Speed:
    """The figures of a game, with four seats where it allows them."""
    seats = max(game.min_seats, min(SEATS, game.max_seats))
    rng = seeded("bench")
    entries = matches = 0
    start = game.start(seats)
    began = time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        entries += playout(start.clone(), rng)
        matches += 1

    middle = _middle(game, seats, entries // matches // 2)
    return Speed(
        entries_per_second=round(entries / passed),
        games_per_second=round(matches / passed, 1),
        clone_us=_microseconds(middle.clone),
        view_us=_microseconds(lambda: msgspec.json.encode(middle.view(0))),
        compiled=ofrenda.compiled(),
    )


def _middle(game: Game, seats: int, entries: int) -> State[Any]:
    """A state from the middle of a random match."""
    rng = seeded("bench", "middle")
    state = before = game.start(seats)
    for _entry in range(entries):
        random_step(state, rng)
        if not state.stack:
            return before
        before = state.clone()
    return state


def _microseconds(work: Any) -> float:
    began = time.perf_counter()
    for _time in range(REPEATS):
        work()
    return round((time.perf_counter() - began) / REPEATS * 1e6, 3)
