"""A live table: its parts put together, and what concerns several of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from weakref import WeakMethod

from sqlalchemy.exc import SQLAlchemyError

from ofrenda.games import game as find_game
from ofrenda.lab.analysis_page import Report
from ofrenda.server.clock import Clock
from ofrenda.server.errors import Refusal
from ofrenda.server.processes.bots import BotPool
from ofrenda.server.processes.hints import HintPool
from ofrenda.server.processes.records import RecordPool
from ofrenda.server.store import Store
from ofrenda.server.table.chat import Chat
from ofrenda.server.table.core import Core
from ofrenda.server.table.driver import Driver
from ofrenda.server.table.hints import Hints
from ofrenda.server.table.lines import Moved, Status
from ofrenda.server.table.log import TableLog
from ofrenda.server.table.play import Play
from ofrenda.server.table.precedence import Precedence
from ofrenda.server.table.questions import Questions
from ofrenda.server.table.seating import Seat, Seating
from ofrenda.server.table.settings import Limits, TableSettings
from ofrenda.server.table.shared import Shared
from ofrenda.server.table.undo import UndoRequests
from ofrenda.server.table.windows import Windows
from ofrenda.words import language

log = logging.getLogger("ofrenda")


class LiveTable:
    """A table in memory. Every change is written before it is shown."""

    def __init__(
        self,
        settings: TableSettings,
        seats: list[Seat],
        store: Store,
        bots: BotPool,
        records: RecordPool,
        coach: HintPool,
        clock: Clock,
        limits: Limits,
        precedence: Precedence,
    ) -> None:
        self.settings = settings
        self.game = find_game(settings.game)
        self.commitment = settings.commitment

        self.core = Core(settings, store, clock, limits, precedence)
        self.questions = Questions()
        self.seating = Seating(self.core, seats, self.questions)
        self.chat = Chat(self.core)
        self.windows = Windows(self.core, self.game, self.seating)
        self.play = Play(self.core, self.game, self.seating, self.questions, self.windows)
        self.undo = UndoRequests(self.core, self.seating, self.windows, self.play)
        # What was asked before an entry is of no interest after it. Weakly, or tables put away would stay in memory.
        self.play.after_commit = WeakMethod(self.undo.match_went_on)
        self.seating.check = WeakMethod(self.play.check_beginning)
        self.driver = Driver(self.core, self.seating, self.questions, self.windows, self.play, self.undo, bots)
        self.hints = Hints(self.core, self.game, self.seating, self.questions, self.windows, self.play, coach)
        self.log = TableLog(self.game)

        self._records = records
        self._reports: Shared[dict[str, Report]] | None = None
        self._telling: asyncio.Task[None] | None = None

    @property
    def lock(self) -> asyncio.Lock:
        return self.core.lock

    @property
    def status(self) -> Status:
        if self.settings.closed is not None:
            return "closed"
        if self.play.match is None:
            return "gathering"
        return "over" if self.play.match.over else "playing"

    @property
    def admission(self) -> tuple[int, Status]:
        """On what it depends who may look: while this stays the same, whoever was let in may stay."""
        return self.seating.revision, self.status

    @property
    def idle(self) -> bool:
        """Whether nobody looks, no bot thinks and no timer runs."""
        return not self.core.presence and not self.driver.busy

    # Looking on

    def watch(self, seats: tuple[int, ...]) -> asyncio.Event:
        """Somebody looks: the event is set whenever there is something new to see."""
        away = set(seats) - self.core.presence.here
        news = self.core.presence.enter(seats)
        for seat in away:
            self.windows.person_came(seat)
            self.undo.person_came(seat)
        self.core.touch()
        self.seating.saw(seats)
        self._tell_company(seats)
        self.driver.start()
        return news

    def unwatch(self, news: asyncio.Event) -> None:
        seats = self.core.presence.leave(news)
        if not self.core.presence and self.play.match is not None:
            self.play.match.forget_moments()
        self.seating.saw(seats)
        self.core.touch()
        self._tell_company(seats)

    def _tell_company(self, seats: tuple[int, ...]) -> None:
        """Somebody came or went. That people who only look on did is told as a number, at most once a second."""
        if seats:
            self.core.notify()
        elif self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell_later())

    async def _tell_later(self) -> None:
        await self.core.clock.sleep(1.0)
        self.core.notify()

    # The match

    async def open(self) -> None:
        """Begins, or goes on, as soon as everybody is there; if that cannot be written now, then later."""
        try:
            await self.play.begin_or_go_on()
        except (OSError, SQLAlchemyError):
            log.exception("the table %s could not begin", self.settings.id)
        self.driver.start()

    async def move(self, seat: int, question: int, action: str, careful: bool = False) -> Moved:
        """A person's answer. A repeated one returns what the first became."""
        if careful:
            self.play.check_free(seat, question, action)
        await self.windows.delay_pass(seat, question, action)
        with self.core.precedence.person():
            moved = await self.play.move(seat, question, action)
            self.driver.start()
            await asyncio.sleep(0)  # the others see it before the answer to whoever moved is written
        return moved

    def let_pass(self, seat: int, passing: bool) -> None:
        """From now on windows go by for this seat until one concerns it; or no longer."""
        self.play.let_pass(seat, passing)
        self.driver.start()

    def let_go_by(self, seats: Sequence[int], number: int) -> None:
        """People who share a device let the question go by that stood there after entry `number`."""
        self.play.let_go_by(seats, number)
        self.driver.start()

    async def ask_undo(self, seat: int, to: int | None) -> bool:
        """Takes the seat's decision back, at once (then True) if it is free, else when every other person agrees."""
        taken_back = await self.undo.ask(seat, to)
        self.driver.start()
        return taken_back

    async def answer_undo(self, seat: int, agree: bool, to: int) -> None:
        """A person agrees to the undo to this entry, or refuses; whoever asked may withdraw."""
        await self.undo.answer(seat, agree, to)
        self.driver.start()

    async def report(self, address: str) -> Report:
        """The analysis of the match, made once when somebody, at this address, first asks for it."""
        async with self.lock:
            record = self.play.open_record()
            if record is None:
                raise Refusal("A match is judged when it is over.")
            if self._reports is None or not self._reports.of_use:  # the next one who asks may have more luck
                self._reports = Shared(self._records.judge(record.text(), address))

        reports = await self._reports.result()
        return reports.get(language()) or reports["en"]

    # The seats

    async def join(self, invite: str, name: str, seed: str, commitment: str = "") -> tuple[int, str]:
        """A guest takes a free seat; the seat and its token."""
        taken = await self.seating.join(invite, name, seed, commitment)
        await self.open()
        return taken

    async def sit_again(self, people: Mapping[int, str], token: str, seed: str, commitment: str = "") -> None:
        """At a rematch: those who share a token sit down where they sat."""
        await self.seating.sit_again(people, token, seed, commitment)
        await self.open()

    async def hand_over(self, by: int, seat: int, level: str | None) -> None:
        """A seat goes to a bot, or back to its person."""
        await self.seating.hand_over(by, seat, level)
        await self.open()

    # The end

    def close(self) -> None:
        """The table is put away: tells whoever still looks."""
        self.core.closed = True
        self.core.notify()
        self.windows.close()
        self.undo.close()

    def announce_rematch(self, table_id: str) -> None:
        """Tells everybody at the table where it goes on."""
        self.settings.next_table = table_id
        self.core.notify()
