"""Who sits where: sitting down, coming back, handing a seat to a bot, asking a guest to leave."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Literal

import msgspec

from ofrenda.bots import LEVELS
from ofrenda.games import game as find_game
from ofrenda.server.errors import NotYours, Refusal, Stale, TableFull
from ofrenda.server.store import queries
from ofrenda.server.table.core import Core
from ofrenda.server.table.names import check_free, checked_name
from ofrenda.server.table.questions import Questions
from ofrenda.server.table.tokens import equal, hashed, new_token
from ofrenda.table import BOT, labels
from ofrenda.words import language

SILENT_SECONDS = 600
NAMELESS = "…"


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

    def row(self) -> dict[str, Any]:
        """As the database keeps it."""
        return {"name": self.name, "played_by": self.played_by, "token_hash": self.token_hash, "seed": self.seed}


def free_seat() -> Seat:
    return Seat("", "", None, "")


def bot_seat(level: str) -> Seat:
    """Bots add nothing to the dice: whoever chose their seeds could aim."""
    return Seat(f"{BOT}{level}", "", None, "")


class Seating:
    """The seats of a table."""

    def __init__(self, core: Core, seats: list[Seat], questions: Questions) -> None:
        self.seats = seats
        self.revision = 0
        """How often it has changed who sits where, and with which token."""
        self._core = core
        self._questions = questions
        self._silent: set[int] = set()
        self.check: Callable[[], Callable[[Sequence[Seat]], None] | None] = lambda: None
        """Gives what refuses seats with which no match could begin."""
        self._names: dict[str, list[str]] = {}

    @property
    def names(self) -> list[str]:
        """As people read them, by seat: in the reader's language, because bots have names too."""
        if language() not in self._names:
            self._names[language()] = labels([seat.name or NAMELESS for seat in self.seats])
        return self._names[language()]

    @property
    def full(self) -> bool:
        return all(seat.kind != "free" for seat in self.seats)

    # Who is who

    def seats_of(self, token: str) -> tuple[int, ...]:
        """The seats that the token opens: several where people share one device."""
        wanted = hashed(token)
        return tuple(number for number, seat in enumerate(self.seats) if equal(wanted, seat.token_hash))

    def saw(self, seats: Iterable[int]) -> None:
        """The people of these seats are there, or were until now."""
        for seat in seats:
            self.seats[seat].last_seen = self._core.clock.now()

    def awaits_person(self, seat: int) -> bool:
        """Whether the match waits for the seat's person, not for a bot that stands in."""
        return seat in self._questions.open and not self.seats[seat].bot

    def viewing_seat(self, seats: Sequence[int]) -> int | None:
        """Through whose eyes these seats' device looks now: of several, whoever is asked; None for a spectator."""
        awaited = (seat for seat in seats if self.awaits_person(seat))
        return next(awaited, seats[0] if seats else None)

    def check_plays(self, seat: int) -> None:
        """Refuses a person whose seat a bot plays now."""
        if self.seats[seat].bot:
            raise NotYours("A bot plays your seat now. Take it back first.")

    # Who may decide about seats

    def may_host(self, seat: int) -> bool:
        """Whether the seat may hand seats over: the owner, or anybody while the owner is silent."""
        owner = self._core.settings.owner
        return seat == owner or self.silent(owner)

    def silent(self, seat: int) -> bool:
        """Whether the seat's person has neither looked nor, when asked, answered for ten minutes."""
        now = self._core.clock.now()
        since = self.seats[seat].last_seen
        if seat in self._core.presence.here:
            since = max(since, self._core.last_entry_at) if seat in self._questions.open else now
        return now - since > SILENT_SECONDS

    def notice_silence(self) -> None:
        """Time alone makes people silent: whoever looks is told."""
        silent = {number for number, seat in enumerate(self.seats) if seat.kind == "person" and self.silent(number)}
        if silent != self._silent:
            self._silent = silent
            self._core.notify()

    def _abandoned(self, seat: int) -> bool:
        return seat not in self._core.presence.here or self.silent(seat)

    # Changes

    async def join(self, invite: str, name: str, seed: str, commitment: str = "") -> tuple[int, str]:
        """A guest takes a free seat; the seat and its token. A listed table needs no invitation."""
        name = checked_name(name)
        settings = self._core.settings
        async with self._core.lock:
            if not settings.listed and not equal(hashed(invite), settings.invite_hash):
                raise NotYours("This invitation is not for this table. Ask for the link again.")
            free = [number for number, seat in enumerate(self.seats) if seat.kind == "free"]
            if not free or self._core.started:
                raise TableFull("Every seat at this table is taken.")
            self._check_names([name])
            self._check_promise(commitment)

            token = new_token()
            await self._change({free[0]: self._person(name, token, seed)})
        return free[0], token

    async def sit_again(self, people: Mapping[int, str], token: str, seed: str, commitment: str = "") -> None:
        """At a rematch: those who share a token sit down where they sat, and keep it. Asked again, they sit there."""
        async with self._core.lock:
            if self.seats_of(token) == tuple(people):
                return
            if any(self.seats[seat].kind != "free" for seat in people):
                raise TableFull("Somebody sits in your seat at the next table already.")
            self._check_names(people.values())
            self._check_promise(commitment)
            await self._change({seat: self._person(name, token, seed) for seat, name in people.items()})

    async def hand_over(self, by: int, seat: int, level: str | None) -> None:
        """A seat goes to a bot, or back to its person: by the owner, its person, or anybody if the owner is silent."""
        async with self._core.lock:
            self._check_seat(seat)
            if level is not None and level not in LEVELS:
                raise Refusal("There is no bot “{level}”. Bots: {bots}.", level=level, bots=", ".join(LEVELS))
            self._check_may_hand_over(by, seat)

            if level is not None:
                self._check_company(seat)

            taken = self.seats[seat]
            if taken.kind == "free" and level is not None:
                await self._change({seat: bot_seat(level)})
            elif taken.kind == "person":
                await self._change({seat: msgspec.structs.replace(taken, played_by=level or "")})
            elif taken.kind == "bot" and level is None and not self._core.started:
                await self._change({seat: free_seat()})
            else:
                raise Refusal("A bot sits there already." if taken.kind == "bot" else "Nobody sits there.")

    async def remove_guest(self, by: int, seat: int) -> None:
        """Before the start the owner may ask a guest to leave, who cannot come back by the same invitation."""
        async with self._core.lock:
            self._check_seat(seat)
            if not self.may_host(by):
                raise NotYours("Only the table's owner may do that.")
            if self._core.started or seat == self._core.settings.owner:
                raise Refusal("A guest can be removed only before the start.")
            await self._invite_anew(new_token())  # known to nobody: the old link no longer leads here
            await self._change({seat: free_seat()})

    async def new_invitation(self, by: int) -> str:
        """Another invitation, in place of the one before."""
        invite = new_token()
        async with self._core.lock:
            if not self.may_host(by):
                raise NotYours("Only the table's owner may do that.")
            await self._invite_anew(invite)
        return invite

    async def _invite_anew(self, invite: str) -> None:
        settings = self._core.settings
        await self._core.store.do(queries.set_invitation, settings.id, hashed(invite))
        settings.invite_hash = hashed(invite)

    async def new_link(self, seats: tuple[int, ...]) -> str:
        """A new token for these seats, for a link to another device; older ones no longer work."""
        token = new_token()
        async with self._core.lock:
            same = {seat: msgspec.structs.replace(self.seats[seat], token_hash=hashed(token)) for seat in seats}
            await self._change(same)
        return token

    def _person(self, name: str, token: str, seed: str) -> Seat:
        return Seat(name, "", hashed(token), seed, self._core.clock.now())

    def _check_names(self, names: Iterable[str]) -> None:
        for name in names:
            check_free(name, [seat.name for seat in self.seats if seat.kind == "person"])

    def _check_company(self, seat: int) -> None:
        """A match that only people would end is not left to bots alone."""
        settings = self._core.settings
        others = [other for number, other in enumerate(self.seats) if number != seat]
        if find_game(settings.game).may_never_end(settings.options) and all(other.bot for other in others):
            raise Refusal("This match has no limit of rounds, so bots alone would never end it. Somebody must play.")

    def _check_promise(self, commitment: str) -> None:
        """Whoever was promised other dice must not sit down unknowing."""
        if commitment and commitment != self._core.settings.commitment:
            raise Stale("The dice of this table have another commitment than the one you were shown. Look again.")

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Refusal("There is no seat {seat} at this table.", seat=seat + 1)

    def _check_may_hand_over(self, by: int, seat: int) -> None:
        if by == seat:
            return
        if not self.may_host(by):
            raise NotYours("Only the table's owner may do that.")
        if self.seats[seat].kind == "person" and not self._abandoned(seat):
            raise Refusal(
                "{name} is here and decides about the seat, unless asked for ten minutes without an answer.",
                name=self.seats[seat].name,
            )

    async def _change(self, taken: Mapping[int, Seat]) -> None:
        """Who sits where from now on: all of them, or if it cannot be written none."""
        core = self._core
        core.check_open()
        check = self.check()
        if check is not None:
            check([taken.get(number, seat) for number, seat in enumerate(self.seats)])
        await core.store.do(queries.write_seats, core.settings.id, {seat: new.row() for seat, new in taken.items()})
        for number, seat in taken.items():
            self.seats[number] = seat
        self.revision += 1
        self._names.clear()
        core.notify()
