"""PettingZoo's own tests, and what they do not ask: secrets, rewards, bad input."""

from __future__ import annotations

import pickle
import warnings
from functools import partial
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import pytest

REASON = "PettingZoo has no wheel for this Python: its adapter is not tested here"
pytest.importorskip("pettingzoo", reason=REASON)

import numpy as np
from pettingzoo.utils.conversions import parallel_to_aec

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # their tests import games of theirs in their old way
    benchmark = import_module("pettingzoo.test.performance_benchmark")
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test

from ofrenda.adapters.pettingzoo import env, parallel_env
from ofrenda.games import game
from ofrenda.kernel.errors import IllegalAction, OptionError, SeatError, UnknownName
from tests.adapters.tables import GAMES, TABLES

MASKED_OBSERVATIONS = (
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
)
"""Their test knows observations with an action mask by the names of their own games alone, and warns of all others."""


def masked(test: Any) -> Any:
    for mark in MASKED_OBSERVATIONS:
        test = mark(test)
    return test


@pytest.fixture(autouse=True)
def no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")


def played(table: Any, seed: int = 1, most: int = 100_000) -> dict[str, float]:
    """A whole match of random actions: what each agent was paid."""
    table.reset(seed=seed)
    rng = np.random.default_rng(seed)
    paid = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter(most):
        observation, reward, terminated, truncated, _info = table.last()
        paid[agent] += reward
        over = terminated or truncated
        table.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return paid


# Their tests


@TABLES
@masked
def test_api(slug: str, seats: int):
    api_test(env(slug, seats=seats), num_cycles=25)


@TABLES
def test_seed(slug: str, seats: int):
    seed_test(partial(env, slug, seats=seats), num_cycles=10)


@TABLES
def test_parallel_api(slug: str, seats: int):
    parallel_api_test(parallel_env(slug, seats=seats), num_cycles=25)


@TABLES
def test_max_cycles(slug: str, seats: int):
    """It samples actions without their mask, and wants every agent asked as often: so all act in every cycle."""
    parallel = partial(parallel_env, slug, seats=seats, illegal="random")
    module = SimpleNamespace(
        parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles=max_cycles))
    )

    max_cycles_test(module)


@TABLES
def test_render(slug: str, seats: int):
    render_test(partial(env, slug, seats=seats, width=160))


@TABLES
def test_performance(slug: str, seats: int, monkeypatch: pytest.MonkeyPatch):
    """Their benchmark plays until five seconds have passed; here a second passes with every look at the clock."""
    seconds = iter(range(1000))
    monkeypatch.setattr(benchmark, "time", SimpleNamespace(time=lambda: next(seconds)))

    benchmark.performance_benchmark(env(slug, seats=seats))


# Ours


@GAMES
def test_the_mask_is_what_the_rules_allow(slug: str):
    table = env(slug)
    table.reset(seed=3)
    state = table.unwrapped.playing.state
    observation, _reward, _over, _cut, info = table.last()

    assert np.flatnonzero(observation["action_mask"]).tolist() == state.actions(state.deciders()[0])
    assert np.array_equal(observation["action_mask"], info["action_mask"])


def test_a_sealed_choice_is_not_shown():
    """Seat 1 has chosen; whatever it was, seat 2 observes the same."""
    seen = []
    for choice in (0, -1):
        table = env("day-of-the-dead")
        table.reset(seed=5)
        assert table.agent_selection == "seat_1"
        table.step(int(np.flatnonzero(table.observe("seat_1")["action_mask"])[choice]))
        assert table.agent_selection == "seat_2"
        seen.append(table.observe("seat_2"))

    assert np.array_equal(seen[0]["observation"], seen[1]["observation"])
    assert np.array_equal(seen[0]["action_mask"], seen[1]["action_mask"])


def test_rewards_come_at_the_end_and_add_up_to_nothing():
    paid = played(env("day-of-the-dead"))

    assert sorted(paid.values()) in ([-1.0, 1.0], [0.0, 0.0])


def test_points_are_paid_on_demand():
    table = env("day-of-the-dead", rewards="points")
    paid = played(table)

    assert tuple(paid.values()) == table.unwrapped.playing.state.result().points


def test_alone_fewer_turns_bring_more():
    table = env("rolling-bones", seats=1, options={"target": 5})
    [paid] = played(table).values()

    assert paid == 1 / table.unwrapped.playing.state.result().points[0]


