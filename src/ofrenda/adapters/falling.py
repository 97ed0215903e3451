"""A chance step in small pieces: die by die, card by card, so that each has few outcomes, numbered from 0."""

from __future__ import annotations

from fractions import Fraction

from ofrenda.kernel.chance import Chance, Draw, Outcome, Roll

MOST_OUTCOMES = 64
"""No piece has more: dice have six sides, and no deck has more kinds of card."""


class Falling:
    """What has fallen so far of a chance step, and what may fall next. Immutable."""

    def __init__(self, chance: Chance, fallen: tuple[int, ...] = ()) -> None:
        self.chance = chance
        self.fallen = fallen
        self._pieces = _pieces(chance)

    def outcomes(self) -> list[tuple[int, Fraction]]:
        """By number: how likely each is that may fall next."""
        chance = self.chance
        if isinstance(chance, Roll):
            sides = list(chance.dice[_kinds(chance)[len(self.fallen)]].sides)
            return [(face, Fraction(sides.count(face), len(sides))) for face in sorted(set(sides))]
        if isinstance(chance, Draw):
            left = [stock - self.fallen.count(kind) for kind, stock in enumerate(chance.stock)]
            return [(kind, Fraction(count, sum(left))) for kind, count in enumerate(left) if count]
        return [(number, likely) for number, (_outcome, likely) in enumerate(chance.outcomes())]

    def after(self, number: int) -> Falling:
        """The same once this has fallen."""
        return Falling(self.chance, (*self.fallen, number))

    def outcome(self) -> Outcome | None:
        """The outcome of the whole step; None while pieces are missing."""
        if len(self.fallen) < self._pieces:
            return None
        chance = self.chance
        if isinstance(chance, Roll):
            return _counted(chance, self.fallen)
        if isinstance(chance, Draw):
            return tuple(sorted(self.fallen))
        return chance.outcomes()[self.fallen[0]][0]

    def text(self, number: int) -> str:
        """What falls with this number."""
        chance = self.chance
        if isinstance(chance, Roll):
            die = chance.dice[_kinds(chance)[len(self.fallen)]]
            return f"{die.name} {die.faces[number]}"
        if isinstance(chance, Draw):
            return chance.names[number]
        return chance.text(chance.outcomes()[number][0])


def _pieces(chance: Chance) -> int:
    if isinstance(chance, Roll):
        return sum(chance.counts)
    return chance.count if isinstance(chance, Draw) else 1


def _kinds(roll: Roll) -> list[int]:
    """The kinds of the dice in the order in which they fall."""
    return [kind for kind, count in enumerate(roll.counts) for _die in range(count)]


def _counted(roll: Roll, faces: tuple[int, ...]) -> Outcome:
    shown = [[0] * len(die.faces) for die in roll.dice]
    for kind, face in zip(_kinds(roll), faces, strict=True):
        shown[kind][face] += 1
    return tuple([count for counts in shown for count in counts])
