"""Packed rows of numbers, for states that are played on and copied millions of times.

An `Ints` is a row of native integers in one piece of memory. It is read and written like a list of fixed length and
copied with `row[:]`; a whole row is never a key, and two names for one row are the same row.
"""

from __future__ import annotations

from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Ints: TypeAlias = "vec[i64]"


def ints(numbers: list[int]) -> Ints:
    """A row of these numbers."""
    return vec[i64](numbers)


def row_of(length: i64, value: i64 = 0) -> Ints:
    """A row that has the same value everywhere."""
    return vec[i64]([value] * length)


def fill(row: Ints, value: i64) -> None:
    """The same value everywhere in the row."""
    for place in range(len(row)):
        row[place] = value


def fill_part(row: Ints, first: i64, end: i64, value: i64) -> None:
    """The same value from `first` to before `end`."""
    for place in range(first, end):
        row[place] = value


def take_over(row: Ints, first: i64, source: Ints, start: i64, count: i64) -> None:
    """So many numbers of another row, from `start` on, stand from `first` on."""
    for place in range(count):
        row[first + place] = source[start + place]


def total(row: Ints) -> i64:
    """The sum of the row."""
    found: i64 = 0
    for place in range(len(row)):
        found += row[place]
    return found


def total_part(row: Ints, first: i64, end: i64) -> i64:
    """The sum from `first` to before `end`."""
    found: i64 = 0
    for place in range(first, end):
        found += row[place]
    return found


def largest(row: Ints) -> i64:
    """The largest number of the row, which has one."""
    found: i64 = row[0]
    for place in range(1, len(row)):
        if row[place] > found:
            found = row[place]
    return found


def any_in(row: Ints, first: i64, end: i64) -> bool:
    """Whether anything but 0 stands from `first` to before `end`."""
    for place in range(first, end):
        if row[place]:
            return True
    return False
