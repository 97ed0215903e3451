"""How likely each seat is to win from a position in which everything lies open."""

from __future__ import annotations

from math import sqrt
from typing import Any

import msgspec

from ofrenda.bots import weights
from ofrenda.bots.bot import Question
from ofrenda.kernel.game import Game
from ofrenda.kernel.play import chosen_playout, chosen_step
from ofrenda.kernel.result import Result
from ofrenda.kernel.rng import Rng
from ofrenda.kernel.state import State


class Appraised(msgspec.Struct, frozen=True):
    """Each seat's chance of winning, and how far that may be off: the standard error of the first."""

    chances: list[float]
    doubt: float


class Appraiser:
    """Plays on with the game's light tactics: to the next quiet moment where an evaluation was learnt, else to the end.

    Dice and cards fall afresh each time, so at a chance step it is the mean over what may fall.
    """

    def __init__(self, game: Game, seats: int) -> None:
        self._seats = seats
        self._choose = game.light
        self._judge = weights.shipped(game, seats)
        self._moment = weights.features_of(game).moment if self._judge else None

    @property
    def learnt(self) -> bool:
        """Whether it judges by an evaluation, which needs far fewer lines than playing to the end."""
        return self._judge is not None

    def appraise(self, state: State[Any], lines: int, rng: Rng) -> Appraised:
        """The mean over so many lines."""
        if not state.stack:
            return Appraised(shares(state.result(), self._seats), 0.0)

        total = [0.0] * self._seats
        squares = 0.0
        for _line in range(lines):
            found = self._line(state.clone(), rng)
            squares += found[0] ** 2
            for seat, chance in enumerate(found):
                total[seat] += chance

        means = [chance / lines for chance in total]
        return Appraised(means, sqrt(max(0.0, squares / lines - means[0] ** 2) / lines))

    def gain(self, question: Question, action: int, worlds: int) -> float:
        """What the action adds to its seat's chance, compared with what is usually chosen there: the mean over worlds
        that fit what the seat knows."""
        world, seat, rng = question.world, question.seat, question.rng
        if world is None:
            raise ValueError("a gain is judged in worlds")

        total = 0.0
        for _world in range(worlds):
            before = world.resample(seat, rng, question.memory)
            after = before.clone()
            after.act_unchecked(seat, action)
            total += self._line(after, rng)[seat] - self._line(before, rng)[seat]
        return total / worlds

    def _line(self, state: State[Any], rng: Rng) -> list[float]:
        """The chances at the end of one line, for which the state is used up."""
        if not state.stack:
            return shares(state.result(), self._seats)
        if self._judge is None or self._moment is None:
            chosen_playout(state, self._choose, rng)
            return shares(state.result(), self._seats)

        begun = self._moment(state)
        chosen_step(state, self._choose, rng)
        while state.stack and self._moment(state) == begun:
            chosen_step(state, self._choose, rng)
        if not state.stack:
            return shares(state.result(), self._seats)
        return self._judge(state)[: self._seats]


def shares(result: Result | None, seats: int) -> list[float]:
    """Of the win: those who share the first place share it."""
    winners = result.winners if result else ()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
