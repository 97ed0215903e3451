"""What must be rolled or drawn now.

A chance step is asked for when it is due and never stored ahead: whoever holds
the dice supplies an outcome, a tuple of small ints, and the record keeps it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations_with_replacement, product
from math import comb, factorial, prod
from typing import TypeAlias

from mypy_extensions import i64, mypyc_attr

from ofrenda.kernel.errors import OfrendaError, WrongOutcome
from ofrenda.kernel.packed import Ints, ints, row_of
from ofrenda.kernel.rng import Rng
from ofrenda.words import listing

Outcome: TypeAlias = tuple[int, ...]

COUNTED_BEHIND = re.compile(r"([a-z][a-z-]*)\s+x\s*(\d{1,3})\b")
COUNTED_BEFORE = re.compile(r"\b(\d{1,3})\s*x\s+(?=\w)")

ENUMERABLE = 200_000
"""More outcomes than this are sampled, not listed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """One chance step of a match."""

    def sample(self, rng: Rng) -> Outcome:
        """One outcome, as likely as on the table."""
        raise NotImplementedError

    def size(self) -> int:
        """How many different outcomes there are."""
        raise NotImplementedError

    def enumerate(self) -> Iterator[tuple[Outcome, Fraction]]:
        """Every outcome with its probability, however many there are."""
        raise NotImplementedError

    def check(self, outcome: Outcome) -> None:
        """Refuses an outcome that cannot fall."""
        raise NotImplementedError

    def text(self, outcome: Outcome) -> str:
        """The outcome as it stands in a record."""
        raise NotImplementedError

    def parse(self, text: str) -> Outcome:
        """Reads what `text` wrote, or what a person typed."""
        raise NotImplementedError

    def wanted(self) -> str:
        """What people must roll or draw, as a short list."""
        raise NotImplementedError

    def outcomes(self) -> list[tuple[Outcome, Fraction]]:
        """Every outcome with its exact probability; refused where there are too many to be of use."""
        if self.size() > ENUMERABLE:
            raise OfrendaError(
                "This chance step has {size} outcomes; at most {most} are listed. Sample it instead.",
                size=self.size(),
                most=ENUMERABLE,
            )
        return list(self.enumerate())


class Die:
    """A kind of die: its name, and the face on each of its sides (a face may stand on several)."""

    def __init__(self, name: str, sides: tuple[str, ...]) -> None:
        self.name = name
        self.faces: list[str] = []
        for face in sides:
            if face not in self.faces:
                self.faces.append(face)
        self.sides: Ints = ints([self.faces.index(face) for face in sides])
        """By side: its face, as a number."""

    def throw(self, dice: i64, row: Ints, first: i64, rng: Rng) -> None:
        """So many dice of the kind fall: each face is counted in the row, at its place from `first` on."""
        sides = self.sides
        for _die in range(dice):
            row[first + sides[rng.below(len(sides))]] += 1

    def face(self, word: str) -> int:
        """The face that `word` names, whole or by its first letters; -1 if none or several do."""
        if word in self.faces:
            return self.faces.index(word)
        found = [number for number, name in enumerate(self.faces) if name.startswith(word)]
        return found[0] if len(found) == 1 else -1


def read_dice(dice: tuple[Die, ...], text: str, counts: tuple[int, ...] = ()) -> Outcome:
    """The faces that people name, counted: `left hand 2xfoot, centre skull`, or just `3 3 5` for one kind.

    Commas may be left out where kinds are written in full. With `counts`, only kinds that are rolled at all can be
    meant.
    """
    shown = [[0] * len(die.faces) for die in dice]
    rolled = [kind for kind in range(len(dice)) if not counts or counts[kind]]
    whole = [dice[kind].name for kind in rolled]
    kind = rolled[0] if len(rolled) == 1 else -1
    for group in _plainly(dice, text).split(","):
        for at, word in enumerate(group.split()):
            named = _kind(dice, rolled, word) if at == 0 or word in whole else -1
            if named >= 0:
                kind = named
                continue
            if kind < 0:
                _refuse_several(word, [known for known in whole if known.startswith(word)])
                raise WrongOutcome(
                    "“{word}” is no kind of die here. Write the kind before its faces: {kinds}.",
                    word=word,
                    kinds=listing(whole),
                )

            die = dice[kind]
            times, name = _times(word)
            face = die.face(name)
            if face < 0:
                _refuse_several(word, [known for known in die.faces if known.startswith(name)])
                raise WrongOutcome(
                    "“{word}” is no face of the {kind} dice. Their faces: {faces}.",
                    word=word,
                    kind=die.name,
                    faces=listing(die.faces),
                )
            shown[kind][face] += times

    outcome: list[int] = []
    for faces in shown:
        outcome.extend(faces)
    return tuple(outcome)


