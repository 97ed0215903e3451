"""How a match ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec


class Result(msgspec.Struct, frozen=True):
    """Points and places by seat (1, 1, 3 on ties) and the key of how it ended."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    ending: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the first place; nobody if a place above all seats is taken."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def rewards(self) -> tuple[float, ...]:
        """What a learner is paid: 1 for a win, which those in the first place share; the others pay for it.

        The sum is 0, unless nobody wins: then all lose. Whoever plays alone gets more the fewer turns were needed, and
        nothing at the round limit.
        """
        seats = len(self.places)
        if seats == 1:
            return (1.0 / self.points[0] if self.ending == "target" else 0.0,)
        if not self.winners:
            return (-1.0,) * seats
        share = 1.0 / len(self.winners)
        return tuple([((share if place == 1 else 0.0) * seats - 1.0) / (seats - 1) for place in self.places])


def ranked(keys: Sequence[Any]) -> tuple[int, ...]:
    """The place of each seat when the largest key is best; equal keys share the better place."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
