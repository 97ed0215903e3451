"""A course in a real browser: tasks are solved in the scene and by buttons, on every size."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import ofrenda
from ofrenda.kernel.lesson import Lesson
from tests.browser.browsing import PHONE, browser, opened, sit_down
from tests.server.conftest import Server

__all__ = ["browser"]


def solve(page: Page, lesson: Lesson) -> None:
    """Gives the right answers one after another."""
    page.wait_for_selector(f"#lessons a[href='#{lesson.id}'][aria-current=step]")
    for number, task in enumerate(lesson.task):
        page.wait_for_function("task => document.getElementById('task').textContent === task", arg=task.task)
        page.wait_for_selector("#actions button")
        action = ofrenda.game(page.evaluate("document.body.dataset.game")).action(task.accept[0])
        button = page.locator(f"#actions button[data-action='{action}']")
        button.evaluate("button => button.closest('details')?.setAttribute('open', '')")
        button.click()
        page.wait_for_function("said => document.getElementById('said').textContent === said", arg=task.right)
        assert page.locator("#said.right").count() == 1, number


@pytest.mark.parametrize("slug", ofrenda.games())
def test_a_whole_course_leads_to_a_first_match(browser: Browser, server: Server, slug: str):
    lessons = ofrenda.game(slug).course.lesson
    with opened(browser, server, **PHONE) as page:
        page.goto("/")
        page.click(f".card[data-game={slug}] a[href='/learn/{slug}']")
        for lesson in lessons:
            solve(page, lesson)
            assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]
            if lesson is not lessons[-1]:
                page.click("#next")

        assert page.locator("#lessons .done").count() == len(lessons)
        page.click("#next")
        page.wait_for_url("**/t/*")


@pytest.mark.parametrize("slug", ofrenda.games())
def test_on_a_phone_the_piece_that_is_meant_is_in_sight(browser: Browser, server: Server, slug: str):
    lesson = ofrenda.game(slug).course.lesson[0]
    with opened(browser, server, **PHONE) as page:
        page.goto(f"/learn/{slug}")
        page.wait_for_selector("#actions button")
        assert page.locator("#again").is_hidden()  # nothing has been done yet

        action = ofrenda.game(slug).action(lesson.task[0].accept[0])
        foot = "piece => piece.getBoundingClientRect().bottom"
        bar = page.evaluate("document.querySelector('.learn .bar').getBoundingClientRect().top")
        assert page.locator(f"#scene [data-action~='{action}']").first.evaluate(foot) <= bar + 1


def test_progress_is_remembered_and_a_wrong_answer_says_why(browser: Browser, server: Server):
    with opened(browser, server) as page:
        page.goto("/learn/rolling-bones")
        page.wait_for_selector("#actions button")
        page.locator("#actions button:has-text('hat')").click()
        page.wait_for_selector("#said.wrong")

        page.locator("#scene [data-action]:has-text('gravestone')").first.click()  # its twin in the picture
        page.wait_for_selector("#said.right")
        page.goto("/learn/rolling-bones?")  # without the lesson in the address
        page.wait_for_selector("#lessons a[href='#touching'][aria-current=step]")
        assert page.locator("#lessons .done").count() == 1


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_a_new_kind_of_question_is_explained_once(browser: Browser, server: Server, size: dict[str, Any]):
    with opened(browser, server, guide="yes", **size) as page:
        sit_down(page, "rolling-bones")
        page.click("#aim-close")
        page.wait_for_selector("#guide:not([hidden])")
        explained = ofrenda.game("rolling-bones").course.question["Laying"].words
        assert page.text_content("#guide-text") == explained

        page.click("#guide-known")
        page.wait_for_selector("#guide", state="hidden")
        page.reload()
        page.wait_for_selector("#actions button:enabled")
        assert page.locator("#guide").is_hidden()


def test_in_a_lesson_too_a_press_on_a_far_field_walks_there(browser: Browser, server: Server):
    with opened(browser, server, **PHONE) as page:
        page.goto("/learn/dia-de-los-muertos#aim")
        page.wait_for_selector("#actions button")
        page.locator("#scene .dm-place[data-way]", has_text="19").first.dispatch_event("click")
        page.wait_for_selector("#next:not([hidden])")


def test_on_a_phone_an_explanation_covers_nothing_that_can_be_chosen(browser: Browser, server: Server):
    with opened(browser, server, guide="yes", **PHONE) as page:
        sit_down(page, "dia-de-los-muertos")
        page.click("#aim-close")
        page.wait_for_selector("#guide:not([hidden])")
        lowest = page.evaluate(
            "Math.max(...[...document.querySelectorAll('#scene :is([data-action], .subject)')]"
            ".map((piece) => piece.getBoundingClientRect().bottom))"
        )

        assert lowest <= page.locator("#guide").evaluate("(note) => note.getBoundingClientRect().top")


def test_whoever_wants_no_explanations_gets_none(browser: Browser, server: Server):
    with opened(browser, server, guide="yes") as page:
        sit_down(page, "die-of-the-dead")
        page.click("#aim-close")
        page.wait_for_selector("#guide:not([hidden])")
        page.click("#settings-open")
        page.select_option("#settings [name=guide]", "no")
        page.click("#settings .primary")
        assert page.locator("#guide").is_hidden()


def test_on_a_phone_a_lesson_begins_at_its_head_and_then_makes_room(browser: Browser, server: Server):
    slug = "day-of-the-dead"
    lessons = ofrenda.game(slug).course.lesson
    in_sight = "one => one.getBoundingClientRect().top >= 0 && one.getBoundingClientRect().height > 0"
    with opened(browser, server, **PHONE) as page:
        page.goto(f"/learn/{slug}#{lessons[1].id}")
        for lesson in lessons[1:4]:
            page.wait_for_function(
                "task => document.getElementById('task').textContent === task", arg=lesson.task[0].task
            )
            page.wait_for_selector("#actions button")
            assert page.locator("#title").evaluate(in_sight), lesson.id
            assert page.locator("#idea").evaluate(in_sight), lesson.id

            solve(page, lesson)
            assert page.locator("#idea").is_hidden(), "it has been read"
            page.click("#next")


def test_what_was_said_of_a_wrong_answer_does_not_stand_beside_the_right_one(browser: Browser, server: Server):
    with opened(browser, server, speed="normal") as page:
        page.goto("/learn/die-of-the-dead")
        page.wait_for_selector("#actions button")
        page.locator("#actions button").first.click()
        page.wait_for_selector("#said.wrong:not(:empty)")

        task = ofrenda.game("die-of-the-dead").course.lesson[0].task[0]
        action = ofrenda.game("die-of-the-dead").action(task.accept[0])
        page.locator(f"#actions button[data-action='{action}']").click()
        page.wait_for_selector("#happened:not(:empty)")
        assert page.locator("#said").text_content() in ("", task.right)
