"""Lessons as a page shows them. Nothing is kept here: whoever learns brings the answers they have given so far."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ofrenda.kernel.game import Game
from ofrenda.kernel.lesson import Lesson
from ofrenda.kernel.replay import Recent
from ofrenda.kernel.scene import Staging
from ofrenda.server.table.lines import ActionLine, MomentLine
from ofrenda.server.table.messages import action_lines
from ofrenda.server.table.replays import Eyes, moment_line
from ofrenda.table.lesson import Exercise, Reaction
from ofrenda.words import _


class LessonLine(msgspec.Struct, frozen=True):
    """A lesson in the list of a course."""

    id: str
    title: str


class ExplainedLine(msgspec.Struct, frozen=True):
    """What a kind of question is about, and the rule behind it."""

    words: str
    rule: str


class CourseLine(msgspec.Struct, frozen=True):
    """The course of a game, and its kinds of questions by the name of `view.phase`."""

    game: str
    title: str
    lessons: list[LessonLine]
    questions: dict[str, ExplainedLine]


class Taught(msgspec.Struct, kw_only=True):
    """A lesson as it stands: the position, the task, and what is said to the last answer."""

    lesson: str
    title: str
    words: str
    player: str
    """Whose hand one plays."""
    scene: str
    moments: list[MomentLine]
    """What followed from the last answer, step by step; each with its whole scene."""
    right: bool | None = None
    """Whether the last answer was; None before the first."""
    said: str = ""
    task: str = ""
    """Empty when the lesson is done."""
    actions: list[ActionLine] = []
    barred: list[str] = []
    """What one may not do although one might expect to, with the reason."""


def course_line(game: Game) -> CourseLine:
    course = game.course
    return CourseLine(
        game.slug,
        game.title,
        [LessonLine(lesson.id, _(lesson.title)) for lesson in course.lesson],
        {name: ExplainedLine(_(asked.words), asked.rule) for name, asked in course.question.items()},
    )


def taught(game: Game, lesson: Lesson, given: Sequence[str], answer: str | None, tall: bool) -> Taught:
    """The lesson after the right answers that were given before, and after this one, right or wrong."""
    exercise = Exercise(game, lesson)
    exercise.repeat(given)
    reaction = None if answer is None else exercise.answer(answer)
    moments = _moments(exercise, reaction, tall)

    view = exercise.state.view(exercise.seat)
    shown = Taught(
        lesson=lesson.id,
        title=_(lesson.title),
        words=_(lesson.words),
        player=exercise.names[exercise.seat],
        scene="",
        moments=moments,
    )
    if reaction is not None:
        shown.right, shown.said = reaction.right, reaction.words
    if exercise.task is not None:
        shown.task = _(exercise.task.task)
        shown.actions, shown.barred = action_lines(exercise.state, view, exercise.seat, exercise.names)
    labels = {action.id: action.label for action in shown.actions}
    shown.scene = "".join(game.picture(view, labels, exercise.names, Staging(tall)))
    return shown


def _moments(exercise: Exercise, reaction: Reaction | None, tall: bool) -> list[MomentLine]:
    eyes = Eyes(exercise.seat, tall=tall)
    steps = reaction.moments if reaction else ()
    return [
        moment_line(exercise.game, Recent(0, moment, None if number else exercise.seat), eyes, exercise.names)
        for number, moment in enumerate(steps)
    ]
