"""What all commands share: help texts, the console, options of a game, data files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from ofrenda.kernel.errors import DataError, OfrendaError, OptionError
from ofrenda.kernel.game import Game
from ofrenda.kernel.option import Value
from ofrenda.words import _, listing, use

use()  # before any command is made: help texts are sentences too

MOST_BYTES = 8_000_000


def help_text(what: str, *examples: str) -> str:
    """A help text with its examples, each on a line of its own."""
    return "\n".join([what, "", "\b", _("Example:"), *(f"  {example}" for example in examples)])


def console(stderr: bool = False) -> Console:
    return Console(highlight=False, stderr=stderr)


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
        elif Path(path).name in game.data_files:
            file = Path(path).name
        else:
            raise _no_such_data(game, path)
        files[file] = read_text(Path(path))
        if not files[file].strip():
            raise DataError("{path} is empty.", path=path)

    return files


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


def read_text(path: Path) -> str:
    """What a file of one's own says; a mark at its beginning that some editors write is left out."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise OfrendaError("{path} is larger than any file of a game.", path=path)
        return path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise OfrendaError("{path} cannot be read: there is no such file.", path=path) from None
    except IsADirectoryError:
        raise OfrendaError("{path} cannot be read: it is a folder.", path=path) from None
    except PermissionError:
        raise OfrendaError("{path} cannot be read: you may not.", path=path) from None
    except UnicodeDecodeError:
        raise OfrendaError("{path} cannot be read: it is no text in UTF-8.", path=path) from None
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise OfrendaError("{path} cannot be read: {reason}.", path=path, reason=reason) from None
