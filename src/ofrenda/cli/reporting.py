"""`ofrenda report` and `ofrenda compare`: what many matches tell a designer."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import Any

import click
import msgspec

from ofrenda.cli.progress import with_progress
from ofrenda.cli.report_tables import print_comparison, print_report
from ofrenda.cli.shared import chosen_options, console, data_files, game_options, help_text, write_file
from ofrenda.cli.workers import hired, worker_options
from ofrenda.games import game as find_game
from ofrenda.kernel.errors import OfrendaError
from ofrenda.kernel.game import Game
from ofrenda.lab import compare_page, report_page
from ofrenda.lab.compare import Comparison, compare
from ofrenda.lab.keeping import Kept, known, observations
from ofrenda.lab.report import Findings, findings
from ofrenda.lab.simulate import Setting, check
from ofrenda.words import _

USUAL_BOT = "greedy"


class Run(msgspec.Struct, frozen=True, kw_only=True):
    """What `report` and `compare` are both told: who plays how much, who does the work, and where it is written."""

    games: int
    judged: int
    bots: str | None
    seats: int | None
    workers: int | None
    cluster: str | None
    seed: int
    resume: Path | None
    html: Path | None
    json_file: Path | None

    @property
    def prints_json(self) -> bool:
        return str(self.json_file) == "-"


def _run_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options of a `Run`, which the command is given as one."""

    @wraps(command)
    def with_run(**given: Any) -> None:
        told = {name: given.pop(name) for name in Run.__struct_fields__}
        if told["seed"] is None:
            told["seed"] = secrets.randbits(32)
        command(run=Run(**told), **given)

    options: list[Callable[[Callable[..., Any]], Callable[..., Any]]] = [
        click.option(
            "--games",
            type=click.IntRange(2, 1_000_000),
            default=1_000,
            show_default=True,
            help=_("How many matches."),
        ),
        click.option(
            "--judged",
            type=click.IntRange(0, 100_000),
            default=24,
            show_default=True,
            help=_("How many of them are judged entry by entry, for lead, drama and luck; this takes longest."),
        ),
        click.option("--bots", help=_("The bots, one for each seat, separated by commas; greedy ones by default.")),
        click.option("--seats", type=click.IntRange(1, 16), help=_("How many play; as many as bots by default.")),
        worker_options,
        click.option("--seed", type=int, help=_("The same seed, the same result, whatever the number of workers.")),
        click.option(
            "--resume",
            type=click.Path(path_type=Path),
            metavar="FILE",
            help=_("Keep what is played in this file; if it is there, go on from it."),
        ),
        click.option(
            "--html",
            type=click.Path(path_type=Path),
            metavar="FILE",
            help=_("Write it as a page that stands alone."),
        ),
        click.option(
            "--json",
            "json_file",
            type=click.Path(path_type=Path, allow_dash=True),
            metavar="FILE",
            help=_("Write it as one JSON document; - prints it and nothing else."),
        ),
    ]

    decorated: Callable[..., Any] = with_run
    for option in reversed(options):
        decorated = option(decorated)
    return decorated


@click.command(
    name="report",
    help=help_text(
        _(
            "Let bots play many matches and say what a designer wants to know: length, drama, luck, what seats and "
            "pieces are worth, which choices are none, and what never happens."
        ),
        "ofrenda report rolling-bones --html bones.html",
        "ofrenda report day-of-the-dead --games 5000 --data fighters.toml --resume run.jsonl --html day.html",
    ),
)
@click.argument("game")
@_run_options
@game_options
def report_command(
    game: str,
    run: Run,
    options: tuple[str, ...],
    data: tuple[str, ...],
) -> None:
    chosen = find_game(game)
    setting = _setting(chosen, run, options, data)
    check(setting)
    _check_files(run.html, run.json_file)
    judged = run.judged if len(setting.bots) > 1 else 0  # whoever plays alone leads, and wins

    with _kept(run.resume) as kept, hired(run.workers, run.cluster, run.games) as crew:
        found = with_progress(
            lambda progress: findings(setting, observations(setting, run.games, judged, crew, kept, progress)),
            run.games,
            done=len(known(setting, run.games, judged, kept)),
        )

    _write(run, report_page.page(found), found)
    if not run.prints_json:
        print_report(found)


