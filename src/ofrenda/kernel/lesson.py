"""The course of a game: short lessons, each a real position, one idea, and tasks whose answers the rules check.

A course is a file, `lessons.toml`, beside the game's ledger. It is written for one version of the rules.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from ofrenda.kernel.errors import DataError, UnknownName
from ofrenda.kernel.toml import NotToml, read_toml
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


@cache
def load(path: Path, rules_version: int) -> Course:
    """Reads a `lessons.toml`; one that is damaged, or was written for other rules, is refused with file and line."""
    text = path.read_text(encoding="utf-8")
    try:
        course = msgspec.convert(read_toml(text), Course)
    except NotToml as error:
        raise DataError("{file} is not valid TOML: {reason}.", file=path.name, reason=str(error)) from None
    except msgspec.ValidationError as error:
        raise DataError(
            "{file}, line {line}: {reason}.", file=path.name, line=_line_of(str(error), text), reason=str(error)
        ) from None

    if course.rules != rules_version:
        raise DataError(
            "{file}, line {line}: the lessons are for version {version} of the rules, which are version {known} now.",
            file=path.name,
            line=_line_of("$.rules", text),
            version=course.rules,
            known=rules_version,
        )
    return course


def _line_of(reason: str, text: str) -> int:
    """The line of the lesson, or else of the key, that the reason names as in `$.lesson[2].task[0].right`."""
    place = re.search(r"\$\.(\w+)(?:\[(\d+)\])?", reason)
    if place is None:
        return 1
    key, number = place[1], int(place[2] or 0)
    found = [m.start() for m in re.finditer(rf"^\[\[{key}\]\]|^{key}\s*=|^\[{key}\b", text, re.MULTILINE)]
    return text.count("\n", 0, found[min(number, len(found) - 1)]) + 1 if found else 1
