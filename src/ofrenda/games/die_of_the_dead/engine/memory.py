"""What a seat remembers of the closed caskets: everything it witnessed, until it is made to forget."""

from __future__ import annotations

from ofrenda.games.die_of_the_dead.engine.pieces import CASKETS, POWER_VALUES, VALUES
from ofrenda.games.die_of_the_dead.engine.settings import DieRules
from ofrenda.kernel.event import Argument, Event, number, numbers
from ofrenda.kernel.rng import Rng


class CasketMemory:
    """A tally of the four caskets, by position and soul, kept from events alone (DIE-H4).

    A casket that was forgotten is known again when its souls are seen again.
    """

    def __init__(self, rules: DieRules) -> None:
        self.souls = rules.souls
        self.caskets = [0] * (CASKETS * rules.souls)
        self.remembers = [True] * CASKETS

    def fade(self, percent: int, rng: Rng) -> None:
        """Of 100 caskets so many are forgotten: from now on their contents are guessed."""
        for position in range(CASKETS):
            if rng.below(100) < percent:
                self.forget(position)

    def forget(self, position: int) -> None:
        """From now on the contents of this casket are guessed."""
        self.remembers[position] = False

    def written(self) -> list[list[int]]:
        """All of it as plain numbers, for `recall`."""
        return [list(self.caskets), [int(known) for known in self.remembers]]

    def recall(self, written: list[list[int]]) -> None:
        """Remember what another memory wrote down."""
        self.caskets = list(written[0])
        self.remembers = [known == 1 for known in written[1]]

    def witness(self, event: Event) -> None:
        args = event.args

        if "into" in args:
            self._tally(args, number(args["into"]), 1)
        elif "out_of" in args:
            self._tally(args, number(args["out_of"]), -1)
        elif event.kind == "shook":
            self._see(number(args["position"]), _counts(numbers(args["roll"])))
        elif event.kind == "moved":
            self.caskets = self.caskets[-self.souls :] + self.caskets[: -self.souls]
            self.remembers = self.remembers[-1:] + self.remembers[:-1]
            self._see(0, numbers(args["opened"]))
        elif event.kind == "swapped":
            self._swap(number(args["position"]))
            if opened := numbers(args["opened"]):
                self._see(0, opened)
        elif "found" in args:
            self._see(number(args["position"]), numbers(args["found"]))

    def _tally(self, args: dict[str, Argument], position: int, by: int) -> None:
        at = position * self.souls + number(args["seat"]) * 2
        ordinary, power = numbers(args["souls"])
        self.caskets[at] += by * ordinary
        self.caskets[at + 1] += by * power

    def _see(self, position: int, souls: tuple[int, ...]) -> None:
        first = position * self.souls
        self.caskets[first : first + self.souls] = souls
        self.remembers[position] = True

    def _swap(self, position: int) -> None:
        caskets = [self.caskets[at : at + self.souls] for at in range(0, len(self.caskets), self.souls)]
        pair = slice(position, position + 2)
        caskets[pair] = reversed(caskets[pair])
        self.remembers[pair] = reversed(self.remembers[pair])
        self.caskets = [count for casket in caskets for count in casket]


def _counts(roll: tuple[int, ...]) -> tuple[int, ...]:
    """How many souls of each kind a roll was made of."""
    counts: list[int] = []
    faces = VALUES + len(POWER_VALUES)
    for first in range(0, len(roll), faces):
        counts += (sum(roll[first : first + VALUES]), sum(roll[first + VALUES : first + faces]))
    return tuple(counts)