@click.command(
    name="compare",
    help=help_text(
        _(
            "Report on two variants of a game side by side, every difference tested: what a changed option or a "
            "changed card does."
        ),
        "ofrenda compare rolling-bones --a target=100 --b target=50 --html targets.html",
        "ofrenda compare day-of-the-dead --data-b fighters=stronger-oaf.toml --games 4000",
    ),
)
@click.argument("game")
@_run_options
@click.option("--a", "options_a", multiple=True, metavar="KEY=VALUE", help=_("An option of the first variant."))
@click.option("--b", "options_b", multiple=True, metavar="KEY=VALUE", help=_("An option of the second variant."))
@click.option("--data-a", multiple=True, metavar="[NAME=]FILE", help=_("A data file of the first variant."))
@click.option("--data-b", multiple=True, metavar="[NAME=]FILE", help=_("A data file of the second variant."))
def compare_command(
    game: str,
    run: Run,
    options_a: tuple[str, ...],
    options_b: tuple[str, ...],
    data_a: tuple[str, ...],
    data_b: tuple[str, ...],
) -> None:
    chosen = find_game(game)
    a = _setting(chosen, run, options_a, data_a)
    b = _setting(chosen, run, options_b, data_b)
    if check(a).options == check(b).options and a.data == b.data:
        raise OfrendaError("The two variants are the same. Say what differs: --b KEY=VALUE or --data-b FILE.")
    _check_files(run.html, run.json_file)

    with _kept(run.resume) as kept, hired(run.workers, run.cluster, run.games) as crew:
        found = with_progress(
            lambda progress: compare(
                *[findings(one, observations(one, run.games, run.judged, crew, kept, progress)) for one in (a, b)]
            ),
            2 * run.games,
            done=sum(len(known(one, run.games, run.judged, kept)) for one in (a, b)),
        )

    _write(run, compare_page.page(found), found)
    if not run.prints_json:
        print_comparison(found)


def _setting(game: Game, run: Run, options: tuple[str, ...], data: tuple[str, ...]) -> Setting:
    return Setting(
        game=game.slug,
        bots=_bots(game, run.bots, run.seats),
        seed=run.seed,
        options=chosen_options(game, options),
        data=data_files(game, data),
    )


def _bots(game: Game, bots: str | None, seats: int | None) -> tuple[str, ...]:
    """A bot for each seat, from those that are named and how many play."""
    named = tuple(level.strip() for level in bots.split(",")) if bots else ()
    if not named:
        return (USUAL_BOT,) * (seats or max(2, game.min_seats))

    if seats is None or len(named) == seats:
        return named
    if len(named) == 1:
        return named * seats

    raise OfrendaError(
        "{seats} seats need as many bots; {count} are named. One alone sits in every seat.",
        seats=seats,
        count=len(named),
    )


def _check_files(*files: Path | None) -> None:
    """A long run should not find out at its end that its result cannot be written."""
    for file in files:
        if file is None or str(file) == "-":
            continue
        if not file.absolute().parent.is_dir():
            raise OfrendaError("{path} cannot be written: {reason}.", path=file, reason=_("there is no such folder"))
        if file.is_dir():
            raise OfrendaError("{path} cannot be written: {reason}.", path=file, reason=_("it is a folder"))


@contextmanager
def _kept(path: Path | None) -> Iterator[Kept | None]:
    if path is None:
        yield None
        return
    try:
        with Kept(path) as kept:
            yield kept
    except KeyboardInterrupt:
        console(stderr=True).print(_("What was played is kept in {path}: the same command goes on from it.", path=path))
        raise


def _write(run: Run, page: str, found: Findings | Comparison) -> None:
    if run.html is not None:
        write_file(run.html, page.encode())

    document = msgspec.json.encode(found)
    if run.prints_json:
        click.echo(document.decode())
    elif run.json_file is not None:
        write_file(run.json_file, document)
