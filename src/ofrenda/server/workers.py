"""Worker processes: each does one thing at a time, and is ended if that takes too long."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import traceback
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, TypeVar

T = TypeVar("T")

HIRING_SECONDS = 60.0
"""On a busy machine a new worker takes long to come; that is not its question's fault."""

_processes = multiprocessing.get_context("spawn")


class Died(Exception):
    """The worker ended before it answered."""


class Failed(Exception):
    """What the worker was asked to do raised an error."""


class Workers:
    """So many workers; whoever asks waits until one is free. They are hired when they are first needed."""

    def __init__(self, count: int) -> None:
        self._free: asyncio.Queue[_Worker | None] = asyncio.Queue()
        for _worker in range(count):
            self._free.put_nowait(None)

    async def do(self, seconds: float, function: Callable[..., T], *args: object) -> T:
        """What the function gives in a worker; TimeoutError, and another worker for the next, if that takes longer."""
        worker = await self._free.get()
        try:
            worker = worker or _Worker()
            async with asyncio.timeout(HIRING_SECONDS):
                await worker.listens()
            async with asyncio.timeout(seconds):
                answer: T = await worker.do(function, args)
            return answer
        except Failed:
            raise
        except BaseException:
            if worker is not None:
                worker.end()
            worker = None
            raise
        finally:
            self._free.put_nowait(worker)

    def close(self) -> None:
        """Ends the workers that have nothing to do."""
        while not self._free.empty():
            worker = self._free.get_nowait()
            if worker is not None:
                worker.end()


class _Worker:
    def __init__(self) -> None:
        self._pipe, theirs = _processes.Pipe()
        self._process = _processes.Process(target=_work, args=(theirs,), daemon=True)
        self._process.start()
        self._ready = False
        theirs.close()

    async def listens(self) -> None:
        """A long question to somebody who does not listen yet would stop the server."""
        try:
            self._ready = self._ready or await self._answer()
        except (EOFError, OSError) as gone:
            raise Died from gone

    async def do(self, function: Callable[..., Any], args: tuple[object, ...]) -> Any:
        try:
            self._pipe.send((function, args))
            done, value = await self._answer()
        except (EOFError, OSError) as gone:
            raise Died from gone
        if not done:
            raise Failed(value)
        return value

    async def _answer(self) -> Any:
        loop = asyncio.get_running_loop()
        answered: asyncio.Future[None] = loop.create_future()
        loop.add_reader(self._pipe.fileno(), _arrived, answered)
        try:
            await answered
        finally:
            loop.remove_reader(self._pipe.fileno())
        return self._pipe.recv()

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self._pipe.close()


def _arrived(answered: asyncio.Future[None]) -> None:
    if not answered.done():
        answered.set_result(None)


def _work(asked: Connection) -> None:
    """In the worker: answers until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends its workers
    os.nice(10)  # whoever waits for the page comes before whoever thinks
    with suppress(EOFError, OSError):  # the server is gone
        asked.send(True)
        while True:
            function, args = asked.recv()
            asked.send(_answer(function, args))


def _answer(function: Callable[..., Any], args: tuple[object, ...]) -> tuple[bool, Any]:
    try:
        return True, function(*args)
    except Exception:
        return False, traceback.format_exc()
