"""`ofrenda tournament`: which bot is the strongest, and by how much."""

from __future__ import annotations

import secrets
from pathlib import Path

import click
import msgspec
from rich.markup import escape
from rich.table import Table

from ofrenda.cli.progress import with_progress
from ofrenda.cli.shared import chosen_options, console, data_files, game_options, help_text, write_file
from ofrenda.cli.workers import hired, worker_options
from ofrenda.games import game as find_game
from ofrenda.lab.standings import standings_chart, title_of
from ofrenda.lab.tournament import Duel, Outcome, Tournament, check_tournament, play_tournament
from ofrenda.words import _, number, percent


@click.command(
    name="tournament",
    help=help_text(
        _("Let every bot meet every other in all seat orders; rate them, and say who finishes ahead of whom."),
        "ofrenda tournament rolling-bones --bots expert,hard,medium,easy --games 400",
        "ofrenda tournament die-of-the-dead --bots greedy,random,random,random --games 120 --seats 4 --svg plot.svg",
    ),
)
@click.argument("game")
@click.option("--bots", required=True, help=_("The bots, separated by commas; one named twice can sit twice."))
@click.option("--games", type=click.IntRange(1, 10_000_000), required=True, help=_("Matches for each line-up."))
@click.option("--seats", type=click.IntRange(2, 16), default=2, show_default=True, help=_("Bots at a table."))
@worker_options
@click.option("--seed", type=int, help=_("The same seed, the same result, whatever the number of workers."))
@game_options
@click.option("--json", "as_json", is_flag=True, help=_("Print one JSON document and nothing else."))
@click.option("--svg", type=click.Path(path_type=Path), metavar="FILE", help=_("Draw the outcome into this file."))
def tournament_command(
    game: str,
    bots: str,
    games: int,
    seats: int,
    workers: int | None,
    cluster: str | None,
    seed: int | None,
    options: tuple[str, ...],
    data: tuple[str, ...],
    as_json: bool,
    svg: Path | None,
) -> None:
    chosen = find_game(game)
    tournament = Tournament(
        game=game,
        bots=tuple(level.strip() for level in bots.split(",")),
        seats=seats,
        games=games,
        seed=secrets.randbits(32) if seed is None else seed,
        options=chosen_options(chosen, options),
        data=data_files(chosen, data),
    )

    matches = check_tournament(tournament)
    with hired(workers, cluster, matches) as crew:
        outcome = with_progress(lambda progress: play_tournament(tournament, crew, progress), matches)

    if svg is not None:
        write_file(svg, standings_chart(outcome).encode())
    if as_json:
        click.echo(msgspec.json.encode(outcome).decode())
    else:
        console().print(_standings_table(outcome))
        console().print(_cross_table(outcome))


def _standings_table(outcome: Outcome) -> Table:
    table = Table(
        title=title_of(outcome),
        caption=_("Ratings by openskill (Plackett-Luce), 25 in the middle. Intervals are 95 %."),
    )
    table.add_column(_("Bot"))
    for heading in (_("Rating"), _("Interval"), _("Matches"), _("Win rate"), _("Interval")):
        table.add_column(heading, justify="right")
    for row in outcome.standings:
        rating, wins = row.rating_interval, row.win_rate_interval
        table.add_row(
            escape(row.bot),
            number(row.rating, 2),
            f"{number(rating[0], 2)} … {number(rating[1], 2)}",
            str(row.games),
            percent(row.win_rate, 1),
            f"{percent(wins[0], 1)} … {percent(wins[1], 1)}",
        )

    return table


def _cross_table(outcome: Outcome) -> Table:
    table = Table(title=_("Finished ahead of"), caption=_("How often the bot of the row did; equal places count half."))
    names = [standing.bot for standing in outcome.standings]
    table.add_column("")
    for name in names:
        table.add_column(escape(name), justify="right")
    for name in names:
        cells = []
        for other in names:
            duel = outcome.duel(name, other)
            cells.append(_share(duel) if duel else "")
        table.add_row(escape(name), *cells)

    return table


def _share(duel: Duel) -> str:
    low, high = duel.interval
    return f"{percent(duel.share, 1)} ({percent(low, 1)} … {percent(high, 1)})"
