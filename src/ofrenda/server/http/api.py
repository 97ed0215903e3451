"""The JSON API: sitting down, seeing and acting; all that another client needs to play."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import segno
from litestar import Request, Response, Router, delete, get, post, route
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from ofrenda import __version__, compiled
from ofrenda.games import drawn_games
from ofrenda.games import game as find_game
from ofrenda.kernel.option import Option
from ofrenda.server.errors import NotYours, Refusal
from ofrenda.server.http.auth import (
    acting_seat,
    allowed_seats,
    asking_seats,
    cookie_name,
    hosting_seat,
    is_secure,
    own_origins,
    seated_token,
)
from ofrenda.server.http.gone import address_of
from ofrenda.server.http.limits import Quotas
from ofrenda.server.http.schema import (
    Agreement,
    GoingBy,
    Hold,
    Join,
    Mine,
    Move,
    NewTable,
    Passing,
    QrWish,
    Rematch,
    Return,
    Said,
    StandIn,
    UndoWish,
)
from ofrenda.server.table.lines import Moved, Seated, Shown, TableLine
from ofrenda.server.table.messages import Look, shown, table_line
from ofrenda.server.table.tables import Tables
from ofrenda.server.table.tokens import new_token
from ofrenda.words import _

AnyRequest = Request[Any, Any, Any]
COOKIE_SECONDS = 90 * 86_400
DEVICE, DEVICE_SECONDS = "device", 30 * 86_400
"""A cookie that tells apart those who make tables at one address."""


class Health(msgspec.Struct):
    status: str
    version: str
    compiled: bool


class Promise(msgspec.Struct):
    """The hash of a secret that the dice of one match will follow."""

    commitment: str


class Invitation(msgspec.Struct):
    """What opens a free seat at a table that is not listed."""

    invite: str


class Undone(msgspec.Struct):
    """What became of a wish to take something back."""

    taken_back: bool
    """Else the others are asked."""


class OptionLine(msgspec.Struct):
    name: str
    default: int | bool | str
    help: str
    allowed: str
    choices: list[str]
    """The words it may be, if it is one of a few."""
    words: list[str]
    """What people read for each of them."""
    rule: str


class GameLine(msgspec.Struct):
    slug: str
    title: str
    min_seats: int
    max_seats: int
    minutes: int
    weight: str
    hidden: bool
    summary: str
    options: list[OptionLine]


class RuleLine(msgspec.Struct):
    id: str
    section: str
    says: str
    source: str
    reason: str


def seated(answer: Seated, secure: bool) -> Response[Seated]:
    """The seat's token as a cookie that scripts cannot read, and in the body for other clients."""
    cookie = Cookie(
        key=cookie_name(answer.table),
        value=answer.token,
        httponly=True,
        samesite="lax",
        secure=secure,
        path="/",
        max_age=COOKIE_SECONDS,
    )
    return Response(answer, cookies=[cookie], status_code=201)


@route("/health", http_method=["GET", "HEAD"])
async def health() -> Health:
    """Whether the server is alive, and which version it is."""
    return Health("ok", __version__, compiled())


class Readiness(msgspec.Struct):
    """Whether the server can be used, and what it has left."""

    status: Literal["ok", "not ready"]
    database: str
    """Whether it could be written and read just now; else why not."""
    disk_free_bytes: int | None
    """On the disk of an embedded database."""
    waiting: int
    """How many wait for a worker process."""


@route("/ready", http_method=["GET", "HEAD"])
async def ready(all_tables: NamedDependency[Tables]) -> Response[Readiness]:
    """Whether the database can be written and read, with the room on its disk and the queue for the workers."""
    problem = await all_tables.check_store()
    told = Readiness("not ready" if problem else "ok", problem or "ok", all_tables.disk_free, all_tables.waiting)
    return Response(told, status_code=503 if problem else 200)


@get("/api/games")
async def list_games() -> list[GameLine]:
    """The games and their options."""
    return [game_line(slug) for slug in drawn_games()]


def _option_line(option: Option) -> OptionLine:
    choices = [option.write(choice) for choice in option.choices]
    return OptionLine(
        name=option.name,
        default=option.default,
        help=_(option.help),
        allowed=option.allowed(),
        choices=choices,
        words=[_(word) for word in option.words] or choices,
        rule=option.rule,
    )


def game_line(slug: str) -> GameLine:
    game = find_game(slug)
    options = [_option_line(option) for option in game.options]

    return GameLine(
        slug=slug,
        title=game.title,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        minutes=game.minutes,
        weight=_(game.weight),
        hidden=game.hidden,
        summary=game.text.summary(),
        options=options,
    )


