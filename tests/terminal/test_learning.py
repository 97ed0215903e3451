"""Lessons in the terminal."""

from __future__ import annotations

import pytest
from click.testing import CliRunner, Result

import ofrenda
from ofrenda.cli import main


def learn(*args: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, ["learn", *args], input=typed)


@pytest.mark.parametrize("slug", ofrenda.games())
def test_a_whole_course_is_worked_through(slug: str):
    course = ofrenda.game(slug).course
    answers = ["".join(f"{task.accept[0]}\n" for task in lesson.task) for lesson in course.lesson]

    result = learn(slug, typed="\n".join(answers))  # Enter leads to the next lesson

    assert result.exit_code == 0
    assert result.output.count("✓") == sum(len(lesson.task) for lesson in course.lesson)
    assert "✗" not in result.output
    assert f"ofrenda play {slug}" in result.output


def test_a_wrong_answer_is_told_why_and_asked_again():
    result = learn("rolling-bones", "hat", typed="bury\nhat on\nbury\nquit\n")

    assert "✗ Not yet: buried like this it counts 5." in result.output
    assert result.output.count("✓") == 2


def test_help_tells_the_rules_and_what_is_not_possible_is_refused():
    result = learn("rolling-bones", "touching", typed="help\nlay left hand\n99\nquit\n")

    assert "RB-1" in result.output
    assert "lay left hand" in result.output
    assert "99" in result.output
    assert result.exit_code == 0


def test_lessons_are_listed_and_an_unknown_one_is_refused():
    assert "Build a skeleton and bury it" in learn("rolling-bones", "--list").output

    refused = learn("rolling-bones", "nonsense")
    assert refused.exit_code == 2
    assert "There is no lesson “nonsense”" in refused.output
