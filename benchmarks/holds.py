"""How long a long match holds everybody else up: `python benchmarks/holds.py [ENTRIES]`.

A match of so many entries is put into a database and loaded, shown, looked back on, taken back, closed, replayed and
verified as the server does it. Beside each runs a task that only comes and goes: the longest time it had to wait is how
long the event loop was held. Printed twice: as the loop's own thread computed (which no busy machine changes), and by
the clock, with whatever else ran on this machine.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import ofrenda
from ofrenda.kernel.record import Act
from ofrenda.kernel.rng import seeded
from ofrenda.server.clock import Clock
from ofrenda.server.processes.bots import BotPool
from ofrenda.server.processes.hints import HintPool
from ofrenda.server.processes.records import RecordPool
from ofrenda.server.store import Store
from ofrenda.server.table.closing import TOO_LONG
from ofrenda.server.table.messages import Look, shown
from ofrenda.server.table.replays import looked_back_text, replayed_text, verified_text
from ofrenda.server.table.settings import NewTable, SeatWish
from ofrenda.server.table.tables import Tables
from ofrenda.table import Match, Seeded

T = TypeVar("T")

ENTRIES = 45_000
"""Close below what a server closes as too long."""
GAME, OPTIONS = "dia-de-los-muertos", {"round_limit": 0}
LIMIT_MS = 50.0


def long_match(entries: int) -> Match:
    """Two who play at random, and for ever with this seed."""
    match = Match(ofrenda.game(GAME), ["Ana", "Luis"], Seeded(3), OPTIONS, with_bots=False)
    rng = seeded(3)
    while match.number < entries:
        if match.fall() is None:
            seat = match.state.deciders()[0]
            actions = match.state.actions(seat)
            match.answer(seat, actions[rng.below(len(actions))])
    return match


class Watch:
    """Comes and goes, and notes how long it was kept waiting."""

    def __init__(self) -> None:
        self.computed = self.clock = 0.0

    async def run(self) -> None:
        while True:
            computed, clock = time.thread_time(), time.perf_counter()
            await asyncio.sleep(0)
            self.computed = max(self.computed, time.thread_time() - computed)
            self.clock = max(self.clock, time.perf_counter() - clock)


async def measured(label: str, work: Awaitable[T]) -> T | None:
    """What the work gives, or nothing if it was refused, which is told."""
    watch = Watch()
    watching = asyncio.create_task(watch.run())
    await asyncio.sleep(0)
    began = time.perf_counter()
    done, told = None, ""
    try:
        done = await work
    except ofrenda.OfrendaError as refusal:
        told = f"  refused: {refusal}"
    took = time.perf_counter() - began
    await asyncio.sleep(0)
    watching.cancel()
    told += "  <- more than 50" if watch.computed * 1000 > LIMIT_MS else ""
    print(f"  {label:<34} {watch.computed * 1000:9.1f} {watch.clock * 1000:9.1f} {took:8.2f}{told}", flush=True)
    return done


async def measure(folder: Path, match: Match) -> None:
    store, clock = Store(f"sqlite:///{folder / 'tables.sqlite'}"), Clock()
    bots, records, coach = BotPool(), RecordPool(), HintPool()
    tables = Tables(store, bots, records, coach, 90, clock)
    seats = [SeatWish(kind="me"), SeatWish(kind="here", name="Luis")]
    made = await tables.create(NewTable(game=GAME, seats=seats, name="Ana", seed="a", options=OPTIONS, window=0))
    with sqlite3.connect(folder / "tables.sqlite") as database:
        database.execute("DELETE FROM entries")
        rows = [
            (made.table, number, str(entry), entry.seat - 1 if isinstance(entry, Act) else None, number)
            for number, entry in enumerate(match.record.entries, 1)
        ]
        database.executemany(
            "INSERT INTO entries (table_id, number, text, seat, question) VALUES (?, ?, ?, ?, ?)", rows
        )
    database.close()

    tables = Tables(store, bots, records, coach, 90, clock)  # which does not know it yet
    table = await measured("load", tables.find(made.table))
    assert table is not None
    found = table.play.match
    assert found is not None
    await measured("show to a seat", _now(lambda: shown(table, (0, 1), Look(0))))
    await measured("look back in a running match", records.follow("a", looked_back_text, found.record.text(), 100, 0))
    await measured("a bot's answer", bots.choose(found, found.state.deciders()[0], "greedy"))
    await measured("undo of half the match", table.play.take_back(found, 0, found.steps[len(found.steps) // 2].number))
    await measured("show what is left", _now(lambda: shown(table, (0, 1), Look(0))))
    await measured("undo to the beginning", table.play.take_back(found, 0, 5))
    await measured("close as too long", table.play.close_undecided(found, TOO_LONG))
    record = table.play.open_record()
    assert record is not None
    text = await measured("write the record", _now(record.text))
    assert text is not None
    await measured("replay", records.follow("b", replayed_text, text, 100))
    await measured("verify", records.follow("b", verified_text, match.record.text()))
    await tables.close()
    bots.close()
    records.close()
    coach.close()
    store.close()


async def _now(work: Callable[[], T]) -> T:
    return work()


def main() -> None:
    entries = int(sys.argv[1]) if len(sys.argv) > 1 else ENTRIES
    match = long_match(entries)
    print(f"a match of {match.number} entries; load of this machine {os.getloadavg()[0]:.1f}")
    print(f"  {'longest hold, ms':<34} {'computed':>9} {'by clock':>9} {'took, s':>8}")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder), match))


if __name__ == "__main__":
    main()
