"""The JSON API of the coach."""

from __future__ import annotations

from litestar import Router, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ofrenda.server.http.auth import quiet_seat
from ofrenda.server.http.gone import AnyRequest, address_of, while_here
from ofrenda.server.http.schema import HintWish
from ofrenda.server.table.hints import Hint
from ofrenda.server.table.tables import Tables


@post("/api/tables/{table_id:str}/hint", status_code=200)
async def hint(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[HintWish], all_tables: NamedDependency[Tables]
) -> Hint:
    """What the coach thinks of one's open question, from what one's seat may know. The others learn nothing of it."""
    table = await all_tables.find(table_id)
    seat = quiet_seat(request, table, data.seat)
    return await while_here(request, table.hints.ask(seat, data.question, address_of(request)))


router = Router(path="/", route_handlers=[hint])
