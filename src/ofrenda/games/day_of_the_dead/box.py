"""Reads the fighters of the box, ours or an owner's own, and refuses what cannot be played with."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ofrenda.games.day_of_the_dead.engine.pieces import (
    BACK_NAMES,
    BACKS,
    CARDS,
    EFFECT_NAMES,
    FIGHTER_NAMES,
    FIGHTERS,
    HAND_PER_BACK,
)
from ofrenda.kernel.errors import DataError
from ofrenda.kernel.toml import NotToml, read_toml
from ofrenda.words import listing

FILE = "fighters.toml"
FILES = (FILE,)
MOST_POWER = 99
MOST_COPIES = 9
KEYS = ("name", "power", "copies", "effect")
SOURCES = ("rulebook", "deduced", "published account", "partly reconstructed", "reconstructed", "box")


@cache
def shipped(name: str) -> str:
    """The text of the data file as it lies in the package."""
    return (Path(__file__).parent / "data" / name).read_text(encoding="utf-8")


def read_fighters(text: str) -> tuple[list[int], list[int], list[int]]:
    """By card: printed power, number of copies, effect."""
    powers, copies, effects = [0] * CARDS, [0] * CARDS, [0] * CARDS
    seen: list[str] = []
    for fighter in _fighters(text):
        name = _name(fighter, seen)
        seen.append(name)
        power = _whole(name, "power", fighter.get("power"), MOST_POWER)
        for back, count in enumerate(_copies(name, fighter.get("copies"))):
            card = back * FIGHTERS + FIGHTER_NAMES.index(name)
            powers[card] = power
            copies[card] = count
            effects[card] = _effect(name, fighter.get("effect"))
        _check_source(name, fighter.get("source", {}))

    for back in range(BACKS):
        if sum(copies[back * FIGHTERS : (back + 1) * FIGHTERS]) < 2 * HAND_PER_BACK:
            raise DataError(
                "{file}: at least {count} cards with the back “{back}” are needed for the deal.",
                file=FILE,
                count=2 * HAND_PER_BACK,
                back=BACK_NAMES[back],
            )

    return powers, copies, effects


def _fighters(text: str) -> list[Mapping[str, Any]]:
    try:
        document = read_toml(text)
    except NotToml as error:
        raise DataError("{file} is not valid TOML: {reason}.", file=FILE, reason=str(error)) from None

    fighters = document.get("fighter")
    if (
        list(document) != ["fighter"]
        or not isinstance(fighters, list)
        or not all(isinstance(f, dict) for f in fighters)
    ):
        raise DataError("{file} must be a list of [[fighter]] tables and nothing else.", file=FILE)

    return fighters


def _name(fighter: Mapping[str, Any], seen: list[str]) -> str:
    name = fighter.get("name")
    if not isinstance(name, str) or name not in FIGHTER_NAMES:
        raise _wrong(name, "name", name, listing(FIGHTER_NAMES))
    if name in seen:
        raise DataError("{file}: the fighter “{name}” stands there twice.", file=FILE, name=name)

    for field in fighter:
        if field not in (*KEYS, "source"):
            raise DataError(
                "{file}: the fighter “{name}” has an unknown field “{field}”. Fields: {fields}.",
                file=FILE,
                name=name,
                field=field,
                fields=listing((*KEYS, "source")),
            )

    return name


def _copies(name: str, value: object) -> list[int]:
    counts = value if isinstance(value, list) else [value] * BACKS
    if len(counts) != BACKS:
        raise _wrong(name, "copies", value, f"1, [1, 1, 1], 0 … {MOST_COPIES}")
    return [_whole(name, "copies", count, MOST_COPIES) for count in counts]


def _whole(name: str, field: str, value: object, most: int) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise _wrong(name, field, value, f"0 … {most}")
    return value


def _effect(name: str, value: object) -> int:
    if not isinstance(value, str) or value not in EFFECT_NAMES:
        raise _wrong(name, "effect", value, listing(EFFECT_NAMES))
    return EFFECT_NAMES.index(value)


def _check_source(name: str, source: object) -> None:
    if not isinstance(source, dict):
        raise _wrong(name, "source", source, '{ power = "box" }')
    for field, value in source.items():
        if field not in KEYS or value not in SOURCES:
            raise _wrong(name, f"source.{field}", value, listing(SOURCES))


def _wrong(name: object, field: str, value: object, right: str) -> DataError:
    return DataError(
        "{file}: the fighter “{name}” cannot have the {field} “{value}”. Right would be: {right}.",
        file=FILE,
        name=name,
        field=field,
        value=value,
        right=right,
    )