def _refuse_several(word: str, candidates: list[str]) -> None:
    """Says what the first letters could mean, if that is more than one thing."""
    if len(candidates) > 1:
        raise WrongOutcome("“{word}” could be: {candidates}.", word=word, candidates=listing(candidates))


def _plainly(dice: tuple[Die, ...], text: str) -> str:
    """What people type, written in one way: `2x foot`, `2 x foot` and `foot x2` become `2xfoot`, `center` `centre`."""
    plain = text.lower().replace("×", "x").replace(";", ",").replace(".", " ").replace("center", "centre")
    for die in dice:
        for face in die.faces:
            if "-" in face:
                plain = plain.replace(face.replace("-", " "), face)
    plain = COUNTED_BEHIND.sub(r"\2x\1", plain)
    return COUNTED_BEFORE.sub(r"\1x", plain)


def _times(word: str) -> tuple[int, str]:
    """`2xfoot` is two feet, `foot` is one."""
    times, x, name = word.partition("x")
    return (int(times), name) if x and times.isascii() and times.isdigit() and len(times) < 4 else (1, word)


def _kind(dice: tuple[Die, ...], rolled: list[int], word: str) -> int:
    """The kind that `word` names, whole or by its first letters; -1 if none or several do."""
    for kind in rolled:
        if dice[kind].name == word:
            return kind
    found = [kind for kind in rolled if dice[kind].name.startswith(word)]
    return found[0] if len(found) == 1 else -1


class Roll(Chance):
    """A roll of several kinds of dice at once.

    The outcome counts the faces, kind by kind: which die of a kind shows a face never matters.
    In text: `left hand hand foot, centre skull`, or just `3 3 5` where there is one kind.
    """

    def __init__(self, dice: tuple[Die, ...], counts: tuple[int, ...]) -> None:
        self.dice = dice
        self.counts = counts

    def sample(self, rng: Rng) -> Outcome:
        shown = row_of(sum([len(die.faces) for die in self.dice]))
        first: i64 = 0
        for kind in range(len(self.dice)):
            die = self.dice[kind]
            die.throw(self.counts[kind], shown, first, rng)
            first += len(die.faces)
        return tuple(shown)

    def size(self) -> int:
        return prod(comb(count + len(die.faces) - 1, count) for die, count in zip(self.dice, self.counts, strict=True))

    def enumerate(self) -> Iterator[tuple[Outcome, Fraction]]:
        kinds = [_shown(die, count) for die, count in zip(self.dice, self.counts, strict=True)]
        for parts in product(*kinds):
            outcome: list[int] = []
            probability = Fraction(1)
            for shown, likely in parts:
                outcome.extend(shown)
                probability *= likely
            yield tuple(outcome), probability

    def check(self, outcome: Outcome) -> None:
        first = 0
        if len(outcome) != sum([len(die.faces) for die in self.dice]):
            raise WrongOutcome("A roll of {dice} has one count per face.", dice=self.wanted())

        for die, count in zip(self.dice, self.counts, strict=True):
            shown = outcome[first : first + len(die.faces)]
            first += len(die.faces)
            if min(shown) < 0 or sum(shown) != count:
                raise WrongOutcome(
                    "Of the {kind} dice {count} must be named, not {shown}.",
                    shown=sum(shown),
                    kind=die.name,
                    count=count,
                )

    def text(self, outcome: Outcome) -> str:
        groups: list[str] = []
        first = 0
        for die, count in zip(self.dice, self.counts, strict=True):
            words = [die.name] if len(self.dice) > 1 else []
            for number, face in enumerate(die.faces):
                words.extend([face] * outcome[first + number])
            first += len(die.faces)
            if count:
                groups.append(" ".join(words))
        return ", ".join(groups)

    def parse(self, text: str) -> Outcome:
        outcome = read_dice(self.dice, text, self.counts)
        self.check(outcome)
        return outcome

    def wanted(self) -> str:
        return listing([f"{count} {die.name}" for die, count in zip(self.dice, self.counts, strict=True) if count])


