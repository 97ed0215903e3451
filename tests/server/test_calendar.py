"""Old tables go by way of the bin, and only while the clock can be believed."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from ofrenda.server.store import queries
from ofrenda.server.table.tables import TIDY_SECONDS, Tables
from tests.server.clock import ManualClock
from tests.server.inside import in_house, wish

DAY = 86_400


def binned(folder: Path) -> dict[str, bool]:
    """Of every table in the database, whether it lies in the bin."""
    with sqlite3.connect(folder / "tables.sqlite") as database:
        found = dict(database.execute("SELECT id, binned IS NOT NULL FROM tables"))
    database.close()
    return {table_id: bool(lies) for table_id, lies in found.items()}


async def made(here: Tables, clock: ManualClock) -> str:
    """A running match that nobody uses any more."""
    table = (await here.create(wish("me"))).table
    await clock.advance(400)
    await here.tidy()
    return table


def test_a_clock_that_is_set_a_year_ahead_deletes_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    async def what(here: Tables, clock: ManualClock) -> None:
        table = await made(here, clock)
        clock.jump(400 * DAY)
        for _minute in range(10):
            await clock.advance(TIDY_SECONDS)
            await here.tidy()
        assert binned(tmp_path) == {table: False}
        assert caplog.text.count("has jumped") == 1

        clock.jump(-400 * DAY)  # somebody sets it right
        await clock.advance(2 * DAY)
        await here.tidy()
        assert binned(tmp_path) == {table: False}
        assert caplog.text.count("has jumped") == 2

    in_house(tmp_path, what)


def test_a_clock_that_was_set_while_the_server_was_stopped_deletes_nothing(tmp_path: Path):
    tables: list[str] = []

    async def first(here: Tables, clock: ManualClock) -> None:
        tables.append(await made(here, clock))

    async def again(here: Tables, clock: ManualClock) -> None:
        clock.jump(400 * DAY)
        await here.tidy()
        await here.tidy()
        assert binned(tmp_path) == {tables[0]: False}

    async def once_more(here: Tables, clock: ManualClock) -> None:
        clock.jump(400 * DAY + 3_600)  # a restart does not end the doubt
        await here.tidy()
        assert binned(tmp_path) == {tables[0]: False}

    for start in (first, again, once_more):
        in_house(tmp_path, start)


def test_after_a_day_of_doubt_a_clock_is_believed(tmp_path: Path):
    async def what(here: Tables, clock: ManualClock) -> None:
        table = await made(here, clock)
        clock.jump(400 * DAY)
        await here.tidy()
        await clock.advance(DAY + 1)
        await here.tidy()

        assert binned(tmp_path) == {table: True}

    in_house(tmp_path, what)


def test_what_is_old_lies_in_the_bin_for_a_week(tmp_path: Path):
    async def what(here: Tables, clock: ManualClock) -> None:
        table = await made(here, clock)
        await clock.advance(366 * DAY)
        await here.tidy()
        assert binned(tmp_path) == {table: True}
        assert await here.find_sound(table) is None

        await clock.advance(6 * DAY)
        await here.tidy()
        assert binned(tmp_path) == {table: True}
        await clock.advance(2 * DAY)
        await here.tidy()
        assert binned(tmp_path) == {}

    in_house(tmp_path, what)


def test_a_table_that_never_began_is_put_away_after_a_day(tmp_path: Path):
    async def what(here: Tables, clock: ManualClock) -> None:
        waiting = (await here.create(wish("me", "friend"))).table
        running = (await here.create(wish("me"))).table
        await clock.advance(400)
        await here.tidy()
        await clock.advance(DAY)
        await here.tidy()

        assert binned(tmp_path) == {waiting: True, running: False}

    in_house(tmp_path, what)


def test_one_failure_does_not_end_tidying(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    async def what(here: Tables, clock: ManualClock) -> None:
        tidying = asyncio.create_task(here.tidy_forever())
        table = (await here.create(wish("me"))).table
        with monkeypatch.context() as broken:
            broken.setattr(queries, "note_use", None)
            while "could not be tidied" not in caplog.text:
                await clock.advance(TIDY_SECONDS)
                await asyncio.sleep(0.001)

        while table in here._live:
            await clock.advance(TIDY_SECONDS)
            await asyncio.sleep(0.001)
        tidying.cancel()

    in_house(tmp_path, what)
