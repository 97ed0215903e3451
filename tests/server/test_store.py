"""Entries are added all or none, and are there for good when that is said."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from ofrenda.server.store import Store, queries
from ofrenda.server.store.schema import tables


@pytest.fixture
def base(tmp_path: Path) -> Iterator[Store]:
    row: dict[str, Any] = {column.name: 0 for column in tables.c} | {"id": "t"}
    base = Store(f"sqlite:///{tmp_path / 'entries.sqlite'}")
    seat = {"table_id": "t", "seat": 0, "name": "Ana", "played_by": "", "token_hash": None, "seed": "a"}
    asyncio.run(base.do(queries.insert_table, row, [seat]))
    yield base
    base.close()


def entry(number: int, text: str) -> dict[str, Any]:
    return {"table_id": "t", "number": number, "text": text, "seat": None, "question": None}


def written(base: Store) -> list[tuple[int, str]]:
    """What somebody else finds in the file."""
    with sqlite3.connect(base.url.removeprefix("sqlite:///")) as other:
        return other.execute("SELECT number, text FROM entries ORDER BY number").fetchall()


def test_what_was_added_is_written(base: Store):
    asyncio.run(base.add([entry(1, "act 1 roll"), entry(2, "dice 3 4: a 'quoted' :word")]))
    asyncio.run(base.add([entry(3, "act 2 stop")]))

    assert written(base) == [(1, "act 1 roll"), (2, "dice 3 4: a 'quoted' :word"), (3, "act 2 stop")]


def test_what_could_not_be_written_is_not_told(base: Store):
    with pytest.raises(IntegrityError) as failed:
        asyncio.run(base.add([entry(1, "1 lay a hidden card"), entry(1, "again")]))

    assert "hidden card" not in str(failed.value)


def test_entries_of_which_one_cannot_be_written_are_not_added(base: Store):
    asyncio.run(base.add([entry(1, "first")]))
    with pytest.raises(IntegrityError):
        asyncio.run(base.add([entry(2, "second"), entry(1, "first again")]))
    assert written(base) == [(1, "first")]

    asyncio.run(base.add([entry(2, "second")]))
    assert written(base) == [(1, "first"), (2, "second")]