@get("/api/games/{slug:str}/rules/{rule:str}")
async def one_rule(slug: FromPath[str], rule: FromPath[str]) -> RuleLine:
    """One rule of a game's ledger."""
    found = find_game(slug).ledger[rule]
    return RuleLine(found.id, found.section, found.says, found.source, found.reason)


@post("/api/commitments")
async def promise_dice(all_tables: NamedDependency[Tables]) -> Promise:
    """Promises dice for a table that one is about to make, before one tells one's own seed."""
    return Promise(all_tables.promises.make())


@post("/api/tables")
async def create_table(
    request: AnyRequest, data: JSONBody[NewTable], all_tables: NamedDependency[Tables]
) -> Response[Seated]:
    """Makes a table and sits down at it."""
    device = request.cookies.get(DEVICE) or new_token()
    quotas: Quotas = request.app.state.quotas
    await quotas.by_address.check(address_of(request), all_tables)
    await quotas.by_device.check(device, all_tables)

    made = await all_tables.create(data)
    quotas.by_address.note(address_of(request), made.table)
    quotas.by_device.note(device, made.table)
    answer = seated(made, is_secure(request))
    answer.set_cookie(
        Cookie(
            key=DEVICE, value=device, httponly=True, samesite="lax", secure=is_secure(request), max_age=DEVICE_SECONDS
        )
    )
    return answer


@post("/api/mine", status_code=200)
async def my_tables(request: AnyRequest, data: JSONBody[Mine], all_tables: NamedDependency[Tables]) -> list[TableLine]:
    """Of these tables, those at which the asking browser has a seat, and how they stand."""
    lines = []
    for table_id in data.tables:
        table = await all_tables.find_sound(table_id)
        if table is None:
            continue
        async with table.lock:
            seats = asking_seats(request, table)
            if seats:
                lines.append(table_line(table, seats))
    return lines


@get("/api/tables/{table_id:str}")
async def show_table(
    request: AnyRequest,
    table_id: FromPath[str],
    all_tables: NamedDependency[Tables],
    seat: FromQuery[int | None] = None,
) -> Shown:
    """The table as the asking seat sees it now; where several share a device, `seat` says who looks."""
    table = await all_tables.find(table_id)
    async with table.lock:  # what is being written is not shown yet
        return shown(table, allowed_seats(request, table), Look(seat))


class Qr(msgspec.Struct):
    """A QR code as SVG."""

    svg: str


@post("/api/qr", status_code=200)
async def qr(request: AnyRequest, data: JSONBody[QrWish]) -> Qr:
    """A link of this server as a QR code. It comes in the body: an invitation stands in no log."""
    if not data.link.startswith(tuple(f"{origin}/t/" for origin in own_origins(request))):
        raise Refusal("Only a link to a table of this server is drawn.")
    return Qr(segno.make(data.link, micro=False).svg_inline(scale=5, border=3, dark="#22162e", light="#fff"))


@post("/api/tables/{table_id:str}/join")
async def join_table(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[Join], all_tables: NamedDependency[Tables]
) -> Response[Seated]:
    """Takes a free seat: with an invitation, or at a listed table."""
    seat, token = await (await all_tables.find(table_id)).join(data.invite, data.name, data.seed, data.commitment)
    return seated(Seated(table=table_id, seat=seat, token=token), is_secure(request))


@post("/api/tables/{table_id:str}/return")
async def return_to_table(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[Return], all_tables: NamedDependency[Tables]
) -> Response[Seated]:
    """Comes back to one's seat from another device."""
    seats = (await all_tables.find(table_id)).seating.seats_of(data.token)
    if not seats:
        raise NotYours("This link opens no seat at this table. Perhaps a newer one has taken its place.")
    return seated(Seated(table=table_id, seat=seats[0], token=data.token), is_secure(request))


@post("/api/tables/{table_id:str}/link")
async def new_link(
    request: AnyRequest, table_id: FromPath[str], all_tables: NamedDependency[Tables]
) -> Response[Seated]:
    """A personal link to one's seat, for another device; older ones no longer work."""
    table = await all_tables.find(table_id)
    seats, _old = seated_token(request, table)
    token = await table.seating.new_link(seats)
    return seated(Seated(table=table_id, seat=seats[0], token=token), is_secure(request))


