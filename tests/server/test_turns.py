"""Long matches and long work: nobody is held up, addresses take turns, and whoever goes away leaves the queue."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

import ofrenda
from ofrenda.kernel.event import Event
from ofrenda.kernel.record import Undo
from ofrenda.kernel.replay import SNAPSHOT_STEPS, Replay
from ofrenda.kernel.rng import seeded
from ofrenda.server.errors import TooMany
from ofrenda.server.processes.turns import Turns
from ofrenda.server.table import play
from ofrenda.server.table.lines import LogLine
from ofrenda.server.table.log import KEPT, MOST, Story
from ofrenda.server.table.messages import shown
from ofrenda.server.table.tables import Tables
from ofrenda.table import Match, Seeded
from tests.server.clock import ManualClock
from tests.server.conftest import Server, until
from tests.server.inside import in_house, wish


def test_addresses_take_turns_however_much_one_has_asked_for():
    async def run() -> list[str]:
        turns = Turns(1, places=10, places_each=4)
        order: list[str] = []

        async def work(address: str) -> None:
            async with turns.turn(address):
                order.append(address)
                await asyncio.sleep(0)

        async with asyncio.TaskGroup() as all_of_them:
            for address in ("a", "a", "a", "a", "b", "c"):
                all_of_them.create_task(work(address))
        return order

    assert asyncio.run(run()) == ["a", "a", "b", "c", "a", "a"]


def test_the_queue_is_short_and_each_address_has_a_few_places():
    async def run() -> None:
        turns = Turns(1, places=3, places_each=2)
        async with turns.turn("a"):
            waiting = [asyncio.ensure_future(_enter(turns, address)) for address in ("a", "a", "b")]
            await asyncio.sleep(0)
            with pytest.raises(TooMany, match="asked for much"):
                await _enter(turns, "a")
            with pytest.raises(TooMany, match="Too many are waiting"):
                await _enter(turns, "c")
        await asyncio.gather(*waiting)
        assert turns.waiting == 0

    asyncio.run(run())


def test_whoever_stops_waiting_leaves_the_queue_and_keeps_no_turn():
    async def run() -> None:
        turns = Turns(1, places=3, places_each=2)
        async with turns.turn("a"):
            gone, stays = [asyncio.ensure_future(_enter(turns, address)) for address in ("b", "c")]
            await asyncio.sleep(0)
            gone.cancel()
            await asyncio.sleep(0)
            assert turns.waiting == 1
        await stays

        async with turns.turn("a"):
            late = asyncio.ensure_future(_enter(turns, "b"))
            await asyncio.sleep(0)
        late.cancel()  # in the very moment in which it is its turn
        await asyncio.gather(late, return_exceptions=True)
        async with asyncio.timeout(1):
            await _enter(turns, "c")

    asyncio.run(run())


async def _enter(turns: Turns, address: str) -> None:
    async with turns.turn(address):
        pass


def long_match(entries: int) -> Match:
    """Bots of Dia de los Muertos who play for ever."""
    match = Match(ofrenda.game("dia-de-los-muertos"), ["Ana", "Luis"], Seeded(1), {"round_limit": 0}, with_bots=False)
    rng = seeded("long")
    while match.number < entries:
        if match.fall() is None:
            seat = match.state.deciders()[0]
            actions = match.state.actions(seat)
            match.answer(seat, actions[rng.below(len(actions))])
    return match


@pytest.fixture(scope="module")
def long() -> Match:
    return long_match(6_000)


def test_an_undo_far_along_a_match_gives_the_state_of_then(long: Match):
    replay = Replay.of(long.game, long.record)
    replay.follow(long.record.entries)
    for number in (long.number - 3, long.number - SNAPSHOT_STEPS * 3 - 7, SNAPSHOT_STEPS + 1, SNAPSHOT_STEPS, 5):
        replay.take(Undo(1, number))
        fresh = Replay.of(long.game, long.record)
        fresh.follow(long.record.entries[: number - 1])
        assert replay.state.encode() == fresh.state.encode()
        assert [step.number for step in replay.steps] == list(range(1, number))


def table_with(folder: Path, match: Match) -> str:
    """A table at which this match has been played so far."""
    made: list[str] = []

    async def make(here: Tables, _clock: ManualClock) -> None:
        wished = wish("me", "here", game=match.game.slug, options={"round_limit": 0})
        made.append((await here.create(wished)).table)

    in_house(folder, make)
    with sqlite3.connect(folder / "tables.sqlite") as database:
        database.execute("DELETE FROM entries")
        rows = [(made[0], number, str(entry)) for number, entry in enumerate(match.record.entries, 1)]
        database.executemany("INSERT INTO entries (table_id, number, text) VALUES (?, ?, ?)", rows)
    database.close()
    return made[0]


def test_a_long_match_that_is_loaded_lets_others_go_on(tmp_path: Path, long: Match, monkeypatch: pytest.MonkeyPatch):
    table_id = table_with(tmp_path, long)
    monkeypatch.setattr(play, "LONGEST_HOLD_SECONDS", 0.0)  # so that it lets others go on after every entry

    async def load(here: Tables, _clock: ManualClock) -> None:
        loading = asyncio.ensure_future(here.find(table_id))
        turns = 0
        while not loading.done():
            await asyncio.sleep(0)
            turns += 1
        match = loading.result().play.match

        assert match is not None
        assert match.number >= long.number
        assert turns >= long.number

    in_house(tmp_path, load)


def test_of_a_long_story_only_what_is_kept_is_written(tmp_path: Path, long: Match, monkeypatch: pytest.MonkeyPatch):
    table_id = table_with(tmp_path, long)
    written = Counter[str]()
    write = Story._line

    def counted(self: Story, number: int, event: Event) -> LogLine:
        written[event.kind] += 1
        return write(self, number, event)

    async def look(here: Tables, _clock: ManualClock) -> None:
        table = await here.find(table_id)
        monkeypatch.setattr(Story, "_line", counted)
        assert len(shown(table, (0, 1), 0).log) >= KEPT

    in_house(tmp_path, look)
    assert sum(written.values()) < 5 * MOST


# The same from outside


def test_whoever_hangs_up_while_a_record_is_followed_is_not_worked_for(server: Server, long: Match):
    """Many abandoned uploads delay nobody: they leave the queue, and the one at work is ended."""
    text = long.record.text()
    for _upload in range(6):
        with suppress(httpx.TimeoutException):
            httpx.post(f"{server.url}/api/replay", json={"record": text}, timeout=0.05)
    with server.client() as client:
        assert until(lambda: client.get("/ready").json()["waiting"] == 0)
        answer = client.post("/api/replay", json={"record": text, "at": 1})

    assert answer.status_code == 200
    assert answer.json()["at"] == 1
