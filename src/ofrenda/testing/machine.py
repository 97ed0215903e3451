"""A Hypothesis state machine for any game: it steers dice and decisions where random play rarely comes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ofrenda.kernel.game import Game
from ofrenda.kernel.option import Value
from ofrenda.kernel.rng import Rng, seeded
from ofrenda.kernel.state import State
from ofrenda.testing.failure import expect
from ofrenda.testing.looks import check_asked, look_closely


def drawn_rng(data: st.DataObject) -> Rng:
    """Dice that Hypothesis throws, so that it can look for the throws that matter."""
    return Rng(0, choices=lambda n: int(data.draw(st.integers(0, n - 1))))


def machine_for(game: Game, options: Sequence[dict[str, Value]] = ({},)) -> type[RuleBasedStateMachine]:
    """The state machine of a game; its `TestCase` runs under pytest."""

    class Machine(RuleBasedStateMachine):
        state: State[Any]

        @initialize(seats=st.integers(game.min_seats, game.max_seats), chosen=st.sampled_from(list(options)))
        def start(self, seats: int, chosen: dict[str, Value]) -> None:
            self.state = game.start(seats, chosen)
            self.census = self.state.census()
            self.before: list[bytes] = []

        @precondition(lambda self: self.state.chance() is not None)
        @rule(data=st.data())
        def fall(self, data: st.DataObject) -> None:
            chance = self.state.chance()
            if chance is not None:
                self.before.append(self.state.encode())
                self.state.settle(chance.sample(drawn_rng(data)))

        @precondition(lambda self: bool(self.state.deciders()))
        @rule(data=st.data())
        def act(self, data: st.DataObject) -> None:
            seat = data.draw(st.sampled_from(self.state.deciders()))
            action = data.draw(st.sampled_from(self.state.actions(seat)))
            self.before.append(self.state.encode())
            self.state.act(seat, action)

        @precondition(lambda self: bool(self.before))
        @rule()
        def take_back(self) -> None:
            self.state = game.decode(self.before.pop())

        @rule(seed=st.integers(0, 2**32))
        def look(self, seed: int) -> None:
            look_closely(self.state, seeded(seed))

        @invariant()
        def sound(self) -> None:
            if hasattr(self, "state"):
                check_asked(self.state)
                expect("census", self.state.census() == self.census, "pieces were lost or made")

    return Machine
