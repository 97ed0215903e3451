"""All tables: made, found again in the database, put away when nobody looks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from ofrenda.bots import bot
from ofrenda.games import drawn_games
from ofrenda.games import game as find_game
from ofrenda.server import store
from ofrenda.server.company import CHAT_LINES
from ofrenda.server.errors import NoSuchTable, NotYours, Refusal, TooMany
from ofrenda.server.live import LiveTable
from ofrenda.server.seating import Facts, Seat
from ofrenda.server.secrets import hashed, new_id, new_token
from ofrenda.server.thinking import Thinkers
from ofrenda.server.wire import Moved, NewTable, Seated, SeatWish
from ofrenda.table import BOT, Fair

MOST_TABLES = 5_000
IDLE_SECONDS = 300
TIDY_SECONDS = 60
DAY_SECONDS = 86_400
UNFINISHED_DAYS = 365
"""A match may rest for long; after a year without anybody it is given up."""

log = logging.getLogger("ofrenda")


class Rooms:
    """Every table of this server."""

    def __init__(self, base: store.Store, thinkers: Thinkers, keep_days: int) -> None:
        self._base = base
        self._thinkers = thinkers
        self._live: dict[str, LiveTable] = {}
        self._loading = asyncio.Lock()
        self._keep_days = keep_days

    async def create(self, wish: NewTable, token: str = "") -> Seated:
        """A new table with its maker seated, with this token or a new one; matches against bots begin at once."""
        game = find_game(wish.game)
        if game.slug not in drawn_games():
            raise Refusal("{title} cannot be played in the browser yet; use ofrenda play.", title=game.title)
        game.rules(len(wish.seats), wish.options)
        mine = [number for number, seat in enumerate(wish.seats) if seat.kind == "me"]
        if len(mine) != 1:
            raise Refusal("Exactly one seat must be yours.")
        if await self._base.do(_count_tables) >= MOST_TABLES:
            raise TooMany("This server has no room for another table. Try again later.")
        token, invite = token or new_token(), new_token()
        seats = [_seat(seat, wish, token) for seat in wish.seats]
        people = [seat.name for seat in seats if seat.kind == "person"]
        if len(set(people)) < len(people):
            raise Refusal("Everybody on this device needs a name of their own.")
        facts = Facts(
            id=new_id(),
            game=game.slug,
            options=wish.options,
            invite_hash=hashed(invite),
            secret=Fair.fresh(0).secret,
            owner=mine[0],
            listed=wish.listed,
            watchable=wish.watchable,
            pace=wish.pace,
            window=wish.window,
            created=time.time(),
        )
        await self._base.do(lambda db: _insert_table(db, facts, seats))
        table = LiveTable(facts, seats, self._base, self._thinkers)
        self._live[facts.id] = table
        await table.open()
        return Seated(table=facts.id, seat=mine[0], token=token, invite=invite)

    async def find(self, table_id: str) -> LiveTable:
        """The table, from memory or from the database, for somebody who is about to use it."""
        table = await self._look_up(table_id)
        table.touched = time.time()
        return table

    async def _look_up(self, table_id: str) -> LiveTable:
        if table_id not in self._live:
            async with self._loading:
                if table_id not in self._live:
                    self._live[table_id] = await self._load(table_id)
        return self._live[table_id]

    async def _load(self, table_id: str) -> LiveTable:
        kept = await self._base.do(lambda db: _read_table(db, table_id))
        if kept is None:
            raise NoSuchTable("There is no such table here, or it has been put away.")
        facts, seats, lines, answers, chat, started, touched = kept
        table = LiveTable(facts, seats, self._base, self._thinkers)
        table.chat = chat
        table.touched = touched
        if started:
            table.begin(lines)
        for seat, question, moved in answers:
            table.remember(seat, question, moved)
        await table.open()
        return table

    async def wake(self) -> None:
        """After a start: every running match goes on where it was, bots included."""
        for table_id in await self._base.do(_running_tables):
            await self.find_sound(table_id)

    async def listed(self) -> list[LiveTable]:
        """The tables that anybody may join or watch, newest first."""
        found = [await self.find_sound(table_id) for table_id in await self._base.do(_listed_tables)]
        return [table for table in found if table is not None]

    async def find_sound(self, table_id: str) -> LiveTable | None:
        """The table, if it is there and can be read: in a list one that cannot must not hide the others."""
        try:
            return await self._look_up(table_id)
        except NoSuchTable:
            return None
        except Exception:
            log.exception("the table %s cannot be read", table_id)
            return None

    async def delete(self, table_id: str, seat: int) -> None:
        """The owner puts a table away for good."""
        table = await self.find(table_id)
        if seat != table.facts.owner:
            raise NotYours("Only the table's owner may do that.")
        async with table.lock:
            await self._base.do(lambda db: db.execute(delete(store.tables).where(store.tables.c.id == table_id)))
            self._live.pop(table_id, None)
            table.put_away()

    async def rematch(self, table: LiveTable, seats: Sequence[int], token: str, seed: str) -> Seated:
        """A new table with the same people, made by who asks first; everybody comes back to the seat they had.

        They keep their tokens, so that whoever asks again, from this device or another, sits there.
        """
        seat = seats[0]
        async with table.lock:
            if table.status != "over":
                raise Refusal("A rematch begins when the match is over.")
            following = await self._following(table)
            if following is not None:
                await following.sit_again({number: table.seats[number].name for number in seats}, token, seed)
                return Seated(table=following.facts.id, seat=seat, token=token)
            wish = NewTable(
                game=table.facts.game,
                seats=[_same_again(table, number, seat) for number in range(len(table.seats))],
                name=table.seats[seat].name,
                seed=seed,
                options=table.facts.options,
                watchable=table.facts.watchable,
                pace=table.facts.pace,
                window=table.facts.window,
            )
            made = await self.create(wish, token)
            place = store.tables.c.id == table.facts.id
            await self._base.do(lambda db: db.execute(update(store.tables).where(place).values(next_table=made.table)))
            table.announce_rematch(made.table)
            return made

    async def _following(self, table: LiveTable) -> LiveTable | None:
        """The table of the rematch, if there is one and it has not been put away."""
        try:
            return await self.find(table.facts.next_table) if table.facts.next_table is not None else None
        except NoSuchTable:
            return None

    async def close(self) -> None:
        """Lets every table rest before the server stops."""
        resting = [task for table in self._live.values() for task in table.rest()]
        if resting:
            await asyncio.wait(resting)

    async def tidy_forever(self) -> None:
        """Puts tables away that nobody looks at, and forgets those whose time is over."""
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            await self.tidy(time.time())

    async def tidy(self, now: float) -> None:
        for table in self._live.values():
            if table.watched:
                table.notice_silence()
        idle = {
            table_id: table.touched
            for table_id, table in self._live.items()
            if not table.watched and not table.busy and now - table.touched > IDLE_SECONDS
        }
        for table_id in idle:
            del self._live[table_id]
        in_use = set(self._live)
        await self._base.do(lambda db: _tidy(db, idle, in_use, now, self._keep_days))


def _same_again(table: LiveTable, number: int, asking: int) -> SeatWish:
    """Who should sit in this seat at the rematch."""
    sitting = table.seats[number]
    if number == asking:
        return SeatWish(kind="me")
    if sitting.kind == "bot":
        return SeatWish(kind="bot", level=sitting.bot)
    shares_device = sitting.token_hash == table.seats[asking].token_hash
    return SeatWish(kind="here", name=sitting.name) if shares_device else SeatWish(kind="friend")


def _seat(wish: SeatWish, table: NewTable, token: str) -> Seat:
    if wish.kind in ("me", "here"):
        name = (table.name if wish.kind == "me" else wish.name).strip()
        if not name:
            raise Refusal("Everybody on this device needs a name.")
        return Seat(name, "", hashed(token), table.seed, time.time())
    if wish.kind == "bot":
        bot(wish.level)
        return Seat(f"{BOT}{wish.level}", "", None, new_token())
    return Seat("", "", None, new_token())


def _insert_table(db: Connection, facts: Facts, seats: list[Seat]) -> None:
    row = msgspec.structs.asdict(facts) | {
        "options": msgspec.json.encode(facts.options).decode(),
        "started": False,
        "finished": False,
        "touched": facts.created,
    }
    db.execute(insert(store.tables), [row])
    db.execute(
        insert(store.seats),
        [
            {
                "table_id": facts.id,
                "seat": number,
                "name": seat.name,
                "played_by": seat.played_by,
                "token_hash": seat.token_hash,
                "seed": seat.seed,
            }
            for number, seat in enumerate(seats)
        ],
    )


Kept = tuple[Facts, list[Seat], list[str], list[tuple[int, int, Moved]], list[tuple[int, str]], bool, float]
"""What the database knows of a table."""


def _read_table(db: Connection, table_id: str) -> Kept | None:
    row = db.execute(select(store.tables).where(store.tables.c.id == table_id)).mappings().first()
    if row is None:
        return None
    columns = {str(key): value for key, value in row.items()}
    facts = msgspec.convert(columns | {"options": msgspec.json.decode(row["options"])}, Facts)
    seats = [
        Seat(seat["name"], seat["played_by"], seat["token_hash"], seat["seed"], time.time())
        for seat in db.execute(
            select(store.seats).where(store.seats.c.table_id == table_id).order_by(store.seats.c.seat)
        ).mappings()
    ]
    entries = (
        db.execute(select(store.entries).where(store.entries.c.table_id == table_id).order_by(store.entries.c.number))
        .mappings()
        .all()
    )
    answers = [
        (entry["seat"], entry["question"], Moved(entry["number"], entry["text"]))
        for entry in entries
        if entry["seat"] is not None
    ]
    said = select(store.chat).where(store.chat.c.table_id == table_id)
    last = db.execute(said.order_by(store.chat.c.id.desc()).limit(CHAT_LINES)).mappings().all()
    chat = [(line["seat"], line["text"]) for line in reversed(last)]
    return facts, seats, [entry["text"] for entry in entries], answers, chat, row["started"], row["touched"]


def _tidy(db: Connection, idle: Mapping[str, float], in_use: set[str], now: float, keep_days: int) -> None:
    """Notes when tables were last used, and deletes what nobody has used for too long."""
    columns = store.tables.c
    for table_id, touched in idle.items():
        db.execute(update(store.tables).where(columns.id == table_id).values(touched=touched))
    finished = columns.finished & (columns.touched < now - keep_days * DAY_SECONDS)
    given_up = columns.touched < now - max(keep_days, UNFINISHED_DAYS) * DAY_SECONDS
    old = db.execute(select(columns.id).where(finished | given_up)).scalars().all()
    for table_id in set(old) - in_use:
        db.execute(delete(store.tables).where(columns.id == table_id))


def _count_tables(db: Connection) -> int:
    return db.execute(select(func.count()).select_from(store.tables).where(~store.tables.c.finished)).scalar_one()


def _running_tables(db: Connection) -> list[str]:
    return list(
        db.execute(select(store.tables.c.id).where(store.tables.c.started & ~store.tables.c.finished)).scalars()
    )


def _listed_tables(db: Connection) -> list[str]:
    listed = select(store.tables.c.id).where(store.tables.c.listed & ~store.tables.c.finished)
    return list(db.execute(listed.order_by(store.tables.c.created.desc()).limit(20)).scalars())
