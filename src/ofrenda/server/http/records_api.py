"""The JSON API of what was played: records, replays, the verified dice, and the analysis."""

from __future__ import annotations

from typing import Literal

import msgspec
from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from ofrenda.lab.analysis_page import Report
from ofrenda.server.errors import Refusal
from ofrenda.server.http.auth import allowed_seats
from ofrenda.server.http.gone import AnyRequest, address_of, while_here
from ofrenda.server.http.schema import ReplayWish
from ofrenda.server.processes.records import RecordPool
from ofrenda.server.table.lines import TALL, Replayed
from ofrenda.server.table.play import NOT_BEGUN
from ofrenda.server.table.replays import looked_back_text, replayed_text, verified_text
from ofrenda.server.table.tables import Tables

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
async def verification(
    request: AnyRequest,
    table_id: FromPath[str],
    all_tables: NamedDependency[Tables],
    records: NamedDependency[RecordPool],
) -> Verification:
    """Computes every roll of a match that is over again, from the revealed secret and all seeds."""
    table = await all_tables.find(table_id)
    async with table.lock:
        record = table.play.open_record()
        if record is None:
            raise Refusal("The dice can be verified when the match is over.")
        text = record.text()
    return Verification(await while_here(request, records.follow(address_of(request), verified_text, text)))


@get("/api/tables/{table_id:str}/analysis")
async def analysis(request: AnyRequest, table_id: FromPath[str], all_tables: NamedDependency[Tables]) -> Report:
    """What luck gave and what play gave in a match that is over, and what cost most. Judging takes a while once."""
    table = await all_tables.find(table_id)
    return await while_here(request, table.report(address_of(request)))


@get("/api/tables/{table_id:str}/replay")
async def replay_table(
    request: AnyRequest,
    table_id: FromPath[str],
    all_tables: NamedDependency[Tables],
    records: NamedDependency[RecordPool],
    at: FromQuery[int | None] = None,
    seat: FromQuery[int | None] = None,
    shape: FromQuery[Literal["wide", "tall"]] = "wide",
) -> Replayed:
    """An earlier position: through the seat's eyes while the match goes on; when it is over, open or as one saw it."""
    table = await all_tables.find(table_id)
    address = address_of(request)
    async with table.lock:
        record = table.play.open_record()
        running = table.play.match
        if record is not None:
            following = records.follow(address, replayed_text, record.text(), at, seat, shape == TALL)
        elif running is not None:
            seats = allowed_seats(request, table)
            eyes = seats[0] if len(seats) == 1 else None  # several on one device see together what everybody may see
            following = records.follow(address, looked_back_text, running.record.text(), at, eyes, shape == TALL)
        else:
            raise Refusal(NOT_BEGUN)

    return await while_here(request, following)


@post("/api/replay", status_code=200, request_max_body_size=MOST_UPLOAD_BYTES)
async def replay_record(
    request: AnyRequest, data: JSONBody[ReplayWish], records: NamedDependency[RecordPool]
) -> Replayed:
    """A position of the record in a file."""
    following = records.follow(address_of(request), replayed_text, data.record, data.at, data.seat, data.shape == TALL)
    return await while_here(request, following)


router = Router(path="/", route_handlers=[record_text, verification, analysis, replay_table, replay_record])
