"""Packed rows of numbers, for states that are played on and copied millions of times.

An `Ints` is a row of native integers in one piece of memory. It is read and written like a list of fixed length and
copied with `row[:]`; a whole row is never a key, and two names for one row are the same row. Interpreted, rows are
plain lists (see `lists`): who works with them must do with either.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from ofrenda.kernel import lists

Ints: TypeAlias = "vec[i64]"
Floats: TypeAlias = "vec[float]"
"""A row of native floats: weights and values that tactics look up."""
Rows: TypeAlias = "vec[vec[i64]]"
"""Several rows, each as long as it is: the hands of the seats, say."""


def _place_by_rest(rest: int) -> int:
    """Which of the powers of two leaves this rest when it is divided by 67: no two leave the same."""
    return next((place for place in range(63) if (1 << place) % 67 == rest), 0)


BITS: Final = vec[i64]([1 << place for place in range(63)])
PLACES: Final = vec[i64]([_place_by_rest(rest) for rest in range(67)])
"""By the rest of a lone bit, divided by 67: its place."""


def ints(numbers: list[int]) -> Ints:
    """A row of these numbers. One by one: a `vec` made of a list asks it first for a buffer, and is refused."""
    row = row_of(len(numbers))
    write(row, 0, numbers)
    return row


def floats(numbers: list[float]) -> Floats:
    """A row of these numbers."""
    return vec[float](numbers)


def row_of(length: i64, value: i64 = 0) -> Ints:
    """A row that has the same value everywhere."""
    return vec[i64]([value] * length)


def shared_row(length: i64) -> Ints:
    """A row of zeros whose memory others read too: packed in every build."""
    return vec[i64]([0] * length)


def rows(numbered: list[list[int]]) -> Rows:
    """Rows of these numbers."""
    packed = vec[vec[i64]]()
    for numbers in numbered:
        packed = append(packed, ints(numbers))
    return packed


def copied(packed: Rows) -> Rows:
    """The same rows once more, independent of these."""
    copy = packed[:]
    for place in range(len(packed)):
        copy[place] = packed[place][:]
    return copy


def appended(row: Ints, number: i64) -> Ints:
    """The row with this number behind its last; the row itself is used up."""
    return append(row, number)


def removed(row: Ints, number: i64) -> Ints:
    """The row without this number, which it has; the row itself is used up."""
    return remove(row, number)


def sorted_in(row: Ints, number: i64) -> Ints:
    """The row, which is sorted, with this number in its place; the row itself is used up."""
    longer = append(row, number)
    place: i64 = len(longer) - 1
    while place > 0 and longer[place - 1] > number:
        longer[place] = longer[place - 1]
        place -= 1
    longer[place] = number
    return longer


def sort(row: Ints) -> None:
    """The numbers in rising order; made for a dozen of them."""
    sort_first(row, len(row))


def sort_first(row: Ints, count: i64) -> None:
    """The same of the first so many."""
    for place in range(1, count):
        number = row[place]
        before: i64 = place - 1
        while before >= 0 and row[before] > number:
            row[before + 1] = row[before]
            before -= 1
        row[before + 1] = number


def plain(value: Any) -> Any:
    """A field of a state as it is written down: packed rows as lists."""
    if isinstance(value, INTS):
        return list(value)
    if isinstance(value, ROWS):
        return [list(row) for row in value]
    return value


def packed_like(value: Any, example: Any) -> Any:
    """What was written down as plain lists, packed as the example is."""
    if isinstance(example, INTS):
        return ints(value)
    if isinstance(example, ROWS):
        return rows(value)
    return value


def bit(place: i64) -> i64:
    """The number that has this bit alone. Compiled, a literal 1 would be shifted in 32 bits."""
    return BITS[place]


def lowest(bits: i64) -> i64:
    """The place of the lowest bit of a set that has one."""
    return PLACES[(bits & -bits) % 67]


def fill(row: Ints, value: i64) -> None:
    """The same value everywhere in the row."""
    for place in range(len(row)):
        row[place] = value


def fill_part(row: Ints, first: i64, end: i64, value: i64) -> None:
    """The same value from `first` to before `end`."""
    for place in range(first, end):
        row[place] = value


def write(row: Ints, first: i64, numbers: list[int]) -> None:
    """These numbers stand from `first` on."""
    place = first
    for number in numbers:
        row[place] = number
        place += 1


def take_over(row: Ints, first: i64, source: Ints, start: i64, count: i64) -> None:
    """So many numbers of another row, from `start` on, stand from `first` on."""
    for place in range(count):
        row[first + place] = source[start + place]


def total(row: Ints) -> i64:
    """The sum of the row."""
    found: i64 = 0
    for number in row:
        found += number
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
    for number in row:
        if number > found:
            found = number
    return found


def any_in(row: Ints, first: i64, end: i64) -> bool:
    """Whether anything but 0 stands from `first` to before `end`."""
    for place in range(first, end):
        if row[place]:
            return True
    return False


INTS: Any = type(row_of(0))
ROWS: Any = type(rows([]))
"""What packed rows are at run time."""

INTERPRETED: Final = hasattr(row_of, "__code__")
"""Whether this module is not compiled: then the engine is not either, and works with lists."""
if INTERPRETED:
    globals().update(lists.FUNCTIONS)