def test_another_seed_is_another_match_and_without_one_the_next_comes():
    table = env("day-of-the-dead")
    seen = []
    for seed in (1, None, 1, None, 2):
        table.reset(seed=seed)
        seen.append(table.observe("seat_1")["observation"])

    assert np.array_equal(seen[0], seen[2])
    assert np.array_equal(seen[1], seen[3])
    assert not np.array_equal(seen[0], seen[1])
    assert not np.array_equal(seen[0], seen[4])


def test_a_match_can_be_cut_off():
    table = env("rolling-bones", seats=2, max_cycles=3)
    played(table)

    assert table.unwrapped.decisions == 6
    assert not table.unwrapped.playing.over


def test_in_day_of_the_dead_both_choose_at_once():
    table = parallel_env("day-of-the-dead")
    seen, _infos = table.reset(seed=2)
    first = {agent: int(np.flatnonzero(observed["action_mask"])[0]) for agent, observed in seen.items()}
    assert table.wait not in first.values()

    _seen, _rewards, over, _cut, _infos = table.step(first)
    assert over == {"seat_1": False, "seat_2": False}


def test_elsewhere_the_others_wait():
    table = parallel_env("die-of-the-dead", seats=3)
    seen, _infos = table.reset(seed=2)
    waiting = [agent for agent, observed in seen.items() if observed["action_mask"][table.wait]]

    assert len(waiting) == 2
    assert all(seen[agent]["action_mask"].sum() == 1 for agent in waiting)
    with pytest.raises(IllegalAction, match="must act now"):
        table.step(dict.fromkeys(waiting, table.wait))


@pytest.mark.parametrize("make", [env, parallel_env])
def test_an_illegal_action_is_refused_and_nothing_happens(make: Any):
    table = make("day-of-the-dead", illegal="refuse")
    table.reset(seed=1)
    state = table.unwrapped.playing.state
    before = state.encode()
    illegal = next(action for action in range(len(game("day-of-the-dead").actions)) if action not in state.actions(0))
    with pytest.raises(IllegalAction):
        table.step(illegal if make is env else {"seat_1": state.actions(0)[0], "seat_2": illegal})

    assert table.unwrapped.playing.state.encode() == before


def test_an_illegal_action_loses_by_their_custom():
    table = env("day-of-the-dead")
    table.reset(seed=1)
    table.step(int(np.flatnonzero(table.observe("seat_1")["action_mask"] == 0)[0]))

    assert table.rewards == {"seat_1": -1.0, "seat_2": 0}
    assert all(table.terminations.values())


def test_in_parallel_an_illegal_action_loses():
    table = parallel_env("day-of-the-dead")
    table.reset(seed=1)
    _seen, rewards, over, _cut, _infos = table.step({"seat_1": table.wait, "seat_2": table.wait})

    assert rewards == {"seat_1": -1.0, "seat_2": 0.0}
    assert all(over.values())
    assert table.agents == []


@pytest.mark.parametrize(
    ("settings", "error", "says"),
    [
        ({"slug": "poker"}, UnknownName, "There is no game “poker”. Games: rolling-bones, "),
        ({"seats": 3}, SeatError, "played by 2, not by 3"),
        ({"options": {"joker": True}}, OptionError, "joker"),
        ({"rewards": "money"}, OptionError, "Right would be: win"),
        ({"illegal": "forgive"}, OptionError, "Right would be: lose, "),
        ({"render_mode": "smell"}, OptionError, "Right would be: ansi, "),
    ],
)
def test_wrong_settings_are_refused(settings: dict[str, Any], error: type[Exception], says: str):
    with pytest.raises(error, match=says):
        env(**{"slug": "day-of-the-dead", **settings})


def test_without_a_render_mode_nothing_is_shown():
    table = env("rolling-bones")
    table.reset(seed=1)
    with pytest.raises(OptionError, match="Modes: ansi, "):
        table.render()


@pytest.mark.parametrize("make", [env, parallel_env])
def test_an_environment_crosses_to_another_process(make: Any):
    """Vectorised learners send copies of it to their workers."""
    there = pickle.loads(pickle.dumps(make("rolling-bones", seats=3, options={"target": 20}, rewards="points")))

    assert there.unwrapped.possible_agents == ["seat_1", "seat_2", "seat_3"]
    assert there.unwrapped.playing.rules.options["target"] == 20
