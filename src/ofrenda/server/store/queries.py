"""All SQL of the server, as named functions. Each runs within one transaction of the store."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Connection, TextClause, delete, func, insert, select, text, update

from ofrenda.server.store.schema import chat, entries, notes, seats, tables

Row = Mapping[str, Any]

LISTED_TABLES = 20
IN_PLACE = tables.c.binned.is_(None)


class Ages(msgspec.Struct, frozen=True, kw_only=True):
    """What is too old now: last used, or put into the bin, before these times."""

    now: float
    finished_before: float
    unfinished_before: float
    never_begun_before: float
    binned_before: float


class StoredTable(msgspec.Struct):
    """Everything that the database knows of a table, in rows."""

    table: dict[str, Any]
    seats: list[dict[str, Any]]
    entries: list[dict[str, Any]]
    chat: list[dict[str, Any]]
    chat_count: int
    chat_letters: int


# Tables


def insert_table(db: Connection, table: Row, seat_rows: Sequence[Row]) -> None:
    db.execute(insert(tables), [table])
    db.execute(insert(seats), list(seat_rows))


def read_table(db: Connection, table_id: str, chat_lines: int) -> StoredTable | None:
    """The table with its seats and the last lines of its chat, as yet without entries; not one in the bin."""
    stored = _read(db, table_id, chat_lines)
    return stored if stored is not None and stored.table["binned"] is None else None


def read_entries(db: Connection, table_id: str, after: int, most: int) -> list[dict[str, Any]]:
    """So many entries after this number: whoever reads a long match in pieces lets others write in between."""
    later = (entries.c.table_id == table_id) & (entries.c.number > after)
    return _rows(db, select(entries).where(later).order_by(entries.c.number).limit(most))


def read_any_table(db: Connection, table_id: str) -> StoredTable | None:
    """A table with all its entries, in the bin or not."""
    stored = _read(db, table_id, 0)
    if stored is not None:
        stored.entries = _rows(db, select(entries).where(entries.c.table_id == table_id).order_by(entries.c.number))
    return stored


def _read(db: Connection, table_id: str, chat_lines: int) -> StoredTable | None:
    found = db.execute(select(tables).where(tables.c.id == table_id)).mappings().first()
    if found is None:
        return None

    seated = select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
    said = select(chat).where(chat.c.table_id == table_id).order_by(chat.c.id.desc()).limit(chat_lines)
    sums = select(func.count(), func.coalesce(func.sum(func.length(chat.c.text)), 0)).where(chat.c.table_id == table_id)
    count, letters = db.execute(sums).one()
    return StoredTable(
        table={str(key): value for key, value in found.items()},
        seats=_rows(db, seated),
        entries=[],
        chat=_rows(db, said)[::-1],
        chat_count=count,
        chat_letters=letters,
    )


def mark_started(db: Connection, table_id: str, rules_version: int, options: str) -> None:
    """The match begins, by this version of the rules and with all of these options."""
    begun = {"started": True, "rules_version": rules_version, "options": options}
    db.execute(update(tables).where(tables.c.id == table_id).values(begun))


def close_match(db: Connection, table_id: str, reason: str) -> None:
    """The match is over without a result."""
    db.execute(update(tables).where(tables.c.id == table_id).values(finished=True, closed=reason))


def set_next_table(db: Connection, table_id: str, next_table: str) -> None:
    """Where the same people play again."""
    db.execute(update(tables).where(tables.c.id == table_id).values(next_table=next_table))


def set_invitation(db: Connection, table_id: str, invite_hash: str) -> None:
    db.execute(update(tables).where(tables.c.id == table_id).values(invite_hash=invite_hash))


def delete_table(db: Connection, table_id: str) -> None:
    """With its seats, entries and chat."""
    db.execute(delete(tables).where(tables.c.id == table_id))


def note_use(db: Connection, touched: Mapping[str, float]) -> None:
    """When tables were last used."""
    for table_id, at in touched.items():
        db.execute(update(tables).where(tables.c.id == table_id).values(touched=at))


def bin_tables(db: Connection, ages: Ages, in_use: set[str]) -> list[str]:
    """Puts tables into the bin whose time is over, and deletes what has been there long enough; which were binned."""
    finished = tables.c.finished & (tables.c.touched < ages.finished_before)
    never_begun = ~tables.c.started & (tables.c.touched < ages.never_begun_before)
    given_up = tables.c.touched < ages.unfinished_before
    old = select(tables.c.id).where(IN_PLACE & (finished | never_begun | given_up))
    over = [table_id for table_id in db.execute(old).scalars() if table_id not in in_use]
    for table_id in over:
        db.execute(update(tables).where(tables.c.id == table_id).values(binned=ages.now))

    db.execute(delete(tables).where(tables.c.binned < ages.binned_before))
    return over


def read_note(db: Connection, key: str) -> float | None:
    return db.execute(select(notes.c.value).where(notes.c.key == key)).scalar()


def write_notes(db: Connection, values: Mapping[str, float]) -> None:
    for key, value in values.items():
        db.execute(delete(notes).where(notes.c.key == key))
        db.execute(insert(notes), [{"key": key, "value": value}])


def count_unfinished(db: Connection) -> int:
    return db.execute(select(func.count()).select_from(tables).where(IN_PLACE & ~tables.c.finished)).scalar_one()


def open_tables(db: Connection, table_ids: Sequence[str]) -> list[str]:
    """Those of these tables that are not finished."""
    unfinished = IN_PLACE & ~tables.c.finished & tables.c.id.in_(table_ids)
    return list(db.execute(select(tables.c.id).where(unfinished)).scalars())


def running_tables(db: Connection) -> list[str]:
    return list(db.execute(select(tables.c.id).where(IN_PLACE & tables.c.started & ~tables.c.finished)).scalars())


def listed_tables(db: Connection) -> list[str]:
    """The tables that anybody may join or watch, newest first."""
    listed = select(tables.c.id).where(IN_PLACE & tables.c.listed & ~tables.c.finished)
    return list(db.execute(listed.order_by(tables.c.created.desc()).limit(LISTED_TABLES)).scalars())


# For the operator


def all_tables(db: Connection) -> list[dict[str, Any]]:
    """Every table with its names and how many entries it has, the last used first."""
    count = select(entries.c.table_id, func.count().label("entries")).group_by(entries.c.table_id).subquery()
    joined = select(tables, func.coalesce(count.c.entries, 0).label("entries")).outerjoin(
        count, count.c.table_id == tables.c.id
    )
    rows = _rows(db, joined.order_by(tables.c.touched.desc()))
    names: dict[str, list[str]] = {}
    for seat in db.execute(select(seats.c.table_id, seats.c.name).order_by(seats.c.table_id, seats.c.seat)):
        names.setdefault(seat.table_id, []).append(seat.name or "…")
    return [row | {"names": names.get(row["id"], [])} for row in rows]


def unbin_table(db: Connection, table_id: str, now: float) -> bool:
    """Takes a table out of the bin; whether it was there."""
    there = tables.c.binned.is_not(None) & (tables.c.id == table_id)
    return db.execute(update(tables).where(there).values(binned=None, touched=now)).rowcount > 0


def count_chat(db: Connection) -> int:
    return db.execute(select(func.count()).select_from(chat)).scalar_one()


def forget_name(db: Connection, name: str, instead: str) -> tuple[int, int]:
    """Deletes a name and what was said under it; how many seats and lines."""
    found = db.execute(select(seats.c.table_id, seats.c.seat).where(seats.c.name == name)).fetchall()
    lines = 0
    for table_id, seat in found:
        lines += db.execute(delete(chat).where((chat.c.table_id == table_id) & (chat.c.seat == seat))).rowcount
        place = (seats.c.table_id == table_id) & (seats.c.seat == seat)
        db.execute(update(seats).where(place).values(name=f"{instead} {seat + 1}"))
    return len(found), lines


# Seats, entries, chat


def write_seats(db: Connection, table_id: str, taken: Mapping[int, Row]) -> None:
    """Who sits where from now on, by seat."""
    for number, row in taken.items():
        place = (seats.c.table_id == table_id) & (seats.c.seat == number)
        db.execute(update(seats).where(place).values(row))


def add_entries(db: Connection, rows: Sequence[Row]) -> None:
    """Adds entries by one statement, which is a transaction by itself."""
    values = {f"{name}_{row}": value for row, entry in enumerate(rows) for name, value in entry.items()}
    db.execute(_insertion(len(rows)), values)


def add_last_entries(db: Connection, table_id: str, rows: Sequence[Row], now: float) -> None:
    """The entries that end a match, and that it has ended."""
    db.execute(insert(entries), list(rows))
    db.execute(update(tables).where(tables.c.id == table_id).values(finished=True, touched=now))


def add_chat(db: Connection, table_id: str, seat: int, said: str, now: float) -> None:
    db.execute(insert(chat), [{"table_id": table_id, "seat": seat, "text": said, "at": now}])


@cache
def _insertion(count: int) -> TextClause:
    """The statement that adds so many entries."""
    names = entries.c.keys()
    rows = [f"({', '.join(f':{name}_{row}' for name in names)})" for row in range(count)]
    return text(f"INSERT INTO {entries.name} ({', '.join(names)}) VALUES {', '.join(rows)}")


def _rows(db: Connection, query: Any) -> list[dict[str, Any]]:
    return [{str(key): value for key, value in row.items()} for row in db.execute(query).mappings()]
