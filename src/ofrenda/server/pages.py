"""The pages: front page, table, rules, about the day."""

from __future__ import annotations

from litestar import Router, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Template

from ofrenda.bots import LEVELS
from ofrenda.games import drawn_games
from ofrenda.games import game as find_game
from ofrenda.kernel.ledger import Rule
from ofrenda.kernel.scene import SEAT_MARKS, skull
from ofrenda.server.api import game_line
from ofrenda.server.edition import edition
from ofrenda.server.rooms import Rooms


@get("/", include_in_schema=False)
async def front(rooms: NamedDependency[Rooms]) -> Template:
    """The games, tables that anybody may join, and the way to make one."""
    listed = [
        {
            "id": table.facts.id,
            "title": table.game.title,
            "names": [name for name, seat in zip(table.names, table.seats, strict=True) if seat.kind != "free"],
            "free": sum(seat.kind == "free" for seat in table.seats),
        }
        for table in await rooms.listed()
        if table.status == "gathering" or table.facts.watchable
    ]
    return Template(
        "front.html",
        context={"games": [game_line(slug) for slug in drawn_games()], "levels": list(LEVELS), "listed": listed},
    )


@get("/t/{table_id:str}", include_in_schema=False)
async def table_page(table_id: FromPath[str], rooms: NamedDependency[Rooms], state: State) -> Template:
    """A table. What is on it comes by the socket; the page itself knows nothing secret."""
    table = await rooms.find(table_id)
    return Template(
        "table.html",
        context={
            "table": table_id,
            "title": table.game.title,
            "slug": table.facts.game,
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


router = Router(path="/", route_handlers=[front, table_page, rules_page, replay_page, about])
