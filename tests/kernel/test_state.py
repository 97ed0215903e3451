"""The stack of phases."""

from __future__ import annotations

from tests.testing.minigame import CANDLES


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
