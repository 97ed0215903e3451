"""Drives a table by itself: bots answer, and windows go by at their deadline."""

from __future__ import annotations

import asyncio
import logging

from ofrenda.bots.levels import full_seconds
from ofrenda.server.processes.bots import BotPool
from ofrenda.server.table.core import Core
from ofrenda.server.table.play import Play
from ofrenda.server.table.questions import Questions
from ofrenda.server.table.seating import Seating
from ofrenda.server.table.undo import UndoRequest, UndoRequests
from ofrenda.server.table.windows import Windows
from ofrenda.table import Match

RETRY_SECONDS = 5.0
PACES: dict[str, float] = {"slow": 1.6, "normal": 0.7, "at-once": 0.0}
SHARE = 2 / 3
"""Each choice of a turn gets this part of the time of the one before: with a second for the first, all of them together
never take more than three."""

log = logging.getLogger("ofrenda")


class Driver:
    """Plays whatever needs no person: bots, passes, expired windows, lapsed undo requests."""

    def __init__(
        self,
        core: Core,
        seating: Seating,
        questions: Questions,
        windows: Windows,
        play: Play,
        undo: UndoRequests,
        bots: BotPool,
    ) -> None:
        self._core = core
        self._seating = seating
        self._questions = questions
        self._windows = windows
        self._play = play
        self._undo = undo
        self._bots = bots
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking here, or a timer runs."""
        return self._task is not None and not self._task.done()

    def start(self) -> None:
        """Starts the task unless it runs."""
        if not self.busy:
            self._task = asyncio.create_task(self._run())

    def stop(self) -> list[asyncio.Task[None]]:
        """The server stops: what needs no person's word goes on after its next start."""
        if self._task is None:
            return []
        self._task.cancel()
        return [self._task]

    async def _run(self) -> None:
        """Whatever fails here, such as a full disk, is tried again: no match stands still for good."""
        while True:
            try:
                return await self._drive()
            except Exception:
                log.exception("the table %s could not go on", self._core.settings.id)
                await self._core.clock.sleep(RETRY_SECONDS)

    async def _drive(self) -> None:
        if not self._questions.open:
            await self._play.begin_or_go_on()
        while await self._drive_once():
            pass

    async def _drive_once(self) -> bool:
        """One thing that needs no person's word; False if there is none."""
        match = self._play.match
        if match is None or match.over or self._core.closed:
            return False
        if self._core.deserted and all(seat.bot for seat in self._seating.seats):
            return False  # bots among themselves rest until somebody looks

        open_questions, windows, here = self._questions.open, self._windows, self._core.presence.here
        bots = [seat for seat in open_questions if self._seating.seats[seat].bot]
        passing = [seat for seat in open_questions if seat in windows.passing and seat not in bots]
        declined = [seat for seat in open_questions if self._play.has_let_go_by(seat) and seat not in bots]
        alone = [seat for seat in open_questions if windows.plays_itself(match, seat) and seat not in bots]
        timer = windows.timer
        runs_out = timer is not None and timer.passes_by_itself and timer.seat in here
        if not (bots or passing or declined or alone or runs_out):
            return False

        if self._undo.current is not None:
            await self._await_agreement(self._undo.current)
        elif bots:
            await self._bot_answers(match, bots[0])
        elif passing:
            await self._pass(match, passing[0], open_questions[passing[0]])
        elif alone:
            await self._play_alone(match, alone[0], open_questions[alone[0]])
        elif declined:
            await self._decline(match, declined[0], open_questions[declined[0]])
        elif timer is not None:
            await timer.run_out()
            if timer.seat in self._core.presence.here:
                await self._pass(match, timer.seat, timer.question)
        return True

    async def _await_agreement(self, request: UndoRequest) -> None:
        await request.wait()
        async with self._core.lock:
            if self._undo.current is request:
                self._undo.give_up()

    async def _bot_answers(self, match: Match, seat: int) -> None:
        question = self._questions.open[seat]
        level = self._seating.seats[seat].bot
        if seat in self._windows.forced:
            (action,) = match.state.actions(seat)
        else:
            action = await self._bot_chooses(match, seat, level)

        await self._core.precedence.await_calm()
        async with self._core.lock:
            if self._still_open(match, seat, question) and self._seating.seats[seat].bot == level:
                await self._play.answer(match, seat, question, action)

    async def _bot_chooses(self, match: Match, seat: int, level: str) -> int:
        """The bot's choice, when its time has come: that tells how hard the question is, and nothing of a hand."""
        timer = self._windows.timer
        clock = self._core.clock
        patience = SHARE ** self._play.choices_this_turn(match, seat)
        due = PACES[self._core.settings.pace]
        if match.game.hides(match.state.rules):
            due = max(due, patience * full_seconds(level, match.state))

        began = clock.monotonic()
        action = await self._bots.choose(match, seat, level, patience)
        if timer is not None:
            await timer.run_out()
        else:
            await clock.sleep(max(0.0, due - (clock.monotonic() - began)))
        return action

    async def _pass(self, match: Match, seat: int, question: int) -> None:
        async with self._core.lock:
            still = self._still_open(match, seat, question) and match.state.stack[-1].is_window
            if still and not self._seating.seats[seat].bot:
                await self._play.answer(match, seat, question, self._windows.pass_action(match))

    async def _play_alone(self, match: Match, seat: int, question: int) -> None:
        async with self._core.lock:
            still = self._still_open(match, seat, question) and self._windows.plays_itself(match, seat)
            if still and not self._seating.seats[seat].bot:
                (action,) = match.state.actions(seat)
                await self._play.answer(match, seat, question, action)

    async def _decline(self, match: Match, seat: int, question: int) -> None:
        """What was let go by in one go is answered as if each had done it alone: in a timed window at its deadline."""
        if self._windows.timer is not None:
            await self._windows.timer.run_out()
        async with self._core.lock:
            still = self._still_open(match, seat, question) and self._play.has_let_go_by(seat)
            if still and not self._seating.seats[seat].bot:
                await self._play.answer(match, seat, question, match.state.stack[-1].decline_action())

    def _still_open(self, match: Match, seat: int, question: int) -> bool:
        goes_on = self._play.match is match and not self._core.closed and self._undo.current is None
        return goes_on and self._questions.open.get(seat) == question
