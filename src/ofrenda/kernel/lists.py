"""Rows as plain lists, for the interpreted build: the interpreter reads a list several times as fast as a packed row.

Where `packed` and `legal` are not compiled, they take these in place of their own.
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from ofrenda.kernel.rng import Rng

T = TypeVar("T")


def ints(numbers: list[int]) -> list[int]:
    return numbers[:]


def row_of(length: int, value: int = 0) -> list[int]:
    return [value] * length


def rows(numbered: list[list[int]]) -> list[list[int]]:
    return copied(numbered)


def copied(packed: list[list[int]]) -> list[list[int]]:
    return [row[:] for row in packed]


def appended(row: list[int], number: int) -> list[int]:
    row.append(number)
    return row


def removed(row: list[int], number: int) -> list[int]:
    row.remove(number)
    return row


def sorted_in(row: list[int], number: int) -> list[int]:
    insort(row, number)
    return row


def sort(row: list[int]) -> None:
    row.sort()


def sort_first(row: list[int], count: int) -> None:
    row[:count] = sorted(row[:count])


def plain(value: T) -> T | list[Any]:
    """Copies too: what is written down must not change with the state."""
    return [plain(item) for item in value] if isinstance(value, list) else value


def packed_like(value: T, example: object) -> T | list[Any]:  # noqa: ARG001 - lists need no example
    return plain(value)


def bit(place: int) -> int:
    return 1 << place


def lowest(bits: int) -> int:
    return (bits & -bits).bit_length() - 1


def fill(row: list[int], value: int) -> None:
    row[:] = [value] * len(row)


def fill_part(row: list[int], first: int, end: int, value: int) -> None:
    row[first:end] = [value] * (end - first)


def write(row: list[int], first: int, numbers: list[int]) -> None:
    row[first : first + len(numbers)] = numbers


def take_over(row: list[int], first: int, source: list[int], start: int, count: int) -> None:
    row[first : first + count] = source[start : start + count]


def total(row: list[int]) -> int:
    return sum(row)


def total_part(row: list[int], first: int, end: int) -> int:
    return sum(row[first:end])


def largest(row: list[int]) -> int:
    return max(row)


def any_in(row: list[int], first: int, end: int) -> bool:
    return any(row[first:end])


FUNCTIONS: dict[str, Any] = {
    function.__name__: function
    for function in (
        *(ints, row_of, rows, copied, appended, removed, sorted_in, sort, sort_first, plain, packed_like),
        *(bit, lowest, fill, fill_part, write, take_over, total, total_part, largest, any_in),
    )
}


class Legal:
    """What a seat may do now, in a list."""

    def __init__(self) -> None:
        self.row: list[int] = []
        self.add = self.row.append
        self.clear = self.row.clear
        self.sort = self.row.sort
        self.listing = False

    @property
    def count(self) -> int:
        return len(self.row)

    def add_once(self, action: int) -> None:
        if not self.row or self.row[-1] != action:
            self.row.append(action)

    def add_range(self, first: int, end: int) -> None:
        self.row.extend(range(first, end))

    def add_bits(self, first: int, bits: int) -> None:
        while bits:
            self.row.append(first + lowest(bits))
            bits &= bits - 1

    def add_held(self, first: int, held: list[int], start: int, places: int, among: int) -> None:
        part = held[start : start + places]
        self.row += [first + place for place, count in enumerate(part) if count and among >> place & 1]

    def action(self, place: int) -> int:
        return self.row[place]

    def has(self, action: int) -> bool:
        return action in self.row

    def any(self, rng: Rng) -> int:
        row = self.row
        return row[rng.below(len(row))]

    def list(self) -> list[int]:
        return self.row[:]
