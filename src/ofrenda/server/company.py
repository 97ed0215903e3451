"""The people around a table: who sits where, who looks on, what they say."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence

import msgspec
from sqlalchemy import Connection, insert, update

from ofrenda.bots import LEVELS
from ofrenda.server import store
from ofrenda.server.errors import NoSuchTable, NotYours, Refusal, TableFull
from ofrenda.server.seating import Facts, Seat
from ofrenda.server.secrets import equal, hashed, new_token
from ofrenda.server.watching import Watchers
from ofrenda.table import BOT, labels

SILENT_SECONDS = 600
CHAT_LINES = 100


class Company(ABC):
    """A table and its people, whatever is played there. Every change is written before it is shown."""

    def __init__(self, facts: Facts, seats: list[Seat], base: store.Store) -> None:
        self.facts = facts
        self.seats = seats
        self.names = _names(seats)
        self.chat: list[tuple[int, str]] = []
        self.gone = False
        """Put away for good, while somebody may still look."""
        self.touched = time.time()
        self.went_on = time.time()
        """When the match took its last entry."""
        self.lock = asyncio.Lock()
        self._base = base
        self._watchers = Watchers()
        self._silent: set[int] = set()

    @property
    @abstractmethod
    def started(self) -> bool:
        """Whether the match has begun."""

    @abstractmethod
    def asks(self, seat: int) -> bool:
        """Whether the match waits for the seat."""

    @abstractmethod
    async def open(self) -> None:
        """Begins, or goes on, as soon as everybody is there."""

    # Looking on

    def watch(self, seats: tuple[int, ...]) -> asyncio.Event:
        """Somebody looks: the event is set whenever there is something new to see."""
        news = self._watchers.come(seats)
        self.saw(seats)
        self._tell()
        return news

    def unwatch(self, news: asyncio.Event) -> None:
        self.saw(self._watchers.leave(news))
        self._tell()

    def saw(self, seats: Iterable[int]) -> None:
        """The people of these seats are there, or were until now."""
        for seat in seats:
            self.seats[seat].last_seen = time.time()

    @property
    def here(self) -> set[int]:
        """The seats whose people look at the table now."""
        return self._watchers.here

    @property
    def watched(self) -> bool:
        return bool(self._watchers)

    def _tell(self, mover: int | None = None) -> None:
        self.touched = time.time()
        self._watchers.tell(mover)

    def put_away(self) -> None:
        """Tells whoever still looks that the table is gone."""
        self.gone = True
        self._tell()

    def _check_there(self) -> None:
        if self.gone:
            raise NoSuchTable("This table has been put away.")

    def announce_rematch(self, table_id: str) -> None:
        """Tells everybody at the table where it goes on."""
        self.facts.next_table = table_id
        self._tell()

    # Sitting down

    def seats_of(self, token: str) -> tuple[int, ...]:
        """The seats that the token opens: several where people share one device."""
        wanted = hashed(token)
        return tuple(number for number, seat in enumerate(self.seats) if equal(wanted, seat.token_hash))

    async def join(self, invite: str, name: str, seed: str) -> tuple[int, str]:
        """A guest takes a free seat; the seat and its token. A listed table needs no invitation."""
        name = name.strip()
        async with self.lock:
            if not name:
                raise Refusal("A name is needed to sit down.")
            if not self.facts.listed and not equal(hashed(invite), self.facts.invite_hash):
                raise NotYours("This invitation is not for this table. Ask for the link again.")
            free = [number for number, seat in enumerate(self.seats) if seat.kind == "free"]
            if not free or self.started:
                raise TableFull("Every seat at this table is taken.")
            self._check_names([name])
            token = new_token()
            await self._seat({free[0]: Seat(name, "", hashed(token), seed, time.time())})
        await self.open()
        return free[0], token

    async def sit_again(self, people: Mapping[int, str], token: str, seed: str) -> None:
        """At a rematch: those who share a token sit down where they sat, and keep it. Asked again, they sit there."""
        async with self.lock:
            if self.seats_of(token) == tuple(people):
                return
            if any(self.seats[seat].kind != "free" for seat in people):
                raise TableFull("Somebody sits in your seat at the next table already.")
            self._check_names(people.values())
            await self._seat({seat: Seat(name, "", hashed(token), seed, time.time()) for seat, name in people.items()})
        await self.open()

    async def hand_over(self, by: int, seat: int, level: str | None) -> None:
        """A seat goes to a bot, or back to its person: by the owner, its person, or anybody if the owner is silent."""
        async with self.lock:
            self._check_seat(seat)
            if level is not None and level not in LEVELS:
                raise Refusal("There is no bot “{level}”. Bots: {bots}.", level=level, bots=", ".join(LEVELS))
            if by != seat and not self.may_host(by):
                raise NotYours("Only the table's owner may do that.")
            taken = self.seats[seat]
            if by != seat and taken.kind == "person" and not self._abandoned(seat):
                raise Refusal(
                    "{name} is here and decides about the seat, unless asked for ten minutes without an answer.",
                    name=taken.name,
                )
            if taken.kind == "free" and level is not None:
                await self._seat({seat: Seat(f"{BOT}{level}", "", None, new_token())})
            elif taken.kind == "person":
                await self._seat({seat: msgspec.structs.replace(taken, played_by=level or "")})
            elif taken.kind == "bot" and level is None and not self.started:
                await self._seat({seat: _free_seat()})
            else:
                raise Refusal("A bot sits there already." if taken.kind == "bot" else "Nobody sits there.")
        await self.open()

    async def remove_guest(self, by: int, seat: int) -> None:
        """Before the start the owner may ask a guest to leave."""
        async with self.lock:
            self._check_seat(seat)
            if not self.may_host(by):
                raise NotYours("Only the table's owner may do that.")
            if self.started or seat == self.facts.owner:
                raise Refusal("A guest can be removed only before the start.")
            await self._seat({seat: _free_seat()})

    def _check_names(self, names: Iterable[str]) -> None:
        for name in names:
            if name in [seat.name for seat in self.seats]:
                raise Refusal("Somebody here is called {name} already. Choose another name.", name=name)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Refusal("There is no seat {seat} at this table.", seat=seat + 1)

    def may_host(self, seat: int) -> bool:
        """Whether the seat may hand seats over: the owner, or anybody while the owner is silent."""
        return seat == self.facts.owner or self.silent(self.facts.owner)

    def silent(self, seat: int) -> bool:
        """Whether the seat's person has neither looked nor, when asked, answered for ten minutes."""
        since = self.seats[seat].last_seen
        if seat in self.here:
            since = max(since, self.went_on) if self.asks(seat) else time.time()
        return time.time() - since > SILENT_SECONDS

    def _abandoned(self, seat: int) -> bool:
        return seat not in self.here or self.silent(seat)

    def notice_silence(self) -> None:
        """Time alone makes people silent: whoever looks is told."""
        silent = {number for number, seat in enumerate(self.seats) if seat.kind == "person" and self.silent(number)}
        if silent != self._silent:
            self._silent = silent
            self._tell()

    async def _seat(self, taken: Mapping[int, Seat]) -> None:
        """Who sits where from now on: all of them, or if it cannot be written none."""
        self._check_there()
        await self._base.do(lambda db: _write_seats(db, self.facts.id, taken))
        for number, seat in taken.items():
            self.seats[number] = seat
        self.names = _names(self.seats)
        self._tell()

    async def new_link(self, seats: tuple[int, ...]) -> str:
        """A new token for these seats, for a link to another device; older ones no longer work."""
        token = new_token()
        async with self.lock:
            same = {seat: msgspec.structs.replace(self.seats[seat], token_hash=hashed(token)) for seat in seats}
            await self._seat(same)
        return token

    # Talking

    async def say(self, seat: int, text: str) -> None:
        row = {"table_id": self.facts.id, "seat": seat, "text": text, "at": time.time()}
        async with self.lock:
            self._check_there()
            await self._base.do(lambda db: db.execute(insert(store.chat), [row]))
            self.chat = [*self.chat, (seat, text)][-CHAT_LINES:]
            self._tell()


def _write_seats(db: Connection, table_id: str, taken: Mapping[int, Seat]) -> None:
    for number, seat in taken.items():
        row = {"name": seat.name, "played_by": seat.played_by, "token_hash": seat.token_hash, "seed": seat.seed}
        place = (store.seats.c.table_id == table_id) & (store.seats.c.seat == number)
        db.execute(update(store.seats).where(place).values(row))


def _free_seat() -> Seat:
    return Seat("", "", None, new_token())


def _names(seats: Sequence[Seat]) -> list[str]:
    return labels([seat.name or "…" for seat in seats])
