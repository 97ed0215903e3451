"""`ofrenda solve`: what a turn of Rolling Bones is worth, exactly."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from ofrenda.bots.plans import make_plans, plan_steps
from ofrenda.bots.solved import Solution, cache_file, solve
from ofrenda.cli.progress import with_progress
from ofrenda.cli.shared import chosen_options, console, help_text, write_file
from ofrenda.games import game as find_game
from ofrenda.games.rolling_bones.engine.opening import openings
from ofrenda.kernel.errors import OfrendaError
from ofrenda.words import _, percent

SOLVED = "rolling-bones"


@click.command(
    name="solve",
    help=help_text(
        _("Solve a turn exactly: what it brings on average to whoever plays it perfectly. Only Rolling Bones can be."),
        "ofrenda solve rolling-bones",
        "ofrenda solve rolling-bones --option hat_counts=false --json",
    ),
)
@click.argument("game")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help=_("Change an option of the game."))
@click.option("--json", "as_json", is_flag=True, help=_("Print one JSON document and nothing else."))
@click.option(
    "--plans",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help=_("Find the plans anew by which the expert plays the race to the target, and write them there."),
)
def solve_command(game: str, options: tuple[str, ...], as_json: bool, plans: Path | None) -> None:
    chosen = find_game(game)
    if chosen.slug != SOLVED:
        raise OfrendaError("{title} cannot be solved; {solved} can.", title=chosen.title, solved=SOLVED)
    hat_counts = bool(chosen_options(chosen, options).get("hat_counts", True))

    solution = with_progress(lambda progress: solve(hat_counts, progress), len(openings()), _("Solving"))
    if as_json:
        click.echo(msgspec.json.encode(solution).decode())
    else:
        _tell(solution, cache_file(hat_counts))

    if plans is not None:
        made = with_progress(make_plans, plan_steps(), _("Finding plans"))
        write_file(plans, msgspec.json.encode(made))


def _tell(solution: Solution, kept: Path) -> None:
    click.echo(f"{solution.points:.6f}")
    console().print(
        _(
            "points a turn brings on average to whoever plays for points; {nothing} of the turns bring nothing.",
            nothing=percent(solution.chances[0], 2),
        )
    )
    if kept.exists():
        console().print(_("{positions} positions, kept in {path}.", positions=solution.positions, path=kept))
