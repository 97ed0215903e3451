"""Pieces of work, done in several processes: the number of processes changes the time and nothing else."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from typing import Any, TypeVar

BATCHES_PER_WORKER = 16
"""So often does each worker report, for the progress bar."""

T = TypeVar("T")


def batches(count: int, workers: int) -> list[tuple[int, int]]:
    """Numbers 0 to `count - 1` in pieces: the first of each and how many they are."""
    size = max(1, math.ceil(count / (workers * BATCHES_PER_WORKER)))
    return [(first, min(size, count - first)) for first in range(0, count, size)]


def in_parallel(
    work: Callable[..., T], jobs: Sequence[tuple[Any, ...]], workers: int
) -> Iterator[tuple[tuple[Any, ...], T]]:
    """Does `work(*job)` for every job; each comes back with its result, in whatever order they are done."""
    if workers == 1:
        for job in jobs:
            yield job, work(*job)
        return

    with ProcessPoolExecutor(workers) as pool:
        running = {pool.submit(work, *job): job for job in jobs}
        while running:
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(done), done.result()
