"""A match as all adapters play it: chance falls by itself, from the seed, and one seat at a time is asked."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ofrenda.adapters.extras import need
from ofrenda.kernel.errors import OfrendaError, OptionError
from ofrenda.kernel.event import Log
from ofrenda.kernel.game import Game
from ofrenda.kernel.option import Value
from ofrenda.kernel.play import settle_any
from ofrenda.kernel.rng import Rng, seeded
from ofrenda.kernel.state import State
from ofrenda.words import _, listing

if TYPE_CHECKING:
    from numpy import float32, int8
    from numpy.typing import NDArray

FARTHEST = 32_767.0
"""No number of an observation lies farther from 0; match lengths and totals stay far below it."""

REWARDS = ("win", "points")


ILLEGAL_REWARD = -1.0
"""What whoever loses a match by an illegal action is paid."""


def one_of(setting: str, value: str, known: tuple[str, ...]) -> str:
    """The value, if it is one of those that there are."""
    if value not in known:
        raise OptionError(
            "“{setting}” cannot be “{value}”. Right would be: {known}.",
            setting=setting,
            value=value,
            known=listing(known),
        )
    return value


class Playing:
    """One match after another with the same settings; `state` is the true one, secrets included."""

    state: State[Any]
    rng: Rng

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, Value] | None, data: Mapping[str, str] | None, rewards: str
    ) -> None:
        self.np = need("numpy", "gymnasium")
        self.game = game
        self.seats = seats
        self.rewards = one_of("rewards", rewards, REWARDS)
        self.options = dict(options or {})
        self.data = dict(data or {})
        self.rules = game.rules(seats, self.options, self.data)
        self.layout = game.layout(seats)
        self.names = [_("Player {number}", number=seat + 1) for seat in range(seats)]
        self._numbers: Rng | None = None
        self._scale = self.np.array([1.0 / number for number in self.layout.scale()], dtype=self.np.float32)

    def number(self, seed: int | None) -> int:
        """The number of the next match: the first of this seed, or without one the next of the seed given before."""
        if seed is not None:
            self._numbers = seeded(seed, "matches")
        elif self._numbers is None:
            self._numbers = Rng(secrets.randbits(64))
        return self._numbers.word()

    def begin(self, number: int, log: Log | None = None) -> None:
        """The match of this number, up to its first decision."""
        self.rng = seeded(number, "adapters")
        self.state = self.game.start(self.seats, self.options, self.data, log)
        self.fall(log)

    def act(self, seat: int, action: int, log: Log | None = None) -> None:
        """What the seat decided, and whatever falls until somebody must decide again."""
        self.state.act(seat, int(action), log)
        self.fall(log)

    def fall(self, log: Log | None = None) -> None:
        """Dice and cards fall as long as nobody decides."""
        while self.state.stack and not self.state.deciders():
            settle_any(self.state, self.rng, log)

    @property
    def over(self) -> bool:
        return not self.state.stack

    @property
    def decider(self) -> int | None:
        """Whoever is asked now; of several who choose in secret the first."""
        deciders = self.state.deciders()
        return deciders[0] if deciders else None

    def tensor(self, seat: int) -> NDArray[float32]:
        """What the seat knows, each number divided by what its part says."""
        raw = self.np.frombuffer(self.state.tensor(seat), dtype=self.np.int32)
        scaled: NDArray[float32] = self.np.multiply(raw, self._scale, dtype=self.np.float32, casting="unsafe")
        self.np.clip(scaled, -FARTHEST, FARTHEST, out=scaled)
        return scaled

    def mask(self, seat: int) -> NDArray[int8]:
        """By action: 1 if the seat may do it now."""
        mask: NDArray[int8] = self.np.zeros(len(self.game.actions), dtype=self.np.int8)
        mask[self.state.actions(seat)] = 1
        return mask

    def paid(self) -> tuple[float, ...]:
        """By seat: what the match that is over brought."""
        result = self.state.result()
        if result is None:
            raise OfrendaError("The match is not over: it has no result yet.")
        return tuple(map(float, result.points)) if self.rewards == "points" else result.rewards()

    def any_action(self, seat: int) -> int:
        actions = self.state.actions(seat)
        return actions[self.rng.below(len(actions))]
