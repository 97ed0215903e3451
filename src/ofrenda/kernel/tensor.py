"""What a seat knows as one row of whole numbers of a fixed length: what learning programs look at.

A game says in its `engine/tensor.py` of which parts its tensors consist and writes them from the state, without a view
in between: that takes a microsecond or two. Whatever goes by seat begins with the seat that looks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from ofrenda.kernel.packed import Ints
from ofrenda.kernel.phase import Phase

if TYPE_CHECKING:
    from ofrenda.kernel.state import State

Row: TypeAlias = "vec[i32]"

GIVEN: Final = 2
"""Added to the fields of a phase, which may be -1: a 0 says that the phase has no such field."""


@final
class Part:
    """A stretch of a tensor: its name, how many numbers it has and what they say.

    `most` is the largest number of usual play; divided by it, what a learner sees lies between -1 and 1 or near it.
    """

    def __init__(self, name: str, size: int, says: str, most: int = 1) -> None:
        self.name = name
        self.size = size
        self.says = says
        self.most = most


@final
class StepField:
    """A field of the phases of a game: a seat (then `size` is 0), or so many numbers."""

    def __init__(self, name: str, size: int, says: str, most: int = 1) -> None:
        self.name = name
        self.size: i64 = size
        self.says = says
        self.most = most
        self.place: i64 = 0


@final
class TensorLayout:
    """How the tensors of a game look with so many seats: all parts in order. Made once."""

    def __init__(
        self,
        version: int,
        seats: int,
        phases: tuple[type[Phase[Any]], ...],
        steps: list[StepField],
        endings: tuple[str, ...],
        parts: list[Part],
    ) -> None:
        self.version = version
        self.seats: i64 = seats
        self.endings = endings
        self.phases: dict[type[Phase[Any]], int] = {phase: number for number, phase in enumerate(phases)}
        self.phase_count: i64 = len(phases)
        self.parts = [
            Part("seat", seats, "The seat that looks, one of them."),
            Part("deciders", seats, "By seat: whether it owes a decision now."),
            Part("phase", len(phases), f"The step being played, one of {', '.join([p.__name__ for p in phases])}."),
        ]

        place = size_of(self.parts)
        self.steps: dict[str, StepField] = {}
        for step in steps:
            self.steps[step.name] = step
            step.place = place
            if step.size:
                says = f"Of that step: {step.says}; each plus {GIVEN}, 0 where it has none."
                part = Part(f"phase {step.name}", int(step.size), says, step.most + GIVEN)
            else:
                part = Part(f"phase {step.name}", seats, f"Of that step: {step.says}, one of the seats.")
            self.parts.append(part)
            place += part.size
        self.steps_end: i64 = place

        self.parts += [
            Part("over", 1, "Whether the match is over."),
            Part("points", seats, "By seat, once it is over: the points.", 100),
            Part("places", seats, "By seat, once it is over: the place from 1.", seats),
            Part("ending", len(endings), f"How it ended, one of {', '.join(endings)}."),
            *parts,
        ]
        self.size: i64 = size_of(self.parts)

    def where(self) -> dict[str, tuple[int, int]]:
        """By part: where it begins, and where the next one does."""
        found: dict[str, tuple[int, int]] = {}
        place = 0
        for part in self.parts:
            found[part.name] = (place, place + part.size)
            place += part.size
        return found

    def scale(self) -> list[float]:
        """By number: what it is divided by for a learner."""
        return [float(part.most) for part in self.parts for _number in range(part.size)]


def size_of(parts: list[Part]) -> int:
    return sum([part.size for part in parts])


@final
class Tensor:
    """The row that is written, from left to right; one tensor after another where there is room for several."""

    def __init__(self, layout: TensorLayout, tensors: i64 = 1) -> None:
        self.layout = layout
        self.row: Row = vec[i32]([0] * (layout.size * tensors))
        self.place: i64 = 0
        self.seats: i64 = layout.seats
        self.own: i64 = 0
        """The seat that looks."""

    def begin(self, s: State[Any], seat: i64, number: i64) -> None:
        """The tensor of this number: what all games show of the state."""
        layout = self.layout
        row = self.row
        first = number * layout.size
        for place in range(first, first + layout.size):
            row[place] = i32(0)
        self.own = seat
        self.place = first
        self.one_of(seat, self.seats)

        if len(s.stack) > 0:
            phase = s.stack[-1]
            for decider in phase.deciders(s):
                row[self.place + (decider - seat) % self.seats] = i32(1)
            self.place += self.seats
            self._step(phase, s, first)
            self.place += 1 + 2 * self.seats + len(layout.endings)
        else:
            self.place = first + layout.steps_end
            self._ending(s)

    def _step(self, phase: Phase[Any], s: State[Any], first: i64) -> None:
        """The phase and its fields."""
        layout = self.layout
        self.row[self.place + layout.phases[type(phase)]] = i32(1)
        for name, value in phase.public_fields(s).items():
            field = layout.steps[name]
            if isinstance(value, tuple):
                self._write_row(first + field.place, value, field.size)
            elif field.size:
                self.row[first + field.place] = i32(value + GIVEN)
            elif value >= 0:
                self.row[first + field.place + (value - self.own) % self.seats] = i32(1)
        self.place = first + layout.steps_end

    def _write_row(self, place: i64, numbers: tuple[int, ...], room: i64) -> None:
        for number in numbers[:room]:
            self.row[place] = i32(number + GIVEN)
            place += 1

    def _ending(self, s: State[Any]) -> None:
        result = s.result()
        assert result is not None
        self.number(1)
        for number in range(self.seats):
            self.number(result.points[(self.own + number) % self.seats])
        for number in range(self.seats):
            self.number(result.places[(self.own + number) % self.seats])
        self.one_of(self.layout.endings.index(result.ending), len(self.layout.endings))

    # What the games write

    def number(self, number: i64) -> None:
        self.row[self.place] = i32(number)
        self.place += 1

    def flag(self, value: bool) -> None:
        if value:
            self.row[self.place] = i32(1)
        self.place += 1

    def one_of(self, number: i64, count: i64) -> None:
        """A 1 at the place of this number; none for a number below 0."""
        if number >= 0:
            self.row[self.place + number] = i32(1)
        self.place += count

    def bits(self, bits: i64, count: i64) -> None:
        """A set as that many flags."""
        for number in range(count):
            self.row[self.place + number] = i32(bits >> number & 1)
        self.place += count

    def numbers(self, row: Ints, first: i64, count: i64) -> None:
        """So many numbers of a row."""
        place = self.place
        for number in range(first, first + count):
            self.row[place] = i32(row[number])
            place += 1
        self.place = place

    def all(self, row: Ints) -> None:
        """All numbers of a row."""
        self.numbers(row, 0, len(row))

    def skip(self, count: i64) -> None:
        """So many numbers stay 0."""
        self.place += count

    def get(self, place: i64) -> i64:
        """The number that stands so far ahead."""
        return i64(self.row[self.place + place])

    def set(self, place: i64, number: i64) -> None:
        """This number stands so far ahead; `skip` goes on."""
        self.row[self.place + place] = i32(number)

    def add(self, place: i64) -> None:
        """One more of what is counted so far ahead; `skip` goes on."""
        self.row[self.place + place] += i32(1)

    def seat(self, number: i64) -> i64:
        """The seat at this place around the table, the one that looks at 0; who comes after the seats stays there."""
        return (self.own + number) % self.seats if number < self.seats else number

    def by_seat(self, row: Ints) -> None:
        """A number for each seat (or owner)."""
        for number in range(len(row)):
            self.number(row[self.seat(number)])

    def rows_by_seat(self, row: Ints, width: i64) -> None:
        """So many numbers for each seat (or owner), which follow one another in the row."""
        for number in range(len(row) // width):
            self.numbers(row, self.seat(number) * width, width)

    def one_seat(self, seat: i64) -> None:
        """A 1 at the seat's place; none for nobody (a number below 0)."""
        if seat >= 0:
            self.row[self.place + (seat - self.own) % self.seats] = i32(1)
        self.place += self.seats

    def step(self, phase: Phase[Any], s: State[Any], room: i64) -> None:
        """A phase in so many numbers: which it is, from 1, and its fields in their order."""
        self.set(0, self.layout.phases[type(phase)] + 1)
        place: i64 = 1
        for value in phase.public_fields(s).values():
            for number in value if isinstance(value, tuple) else (value,):
                if place < room:
                    self.set(place, number + GIVEN)
                    place += 1
        self.skip(room)
