"""Reading a course: what is wrong with it is told with file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from ofrenda.kernel.document import load
from ofrenda.kernel.errors import DataError, UnknownName
from ofrenda.kernel.lesson import Course

GOOD = """rules = 3

[[lesson]]
id = "one"
title = "One"
words = "An idea."
position = { seats = 2 }
[[lesson.task]]
task = "Do it."
accept = ["pass"]
right = "Well done."

[[lesson]]
id = "two"
title = "Two"
words = "Another."
position = {}
[[lesson.task]]
task = "Again."
accept = ["pass"]
right = "Well done."
"""


def course(folder: Path, text: str) -> Path:
    path = folder / "lessons.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_lesson_is_found_by_its_id_and_by_its_number(tmp_path: Path):
    found = load(course(tmp_path, GOOD), Course, 3)

    assert found.find("two") is found.find("2")
    with pytest.raises(UnknownName, match=r"Lessons: one.* two"):
        found.find("three")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("rules = 3", "rules = 2", "line 1: it was written for version 2 of the rules, which are version 3"),
        ('title = "Two"', "titel = 2", r"line 13: .*lesson\[1\]"),
        ('right = "Well done."\n\n', "\n\n", r"line 3: .*lesson\[0\]"),
        ("[[lesson]]", "[[lesson]", "not valid TOML: .*line 3"),
    ],
    ids=["older", "misspelt", "missing", "damaged"],
)
def test_a_bad_course_is_refused_with_file_and_line(tmp_path: Path, old: str, new: str, told: str):
    with pytest.raises(DataError, match=rf"lessons\.toml.*{told}"):
        load(course(tmp_path, GOOD.replace(old, new, 1)), Course, 3)
