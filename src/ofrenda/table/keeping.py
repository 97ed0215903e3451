"""Keeps a match on disk, entry by entry, so that a cut wire or a closed window loses nothing."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import BinaryIO

from ofrenda.kernel import record as records
from ofrenda.kernel.errors import OfrendaError, RecordError, file_trouble
from ofrenda.kernel.game import Game
from ofrenda.kernel.record import Record
from ofrenda.table.dice import Dice, Fair, dice_of
from ofrenda.table.match import Match

MOST_BYTES = 8_000_000


class RecordFile:
    """A record that grows on disk; every piece is flushed and synced before it counts.

    The secret of fair dice lies in a file of its own beside the record until the match is over and reveals it.
    While one program has the record open (`with RecordFile(path) as file:`), no other can go on with it.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: BinaryIO | None = None

    def __enter__(self) -> RecordFile:
        return self

    def __exit__(self, *_error: object) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    @property
    def _secret_path(self) -> Path:
        return self.path.with_name(self.path.name + ".secret")

    def create(self, dice: Dice) -> None:
        """Begins a new file; one that exists is not touched."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self.path.exists():
                raise FileExistsError
            if isinstance(dice, Fair):
                self._write_secret(dice.secret)
            self._file = self.path.open("xb")
        except FileExistsError:
            raise OfrendaError(
                "{path} exists already. Go on with it by --resume {path}, or choose another name.", path=self.path
            ) from None
        except OSError as error:
            raise self._unwritable(error) from None

        self._lock()

    def keep(self, text: str) -> None:
        """Adds a piece of the record for good; if that fails, the file is as it was before."""
        file = self._open_file()
        before = file.seek(0, os.SEEK_END)
        try:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        except OSError as error:
            os.truncate(self.path, before)
            raise self._unwritable(error) from None

    def recover(self) -> Record:
        """The record as far as it was kept; a last line that was cut off while it was written is dropped."""
        try:
            self._file = self.path.open("r+b")
            self._lock()
            kept = self._file.read()
        except OSError as error:
            raise RecordError("{path} cannot be read: {reason}.", path=self.path, reason=file_trouble(error)) from None

        whole = kept[: kept.rfind(b"\n") + 1]
        record = records.parse(_decoded(whole, self.path))
        if b"\n\n" not in whole.replace(b"\r", b""):
            raise RecordError("{path} was cut off before the match began. Start a new one.", path=self.path)

        if whole != kept:
            os.truncate(self.path, len(whole))
        return record

    def resume(self, game: Game, record: Record, own_bots: bool = False) -> Match:
        """The match as far as it was kept, ready to go on."""
        secret = self._secret_path.read_text().strip() if self._secret_path.exists() else None
        return Match.resume(game, record, dice_of(game, record, secret), self.keep, own_bots)

    def _write_secret(self, secret: str) -> None:
        descriptor = os.open(self._secret_path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "w") as file:
            file.write(secret)
            file.flush()
            os.fsync(file.fileno())

    def _lock(self) -> None:
        """Two programs must not go on with one match."""
        try:
            fcntl.flock(self._open_file(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise OfrendaError("{path} is being played in another window.", path=self.path) from None

    def _open_file(self) -> BinaryIO:
        if self._file is None:
            raise OfrendaError("{path} is not open.", path=self.path)
        return self._file

    def _unwritable(self, error: OSError) -> OfrendaError:
        return OfrendaError(
            "{path} cannot be written: {reason}.", path=self.path, reason=file_trouble(error, writing=True)
        )

    def finish(self) -> None:
        """The match is over: its secret stands in the record now."""
        self._secret_path.unlink(missing_ok=True)


def read_record(path: Path) -> Record:
    """The record in a file."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise RecordError("{path} is larger than any record.", path=path)
        return records.parse(_decoded(path.read_bytes(), path))
    except OSError as error:
        raise RecordError("{path} cannot be read: {reason}.", path=path, reason=file_trouble(error)) from None


def _decoded(text: bytes, path: Path) -> str:
    try:
        return text.decode()
    except UnicodeDecodeError:
        raise RecordError("{path} is not a text file.", path=path) from None
