"""`ofrenda draw`: a position, or a moment of a recorded match, as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from ofrenda.cli.shared import entries_until, help_text, read_text, write_file
from ofrenda.games import game as find_game
from ofrenda.kernel import position
from ofrenda.kernel.errors import OfrendaError, PositionError, SeatError
from ofrenda.kernel.game import Game
from ofrenda.kernel.replay import Replay
from ofrenda.kernel.scene import png
from ofrenda.kernel.state import State
from ofrenda.table import labels, read_record
from ofrenda.words import _, listing

FORMATS = (".svg", ".png")


@click.command(
    help=help_text(
        _("Draw a position (TOML) or a recorded match as a picture, SVG or PNG. Without --seat everything lies open."),
        "ofrenda draw position.toml -o position.svg",
        "ofrenda draw match.ofrenda --at 14 --seat 2 -o moment.svg",
    )
)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", type=click.IntRange(0), metavar="N", help=_("Of a record: the position after entry N."))
@click.option("--seat", type=click.IntRange(1), metavar="N", help=_("Through whose eyes; what they may do now glows."))
@click.option("-o", "--output", type=click.Path(path_type=Path), required=True, help=_("The file to write."))
def draw(file: Path, at: int | None, seat: int | None, output: Path) -> None:
    if output.suffix not in FORMATS:
        raise OfrendaError(
            "{file} cannot be drawn: its name should end in {formats}.", file=output, formats=listing(FORMATS)
        )
    is_position = file.suffix == ".toml"
    if at is not None and is_position:
        raise OfrendaError("{file} is a position, so there is no entry {at} in it.", file=file, at=at)

    state, names = _placed(file) if is_position else _recorded(file, at)
    svg = _drawn(state, names, seat)
    write_file(output, svg.encode() if output.suffix == ".svg" else png(svg))


def _placed(file: Path) -> tuple[State[Any], list[str]]:
    given = position.read(read_text(file))
    if "game" not in given:
        raise PositionError("A position to be drawn needs a line such as {line}.", line='game = "rolling-bones"')
    return find_game(str(given["game"])).place(given), []


def _recorded(file: Path, at: int | None) -> tuple[State[Any], list[str]]:
    parsed = read_record(file)
    entries = entries_until(parsed, at)

    replay = Replay.of(find_game(parsed.game), parsed)
    replay.follow(entries)
    return replay.state, labels(parsed.seats)


def _drawn(state: State[Any], names: list[str], seat: int | None) -> str:
    game: Game = state.rules.game
    if seat is None:
        return game.draw(game.open_view(state), names=names)
    if seat > state.rules.seats:
        raise SeatError("There is no seat {seat}: {seats} play.", seat=seat, seats=state.rules.seats)
    return game.draw(state.view(seat - 1), state.actions(seat - 1), names)
