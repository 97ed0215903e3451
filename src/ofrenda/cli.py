"""The command line."""

from __future__ import annotations

import getpass
import os
import secrets
import sys
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import click
import msgspec
import platformdirs
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import ofrenda
from ofrenda.bots import LEVELS
from ofrenda.games import game as find_game
from ofrenda.games import games as all_games
from ofrenda.kernel.errors import OfrendaError, OptionError
from ofrenda.kernel.game import Game
from ofrenda.kernel.ledger import Rule
from ofrenda.kernel.option import Value
from ofrenda.kernel.replay import Replay
from ofrenda.lab.bench import measure
from ofrenda.lab.simulate import Report, Setting, check, simulate
from ofrenda.table import BOT, Dice, Fair, Match, RecordFile, Seeded, Typed, labels, read_record, verify
from ofrenda.terminal.session import Quit, Session
from ofrenda.terminal.story import rule_lines, tell_all
from ofrenda.words import _, listing, plural, use

use()

LAST = "last"
"""What `--resume` without a file means."""

INTERRUPTED = 130
"""The exit code of a program that was stopped with Ctrl-C."""


class Refused(click.ClickException):
    """A one-line message and exit code 2."""

    exit_code = 2

    def show(self, file: Any = None) -> None:
        click.echo(_("Error: {message}", message=self.format_message()), file=file or sys.stderr)


class Commands(click.Group):
    """The commands; whatever is refused is said in one line, without a traceback."""

    def main(  # type: ignore[override]  # click's overloads only tell its two return types apart
        self, args: Sequence[str] | None = None, *, standalone_mode: bool = True, **extra: Any
    ) -> Any:
        try:
            code = super().main(args, standalone_mode=False, **extra)
        except (click.ClickException, OfrendaError) as error:
            message = error.format_message() if isinstance(error, click.ClickException) else str(error)
            Refused(" ".join(message.split())).show()
            code = Refused.exit_code
        except (click.Abort, KeyboardInterrupt):
            click.echo()
            code = INTERRUPTED
        if standalone_mode:
            sys.exit(code if isinstance(code, int) else 0)
        return code


def _version(context: click.Context, _parameter: click.Parameter, wanted: bool) -> None:
    if wanted:
        build = _("compiled") if ofrenda.compiled() else _("pure Python")
        click.echo(f"ofrenda {ofrenda.__version__} ({build})")
        context.exit()


@click.group(
    cls=Commands,
    help=_("Four tabletop games about the Day of the Dead, with friends, with bots, for research.")
    + "\n\n\b\n"
    + _("Example:")
    + "\n  ofrenda play rolling-bones",
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_version,
    help=_("Say which version this is."),
)
def main() -> None:
    sys.path.insert(0, os.getcwd())  # so that bots of one's own can be named as module:Class


def _help(what: str, *examples: str) -> str:
    """A help text with its examples, each on a line of its own."""
    return "\n".join([what, "", "\b", _("Example:"), *(f"  {example}" for example in examples)])


def _console(stderr: bool = False) -> Console:
    return Console(highlight=False, stderr=stderr)


# Playing


@main.command(
    help=_help(
        _("Play a match in the terminal. Without GAME it asks which; without --seat you play against a greedy bot."),
        "ofrenda play rolling-bones --seat Ana --seat bot:greedy --option target=50",
        "ofrenda play --resume",
    )
)
@click.argument("game", required=False)
@click.option("--seat", "seats", multiple=True, metavar="NAME|bot:LEVEL", help=_("Who sits here; once for each seat."))
@click.option("--dice", type=click.Choice(["fair", "typed"]), default="fair", help=_("Real dice? Type what they show."))
@click.option("--seed", type=int, help=_("Dice from a seed instead: the same seed, the same match."))
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help=_("Change an option of the game."))
@click.option("--data", "data", multiple=True, type=click.Path(), help=_("A data file of your own, such as a board."))
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
    console = _console()
    if resume is not None:
        if seats or options or data or record or seed is not None or dice != "fair":
            raise OfrendaError("--resume goes on with a match as it is; it goes with no other option.")
        with RecordFile(_path_to_resume(resume)) as file:
            _sit_down(_resumed(file, game, own_bots), file, console)
        return
    chosen = find_game(game or _which_game(console))
    names = seats or _default_seats(chosen)
    source = _dice(chosen, len(names), dice, seed)
    settings = _options(chosen, options)
    files = _data(data)
    Match(chosen, names, source, settings, files, own_bots=True)  # refuses what is wrong before a file is made
    with RecordFile(record or _new_path(chosen)) as file:
        file.create(source)
        _sit_down(Match(chosen, names, source, settings, files, file.keep, own_bots=True), file, console)


