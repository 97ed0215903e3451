"""Positions to test rules on, a few readable lines each."""

from __future__ import annotations

from typing import Any

from ofrenda.games import game as find_game
from ofrenda.kernel.errors import WrongOutcome
from ofrenda.kernel.event import Event, Log
from ofrenda.kernel.game import Game
from ofrenda.kernel.rng import seeded
from ofrenda.kernel.view import View


class Placed:
    """A position on the table. Any key of the position can be read as an attribute: `table.totals`."""

    def __init__(self, game: Game, position: dict[str, Any]) -> None:
        self.game = game
        self.state = game.place(position)
        self.events: list[Event] = []

    def play(self, seat: int | str, *notations: str) -> Placed:
        """The seat (from 1, or by its name) acts, once for each notation."""
        log = Log()
        for notation in notations:
            self.state.act(self.game.seat_called(self.state, seat), self.game.action(notation), log)
        self.events += log.events
        return self

    def roll(self, text: str) -> Placed:
        """The dice show this."""
        chance = self.state.chance()
        if chance is None:
            raise WrongOutcome("Nothing is rolled or drawn now.")
        log = Log()
        self.state.settle(chance.parse(text), log)
        self.events += log.events
        return self

    draw = roll

    def can(self, seat: int | str) -> list[str]:
        """What the seat may do now."""
        legal = self.state.actions(self.game.seat_called(self.state, seat))
        return [self.game.name(action) for action in legal]

    def preferred(self) -> str:
        """What the game's tactics would do for the first seat that must decide."""
        seat = self.state.deciders()[0]
        return self.game.name(self.game.tactics.prefer(self.state, seat, self.state.actions(seat), seeded("placed")))

    def sees(self, seat: int | str | None) -> View:
        """What the seat (None: a spectator) sees."""
        return self.state.view(None if seat is None else self.game.seat_called(self.state, seat))

    def told(self, seat: int | str | None = None) -> list[str]:
        """The kinds of the events that the seat (None: a spectator) has witnessed."""
        who = None if seat is None else self.game.seat_called(self.state, seat)
        return [event.kind for event in self.events if event.seen_by(who)]

    def __getattr__(self, key: str) -> Any:
        position = self.state.position()
        if key not in position:
            raise AttributeError(f"a position of {self.game.title} has no {key!r}; it has {sorted(position)}")
        return position[key]


def place(game: str | Game, **position: Any) -> Placed:
    """A table of this game at this position; what is not said is empty."""
    return Placed(find_game(game) if isinstance(game, str) else game, position)
