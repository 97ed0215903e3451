"""The pages: front page, table, rules, about the day."""

from __future__ import annotations

import hashlib
from typing import Any

from litestar import Request, Response, Router, get, route
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Template

from ofrenda.bots import LEVELS
from ofrenda.games import drawn_games
from ofrenda.games import game as find_game
from ofrenda.kernel.ledger import Rule
from ofrenda.kernel.scene import SEAT_MARKS, shared_style, skull
from ofrenda.server.edition import edition
from ofrenda.server.http.api import game_line
from ofrenda.server.http.catalogue import catalogue_module
from ofrenda.server.table.live import LiveTable
from ofrenda.server.table.tables import Tables

SCENE_STYLE = "/static/css/scene.css"
CATALOGUE = "/static/js/catalogue.js"


@get("/", include_in_schema=False)
async def front(all_tables: NamedDependency[Tables]) -> Template:
    """The games, tables that anybody may join, and the way to make one."""
    open_tables = await all_tables.listed()
    listed = [_listed(table) for table in open_tables if table.status == "gathering" or table.settings.watchable]
    return Template(
        "front.html",
        context={"games": [game_line(slug) for slug in drawn_games()], "levels": list(LEVELS), "listed": listed},
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
            "version": edition(),
            "shared_url": state.shared_url.rstrip("/"),
            "skulls": [skull(seat) for seat in range(len(SEAT_MARKS))],
        },
    )


@get("/rules/{slug:str}", include_in_schema=False)
async def rules_page(slug: FromPath[str]) -> Template:
    """The rules of a game, from its ledger."""
    sections: dict[str, list[Rule]] = {}
    for rule in find_game(slug).ledger:
        sections.setdefault(rule.section, []).append(rule)
    return Template("rules.html", context={"game": game_line(slug), "sections": sections})


@get("/replay", include_in_schema=False)
async def replay_page() -> Template:
    """A recorded match, entry by entry: of a table (`?table=ID`) or of a file from this device."""
    return Template("replay.html")


@get("/about", include_in_schema=False)
async def about() -> Template:
    """About the day, and about this project."""
    return Template("about.html")


@route(SCENE_STYLE, http_method=["GET", "HEAD"], include_in_schema=False)
async def scene_style(request: Request[Any, Any, Any]) -> Response[str]:
    """The style sheet of all scenes: what they share, and each game's own."""
    own = "".join(find_game(slug).own_style for slug in drawn_games())
    return _unless_known(request, shared_style() + own, "text/css")


@route(CATALOGUE, http_method=["GET", "HEAD"], include_in_schema=False)
async def catalogue(request: Request[Any, Any, Any]) -> Response[str]:
    """The sentences of the pages' modules, in the server's language."""
    return _unless_known(request, catalogue_module(), "text/javascript")


def _unless_known(request: Request[Any, Any, Any], text: str, media_type: str) -> Response[str]:
    """The text, or that nothing has changed since the browser asked last."""
    tag = f'"{hashlib.sha256(text.encode()).hexdigest()[:16]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response("", status_code=304, headers=headers, media_type=media_type)
    return Response(text, headers=headers, media_type=media_type)


router = Router(path="/", route_handlers=[front, scene_style, catalogue, table_page, rules_page, replay_page, about])
