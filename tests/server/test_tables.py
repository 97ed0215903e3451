"""All tables in this process, where the clock is set by hand and the database held: what comes, goes and is kept."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from ofrenda.bots import LEVELS
from ofrenda.kernel.errors import UndoRefused, UnknownName
from ofrenda.server.errors import NoSuchTable, NotYours, Refusal, TooMany
from ofrenda.server.http.app import Settings, make_app
from ofrenda.server.store import Store
from ofrenda.server.table import chat, tables
from ofrenda.server.table.driver import RETRY_SECONDS
from ofrenda.server.table.lines import Seated
from ofrenda.server.table.live import LiveTable
from ofrenda.server.table.messages import Look, shown
from ofrenda.server.table.seating import SILENT_SECONDS
from ofrenda.server.table.tables import IDLE_SECONDS, Tables
from ofrenda.server.table.undo import LAPSE_SECONDS
from tests.server.clock import ManualClock
from tests.server.inside import in_house, until, wish

DAY = 86_400
SHORT = {"target": 1, "max_rounds": 1}


@asynccontextmanager
async def door(folder: Path, clock: ManualClock) -> AsyncIterator[httpx.AsyncClient]:
    """The whole house, asked as over the network."""
    app: Any = make_app(Settings(database=f"sqlite:///{folder / 'house.sqlite'}"), clock)
    entrance = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with app.app.app.app.lifespan(), httpx.AsyncClient(transport=entrance, base_url="http://here") as client:
        yield client


async def sit_down(client: httpx.AsyncClient, *kinds: str, **more: Any) -> tuple[str, dict[str, str], str]:
    """A new table of Ana's: its address, what opens her seat, and the invitation."""
    seats = [{"kind": kind} for kind in kinds]
    wish = {"game": "rolling-bones", "name": "Ana", "seed": "a", "seats": seats, **more}
    made = (await client.post("/api/tables", json=wish)).json()
    return f"/api/tables/{made['table']}", opening(made), made["invite"]


def opening(seated: dict[str, Any]) -> dict[str, str]:
    return {"authorization": f"Bearer {seated['token']}"}


async def finish(table: LiveTable) -> None:
    """Ana gives the first answer until the end."""
    while table.play.match is not None and not table.play.match.over:
        question = table.play.match.number
        names = [table.game.name(action) for action in table.play.match.state.actions(0)]
        await table.move(0, question, "bury" if "bury" in names else names[-1])


async def lay_and_pay(table: LiveTable) -> int:
    """Ana lays a bone and pays for a roll: to take back the first of it (its entry) others must agree."""
    match = table.play.match
    assert match is not None
    laid = await table.move(0, match.number, table.game.name(match.state.actions(0)[0]))
    names = [table.game.name(action) for action in match.state.actions(0)]
    await table.move(0, match.number, next(name for name in names if name.startswith("pay")))
    return laid.entry


def test_too_many_tables_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(tables, "MOST_TABLES", 2)

    async def what(here: Tables, _clock: ManualClock) -> None:
        first = await here.create(wish("me", options=SHORT))
        await here.create(wish("me"))
        with pytest.raises(TooMany, match="no room"):
            await here.create(wish("me"))
        await finish(await here.find(first.table))  # a finished match makes room
        await here.create(wish("me"))

    in_house(tmp_path, what)


def test_any_seated_person_may_hand_seats_when_the_owner_is_silent_for_ten_minutes(
    tmp_path: Path,
):
    async def what(here: Tables, clock: ManualClock) -> None:
        made = await here.create(wish("me", "friend", "friend"))
        table = await here.find(made.table)
        owners_page = table.watch((0,))
        luis, _token = await table.join(made.invite or "", "Luis", "x")
        await clock.advance(3 * SILENT_SECONDS)
        with pytest.raises(NotYours):
            await table.hand_over(luis, 2, "random")  # the owner is still looking
        table.unwatch(owners_page)
        await clock.advance(SILENT_SECONDS - 1)
        with pytest.raises(NotYours):
            await table.hand_over(luis, 2, "random")
        await clock.advance(2)
        await table.hand_over(luis, 2, "random")
        await table.hand_over(luis, 0, "random")
        assert [seat.bot for seat in table.seating.seats] == ["random", "", "random"]

    in_house(tmp_path, what)