def _sit_down(match: Match, file: RecordFile, console: Console) -> None:
    try:
        Session(match, file, console).run()
    except (Quit, KeyboardInterrupt):
        console.print()
        console.print(_("Kept. Go on with: ofrenda play --resume {path}", path=escape(str(file.path))), soft_wrap=True)


def _which_game(console: Console) -> str:
    for number, slug in enumerate(all_games(), 1):
        game = find_game(slug)
        console.print(f"[bold cyan]{number}[/] {escape(game.title)} [dim]{escape(game.text.summary())}[/]")
    answer = str(click.prompt(_("Which game? Type its number or name")))
    if answer in [str(number) for number in range(1, len(all_games()) + 1)]:
        return all_games()[int(answer) - 1]
    return answer.strip().lower().replace(" ", "-")


def _default_seats(game: Game) -> tuple[str, ...]:
    bots = [f"{BOT}greedy"] * max(1, game.min_seats - 1)
    return (getpass.getuser().capitalize(), *bots)


def _dice(game: Game, seats: int, kind: str, seed: int | None) -> Dice:
    if kind == "typed":
        if seed is not None:
            raise OfrendaError("Typed dice need no seed: leave out --seed or --dice typed.")
        return Typed(game)
    return Fair.fresh(seats) if seed is None else Seeded(seed)


def _options(game: Game, given: Sequence[str]) -> dict[str, Value]:
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


def _data(paths: Sequence[str]) -> dict[str, str]:
    files: dict[str, str] = {}
    for path in paths:
        try:
            files[Path(path).name] = Path(path).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise OfrendaError("{path} cannot be read: {reason}.", path=path, reason=error) from None
    return files


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


# The web table


@main.command(
    name="serve",
    help=_help(
        _("Start the web table: play in a browser, alone against bots or with friends by link."),
        "ofrenda serve",
        "ofrenda serve --host 0.0.0.0 --port 8080",
    ),
)
@click.option("--host", default="127.0.0.1", help=_("The address to listen on; 0.0.0.0 lets phones nearby join."))
@click.option("--port", type=click.IntRange(1, 65535), default=8000, help=_("The port; the next free one if taken."))
@click.option("--database", metavar="URL", help=_("The database; an embedded one in your folder by default."))
@click.option("--public-url", metavar="URL", help=_("How people reach this server, if not by its own address."))
@click.option(
    "--requests-per-minute",
    type=click.IntRange(1),
    default=1200,
    show_default=True,
    help=_("How many requests one address may make in a minute."),
)
def serve_command(host: str, port: int, database: str | None, public_url: str | None, requests_per_minute: int) -> None:
    try:
        import segno

        from ofrenda.server.serve import address_on_the_network, default_database, free_port, serve
    except ImportError as missing:
        raise OfrendaError(
            "The web table needs more packages: pip install 'ofrenda[web]' ({reason}).", reason=missing
        ) from None

    console = _console()
    chosen = free_port(host, port)
    kept = database or default_database(platformdirs.user_data_path("ofrenda"))
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    console.print(_("Open {url}", url=public_url or f"http://{shown}:{chosen}/"), style="bold", soft_wrap=True)
    console.print(_("Matches are kept in {database}", database=kept), style="dim", soft_wrap=True)
    if host in ("0.0.0.0", "::"):
        nearby = public_url or f"http://{address_on_the_network()}:{chosen}/"
        console.print(_("Phones on the same network: {url}", url=nearby), soft_wrap=True)
        segno.make(nearby).terminal(compact=True)
    serve(host, chosen, kept, requests_per_minute)


# The lab


