"""The stack of phases."""

from __future__ import annotations

from typing import Any

from ofrenda.kernel.phase import Phase
from tests.testing.minigame import CANDLES


class GivesWay(Phase[Any]):
    """Puts another in its own place, or ends the match, and says that nothing more is to be run."""

    def __init__(self, heir: Phase[Any] | None) -> None:
        self.heir = heir

    def run(self, s: Any, log: Any) -> bool:
        if self.heir is None:
            s.end()
        else:
            s.stack[-1] = self.heir
        return False


def test_a_clone_has_a_stack_of_its_own():
    state = CANDLES.start(2)
    first = list(state.stack)
    top = state.stack[-1]
    copy = state.clone()
    copy.push(top)
    assert list(copy.stack) == [*first, top]
    assert list(state.stack) == first

    copy.pop()
    copy.stack[-1] = first[0]
    assert list(copy.stack) == [*first[:-1], first[0]]
    assert state.stack[-1] is top


def test_nothing_is_left_of_a_stack_at_the_end():
    state = CANDLES.start(2)
    state.end()
    assert not state.stack
    assert (state.deciders(), state.chance()) == ((), None)

    state.stack = CANDLES.start(2).stack[:]
    assert state == CANDLES.start(2)


def test_the_phase_that_asks_next_is_the_one_on_top_whatever_the_last_one_said():
    state = CANDLES.start(2)
    asking = state.stack[-1]
    assert state.run_unlogged() is state.phase_on_top() is asking

    state.push(GivesWay(asking))
    assert state.run_unlogged() is state.phase_on_top() is asking

    state.push(GivesWay(None))
    assert state.run_unlogged() is None
    assert state.phase_on_top() is None
