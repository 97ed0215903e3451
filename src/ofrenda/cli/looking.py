"""`ofrenda replay`, `verify`, `games` and `rules`: what was played, and what there is to play."""

from __future__ import annotations

from pathlib import Path

import click
from rich.markup import escape

from ofrenda.bots import LEVELS
from ofrenda.cli.shared import console, entries_until, help_text
from ofrenda.games import game as find_game
from ofrenda.games import games as all_games
from ofrenda.kernel.game import Game
from ofrenda.kernel.ledger import Rule
from ofrenda.kernel.replay import Replay
from ofrenda.proofs import enforced_in, proven_by
from ofrenda.table import labels, read_record, verify
from ofrenda.terminal.story import rule_lines, tell_all
from ofrenda.words import _, listing, plural


@click.command(
    help=help_text(
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
    screen = console()
    names = [escape(name) for name in labels(record.seats)]
    entries = entries_until(record, at)

    story = Replay.of(game, record)
    for number, entry in enumerate(entries, 1):
        story.follow([entry])
        if at is None:
            screen.print(f"[dim]{number:>5}  {escape(str(entry))}[/]")
            if story.steps and story.steps[-1].number == number:
                tell_all(screen, game, story.steps[-1].events, names)

    view = game.open_view(story.state)
    screen.rule()
    screen.print(f"[bold]{_moment(game, story, names)}[/]\n")
    screen.print(game.text.board(view, names))
    if not story.state.stack:
        screen.print(f"\n[bold]{game.text.ending(view, names)}[/]")
    if at is None:
        story.check_result(record)


def _moment(game: Game, story: Replay, names: list[str]) -> str:
    """Where in the match the position stands, by what was told last."""
    if not story.state.stack:
        return _("At the end")
    for events in reversed([story.opening, *(step.events for step in story.steps)]):
        for event in reversed(events):
            if not event.but and (text := game.text.event(event, names)):
                return _("After: {what}", what=text)
    return _("At the beginning")


@click.command(
    name="verify",
    help=help_text(
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
        click.echo(_("Not proven: rolls, names and options are bound by nothing; whoever kept the record chose them."))
        return

    click.echo(
        plural(
            "True: every entry is legal and {count} roll was computed again.",
            "True: every entry is legal and all {count} rolls were computed again.",
            checked,
        )
    )
    if record.header["dice"] == "fair":
        click.echo(_("Not proven: in this first version of fair dice names and options are not bound by the rolls."))
    if record.header["dice"].startswith("seeded"):
        click.echo(_("Not proven: whoever started the match chose the seed; names and options are not bound by it."))
    if "closed" in record.trailer:
        click.echo(_("The match was closed as undecided."))


@click.command(help=help_text(_("List the games with their options."), "ofrenda games"))
def games() -> None:
    screen = console()
    for slug in all_games():
        game = find_game(slug)
        screen.print(
            f"[bold magenta]{escape(game.title)}[/] [dim]({slug})[/] "
            + _(
                "{players}, {minutes} minutes, {weight}",
                players=_players(game),
                minutes=game.minutes,
                weight=_(game.weight),
            )
        )
        screen.print(f"  {escape(game.text.summary())}")
        for option in game.options:
            screen.print(
                f"  [cyan]{option.name}[/]={option.write(option.default)} [dim]({escape(option.allowed())})[/] "
                f"{escape(_(option.help))} [dim]{option.rule}[/]"
            )

    screen.print(_("Bots: {bots}, or one of your own as module:Class.", bots=listing(list(LEVELS))))


def _players(game: Game) -> str:
    if game.min_seats == game.max_seats:
        return plural("{count} player", "{count} players", game.min_seats)
    return _("{low} to {high} players", low=game.min_seats, high=game.max_seats)


@click.command(
    help=help_text(
        _("Show the rules of a game in our words, or one rule: where it comes from, is enforced, and is proven."),
        "ofrenda rules rolling-bones",
        "ofrenda rules rolling-bones RB-7",
    )
)
@click.argument("game")
@click.argument("rule", required=False)
def rules(game: str, rule: str | None) -> None:
    screen = console()
    found = find_game(game)
    ledger = found.ledger
    if rule is not None:
        for line in [*_rule_in_full(ledger[rule]), *_proofs(found, ledger[rule])]:
            screen.print(line)
        return
    for paragraph in rule_lines(ledger):
        screen.print(paragraph)


def _proofs(game: Game, rule: Rule) -> list[str]:
    """Where the rule is enforced, and which tests prove it."""
    lines = []
    for heading, places in (
        (_("Enforced in:"), enforced_in(game.folder, rule.id)),
        (_("Proven by:"), proven_by(game.folder, rule.id)),
    ):
        if places:
            lines += [f"[dim]{heading}[/]", *(f"  {escape(place)}" for place in places)]
    return lines


def _rule_in_full(rule: Rule) -> list[str]:
    source = rule.origin + (f": {rule.where}" if rule.where else "")
    lines = [f"[bold]{rule.id}[/] [magenta]{escape(_(rule.section))}[/]", escape(_(rule.says))]
    lines.append(f"[dim]{_('Source:')}[/] {escape(source)}")

    if rule.reason:
        lines.append(f"[dim]{_('Reason:')}[/] {escape(_(rule.reason))}")
    if rule.alternative:
        lines.append(f"[dim]{_('One could also read:')}[/] {escape(_(rule.alternative))}")
    if not rule.enforced:
        lines.append(f"[dim]{_('Not enforced by the program.')}[/]")
    return lines
