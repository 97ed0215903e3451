"""Decisions as columns: one row for each, with what its seat saw, what it could do, what it did and what came of it.

Rows are written in groups as they come. A view's columns follow from its type and its names: a struct in it becomes
columns of its own, `view.fight.slot`; whatever has several values is a list.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from ofrenda.games import game as find_game
from ofrenda.kernel.errors import OfrendaError, RecordError, file_trouble
from ofrenda.kernel.game import Game
from ofrenda.kernel.option import Option
from ofrenda.kernel.record import Act, Record
from ofrenda.kernel.replay import Replay
from ofrenda.kernel.view import View
from ofrenda.lab.appraisal import shares
from ofrenda.table import read_record

ROWS = 4_000
"""So many rows are one group, written at once."""
COMMON = {
    "record": "string",
    "entry": "int32",
    "game": "string",
    "rules": "int32",
    "dice": "string",
    "seed": "string",
    "seats": "int8",
    "seat": "int8",
    "player": "string",
    "legal": "list<string>",
    "legal_ids": "list<int32>",
    "chosen": "string",
    "chosen_id": "int32",
    "outcome": "double",
    "place": "int32",
    "points": "int32",
    "ending": "string",
}
"""The columns that every game has, and their types; the options and the view come on top."""
LEFT_OUT = ("result", "seat", "seats")
"""Of a view: at a decision there is no result yet, and who looks stands in a column of its own."""


def columns(game: Game) -> dict[str, str]:
    """All columns of a game's export and their types, in their order."""
    options = {f"option.{option.name}": _option_type(option) for option in game.options}
    return {**COMMON, **options, **_flat("view", _fields(game.view_type), LEFT_OUT)}


def rows(record: Record, name: str) -> Iterator[dict[str, Any]]:
    """The decisions of a record that stand, in their order; a record that cannot be followed is refused first."""
    game = find_game(record.game)
    whole = Replay.of(game, record)
    whole.follow(record.entries)
    whole.check_result(record)
    result = whole.state.result()
    ended = shares(result, len(record.seats)) if result is not None else None

    dice = record.header.get("dice", "")
    replay = Replay.of(game, record)
    match = {
        "record": name,
        "game": game.slug,
        "rules": game.rules_version,
        "dice": dice,
        "seed": record.trailer.get("seed") or (dice.removeprefix("seeded ") if dice.startswith("seeded ") else None),
        "seats": len(record.seats),
        "ending": result.ending if result is not None else None,
        **{f"option.{key}": value for key, value in replay.state.rules.options.items()},
    }
    for step in whole.steps:
        if isinstance(step.entry, Act):
            seat = step.entry.seat - 1
            legal = replay.state.actions(seat)
            yield {
                **match,
                "entry": step.number,
                "seat": seat + 1,
                "player": record.seats[seat],
                "legal": [game.name(action) for action in legal],
                "legal_ids": legal,
                "chosen": step.entry.name,
                "chosen_id": game.action(step.entry.name),
                "outcome": ended[seat] if ended is not None else None,
                "place": result.places[seat] if result is not None else None,
                "points": result.points[seat] if result is not None else None,
                **view_columns(replay.state.view(seat)),
            }
        replay.take(step.entry)


def view_columns(view: View) -> dict[str, Any]:
    """What a seat sees, by column."""
    return dict(_values("view", _fields(type(view)), view, LEFT_OUT))


@cache
def _fields(view_type: type[View]) -> inspect.Type:
    """What a view is made of: read once, for reading it takes longer than a row."""
    return inspect.type_info(view_type)


def to_parquet(files: Sequence[Path], into: Path, progress: Callable[[int], None] = lambda _done: None) -> int:
    """Writes the decisions of all records into one file and says how many they are: all of them, or no file."""
    pyarrow, parquet = _packages()
    game = find_game(_read(files[0]).game)
    schema = pyarrow.schema([(name, _arrow(pyarrow, kind)) for name, kind in columns(game).items()])

    partial = into.with_name(f".{into.name}.partial")
    written = 0
    try:
        with parquet.ParquetWriter(partial, schema, compression="zstd") as writer:
            waiting: list[dict[str, Any]] = []
            for file in files:
                waiting += _rows_of(file, game)
                while len(waiting) >= ROWS:
                    writer.write_table(pyarrow.Table.from_pylist(waiting[:ROWS], schema))
                    written += ROWS
                    del waiting[:ROWS]
                progress(1)

            writer.write_table(pyarrow.Table.from_pylist(waiting, schema))
            written += len(waiting)
        os.replace(partial, into)
    except OSError as error:
        reason = file_trouble(error, writing=True)
        raise OfrendaError("{path} cannot be written: {reason}.", path=into, reason=reason) from None
    finally:
        partial.unlink(missing_ok=True)

    return written


