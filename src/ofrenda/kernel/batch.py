"""Many matches that are played side by side: what is decided comes in as one row, what is seen goes out as rows.

The rows are pieces of memory that whoever looks shares, and that the next step overwrites.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ofrenda.kernel.errors import IllegalAction, OfrendaError
from ofrenda.kernel.legal import Legal
from ofrenda.kernel.packed import Floats, Ints, floats, shared_row
from ofrenda.kernel.phase import NOBODY
from ofrenda.kernel.rng import Rng, seeded
from ofrenda.kernel.state import State
from ofrenda.kernel.tensor import Tensor

if TYPE_CHECKING:
    from ofrenda.kernel.game import Game

Flags: TypeAlias = "vec[u8]"

LEGAL: Final = 1


@final
class Batch:
    """So many matches that begin alike, each with a random stream of its own; whichever ends begins anew at once.

    Each waits for one seat: dice and cards have fallen, and where several decide in secret they are asked in turn.
    """

    def __init__(self, start: State[Any], matches: i64, seed: int, observed: bool) -> None:
        self.game: Game = start.rules.game
        self.start = start
        self.matches = matches
        self.table: i64 = start.rules.seats
        self.actions: i64 = len(self.game.actions)
        self.observed = observed

        self.tensors = Tensor(self.game.layout(int(self.table)), matches if observed else 0)
        self.masks: Flags = vec[u8]([0] * (matches * self.actions))
        """By match and action: 1 if it is legal."""
        self.seats: Ints = shared_row(matches)
        """By match: who decides now."""
        self.ended: Flags = vec[u8]([0] * matches)
        """By match: 1 if the last step ended it; what is seen now is the beginning of the next."""
        self.points: Ints = shared_row(matches * self.table)
        self.rewards: Floats = floats([0.0] * (matches * self.table))
        """By match and seat: what a match that has just ended brought; 0 elsewhere."""

        self._legal = Legal()
        self._rngs = [seeded(seed, "batch", match) for match in range(matches)]
        self._states = [start.clone() for _match in range(matches)]
        for match in range(matches):
            self._go_on(match)

    def step(self, chosen: Ints) -> None:
        """One decision in each match. Refuses what is not legal before anything has happened anywhere."""
        if len(chosen) != self.matches:
            raise IllegalAction(
                "{count} actions were given for {matches} matches.", count=len(chosen), matches=self.matches
            )
        for match in range(self.matches):
            action = chosen[match]
            if not 0 <= action < self.actions or not self.masks[match * self.actions + action]:
                raise IllegalAction(
                    "In match {match} the action {action} is not possible now.", match=match, action=action
                )

        for match in range(self.matches):
            s = self._states[match]
            self._forget(match)
            s.stack[-1].apply(s, self.seats[match], chosen[match], None)
            s.run(None)
            self._go_on(match)

    def any_actions(self, rng: Rng) -> Ints:
        """For each match any legal action, each as likely."""
        chosen = shared_row(self.matches)
        for match in range(self.matches):
            self._list(match)
            chosen[match] = self._legal.any(rng)
        return chosen

    def state(self, match: i64) -> State[Any]:
        """A copy of a match as it stands, secrets included."""
        if not 0 <= match < self.matches:
            raise OfrendaError("There is no match {match}. Matches: 0 to {last}.", match=match, last=self.matches - 1)
        return self._states[match].clone()

    def _forget(self, match: i64) -> None:
        """What the last step told of this match is over."""
        if self.ended[match]:
            self.ended[match] = u8(0)
            for place in range(match * self.table, (match + 1) * self.table):
                self.points[place] = 0
                self.rewards[place] = 0.0

    def _go_on(self, match: i64) -> None:
        """On to the next decision; then what is seen of it is written down."""
        rng = self._rngs[match]
        s = self._states[match]
        seat: i64 = NOBODY
        while seat == NOBODY:
            if len(s.stack) == 0:
                self._reckon(match, s)
                s = self.start.clone()
                self._states[match] = s
            phase = s.stack[-1]
            seat = phase.decider(s)
            if seat == NOBODY:
                phase.tumble(s, rng)
                s.run(None)

        self.seats[match] = seat
        self._list(match)
        first = match * self.actions
        for place in range(first, first + self.actions):
            self.masks[place] = u8(0)
        for place in range(self._legal.count):
            self.masks[first + self._legal.row[place]] = u8(LEGAL)
        if self.observed:
            self.tensors.begin(s, seat, match)
            self.game.tensor.write(s, self.tensors)

    def _list(self, match: i64) -> None:
        s = self._states[match]
        self._legal.clear()
        s.stack[-1].legal(s, self.seats[match], self._legal)

    def _reckon(self, match: i64, s: State[Any]) -> None:
        self.ended[match] = u8(1)
        result = s.result()
        assert result is not None
        rewards = result.rewards()
        for seat in range(self.table):
            self.points[match * self.table + seat] = result.points[seat]
            self.rewards[match * self.table + seat] = rewards[seat]