@main.command(
    name="simulate",
    help=_help(
        _("Let bots play many matches and say how they did, with 95 % intervals. Bots rotate over the seats."),
        "ofrenda simulate rolling-bones --bots greedy,random --games 1000",
        "ofrenda simulate rolling-bones --bots greedy,mybots:Careful --games 500 --json",
    ),
)
@click.argument("game")
@click.option("--bots", required=True, help=_("The bots, one for each seat, separated by commas."))
@click.option("--games", type=click.IntRange(1, 100_000_000), required=True, help=_("How many matches."))
@click.option("--workers", type=click.IntRange(1, 1024), help=_("How many processes; all cores by default."))
@click.option("--seed", type=int, help=_("The same seed, the same result, whatever the number of workers."))
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help=_("Change an option of the game."))
@click.option("--data", "data", multiple=True, type=click.Path(), help=_("A data file of your own, such as a board."))
@click.option("--fixed-seats", is_flag=True, help=_("Each bot keeps the seat in which it is named."))
@click.option("--json", "as_json", is_flag=True, help=_("Print one JSON document and nothing else."))
def simulate_command(
    game: str,
    bots: str,
    games: int,
    workers: int | None,
    seed: int | None,
    options: tuple[str, ...],
    data: tuple[str, ...],
    fixed_seats: bool,
    as_json: bool,
) -> None:
    chosen = find_game(game)
    setting = Setting(
        game=game,
        bots=tuple(level.strip() for level in bots.split(",")),
        seed=secrets.randbits(32) if seed is None else seed,
        options=_options(chosen, options),
        data=_data(data),
        fixed_seats=fixed_seats,
    )
    check(setting)
    processes = min(games, workers or os.cpu_count() or 1)
    report = _with_progress(lambda progress: simulate(setting, games, processes, progress), games)
    if as_json:
        click.echo(msgspec.json.encode(report).decode())
    else:
        _console().print(_report_table(chosen, report, fixed_seats))


def _with_progress(work: Callable[[Callable[[int], None]], Report], games: int) -> Report:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=_console(stderr=True), transient=True) as progress:
        task = progress.add_task(_("Playing"), total=games)
        return work(lambda played: progress.advance(task, played))


def _report_table(game: Game, report: Report, fixed_seats: bool) -> Table:
    table = Table(
        title=plural(
            "{title}: {count} match in {seconds} s, seed {seed}",
            "{title}: {count} matches in {seconds} s, seed {seed}",
            report.games,
            title=game.title,
            seconds=f"{report.seconds:.1f}",
            seed=report.seed,
        ),
        caption=_("A shared win counts in parts. Intervals are 95 %."),
    )
    table.add_column(_("Seat") if fixed_seats else _("No."), justify="right")
    table.add_column(_("Bot"))
    for heading in (_("Wins"), _("Win rate"), _("Interval"), _("Mean points"), _("Mean place")):
        table.add_column(heading, justify="right")
    for row in report.bots:
        low, high = row.win_rate_interval
        table.add_row(
            str(row.seat),
            escape(row.bot),
            f"{row.wins:g}",
            f"{row.win_rate:.1%}",
            f"{low:.1%} … {high:.1%}",
            f"{row.mean_points:.1f}",
            f"{row.mean_place:.2f}",
        )
    return table


@main.command(help=_help(_("Measure how fast the engine plays, on one core."), "ofrenda bench", "ofrenda bench --json"))
@click.option("--json", "as_json", is_flag=True, help=_("Print one JSON document and nothing else."))
def bench(as_json: bool) -> None:
    console = _console(stderr=True)
    speeds = {}
    for slug in all_games():
        with console.status(_("Measuring {title} …", title=find_game(slug).title)):
            speeds[slug] = measure(find_game(slug))
    if as_json:
        click.echo(msgspec.json.encode({"games": speeds}).decode())
        return
    table = Table(caption=_("An entry is a decision or a roll, in random play on one core."))
    table.add_column(_("Game"))
    for heading in (_("Entries/s"), _("Matches/s"), _("Clone µs"), _("View µs"), _("Compiled")):
        table.add_column(heading, justify="right")
    for slug, speed in speeds.items():
        table.add_row(
            find_game(slug).title,
            f"{speed.entries_per_second:,}",
            f"{speed.games_per_second:,}",
            f"{speed.clone_us}",
            f"{speed.view_us}",
            _("yes") if speed.compiled else _("no"),
        )
    _console().print(table)


# Records


