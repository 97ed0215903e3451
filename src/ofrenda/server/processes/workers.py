"""Worker processes: each does one thing at a time, and is ended if that takes too long."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import signal
import socket
import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from ofrenda.words import language, speaking

T = TypeVar("T")

HIRING_SECONDS = 60.0
"""On a busy machine a new worker takes long to come; that is not its question's fault."""
PATIENCE_SECONDS = 0.2
"""Whoever has waited so long for a free worker may get an extra one: the others may be busy for long."""
SIZE_BYTES = 4
"""Every message to and from a worker begins with its size."""

_processes = multiprocessing.get_context("spawn")


class Died(Exception):
    """The worker ended before it answered."""


class Failed(Exception):
    """What the worker was asked to do raised an error."""


class WorkerPool:
    """So many workers, and `extra` ones if they do not suffice. They are hired when they are first needed, and stay."""

    def __init__(self, count: int, extra: int = 0) -> None:
        self._free: asyncio.Queue[_Worker | None] = asyncio.Queue()
        self._extra = extra
        self.waiting = 0
        """How many wait for a free worker."""
        for _worker in range(count):
            self._free.put_nowait(None)

    async def do(self, seconds: float, function: Callable[..., T], *args: object) -> T:
        """Runs the function in a worker, in the language of whoever asks. If it takes longer, raises TimeoutError and
        replaces the worker.
        """
        self.waiting += 1
        try:
            worker = await self._next()
        finally:
            self.waiting -= 1

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

    async def _next(self) -> _Worker | None:
        """A free worker; None is one that has still to be hired."""
        if self._extra and self._free.empty():
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE_SECONDS):
                    return await self._free.get()
        if self._extra and self._free.empty():
            self._extra -= 1
            return None
        return await self._free.get()

    def close(self) -> None:
        """Ends the workers that have nothing to do."""
        while not self._free.empty():
            worker = self._free.get_nowait()
            if worker is not None:
                worker.end()


class _Worker:
    def __init__(self) -> None:
        self._line, theirs = socket.socketpair()
        self._line.setblocking(False)
        self._process = _processes.Process(target=_work, args=(theirs,), daemon=True)
        self._process.start()
        self._here = False
        theirs.close()

    async def listens(self) -> None:
        """When it has come: on a busy machine that takes a while."""
        if not self._here:
            self._here = await self._answer()

    async def do(self, function: Callable[..., Any], args: tuple[object, ...]) -> Any:
        try:
            await asyncio.get_running_loop().sock_sendall(self._line, _framed((language(), function, args)))
        except OSError as gone:
            raise Died from gone
        done, value = await self._answer()
        if not done:
            raise Failed(value)
        return value

    async def _answer(self) -> Any:
        try:
            size = int.from_bytes(await self._read(SIZE_BYTES))
            return pickle.loads(await self._read(size))
        except (EOFError, OSError) as gone:
            raise Died from gone

    async def _read(self, size: int) -> bytes:
        read = b""
        while len(read) < size:
            more = await asyncio.get_running_loop().sock_recv(self._line, size - len(read))
            if not more:
                raise EOFError
            read += more
        return read

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self._line.close()


def _framed(message: object) -> bytes:
    written = pickle.dumps(message)
    return len(written).to_bytes(SIZE_BYTES) + written


def _work(line: socket.socket) -> None:
    """In the worker: answers until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends its workers
    os.nice(10)  # whoever waits for the page comes before whoever thinks
    with suppress(OSError), line.makefile("rb") as questions:  # if the server is gone nobody asks any more
        line.sendall(_framed(True))
        while size := questions.read(SIZE_BYTES):
            spoken, function, args = pickle.loads(questions.read(int.from_bytes(size)))
            with speaking(spoken):
                line.sendall(_framed(_answer(function, args)))


def _answer(function: Callable[..., Any], args: tuple[object, ...]) -> tuple[bool, Any]:
    try:
        return True, function(*args)
    except Exception:
        return False, traceback.format_exc()
