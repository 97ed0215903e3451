"""The match of a table: entries are taken, written, and only then shown."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ofrenda.kernel import record as records
from ofrenda.kernel.game import Game
from ofrenda.kernel.record import Act, Entry, Record, Undo
from ofrenda.server.errors import Final, Refusal, Stale
from ofrenda.server.store import queries
from ofrenda.server.table.closing import TOO_LONG, kept_record, reason_in_words
from ofrenda.server.table.core import Core
from ofrenda.server.table.lines import Moved
from ofrenda.server.table.questions import Questions
from ofrenda.server.table.seating import Seat, Seating, bot_seat
from ofrenda.server.table.windows import Windows
from ofrenda.table import Fair, Match
from ofrenda.table.together import Together
from ofrenda.table.undo import last_decision, stays_free
from ofrenda.words import mark

LONGEST_HOLD_SECONDS = 0.01
"""So long a table that is restored holds up everybody else at a time."""
NOT_BEGUN = mark("The match has not begun: somebody is still missing.")


class Play:
    """The only authority over a table's match."""

    def __init__(self, core: Core, game: Game, seating: Seating, questions: Questions, windows: Windows) -> None:
        self.match: Match | None = None
        self.together: Together | None = None
        """What people who share a device have let go by in one go."""
        self.undone = 0
        """How often something was taken back."""
        self.after_commit: Callable[[], Callable[[], None] | None] = lambda: None
        """Gives what is called when entries have been written, before they are shown."""

        self._kept: Record | None = None
        self._core = core
        self._game = game
        self._seating = seating
        self._questions = questions
        self._windows = windows

        self._answers: dict[tuple[int, int], Moved] = {}
        self._forced: set[int] = set()
        """Entries that were the only legal action; an undo skips them."""

    # Beginning

    async def begin_or_go_on(self) -> None:
        """Starts the match once every seat is taken, then settles the chance that is due."""
        async with self._core.lock:
            if self._core.closed or self._core.settings.closed is not None:
                return
            await self._start_when_full()
            if self.match is not None and self.match.state.chance() is not None:
                first = self.match.number + 1
                self._let_fall(self.match)
                await self._commit(self.match, first)

    async def _start_when_full(self) -> None:
        if self.match is not None or not self._seating.full:
            return

        match = self.begin()  # what it refuses is not written
        settings = self._core.settings
        version, options = self._game.rules_version, match.state.rules.options
        try:
            await self._core.store.do(queries.mark_started, settings.id, version, msgspec.json.encode(options).decode())
            settings.rules_version, settings.options = version, options
        except BaseException:
            self.match = None
            self._core.started = False
            raise

    def check_beginning(self, seats: Sequence[Seat]) -> None:
        """Refuses seats with which no match could begin, whoever takes the free ones."""
        if self.match is None and self._core.settings.closed is None:
            self._new_match([bot_seat("greedy") if seat.kind == "free" else seat for seat in seats])

    def _new_match(self, seats: Sequence[Seat]) -> Match:
        settings = self._core.settings
        dice = Fair(bytes.fromhex(settings.secret), tuple(seat.seed for seat in seats), settings.dice)
        return Match(self._game, [seat.name for seat in seats], dice, settings.options, with_bots=False)

    def begin(self) -> Match:
        """The match before its first entry."""
        match = self._new_match(self._seating.seats)
        self.match = match
        self.together = Together(match)
        self._core.started = True
        self._questions.clear()
        self._forced.clear()
        self.undone = 0

        self._took(match, None)
        self._windows.follow(match, self._questions.open)
        return match

    async def restore(self, lines: Sequence[str]) -> None:
        """The match as far as it was written. A long one lets others go on in between."""
        match = self.begin()
        rested = time.perf_counter()
        for line in lines:
            (entry,) = records.parse_entries([line])
            forced = isinstance(entry, Act) and self._windows.is_forced(match, entry.seat - 1)
            match.take(entry)
            self._took(match, entry, forced)
            if time.perf_counter() - rested > LONGEST_HOLD_SECONDS:
                await asyncio.sleep(0)
                rested = time.perf_counter()
        self._windows.follow(match, self._questions.open)

    def keep(self, record: Record) -> None:
        """What is left of a match that was closed."""
        self._kept = record
        self._core.started = True

    async def close_undecided(self, match: Match, reason: str) -> None:
        """Ends the match without a result, under the table's lock."""
        settings = self._core.settings
        await self._core.store.do(queries.close_match, settings.id, reason)
        settings.closed = reason
        self._kept = kept_record(settings, self._seating.seats, match.record.entries)
        self.match = None
        self._questions.clear()
        self._windows.close()

    def open_record(self) -> Record | None:
        """The record of a match that is over or closed; before that it holds secrets."""
        if self.match is not None and self.match.over:
            return self.match.record
        return self._kept

    # Answers

    def running_match(self) -> Match:
        """The match, refused unless it is being played."""
        self._core.check_open()
        if self._core.settings.closed is not None:
            raise Refusal(reason_in_words(self._core.settings))
        if self.match is None:
            raise Refusal(NOT_BEGUN)
        if self.match.over:
            raise Refusal("The match is over.")
        return self.match

    def remember(self, seat: int, question: int, moved: Moved) -> None:
        """An answer that was accepted, so that its repetition finds it."""
        self._answers[seat, question] = moved

    async def move(self, seat: int, question: int, action: str) -> Moved:
        """A person's answer. A repeated one returns what the first became."""
        async with self._core.lock:
            if (seat, question) in self._answers:
                return self._answers[seat, question]

            match = self.running_match()
            self._seating.check_plays(seat)
            if self._questions.open.get(seat) != question:
                raise Stale(
                    "That is an answer to question {question}; open for you now is: {open}.",
                    question=question,
                    open=self._questions.open.get(seat, "-"),
                )

            return await self.answer(match, seat, question, action)

    def check_free(self, seat: int, question: int, action: str) -> None:
        """Refuses an answer to the open question that could not be taken back freely."""
        match = self.running_match()
        if self._questions.open.get(seat) == question and not stays_free(match.state, seat, self._game.action(action)):
            raise Final("This cannot be taken back freely.")

    async def answer(self, match: Match, seat: int, question: int, action: int | str) -> Moved:
        """Takes an answer to the open question, under the table's lock."""
        first = match.number + 1
        forced = seat in self._windows.forced
        match.answer(seat, action)
        self._took(match, match.record.entries[-1], forced)
        self._let_fall(match)
        return await self._commit(match, first, seat, question)

    async def take_back(self, match: Match, seat: int, to: int) -> None:
        """Takes the match back to before entry `to`; all who must have agreed."""
        first = match.number + 1
        match.undo(seat, to, agreed=range(len(self._seating.seats)))
        self._took(match, match.record.entries[-1])
        self._let_fall(match)
        await self._commit(match, first)

    def last_choice(self, match: Match, seat: int) -> int | None:
        """The number of the seat's latest decision in which it had a choice."""
        return last_decision(match.steps, seat, self._forced)

    def choices_this_turn(self, match: Match, seat: int) -> int:
        """How often the seat has chosen since the turn began."""
        chosen = 0
        for step in reversed(match.steps):
            if any(event.turn for event in step.events):
                break
            own = isinstance(step.entry, Act) and step.entry.seat - 1 == seat
            chosen += own and step.number not in self._forced
        return chosen

    # Windows

    def let_pass(self, seat: int, passing: bool) -> None:
        """From now on windows go by for this seat until one concerns it; or no longer."""
        match = self.running_match()
        self._seating.check_plays(seat)
        if passing:
            self._windows.passing.add(seat)
        else:
            self._windows.passing.discard(seat)
        self._windows.stop_passing(match, self._questions.open)
        self._core.notify()

    def let_go_by(self, seats: Sequence[int], number: int) -> None:
        """People who share a device let the question go by that stood there after entry `number`."""
        match = self.running_match()
        for seat in seats:
            self._seating.check_plays(seat)
        if match.number != number or self.together is None:
            raise Stale("Something has happened since you were asked. Look again.")
        if set(seats) - set(self.together.whom_to_ask(seats)):
            raise Refusal("This question cannot be let go by in one go. Answer it.")
        self.together.decline(seats)
        self._core.presence.notify_only(seats)

    def has_let_go_by(self, seat: int) -> bool:
        """Whether the seat's person, asked together with others, has let the open question go by."""
        return self.together is not None and self.together.has_declined(seat)

    def wait(self, seat: int, hold: bool) -> None:
        """Somebody asks for time while a window is open, or is ready to go on."""
        self._seating.check_plays(seat)
        self._windows.wait(seat, hold)
        self._core.notify()

    # Taking and writing entries

    def _let_fall(self, match: Match) -> None:
        """Lets the dice and cards fall that are due."""
        while match.fall() is not None:
            self._took(match, match.record.entries[-1])

    def _took(self, match: Match, entry: Entry | None, forced: bool = False) -> None:
        if forced:
            self._forced.add(match.number)
        acted = entry.seat - 1 if isinstance(entry, Act) else None
        undone = entry.to if isinstance(entry, Undo) else None
        self.undone += undone is not None
        self._questions.after(match.number, acted, match.state.deciders(), undone)

    async def _commit(self, match: Match, first: int, seat: int | None = None, question: int | None = None) -> Moved:
        """Writes the entries from `first` on as one transaction, then shows them. If that fails they never happened."""
        core = self._core
        entries = match.record.entries
        rows: list[dict[str, Any]] = [
            {"table_id": core.settings.id, "number": number, "text": str(entry), "seat": None, "question": None}
            for number, entry in enumerate(entries[first - 1 :], first)
        ]
        rows[0] |= {"seat": seat, "question": question}

        if match.over:
            writing = core.store.do(queries.add_last_entries, core.settings.id, rows, core.clock.now())
        else:
            writing = core.store.add(rows)
        try:
            await asyncio.shield(writing)  # whoever stops waiting for it cannot undo it
        except Exception:
            await self.restore([str(entry) for entry in entries[: first - 1]])
            raise

        told = self.after_commit()
        if told is not None:
            told()
        core.last_entry_at = core.clock.now()
        self._windows.follow(match, self._questions.open)
        moved = Moved(first, str(entries[first - 1]))
        if seat is not None and question is not None:
            self.remember(seat, question, moved)
        if match.number >= core.limits.most_entries and not match.over:
            await self.close_undecided(match, TOO_LONG)
        core.notify(seat)
        return moved
