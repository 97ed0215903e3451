"""People go first: bots wait while an answer of a person is being dealt with, but not for ever."""

from __future__ import annotations

import asyncio

import pytest

from ofrenda.server.table import precedence
from ofrenda.server.table.precedence import Precedence


async def turns(count: int = 10) -> None:
    """Lets everything that could go on do so."""
    for _turn in range(count):
        await asyncio.sleep(0)


@pytest.mark.anyio
async def test_a_bot_goes_at_once_where_no_person_answers():
    bot = asyncio.create_task(Precedence().await_calm())
    await turns()

    assert bot.done()


@pytest.mark.anyio
async def test_a_bot_waits_until_the_last_person_is_done():
    order = Precedence()
    with order.person():
        with order.person():
            bot = asyncio.create_task(order.await_calm())
            await turns()
            assert not bot.done()
        await turns()
        assert not bot.done()
    await turns()

    assert bot.done()


@pytest.mark.anyio
async def test_a_refused_answer_holds_up_nobody():
    order = Precedence()
    with pytest.raises(ValueError, match="refused"), order.person():
        raise ValueError("refused")
    await asyncio.wait_for(order.await_calm(), 5)


@pytest.mark.anyio
async def test_between_two_bots_a_person_may_come():
    order = Precedence()
    went: list[int] = []

    async def bot(number: int) -> None:
        await order.await_calm()
        went.append(number)

    with order.person():
        bots = [asyncio.create_task(bot(number)) for number in range(3)]
        await turns()
    while not went:
        await asyncio.sleep(0)
    with order.person():
        await turns()
        assert len(went) < 3
    await asyncio.gather(*bots)

    assert went == [0, 1, 2]


@pytest.mark.anyio
async def test_where_people_never_pause_bots_play_on(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(precedence, "LONGEST_WAIT_SECONDS", 0.01)
    order = Precedence()
    with order.person():
        await asyncio.wait_for(asyncio.gather(order.await_calm(), order.await_calm()), 5)
