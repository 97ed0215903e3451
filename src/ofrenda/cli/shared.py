"""What all commands share: help texts, the console, options of a game, data files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from ofrenda.kernel.errors import OfrendaError, OptionError
from ofrenda.kernel.game import Game
from ofrenda.kernel.option import Value
from ofrenda.words import _, listing, use

use()  # before any command is made: help texts are sentences too


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


def data_files(paths: Sequence[str]) -> dict[str, str]:
    return {Path(path).name: read_text(Path(path)) for path in paths}


def read_text(path: Path) -> str:
    """What a file of one's own says."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise OfrendaError("{path} cannot be read: {reason}.", path=path, reason=error) from None
