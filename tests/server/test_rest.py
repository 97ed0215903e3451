"""Nobody works for nobody: deserted tables rest, endless matches are closed, and what is put away leaves no trace."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections import Counter
from pathlib import Path

import pytest

import ofrenda
from ofrenda.kernel import record as records
from ofrenda.kernel.rng import seeded
from ofrenda.server.errors import Refusal
from ofrenda.server.table import tables
from ofrenda.server.table.live import LiveTable
from ofrenda.server.table.messages import Look, shown
from ofrenda.server.table.settings import Limits
from ofrenda.server.table.tables import IDLE_SECONDS, Tables
from ofrenda.table import verify
from tests.server.clock import ManualClock
from tests.server.inside import DIA, in_house, until, wish

GAMES = ["rolling-bones", DIA, "die-of-the-dead", "day-of-the-dead"]


def entries(table: LiveTable) -> int:
    return table.play.match.number if table.play.match else 0


async def let_time_pass(clock: ManualClock, seconds: float) -> None:
    """Second by second, with real time for the bots' processes."""
    for _second in range(int(seconds)):
        await clock.advance(1)
        await asyncio.sleep(0.005)


async def bots_only(here: Tables, clock: ManualClock, **more: object) -> LiveTable:
    """A table whose only person has handed the seat to a bot and gone."""
    table = await here.find((await here.create(wish("me", "bot", "bot", "bot", **more))).table)
    news = table.watch((0,))
    await table.hand_over(0, 0, "greedy")
    while entries(table) < 3:
        await let_time_pass(clock, 1)
    table.unwatch(news)
    return table


def test_a_table_of_bots_rests_when_nobody_has_looked_for_a_while(tmp_path: Path):
    async def look(here: Tables, clock: ManualClock) -> None:
        table = await bots_only(here, clock, pace="slow", options={"target": 1000})
        await let_time_pass(clock, 40)
        while table.driver.busy:
            await let_time_pass(clock, 5)
        rested = entries(table)
        assert table.status == "playing"
        await let_time_pass(clock, 30)
        assert entries(table) == rested

        table.watch((0,))
        while entries(table) == rested:
            await let_time_pass(clock, 1)

    in_house(tmp_path, look, Limits(rest_seconds=30))


def test_a_bot_still_answers_at_a_deserted_table_if_a_person_is_to_move_after_it(tmp_path: Path):
    async def look(here: Tables, clock: ManualClock) -> None:
        table = await here.find((await here.create(wish("me", "bot"))).table)
        await clock.advance(3_600)
        rng = seeded("slow play")
        for _move in range(30):
            while 0 not in table.questions.open:
                await let_time_pass(clock, 1)
            match = table.play.match
            assert match is not None
            actions = match.state.actions(0)
            await table.move(0, table.questions.open[0], match.game.name(actions[rng.below(len(actions))]))

    in_house(tmp_path, look, Limits(rest_seconds=0))


def test_a_match_that_becomes_too_long_is_closed_as_undecided(tmp_path: Path):
    made: list[str] = []

    async def play(here: Tables, _clock: ManualClock) -> None:
        table = await here.find((await here.create(wish("me", "bot", "bot", pace="at-once", game=DIA))).table)
        made.append(table.settings.id)
        table.watch((0,))
        await table.hand_over(0, 0, "greedy")
        await until(lambda: table.status == "closed")

        assert "longer than any match should be" in shown(table, (0,), Look()).closed
        assert not table.questions.open

    async def look_again(here: Tables, _clock: ManualClock) -> None:
        table = await here.find(made[0])
        record = table.play.open_record()
        assert table.status == "closed"
        assert record is not None
        again = records.parse(record.text())

        assert again.trailer["closed"] == "too-long"
        assert len(again.entries) >= 60
        assert verify(ofrenda.game(DIA), again) > 0

    in_house(tmp_path, play, Limits(most_entries=60))
    in_house(tmp_path, look_again)


def test_a_match_without_a_limit_of_rounds_is_not_left_to_bots_alone(tmp_path: Path):
    async def look(here: Tables, _clock: ManualClock) -> None:
        endless = await here.find((await here.create(wish("me", "bot", game=DIA, options={"round_limit": 0}))).table)
        with pytest.raises(Refusal, match="no limit of rounds"):
            await endless.hand_over(0, 0, "greedy")
        assert endless.seating.seats[0].bot == ""

        limited = await here.find((await here.create(wish("me", "bot", game=DIA))).table)
        await limited.hand_over(0, 0, "greedy")

    in_house(tmp_path, look)


@pytest.mark.parametrize(("few", "is_found"), [(0, True), (-1, False)])
def test_what_closed_pages_left_in_circles_is_looked_for_when_a_table_is_put_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, few: int, is_found: bool
):
    monkeypatch.setattr(tables, "FEW_ENTRIES", few)

    class Circle:
        def __init__(self) -> None:
            self.itself = self

    async def leave(here: Tables, clock: ManualClock) -> None:
        await here.create(wish("me", "here"))
        await until(lambda: here.live_count == 1)
        await clock.advance(IDLE_SECONDS + 1)
        gc.disable()
        left = weakref.ref(Circle())
        try:
            await here.tidy()
            assert here.live_count == 0
            assert (left() is None) == is_found
        finally:
            gc.enable()

    in_house(tmp_path, leave)


def test_what_is_put_away_leaves_no_object_behind(tmp_path: Path):
    """Without the collector, which looks at the oldest objects hardly ever."""

    async def play(here: Tables, clock: ManualClock) -> None:
        for game in GAMES:
            made = await here.create(wish("me", "friend", game=game, pace="at-once"))
            table = await here.find(made.table)
            await table.join(made.invite or "", "Luis", "luis")
            news = table.watch((0,))
            await play_a_little(table, clock)
            table.unwatch(news)

    async def play_a_little(table: LiveTable, clock: ManualClock) -> None:
        rng = seeded("memory")
        for _move in range(20):
            match = table.play.match
            if match is None or not table.questions.open:
                return
            seat, question = next(iter(table.questions.open.items()))
            actions = match.state.actions(seat)
            move = table.move(seat, question, match.game.name(actions[rng.below(len(actions))]))
            answer = asyncio.ensure_future(move)
            while not answer.done():
                await clock.advance(1)
                await asyncio.sleep(0.001)
            for seats in ((0,), (1,), ()):
                shown(table, seats, Look())

    async def count(here: Tables, clock: ManualClock) -> None:
        gc.collect()
        before = Counter(type(thing).__name__ for thing in gc.get_objects())  # of other tests in this process
        gc.disable()
        try:
            await play(here, clock)
            await clock.advance(400)
            await here.tidy()
            kinds = Counter(type(thing).__name__ for thing in gc.get_objects())
        finally:
            gc.enable()
        left = {
            kind: kinds[kind] - before[kind]
            for kind in ("LiveTable", "Core", "Play", "Match", "Replay", "Step", "Story", "Driver")
        }
        assert max(left.values()) <= 0, left

    in_house(tmp_path, count)