def test_whoever_is_asked_for_ten_minutes_without_an_answer_is_silent(tmp_path: Path):
    async def what(here: Tables, clock: ManualClock) -> None:
        made = await here.create(wish("friend", "me"))
        table = await here.find(made.table)
        luis, _token = await table.join(made.invite or "", "Luis", "x")
        anas_page, _page = table.watch((1,)), table.watch((luis,))
        assert luis in table.questions.open
        await clock.advance(SILENT_SECONDS - 1)
        with pytest.raises(Refusal, match="Luis is here"):
            await table.hand_over(1, luis, "random")
        anas_page.clear()
        await clock.advance(2)
        await here.tidy()
        assert anas_page.is_set(), "her page shows that she may do it now"
        assert [seat.silent for seat in shown(table, (1,), Look()).seats] == [True, False]
        await table.hand_over(1, luis, "random")

    in_house(tmp_path, what)


def test_an_owner_who_plays_without_a_page_is_not_silent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(tables, "IDLE_SECONDS", DAY)  # who comes back from the database has been seen just now

    async def run() -> None:
        clock = ManualClock()
        async with door(tmp_path, clock) as client:
            path, ana, invite = await sit_down(client, "me", "friend", "friend")
            join = {"invite": invite, "name": "Luis", "seed": "b"}
            luis = opening((await client.post(f"{path}/join", json=join)).json())
            await clock.advance(SILENT_SECONDS - 1)
            assert (await client.post(f"{path}/chat", json={"text": "¡Hola!"}, headers=ana)).status_code < 300
            await clock.advance(SILENT_SECONDS - 1)
            hand = {"json": {"level": "random"}, "headers": luis}
            assert (await client.post(f"{path}/seats/2/bot", **hand)).status_code == 403
            await clock.advance(2)
            assert (await client.post(f"{path}/seats/2/bot", **hand)).status_code == 204

    asyncio.run(run())


def test_an_undo_that_nobody_answers_lapses(tmp_path: Path):
    async def what(here: Tables, clock: ManualClock) -> None:
        made = await here.create(wish("me", "bot", "friend", pace="at-once"))
        table = await here.find(made.table)
        await table.join(made.invite or "", "Luis", "x")
        first = await lay_and_pay(table)
        await table.ask_undo(0, first)
        match = table.play.match
        assert match is not None
        await table.hand_over(0, 0, "random")
        number = match.number
        await clock.advance(LAPSE_SECONDS - 1)
        assert table.undo.current is not None, "the bot waits for the answer"
        assert match.number == number

        await clock.advance(2)

        assert table.undo.current is None
        await until(lambda: match.number > number)

    in_house(tmp_path, what)


def test_nobody_can_stop_a_match_by_asking_for_undos(tmp_path: Path):
    async def what(here: Tables, clock: ManualClock) -> None:
        made = await here.create(wish("me", "friend", pace="at-once"))
        table = await here.find(made.table)
        luis, _token = await table.join(made.invite or "", "Luis", "x")
        first = await lay_and_pay(table)
        await table.ask_undo(0, first)
        with pytest.raises(UndoRefused, match="Ana asks for an undo already"):
            await table.ask_undo(luis, first)
        await table.answer_undo(luis, False, first)
        await table.ask_undo(0, first)
        assert table.undo.current is not None
        await table.answer_undo(luis, False, first)

        await clock.advance(LAPSE_SECONDS)

        with pytest.raises(UndoRefused, match="when the match has gone on"):
            await table.ask_undo(0, first)

    in_house(tmp_path, what)


