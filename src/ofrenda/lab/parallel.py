"""Pieces of work, done by several workers: who works, and how many they are, changes the time and nothing else."""

from __future__ import annotations

import math
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any, Protocol, TypeAlias, TypeVar

PIECES_PER_WORKER = 16
"""So often does each worker report at least, for the progress bar."""
PIECE_SECONDS = 1.0
"""So long should a piece of work take: the bar moves, and little is lost with a worker."""

T = TypeVar("T")
Job: TypeAlias = tuple[Any, ...]
"""What a piece of work is told."""


class Workers(Protocol):
    """Whoever does the work: processes here, or machines elsewhere (`lab/cluster.py`)."""

    @property
    def count(self) -> int:
        """How many work at once."""
        ...

    def each(self, work: Callable[..., T], jobs: Iterable[Job]) -> Iterator[tuple[Job, T]]:
        """Does `work(*job)` for every job; each comes back with its result, in whatever order they are done.

        Jobs are taken when somebody is free for them, so that later ones may depend on what came back.
        """
        ...


class Processes:
    """So many processes of this machine; a single one is this one."""

    def __init__(self, count: int) -> None:
        self.count = count

    def each(self, work: Callable[..., T], jobs: Iterable[Job]) -> Iterator[tuple[Job, T]]:
        if self.count == 1:
            for job in jobs:
                yield job, work(*job)
            return

        pool = ProcessPoolExecutor(self.count, initializer=_end_when_interrupted)
        waiting = iter(jobs)
        running: dict[Future[T], Job] = {}
        try:
            while True:
                # None waits for a process: whoever interrupts the work has not to wait for it either.
                for job in islice(waiting, self.count - len(running)):
                    running[pool.submit(work, *job)] = job
                if not running:
                    break
                for done in wait(running, return_when=FIRST_COMPLETED).done:
                    yield running.pop(done), done.result()
        finally:  # whoever stops listening waits for what has begun, and for no more
            pool.shutdown(cancel_futures=True)


def _end_when_interrupted() -> None:
    """Ctrl-C reaches the workers too: they end at once and without a word. Who gave them the work says what is kept."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


ALONE = Processes(1)


class Cutter:
    """Cuts matches into pieces of work that take about PIECE_SECONDS each, however long a match takes.

    The first pieces are single matches; how large the next ones are is learnt from what is done.
    """

    def __init__(self, workers: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._workers = workers
        self._clock = clock
        self._began = clock()
        self._done = 0

    def pieces(self, count: int) -> Iterator[tuple[int, int]]:
        """Numbers 0 to `count - 1`, cut when they are asked for: the first of each piece and how many they are."""
        largest = math.ceil(count / (self._workers * PIECES_PER_WORKER))
        first = 0
        while first < count:
            size = min(self._size(), largest, count - first)
            yield first, size
            first += size

    def done(self, count: int) -> None:
        """So many more matches came back."""
        self._done += count

    def _size(self) -> int:
        """What a worker plays in the time of a piece; never more than all that is done, for a first guess may err."""
        seconds = max(self._clock() - self._began, 1e-6)
        return max(1, min(self._done, int(self._done / seconds / self._workers * PIECE_SECONDS)))
