"""The legal actions of a seat, gathered in a buffer that serves again and again."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ofrenda.kernel import lists
from ofrenda.kernel.packed import INTERPRETED, Ints, lowest, row_of, sort_first, take_over
from ofrenda.kernel.rng import Rng

ROOM: Final = 128
"""So many actions fit at first; the buffer grows where a decision has more."""
MOST_BITS: Final = 64
"""A set has no more."""
ALL: Final = -1
"""The set of all places."""


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
            self._make_room(1)
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
        self._make_room(MOST_BITS)
        row = self.row
        count = self.count
        while bits:
            row[count] = first + lowest(bits)
            bits &= bits - 1
            count += 1
        self.count = count

    def add_held(self, first: i64, held: Ints, start: i64, places: i64, among: i64) -> None:
        """For each of so many places of a row, from `start` on, where anything is, the action that is its place after
        `first`; only for places that are among these bits.

        Whether anything is there can hardly be foretold: each is written down, and stays if there was.
        """
        self._make_room(places)
        row = self.row
        count = self.count
        for place in range(places):
            row[count] = first + place
            count += among >> place & (held[start + place] != 0)
        self.count = count

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

    def _make_room(self, actions: i64) -> None:
        """So many more fit in."""
        if self.count + actions > len(self.row):
            larger = row_of(2 * len(self.row) + actions)
            take_over(larger, 0, self.row, 0, self.count)
            self.row = larger


if INTERPRETED:
    globals()["Legal"] = lists.Legal
