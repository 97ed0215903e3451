"""The pages: front page, table, rules, about the day."""

from __future__ import annotations

import hashlib
from typing import Any

from litestar import Response, Router, get, route
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File, Template

from ofrenda.bots import LEVEL_NAMES, OPPONENTS, USUAL
from ofrenda.games import drawn_games
from ofrenda.games import game as find_game
from ofrenda.kernel.ledger import Rule
from ofrenda.kernel.scene import SEAT_MARKS, shared_style, skull
from ofrenda.lab.chart import chart_style
from ofrenda.server.edition import WEB, edition
from ofrenda.server.http.catalogue import catalogue_module
from ofrenda.server.http.games_api import game_line
from ofrenda.server.http.gone import AnyRequest
from ofrenda.server.table.lines import SHAPES, TALL
from ofrenda.server.table.live import LiveTable
from ofrenda.server.table.tables import Tables
from ofrenda.table.rulebook import picture
from ofrenda.words import _

SCENE_STYLE = "/static/css/scene.css"
CATALOGUE = "/static/js/catalogue.js"


@get("/", include_in_schema=False)
async def front(all_tables: NamedDependency[Tables]) -> Template:
    """The games, tables that anybody may join, and the way to make one."""
    open_tables = await all_tables.listed()
    listed = [_listed(table) for table in open_tables if table.status == "gathering" or table.settings.watchable]

    return Template(
        "front.html",
        context={
            "games": [game_line(slug) for slug in drawn_games()],
            "levels": list(OPPONENTS),
            "level_names": LEVEL_NAMES,
            "usual": USUAL,
            "listed": listed,
        },
    )


def _listed(table: LiveTable) -> dict[str, Any]:
    """A table that anybody may join or watch, as the front page shows it."""
    seating = table.seating
    taken = [name for name, seat in zip(seating.names, seating.seats, strict=True) if seat.kind != "free"]
    free = len(seating.seats) - len(taken)
    return {"id": table.settings.id, "title": table.game.title, "names": taken, "free": free}


@get("/t/{table_id:str}", include_in_schema=False)
async def table_page(table_id: FromPath[str], all_tables: NamedDependency[Tables], state: State) -> Template:
    """A table. What is on it comes by the socket; the page itself knows nothing secret."""
    table = await all_tables.find(table_id)

    return Template(
        "table.html",
        context={
            "table": table_id,
            "title": table.game.title,
            "slug": table.settings.game,
            "aim": table.game.text.aim(),
            "aid": table.game.text.aid(),
            "version": edition(),
            "usual": USUAL,
            "shared_url": state.shared_url.rstrip("/"),
            "skulls": [skull(seat) for seat in range(len(SEAT_MARKS))],
        },
    )


@get("/rules/{slug:str}", include_in_schema=False)
async def rules_page(slug: FromPath[str]) -> Template:
    """The rules of a game: its rulebook, and behind it the ledger."""
    game = find_game(slug)
    sections: dict[str, list[Rule]] = {}
    for rule in game.ledger:
        sections.setdefault(rule.section, []).append(rule)
    parts = [part for chapter in game.rulebook.chapter for part in chapter.part]

    return Template(
        "rules.html",
        context={
            "game": game_line(slug),
            "book": game.rulebook,
            "numbers": {shot.caption: number for number, shot in enumerate(game.rulebook.shots(), 1)},
            "first": {rule: part for part in reversed(parts) for rule in part.rules},
            "ledger": game.ledger,
            "sections": sections,
        },
    )


@get("/rules/{slug:str}/aid", include_in_schema=False)
async def aid_page(slug: FromPath[str]) -> Template:
    """What one may do on a turn and what the symbols mean, on a sheet of paper."""
    text = find_game(slug).text
    return Template("aid.html", context={"game": game_line(slug), "aim": text.aim(), "aid": text.aid()})


@get("/rules/{slug:str}/{number:int}/{shape:str}", include_in_schema=False)
async def rules_picture(
    request: AnyRequest, slug: FromPath[str], number: FromPath[int], shape: FromPath[str]
) -> Response[str]:
    """A picture of the rulebook, drawn for the reader's screen and in their language."""
    game = find_game(slug)
    shots = game.rulebook.shots()
    if not 1 <= number <= len(shots) or shape not in SHAPES:
        raise NotFoundException
    return _unless_known(request, picture(game, shots[number - 1], shape == TALL), "image/svg+xml")


@get("/learn/{slug:str}", include_in_schema=False)
async def learn_page(slug: FromPath[str]) -> Template:
    """The course of a game, lesson by lesson."""
    game = find_game(slug)
    lessons = [{"id": lesson.id, "title": _(lesson.title)} for lesson in game.course.lesson]
    return Template("learn.html", context={"game": game_line(slug), "lessons": lessons})


@get("/replay", include_in_schema=False)
async def replay_page() -> Template:
    """A recorded match, entry by entry: of a table (`?table=ID`) or of a file from this device."""
    return Template("replay.html")


@get("/away", include_in_schema=False)
async def away() -> Template:
    """What a browser shows that has been here before, when the server cannot be reached."""
    return Template("away.html")


@get("/manifest.webmanifest", include_in_schema=False)
async def manifest() -> Response[dict[str, Any]]:
    """How a device installs this as an app."""
    icon = {"sizes": "any", "type": "image/svg+xml"}
    told = {
        "name": "Ofrenda",
        "short_name": "Ofrenda",
        "description": _("Four tabletop games about the Day of the Dead, with friends or with bots."),
        "start_url": "/",
        "display": "standalone",
        "background_color": "#1b1326",
        "theme_color": "#d6247f",
        "icons": [
            {"src": "/static/icons/icon.svg", **icon},
            {"src": "/static/icons/maskable.svg", "purpose": "maskable", **icon},
        ],
    }

    return Response(told, media_type="application/manifest+json")


@get("/worker.js", include_in_schema=False)
async def worker() -> File:
    """The service worker; it answers for the whole site, so it lies at its root."""
    return File(WEB / "js" / "worker.js", media_type="text/javascript", content_disposition_type="inline")


@get("/about", include_in_schema=False)
async def about() -> Template:
    """About the day, and about this project."""
    return Template("about.html")


@route(SCENE_STYLE, http_method=["GET", "HEAD"], include_in_schema=False)
async def scene_style(request: AnyRequest) -> Response[str]:
    """The style sheet of all scenes: what they share, each game's own, and that of the curve."""
    own = "".join(find_game(slug).own_style for slug in drawn_games())
    return _unless_known(request, shared_style() + own + chart_style(), "text/css")


@route(CATALOGUE, http_method=["GET", "HEAD"], include_in_schema=False)
async def catalogue(request: AnyRequest) -> Response[str]:
    """The sentences of the pages' modules, in the reader's language."""
    return _unless_known(request, catalogue_module(), "text/javascript")


def _unless_known(request: AnyRequest, text: str, media_type: str) -> Response[str]:
    """The text, or that nothing has changed since the browser asked last."""
    tag = f'"{hashlib.sha256(text.encode()).hexdigest()[:16]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response("", status_code=304, headers=headers, media_type=media_type)
    return Response(text, headers=headers, media_type=media_type)


router = Router(
    path="/",
    route_handlers=[
        front,
        table_page,
        rules_page,
        rules_picture,
        aid_page,
        learn_page,
        replay_page,
        about,
        away,
        manifest,
        worker,
        scene_style,
        catalogue,
    ],
)
