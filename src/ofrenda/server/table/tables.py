"""All tables: made, found again in the database, put away when nobody looks."""

from __future__ import annotations

import asyncio
import gc
import logging
import shutil
from collections.abc import Sequence
from pathlib import Path

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from ofrenda.bots import bot
from ofrenda.games import drawn_games
from ofrenda.games import game as find_game
from ofrenda.kernel.record import parse_entries
from ofrenda.server.clock import Clock
from ofrenda.server.errors import NoSuchTable, NotYours, Refusal, TooMany
from ofrenda.server.processes.bots import BotPool
from ofrenda.server.processes.hints import HintPool
from ofrenda.server.processes.records import RecordPool
from ofrenda.server.store import Store, queries
from ofrenda.server.store.queries import StoredTable
from ofrenda.server.store.upgrade import embedded_file
from ofrenda.server.table.calendar import Calendar
from ofrenda.server.table.chat import CHAT_LINES
from ofrenda.server.table.closing import OLDER_RULES, OLDER_RULES_OVER, kept_record
from ofrenda.server.table.lines import Moved, Seated
from ofrenda.server.table.live import LiveTable
from ofrenda.server.table.names import checked_name, looks
from ofrenda.server.table.precedence import Precedence
from ofrenda.server.table.promises import Promises
from ofrenda.server.table.seating import Seat, bot_seat, free_seat
from ofrenda.server.table.settings import Limits, NewTable, SeatWish, TableSettings
from ofrenda.server.table.tokens import hashed, new_id, new_token
from ofrenda.table.dice import FAIR_VERSION

MOST_TABLES = 5_000
IDLE_SECONDS = 300
TIDY_SECONDS = 60
ENTRIES_AT_A_TIME = 1_000
FEW_ENTRIES, ENTRIES_OF_A_TABLE = 100_000, 300
"""With so few in memory, where a table counts for some, to look at everything holds nobody up."""
DAY_SECONDS = 86_400
UNFINISHED_DAYS = 365
"""A match may rest for long; after a year without anybody it is given up."""
NEVER_BEGUN_DAYS = 1
BIN_DAYS = 7
"""So long a table whose time is over can still be brought back."""
LAST_TIDIED, DOUBTED_UNTIL, LAST_CHECKED = "last tidied", "doubted until", "last checked"

log = logging.getLogger("ofrenda")


