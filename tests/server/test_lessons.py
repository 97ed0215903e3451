"""Lessons by the API: the server checks every answer and remembers none."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

import ofrenda
from tests.server.conftest import Server


def asked(server: Server, path: str, **body: Any) -> httpx.Response:
    return httpx.post(f"{server.url}/api/courses/{path}", json=body)


@pytest.mark.parametrize("slug", ofrenda.games())
def test_a_course_lists_its_lessons_and_explains_its_questions(server: Server, slug: str):
    course = httpx.get(f"{server.url}/api/courses/{slug}").json()

    assert [lesson["id"] for lesson in course["lessons"]] == [one.id for one in ofrenda.game(slug).course.lesson]
    assert all(question["words"] and question["rule"] for question in course["questions"].values())


def test_a_lesson_begins_reacts_and_ends(server: Server):
    first = asked(server, "rolling-bones/hat").json()
    assert first["right"] is None
    assert first["task"]
    assert "data-action" in first["scene"]

    wrong = asked(server, "rolling-bones/hat", answer="bury").json()
    assert (wrong["right"], wrong["scene"]) == (False, first["scene"])
    assert wrong["said"]

    right = asked(server, "rolling-bones/hat", answer="hat on").json()
    assert right["right"]
    assert right["task"] != first["task"]

    done = asked(server, "rolling-bones/hat", given=["hat on"], answer="bury").json()
    assert (done["right"], done["task"], done["actions"]) == (True, "", [])
    assert done["moments"]


def test_a_tall_screen_gets_its_own_composition(server: Server):
    wide, tall = (asked(server, "die-of-the-dead/aim", shape=shape).json()["scene"] for shape in ("wide", "tall"))

    assert wide != tall


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("rolling-bones/nonsense", {}, 404),
        ("nonsense/aim", {}, 404),
        ("rolling-bones/hat", {"answer": "lay nonsense"}, 404),
        ("rolling-bones/hat", {"answer": "lay left hand"}, 409),
        ("rolling-bones/hat", {"given": ["bury"]}, 409),
        ("rolling-bones/hat", {"given": ["hat on"] * 21}, 400),
        ("rolling-bones/hat", {"answer": 3}, 400),
    ],
)
def test_what_cannot_be_is_refused(server: Server, path: str, body: dict[str, Any], status: int):
    refused = asked(server, path, **body)

    assert refused.status_code == status
    assert refused.json()["message"]