@main.command(
    help=_help(
        _("Tell the story of a recorded match; with --at, show the position after that entry."),
        "ofrenda replay match.ofrenda",
        "ofrenda replay match.ofrenda --at 14",
    )
)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", type=click.IntRange(0), metavar="N", help=_("Stop after entry N; 0 is the start."))
def replay(file: Path, at: int | None) -> None:
    record = read_record(file)
    game = find_game(record.game)
    console = _console()
    names = [escape(name) for name in labels(record.seats)]
    last = len(record.entries)
    if at is not None and at > last:
        raise OfrendaError("The record has {last} entries; there is no entry {at}.", last=last, at=at)
    story = Replay.of(game, record)
    for number, entry in enumerate(record.entries[:at], 1):
        story.follow([entry])
        if at is None:
            console.print(f"[dim]{number:>5}  {escape(str(entry))}[/]")
            if story.steps and story.steps[-1].number == number:
                tell_all(console, game, story.steps[-1].events, names)
    view = game.open_view(story.state)
    console.rule(_("After entry {number} of {last}", number=at if at is not None else last, last=last))
    console.print(game.text.board(view, names))
    if not story.state.stack:
        console.print(f"\n[bold]{game.text.ending(view, names)}[/]")
    if at is None:
        story.check_result(record)


@main.command(
    name="verify",
    help=_help(
        _("Compute every roll of a record again and refuse it if one was changed."), "ofrenda verify match.ofrenda"
    ),
)
@click.argument("file", type=click.Path(path_type=Path))
def verify_command(file: Path) -> None:
    record = read_record(file)
    game = find_game(record.game)
    checked = verify(game, record)
    if record.header["dice"] == "typed":
        click.echo(_("Every entry is legal. The dice were typed by people, so there is nothing to compute."))
        return
    click.echo(
        plural(
            "True: every entry is legal and {count} roll was computed again.",
            "True: every entry is legal and all {count} rolls were computed again.",
            checked,
        )
    )


# What there is


@main.command(help=_help(_("List the games with their options."), "ofrenda games"))
def games() -> None:
    console = _console()
    for slug in all_games():
        game = find_game(slug)
        console.print(
            f"[bold magenta]{escape(game.title)}[/] [dim]({slug})[/] "
            + _(
                "{low} to {high} players, {minutes} minutes",
                low=game.min_seats,
                high=game.max_seats,
                minutes=game.minutes,
            )
        )
        console.print(f"  {escape(game.text.summary())}")
        for option in game.options:
            console.print(
                f"  [cyan]{option.name}[/]={option.write(option.default)} [dim]({escape(option.allowed())})[/] "
                f"{escape(_(option.help))} [dim]{option.rule}[/]"
            )
    console.print(_("Bots: {bots}, or one of your own as module:Class.", bots=listing(list(LEVELS))))


@main.command(
    help=_help(
        _("Show the rules of a game in our words, or one rule with where it comes from."),
        "ofrenda rules rolling-bones",
        "ofrenda rules rolling-bones RB-7",
    )
)
@click.argument("game")
@click.argument("rule", required=False)
def rules(game: str, rule: str | None) -> None:
    console = _console()
    ledger = find_game(game).ledger
    if rule is not None:
        for line in _rule_in_full(ledger[rule]):
            console.print(line)
        return
    for line in rule_lines(ledger):
        console.print(line)


def _rule_in_full(rule: Rule) -> list[str]:
    sources = {
        "rulebook": _("the rulebook"),
        "published": _("published accounts"),
        "ruling": _("our ruling"),
        "reconstructed": _("our reconstruction"),
        "ours": _("our addition"),
    }
    source = sources[rule.source] + (f": {rule.where}" if rule.where else "")
    lines = [f"[bold]{rule.id}[/] [magenta]{escape(_(rule.section))}[/]", escape(_(rule.says))]
    lines.append(f"[dim]{_('Source:')}[/] {escape(source)}")
    if rule.reason:
        lines.append(f"[dim]{_('Reason:')}[/] {escape(_(rule.reason))}")
    if rule.alternative:
        lines.append(f"[dim]{_('One could also read:')}[/] {escape(_(rule.alternative))}")
    if not rule.enforced:
        lines.append(f"[dim]{_('Not enforced by the program.')}[/]")
    return lines
