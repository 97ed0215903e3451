"""How long bots think at a table: a turn's time is shared, forced answers need none, and none tells of a hand."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ofrenda.bots.levels import full_seconds
from ofrenda.kernel.record import Act
from ofrenda.kernel.rng import seeded
from ofrenda.server.processes.bots import BotPool
from ofrenda.server.table.driver import SHARE
from ofrenda.server.table.live import LiveTable
from ofrenda.server.table.settings import NewTable, SeatWish
from ofrenda.server.table.tables import Tables
from ofrenda.table import Match
from tests.server.clock import ManualClock
from tests.server.inside import in_house, until

TURN_SECONDS = 3.0


class Asked:
    """Bots that answer at once with the first of their actions; it is noted what they were asked."""

    def __init__(self) -> None:
        self.patience: list[tuple[int, float]] = []
        self.choices: list[int] = []

    async def choose(self, match: Match, seat: int, _level: str, patience: float) -> int:
        self.patience.append((match.number, patience))
        self.choices.append(len(match.state.actions(seat)))
        return match.state.actions(seat)[0]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    noted = Asked()
    monkeypatch.setattr(BotPool, "choose", noted.choose)
    return noted


async def against(here: Tables, level: str, game: str) -> LiveTable:
    seats = [SeatWish(kind="me"), SeatWish(kind="bot", level=level)]
    made = await here.create(NewTable(game=game, seats=seats, name="Ana", seed="a", pace="at-once"))
    table = await here.find(made.table)
    table.watch((0,))
    return table


async def answer_until(table: LiveTable, number: int) -> None:
    """Ana answers at random until the match has so many entries."""
    rng = seeded("thinking")
    match = table.play.match
    assert match is not None
    while match.number < number and not match.over:
        if 0 in table.questions.open:
            actions = match.state.actions(0)
            await table.move(0, table.questions.open[0], match.game.name(actions[rng.below(len(actions))]))
        await asyncio.sleep(0.001)


def test_all_choices_of_a_turn_share_three_seconds():
    together = sum(SHARE**choice for choice in range(1_000))

    assert together == pytest.approx(TURN_SECONDS)


def test_each_choice_of_a_turn_gets_less_than_the_one_before(tmp_path: Path, asked: Asked):
    async def play(here: Tables, _clock: ManualClock) -> None:
        table = await against(here, "easy", "dia-de-los-muertos")
        match = table.play.match
        assert match is not None
        entries = 60
        while not match.over and len({patience for _number, patience in asked.patience}) < 3:
            await answer_until(table, entries)
            entries += 60
        begins = {step.number for step in match.steps if any(event.turn for event in step.events)}
        decided = {step.number for step in match.steps if isinstance(step.entry, Act) and step.entry.seat == 2}

        chosen = 0
        seen = dict(asked.patience)
        for number in range(match.number):
            if number in seen:
                assert seen[number] == pytest.approx(SHARE**chosen)
            if number + 1 in decided and number in seen:
                chosen += 1
            if number + 1 in begins:
                chosen = 0
        assert len({round(patience, 6) for _number, patience in asked.patience}) > 2

    in_house(tmp_path, play)


def test_an_answer_that_everybody_knows_to_be_forced_needs_no_thought(tmp_path: Path, asked: Asked):
    async def play(here: Tables, _clock: ManualClock) -> None:
        table = await against(here, "easy", "rolling-bones")
        await answer_until(table, 80)

        assert asked.choices
        assert min(asked.choices) > 1

    in_house(tmp_path, play)


def test_an_expert_with_a_hidden_hand_answers_when_its_time_is_up_however_soon_it_knows(tmp_path: Path, asked: Asked):
    async def play(here: Tables, clock: ManualClock) -> None:
        table = await against(here, "expert", "day-of-the-dead")
        match = table.play.match
        assert match is not None
        full = full_seconds("expert", match.state)
        await until(lambda: bool(asked.choices))
        before = match.number
        await clock.advance(full * 0.9)
        assert match.number == before, "it knows, and waits"

        await clock.advance(full * 0.2)
        await until(lambda: match.number > before)

    in_house(tmp_path, play)
