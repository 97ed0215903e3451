"""Every game teaches itself: its lessons can be placed, are solved by their own solutions, and refuse wrong answers."""

from __future__ import annotations

import pytest

import ofrenda
from ofrenda.kernel.errors import IllegalAction
from ofrenda.kernel.lesson import Lesson
from ofrenda.kernel.play import random_step
from ofrenda.kernel.rng import seeded
from ofrenda.table.lesson import Exercise

LESSONS = [(slug, lesson) for slug in ofrenda.games() for lesson in ofrenda.game(slug).course.lesson]
EVERY_LESSON = pytest.mark.parametrize(("slug", "lesson"), LESSONS, ids=[f"{slug}-{one.id}" for slug, one in LESSONS])
EVERY_GAME = pytest.mark.parametrize("slug", ofrenda.games())


@EVERY_LESSON
def test_every_task_is_solved_by_each_of_its_answers(slug: str, lesson: Lesson):
    for number, task in enumerate(lesson.task):
        for answer in task.accept:
            exercise = Exercise(ofrenda.game(slug), lesson)
            exercise.repeat([before.accept[0] for before in lesson.task[:number]])
            assert exercise.seat in exercise.state.deciders()

            assert exercise.answer(answer).right
            assert exercise.task is (lesson.task[number + 1] if number + 1 < len(lesson.task) else None)


@EVERY_LESSON
def test_every_wrong_answer_is_told_why_and_changes_nothing(slug: str, lesson: Lesson):
    game = ofrenda.game(slug)
    exercise = Exercise(game, lesson)
    for task in lesson.task:
        offered = [game.name(action) for action in exercise.actions]
        wrong = [answer for answer in offered if answer not in task.accept]
        assert wrong, "a task with one answer teaches nothing"
        assert set(task.wrong) <= set(wrong)

        before = exercise.state.encode()
        for answer in wrong:
            reaction = exercise.answer(answer)
            assert not reaction.right
            assert reaction.words
            assert exercise.state.encode() == before
        exercise.answer(task.accept[0])


@EVERY_LESSON
def test_a_lesson_cites_rules_and_is_short(slug: str, lesson: Lesson):
    ledger = ofrenda.game(slug).ledger

    assert lesson.rules
    assert all(rule in ledger for rule in lesson.rules)
    assert len(lesson.words.split()) <= 70
    assert all(len(task.task.split()) <= 50 for task in lesson.task)


@EVERY_GAME
def test_a_course_has_six_to_twelve_lessons_of_different_names(slug: str):
    lessons = ofrenda.game(slug).course.lesson

    assert 6 <= len(lessons) <= 12
    assert len({lesson.id for lesson in lessons}) == len(lessons)


@EVERY_GAME
def test_every_kind_of_question_is_explained(slug: str):
    game = ofrenda.game(slug)
    asked = set()
    for number in range(40):
        rng = seeded("lessons", slug, number)
        seats = game.min_seats + rng.below(game.max_seats - game.min_seats + 1)
        options = {"abilities": True} if slug == "die-of-the-dead" and number % 2 else {}
        state = game.start(seats, options)
        for _entry in range(400):
            if not state.stack:
                break
            if any(len(state.actions(seat)) > 1 for seat in state.deciders()):
                asked.add(type(state.stack[-1]).__name__)
            random_step(state, rng)

    explained = game.course.question
    assert asked <= set(explained)
    assert set(explained) <= {phase.__name__ for phase in game.phases}
    assert all(question.rule in game.ledger for question in explained.values())


def test_what_the_rules_do_not_allow_is_refused_with_the_reason():
    game = ofrenda.game("rolling-bones")
    exercise = Exercise(game, game.course.find("touching"))

    with pytest.raises(IllegalAction, match="lay left hand"):
        exercise.answer("lay left hand")


def test_a_lesson_that_is_done_takes_no_more_answers():
    game = ofrenda.game("rolling-bones")
    exercise = Exercise(game, game.course.find("aim"))
    exercise.answer("bury")

    assert exercise.actions == []
    with pytest.raises(IllegalAction, match="done"):
        exercise.answer("bury")
