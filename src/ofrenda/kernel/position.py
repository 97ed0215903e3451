"""Positions: readable documents of a whole position, secrets included, like FEN in chess.

A position is a plain dict of names and numbers; as text it is TOML.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import tomli_w

from ofrenda.kernel.errors import PositionError
from ofrenda.kernel.phase import Phase
from ofrenda.kernel.state import State
from ofrenda.kernel.toml import NotToml, read_toml
from ofrenda.words import listing


def write(position: Mapping[str, Any]) -> str:
    """The position as text."""
    return tomli_w.dumps(position)


def read(text: str) -> dict[str, Any]:
    """The position that the text describes."""
    try:
        return read_toml(text)
    except NotToml as error:
        raise PositionError("The position is not valid TOML: {reason}.", reason=str(error)) from None


def phase_text(phase: Phase[Any]) -> str:
    """A phase as one line: its name, then its fields, `Paying due=2`, `Offer choices=(3,-1)`."""
    words = [type(phase).__name__]
    for field in phase.FIELDS:
        value = getattr(phase, field)
        words.append(f"{field}=({','.join(map(str, value))})" if isinstance(value, tuple) else f"{field}={value}")
    return " ".join(words)


def parse_phase(text: str, phases: tuple[type[Phase[Any]], ...], s: State[Any]) -> Phase[Any]:
    """The phase that the line names, if it fits the position."""
    name, *words = text.split() or [""]
    kinds = {kind.__name__: kind for kind in phases}
    if name not in kinds:
        raise PositionError("There is no phase “{name}”. Phases: {phases}.", name=name, phases=listing(list(kinds)))

    kind = kinds[name]
    pairs = [word.partition("=") for word in words]
    if [field for field, _equals, _value in pairs] != list(kind.FIELDS):
        raise PositionError(
            "The phase “{text}” should read “{right}”.",
            text=text,
            right=" ".join([name, *(f"{field}=…" for field in kind.FIELDS)]),
        )

    try:
        phase = kind(*[_field(value) for _name, _equals, value in pairs])
        fits = phase.fits(s)
    except (TypeError, ValueError, IndexError):
        fits = False

    if not fits:
        raise PositionError("The phase “{text}” does not fit this position.", text=text)
    return phase


def check_stack(s: State[Any], upon: Mapping[str, str]) -> None:
    """Refuse phases in an order in which no match stacks them: `upon` names, by phase, those right below it.

    A phase with an empty text is the lowest.
    """
    below = ""

    for phase in s.stack:
        name = type(phase).__name__
        allowed = upon[name].split()
        if below not in allowed if below else allowed:
            raise PositionError(
                "In the stack “{phase}” lies upon {below}. Right would be: {allowed}.",
                phase=name,
                below=f"“{below}”" if below else "-",
                allowed=listing(allowed) or "-",
            )
        below = name


def check_order(s: State[Any], order: tuple[str, ...], several: str) -> None:
    """Refuse phases that wait twice, or in an order in which no match stacks them; gaps are allowed.

    `order` names the phases from the lowest up, in one text those of which one at a time waits. Those that `several`
    names may wait several at a time, among their like in any order. A phase that `order` leaves out may lie anywhere.
    """
    heights = {name: height for height, names in enumerate(order) for name in names.split()}
    nesting = several.split()
    names = [type(phase).__name__ for phase in s.stack]
    for name in names:
        if name not in nesting and names.count(name) > 1:
            raise PositionError("The phase “{phase}” cannot wait twice.", phase=name)

    ordered = [name for name in names if name in heights]
    for below, above in pairwise(ordered):
        nested = below in nesting and above in nesting and heights[below] == heights[above]
        if heights[above] <= heights[below] and not nested:
            raise PositionError("In the stack “{phase}” cannot lie upon “{below}”.", phase=above, below=below)


def _field(text: str) -> int | tuple[int, ...]:
    if text.startswith("(") and text.endswith(")"):
        return tuple(int(part) for part in text[1:-1].split(",") if part)
    return int(text)


class Reader:
    """Takes a position apart, key by key, and refuses by name what does not fit."""

    def __init__(self, position: Mapping[str, Any], keys: tuple[str, ...]) -> None:
        self._position = position
        for key in position:
            if key not in keys:
                raise PositionError("A position has no key “{key}”. Keys: {keys}.", key=key, keys=listing(keys))

    def has(self, key: str) -> bool:
        return key in self._position

    def whole(self, key: str, default: int, low: int, high: int) -> int:
        """A whole number between `low` and `high`."""
        value = self._position.get(key, default)
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(key, value, f"{low} … {high}")
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        """True or false."""
        value = self._position.get(key, default)
        if type(value) is not bool:
            raise self.wrong(key, value, "true, false")
        return value

    def text(self, key: str, default: str = "") -> str:
        value = self._position.get(key, default)
        if not isinstance(value, str):
            raise self.wrong(key, value, "“…”")
        return value

    def wholes(self, key: str, default: list[int], low: int, high: int) -> list[int]:
        """Exactly as many whole numbers as the default has."""
        value = self._position.get(key, default)
        numbers = isinstance(value, list | tuple) and all(type(n) is int and low <= n <= high for n in value)
        if not numbers or len(value) != len(default):
            raise self.wrong(key, value, f"{len(default)} × {low} … {high}")
        return list(value)

    def words(self, key: str) -> list[str]:
        """Any number of words or phrases."""
        value = self._position.get(key, [])
        if not isinstance(value, list | tuple) or not all(isinstance(word, str) for word in value):
            raise self.wrong(key, value, "[“…”, “…”]")
        return list(value)

    def table(self, key: str) -> dict[str, Any]:
        value = self._position.get(key, {})
        if not isinstance(value, dict):
            raise self.wrong(key, value, "{ … = … }")
        return value

    def wrong(self, key: str, value: object, right: str) -> PositionError:
        """For a value that the key cannot have."""
        return PositionError(
            "In a position “{key}” cannot be {value}. Right would be: {right}.", key=key, value=value, right=right
        )
