"""The legal actions of a seat, gathered in a buffer that serves again and again."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ofrenda.kernel.packed import Ints, row_of, sort_first, take_over
from ofrenda.kernel.rng import Rng

ROOM: Final = 64
"""So many actions fit at first; the buffer grows where a decision has more."""


@final
class Legal:
    """What a seat may do now: a phase adds one action after another, in rising order."""

    def __init__(self) -> None:
        self.row: Ints = row_of(ROOM)
        self.count: i64 = 0
        self.listing = False
        """Whether a phase is being asked for its `actions`; one that has neither them nor `legal` is told so."""

    def add(self, action: i64) -> None:
        count = self.count
        if count == len(self.row):
            self._grow()
        self.row[count] = action
        self.count = count + 1

    def add_once(self, action: i64) -> None:
        """Unless it was the last to be added: for pieces in order, of which several may be alike."""
        if self.count == 0 or self.row[self.count - 1] != action:
            self.add(action)

    def add_range(self, first: i64, end: i64) -> None:
        """All actions from `first` to before `end`."""
        for action in range(first, end):
            self.add(action)

    def add_bits(self, first: i64, bits: i64) -> None:
        """For each bit of a set, the action that is its place after `first`."""
        action = first
        while bits:
            while not bits & 15:
                bits >>= 4
                action += 4
            if bits & 1:
                self.add(action)
            bits >>= 1
            action += 1

    def clear(self) -> None:
        self.count = 0

    def action(self, place: i64) -> i64:
        """The action at this place."""
        return self.row[place]

    def has(self, action: i64) -> bool:
        for place in range(self.count):
            if self.row[place] == action:
                return True
        return False

    def sort(self) -> None:
        """For phases that find their actions in another order."""
        sort_first(self.row, self.count)

    def any(self, rng: Rng) -> i64:
        """One of them, each as likely."""
        return self.row[rng.below(self.count)]

    def list(self) -> list[int]:
        return [self.row[place] for place in range(self.count)]

    def _grow(self) -> None:
        larger = row_of(2 * len(self.row))
        take_over(larger, 0, self.row, 0, self.count)
        self.row = larger
