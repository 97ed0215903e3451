"""`ofrenda simulate` and `ofrenda bench`: what many matches say, and how fast they are."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import click
import msgspec
from rich.markup import escape
from rich.table import Table

from ofrenda.cli.progress import with_progress
from ofrenda.cli.shared import chosen_options, console, data_files, game_options, help_text, write_file
from ofrenda.cli.workers import hired, worker_options
from ofrenda.games import game as find_game
from ofrenda.games import games as all_games
from ofrenda.kernel.errors import OfrendaError, file_trouble
from ofrenda.kernel.game import Game
from ofrenda.lab.bench import Speed, measure
from ofrenda.lab.simulate import Setting, Simulation, check, simulate
from ofrenda.words import _, listing, number, percent, plural

T = TypeVar("T")


@click.command(
    name="simulate",
    help=help_text(
        _("Let bots play many matches and say how they did, with 95 % intervals. Bots rotate over the seats."),
        "ofrenda simulate rolling-bones --bots greedy,random --games 1000",
        "ofrenda simulate rolling-bones --bots greedy,mybots:Careful --games 500 --json",
        "ofrenda simulate day-of-the-dead --bots greedy,greedy --games 200 --records played",
        "ofrenda simulate die-of-the-dead --bots hard,easy --games 100000 --cluster ray://head:10001",
    ),
)
@click.argument("game")
@click.option("--bots", required=True, help=_("The bots, one for each seat, separated by commas."))
@click.option("--games", type=click.IntRange(1, 100_000_000), required=True, help=_("How many matches."))
@worker_options
@click.option("--seed", type=int, help=_("The same seed, the same result, whatever the number of workers."))
@game_options
@click.option(
    "--records",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="FOLDER",
    help=_("Keep the record of every match in this folder, for replay, analyse and export."),
)
@click.option("--fixed-seats", is_flag=True, help=_("Each bot keeps the seat in which it is named."))
@click.option("--json", "as_json", is_flag=True, help=_("Print one JSON document and nothing else."))
def simulate_command(
    game: str,
    bots: str,
    games: int,
    workers: int | None,
    cluster: str | None,
    seed: int | None,
    options: tuple[str, ...],
    data: tuple[str, ...],
    records: Path | None,
    fixed_seats: bool,
    as_json: bool,
) -> None:
    chosen = find_game(game)
    setting = Setting(
        game=game,
        bots=tuple(level.strip() for level in bots.split(",")),
        seed=secrets.randbits(32) if seed is None else seed,
        options=chosen_options(chosen, options),
        data=data_files(chosen, data),
        fixed_seats=fixed_seats,
    )

    check(setting)
    keep = _keeper(records, games) if records is not None else None
    with hired(workers, cluster, games) as crew:
        simulation = with_progress(lambda progress: simulate(setting, games, crew, progress, keep), games)

    if as_json:
        click.echo(msgspec.json.encode(simulation).decode())
    else:
        console().print(_simulation_table(chosen, simulation, fixed_seats))
        console().print(_course_line(simulation))


def _keeper(folder: Path, games: int) -> Callable[[int, str], None]:
    """Keeps records under their numbers, which are as long as the last one so that names sort as they were played."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = file_trouble(error, writing=True)
        raise OfrendaError("{path} cannot be written: {reason}.", path=folder, reason=reason) from None
    letters = len(str(games))
    return lambda number, text: write_file(folder / f"{number + 1:0{letters}}.ofrenda", text.encode())


def _course_line(simulation: Simulation) -> str:
    """How the matches went."""
    game, length = find_game(simulation.game), simulation.length
    told = [
        _(
            "Entries: {mean} on average, {shortest} to {longest}.",
            mean=number(length.mean, 1),
            shortest=length.shortest,
            longest=length.longest,
        ),
        _(
            "Endings: {endings}.",
            endings=listing([f"{game.term(how)} {times}" for how, times in simulation.endings.items()]),
        ),
    ]
    if simulation.figures:
        means = [f"{game.term(name)} {number(mean, 1)}" for name, mean in simulation.figures.items()]
        told.append(_("On average: {figures}.", figures=listing(means)))

    return " ".join(told)


def _simulation_table(game: Game, simulation: Simulation, fixed_seats: bool) -> Table:
    table = Table(
        title=plural(
            "{title}: {count} match in {seconds} s, seed {seed}",
            "{title}: {count} matches in {seconds} s, seed {seed}",
            simulation.games,
            title=game.title,
            seconds=number(simulation.seconds, 1),
            seed=simulation.seed,
        ),
        caption=_("A shared win counts in parts. Intervals are 95 %."),
    )
    table.add_column(_("Seat") if fixed_seats else _("No."), justify="right")
    table.add_column(_("Bot"))
    for heading in (_("Wins"), _("Win rate"), _("Interval"), _("Mean points"), _("Mean place")):
        table.add_column(heading, justify="right")
    for row in simulation.bots:
        low, high = row.win_rate_interval
        table.add_row(
            str(row.seat),
            escape(row.bot),
            f"{row.wins:g}",
            percent(row.win_rate, 1),
            f"{percent(low, 1)} … {percent(high, 1)}",
            number(row.mean_points, 1),
            number(row.mean_place, 2),
        )

    return table


@click.command(
    help=help_text(_("Measure how fast the engine plays, on one core."), "ofrenda bench", "ofrenda bench --json")
)
@click.option("--json", "as_json", is_flag=True, help=_("Print one JSON document and nothing else."))
def bench(as_json: bool) -> None:
    screen = console(stderr=True)
    speeds = {}
    for slug in all_games():
        with screen.status(_("Measuring {title} …", title=find_game(slug).title)):
            speeds[slug] = measure(find_game(slug))

    if as_json:
        click.echo(msgspec.json.encode({"games": speeds}).decode())
        return

    console().print(_speed_table(speeds))


def _speed_table(speeds: dict[str, Speed]) -> Table:
    table = Table(
        caption=_(
            "CPU time on one core. An entry is a decision or a roll, in random play; from “Playouts” on, from the "
            "middle of a match."
        )
    )
    table.add_column("")
    for slug in speeds:
        table.add_column(find_game(slug).title, justify="right")

    figures: dict[str, Callable[[Speed], str]] = {
        _("Decisions/s"): lambda speed: number(speed.decisions_per_second),
        _("Entries/s"): lambda speed: number(speed.entries_per_second),
        _("Matches/s"): lambda speed: number(speed.games_per_second),
        _("Playouts/s"): lambda speed: number(speed.playouts_per_second),
        _("… by tactics"): lambda speed: number(speed.tactics_playouts_per_second),
        _("Searches/s"): lambda speed: number(speed.search_iterations_per_second),
        _("Worlds/s"): lambda speed: number(speed.resamples_per_second),
        _("Clone µs"): lambda speed: f"{speed.clone_us}",
        _("View µs"): lambda speed: f"{speed.view_us}",
        _("Compiled"): lambda speed: _("yes") if speed.compiled else _("no"),
    }
    for heading, figure in figures.items():
        table.add_row(heading, *[figure(speed) for speed in speeds.values()])

    return table
