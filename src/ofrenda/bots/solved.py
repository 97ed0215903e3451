"""The solved turn of Rolling Bones, kept in the user's cache.

A file there is a line that says what it is for, the checksum of the rest, and the rest: positions and their worths,
packed. Whatever is damaged, or was made for other rules, is computed again and never trusted.
"""

from __future__ import annotations

import contextlib
import os
import zlib
from array import array
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec
from platformdirs import user_cache_path

from ofrenda.bots.plans import POINTS
from ofrenda.games.rolling_bones import GAME
from ofrenda.games.rolling_bones.engine.opening import opening_worth, openings, outlook
from ofrenda.games.rolling_bones.engine.solver import LEAST_POINTS, Solver

FORMAT = 1


class Solution(msgspec.Struct, frozen=True):
    """What is known of a turn that is played for the most points."""

    points: float
    """On average."""
    chances: list[float]
    """By points from 0: how likely the turn brings them."""
    positions: int
    """So many were computed, each once before its price is paid and once before it is rolled."""


@cache
def points_solver(hat_counts: bool) -> Solver:
    """Whoever wants the most points; what it does not find in the cache it computes when it is asked."""
    solver = Solver(POINTS, hat_counts)
    with contextlib.suppress(OSError, ValueError, zlib.error):
        _read(solver, cache_file(hat_counts))
    return solver


def solve(hat_counts: bool, progress: Callable[[int], None] = lambda _done: None) -> Solution:
    """The whole turn, solved and kept in the cache; `progress` hears how many more of its `openings` are done."""
    solver = points_solver(hat_counts)
    known = solver.kept
    for position in openings():
        solver.unpaid(position)
        progress(1)

    if solver.kept != known:
        with contextlib.suppress(OSError):  # a cache that cannot be written costs time and nothing else
            _write(solver, cache_file(hat_counts))
    return Solution(opening_worth(solver), outlook(solver)[-LEAST_POINTS:], solver.kept)


def cache_file(hat_counts: bool) -> Path:
    name = f"rolling-bones-{GAME.rules_version}-{'hat-counts' if hat_counts else 'hat-does-not-count'}.table"
    return user_cache_path("ofrenda", appauthor=False) / name


def _heading(hat_counts: bool) -> bytes:
    return f"ofrenda solved turn {FORMAT}, rules {GAME.rules_version}, hat_counts {hat_counts}\n".encode()


def _write(solver: Solver, path: Path) -> None:
    """Whole or not at all: a file that is half written is never under its name."""
    keys, values = solver.table()
    body = zlib.compress(array("q", keys).tobytes() + array("d", values).tobytes(), 6)
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(f".{os.getpid()}")
    unfinished.write_bytes(_heading(solver.hat_counts) + sha256(body).digest() + body)
    unfinished.replace(path)


def _read(solver: Solver, path: Path) -> None:
    heading = _heading(solver.hat_counts)
    data = path.read_bytes()
    checksum, body = data[len(heading) :][:32], data[len(heading) + 32 :]
    if not data.startswith(heading) or sha256(body).digest() != checksum:
        raise ValueError("damaged, or made for other rules")

    numbers = zlib.decompress(body)
    keys, values = array("q"), array("d")
    keys.frombytes(numbers[: len(numbers) // 2])
    values.frombytes(numbers[len(numbers) // 2 :])
    solver.take(keys.tolist(), values.tolist())
