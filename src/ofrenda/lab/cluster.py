"""Pieces of work, done by the machines of a Ray cluster: the twin of `parallel.Processes`.

A job is a function of ours and plain numbers, and a match follows from its number alone. So what a lost machine had
begun is simply done again elsewhere, and comes to the same.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from itertools import islice
from typing import Any, NoReturn, TypeVar
from urllib.parse import urlsplit

import ofrenda
from ofrenda.kernel.errors import OfrendaError
from ofrenda.lab.parallel import Job
from ofrenda.words import _

AUTO = "auto"
"""The cluster that runs on this machine, or that RAY_ADDRESS names."""
PATIENCE = 5.0
"""So many seconds an address has to answer."""
SETTINGS = b"\0\0\0\4\0\0\0\0\0"
"""A frame of HTTP/2 that says how one speaks; its fourth byte tells what it is."""
GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + SETTINGS
"""With this a client begins; a server answers with settings of its own."""
ATTEMPTS = 3
"""So often a cluster that answered is asked to take us in: a busy head may be late with the server it starts for us."""
WAITING_PER_WORKER = 4
"""So many jobs wait at every worker: none is idle, and few are lost with a machine."""
RETRIES = 8
"""So often is a job begun again when its worker is lost; what kills every worker must not go on for ever."""

T = TypeVar("T")


class Cluster:
    """A Ray cluster as workers; `with Cluster(address) as workers:` leaves it as it was found."""

    def __init__(self, address: str) -> None:
        self._address = address

    def __enter__(self) -> Cluster:
        self._ray = _package()
        self._joined = not self._ray.is_initialized()
        if self._joined:
            self._connect()
        return self

    def __exit__(self, *_error: object) -> None:
        if self._joined:
            self._ray.shutdown()

    @property
    def count(self) -> int:
        """The processors of all its machines, as far as they are there now."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def each(self, work: Callable[..., T], jobs: Iterable[Job]) -> Iterator[tuple[Job, T]]:
        ray = self._ray
        task = ray.remote(num_cpus=1, max_retries=RETRIES)(_done)
        waiting = iter(jobs)
        running: dict[Any, Job] = {}

        try:
            while True:
                for job in islice(waiting, max(0, self.count * WAITING_PER_WORKER - len(running))):
                    running[task.remote(ofrenda.__version__, work, job)] = job
                if not running:
                    break
                done, _still = ray.wait(list(running), num_returns=1)
                for reference in done:
                    yield running.pop(reference), self._result(reference)
        finally:
            for reference in running:
                ray.cancel(reference, force=True)

    def _result(self, reference: Any) -> Any:
        errors = self._ray.exceptions
        try:
            return self._ray.get(reference)
        except errors.RayTaskError as error:
            refusal = error.cause
            if isinstance(refusal, OfrendaError):
                raise refusal from None
            raise OfrendaError("A worker of the cluster {address} failed: {reason}", **self._why(refusal)) from error
        except errors.RayError as error:
            raise OfrendaError("The cluster {address} lost a piece of work: {reason}", **self._why(error)) from error

    def _connect(self) -> None:
        if self._address == AUTO:
            self._address = os.environ.get("RAY_ADDRESS", "") or _address_here()
        if self._address != AUTO:
            self._knock()

        for left in reversed(range(ATTEMPTS)):
            try:
                self._ray.init(address=self._address, logging_level=logging.ERROR, log_to_driver=False)
                return
            except Exception as error:  # whatever Ray makes of it: the address is what its user can mend
                self._ray.shutdown()
                if not left or self._address == AUTO:
                    self._refuse(error)

    def _refuse(self, error: Exception) -> NoReturn:
        if self._address == AUTO:
            raise OfrendaError(
                "There is no cluster on this machine (--cluster auto). Start one with “ray start --head”, or name "
                "another: --cluster ray://HOST:10001."
            ) from None

        # What its head ran into comes as a traceback: the sentence is the last line.
        reason = str(error).strip().split("\n")[-1]
        raise OfrendaError(
            "The cluster {address} cannot be joined: {reason}", address=self._address, reason=reason
        ) from None

    def _knock(self) -> None:
        """Ray tries an address for minutes; whether a cluster is there shows at once: it speaks HTTP/2 (gRPC)."""
        place = urlsplit(self._address if "://" in self._address else f"//{self._address}")
        try:
            if place.scheme not in ("", "ray") or not place.hostname or not place.port:
                raise ValueError
        except ValueError:
            raise OfrendaError(
                "“{address}” is no address of a cluster. Write auto, ray://HOST:PORT or HOST:PORT.",
                address=self._address,
            ) from None

        try:
            with socket.create_connection((place.hostname, place.port), PATIENCE) as line:
                line.settimeout(PATIENCE)
                line.sendall(GREETING)
                if line.recv(len(SETTINGS))[3:4] != SETTINGS[3:4]:
                    raise OSError(0, _("whoever answers there is no cluster"))
        except OSError as error:
            raise OfrendaError(
                "The cluster {address} cannot be reached: {reason}.",
                address=self._address,
                reason=error.strerror or str(error) or type(error).__name__,
            ) from None

    def _why(self, error: BaseException) -> dict[str, str]:
        return {"address": self._address, "reason": (str(error) or type(error).__name__).strip().split("\n")[0]}


def _done(version: str, work: Callable[..., T], job: Job) -> T:
    """A job on its worker, which must play by the same rules as we do."""
    if ofrenda.__version__ != version:
        raise OfrendaError(
            "A worker of the cluster has Ofrenda {theirs}, not {ours}: install the same version on every machine.",
            theirs=ofrenda.__version__,
            ours=version,
        )
    return work(*job)


def _address_here() -> str:
    """Where Ray thinks that this machine's cluster is, which may be long gone; AUTO where it knows of none."""
    try:
        found: str = import_module("ray._private.services").get_ray_address_from_environment(AUTO, None)
    except (ImportError, AttributeError, TypeError, OSError):  # not a public part of Ray: without it, Ray looks itself
        return AUTO
    return found


def _package() -> Any:
    try:
        return import_module("ray")
    except ImportError:
        raise OfrendaError("For a cluster a package is needed: pip install ofrenda[cluster].") from None
