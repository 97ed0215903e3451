"""Pieces of work, done by several workers: who works, and how many they are, changes the time and nothing else."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from typing import Any, Protocol, TypeAlias, TypeVar

BATCHES_PER_WORKER = 16
"""So often does each worker report, for the progress bar."""

T = TypeVar("T")
Job: TypeAlias = tuple[Any, ...]
"""What a piece of work is told."""


class Workers(Protocol):
    """Whoever does the work: processes here, or machines elsewhere (`lab/cluster.py`)."""

    @property
    def count(self) -> int:
        """How many work at once."""
        ...

    def each(self, work: Callable[..., T], jobs: Sequence[Job]) -> Iterator[tuple[Job, T]]:
        """Does `work(*job)` for every job; each comes back with its result, in whatever order they are done."""
        ...


class Processes:
    """So many processes of this machine; a single one is this one."""

    def __init__(self, count: int) -> None:
        self.count = count

    def each(self, work: Callable[..., T], jobs: Sequence[Job]) -> Iterator[tuple[Job, T]]:
        if self.count == 1:
            for job in jobs:
                yield job, work(*job)
            return

        pool = ProcessPoolExecutor(self.count)
        try:
            running = {pool.submit(work, *job): job for job in jobs}
            while running:
                for done in wait(running, return_when=FIRST_COMPLETED).done:
                    yield running.pop(done), done.result()
        finally:  # whoever stops listening waits for what has begun, and for no more
            pool.shutdown(cancel_futures=True)


ALONE = Processes(1)


def batches(count: int, workers: int) -> list[tuple[int, int]]:
    """Numbers 0 to `count - 1` in pieces: the first of each and how many they are."""
    return pieces(count, max(1, math.ceil(count / (workers * BATCHES_PER_WORKER))))


def pieces(count: int, size: int) -> list[tuple[int, int]]:
    """Numbers 0 to `count - 1` in pieces of this size: the first of each and how many they are."""
    return [(first, min(size, count - first)) for first in range(0, count, size)]
