"""`ofrenda train`: an evaluation learnt from matches."""

from __future__ import annotations

from pathlib import Path

import click

from ofrenda.bots import weights
from ofrenda.cli.progress import with_progress
from ofrenda.cli.shared import console, help_text
from ofrenda.cli.workers import hired, worker_options
from ofrenda.games import game as find_game
from ofrenda.lab.train import train
from ofrenda.words import _, number, percent


@click.command(
    name="train",
    help=help_text(
        _("Learn what positions are worth from matches of the tactics, and keep the weights as a file."),
        "ofrenda train die-of-the-dead --seats 2 --games 20000 --seed 1",
        "ofrenda train day-of-the-dead --seats 2 --into src/ofrenda/bots/learnt",
    ),
)
@click.argument("game")
@click.option("--seats", type=int, default=2, show_default=True, help=_("How many play."))
@click.option(
    "--games", type=click.IntRange(20, 10_000_000), default=10_000, show_default=True, help=_("How many matches.")
)
@worker_options
@click.option("--seed", type=int, default=1, show_default=True, help=_("The same seed, the same weights."))
@click.option(
    "--into",
    type=click.Path(file_okay=False, exists=True, path_type=Path),
    default=Path(),
    help=_("The folder for the file GAME-SEATS.toml; this one by default."),
)
def train_command(
    game: str, seats: int, games: int, workers: int | None, cluster: str | None, seed: int, into: Path
) -> None:
    chosen = find_game(game)
    weights.check_features(chosen)
    chosen.rules(seats)
    with hired(workers, cluster, games) as crew:
        found = with_progress(lambda progress: train(chosen, seats, games, seed, crew, progress), games)

    file = into / f"{game}-{seats}.toml"
    weights.write(file, found)
    told = _(
        "{file}: learnt from {positions} positions. In matches kept apart, whoever stood best won {share} of the time.",
        file=file,
        positions=number(found.positions),
        share=percent(found.foretold, 1),
    )
    console().print(told)
