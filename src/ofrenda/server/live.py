"""A table that is being played: the only authority over its match."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Any, Literal

from sqlalchemy import Connection, insert, update
from sqlalchemy.exc import SQLAlchemyError

from ofrenda.games import game as find_game
from ofrenda.kernel import record as records
from ofrenda.kernel.errors import UndoRefused
from ofrenda.kernel.record import Act, Entry, Undo
from ofrenda.kernel.view import View
from ofrenda.lab.chances import Curve
from ofrenda.server import store
from ofrenda.server.asked import Asked, UndoAsked
from ofrenda.server.company import Company
from ofrenda.server.driving import Driver
from ofrenda.server.errors import NotYours, Refusal, Stale
from ofrenda.server.seating import Facts, Seat
from ofrenda.server.story import Story
from ofrenda.server.thinking import Thinkers
from ofrenda.server.windows import Windows
from ofrenda.server.wire import LogLine, Moved, plain
from ofrenda.table import Fair, Match
from ofrenda.table.undo import last_decision
from ofrenda.words import listing

log = logging.getLogger("ofrenda")


class LiveTable(Company):
    """A table in memory, and its match. Every change is written before it is shown."""

    def __init__(self, facts: Facts, seats: list[Seat], base: store.Store, thinkers: Thinkers) -> None:
        super().__init__(facts, seats, base)
        self.commitment = Fair(bytes.fromhex(facts.secret), ()).commitment
        self.game = find_game(facts.game)
        self.match: Match | None = None
        self.asked = Asked()
        self.windows = Windows(self.game, facts, seats)
        self.undo: UndoAsked | None = None
        self._undo_until: float | None = None
        """So long the match stands still at this position for answers to an undo, however often it is asked for."""
        self.undone = 0
        """How often something was taken back."""
        self._curve: asyncio.Future[Curve] | None = None
        self._thinkers = thinkers
        self._driver = Driver(self, thinkers)
        self._answers: dict[tuple[int, int], Moved] = {}
        self._played_alone: set[int] = set()
        """The entries to which there was nothing else to do: an undo goes past them."""
        self._stories: dict[tuple[int | None, bool], Story] = {}
        self._standings: list[str] = []
        self._standing_at = -1

    @property
    def started(self) -> bool:
        return self.match is not None

    @property
    def status(self) -> Literal["gathering", "playing", "over"]:
        if self.match is None:
            return "gathering"
        return "over" if self.match.over else "playing"

    def asks(self, seat: int) -> bool:
        return seat in self.asked.open

    def watch(self, seats: tuple[int, ...]) -> asyncio.Event:
        """Somebody looks: the event is set whenever there is something new to see."""
        for seat in set(seats) - self.here:
            self.windows.come(seat)
            if self.undo is not None and seat in self.undo.missing:  # the time of who was away begins now
                self.undo = self.undo.asked_anew()
                self._undo_until = self.undo.until
        news = super().watch(seats)
        self.drive()
        return news

    def put_away(self) -> None:
        super().put_away()
        self.windows.close()
        self._close_undo()

    def eyes(self, seats: Sequence[int]) -> int | None:
        """Through whose eyes these seats' device looks now: of several, whoever is asked; None for a spectator."""
        return next((seat for seat in seats if self.awaits(seat)), seats[0] if seats else None)

    def awaits(self, seat: int) -> bool:
        """Whether it is the seat's person who is asked, not a bot that stands in."""
        return self.asks(seat) and not self.seats[seat].bot

    # Playing

    async def open(self) -> None:
        """Begins, or goes on, as soon as everybody is there; if that cannot be written now, then later."""
        try:
            await self.begin_or_go_on()
        except (OSError, SQLAlchemyError):
            log.exception("the table %s could not begin", self.facts.id)
        self.drive()

    async def begin_or_go_on(self) -> None:
        """Starts when every seat is taken, and lets fall what is due."""
        async with self.lock:
            if self.gone:
                return
            await self._start_when_full()
            if self.match is not None and self.match.state.chance() is not None:
                first = self.match.number + 1
                self._let_fall()
                await self._commit(first)

    async def _start_when_full(self) -> None:
        if self.match is None and all(seat.kind != "free" for seat in self.seats):
            self.begin([])  # what it refuses is not written
            place = store.tables.c.id == self.facts.id
            try:
                await self._base.do(lambda db: db.execute(update(store.tables).where(place).values(started=True)))
            except BaseException:
                self.match = None
                raise

    def begin(self, lines: list[str]) -> None:
        """The match as far as it was written."""
        dice = Fair(bytes.fromhex(self.facts.secret), tuple(seat.seed for seat in self.seats))
        match = Match(self.game, [seat.name for seat in self.seats], dice, self.facts.options)
        self.match = match
        self.asked = Asked()
        self._played_alone.clear()
        self.undone = 0
        self._stories.clear()
        self._standing_at = -1
        self._took(None)
        for entry in records.parse_entries(lines):
            alone = isinstance(entry, Act) and self.windows.plays_itself(match, entry.seat - 1)
            match.take(entry)
            self._took(entry, alone)
        self.windows.follow(match, self.asked.open)

    def remember(self, seat: int, question: int, moved: Moved) -> None:
        """An answer that was accepted, so that its repetition finds it."""
        self._answers[seat, question] = moved

    async def move(self, seat: int, question: int, action: str) -> Moved:
        """A person's answer. A repeated one returns what the first became."""
        await self.windows.keep_time(seat, question, action)
        async with self.lock:
            if (seat, question) in self._answers:
                return self._answers[seat, question]
            match = self._playing()
            self._check_plays(seat)
            if self.asked.open.get(seat) != question:
                raise Stale(
                    "That is an answer to question {question}; open for you now is: {open}.",
                    question=question,
                    open=self.asked.open.get(seat, "-"),
                )
            moved = await self.answered(match, seat, question, action)
        self.drive()
        await asyncio.sleep(0)  # the others see it before the answer to whoever moved is written
        return moved

    async def answered(self, match: Match, seat: int, question: int, action: int | str) -> Moved:
        """Takes an answer to the open question, under the table's lock."""
        first = match.number + 1
        alone = self.windows.plays_itself(match, seat)
        match.answer(seat, action)
        self._took(match.record.entries[-1], alone)
        self._let_fall()
        return await self._commit(first, seat, question)

    def _playing(self) -> Match:
        self._check_there()
        if self.match is None:
            raise Refusal("The match has not begun: somebody is still missing.")
        if self.match.over:
            raise Refusal("The match is over.")
        return self.match

    def _check_plays(self, seat: int) -> None:
        if self.seats[seat].bot:
            raise NotYours("A bot plays your seat now. Take it back first.")

    def _let_fall(self) -> None:
        """Lets the dice and cards fall that are due."""
        while self.match is not None and self.match.fall() is not None:
            self._took(self.match.record.entries[-1])

    def last_choice(self, match: Match, seat: int) -> int | None:
        """The number of the seat's latest decision in which it had a choice."""
        return last_decision(match.steps, seat, self._played_alone)

    def _took(self, entry: Entry | None, alone: bool = False) -> None:
        if self.match is not None:
            if alone:
                self._played_alone.add(self.match.number)
            acted = entry.seat - 1 if isinstance(entry, Act) else None
            undone = entry.to if isinstance(entry, Undo) else None
            self.undone += undone is not None
            self.asked.after(self.match.number, acted, self.match.state.deciders(), undone)

    async def _commit(self, first: int, seat: int | None = None, question: int | None = None) -> Moved:
        """Writes the entries from `first` on as one transaction, then shows them. If that fails they never happened."""
        if self.match is None:
            raise Refusal("The match has not begun: somebody is still missing.")
        entries = self.match.record.entries
        rows: list[dict[str, Any]] = [
            {"table_id": self.facts.id, "number": number, "text": str(entry), "seat": None, "question": None}
            for number, entry in enumerate(entries[first - 1 :], first)
        ]
        rows[0] |= {"seat": seat, "question": question}
        writing = self._base.do(lambda db: self._write_last(db, rows)) if self.match.over else self._base.add(rows)
        try:
            await asyncio.shield(writing)  # whoever stops waiting for it cannot undo it
        except Exception:
            self.begin([str(entry) for entry in entries[: first - 1]])
            raise
        self._close_undo()
        self._undo_until = None
        self.went_on = time.time()
        self.windows.follow(self.match, self.asked.open)
        moved = Moved(first, str(entries[first - 1]))
        if seat is not None and question is not None:
            self.remember(seat, question, moved)
        self._tell(seat)
        return moved

    def _write_last(self, db: Connection, rows: list[dict[str, Any]]) -> None:
        """The entries that end the match, and that it has ended."""
        db.execute(insert(store.entries), rows)
        ended = update(store.tables).where(store.tables.c.id == self.facts.id)
        db.execute(ended.values(finished=True, touched=time.time()))

    # Reaction windows

    def wait(self, seat: int, hold: bool) -> None:
        """Somebody asks for time while a window is open, or is ready to go on."""
        self._check_plays(seat)
        self.windows.wait(seat, hold)
        self._tell()

    def let_pass(self, seat: int, passing: bool) -> None:
        """From now on windows go by for this seat until one concerns it; or no longer."""
        match = self._playing()
        self._check_plays(seat)
        if passing:
            self.windows.passing.add(seat)
        else:
            self.windows.passing.discard(seat)
        self.windows.heed(match, self.asked.open)
        self._tell()
        self.drive()

    # What needs no person

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking here, or a clock runs."""
        return self._driver.busy

    def drive(self) -> None:
        """Lets go on what needs no person's word."""
        self._driver.drive()

    def rest(self) -> list[asyncio.Task[None]]:
        """The server stops: what needs no person's word goes on after its next start."""
        return self._driver.rest()

    # Taking back

    async def ask_undo(self, seat: int, to: int | None) -> None:
        """Takes the seat's decision back, at once if it is free, else when every other person agrees."""
        async with self.lock:
            match = self._playing()
            self._check_plays(seat)
            if to is None:
                to = self.last_choice(match, seat)
            if to is None:
                raise UndoRefused("You have decided nothing yet that could be taken back.")
            others = set(match.consent_needed(seat, to))
            left = sorted(other for other in others if self.seats[other].bot and other not in self.here)
            if left:  # no bot agrees in place of its person
                raise UndoRefused(
                    "That cannot be taken back without the word of {players}, for whom a bot plays now.",
                    players=listing([self.names[other] for other in left]),
                )
            if not others:
                await self._take_back(match, seat, to)
            else:
                self._ask_others(UndoAsked(seat, to, others, self._undo_until))
        self.drive()

    def _ask_others(self, undo: UndoAsked) -> None:
        if self.undo is not None and self.undo.seat != undo.seat:
            raise UndoRefused(
                "{player} asks for an undo already: that must be answered first.", player=self.names[self.undo.seat]
            )
        if not undo.left:
            raise UndoRefused("The others have been asked already. Ask again when the match has gone on.")
        self._close_undo()
        self.undo = undo
        self._undo_until = undo.until
        self.windows.stretch(undo.left)
        self._tell()

    async def answer_undo(self, seat: int, agree: bool, to: int) -> None:
        """Another person's word on the undo to this entry; whoever asks for it may think better of it."""
        async with self.lock:
            match = self._playing()
            asked = self.undo
            if asked is None or not (seat in asked.missing or (seat == asked.seat and not agree)):
                raise Stale("Nobody asks you to take something back now.")
            if to != asked.to:
                raise Stale("Something else is asked to be taken back now: entry {entry}.", entry=asked.to)
            if not agree:
                self.give_up_undo()
            elif asked.missing == {seat}:
                await self._take_back(match, asked.seat, to)
            else:
                asked.missing.discard(seat)
                self._tell()
        self.drive()

    def give_up_undo(self) -> None:
        """Not everybody agreed, or nobody answered: the match goes on."""
        self._close_undo()
        self.windows.restart()
        self._tell()

    def _close_undo(self) -> None:
        if self.undo is not None:
            self.undo.close()
            self.undo = None

    async def _take_back(self, match: Match, seat: int, to: int) -> None:
        first = match.number + 1
        match.undo(seat, to, agreed=range(len(self.seats)))
        self._took(match.record.entries[-1])
        self._let_fall()
        await self._commit(first)

    # Afterwards

    async def judged(self) -> Curve:
        """The chances of everybody along the match, judged once when it is first asked for."""
        async with self.lock:
            if self.match is None or not self.match.over:
                raise Refusal("Chances are told when the match is over.")
            if self._curve is None:
                self._curve = asyncio.ensure_future(self._thinkers.judge(self.match.record.text()))
        try:
            return await asyncio.shield(self._curve)
        except Exception:
            self._curve = None  # the next one who asks may have more luck
            raise

    # Telling

    def standings(self, view: View) -> list[str]:
        """How each seat stands. Whoever looks is told the same, so it is said once for each position."""
        if self.match is None:
            return []
        if self._standing_at != self.match.number:
            self._standing_at = self.match.number
            self._standings = [plain(self.game.text.standing(view, seat)) for seat in range(len(self.seats))]
        return self._standings

    def story(self, seat: int | None) -> tuple[LogLine, ...]:
        """What the seat has witnessed, the newest line last."""
        if self.match is None:
            return ()
        fades = not self.match.over and self.game.forgets(self.match.state.rules)
        if (seat, fades) not in self._stories:
            self._stories[seat, fades] = Story(self.game, seat, self.names, fades, self.match.opening)
        return self._stories[seat, fades].lines(self.match.steps)
