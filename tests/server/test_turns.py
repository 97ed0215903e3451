"""Long matches and long work: nobody is held up, addresses take turns, and whoever goes away leaves the queue."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import time
from collections import Counter, deque
from collections.abc import Awaitable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

import ofrenda
from ofrenda.kernel import record as records
from ofrenda.kernel.event import Event
from ofrenda.kernel.record import Entry, Record, Undo
from ofrenda.kernel.replay import SNAPSHOT_STEPS, Replay
from ofrenda.kernel.rng import seeded
from ofrenda.kernel.state import State
from ofrenda.server.errors import Refusal, TooMany
from ofrenda.server.http.serve import COLLECTIONS
from ofrenda.server.processes.records import RecordPool
from ofrenda.server.processes.turns import Turns
from ofrenda.server.store import queries
from ofrenda.server.table import play, replays
from ofrenda.server.table.closing import TOO_LONG
from ofrenda.server.table.lines import LogLine
from ofrenda.server.table.live import LiveTable
from ofrenda.server.table.log import KEPT, MOST, Story
from ofrenda.server.table.messages import Look, shown
from ofrenda.server.table.replays import Followed, looked_back_text, replayed_text, verified_text
from ofrenda.server.table.tables import ENTRIES_AT_A_TIME, Tables
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


def test_who_stops_waiting_as_the_turn_is_passed_on_keeps_nobody_from_it():
    async def run() -> list[str]:
        turns = Turns(1, places=10, places_each=4)
        order: list[str] = []
        done = asyncio.Event()

        async def work(address: str) -> None:
            async with turns.turn(address):
                order.append(address)
                await done.wait()

        first, second, third = [asyncio.create_task(work(address)) for address in "abc"]
        await asyncio.sleep(0)
        done.set()
        second.cancel()  # it has not left yet when the first passes its turn on
        await asyncio.wait([first, second, third], timeout=10)
        assert turns.waiting == 0
        await work("d")
        return order

    assert asyncio.run(run()) == ["a", "c", "d"]


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


def test_a_position_is_found_from_the_nearest_that_was_kept(long: Match, monkeypatch: pytest.MonkeyPatch):
    """With undos on the way, of which some reach far back behind what was kept."""
    monkeypatch.setattr(replays, "KEPT_EVERY", 100)
    entries = [*long.record.entries[:1_050], Undo(1, 40), *long.record.entries[39:700]]
    followed = Followed(Record(long.record.header, entries))
    followed.at(len(entries))
    taken: list[Entry] = []
    take = Replay.take

    def counted(self: Replay, entry: Entry) -> tuple[Event, ...]:
        taken.append(entry)
        return take(self, entry)

    for number in (0, 1, 99, 100, 101, 777, 1_050, 1_051, 1_052, 1_400, len(entries)):
        fresh = Replay.of(long.game, long.record)
        fresh.follow(entries[:number])
        with monkeypatch.context() as counting:
            counting.setattr(Replay, "take", counted)
            found = followed.at(number)

        assert found.state.encode() == fresh.state.encode()
        assert found.steps == fresh.steps
        assert len(taken) == number % 100
        taken.clear()


def test_a_copy_of_a_replay_shares_nothing_that_changes(long: Match):
    replay = Replay.of(long.game, long.record)
    replay.follow(long.record.entries[:200])
    twin = replay.copy()
    changing = {name for name, value in vars(replay).items() if isinstance(value, list | dict | deque | State)}
    before = replay.state.encode(), len(replay.steps), list(replay.recent)
    twin.follow([Undo(1, 20), *long.record.entries[19:300]])

    assert changing >= {"state", "steps", "recent"}
    assert [name for name in changing if vars(replay)[name] is vars(twin)[name]] == []
    assert (replay.state.encode(), len(replay.steps), list(replay.recent)) == before


def test_what_is_known_of_a_record_serves_when_it_has_gone_on(long: Match, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(replays, "KEPT_EVERY", 100)
    monkeypatch.setattr(replays, "_known", {})
    before = Record(long.record.header, long.record.entries[:450])
    after = Record(long.record.header, long.record.entries[:520])
    other = Record(long.record.header | {"seat.1": "Eva"}, long.record.entries[:520])
    replayed_text(before.text(), None)
    (kept,) = [known.kept for known in replays._known.values()]
    assert len(kept) == 5
    replayed_text(after.text(), None)
    assert replays._known[after.text()].kept is kept
    assert len(kept) == 6

    assert before.text() not in replays._known, "the longer one knows all of it"
    replayed_text(other.text(), None)
    replayed_text(before.text(), 3)
    assert list(replays._known) == [other.text(), before.text()], "only the last are remembered"


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


def test_moves_at_other_tables_do_not_wait_until_a_long_match_is_read(tmp_path: Path, long: Match):
    """There is one writer: whoever reads thousands of entries lets others write in between."""
    table_id = table_with(tmp_path, long)
    read: list[int] = []

    async def load(here: Tables, _clock: ManualClock) -> None:
        do = here._store.do

        async def counted(query, *args):
            found = await do(query, *args)
            if query is queries.read_entries:
                read.append(len(found))
            return found

        here._store.do = counted  # type: ignore[method-assign]
        match = (await here.find(table_id)).play.match
        assert match is not None
        assert match.number >= long.number

    in_house(tmp_path, load)
    assert max(read) <= ENTRIES_AT_A_TIME
    assert sum(read) == long.number


def test_a_match_is_not_judged_for_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    judged: list[str] = []

    async def judge(_records: RecordPool, _record: str, _address: str) -> None:
        judged.append("begun")
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            judged.append("left")
            raise

    monkeypatch.setattr(RecordPool, "judge", judge)

    async def ask(here: Tables, _clock: ManualClock) -> None:
        table = await here.find((await here.create(wish("me", "here"))).table)
        match = table.play.match
        assert match is not None
        await table.play.close_undecided(match, TOO_LONG)
        waiting = [asyncio.create_task(table.report("a")) for _one in range(2)]
        await asyncio.sleep(0.01)
        waiting[0].cancel()
        await asyncio.sleep(0.01)
        assert judged == ["begun"], "somebody still waits"
        waiting[1].cancel()
        await asyncio.sleep(0.01)
        assert judged == ["begun", "left"]

        again = asyncio.create_task(table.report("a"))
        await asyncio.sleep(0.01)
        assert judged == ["begun", "left", "begun"]
        again.cancel()
        await asyncio.sleep(0.01)

    in_house(tmp_path, ask)


HOLD_SECONDS = 0.05


async def longest_hold(work: Awaitable[object]) -> float:
    """How long the event loop was held by it at most, as its own thread computed: a busy machine changes nothing."""
    longest = 0.0
    working = asyncio.ensure_future(work)
    while not working.done():
        before = time.thread_time()
        await asyncio.sleep(0)
        longest = max(longest, time.thread_time() - before)
    with suppress(Refusal):  # a match that is not over is verified as far as it goes, and then refused
        working.result()
    return longest


@pytest.fixture
def servers_collector() -> Iterator[None]:
    """Garbage is collected as in a server, not as often as in a test, and not all that other tests have left."""
    usual = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)
    yield
    gc.set_threshold(*usual)
    gc.unfreeze()


@pytest.mark.usefixtures("servers_collector")
def test_nothing_that_is_done_with_a_long_match_holds_everybody_up(tmp_path: Path, long: Match):
    """`benchmarks/holds.py` tells the figures for the longest match that a server keeps."""
    table_id = table_with(tmp_path, long)
    held: dict[str, float] = {}

    async def show(table: LiveTable) -> None:
        shown(table, (0, 1), Look(0))

    async def write(record: Record) -> None:
        record.text()

    async def use(here: Tables, _clock: ManualClock) -> None:
        held["load"] = await longest_hold(here.find(table_id))
        table = await here.find(table_id)
        match = table.play.match
        assert match is not None
        text = long.record.text()
        held["show"] = await longest_hold(show(table))
        held["look back"] = await longest_hold(here._records.follow("a", looked_back_text, text, 50, 0, False))
        held["verify"] = await longest_hold(here._records.follow("a", verified_text, text))
        held["undo"] = await longest_hold(table.play.take_back(match, 0, match.steps[len(match.steps) // 2].number))
        held["show what is left"] = await longest_hold(show(table))
        held["close"] = await longest_hold(table.play.close_undecided(match, TOO_LONG))
        record = table.play.open_record()
        assert record is not None
        held["write"] = await longest_hold(write(record))

    in_house(tmp_path, use)
    assert {what: seconds for what, seconds in held.items() if seconds > HOLD_SECONDS} == {}


def test_a_match_is_closed_without_being_read_anew(tmp_path: Path, long: Match, monkeypatch: pytest.MonkeyPatch):
    table_id = table_with(tmp_path, long)

    async def close(here: Tables, _clock: ManualClock) -> None:
        table = await here.find(table_id)
        match = table.play.match
        assert match is not None
        entries = match.record.entries
        monkeypatch.setattr(records, "_entry", None)
        await table.play.close_undecided(match, TOO_LONG)
        record = table.play.open_record()

        assert record is not None
        assert record.entries == entries
        assert record.trailer["closed"] == TOO_LONG

    in_house(tmp_path, close)


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
        assert len(shown(table, (0, 1), Look(0)).log) >= KEPT

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
