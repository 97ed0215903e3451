"""`ofrenda play`: a match in the terminal."""

from __future__ import annotations

import getpass
import secrets
from datetime import datetime
from pathlib import Path

import click
import platformdirs
from rich.console import Console
from rich.markup import escape

from ofrenda.bots import USUAL
from ofrenda.cli.shared import chosen_options, console, data_files, game_options, help_text
from ofrenda.games import game as find_game
from ofrenda.games import games as all_games
from ofrenda.kernel.errors import OfrendaError
from ofrenda.kernel.game import Game
from ofrenda.table import BOT, Dice, Fair, Match, RecordFile, Seeded, Typed
from ofrenda.terminal.prompt import Quit
from ofrenda.terminal.session import Session
from ofrenda.words import _

LAST = "last"
"""What `--resume` without a file means."""


@click.command(
    help=help_text(
        _("Play a match in the terminal. Without GAME it asks which; without --seat you play against a medium bot."),
        "ofrenda play rolling-bones --seat Ana --seat bot:greedy --option target=50",
        "ofrenda play --resume",
    )
)
@click.argument("game", required=False)
@click.option("--seat", "seats", multiple=True, metavar="NAME|bot:LEVEL", help=_("Who sits here; once for each seat."))
@click.option("--dice", type=click.Choice(["fair", "typed"]), default="fair", help=_("Real dice? Type what they show."))
@click.option("--seed", type=int, help=_("Dice from a seed instead: the same seed, the same match."))
@game_options
@click.option("--record", type=click.Path(path_type=Path), help=_("Keep the record in this file."))
@click.option(
    "--resume",
    is_flag=False,
    flag_value=LAST,
    metavar="FILE",
    help=_("Go on with a match; without a file, with the last one."),
)
@click.option("--own-bots", is_flag=True, help=_("With --resume: run the bots of your own that the record names."))
def play(
    game: str | None,
    seats: tuple[str, ...],
    dice: str,
    seed: int | None,
    options: tuple[str, ...],
    data: tuple[str, ...],
    record: Path | None,
    resume: str | None,
    own_bots: bool,
) -> None:
    screen = console()
    if resume is not None:
        if seats or options or data or record or seed is not None or dice != "fair":
            raise OfrendaError("--resume goes on with a match as it is; it goes with no other option.")
        with RecordFile(_path_to_resume(resume)) as file:
            _sit_down(_resumed(file, game, own_bots), file, screen)
        return

    chosen = find_game(game or _which_game(screen))
    names = seats or _default_seats(chosen)
    source = _dice(chosen, len(names), dice, seed)
    settings = chosen_options(chosen, options)
    files = data_files(chosen, data)
    Match(chosen, names, source, settings, files, own_bots=True)  # refuses what is wrong before a file is made
    with RecordFile(record or _new_path(chosen)) as file:
        file.create(source)
        _sit_down(Match(chosen, names, source, settings, files, file.keep, own_bots=True), file, screen)


def _sit_down(match: Match, file: RecordFile, screen: Console) -> None:
    try:
        Session(match, file, screen).run()
    except (Quit, KeyboardInterrupt):
        screen.print()
        screen.print(_("Kept. Go on with: ofrenda play --resume {path}", path=escape(str(file.path))), soft_wrap=True)


def _which_game(screen: Console) -> str:
    for number, slug in enumerate(all_games(), 1):
        game = find_game(slug)
        screen.print(f"[bold cyan]{number}[/] {escape(game.title)} [dim]{escape(game.text.summary())}[/]")
    answer = str(click.prompt(_("Which game? Type its number or name")))
    if answer in [str(number) for number in range(1, len(all_games()) + 1)]:
        return all_games()[int(answer) - 1]
    return answer.strip().lower().replace(" ", "-")


def _default_seats(game: Game) -> tuple[str, ...]:
    bots = [f"{BOT}{USUAL}"] * max(1, game.min_seats - 1)
    return (getpass.getuser().capitalize(), *bots)


def _dice(game: Game, seats: int, kind: str, seed: int | None) -> Dice:
    if kind == "typed":
        if seed is not None:
            raise OfrendaError("Typed dice need no seed: leave out --seed or --dice typed.")
        return Typed(game)
    return Fair.fresh(seats) if seed is None else Seeded(seed)


def _state_folder() -> Path:
    return platformdirs.user_state_path("ofrenda") / "matches"


def _new_path(game: Game) -> Path:
    now = datetime.now().strftime("%Y%m%d-%H%M%S")
    return _state_folder() / f"{game.slug}-{now}-{secrets.token_hex(2)}.ofrenda"


def _path_to_resume(which: str) -> Path:
    if which != LAST:
        return Path(which)
    kept = sorted(_state_folder().glob("*.ofrenda"), key=lambda found: found.stat().st_mtime)
    if not kept:
        raise OfrendaError("There is no match to go on with. Start one: ofrenda play GAME.")
    return kept[-1]


def _resumed(file: RecordFile, game: str | None, own_bots: bool) -> Match:
    record = file.recover()
    if game is not None and game != record.game:
        raise OfrendaError("{path} is a match of {found}, not of {game}.", path=file.path, found=record.game, game=game)
    match = file.resume(find_game(record.game), record, own_bots)
    if match.over:
        raise OfrendaError("The match in {path} is over. Look at it: ofrenda replay {path}.", path=file.path)
    return match
