"""A server's tables in this process, without a network, on a clock that is set by hand."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from ofrenda.kernel.rng import seeded
from ofrenda.server.processes.bots import BotPool
from ofrenda.server.processes.hints import HintPool
from ofrenda.server.processes.records import RecordPool
from ofrenda.server.store import Store
from ofrenda.server.table.live import LiveTable
from ofrenda.server.table.settings import Limits, NewTable, SeatWish
from ofrenda.server.table.tables import Tables
from ofrenda.server.table.windows import WindowTimer
from tests.server.clock import ManualClock

KEEP_DAYS = 90
DIA = "dia-de-los-muertos"


@asynccontextmanager
async def house(folder: Path, clock: ManualClock, limits: Limits | None = None) -> AsyncIterator[Tables]:
    store = Store(f"sqlite:///{folder / 'tables.sqlite'}")
    bots, records, coach = BotPool(), RecordPool(), HintPool()
    here = Tables(store, bots, records, coach, KEEP_DAYS, clock, limits)
    try:
        yield here
    finally:
        await here.close()
        bots.close()
        records.close()
        coach.close()
        store.close()


def in_house(
    folder: Path, what: Callable[[Tables, ManualClock], Awaitable[None]], limits: Limits | None = None
) -> None:
    async def run() -> None:
        clock = ManualClock()
        async with house(folder, clock, limits) as here:
            await what(here, clock)

    asyncio.run(run())


async def until(condition: Callable[[], bool]) -> None:
    """Real work, such as a bot's, takes its time."""
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.01)


def wish(*kinds: str, game: str = "rolling-bones", **more: Any) -> NewTable:
    """A table of Ana's; others on her device are called by their seat."""
    seats = [
        SeatWish(kind=kind, name=f"Seat {number}" if kind == "here" else "")  # type: ignore[arg-type]
        for number, kind in enumerate(kinds)
    ]
    return NewTable(game=game, seats=seats, name="Ana", seed="a", **more)


async def dia_of_people(here: Tables, *kinds: str, window: int = 3) -> LiveTable:
    """A match of Dia de los Muertos between Ana, who made it, and others; Luis has joined. Everybody looks."""
    made = await here.create(wish(*kinds, game=DIA, window=window))
    table = await here.find(made.table)
    luis, _token = await table.join(made.invite or "", "Luis", "luis")
    table.watch(tuple(seat for seat in range(len(kinds)) if seat != luis))
    table.watch((luis,))
    return table


async def play_until_window(table: LiveTable, clock: ManualClock, seats: tuple[int, ...]) -> WindowTimer:
    """Answers at random until one of these seats is asked in a timed window."""
    rng = seeded("windows")
    while True:
        timer = table.windows.timer
        if timer is not None and timer.seat in seats:
            return timer
        match = table.play.match
        assert match is not None
        assert not match.over, "no window was opened in the whole match"
        seat, question = next(iter(table.questions.open.items()))
        actions = match.state.actions(seat)
        answer = asyncio.ensure_future(table.move(seat, question, match.game.name(actions[rng.below(len(actions))])))
        while not answer.done():
            await clock.advance(1 if timer is not None else 0)
            await asyncio.sleep(0.001)
        answer.result()
