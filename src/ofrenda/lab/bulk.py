"""Many matches at once for learning: arrays in, arrays out, and everything in between is compiled.

from ofrenda.lab import batch

matches = batch("day-of-the-dead", 2, 1024, seed=7)
while learning:
    matches.step(choose(matches.observations, matches.masks))
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from ofrenda.games import game as find_game
from ofrenda.kernel.batch import Batch
from ofrenda.kernel.errors import IllegalAction, OfrendaError, OptionError
from ofrenda.kernel.game import Game
from ofrenda.kernel.option import Value
from ofrenda.kernel.rng import seeded
from ofrenda.kernel.state import State

if TYPE_CHECKING:
    from numpy import bool_, float64, int32, int64, uint8
    from numpy.typing import NDArray


class Matches:
    """So many matches, each waiting for a decision. All arrays are read-only and show the present step alone.

    A match that ends begins anew in the same step: `ended` says so, and `rewards` and `points` what it brought.
    """

    def __init__(self, start: State[Any], n: int, seed: int, observe: bool) -> None:
        try:
            import numpy as np
        except ImportError:
            raise OfrendaError("NumPy is not installed: pip install ofrenda[lab].") from None

        self._np = np
        self._batch = inner = Batch(start, n, seed, observe)
        self._rng = seeded(seed, "batch", "random")
        seats, actions = int(inner.table), int(inner.actions)

        self.game: Game = start.rules.game
        self.layout = self.game.layout(seats)
        self.observations: NDArray[int32] = self._shared(inner.tensors.row, np.int32, n if observe else 0, -1)
        """By match: the tensor of whoever decides (docs/tensors.md), in whole numbers; `scale` makes them small."""
        self.masks: NDArray[uint8] = self._shared(inner.masks, np.uint8, n, actions)
        """By match and action: 1 if it is legal."""
        self.seats: NDArray[int64] = self._shared(inner.seats, np.int64, n)
        """By match: who decides, from 0."""
        self.ended: NDArray[bool_] = self._shared(inner.ended, np.bool_, n)
        """By match: whether the last step ended it."""
        self.rewards: NDArray[float64] = self._shared(inner.rewards, np.float64, n, seats)
        """By match and seat, where one has ended: 1 for a win, shared; the others pay for it. Else 0."""
        self.points: NDArray[int64] = self._shared(inner.points, np.int64, n, seats)
        """By match and seat, where one has ended."""
        self.scale = np.array(self.layout.scale(), dtype=np.float32)
        """What the numbers of an observation are divided by to lie between -1 and 1 or near it."""

    def __len__(self) -> int:
        return int(self._batch.matches)

    def step(self, actions: NDArray[Any]) -> None:
        """One decision in each match; refused as a whole, with nothing changed, if any of them is not legal."""
        given = self._np.asarray(actions)
        if given.ndim != 1 or given.dtype.kind not in "iu":
            raise IllegalAction("Actions must be one row of whole numbers, one for each of {n} matches.", n=len(self))
        self._batch.step(vec[i64](self._np.ascontiguousarray(given, dtype=self._np.int64)))

    def random_actions(self) -> NDArray[int64]:
        """For each match any legal action, each as likely."""
        chosen: NDArray[int64] = self._np.frombuffer(memoryview(self._batch.any_actions(self._rng)), self._np.int64)
        return chosen

    def state(self, match: int) -> State[Any]:
        """A copy of one match as it stands, secrets included: for looking, not for learning."""
        return self._batch.state(match)

    def _shared(self, row: Any, kind: Any, *shape: int) -> Any:
        """The row as an array on the same memory."""
        array = self._np.frombuffer(memoryview(row), dtype=kind)
        return array.reshape(shape) if array.size else self._np.zeros((shape[0], 0), dtype=kind)


def batch(
    game: str | Game,
    seats: int,
    n: int,
    options: Mapping[str, Value] | None = None,
    data: Mapping[str, str] | None = None,
    seed: int = 0,
    observe: bool = True,
) -> Matches:
    """`n` matches of a game (or of the game with this slug), the same ones for the same seed.

    Without `observe` no tensors are written, for whoever learns from something else.
    """
    if n < 1:
        raise OptionError("A batch has at least one match, not {n}.", n=n)
    found = find_game(game) if isinstance(game, str) else game
    return Matches(found.start(seats, options, data), n, seed, observe)