def test_finished_tables_are_kept_ninety_days_and_running_ones_for_good(tmp_path: Path):
    async def what(here: Tables, clock: ManualClock) -> None:
        over = await here.create(wish("me", options=SHORT))
        running = await here.create(wish("me"))
        await finish(await here.find(over.table))
        await clock.advance(89 * DAY)
        await here.tidy()
        kept = await here.find_sound(over.table)  # looks without touching it
        assert kept is not None
        assert kept.status == "over"
        await clock.advance(2 * DAY)
        await here.tidy()
        with pytest.raises(NoSuchTable):
            await here.find(over.table)
        assert (await here.find(running.table)).status == "playing"

    in_house(tmp_path, what)


def test_a_match_that_nobody_touches_for_a_year_is_given_up(tmp_path: Path):
    async def what(here: Tables, clock: ManualClock) -> None:
        left, played = [await here.create(wish("me")) for _table in range(2)]
        await clock.advance(300 * DAY)
        await here.find(played.table)
        await clock.advance(DAY)
        await here.tidy()  # both lie idle from now on
        await clock.advance(65 * DAY)
        await here.tidy()
        with pytest.raises(NoSuchTable):
            await here.find(left.table)
        await here.wake()  # a restart touches nothing
        table = await here.find(played.table)
        assert table.status == "playing"
        looking = table.watch((0,))
        await clock.advance(1000 * DAY)
        await here.tidy()
        assert await here.find(played.table) is table, "somebody has looked at it all the time"
        table.unwatch(looking)

    in_house(tmp_path, what)


def test_an_idle_table_leaves_memory_and_comes_back_as_it_was(tmp_path: Path):
    async def what(here: Tables, clock: ManualClock) -> None:
        made: Seated = await here.create(wish("me", "bot"))
        table = await here.find(made.table)
        names = [table.game.name(action) for action in table.play.match.state.actions(0)] if table.play.match else []
        moved = await table.move(0, table.play.match.number if table.play.match else 0, names[0])
        await table.chat.say(0, "back soon")
        looking = table.watch((0,))
        await clock.advance(2 * IDLE_SECONDS)
        await here.tidy()
        assert await here.find(made.table) is table  # somebody looks
        table.unwatch(looking)
        await clock.advance(IDLE_SECONDS - 1)
        await here.tidy()
        assert await here.find(made.table) is table
        await until(lambda: not table.driver.busy)
        await clock.advance(IDLE_SECONDS + 1)
        await here.tidy()
        again = await here.find(made.table)
        assert again is not table
        assert again.play.match is not None
        assert table.play.match is not None
        assert again.play.match.record.text() == table.play.match.record.text()
        assert again.chat.lines == [(0, "back soon")]
        assert (again.seating.names, again.seating.seats_of(made.token)) == (table.seating.names, (0,))
        assert await again.move(0, moved.entry - 1, names[0]) == moved  # an answer repeated after the return

    in_house(tmp_path, what)


def test_what_was_said_comes_back_as_far_as_it_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(chat, "CHAT_LINES", 3)
    monkeypatch.setattr(tables, "CHAT_LINES", 3)

    async def what(here: Tables, clock: ManualClock) -> None:
        made = await here.create(wish("me"))
        table = await here.find(made.table)
        for number in range(5):
            await table.chat.say(0, str(number))
        await clock.advance(IDLE_SECONDS + 1)
        await here.tidy()
        again = await here.find(made.table)
        assert again is not table
        assert again.chat.lines == table.chat.lines == [(0, "2"), (0, "3"), (0, "4")]

    in_house(tmp_path, what)


