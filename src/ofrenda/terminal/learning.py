"""Lessons in the terminal: a position, a task, and what is said to the answer."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape

from ofrenda.kernel.errors import OfrendaError
from ofrenda.kernel.game import Game
from ofrenda.kernel.lesson import Lesson
from ofrenda.table.lesson import Exercise
from ofrenda.terminal.answers import meant
from ofrenda.terminal.menu import offer
from ofrenda.terminal.prompt import QUIT, Quit, read_line
from ofrenda.terminal.story import hanging, tell
from ofrenda.words import _

HELP = ("help", "?")


def teach(console: Console, game: Game, lessons: Sequence[Lesson]) -> None:
    """One lesson after the other, until the person has had enough."""
    for lesson in lessons:
        number = game.course.lesson.index(lesson) + 1
        console.rule(f"[bold]{number}. {escape(_(lesson.title))}[/]")
        console.print(escape(_(lesson.words)))
        _work_through(console, Exercise(game, lesson))
        if lesson is not lessons[-1]:
            _read(console, _("Enter: the next lesson."))

    console.print()
    console.print(_("That was the course. Now play: {command}", command=f"[bold]ofrenda play {game.slug}[/]"))


def _work_through(console: Console, exercise: Exercise) -> None:
    game = exercise.game
    drawn = None
    while (task := exercise.task) is not None:
        view = exercise.state.view(exercise.seat)
        if drawn is not task:  # a wrong answer changes nothing
            drawn = task
            console.print()
            console.print(game.text.board(view, exercise.names))
            console.print()
            name = exercise.names[exercise.seat]
            console.print(f"[bold]{_('You are {player}.', player=name)}[/] {escape(_(task.task))}")
            menu = offer(console, game.text.menu(exercise.actions, view, exercise.names))

        line = _read(console, "")
        try:
            if line.lower() in HELP:
                _help(console, game, exercise.lesson)
                continue
            actions = meant(line, game, menu, game.labels(view, exercise.actions, exercise.names))
            _react(console, exercise, actions)
        except OfrendaError as error:
            console.print(f"[red]{escape(str(error))}[/]")


def _react(console: Console, exercise: Exercise, actions: Sequence[int]) -> None:
    """To the one action that is meant; of a line that stands for several, to the one that would be right."""
    game, task = exercise.game, exercise.task
    notations = [game.name(action) for action in actions]
    accepted = [notation for notation in notations if task is not None and notation in task.accept]
    reaction = exercise.answer((accepted or notations)[0])
    tell(console, game, reaction.events, exercise.names, exercise.seat)
    console.print(hanging("[green]✓[/]" if reaction.right else "[yellow]✗[/]", escape(reaction.words)))


def _help(console: Console, game: Game, lesson: Lesson) -> None:
    """What may be typed, and the rules of the lesson."""
    console.print(_("Type the number or the name of a choice; quit stops."))
    for rule in lesson.rules:
        console.print(hanging(f"  [bold]{rule}[/]", escape(_(game.ledger[rule].says))))


def _read(console: Console, prompt: str) -> str:
    try:
        line = read_line(console, f"[bold yellow]{escape(prompt)}>[/] ")
    except EOFError:
        raise Quit from None
    if line.lower() in QUIT:
        raise Quit
    return line
