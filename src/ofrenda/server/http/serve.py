"""Starts the server and says where it is."""

from __future__ import annotations

import fcntl
import gc
import logging
import os
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from ofrenda.kernel.errors import OfrendaError
from ofrenda.server.http.app import Settings, make_app
from ofrenda.server.http.limits import MOST_BODY_BYTES
from ofrenda.server.http.logs import set_up_logs
from ofrenda.server.http.patience import PatientProtocol
from ofrenda.server.store.upgrade import embedded_file

TRIES = 50
STOP_SECONDS = 3
"""Whoever waits for the end of a window does not keep the server from stopping; the answer can be sent again."""
SWITCH_SECONDS = 0.00005
"""Whoever commits needs the interpreter again when the disk is done; at the usual 5 ms it would wait behind drawing."""
COLLECTIONS = (300, 2, 50_000)
"""Often and little: under the load of `benchmarks/server.py` looking at the young objects then stops the server for a
fifth of a millisecond on average instead of one, at the middle ones for 0.7 ms instead of 5. Looking at everything that
hundreds of tables hold takes a tenth of a second and is left to tidying; what a move leaves behind is young."""


def free_port(host: str, port: int) -> int:
    """The first free port from this one on."""
    for candidate in range(port, port + TRIES):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # a port just left is free
            try:
                probe.bind((host, candidate))
            except OSError:
                continue
            return candidate
    return port


def address_on_the_network() -> str:
    """This machine's address for phones on the same network, empty without a network; no packet is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def default_database(folder: Path) -> str:
    """The embedded database in the user's folder."""
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'ofrenda.sqlite'}"


@contextmanager
def sole_use(database: str) -> Iterator[None]:
    """Locks an embedded database file: a second server would not see the first one's writes."""
    file = embedded_file(database)
    if not file:
        yield
        return

    try:
        lock = os.open(f"{file}.lock", os.O_WRONLY | os.O_CREAT, 0o600)
    except OSError as error:
        raise OfrendaError("{file} cannot be used: {reason}.", file=file, reason=error.strerror) from None

    with os.fdopen(lock, "w"):
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise OfrendaError(
                "Another server uses {file} already. Stop it, or name another one with --database.", file=file
            ) from None
        yield


class _PlainRefusals(logging.Filter):
    """A frame that is no UTF-8 is the client's mistake: it is closed with 1007, and no traceback of ours is due."""

    def filter(self, record: logging.LogRecord) -> bool:
        return "Invalid UTF-8" not in record.getMessage()


def serve(host: str, port: int, settings: Settings) -> None:
    """Serves until it is told to stop."""
    logging.getLogger("uvicorn.error").addFilter(_PlainRefusals())
    set_up_logs(settings.log_json, settings.log_requests)
    sys.setswitchinterval(SWITCH_SECONDS)
    app = make_app(settings)
    gc.freeze()  # what has been loaded stays
    gc.set_threshold(*COLLECTIONS)

    uvicorn.run(
        app,
        host=host,
        port=port,
        log_config=None,
        log_level="warning",
        access_log=False,
        ws_per_message_deflate=False,
        ws_max_size=MOST_BODY_BYTES,
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        http=PatientProtocol,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
    )
