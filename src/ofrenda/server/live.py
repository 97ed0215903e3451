"""A table that is being played: the only authority over its match."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, insert, update

from ofrenda.bots import LEVELS
from ofrenda.games import game as find_game
from ofrenda.kernel import record as records
from ofrenda.kernel.errors import UndoRefused
from ofrenda.kernel.record import Act, Entry, Undo
from ofrenda.server import store
from ofrenda.server.errors import NotYours, Refusal, Stale, TableFull
from ofrenda.server.secrets import fits, hashed, new_token
from ofrenda.server.thinking import Thinkers
from ofrenda.server.wire import ChatLine, Moved, Pace, SeatLine, Shown, Told, UndoLine, action_lines, log_lines, plain
from ofrenda.table import BOT, Fair, Match, labels
from ofrenda.table.undo import free_entries, last_decision

SILENT_OWNER_SECONDS = 600
PACES: dict[str, float] = {"slow": 1.6, "normal": 0.7, "at-once": 0.0}
CHAT_LINES = 100
LOG_STEPS = 120
MOST_TOLD = 20 * LOG_STEPS


class Seat(msgspec.Struct):
    """One seat: a person (by token), a bot (by its name), or free (no name yet)."""

    name: str
    played_by: str
    token_hash: str | None
    seed: str
    last_seen: float = 0.0

    @property
    def kind(self) -> Literal["person", "bot", "free"]:
        return "bot" if self.name.startswith(BOT) else "person" if self.name else "free"

    @property
    def bot(self) -> str:
        """The level of the bot that plays here now; empty if a person does."""
        return self.name.removeprefix(BOT) if self.name.startswith(BOT) else self.played_by


class Facts(msgspec.Struct, kw_only=True):
    """What was agreed when the table was made."""

    id: str
    game: str
    options: dict[str, Any]
    invite_hash: str
    secret: str
    owner: int
    listed: bool
    watchable: bool
    pace: Pace
    created: float
    next_table: str | None = None


class Asked:
    """Which question each seat has open: its number is the count of entries when it was first asked."""

    def __init__(self) -> None:
        self.open: dict[int, int] = {}

    def after(self, number: int, acted: int | None, deciders: tuple[int, ...], undone: bool = False) -> None:
        """Entry `number` has been taken; whoever still owes the same answer keeps the same question."""
        kept = {} if undone else {seat: asked for seat, asked in self.open.items() if seat != acted}
        self.open = {seat: kept.get(seat, number) for seat in deciders}


class LiveTable:
    """A table in memory, with whoever looks at it. Every change is written before it is shown."""

    def __init__(self, facts: Facts, seats: list[Seat], base: store.Store, thinkers: Thinkers) -> None:
        self.facts = facts
        self.seats = seats
        self.game = find_game(facts.game)
        self.match: Match | None = None
        self.chat: list[tuple[int, str]] = []
        self.touched = time.time()
        self.lock = asyncio.Lock()
        self._base = base
        self._thinkers = thinkers
        self._asked = Asked()
        self._answers: dict[tuple[int, int], Moved] = {}
        self._undo: tuple[int, int, set[int]] | None = None
        self._told: Told = {}
        self.next_invite = ""
        self._watchers: dict[asyncio.Event, tuple[int, ...]] = {}
        self._driving: asyncio.Task[None] | None = None

    # Who is here

    @property
    def status(self) -> Literal["gathering", "playing", "over"]:
        if self.match is None:
            return "gathering"
        return "over" if self.match.over else "playing"

    @property
    def names(self) -> list[str]:
        return labels([seat.name or "…" for seat in self.seats])

    def seats_of(self, token: str) -> tuple[int, ...]:
        """The seats that the token opens: several where people share one device."""
        return tuple(number for number, seat in enumerate(self.seats) if fits(token, seat.token_hash))

    def watch(self, seats: tuple[int, ...]) -> asyncio.Event:
        """Somebody looks: the event is set whenever there is something new to see."""
        news = asyncio.Event()
        news.set()
        self._watchers[news] = seats
        self._tell()
        return news

    def unwatch(self, news: asyncio.Event) -> None:
        for seat in self._watchers.pop(news):
            self.seats[seat].last_seen = time.time()
        self._tell()

    @property
    def here(self) -> set[int]:
        """The seats whose people look at the table now."""
        return {seat for seats in self._watchers.values() for seat in seats}

    @property
    def watched(self) -> bool:
        return bool(self._watchers)

    def _tell(self) -> None:
        self.touched = time.time()
        for news in self._watchers:
            news.set()

    # Sitting down

    async def join(self, invite: str, name: str, seed: str) -> tuple[int, str]:
        """A guest takes a free seat; the seat and its token."""
        async with self.lock:
            if not fits(invite, self.facts.invite_hash):
                raise NotYours("This invitation is not for this table. Ask for the link again.")
            free = [number for number, seat in enumerate(self.seats) if seat.kind == "free"]
            if not free or self.match is not None:
                raise TableFull("Every seat at this table is taken.")
            if name in [seat.name for seat in self.seats]:
                raise Refusal("Somebody here is called {name} already. Choose another name.", name=name)
            token = new_token()
            await self._seat(free[0], Seat(name, "", hashed(token), seed, time.time()))
        await self.open()
        return free[0], token

    async def hand_over(self, by: int, seat: int, level: str | None) -> None:
        """A seat goes to a bot, or back to its person: by the owner, its person, or anybody if the owner is silent."""
        async with self.lock:
            self._check_seat(seat)
            if level is not None and level not in LEVELS:
                raise Refusal("There is no bot “{level}”. Bots: {bots}.", level=level, bots=", ".join(LEVELS))
            if by not in (seat, self.facts.owner) and not self._owner_silent():
                raise NotYours("Only the table's owner may do that.")
            taken = self.seats[seat]
            if taken.kind == "free" and level is not None:
                await self._seat(seat, Seat(f"{BOT}{level}", "", None, new_token()))
            elif taken.kind == "person":
                await self._seat(seat, msgspec.structs.replace(taken, played_by=level or ""))
            else:
                raise Refusal("A bot sits there already.")
        await self.open()

    async def remove_guest(self, by: int, seat: int) -> None:
        """Before the start the owner may ask a guest to leave."""
        async with self.lock:
            self._check_seat(seat)
            if by != self.facts.owner:
                raise NotYours("Only the table's owner may do that.")
            if self.match is not None or seat == self.facts.owner:
                raise Refusal("A guest can be removed only before the start.")
            await self._seat(seat, Seat("", "", None, new_token()))

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Refusal("There is no seat {seat} at this table.", seat=seat + 1)

    def _owner_silent(self) -> bool:
        owner = self.facts.owner
        return owner not in self.here and time.time() - self.seats[owner].last_seen > SILENT_OWNER_SECONDS

    async def _seat(self, number: int, seat: Seat) -> None:
        row = {"name": seat.name, "played_by": seat.played_by, "token_hash": seat.token_hash, "seed": seat.seed}
        place = (store.seats.c.table_id == self.facts.id) & (store.seats.c.seat == number)
        await self._base.do(lambda db: db.execute(update(store.seats).where(place).values(row)))
        self.seats[number] = seat
        self._tell()

    async def new_link(self, seats: tuple[int, ...]) -> str:
        """A new token for these seats, for a link to another device; older ones no longer work."""
        token = new_token()
        async with self.lock:
            for seat in seats:
                await self._seat(seat, msgspec.structs.replace(self.seats[seat], token_hash=hashed(token)))
        return token

    # Playing

    async def open(self) -> None:
        """Begins, or goes on, as soon as everybody is there."""
        async with self.lock:
            await self._start_when_full()
            if self.match is not None and self.match.state.chance() is not None:
                first = self.match.number + 1
                self._let_fall()
                await self._commit(first)
        self.drive()

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking here."""
        return self._driving is not None and not self._driving.done()

    def announce_rematch(self, table_id: str, invite: str) -> None:
        """Tells everybody at the table where it goes on."""
        self.facts.next_table = table_id
        self.next_invite = invite
        self._tell()

    async def _start_when_full(self) -> None:
        if self.match is None and all(seat.kind != "free" for seat in self.seats):
            place = store.tables.c.id == self.facts.id
            await self._base.do(lambda db: db.execute(update(store.tables).where(place).values(started=True)))
            self.begin([])

    def begin(self, lines: list[str]) -> None:
        """The match as far as it was written."""
        dice = Fair(bytes.fromhex(self.facts.secret), tuple(seat.seed for seat in self.seats))
        match = Match(self.game, [seat.name for seat in self.seats], dice, self.facts.options)
        self.match = match
        self._asked = Asked()
        self._told.clear()
        self._took(None)
        for entry in records.parse_entries(lines):
            match.take(entry)
            self._took(entry)

    def remember(self, seat: int, question: int, moved: Moved) -> None:
        """An answer that was accepted, so that its repetition finds it."""
        self._answers[seat, question] = moved

    async def move(self, seat: int, question: int, action: str) -> Moved:
        """A person's answer. A repeated one returns what the first became."""
        async with self.lock:
            match = self._playing()
            if (seat, question) in self._answers:
                return self._answers[seat, question]
            if self.seats[seat].bot:
                raise NotYours("A bot plays your seat now. Take it back first.")
            if self._asked.open.get(seat) != question:
                raise Stale(
                    "That is an answer to question {question}; open for you now is: {open}.",
                    question=question,
                    open=self._asked.open.get(seat, "-"),
                )
            moved = await self._answered(match, seat, question, action)
        self.drive()
        return moved

    async def _answered(self, match: Match, seat: int, question: int, action: int | str) -> Moved:
        first = match.number + 1
        match.answer(seat, action)
        self._took(match.record.entries[-1])
        self._let_fall()
        return await self._commit(first, seat, question)

    def _playing(self) -> Match:
        if self.match is None:
            raise Refusal("The match has not begun: somebody is still missing.")
        if self.match.over:
            raise Refusal("The match is over.")
        return self.match

    def _let_fall(self) -> None:
        """Lets the dice and cards fall that are due."""
        while self.match is not None and self.match.fall() is not None:
            self._took(self.match.record.entries[-1])

    def _took(self, entry: Entry | None) -> None:
        if self.match is not None:
            acted = entry.seat - 1 if isinstance(entry, Act) else None
            self._asked.after(self.match.number, acted, self.match.state.deciders(), isinstance(entry, Undo))

    async def _commit(self, first: int, seat: int | None = None, question: int | None = None) -> Moved:
        """Writes the entries from `first` on as one transaction, then shows them. If that fails they never happened."""
        if self.match is None:
            raise Refusal("The match has not begun: somebody is still missing.")
        lines = [str(entry) for entry in self.match.record.entries]
        rows = [
            {"table_id": self.facts.id, "number": number, "text": lines[number - 1], "seat": None, "question": None}
            for number in range(first, len(lines) + 1)
        ]
        if rows:
            rows[0] |= {"seat": seat, "question": question}
        facts = {"touched": time.time(), "finished": self.match.over}
        place = store.tables.c.id == self.facts.id

        def work(db: Connection) -> None:
            if rows:
                db.execute(insert(store.entries), rows)
            db.execute(update(store.tables).where(place).values(facts))

        try:
            await self._base.do(work)
        except BaseException:
            self.begin(lines[: first - 1])
            raise
        self._undo = None
        moved = Moved(first, lines[first - 1] if rows else "")
        if seat is not None and question is not None:
            self.remember(seat, question, moved)
        self._tell()
        return moved

    # Bots

    def drive(self) -> None:
        """Lets the bots go on where they owe an answer."""
        if self._driving is None or self._driving.done():
            self._driving = asyncio.create_task(self._drive_bots())

    async def _drive_bots(self) -> None:
        while self.match is not None and not self.match.over:
            owing = [seat for seat in self._asked.open if self.seats[seat].bot]
            if not owing:
                return
            await self._bot_answers(self.match, owing[0])

    async def _bot_answers(self, match: Match, seat: int) -> None:
        question = self._asked.open[seat]
        level = self.seats[seat].bot
        began = time.monotonic()
        action = await self._thinkers.choose(match, seat, level)
        await asyncio.sleep(max(0.0, PACES[self.facts.pace] - (time.monotonic() - began)))
        async with self.lock:
            still_asked = self._asked.open.get(seat) == question and self.match is match
            if still_asked and self.seats[seat].bot == level:
                await self._answered(match, seat, question, action)

    # Taking back

    async def ask_undo(self, seat: int, to: int | None) -> None:
        """Takes the seat's decision back, at once if it is free, else when every other person agrees."""
        async with self.lock:
            match = self._playing()
            if to is None:
                to = last_decision(match.steps, seat)
            if to is None:
                raise UndoRefused("You have decided nothing yet that could be taken back.")
            others = {other for other in match.consent_needed(seat, to) if not self.seats[other].bot}
            if not others:
                await self._take_back(match, seat, to)
            else:
                self._undo = (seat, to, others)
                self._tell()
        self.drive()

    async def answer_undo(self, seat: int, agree: bool) -> None:
        """Another person's word on the undo that is asked for."""
        async with self.lock:
            match = self._playing()
            if self._undo is None or seat not in self._undo[2]:
                raise Stale("Nobody asks you to take something back now.")
            asking, to, missing = self._undo
            missing.discard(seat)
            if not agree:
                self._undo = None
                self._tell()
            elif not missing:
                await self._take_back(match, asking, to)
            else:
                self._tell()
        self.drive()

    async def _take_back(self, match: Match, seat: int, to: int) -> None:
        first = match.number + 1
        match.undo(seat, to, agreed=range(len(self.seats)))
        self._took(match.record.entries[-1])
        self._let_fall()
        await self._commit(first)

    # Talking

    async def say(self, seat: int, text: str) -> None:
        row = {"table_id": self.facts.id, "seat": seat, "text": text, "at": time.time()}
        await self._base.do(lambda db: db.execute(insert(store.chat), [row]))
        self.chat = [*self.chat, (seat, text)][-CHAT_LINES:]
        self._tell()

    # Showing

    def eyes(self, seats: tuple[int, ...]) -> int | None:
        """Through whose eyes these seats' device looks now: of several, whoever is asked; None for a spectator."""
        return next((seat for seat in seats if seat in self._asked.open), seats[0] if seats else None)

    def shown(self, seats: tuple[int, ...], lifted: int | None = None) -> Shown:
        """The table as these seats (none: a spectator) see it now.

        Where several people share a device and hands are hidden, it shows what everybody may see until whoever is
        asked has `lifted` the curtain.
        """
        names = self.names
        here = self.here
        seat = self.eyes(seats)
        shared = self.game.hidden and len(seats) > 1 and self.status == "playing"
        asked = seat in self._asked.open
        shown = Shown(
            mine=list(seats),
            curtain=shared and asked and seat != lifted,
            table=self.facts.id,
            game=self.facts.game,
            title=self.game.title,
            status=self.status,
            seat=seat,
            owner=self.facts.owner,
            number=self.match.number if self.match else 0,
            seats=[
                SeatLine(
                    number, names[number], sitting.kind, sitting.played_by, number in here, number in self._asked.open
                )
                for number, sitting in enumerate(self.seats)
            ],
            chat=[ChatLine(speaker, names[speaker], text) for speaker, text in self.chat],
            commitment=Fair(bytes.fromhex(self.facts.secret), ()).commitment,
            next_table=self.facts.next_table,
            next_invite=self.next_invite if seat is not None else "",
        )
        if self.match is not None:
            self._show_match(shown, self.match, None if shared and not (asked and seat == lifted) else seat)
        return shown

    def _show_match(self, shown: Shown, match: Match, seat: int | None) -> None:
        names = self.names
        state = match.state
        view = self.game.open_view(state) if match.over else state.view(seat)
        actions = state.actions(seat) if seat is not None else []
        shown.view = view
        shown.scene = self.game.scene.draw(view, actions, names)
        if len(self._told) > MOST_TOLD:
            self._told.clear()
        shown.log = log_lines(self.game, match.steps[-LOG_STEPS:], seat, names, self._told)
        if seat is not None and actions:
            shown.question = self._asked.open[seat]
            shown.prompt = plain(self.game.text.question(view))
            shown.actions = action_lines(state, view, seat, names)
        if seat is not None and not match.over:
            shown.own_last = last_decision(match.steps, seat)
            shown.free_undo = bool(free_entries(match.steps, seat))
            shown.undo = self._undo_line(match, seat)
        if match.over:
            shown.result = state.result()
            shown.ending = plain(self.game.text.ending(view, names))

    def _undo_line(self, match: Match, viewer: int) -> UndoLine | None:
        """The undo that is asked for, named by what the viewer witnessed of it."""
        if self._undo is None:
            return None
        seat, to, missing = self._undo
        events = [event for step in match.steps if step.number == to for event in step.events]
        told = [plain(self.game.text.event(event, self.names)) for event in events if event.seen_by(viewer)]
        return UndoLine(seat, self.names[seat], to, told[0] if told else "", sorted(missing))