@post("/api/tables/{table_id:str}/moves")
async def move(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[Move], all_tables: NamedDependency[Tables]
) -> Moved:
    """Answers the open question; a repeated answer returns what the first became."""
    table = await all_tables.find(table_id)
    return await table.move(acting_seat(request, table, data.seat), data.question, data.action, data.careful)


@post("/api/tables/{table_id:str}/undo", status_code=200)
async def undo(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[UndoWish], all_tables: NamedDependency[Tables]
) -> Undone:
    """Takes a decision back: at once if it is free, else the others are asked."""
    table = await all_tables.find(table_id)
    return Undone(await table.ask_undo(acting_seat(request, table, data.seat), data.to))


@post("/api/tables/{table_id:str}/undo/answer", status_code=204)
async def answer_undo(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[Agreement], all_tables: NamedDependency[Tables]
) -> None:
    """One's word on an undo that somebody asks for."""
    table = await all_tables.find(table_id)
    await table.answer_undo(acting_seat(request, table, data.seat), data.agree, data.to)


@post("/api/tables/{table_id:str}/wait", status_code=204)
async def wait(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[Hold], all_tables: NamedDependency[Tables]
) -> None:
    """Asks for time while a reaction window is open, or says that it may go on."""
    table = await all_tables.find(table_id)
    table.play.wait(acting_seat(request, table, data.seat), data.hold)


@post("/api/tables/{table_id:str}/passing", status_code=204)
async def let_pass(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[Passing], all_tables: NamedDependency[Tables]
) -> None:
    """Lets windows go by until one concerns the seat; or no longer."""
    table = await all_tables.find(table_id)
    table.let_pass(acting_seat(request, table, data.seat), data.passing)


@post("/api/tables/{table_id:str}/going-by", status_code=204)
async def let_go_by(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[GoingBy], all_tables: NamedDependency[Tables]
) -> None:
    """People who share a device let the open question go by, all in one go."""
    table = await all_tables.find(table_id)
    table.let_go_by([acting_seat(request, table, seat) for seat in data.seats], data.number)


@post("/api/tables/{table_id:str}/chat", status_code=204)
async def say(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[Said], all_tables: NamedDependency[Tables]
) -> None:
    """Says something to the table."""
    table = await all_tables.find(table_id)
    await table.chat.say(acting_seat(request, table), data.text)


@post("/api/tables/{table_id:str}/seats/{seat:int}/bot", status_code=204)
async def stand_in(
    request: AnyRequest,
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[StandIn],
    all_tables: NamedDependency[Tables],
) -> None:
    """Hands a seat to a bot, or back to its person."""
    table = await all_tables.find(table_id)
    await table.hand_over(hosting_seat(request, table, seat), seat, data.level)


@delete("/api/tables/{table_id:str}/seats/{seat:int}")
async def remove_guest(
    request: AnyRequest, table_id: FromPath[str], seat: FromPath[int], all_tables: NamedDependency[Tables]
) -> None:
    """The owner asks a guest to leave before the start."""
    table = await all_tables.find(table_id)
    await table.seating.remove_guest(hosting_seat(request, table), seat)


@post("/api/tables/{table_id:str}/invitation")
async def new_invitation(
    request: AnyRequest, table_id: FromPath[str], all_tables: NamedDependency[Tables]
) -> Response[Invitation]:
    """A new invitation to the table; the one before no longer works."""
    table = await all_tables.find(table_id)
    return Response(Invitation(await table.seating.new_invitation(hosting_seat(request, table))), status_code=201)


@post("/api/tables/{table_id:str}/rematch")
async def rematch(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[Rematch], all_tables: NamedDependency[Tables]
) -> Response[Seated]:
    """Makes a new table with the same people, or sits down at it in the seat one had."""
    table = await all_tables.find(table_id)
    seats, token = seated_token(request, table)
    return seated(await all_tables.rematch(table, seats, token, data.seed, data.commitment), is_secure(request))


@delete("/api/tables/{table_id:str}")
async def delete_table(request: AnyRequest, table_id: FromPath[str], all_tables: NamedDependency[Tables]) -> None:
    """The owner puts the table away for good."""
    table = await all_tables.find(table_id)
    await all_tables.delete(table_id, hosting_seat(request, table))


router = Router(
    path="/",
    route_handlers=[
        health,
        ready,
        list_games,
        one_rule,
        promise_dice,
        create_table,
        my_tables,
        show_table,
        join_table,
        return_to_table,
        new_link,
        move,
        undo,
        answer_undo,
        wait,
        let_pass,
        let_go_by,
        say,
        stand_in,
        remove_guest,
        new_invitation,
        qr,
        rematch,
        delete_table,
    ],
)
