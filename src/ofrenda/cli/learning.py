"""`ofrenda learn`: the course of a game in the terminal."""

from __future__ import annotations

import click
from rich.markup import escape

from ofrenda.cli.shared import console, help_text
from ofrenda.games import game as find_game
from ofrenda.terminal.learning import teach
from ofrenda.terminal.prompt import Quit
from ofrenda.words import _


@click.command(
    help=help_text(
        _("Learn a game by playing: short lessons, each a position with a task. With LESSON, begin there."),
        "ofrenda learn rolling-bones",
        "ofrenda learn rolling-bones hat",
        "ofrenda learn rolling-bones --list",
    )
)
@click.argument("game")
@click.argument("lesson", required=False)
@click.option("--list", "listed", is_flag=True, help=_("Only say which lessons there are."))
def learn(game: str, lesson: str | None, listed: bool) -> None:
    found = find_game(game)
    lessons = found.course.lesson
    screen = console()
    if listed:
        for number, one in enumerate(lessons, 1):
            screen.print(f"{number:>3}  [bold]{one.id:<14}[/] {escape(_(one.title))}")
        return

    first = lessons.index(found.course.find(lesson)) if lesson else 0
    try:
        teach(screen, found, lessons[first:])
    except Quit:
        screen.print(_("Until next time."))
