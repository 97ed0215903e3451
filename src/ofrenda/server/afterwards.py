"""The JSON API of what was played: records, replays, the verified dice, and who was winning when."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, Parameter

from ofrenda.server.chart import chart
from ofrenda.server.errors import Refusal
from ofrenda.server.guard import allowed_seats
from ofrenda.server.rooms import Rooms
from ofrenda.server.thinking import Thinkers
from ofrenda.server.wire import MOST_RECORD_LETTERS, Replayed, ReplayWish, looked_back, replayed
from ofrenda.table import verify

MOST_UPLOAD_BYTES = 2 * MOST_RECORD_LETTERS
"""In JSON every end of a line takes two."""
EntryNumber: TypeAlias = Annotated[int | None, Parameter(ge=0)]


@get("/api/tables/{table_id:str}/record", media_type="text/plain")
async def record(table_id: FromPath[str], rooms: NamedDependency[Rooms]) -> Response[str]:
    """The record of a finished match; before the end it holds secrets."""
    table = await rooms.find(table_id)
    async with table.lock:  # an end that is being written is none yet
        if table.match is None or not table.match.over:
            raise Refusal("The record is given out when the match is over.")
        text = table.match.record.text()
    headers = {"content-disposition": f'attachment; filename="{table.facts.game}-{table_id}.ofrenda"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


class Verification(msgspec.Struct):
    """How many rolls and draws of a match were computed again and found true."""

    rolls: int


@get("/api/tables/{table_id:str}/verification")
async def verification(table_id: FromPath[str], rooms: NamedDependency[Rooms]) -> Verification:
    """Computes every roll of a match that is over again, from the revealed secret and all seeds."""
    table = await rooms.find(table_id)
    async with table.lock:
        if table.match is None or not table.match.over:
            raise Refusal("The dice can be verified when the match is over.")
        record = table.match.record
    return Verification(await asyncio.to_thread(verify, table.game, record))


class Chances(msgspec.Struct):
    """Who was how likely to win after which entry, and the same drawn."""

    at: list[int]
    chances: list[list[float]]
    playouts: int
    chart: str


@get("/api/tables/{table_id:str}/chances")
async def chances(table_id: FromPath[str], rooms: NamedDependency[Rooms]) -> Chances:
    """The win-chance curve of a match that is over, judged by greedy play to the end. It takes some seconds once."""
    table = await rooms.find(table_id)
    curve = await table.judged()
    return Chances(curve.at, curve.chances, curve.playouts, chart(curve, table.names))


@get("/api/tables/{table_id:str}/replay")
async def replay_table(
    request: Request[Any, Any, Any], table_id: FromPath[str], rooms: NamedDependency[Rooms], at: EntryNumber = None
) -> Replayed:
    """An earlier position: through the seat's eyes while the match goes on, for everybody when it is over."""
    table = await rooms.find(table_id)
    async with table.lock:
        if table.match is None:
            raise Refusal("The match has not begun: somebody is still missing.")
        record = msgspec.structs.replace(table.match.record, entries=[*table.match.record.entries])
        over = table.match.over
        seats = () if over else allowed_seats(request, table)
    if over:
        return await asyncio.to_thread(replayed, record, at)
    # Several on one device see together only what everybody may see.
    eyes = seats[0] if len(seats) == 1 else None
    return await asyncio.to_thread(looked_back, record, at, eyes)


@post("/api/replay", status_code=200, request_max_body_size=MOST_UPLOAD_BYTES)
async def replay_record(data: JSONBody[ReplayWish], thinkers: NamedDependency[Thinkers]) -> Replayed:
    """A position of the record in a file."""
    return await thinkers.follow(data.record, data.at)


router = Router(path="/", route_handlers=[record, verification, chances, replay_table, replay_record])
