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


def ranked(keys: Sequence[Any]) -> tuple[int, ...]:
    """The place of each seat when the largest key is best; equal keys share the better place."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
