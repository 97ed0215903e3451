"""Copies of an embedded database, made while it is used."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from ofrenda.kernel.errors import OfrendaError


def copy_database(source: Path, target: Path) -> None:
    """A whole copy, what is still in the write-ahead log included; under its name only when it is complete."""
    unfinished = target.with_name(target.name + ".part")
    unfinished.unlink(missing_ok=True)

    try:
        reading, writing = sqlite3.connect(source), sqlite3.connect(unfinished)
        try:
            reading.backup(writing)
        finally:
            reading.close()
            writing.close()
        os.replace(unfinished, target)
    except (OSError, sqlite3.Error) as error:
        unfinished.unlink(missing_ok=True)
        raise OfrendaError("{target} cannot be written: {reason}.", target=target, reason=error) from None
