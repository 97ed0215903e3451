"""Keeps observed matches in a file while they are played, so that a run can be stopped and gone on with.

A line for each piece of work, in whatever order it was done. A line says of which setting its matches are, so that one
file serves several settings, and more matches of one. What is read back is what was observed: the result is the same.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from typing import BinaryIO

import msgspec

import ofrenda
from ofrenda.games import game as find_game
from ofrenda.kernel.errors import OfrendaError, file_trouble
from ofrenda.lab.observation import EFFORT, Observation, observe
from ofrenda.lab.parallel import ALONE, Cutter, Workers
from ofrenda.lab.simulate import Setting, check

FIRST_LINE = b'{"ofrenda":"observations 1"}\n'


class _Line(msgspec.Struct, frozen=True):
    of: str
    matches: list[Observation]


class Kept:
    """A file of observations; `with Kept(path) as kept:` nobody else writes into it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._found: dict[str, dict[int, Observation]] = {}

    def __enter__(self) -> Kept:
        try:
            self._file: BinaryIO = self._path.open("a+b")
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._file.close()
            raise OfrendaError("{path} is being written by another run.", path=self._path) from None
        except OSError as error:
            reason = file_trouble(error, writing=True)
            raise OfrendaError("{path} cannot be written: {reason}.", path=self._path, reason=reason) from None

        try:
            self._read()
        except BaseException:
            self._file.close()
            raise
        return self

    def __exit__(self, *_error: object) -> None:
        self._file.close()

    def of(self, setting: Setting) -> dict[int, Observation]:
        """The matches of a setting that were observed before, by number."""
        return self._found.get(digest(setting), {})

    def add(self, setting: Setting, matches: list[Observation]) -> None:
        """Keeps matches for good."""
        self._file.write(msgspec.json.encode(_Line(digest(setting), matches)) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def _read(self) -> None:
        """What is there; a last line that was cut off while it was written is dropped."""
        self._file.seek(0)
        whole = 0
        for number, line in enumerate(self._file, 1):
            if number == 1 and not FIRST_LINE.startswith(line):
                raise OfrendaError("{path} is no file of a report that could be gone on with.", path=self._path)
            if not line.endswith(b"\n"):
                break
            whole += len(line)
            if number > 1:
                self._take(line, number)

        self._file.truncate(whole)
        if not whole:
            self._file.write(FIRST_LINE)
            self._file.flush()

    def _take(self, line: bytes, number: int) -> None:
        try:
            found = msgspec.json.decode(line, type=_Line)
        except msgspec.DecodeError as error:
            raise OfrendaError(
                "{path}, line {line}: this is no observation ({reason}).", path=self._path, line=number, reason=error
            ) from None
        matches = self._found.setdefault(found.of, {})
        for one in found.matches:
            before = matches.get(one.number)
            if before is None or before.judged is None:
                matches[one.number] = one


def digest(setting: Setting) -> str:
    """Stands for everything that a match of this setting follows from, its number aside."""
    rules = find_game(setting.game).rules_version
    told = msgspec.json.encode([ofrenda.__version__, rules, setting, EFFORT], order="deterministic")
    return blake2b(told, digest_size=12).hexdigest()


def known(setting: Setting, games: int, judged: int, kept: Kept | None) -> dict[int, Observation]:
    """Of the first `games` matches those that need not be played again, by number."""
    before = kept.of(setting) if kept is not None else {}
    return {
        number: one for number, one in before.items() if number < games and (number >= judged or one.judged is not None)
    }


def observations(
    setting: Setting,
    games: int,
    judged: int,
    workers: Workers = ALONE,
    kept: Kept | None = None,
    progress: Callable[[int], None] = lambda _played: None,
) -> list[Observation]:
    """Matches 0 to `games - 1` in their order, the first ones judged; only those are played that were not kept.

    `progress` hears how many more have been played.
    """
    check(setting)
    found = known(setting, games, judged, kept)
    missing = [number for number in range(games) if number not in found]
    cutter = Cutter(workers.count)
    jobs = ((setting, first, count, judged) for first, count in _pieces(missing, judged, cutter))
    for (_setting, _first, count, _judged), matches in workers.each(observe, jobs):
        if kept is not None:
            kept.add(setting, matches)
        found.update({one.number: one for one in matches})
        cutter.done(count)
        progress(count)

    # Of a match that was judged for a longer sample, this report does not know it.
    return [found[number] if number < judged else _unjudged(found[number]) for number in range(games)]


def _unjudged(one: Observation) -> Observation:
    return msgspec.structs.replace(one, judged=None) if one.judged is not None else one


def _pieces(missing: Sequence[int], judged: int, cutter: Cutter) -> Iterator[tuple[int, int]]:
    """The first of each piece of work that is left, and how many matches it has; one that is judged stands alone.

    Those take far longer, so they are spread over the others: how long all will take shows from the beginning.
    """
    slow = [number for number in missing if number < judged]
    alone = iter(slow)
    handed_out, begun = 0, 0
    for run in _runs([number for number in missing if number >= judged]):
        for start, count in cutter.pieces(len(run)):
            due = len(slow) * (handed_out + count) // (len(missing) - len(slow)) - begun
            for number in islice(alone, due):
                yield number, 1
                begun += 1
            yield run[start], count
            handed_out += count
    for number in alone:
        yield number, 1


def _runs(numbers: Sequence[int]) -> Iterator[range]:
    """Numbers that follow one another, together."""
    first = 0
    for at, number in enumerate(numbers, 1):
        if at == len(numbers) or numbers[at] != number + 1:
            yield range(numbers[first], number + 1)
            first = at
