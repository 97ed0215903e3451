"""The record of a match: readable text, `.ofrenda`, like PGN in chess.

    ofrenda 1
    game: rolling-bones
    rules: 2
    option.target: 100
    seat.1: Ana
    seat.2: bot:greedy
    dice: seeded 7

    * left hand foot, right hand, centre skull
    1 lay skull
    1 undo 2

    result: 1 place 1 points 104; 2 place 2 points 31

Entries are numbered from 1 by their order; the number is not written. `#` begins a comment line.
The state of a match is the fold of its record; nothing in it is ever rewritten.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TypeAlias

import msgspec

from ofrenda.kernel.errors import OfrendaError, OptionError, RecordError
from ofrenda.kernel.game import Game
from ofrenda.kernel.option import Value
from ofrenda.kernel.result import Result

FORMAT = "ofrenda 1"
MOST_LINES = 120_000
MOST_LINE_LETTERS = 5_000
MOST_DATA_LETTERS = 300_000
"""Far above what any match needs: whatever is longer is refused before it costs anything."""
TRAILER = ("seed", "result", "closed")

_KEY = re.compile(r"([a-z][a-z0-9_.-]*): ?(.*)")
_UNDO = re.compile(r"([0-9]{1,9}) undo ([0-9]{1,9})")
_ACT = re.compile(r"([0-9]{1,9}) (\S.*)")
_WHOLE = re.compile(r"[0-9]{1,9}")
_LINE_BREAKS = re.compile(r"[\r\n\v\f\x1c-\x1e\x85\u2028\u2029]")


class Act(msgspec.Struct, frozen=True):
    """A seat's decision; seats are numbered from 1, as written."""

    seat: int
    name: str
    line: int = 0

    def __str__(self) -> str:
        return f"{self.seat} {self.name}"


class Fall(msgspec.Struct, frozen=True):
    """What was rolled or drawn."""

    outcome: str
    line: int = 0

    def __str__(self) -> str:
        return f"* {self.outcome}"


class Undo(msgspec.Struct, frozen=True):
    """A seat took the match back to where it stood before entry `to`."""

    seat: int
    to: int
    line: int = 0

    def __str__(self) -> str:
        return f"{self.seat} undo {self.to}"


Entry: TypeAlias = Act | Fall | Undo


class Record(msgspec.Struct):
    """A record as written. Header keys that we do not know are kept."""

    header: dict[str, str]
    entries: list[Entry] = []
    trailer: dict[str, str] = {}
    lines: dict[str, int] = {}
    """In which line a header or trailer key stands, for messages."""

    @property
    def game(self) -> str:
        """The slug of the game."""
        return self._needed("game")

    @property
    def rules(self) -> int:
        """The version of the rules that it was played by."""
        version = self._needed("rules")
        if not _WHOLE.fullmatch(version):
            raise self.wrong("rules", "The rules version “{version}” is not a whole number.", version=version)
        return int(version)

    @property
    def seats(self) -> list[str]:
        """Who sat where: a name, or `bot:LEVEL`."""
        given = self.under("seat")
        names = [given[number] for number in map(str, range(1, len(given) + 1)) if number in given]
        if not names or len(names) != len(given):
            raise RecordError(
                "The header needs seat.1, seat.2, … without a gap; it has: {keys}.",
                keys=", ".join(f"seat.{number}" for number in given) or "-",
            )
        return names

    @property
    def data(self) -> dict[str, str]:
        """The data files of one's own that it was played with."""
        try:
            return {name: msgspec.json.decode(text, type=str) for name, text in self.under("data").items()}
        except msgspec.DecodeError:
            raise RecordError("A data file in the header is not one JSON string.") from None

    def options(self, game: Game) -> dict[str, Value]:
        """The options it was played with."""
        known = {option.name: option for option in game.options}
        given = self.under("option")
        for name in given:
            if name not in known:
                raise self.wrong(
                    f"option.{name}",
                    "{title} has no option “{name}”. Options: {options}.",
                    title=game.title,
                    name=name,
                    options=", ".join(known),
                )

        try:
            return {name: known[name].parse(text) for name, text in given.items()}
        except OptionError as error:
            raise self.wrong(f"option.{error.places['name']}", error.message, **error.places) from None

    def under(self, prefix: str) -> dict[str, str]:
        """The header values under `prefix.NAME`, by NAME."""
        start = prefix + "."
        return {key[len(start) :]: value for key, value in self.header.items() if key.startswith(start)}

    def text(self) -> str:
        """The whole record as text; `parse` reads it."""
        return "".join([head(self.header), *(f"{entry}\n" for entry in self.entries), tail(self.trailer)])

    def wrong(self, key: str, message: str, /, **places: object) -> RecordError:
        """For a value that cannot stand at this key."""
        return RecordError(message, line=self.lines.get(key, 0), **places)

    def _needed(self, key: str) -> str:
        if key not in self.header:
            raise RecordError("The header has no “{key}:” line.", key=key)
        return self.header[key]