class Tables:
    """Every table of this server."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        records: RecordPool,
        coach: HintPool,
        keep_days: int,
        clock: Clock,
        limits: Limits | None = None,
    ) -> None:
        self._store = store
        self._bots = bots
        self._records = records
        self._coach = coach
        self._keep_days = keep_days
        self._clock = clock
        self._limits = limits or Limits()
        self._precedence = Precedence()
        self._calendar = Calendar(clock)
        self.promises = Promises(clock)
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}

    # Making

    async def create(self, wish: NewTable, token: str = "") -> Seated:
        """A new table with its maker seated, with this token or a new one; matches against bots begin at once."""
        game = find_game(wish.game)
        if game.slug not in drawn_games():
            raise Refusal("{title} cannot be played in the browser yet; use ofrenda play.", title=game.title)
        game.rules(len(wish.seats), wish.options)
        mine = [number for number, seat in enumerate(wish.seats) if seat.kind == "me"]
        if len(mine) != 1:
            raise Refusal("Exactly one seat must be yours.")
        self.promises.check(wish.commitment)
        if await self._store.do(queries.count_unfinished) >= MOST_TABLES:
            raise TooMany("This server has no room for another table. Try again later.")

        token, invite = token or new_token(), new_token()
        seats = [self._seat(seat, wish, token) for seat in wish.seats]
        people = [looks(seat.name) for seat in seats if seat.kind == "person"]
        if len(set(people)) < len(people):
            raise Refusal("Everybody on this device needs a name of their own.")

        settings = TableSettings(
            id=new_id(),
            game=game.slug,
            options=wish.options,
            invite_hash=hashed(invite),
            secret=self.promises.secret(wish.commitment),
            dice=FAIR_VERSION,
            owner=mine[0],
            listed=wish.listed,
            watchable=wish.watchable,
            pace=wish.pace,
            window=wish.window,
            hints=wish.hints,
            created=self._clock.now(),
            rules_version=game.rules_version,
        )
        table = self._made(settings, seats)
        table.play.check_beginning(seats)
        await self._insert(settings, seats)
        self._live[settings.id] = table
        await table.open()
        return Seated(table=settings.id, seat=mine[0], token=token, invite=invite)

    async def rematch(
        self, table: LiveTable, seats: Sequence[int], token: str, seed: str, commitment: str = ""
    ) -> Seated:
        """A new table with the same people, made by who asks first; everybody comes back to the seat they had.

        They keep their tokens, so that whoever asks again, from this device or another, sits there.
        """
        seat = seats[0]
        settings, sitting = table.settings, table.seating.seats
        async with table.lock:
            if table.status not in ("over", "closed"):
                raise Refusal("A rematch begins when the match is over.")
            following = await self._following(table)
            if following is not None:
                people = {number: sitting[number].name for number in seats}
                await following.sit_again(people, token, seed, commitment)
                return Seated(table=following.settings.id, seat=seat, token=token)

            wish = NewTable(
                game=settings.game,
                seats=[_same_again(sitting, number, seat) for number in range(len(sitting))],
                name=sitting[seat].name,
                seed=seed,
                commitment=commitment,
                options=settings.options,
                watchable=settings.watchable,
                pace=settings.pace,
                window=settings.window,
                hints=settings.hints,
            )
            made = await self.create(wish, token)
            await self._store.do(queries.set_next_table, settings.id, made.table)
            table.announce_rematch(made.table)
            return made

    async def _following(self, table: LiveTable) -> LiveTable | None:
        """The table of the rematch, if there is one and it has not been put away."""
        try:
            return await self.find(table.settings.next_table) if table.settings.next_table is not None else None
        except NoSuchTable:
            return None

    def _made(self, settings: TableSettings, seats: list[Seat]) -> LiveTable:
        processes = self._bots, self._records, self._coach
        return LiveTable(settings, seats, self._store, *processes, self._clock, self._limits, self._precedence)

    async def _insert(self, settings: TableSettings, seats: list[Seat]) -> None:
        row = msgspec.structs.asdict(settings) | {
            "options": msgspec.json.encode(settings.options).decode(),
            "started": False,
            "finished": False,
            "touched": settings.created,
        }
        seat_rows = [{"table_id": settings.id, "seat": number} | seat.row() for number, seat in enumerate(seats)]
        await self._store.do(queries.insert_table, row, seat_rows)

    def _seat(self, wish: SeatWish, table: NewTable, token: str) -> Seat:
        if wish.kind in ("me", "here"):
            name = table.name if wish.kind == "me" else wish.name
            if not name.strip():
                raise Refusal("Everybody on this device needs a name.")
            return Seat(checked_name(name), "", hashed(token), table.seed, self._clock.now())
        if wish.kind == "bot":
            bot(wish.level)
            return bot_seat(wish.level)
        return free_seat()

    async def still_open(self, table_ids: Sequence[str]) -> list[str]:
        """Those of the tables at which a match is, or may yet be, played."""
        return await self._store.do(queries.open_tables, table_ids)

    # Finding

    async def find(self, table_id: str) -> LiveTable:
        """The table, from memory or from the database, for somebody who is about to use it."""
        table = await self._look_up(table_id)
        table.core.touch()
        return table

    async def find_sound(self, table_id: str) -> LiveTable | None:
        """The table, if it is there and can be read: in a list one that cannot must not hide the others."""
        try:
            return await self._look_up(table_id)
        except NoSuchTable:
            return None
        except Exception:
            log.exception("the table %s cannot be read", table_id)
            return None

    async def listed(self) -> list[LiveTable]:
        """The tables that anybody may join or watch, newest first."""
        found = [await self.find_sound(table_id) for table_id in await self._store.do(queries.listed_tables)]
        return [table for table in found if table is not None]

    async def wake(self) -> None:
        """After a start: every running match goes on where it was, bots included."""
        for table_id in await self._store.do(queries.running_tables):
            await self.find_sound(table_id)

    async def _look_up(self, table_id: str) -> LiveTable:
        if table_id in self._live:
            return self._live[table_id]
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _done: self._loading.pop(table_id))
        return await asyncio.shield(loading)  # whoever stops waiting does not keep the others from it

    async def _load(self, table_id: str) -> LiveTable:
        stored = await self._store.do(queries.read_table, table_id, CHAT_LINES)
        if stored is None:
            raise NoSuchTable("There is no such table here, or it has been put away.")
        await self._read_entries(stored)
        if stored.table["started"]:
            await self._close_if_older(stored)
        table = await self._restored(stored)
        self._live[table_id] = table
        await table.open()
        return table

    async def _read_entries(self, stored: StoredTable) -> None:
        """In pieces: there is one writer, and moves at other tables do not wait for a long match to be read."""
        found = ENTRIES_AT_A_TIME
        while found == ENTRIES_AT_A_TIME:
            after = stored.entries[-1]["number"] if stored.entries else 0
            read = await self._store.do(queries.read_entries, stored.table["id"], after, ENTRIES_AT_A_TIME)
            stored.entries += read
            found = len(read)

    async def _close_if_older(self, stored: StoredTable) -> None:
        """A match that was begun by other rules than today's does not go on by these unnoticed."""
        row = stored.table
        if row["closed"] is None and row["rules_version"] != find_game(row["game"]).rules_version:
            reason = OLDER_RULES_OVER if row["finished"] else OLDER_RULES
            await self._store.do(queries.close_match, row["id"], reason)
            row["closed"] = reason
            log.warning("the match at table %s was begun by other rules; it is closed", row["id"])

    async def _restored(self, stored: StoredTable) -> LiveTable:
        row = stored.table
        settings = msgspec.convert(row | {"options": msgspec.json.decode(row["options"])}, TableSettings)
        now = self._clock.now()
        seats = [Seat(seat["name"], seat["played_by"], seat["token_hash"], seat["seed"], now) for seat in stored.seats]
        for seat in seats:
            if seat.bot:
                bot(seat.bot)  # a level that there is no more is refused here, not at its every move
        table = self._made(settings, seats)
        said = [(line["seat"], line["text"]) for line in stored.chat]
        table.chat.restore(said, stored.chat_count, stored.chat_letters)
        table.core.touched = row["touched"]

        lines = [entry["text"] for entry in stored.entries]
        if settings.closed is not None:
            table.play.keep(kept_record(settings, seats, await asyncio.to_thread(parse_entries, lines)))
        elif row["started"]:
            await table.play.restore(lines)
        for entry in stored.entries:
            if entry["seat"] is not None:
                table.play.remember(entry["seat"], entry["question"], Moved(entry["number"], entry["text"]))
        return table

    # Putting away

    async def delete(self, table_id: str, seat: int) -> None:
        """The owner puts a table away for good."""
        table = await self.find(table_id)
        if seat != table.settings.owner:
            raise NotYours("Only the table's owner may do that.")
        async with table.lock:
            await self._store.do(queries.delete_table, table_id)
            self._live.pop(table_id, None)
            table.close()

    async def tidy_forever(self) -> None:
        """Puts tables away that nobody looks at, and forgets those whose time is over."""
        while True:
            await self._clock.sleep(TIDY_SECONDS)
            try:
                await self.tidy()
            except Exception:
                log.exception("tables could not be tidied; it is tried again")

    async def tidy(self) -> None:
        now = self._clock.now()
        for table in self._live.values():
            if table.core.presence:
                table.seating.notice_silence()

        unused = {
            table_id: table.core.touched
            for table_id, table in self._live.items()
            if table.idle and now - table.core.touched > IDLE_SECONDS
        }
        await self._store.do(queries.note_use, unused)
        for table_id in unused:
            del self._live[table_id]
        if unused and self._entries_in_memory <= FEW_ENTRIES:
            gc.collect()  # closed pages leave circles behind, which are else hardly ever looked for
        await self._bin_old_tables(now)

    async def _bin_old_tables(self, now: float) -> None:
        """Unless the clock is in doubt: one that is a year ahead must not make everything old."""
        last, doubted = [await self._store.do(queries.read_note, key) for key in (LAST_TIDIED, DOUBTED_UNTIL)]
        doubt = self._calendar.doubt_until(last, doubted or 0.0)
        await self._store.do(queries.write_notes, {LAST_TIDIED: now, DOUBTED_UNTIL: doubt})
        if now < doubt:
            return

        ages = queries.Ages(
            now=now,
            finished_before=now - self._keep_days * DAY_SECONDS,
            unfinished_before=now - max(self._keep_days, UNFINISHED_DAYS) * DAY_SECONDS,
            never_begun_before=now - NEVER_BEGUN_DAYS * DAY_SECONDS,
            binned_before=now - BIN_DAYS * DAY_SECONDS,
        )
        binned = await self._store.do(queries.bin_tables, ages, set(self._live))
        if binned:
            log.info("tables whose time is over were put into the bin for a week: %s", ", ".join(binned))

    # How the server is

    async def check_store(self) -> str:
        """Writes and reads in the database; empty, or what is wrong."""
        now = self._clock.now()
        try:
            await self._store.do(queries.write_notes, {LAST_CHECKED: now})
            read = await self._store.do(queries.read_note, LAST_CHECKED)
        except SQLAlchemyError as error:
            log.exception("the database cannot be used")
            return type(error.__cause__ or error).__name__
        return "" if read == now else "what was written was not read"

    @property
    def disk_free(self) -> int | None:
        """The bytes that are free where an embedded database lies."""
        file = embedded_file(self._store.url)
        return shutil.disk_usage(Path(file).resolve().parent).free if file else None

    @property
    def live_count(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    @property
    def _entries_in_memory(self) -> int:
        matches = [table.play.match for table in self._live.values()]
        return sum(ENTRIES_OF_A_TABLE + (match.number if match is not None else 0) for match in matches)

    @property
    def entries_written(self) -> int:
        """Since the server was started."""
        return self._store.entries_written

    @property
    def waiting(self) -> int:
        """How many wait for a worker process."""
        return self._bots.waiting + self._records.waiting + self._coach.waiting

    async def close(self) -> None:
        """Lets every table rest before the server stops."""
        stopping = [task for table in self._live.values() for task in table.driver.stop()]
        if stopping:
            await asyncio.wait(stopping)


def _same_again(seats: Sequence[Seat], number: int, asking: int) -> SeatWish:
    """Who should sit in this seat at the rematch."""
    sitting = seats[number]
    if number == asking:
        return SeatWish(kind="me")
    if sitting.kind == "bot":
        return SeatWish(kind="bot", level=sitting.bot)
    shares_device = sitting.token_hash == seats[asking].token_hash
    return SeatWish(kind="here", name=sitting.name) if shares_device else SeatWish(kind="friend")
