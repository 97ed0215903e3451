"""Who does the work of a command: processes of this machine, or a cluster."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import click

from ofrenda.cli.shared import console
from ofrenda.kernel.errors import OfrendaError
from ofrenda.lab.cluster import Cluster
from ofrenda.lab.parallel import Processes, Workers
from ofrenda.words import _


def worker_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--workers` and `--cluster`."""
    workers = click.option(
        "--workers", type=click.IntRange(1, 1024), help=_("How many processes; all cores by default.")
    )
    cluster = click.option(
        "--cluster",
        metavar="auto|ray://HOST:PORT",
        help=_("Work on the machines of a Ray cluster instead; the result is the same."),
    )
    return workers(cluster(command))


@contextmanager
def hired(workers: int | None, cluster: str | None, pieces: int) -> Iterator[Workers]:
    """The workers that the options name, for so many pieces of work."""
    if cluster is None:
        yield Processes(max(1, min(pieces, workers or os.cpu_count() or 1)))
        return
    if workers is not None:
        raise OfrendaError("Say either --workers or --cluster: a cluster works on all of its processors.")
    with ExitStack() as leaving:
        with console(stderr=True).status(_("Joining the cluster {address} …", address=cluster)):
            machines = leaving.enter_context(Cluster(cluster))
        yield machines