def test_a_table_that_is_put_away_stops_for_bots_and_people(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    async def what(here: Tables, _clock: ManualClock) -> None:
        made = await here.create(wish("bot", "me", pace="at-once"))
        table = await here.find(made.table)
        await here.delete(made.table, 1)
        await until(lambda: not table.driver.busy)
        for doing in (table.move(1, 1, "bury"), table.chat.say(1, "hello"), table.hand_over(1, 1, "random")):
            with pytest.raises(NoSuchTable, match="put away"):
                await doing

    in_house(tmp_path, what)
    assert not caplog.records


class Held:
    """A database that keeps the writers of entries waiting, and may fail them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reached = asyncio.Event()
        self.free = asyncio.Event()
        self.fails = False
        add = Store.add

        async def held(store: Store, rows: Any) -> None:
            self.reached.set()
            await self.free.wait()
            if self.fails:
                raise OSError("the disk is full")
            await add(store, rows)

        monkeypatch.setattr(Store, "add", held)


@pytest.mark.parametrize("fails", [False, True])
def test_nobody_sees_an_entry_before_it_is_committed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: bool):
    """Nor one that could not be: if the database fails, it never happened."""

    async def run() -> None:
        clock = ManualClock()
        async with door(tmp_path, clock) as client:
            path, head, _invite = await sit_down(client, "me")
            before = (await client.get(path, headers=head)).json()
            move = {"question": before["question"], "action": before["actions"][0]["name"]}
            with monkeypatch.context() as patch:
                held = Held(patch)
                moving = asyncio.create_task(client.post(f"{path}/moves", json=move, headers=head))
                await held.reached.wait()
                looking = asyncio.create_task(client.get(path, headers=head))
                early, _late = await asyncio.wait({looking}, timeout=0.3)
                held.fails = fails
                held.free.set()
                moved, seen = await moving, (await looking).json()
            for task in early:
                assert task.result().json() == before
            after = (await client.get(path, headers=head)).json()
            assert moved.status_code == (500 if fails else 201)
            assert seen in (before, after)
            assert after["number"] == before["number"] + (0 if fails else 1)
            again = await client.post(f"{path}/moves", json=move, headers=head)
            assert again.status_code == 201

    asyncio.run(run())


def test_a_start_that_could_not_be_written_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """And whoever sat down for it has their seat."""

    async def what(here: Tables, clock: ManualClock) -> None:
        made = await here.create(wish("me", "friend"))
        table = await here.find(made.table)
        with monkeypatch.context() as patch:
            held = Held(patch)
            held.fails = True
            held.free.set()
            seat, token = await table.join(made.invite or "", "Luis", "x")
            assert table.seating.seats_of(token) == (seat,)
            assert not table.questions.open
        await clock.advance(RETRY_SECONDS)
        await until(lambda: bool(table.questions.open))

    in_house(tmp_path, what)


def test_a_bot_goes_on_after_the_database_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def run() -> None:
        clock = ManualClock()
        async with door(tmp_path, clock) as client:
            path, head, _invite = await sit_down(client, "bot", "me", pace="at-once")
            before = (await client.get(path, headers=head)).json()["number"]
            with monkeypatch.context() as patch:
                held = Held(patch)
                held.fails = True
                held.free.set()
                await held.reached.wait()
                assert (await client.get(path, headers=head)).json()["number"] == before
            async with asyncio.timeout(20):
                while (await client.get(path, headers=head)).json()["number"] == before:
                    await clock.advance(RETRY_SECONDS)
                    await asyncio.sleep(0.01)

    asyncio.run(run())


def test_a_table_whose_bot_there_is_no_more_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """After an upgrade without that level: at once, not at its every move."""

    async def what(here: Tables, clock: ManualClock) -> None:
        made = await here.create(wish("me", "bot"))
        await clock.advance(2 * IDLE_SECONDS)
        await here.tidy()
        monkeypatch.setattr("ofrenda.bots.levels.LEVELS", {name: LEVELS[name] for name in LEVELS if name != "greedy"})
        with pytest.raises(UnknownName, match="There is no bot “greedy”"):
            await here.find(made.table)

    in_house(tmp_path, what)
