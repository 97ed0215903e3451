"""Keeps a match on disk, entry by entry, so that a cut wire or a closed window loses nothing."""

from __future__ import annotations

import os
from pathlib import Path

from ofrenda.kernel import record as records
from ofrenda.kernel.errors import OfrendaError, RecordError
from ofrenda.kernel.game import Game
from ofrenda.kernel.record import Record
from ofrenda.table.dice import Dice, Fair, dice_of
from ofrenda.table.match import Match


class RecordFile:
    """A record that grows on disk; every piece is flushed and synced before it counts.

    The secret of fair dice lies in a file of its own beside the record until the match is over and reveals it.
    """

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def _secret_path(self) -> Path:
        return self.path.with_name(self.path.name + ".secret")

    def create(self, dice: Dice) -> None:
        """Begins a new file; one that exists is not touched."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.open("x").close()
        except FileExistsError:
            raise OfrendaError(
                "{path} exists already. Go on with it by --resume {path}, or choose another name.", path=self.path
            ) from None
        except OSError as error:
            raise OfrendaError(
                "{path} cannot be written: {reason}.", path=self.path, reason=error.strerror
            ) from None
        if isinstance(dice, Fair):
            descriptor = os.open(self._secret_path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(descriptor, "w") as file:
                file.write(dice.secret)
                file.flush()
                os.fsync(file.fileno())

    def keep(self, text: str) -> None:
        """Adds a piece of the record for good."""
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())

    def resume(self, game: Game, record: Record) -> Match:
        """The match as far as it was kept, ready to go on."""
        secret = self._secret_path.read_text().strip() if self._secret_path.exists() else None
        return Match.resume(game, record, dice_of(game, record, secret), self.keep)

    def close(self) -> None:
        """The match is over: its secret stands in the record now."""
        self._secret_path.unlink(missing_ok=True)

    def recover(self) -> Record:
        """The record as far as it was kept; a last line that was cut off while it was written is dropped."""
        text = _text_of(self.path)
        whole = text[: text.rfind("\n") + 1]
        record = records.parse(whole)
        if whole != text:
            os.truncate(self.path, len(whole.encode()))
        return record


def read_record(path: Path) -> Record:
    """The record in a file."""
    return records.parse(_text_of(path))


def _text_of(path: Path) -> str:
    try:
        return path.read_bytes().decode()
    except OSError as error:
        raise RecordError("{path} cannot be read: {reason}.", path=path, reason=error.strerror) from None
    except UnicodeDecodeError:
        raise RecordError("{path} is not a text file.", path=path) from None
