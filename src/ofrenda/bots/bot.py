"""What a bot is, and all that it is ever told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

import msgspec

from ofrenda.kernel.event import Event
from ofrenda.kernel.game import Game
from ofrenda.kernel.rng import Rng
from ofrenda.kernel.state import Rules, State
from ofrenda.kernel.view import Memory, View


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """One decision that a bot owes.

    `events` are those its seat has witnessed since its last decision; `rng` is its own random stream; `world` is a
    resampled state, consistent with what the seat knows, from which further worlds may be drawn: never the true
    state. Where the view forgets, `memory` is what the seat remembers, for drawing further worlds. What the bot does
    not use is None or empty. `patience` is the part of its usual time that it may think, where a turn has many
    decisions.
    """

    game: Game
    seat: int
    actions: list[int]
    rng: Rng
    view: View | None
    events: tuple[Event, ...]
    world: State[Any] | None
    memory: Memory | None
    patience: float = 1.0


class Judged(msgspec.Struct, frozen=True):
    """What one of the legal actions is worth to the seat that owes the decision."""

    action: int
    chance: float
    """Of winning, from 0 to 1; a tie counts as the share of each winner."""
    doubt: float = 0.0
    """The standard error of that chance; 0 where it is exact."""
    points: float | None = None
    """The points that the turn may be expected to bring, where that is known."""


class Bot:
    """A player that is a program. It says what it uses; only that is made for it."""

    uses_view: ClassVar[bool] = True
    uses_events: ClassVar[bool] = False
    uses_world: ClassVar[bool] = False

    def choose(self, question: Question) -> int:
        """One of `question.actions`."""
        raise NotImplementedError

    def judge(self, question: Question) -> list[Judged]:
        """What the actions are worth to the seat, the best first; only a bot that reckons can tell."""
        raise NotImplementedError


class Player:
    """A bot in its seat: the one place where the true state meets a bot, and only what the seat may know passes."""

    def __init__(self, bot: Bot, rules: Rules, seat: int) -> None:
        self.bot = bot
        self.seat = seat
        self._game = rules.game
        self._memory = rules.game.memory(rules, seat) if bot.uses_world else None
        self._news: list[Event] = []

    @property
    def watches(self) -> bool:
        """Whether it wants to be told what happens."""
        return self.bot.uses_events or self._memory is not None

    def witness(self, events: Iterable[Event]) -> None:
        """Tell it what happened, as far as its seat sees it."""
        for event in events:
            if not event.seen_by(self.seat):
                continue
            if self._memory is not None:
                self._memory.witness(event)
            if self.bot.uses_events:
                self._news.append(event)

    def choose(self, state: State[Any], rng: Rng) -> int:
        """Its answer to the decision that its seat owes."""
        return self.bot.choose(self.question(state, rng))

    def question(self, state: State[Any], rng: Rng) -> Question:
        """The decision that its seat owes, with all that the bot may know and uses."""
        question = Question(
            game=self._game,
            seat=self.seat,
            actions=state.actions(self.seat),
            rng=rng,
            view=state.view(self.seat) if self.bot.uses_view else None,
            events=tuple(self._news),
            world=state.resample(self.seat, rng, self._memory) if self.bot.uses_world else None,
            memory=self._memory,
        )
        self._news.clear()

        return question