class Draw(Chance):
    """Cards drawn without looking from a multiset; the outcome is the sorted kinds drawn."""

    def __init__(self, names: tuple[str, ...], stock: tuple[int, ...], count: int) -> None:
        self.names = names
        self.stock = stock
        self.count = count

    def sample(self, rng: Rng) -> Outcome:
        left = list(self.stock)
        total = sum(left)
        drawn: list[int] = []
        for _card in range(self.count):
            place: int = rng.below(total)
            kind = 0
            while place >= left[kind]:
                place -= left[kind]
                kind += 1
            left[kind] -= 1
            total -= 1
            drawn.append(kind)

        drawn.sort()
        return tuple(drawn)

    def size(self) -> int:
        ways = [1] + [0] * self.count
        for stock in self.stock:
            ways = [sum([ways[taken - k] for k in range(min(stock, taken) + 1)]) for taken in range(self.count + 1)]
        return ways[self.count]

    def enumerate(self) -> Iterator[tuple[Outcome, Fraction]]:
        hands = comb(sum(self.stock), self.count)
        drawn: list[tuple[Outcome, int]] = [((), 1)]
        for kind, stock in enumerate(self.stock):
            later = sum(self.stock[kind + 1 :])
            drawn = [
                (cards + (kind,) * taken, ways * comb(stock, taken))
                for cards, ways in drawn
                for taken in range(min(stock, self.count - len(cards)) + 1)
                if len(cards) + taken + later >= self.count
            ]

        for cards, ways in drawn:
            yield cards, Fraction(ways, hands)

    def check(self, outcome: Outcome) -> None:
        if len(outcome) != self.count:
            raise WrongOutcome("{shown} cards are named, but {count} are drawn.", shown=len(outcome), count=self.count)
        if list(outcome) != sorted(outcome):
            raise WrongOutcome("The cards of a draw are named in the order of the card list.")
        for kind in outcome:
            if not 0 <= kind < len(self.names) or outcome.count(kind) > self.stock[kind]:
                name = self.names[kind] if 0 <= kind < len(self.names) else str(kind)
                raise WrongOutcome("“{name}” cannot be drawn. To be had: {names}.", name=name, names=self._to_be_had())

    def text(self, outcome: Outcome) -> str:
        return ", ".join([self.names[kind] for kind in outcome])

    def parse(self, text: str) -> Outcome:
        drawn: list[int] = []
        for word in text.split(","):
            name = word.strip()
            if name not in self.names:
                raise WrongOutcome("There is no card “{name}”. To be had: {names}.", name=name, names=self._to_be_had())
            drawn.append(self.names.index(name))
        outcome = tuple(sorted(drawn))
        self.check(outcome)
        return outcome

    def wanted(self) -> str:
        return str(self.count)

    def _to_be_had(self) -> str:
        return listing([name for name, stock in zip(self.names, self.stock, strict=True) if stock])


def _shown(die: Die, count: int) -> list[tuple[Outcome, Fraction]]:
    """Every way in which `count` dice of a kind can show their faces."""
    weights = [list(die.sides).count(face) for face in range(len(die.faces))]
    ways: list[tuple[Outcome, Fraction]] = []
    for faces in combinations_with_replacement(range(len(weights)), count):
        shown = [faces.count(face) for face in range(len(weights))]
        orders = factorial(count) // prod([factorial(times) for times in shown])
        rolls = orders * prod([weights[face] for face in faces])
        ways.append((tuple(shown), Fraction(rolls, len(die.sides) ** count)))
    return ways
