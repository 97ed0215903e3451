"""The course of a game: short lessons, each a real position, one idea, and tasks whose answers the rules check.

A course is a file, `lessons.toml`, beside the game's ledger. It is written for one version of the rules.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ofrenda.kernel.errors import UnknownName
from ofrenda.words import listing


class Task(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One decision of a lesson, and what is said about each answer."""

    task: str
    accept: list[str]
    """The answers that solve it, by their notation."""
    right: str
    wrong: dict[str, str] = {}
    """By notation: why that is not it."""
    otherwise: str = ""
    """Why any other answer is not it; not needed where `wrong` names them all."""
    then: list[str] = []
    """What happens next, as in a record: what falls, and what others answer."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One idea, shown in a position."""

    id: str
    title: str
    words: str
    rules: list[str] = []
    """The rules that it teaches."""
    seat: int = 1
    """Through whose eyes one looks and for whom one answers."""
    position: dict[str, Any]
    task: list[Task]


class Explained(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a kind of question is about, for whoever meets it for the first time."""

    words: str
    rule: str


class Course(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All lessons of a game in order, and its kinds of questions by the step of the rulebook that asks them."""

    rules: int
    """The version of the rules for which the course was written."""
    lesson: list[Lesson]
    question: dict[str, Explained] = {}

    def find(self, wanted: str) -> Lesson:
        """The lesson with this id, or this number from 1."""
        if wanted.isdigit() and 1 <= int(wanted) <= len(self.lesson):
            return self.lesson[int(wanted) - 1]
        for lesson in self.lesson:
            if lesson.id == wanted:
                return lesson
        raise UnknownName(
            "There is no lesson “{lesson}”. Lessons: {lessons}.",
            lesson=wanted,
            lessons=listing([lesson.id for lesson in self.lesson]),
        )
