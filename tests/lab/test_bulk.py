"""Many matches at once: the same matches as one by one, in arrays."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pytest

from ofrenda.games import game, games
from ofrenda.kernel.errors import IllegalAction, OfrendaError, OptionError, SeatError, UnknownName
from ofrenda.kernel.rng import seeded
from ofrenda.kernel.state import State
from ofrenda.lab import batch
from ofrenda.lab.bulk import Matches

GAMES = pytest.mark.parametrize("slug", games())
MATCHES = 4
SEATS = 2
SHORT = {"rolling-bones": {"max_rounds": 2}, "dia-de-los-muertos": {"round_limit": 1}}


def to_decision(state: State[Any], rng: Any) -> None:
    while state.stack and not state.deciders():
        chance = state.chance()
        assert chance is not None
        state.settle(chance.sample(rng))


def check_shown(matches: Matches, match: int, state: State[Any]) -> None:
    """What the arrays say of this match is what the state says."""
    seat = state.deciders()[0]

    assert matches.seats[match] == seat
    assert np.flatnonzero(matches.masks[match]).tolist() == state.actions(seat)
    assert matches.observations[match].tolist() == list(state.tensor(seat))
    assert matches.state(match) == state


@GAMES
def test_each_match_is_the_one_that_its_stream_plays_alone(slug: str):
    found = game(slug)
    options = SHORT.get(slug, {})
    matches = batch(slug, SEATS, MATCHES, options, seed=3)
    rngs = [seeded(3, "batch", match) for match in range(MATCHES)]
    states = [found.start(SEATS, options) for _match in range(MATCHES)]
    for state, rng in zip(states, rngs, strict=True):
        to_decision(state, rng)

    ended = 0
    for _step in range(350 if slug == "die-of-the-dead" else 120):
        chosen = matches.random_actions().copy()
        matches.step(chosen)
        for match, rng in enumerate(rngs):
            state = states[match]
            state.act(state.deciders()[0], int(chosen[match]))
            to_decision(state, rng)
            result = state.result()
            assert matches.ended[match] == (result is not None)
            if result is None:
                assert not matches.rewards[match].any()
            else:
                ended += 1
                assert tuple(matches.points[match]) == result.points
                assert tuple(matches.rewards[match]) == result.rewards()
                states[match] = found.start(SEATS, options)
                to_decision(states[match], rng)
            check_shown(matches, match, states[match])

    assert ended > 0


def test_the_same_seed_plays_the_same_and_another_does_not():
    seen = []
    for seed in (1, 1, 2):
        matches = batch("day-of-the-dead", 2, 20, seed=seed)
        for _step in range(10):
            matches.step(matches.random_actions())
        seen.append(matches.observations.copy())

    assert np.array_equal(seen[0], seen[1])
    assert not np.array_equal(seen[0], seen[2])


def test_an_illegal_action_is_refused_and_no_match_has_moved():
    matches = batch("day-of-the-dead", 2, 4, seed=1)
    before = [matches.state(match).encode() for match in range(4)]
    chosen = matches.random_actions().copy()
    chosen[2] = int(np.flatnonzero(matches.masks[2] == 0)[0])
    with pytest.raises(IllegalAction, match="In match 2 the action"):
        matches.step(chosen)
    chosen[2] = 100_000
    with pytest.raises(IllegalAction, match="In match 2 the action 100000"):
        matches.step(chosen)

    assert [matches.state(match).encode() for match in range(4)] == before


@pytest.mark.parametrize("actions", [np.zeros(4), np.zeros((4, 1), dtype=int), np.zeros(3, dtype=int)])
def test_actions_are_one_whole_number_for_each_match(actions: Any):
    with pytest.raises(IllegalAction, match="4 matches"):
        batch("day-of-the-dead", 2, 4).step(actions)


def test_arrays_cannot_be_written_to():
    matches = batch("day-of-the-dead", 2, 4)
    for array in (matches.observations, matches.masks, matches.seats, matches.ended, matches.rewards, matches.points):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


def test_without_observing_there_is_nothing_to_observe():
    matches = batch("rolling-bones", 2, 3, observe=False)
    matches.step(matches.random_actions())

    assert len(matches) == 3
    assert matches.observations.shape == (0, 0)


@pytest.mark.parametrize(
    ("settings", "error", "says"),
    [
        (("poker", 2, 4), UnknownName, "Games: rolling-bones, "),
        (("day-of-the-dead", 5, 4), SeatError, "played by 2, not by 5"),
        (("day-of-the-dead", 2, 0), OptionError, "at least one match, not 0"),
    ],
)
def test_wrong_settings_are_refused(settings: tuple[str, int, int], error: type[Exception], says: str):
    with pytest.raises(error, match=says):
        batch(*settings)


def test_a_match_that_is_not_there_is_refused():
    with pytest.raises(OfrendaError, match="Matches: 0 to 2"):
        batch("rolling-bones", 2, 3).state(3)


def test_without_numpy_the_extra_is_named(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(OfrendaError, match=r"pip install ofrenda\[lab\]"):
        batch("rolling-bones", 2, 3)
