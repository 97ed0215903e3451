"""What happens when time passes, and what does not: on a clock that is set by hand."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ofrenda.server.errors import NoSuchTable
from ofrenda.server.table.tables import Tables
from ofrenda.server.table.undo import LAPSE_SECONDS
from tests.server.clock import ManualClock
from tests.server.inside import dia_of_people, in_house, play_until_window, until, wish

WINDOW = 3
LONG = 10_000


def test_a_pass_counts_only_at_the_deadline(tmp_path: Path):
    async def what(here: Tables, clock: ManualClock) -> None:
        table = await dia_of_people(here, "me", "friend", window=WINDOW)
        timer = await play_until_window(table, clock, (0, 1))
        passing = asyncio.create_task(table.move(timer.seat, timer.question, timer.pass_action))
        await clock.advance(WINDOW - 0.1)
        assert not passing.done()

        await clock.advance(0.2)

        assert (await passing).text == f"{timer.seat + 1} pass"

    in_house(tmp_path, what)


def test_whoever_is_asked_and_holds_the_window_answers_when_ready(tmp_path: Path):
    async def what(here: Tables, clock: ManualClock) -> None:
        table = await dia_of_people(here, "me", "friend", window=WINDOW)
        timer = await play_until_window(table, clock, (0, 1))
        table.play.wait(timer.seat, True)
        await clock.advance(2 * WINDOW)

        moved = await table.move(timer.seat, timer.question, timer.pass_action)  # though no more time passes

        assert moved.text == f"{timer.seat + 1} pass"

    in_house(tmp_path, what)


def test_the_timer_of_somebody_away_stands_still(tmp_path: Path):
    async def what(here: Tables, clock: ManualClock) -> None:
        made = await here.create(wish("me", "friend", game="dia-de-los-muertos", window=WINDOW))
        table = await here.find(made.table)
        await table.join(made.invite or "", "Luis", "luis")
        pages = [table.watch((0,)), table.watch((1,))]
        timer = await play_until_window(table, clock, (0, 1))
        match = table.play.match
        assert match is not None
        number = match.number
        table.unwatch(pages[timer.seat])

        await clock.advance(LONG)
        assert match.number == number

        table.watch((timer.seat,))  # now the time begins
        await clock.advance(WINDOW - 0.1)
        assert match.number == number
        await clock.advance(0.2)
        await until(lambda: match.number > number)

    in_house(tmp_path, what)


def test_on_a_shared_device_nobody_is_hurried_and_no_pass_comes_early(tmp_path: Path):
    """Whoever sits elsewhere must not learn from a quick answer that there was no other."""

    async def what(here: Tables, clock: ManualClock) -> None:
        table = await dia_of_people(here, "me", "here", "friend", window=WINDOW)
        timer = await play_until_window(table, clock, (0, 1))
        match = table.play.match
        assert match is not None
        number = match.number
        assert not timer.passes_by_itself
        await clock.advance(WINDOW / 4)
        passing = asyncio.create_task(table.move(timer.seat, timer.question, timer.pass_action))
        await clock.advance(WINDOW / 4)
        assert not passing.done()
        await clock.advance(WINDOW)
        await passing

        timer = await play_until_window(table, clock, (0, 1))
        number = match.number
        await clock.advance(LONG)
        assert match.number == number, "it waits for an answer"

    in_house(tmp_path, what)


def test_whoever_waits_for_a_deadline_is_told_when_the_table_is_put_away(tmp_path: Path):
    async def what(here: Tables, clock: ManualClock) -> None:
        table = await dia_of_people(here, "me", "friend", window=60)
        timer = await play_until_window(table, clock, (0, 1))
        passing = asyncio.create_task(table.move(timer.seat, timer.question, timer.pass_action))
        await clock.advance(1)
        assert not passing.done()

        await here.delete(table.settings.id, 0)

        with pytest.raises(NoSuchTable, match="put away"):
            await passing

    in_house(tmp_path, what)


def test_bots_wait_while_somebody_is_asked_to_agree_to_an_undo(tmp_path: Path):
    async def what(here: Tables, clock: ManualClock) -> None:
        made = await here.create(wish("me", "bot", "friend", pace="normal"))
        table = await here.find(made.table)
        luis, _token = await table.join(made.invite or "", "Luis", "luis")
        match = table.play.match
        assert match is not None
        first = match.number + 1
        while 0 in table.questions.open:
            names = [match.game.name(action) for action in match.state.actions(0)]
            await table.move(0, table.questions.open[0], "give up" if "give up" in names else names[0])
        assert list(table.questions.open) == [1], "it is the bot's turn"

        await table.ask_undo(0, first)
        number = match.number
        await clock.advance(LAPSE_SECONDS - 1)
        await asyncio.sleep(0)
        assert match.number == number
        assert table.undo.current is not None
        assert table.undo.current.pending_seats == {luis}

        await table.answer_undo(0, False, first)  # she withdraws it
        while match.number == number:
            await clock.advance(1)
            await asyncio.sleep(0.001)

    in_house(tmp_path, what)
