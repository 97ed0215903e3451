"""Positions bent out of shape: whatever `place` accepts of them plays to the end, and the rest it refuses by name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ofrenda.kernel.errors import OfrendaError
from ofrenda.kernel.game import Game
from ofrenda.kernel.rng import Rng, seeded
from ofrenda.kernel.state import State

MOST_ENTRIES = 60_000
"""So long a match hardly is: one that is longer hangs."""
NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 6, 9, 17, 18, 30, 31, 32, 100)


def bent_positions_play_on(game: Game, seed: int, positions: int, options: list[dict[str, Any]]) -> int:
    """Bends so many positions, plays those on that are accepted, and says how many they were."""
    rng = seeded("fuzz", game.slug, seed)
    found = list(_moments(game, rng, options))
    accepted = 0
    for _number in range(positions):
        bent = _bent(found[rng.below(len(found))], found, rng)
        try:
            state = game.place(bent)
        except OfrendaError:
            continue
        accepted += 1
        try:
            _play_on(state, rng)
        except Exception as error:
            raise AssertionError(f"accepted, but does not play on: {bent}") from error
    return accepted


def _moments(game: Game, rng: Rng, options: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Positions of random matches, early and late."""
    for chosen in options:
        seats = game.min_seats + rng.below(game.max_seats - game.min_seats + 1)
        state = game.start(seats, chosen)
        while state.stack:
            if rng.below(12) == 0:
                yield game.position(state)
            _step(state, rng)


def _step(state: State[Any], rng: Rng) -> None:
    chance = state.chance()
    if chance is not None:
        state.settle(chance.sample(rng))
        return
    deciders = state.deciders()
    seat = deciders[rng.below(len(deciders))]
    actions = state.actions(seat)
    state.act(seat, actions[rng.below(len(actions))])


def _play_on(state: State[Any], rng: Rng) -> None:
    """To the end, looked at by everybody now and then, with every piece where it was."""
    pieces = state.census()
    for entry in range(MOST_ENTRIES):
        if not state.stack:
            assert state.result() is not None
            return
        if entry < 20:
            for seat in (None, *range(state.rules.seats)):
                state.view(seat)
        _step(state, rng)
        assert state.census() == pieces
    raise AssertionError("the match hangs")


def _bent(position: dict[str, Any], others: list[dict[str, Any]], rng: Rng) -> dict[str, Any]:
    """The position with a thing or two changed, left out, or taken from another."""
    bent = dict(position)
    for _change in range(1 + rng.below(2)):
        keys = [key for key in bent if key not in ("game", "seats", "options", "data")]
        if not keys:
            break
        key = keys[rng.below(len(keys))]
        way = rng.below(4)
        if way == 0:
            del bent[key]
        elif way == 1:
            other = others[rng.below(len(others))]
            if key in other:
                bent[key] = other[key]
        else:
            bent[key] = _changed(bent[key], rng)
    return bent


def _changed(value: Any, rng: Rng) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return NUMBERS[rng.below(len(NUMBERS))]
    if isinstance(value, str):
        words = value.split(" ")
        place = rng.below(len(words))
        return " ".join((words[:place] + words[place + 1 :], [*words, words[place]], words[:place])[rng.below(3)])
    if isinstance(value, dict) and value:
        key = list(value)[rng.below(len(value))]
        return value | {key: _changed(value[key], rng)}
    if isinstance(value, list) and value:
        place = rng.below(len(value))
        way = rng.below(4)
        if way == 0:
            return value[:place] + value[place + 1 :]
        if way == 1:
            return [*value, value[place]]
        if way == 2:
            return [*value[:place], value[rng.below(len(value))], *value[place + 1 :]]
        return [*value[:place], _changed(value[place], rng), *value[place + 1 :]]
    return value
