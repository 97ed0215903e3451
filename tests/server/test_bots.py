"""Bots in worker processes: whoever takes too long or dies holds nobody up."""

from __future__ import annotations

import asyncio
import os
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ofrenda
from ofrenda.kernel.rng import seeded
from ofrenda.server.processes import bots
from ofrenda.server.processes.bots import BotPool
from ofrenda.server.processes.crossing import Crossing
from ofrenda.table import Fair, Match

FOREVER = 60


def slow_for_the_first_seat(_level: str, asked: Crossing) -> int:
    if asked.seat == 0:
        time.sleep(FOREVER)
    return asked.actions[-1]


def deadly_for_the_first_seat(_level: str, asked: Crossing) -> int:
    if asked.seat == 0:
        os._exit(1)
    return asked.actions[-1]


def broken(*_asked: Any) -> int:
    raise ValueError("a mistake in a bot")


@pytest.fixture
def pool() -> Iterator[BotPool]:
    made = BotPool(workers=1, extra=0, seconds=3.0)
    yield made
    made.close()


def summoning() -> Match:
    """Both seats are asked at once."""
    match = Match(ofrenda.game("day-of-the-dead"), ["bot:greedy", "bot:greedy"], Fair(bytes(32), ("a", "b")))
    while match.fall() is not None:
        pass
    assert match.state.deciders() == (0, 1)
    return match


@pytest.mark.parametrize("bad", [slow_for_the_first_seat, deadly_for_the_first_seat])
def test_a_bot_that_hangs_or_dies_is_replaced_and_delays_nobody(
    monkeypatch: pytest.MonkeyPatch, pool: BotPool, bad: Any
):
    monkeypatch.setattr(bots, "think", bad)
    match = summoning()

    async def both() -> list[int]:
        return await asyncio.gather(pool.choose(match, 0, "greedy"), pool.choose(match, 1, "greedy"))

    first, second = asyncio.run(both())

    assert first in match.state.actions(0)
    assert second in match.state.actions(1)
    assert asyncio.run(pool.choose(match, 1, "greedy")) == match.state.actions(1)[-1], "the new workers think"


def test_a_bot_need_not_wait_for_a_slow_one(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bots, "think", slow_for_the_first_seat)
    pool = BotPool(workers=1, extra=1)
    match = summoning()

    async def both() -> bool:
        slow = asyncio.create_task(pool.choose(match, 0, "greedy"))
        await asyncio.sleep(0)  # it has the worker
        assert await pool.choose(match, 1, "greedy") == match.state.actions(1)[-1]
        still_thinking = not slow.done()
        slow.cancel()
        await asyncio.wait({slow})
        return still_thinking

    try:
        assert asyncio.run(both())
    finally:
        pool.close()


def illegal(*_asked: Any) -> int:
    return -1


@pytest.mark.parametrize("bad", [broken, illegal])
def test_for_a_bot_that_fails_the_tactics_choose_and_the_position_is_kept(
    monkeypatch: pytest.MonkeyPatch, pool: BotPool, caplog: pytest.LogCaptureFixture, bad: Any
):
    monkeypatch.setattr(bots, "think", bad)
    match = summoning()

    assert asyncio.run(pool.choose(match, 0, "expert")) in match.state.actions(0)
    assert "the bot expert" in caplog.text
    kept = re.search(r"the position: (\S+\.toml)", caplog.text)
    assert kept is not None
    assert match.game.place(Path(kept[1]).read_text(encoding="utf-8")).actions(0) == match.state.actions(0)


def test_what_a_bot_remembers_goes_with_it():
    """A world that a worker draws further keeps what the seat has seen in the caskets."""
    match = Match(ofrenda.game("die-of-the-dead"), ["bot:easy", "bot:easy"], Fair(bytes(32), ("a", "b")))
    memory = match.game.memory(match.state.rules, 0)
    for event in match.opening:
        if event.seen_by(0):
            memory.witness(event)
    again = match.game.memory(match.state.rules, 0)
    again.recall(memory.written())

    assert again.written() == memory.written()
    again.fade(100, seeded(1))
    assert again.written() != memory.written()
