"""What a bot is, and all that it is ever told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from ofrenda.kernel.event import Event
from ofrenda.kernel.game import Game
from ofrenda.kernel.rng import Rng
from ofrenda.kernel.state import State
from ofrenda.kernel.view import Memory, View


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """One decision that a bot owes.

    `events` are those its seat has witnessed since its last decision; `rng` is its own random stream; `world` is a
    resampled state, consistent with the view, from which further worlds may be drawn: never the true state.
    """

    game: Game
    seat: int
    actions: list[int]
    rng: Rng
    view: View | None
    events: tuple[Event, ...]
    world: State[Any] | None


class Bot:
    """A player that answers questions. What it does not use is not made for it."""

    uses_view: ClassVar[bool] = True
    uses_events: ClassVar[bool] = False
    uses_world: ClassVar[bool] = False

    def choose(self, question: Question) -> int:
        """One of `question.actions`."""
        raise NotImplementedError


def ask(
    bot: Bot,
    state: State[Any],
    seat: int,
    rng: Rng,
    events: Sequence[Event] = (),
    memory: Memory | None = None,
) -> int:
    """The bot's answer. This is the one place where the true state meets a bot: only what its seat may know passes."""
    question = Question(
        game=state.rules.game,
        seat=seat,
        actions=state.actions(seat),
        rng=rng,
        view=state.view(seat) if bot.uses_view else None,
        events=tuple(event for event in events if event.seen_by(seat)) if bot.uses_events else (),
        world=state.resample(seat, rng, memory) if bot.uses_world else None,
    )
    return bot.choose(question)