def head(header: dict[str, str]) -> str:
    """Everything before the first entry."""
    for key, value in header.items():
        if not _KEY.fullmatch(f"{key}: {value}") or _LINE_BREAKS.search(value):
            raise OfrendaError("“{key}: {value}” cannot stand in a record's header.", key=key, value=value)
    return "".join([f"{FORMAT}\n", *(f"{key}: {value}\n" for key, value in header.items()), "\n"])


def tail(trailer: dict[str, str]) -> str:
    """Everything after the last entry."""
    return "".join(["\n", *(f"{key}: {value}\n" for key, value in trailer.items())]) if trailer else ""


def result_text(result: Result) -> str:
    """The result as it stands in the trailer."""
    return "; ".join(
        f"{seat} place {place} points {points}"
        for seat, (place, points) in enumerate(zip(result.places, result.points, strict=True), 1)
    )


def header_for(
    game: Game,
    seats: Iterable[str],
    options: dict[str, Value],
    data: dict[str, str],
    dice: dict[str, str],
) -> dict[str, str]:
    """The header of a new match."""
    return {
        "game": game.slug,
        "rules": str(game.rules_version),
        **{f"option.{option.name}": option.write(options[option.name]) for option in game.options},
        **{f"seat.{number}": name for number, name in enumerate(seats, 1)},
        **dice,
        **{f"data.{name}": msgspec.json.encode(text).decode() for name, text in data.items()},
    }


def parse(text: str) -> Record:
    """Reads a record; a line that does not belong is refused with its number and the reason."""
    lines = text.split("\n")
    if lines[0].rstrip("\r") != FORMAT:
        raise RecordError(
            "A record begins with “{right}”, not with “{found}”.", line=1, right=FORMAT, found=lines[0][:40]
        )

    if len(lines) > MOST_LINES:
        raise RecordError("A record has at most {most} lines.", line=MOST_LINES + 1, most=MOST_LINES)

    record = Record({}, [], {}, {})
    place = record.header
    for number, raw in enumerate(lines[1:], 2):
        line = raw.strip()
        if len(line) > (MOST_DATA_LETTERS if line.startswith("data.") else MOST_LINE_LETTERS):
            raise RecordError(
                "This line has {count} letters; nothing in a match is so long.", line=number, count=len(line)
            )
        if line.startswith("#"):
            continue
        if not line:
            if place is record.header and record.header:
                place = record.trailer
            continue

        key = _KEY.fullmatch(line)
        if place is record.header:
            if key is None:
                raise RecordError("A header line reads “key: value”, not “{text}”.", line=number, **_text(line))
            _keep(record, place, key, number)
        elif key is not None and key[1] in TRAILER:
            _keep(record, place, key, number)
        elif record.trailer:
            raise RecordError("After the trailer nothing may follow, but here is “{text}”.", line=number, **_text(line))
        else:
            record.entries.append(_entry(line, number))

    return record


def parse_entries(lines: Iterable[str]) -> list[Entry]:
    """Entries that were kept line by line, without a header."""
    return [_entry(line, number) for number, line in enumerate(lines, 1)]


def _entry(line: str, number: int) -> Entry:
    if line.startswith("* "):
        return Fall(line[2:].strip(), number)
    if undo := _UNDO.fullmatch(line):
        return Undo(int(undo[1]), int(undo[2]), number)
    if act := _ACT.fullmatch(line):
        return Act(int(act[1]), act[2], number)
    raise RecordError(
        "“{text}” is no entry. An entry reads “2 lay skull”, “* 3 3 5” or “2 undo 14”.", line=number, **_text(line)
    )


def _keep(record: Record, place: dict[str, str], key: re.Match[str], number: int) -> None:
    if key[1] in place:
        raise RecordError("“{key}:” stands here for the second time.", line=number, key=key[1])
    place[key[1]] = key[2].strip()
    record.lines[key[1]] = number


def _text(line: str) -> dict[str, str]:
    """A line for a message, cut where it would fill the screen."""
    return {"text": line if len(line) <= 80 else line[:79] + "…"}
