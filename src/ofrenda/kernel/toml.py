"""Documents in TOML that people bring. They are measured before they are parsed: a short file can cost gigabytes."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

from ofrenda.words import _, visible

MOST_LETTERS = 200_000
MOST_DEPTH = 16
MOST_KEY_PARTS = 12
MOST_DIGITS = 18

_STRINGS = re.compile(r'"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'')
_BESIDE_KEYS = re.compile(r"[^\w\"'. \t-]+")
_LONG_NUMBER = re.compile(rf"[0-9][0-9_]{{{MOST_DIGITS},}}|0[xob][0-9a-fA-F_]{{{MOST_DIGITS},}}")

NotToml = tomllib.TOMLDecodeError


def read_toml(text: str) -> dict[str, Any]:
    """The document; NotToml says what is wrong with it, and where."""
    if len(text) > MOST_LETTERS:
        raise NotToml(_("it has {count} letters, and {most} would be many", count=len(text), most=MOST_LETTERS))
    _measure(text)
    document = tomllib.loads(text)

    for found in _texts(document):
        if any(line != visible(line) for line in found.split("\n")):  # a data file within a position has lines
            raise NotToml(_("“{text}” has letters that cannot be seen", text=visible(found)[:80]))
    return document


def _measure(text: str) -> None:
    depth = 0
    for number, line in enumerate(text.split("\n"), 1):
        if max(run.count(".") for run in _BESIDE_KEYS.split(line)) >= MOST_KEY_PARTS:
            raise NotToml(_("a key of so many parts is meant for nobody (line {line})", line=number))
        if _LONG_NUMBER.search(line):
            raise NotToml(_("a number of so many digits is meant for nobody (line {line})", line=number))
        for bracket in re.findall(r"[\[\]{}]", _STRINGS.sub("", line)):
            depth += 1 if bracket in "[{" else -1
            if depth > MOST_DEPTH:
                raise NotToml(_("it is nested too deeply (line {line})", line=number))


def _texts(value: Any) -> Iterator[str]:
    """Every key and every text in a document."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from _texts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _texts(inner)
