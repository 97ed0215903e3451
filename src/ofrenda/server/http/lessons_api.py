"""The JSON API of learning: the course of a game, and its lessons."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from ofrenda.games import game as find_game
from ofrenda.server.http.schema import LessonAnswer
from ofrenda.server.table.lessons import CourseLine, Taught, course_line, taught
from ofrenda.server.table.lines import TALL


@get("/api/courses/{slug:str}")
async def course(slug: FromPath[str]) -> CourseLine:
    """The lessons of a game in order, and what its kinds of questions are about."""
    return course_line(find_game(slug))


@post("/api/courses/{slug:str}/{lesson_id:str}", status_code=200)
async def lesson(slug: FromPath[str], lesson_id: FromPath[str], data: JSONBody[LessonAnswer]) -> Taught:
    """A lesson after the answers given so far; the server remembers none of them."""
    game = find_game(slug)
    return taught(game, game.course.find(lesson_id), data.given, data.answer, data.shape == TALL)


router = Router(path="/", route_handlers=[course, lesson])
