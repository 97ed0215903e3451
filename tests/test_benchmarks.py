"""The benchmarks: whatever of ours they use is still there."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from ofrenda.bots.plans import plans
from ofrenda.games import game
from ofrenda.kernel.play import random_step
from ofrenda.kernel.rng import seeded

BENCHMARKS = Path(__file__).parents[1] / "benchmarks"


@pytest.mark.parametrize("name", sorted(path.stem for path in BENCHMARKS.glob("*.py")))
def test_a_benchmark_finds_what_it_measures(name: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(BENCHMARKS)

    assert import_module(name).__doc__


@pytest.mark.parametrize("name", ["easy*1", "easy*2", "easy*1!"])
def test_a_yardstick_plays_a_match(name: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(BENCHMARKS)

    [winner] = import_module("strength").winners("day-of-the-dead", [name, "random"], 1, 0)

    assert winner in (0, 1)


def test_who_sees_everything_searches_the_true_state(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(BENCHMARKS)
    strength = import_module("strength")
    state = game("day-of-the-dead").start(2)
    while state.chance() is not None:
        random_step(state, seeded(1))

    seer = strength.player("easy*1!", state.rules, 0)
    honest = strength.player("easy*1", state.rules, 0)
    others = {state.view(1).hands[1]}
    seen = {seer.question(state, seeded(number)).world.view(1).hands[1] for number in range(20)}
    guessed = {honest.question(state, seeded(number)).world.view(1).hands[1] for number in range(20)}

    assert seen == others
    assert len(guessed) > 1


def test_playing_the_race_wins_more_than_playing_for_points(monkeypatch: pytest.MonkeyPatch):
    """At one point from the target every point wins: whoever begins does so as often as a turn brings any."""
    monkeypatch.syspath_prepend(BENCHMARKS)
    race = import_module("race")

    safest = min(plan.chances[0] for plan in plans())
    for_points = plans()[0].chances[0]
    first, second = race.chances(1)
    assert first == pytest.approx((1 - safest) / (1 - safest * for_points))
    assert second == pytest.approx(for_points * first)
    assert sum(race.chances(30)) > 1.0
