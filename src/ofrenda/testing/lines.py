"""Rules are proven by counting: every line of play from a small position."""

from __future__ import annotations

from typing import Any

from ofrenda.kernel.state import State


def lines_of_play(state: State[Any], entries: int, stop_at_chance: bool = False) -> int:
    """How many different sequences of so many entries can follow; one that ends earlier is one line.

    With `stop_at_chance` a line also ends where dice or cards must fall, so that decisions alone are counted.
    """
    if entries == 0 or not state.stack:
        return 1

    chance = state.chance()
    if chance is not None:
        if stop_at_chance:
            return 1
        return sum(
            lines_of_play(_after(state, outcome), entries - 1, stop_at_chance) for outcome, _likely in chance.outcomes()
        )

    seat = state.deciders()[0]
    count = 0
    for action in state.actions(seat):
        after = state.clone()
        after.act(seat, action)
        count += lines_of_play(after, entries - 1, stop_at_chance)
    return count


def _after(state: State[Any], outcome: tuple[int, ...]) -> State[Any]:
    after = state.clone()
    after.settle(outcome)
    return after
