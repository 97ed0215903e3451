"""The JSON API of what was played: records, replays, the verified dice, and who was winning when."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from ofrenda.lab.chart import chart
from ofrenda.server.errors import Refusal
from ofrenda.server.http.auth import allowed_seats
from ofrenda.server.http.schema import ReplayWish
from ofrenda.server.processes.records import RecordPool
from ofrenda.server.table.lines import Replayed
from ofrenda.server.table.play import NOT_BEGUN
from ofrenda.server.table.replays import looked_back, replayed, replayed_text
from ofrenda.server.table.tables import Tables
from ofrenda.table import verify

MOST_UPLOAD_BYTES = 2_000_000
"""The longest matches that people play take a quarter of it."""


@get("/api/tables/{table_id:str}/record", media_type="text/plain")
async def record_text(table_id: FromPath[str], all_tables: NamedDependency[Tables]) -> Response[str]:
    """The record of a finished match; before the end it holds secrets."""
    table = await all_tables.find(table_id)
    async with table.lock:  # an end that is being written is none yet
        record = table.play.open_record()
        if record is None:
            raise Refusal("The record is given out when the match is over.")
        text = record.text()
    headers = {"content-disposition": f'attachment; filename="{table.settings.game}-{table_id}.ofrenda"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


class Verification(msgspec.Struct):
    """How many rolls and draws of a match were computed again and found true."""

    rolls: int


@get("/api/tables/{table_id:str}/verification")
async def verification(table_id: FromPath[str], all_tables: NamedDependency[Tables]) -> Verification:
    """Computes every roll of a match that is over again, from the revealed secret and all seeds."""
    table = await all_tables.find(table_id)
    async with table.lock:
        record = table.play.open_record()
        if record is None:
            raise Refusal("The dice can be verified when the match is over.")
    return Verification(await asyncio.to_thread(verify, table.game, record))


class Chances(msgspec.Struct):
    """Who was how likely to win after which entry, and the same drawn."""

    at: list[int]
    chances: list[list[float]]
    playouts: int
    chart: str


@get("/api/tables/{table_id:str}/chances")
async def chances(table_id: FromPath[str], all_tables: NamedDependency[Tables]) -> Chances:
    """The win-chance curve of a match that is over, judged by greedy play to the end. It takes some seconds once."""
    table = await all_tables.find(table_id)
    curve = await table.curve()
    return Chances(curve.at, curve.chances, curve.playouts, chart(curve, table.seating.names))


@get("/api/tables/{table_id:str}/replay")
async def replay_table(
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    all_tables: NamedDependency[Tables],
    at: FromQuery[int | None] = None,
) -> Replayed:
    """An earlier position: through the seat's eyes while the match goes on, for everybody when it is over."""
    table = await all_tables.find(table_id)
    async with table.lock:
        open_record = table.play.open_record()
        running = table.play.match
        if open_record is None and running is None:
            raise Refusal(NOT_BEGUN)
        if running is not None:
            record = msgspec.structs.replace(running.record, entries=[*running.record.entries])
        seats = () if open_record else allowed_seats(request, table)

    if open_record is not None:
        return await asyncio.to_thread(replayed, open_record, at)

    # Several on one device see together only what everybody may see.
    eyes = seats[0] if len(seats) == 1 else None
    return await asyncio.to_thread(looked_back, record, at, eyes)


@post("/api/replay", status_code=200, request_max_body_size=MOST_UPLOAD_BYTES)
async def replay_record(data: JSONBody[ReplayWish], records: NamedDependency[RecordPool]) -> Replayed:
    """A position of the record in a file."""
    return await records.follow(replayed_text, data.record, data.at)


router = Router(path="/", route_handlers=[record_text, verification, chances, replay_table, replay_record])