def _rows_of(file: Path, game: Game) -> list[dict[str, Any]]:
    record = _read(file)
    if record.game != game.slug:
        raise OfrendaError(
            "{path} is a record of {other}, the first one of {own}: one file has the columns of one game.",
            path=file,
            other=record.game,
            own=game.slug,
        )

    try:
        return list(rows(record, file.stem))
    except RecordError as error:
        raise OfrendaError("{path}: {reason}", path=file, reason=error) from None


def _read(file: Path) -> Record:
    try:
        return read_record(file)
    except RecordError as error:
        if "path" in error.places:
            raise
        raise OfrendaError("{path}: {reason}", path=file, reason=error) from None


def _packages() -> tuple[Any, Any]:
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        raise OfrendaError("For Parquet a package is needed: pip install ofrenda[parquet].") from None


# From the types of a view to columns


def _option_type(option: Option) -> str:
    return {bool: "bool", int: "int32"}.get(type(option.default), "string")


def _flat(name: str, kind: inspect.Type, left_out: Sequence[str] = ()) -> dict[str, str]:
    """The columns of a value: a struct has one for each of its fields, everything else is one."""
    struct = _struct(kind)
    if struct is None:
        return {name: _type(kind)}
    found: dict[str, str] = {}
    for field in struct.fields:
        if field.name not in left_out:
            found |= _flat(f"{name}.{field.name}", field.type)
    return found


def _values(name: str, kind: inspect.Type, value: Any, left_out: Sequence[str] = ()) -> Iterator[tuple[str, Any]]:
    struct = _struct(kind)
    if struct is None:
        yield name, _value(kind, value)
        return
    for field in struct.fields:
        if field.name not in left_out:
            part = None if value is None else getattr(value, field.name)
            yield from _values(f"{name}.{field.name}", field.type, part)


def _needed(kind: inspect.Type) -> inspect.Type:
    """The type without None, which every column may have."""
    if isinstance(kind, inspect.UnionType):
        [kind] = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
    return kind


def _struct(kind: inspect.Type) -> inspect.StructType | None:
    kind = _needed(kind)
    return kind if isinstance(kind, inspect.StructType) else None


def _type(kind: inspect.Type) -> str:
    kind = _needed(kind)
    match kind:
        case inspect.BoolType():
            return "bool"
        case inspect.IntType():
            return "int32"
        case inspect.FloatType():
            return "double"
        case inspect.StrType() | inspect.DictType():
            return "string"
        case inspect.VarTupleType():
            return f"list<{_type(kind.item_type)}>"
        case inspect.StructType():
            parts = ", ".join(f"{field.name}: {_type(field.type)}" for field in kind.fields)
            return f"struct<{parts}>"
        case _:
            raise TypeError(f"a view cannot be exported that has a {kind}")


def _value(kind: inspect.Type, value: Any) -> Any:
    if value is None:
        return None

    kind = _needed(kind)
    match kind:
        case inspect.DictType():  # by names that differ from row to row: no columns of its own
            return msgspec.json.encode(value, order="sorted").decode()
        case inspect.VarTupleType():
            return [_value(kind.item_type, one) for one in value]
        case inspect.StructType():
            return {field.name: _value(field.type, getattr(value, field.name)) for field in kind.fields}
        case _:
            return value


def _arrow(pyarrow: Any, kind: str) -> Any:
    """The type that is written so."""
    if kind.startswith("list<"):
        return pyarrow.list_(_arrow(pyarrow, kind[5:-1]))
    if kind.startswith("struct<"):
        return pyarrow.struct([(name, _arrow(pyarrow, part)) for name, part in _parts(kind[7:-1])])
    return pyarrow.type_for_alias(kind)


def _parts(text: str) -> Iterator[tuple[str, str]]:
    """Name and type of each part of a struct; commas within a part's own type do not part it."""
    depth, start = 0, 0
    for at, letter in enumerate(text + ","):
        depth += {"<": 1, ">": -1}.get(letter, 0)
        if letter == "," and depth == 0:
            name, _colon, kind = text[start:at].strip().partition(": ")
            yield name, kind
            start = at + 1
