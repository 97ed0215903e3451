"""Gymnasium's own checks, a learner that learns, and bad input."""

from __future__ import annotations

from typing import Any

import pytest

REASON = "Gymnasium has no wheel for this Python: its adapter is not tested here"
gymnasium = pytest.importorskip("gymnasium", reason=REASON)

import numpy as np
from gymnasium.utils.env_checker import check_env

from ofrenda.adapters.gymnasium import IDS, make
from ofrenda.games import games
from ofrenda.kernel.errors import IllegalAction, OfrendaError, OptionError, SeatError, UnknownName

ENVIRONMENTS = pytest.mark.parametrize("name", IDS)


@pytest.fixture(autouse=True)
def no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")


def any_action(info: dict[str, Any], rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(info["action_mask"])))


def test_every_game_is_registered():
    assert sorted(IDS.values()) == sorted(games())
    assert set(IDS) <= set(gymnasium.registry)


@ENVIRONMENTS
def test_their_checker_finds_nothing(name: str):
    check_env(gymnasium.make(name, opponents="random", width=160).unwrapped)


@ENVIRONMENTS
def test_many_at_once(name: str):
    many = gymnasium.make_vec(name, num_envs=3, vectorization_mode="sync", opponents="random")
    observations, infos = many.reset(seed=1)
    rng = np.random.default_rng(1)
    for _step in range(20):
        masks = infos["action_mask"]
        chosen = [rng.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks]
        observations, _rewards, _over, _cut, infos = many.step(np.array(chosen))

    assert observations.shape == (3, many.single_observation_space.shape[0])
    many.close()


@ENVIRONMENTS
def test_a_match_against_bots_comes_to_its_end(name: str):
    env = gymnasium.make(name, opponents="greedy", render_mode="ansi")
    _observation, info = env.reset(seed=4)
    rng = np.random.default_rng(4)
    over, reward = False, 0.0
    while not over:
        assert np.array_equal(env.unwrapped.action_masks(), info["action_mask"].astype(bool))
        _observation, reward, over, _cut, info = env.step(any_action(info, rng))

    assert -1.0 <= reward <= 1.0
    assert info["place"] in (1, 2)
    assert isinstance(env.render(), str)


def test_the_same_seed_is_the_same_match():
    seen = []
    for _time in range(2):
        env = gymnasium.make("Ofrenda/DieOfTheDead-v1", seats=3, opponents=["greedy", "random"])
        observation, info = env.reset(seed=9)
        rng = np.random.default_rng(9)
        for _step in range(15):
            observation, *_rest, info = env.step(any_action(info, rng))
        seen.append(observation)

    assert np.array_equal(*seen)


def test_the_seat_is_given_or_changes():
    env = gymnasium.make("Ofrenda/DayOfTheDead-v1", opponents="random")
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(12)}
    fixed = gymnasium.make("Ofrenda/DayOfTheDead-v1", opponents="random", seat=2)

    assert seats == {1, 2}
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(4)} == {2}


def test_an_illegal_action_loses_or_is_refused():
    env = gymnasium.make("Ofrenda/DayOfTheDead-v1", opponents="random")
    _observation, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _observation, reward, over, _cut, info = env.step(illegal)
    assert (reward, over) == (-1.0, True)
    assert not info["action_mask"].any()
    with pytest.raises(OfrendaError, match="The match is over"):
        env.unwrapped.step(illegal)

    strict = gymnasium.make("Ofrenda/DayOfTheDead-v1", opponents="random", illegal="refuse")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(illegal)


@pytest.mark.parametrize(
    ("settings", "error", "says"),
    [
        ({"seat": 3}, SeatError, "There is no seat 3: 2 play"),
        ({"opponents": ["easy", "hard"]}, OptionError, "2 opponents are named for 2 seats. Name one level, or 1"),
        ({"opponents": "wizard"}, UnknownName, "Bots: random, greedy, easy"),
        ({"illegal": "forgive"}, OptionError, "Right would be: lose"),
        ({"options": {"target": 0}}, OptionError, "target"),
    ],
)
def test_wrong_settings_are_refused(settings: dict[str, Any], error: type[Exception], says: str):
    with pytest.raises(error, match=says):
        make("Ofrenda/RollingBones-v1", **settings)


def test_an_unknown_id_is_refused_with_those_that_there_are():
    with pytest.raises(UnknownName, match=r"Ofrenda/RollingBones-v1, .*Ofrenda/DayOfTheDead-v1"):
        make("Ofrenda/Poker-v1")


class Learner:
    """A policy gradient in NumPy: logits are a linear function of the observation."""

    def __init__(self, env: Any, seed: int) -> None:
        self.env = env
        self.rng = np.random.default_rng(seed)
        self.weights = np.zeros((env.action_space.n, env.observation_space.shape[0] + 1))
        self.baseline = 0.0

    def chances(self, seen: Any, legal: Any) -> Any:
        """Of the legal actions alone, which are few."""
        logits = self.weights[legal] @ seen
        likely = np.exp(logits - logits.max())
        return likely / likely.sum()

    def play(self, seed: int | None = None, rate: float = 0.0) -> float:
        """A match; with a rate, a lesson is drawn from it."""
        observation, info = self.env.reset(seed=seed)
        steps, reward, over = [], 0.0, False
        while not over:
            seen, legal = np.append(observation, 1.0), np.flatnonzero(info["action_mask"])
            chances = self.chances(seen, legal)
            taken = int(self.rng.choice(len(legal), p=chances))
            steps.append((seen, legal, chances, taken))
            observation, reward, over, _cut, info = self.env.step(legal[taken])

        if rate:
            wrong = reward - self.baseline
            self.baseline += 0.02 * wrong
            for seen, legal, chances, taken in steps:
                slope = -chances
                slope[taken] += 1.0
                self.weights[legal] += rate * wrong / len(steps) * slope[:, np.newaxis] * seen
        return reward


def test_a_small_learner_comes_to_beat_random():
    """Rolling Bones to ten points against a random bot: at first even, then far ahead."""
    env = gymnasium.make("Ofrenda/RollingBones-v1", opponents="random", options={"target": 10, "max_rounds": 12})
    learner = Learner(env, seed=1)
    before = np.mean([learner.play(seed) for seed in range(80)])
    for seed in range(1000, 1250):
        learner.play(seed, rate=0.5)
    after = np.mean([learner.play(seed) for seed in range(80)])

    assert abs(before) < 0.35
    assert after > 0.6
