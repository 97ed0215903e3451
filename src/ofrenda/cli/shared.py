"""What all commands share: help texts, the console, options of a game, data files, moments of a record."""

from __future__ import annotations

import gettext
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from ofrenda.kernel.errors import DataError, OfrendaError, OptionError, file_trouble
from ofrenda.kernel.game import Game
from ofrenda.kernel.option import Value
from ofrenda.kernel.record import Entry, Record
from ofrenda.words import LOCALE, _, language, listing, use


def wished_language(arguments: Sequence[str]) -> str | None:
    """The language that `--language` names among these arguments."""
    for at, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--language":
            return value if equals else "".join(arguments[at + 1 : at + 2])
    return None


# Before any command is made: help texts are sentences too. What click says itself is looked up in our catalogue.
use(wished_language(sys.argv[1:]))
os.environ["LANGUAGE"] = language()
gettext.bindtextdomain("ofrenda", LOCALE)
gettext.textdomain("ofrenda")

MOST_BYTES = 8_000_000


def help_text(what: str, *examples: str) -> str:
    """A help text with its examples, each on a line of its own."""
    return "\n".join([what, "", "\b", _("Example:"), *(f"  {example}" for example in examples)])


def console(stderr: bool = False) -> Console:
    return Console(highlight=False, stderr=stderr)


def game_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--option` and `--data`: how a match differs from the usual one."""
    option = click.option(
        "--option", "options", multiple=True, metavar="KEY=VALUE", help=_("Change an option of the game.")
    )
    data = click.option(
        "--data", "data", multiple=True, metavar="[NAME=]FILE", help=_("A data file of your own, such as a board.")
    )
    return option(data(command))


def chosen_options(game: Game, given: Sequence[str]) -> dict[str, Value]:
    known = {option.name: option for option in game.options}
    chosen: dict[str, Value] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals or name not in known:
            raise OptionError(
                "“{pair}” is no option of {title}. Write KEY=VALUE with one of: {options}.",
                pair=pair,
                title=game.title,
                options=listing([f"{option.name} ({option.allowed()})" for option in game.options]),
            )
        chosen[name] = known[name].parse(value)

    return chosen


def data_files(game: Game, given: Sequence[str]) -> dict[str, str]:
    """Data files of one's own, by the name that the game gives them: FILE if it is called so, else NAME=FILE."""
    files: dict[str, str] = {}
    for path in given:
        name, equals, rest = path.partition("=")
        named = {file.removesuffix(".toml"): file for file in game.data_files} | {
            file: file for file in game.data_files
        }
        if equals and name in named:
            file, path = named[name], rest
            if not path:
                raise DataError("Say which file it is: --data {name}=FILE.", name=name)
        elif Path(path).name in game.data_files:
            file = Path(path).name
        else:
            raise _no_such_data(game, path)
        files[file] = read_text(Path(path))
        if not files[file].strip():
            raise DataError("{path} is empty.", path=path)
        _check_data(game, file, files[file], path)

    return files


def _check_data(game: Game, file: str, text: str, path: str) -> None:
    """Refuses a file that the game cannot be played with, by the name under which it lies on the disk."""
    try:
        game.rules(game.min_seats, data={file: text})
    except DataError as error:
        if error.places.get("file") != file:
            raise
        raise DataError(error.message, **{**error.places, "file": path}) from None


def _no_such_data(game: Game, path: str) -> DataError:
    if not game.data_files:
        return DataError("{title} has no data files that could be replaced.", title=game.title)
    return DataError(
        "“{path}” names no data file of {title}. Call it {files}, or say which one it is: --data {name}={path}.",
        path=path,
        title=game.title,
        files=listing(game.data_files),
        name=game.data_files[0].removesuffix(".toml"),
    )


def entries_until(record: Record, at: int | None) -> list[Entry]:
    """Of a record, the entries up to number `at`; without it, all."""
    last = len(record.entries)
    if at is not None and at > last:
        raise OfrendaError("The record has {last} entries; there is no entry {at}.", last=last, at=at)
    return record.entries[:at]


def read_text(path: Path) -> str:
    """What a file of one's own says; a mark at its beginning that some editors write is left out."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise OfrendaError("{path} is larger than any file of a game.", path=path)
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise OfrendaError("{path} cannot be read: it is no text in UTF-8.", path=path) from None
    except OSError as error:
        raise OfrendaError("{path} cannot be read: {reason}.", path=path, reason=file_trouble(error)) from None


def write_file(path: Path, content: bytes) -> None:
    """All of it or nothing: a half-written file is never left under its name."""
    partial = path.with_name(f".{path.name}.partial")
    try:
        partial.write_bytes(content)
        os.replace(partial, path)
    except OSError as error:
        partial.unlink(missing_ok=True)
        raise OfrendaError(
            "{path} cannot be written: {reason}.", path=path, reason=file_trouble(error, writing=True)
        ) from None
