"""The oracle of Rolling Bones: known positions with one right answer, strengths, the cache of the solved turn."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import pytest

from ofrenda.bots import Player, solved
from ofrenda.bots.oracle import BLURS, Oracle
from ofrenda.bots.plans import POINTS, plans, race
from ofrenda.bots.solved import cache_file, points_solver, solve
from ofrenda.games.rolling_bones import GAME
from ofrenda.games.rolling_bones.engine.advice import worths
from ofrenda.games.rolling_bones.engine.opening import opening_worth
from ofrenda.games.rolling_bones.engine.phases.turn import PreOpRoll
from ofrenda.kernel.errors import OfrendaError, UnknownName
from ofrenda.kernel.rng import seeded
from ofrenda.testing import place

OPTIMUM = 12.533486756330216
"""What a turn brings on average, as `ofrenda solve` says; the simulation below proves it from the other side."""


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solved, "user_cache_path", lambda *_names, **_more: tmp_path)


def answer(strength: str = "expert", seed: int = 0, **position: Any) -> str:
    """What the oracle does at a position."""
    state = place("rolling-bones", **position).state
    player = Player(Oracle(strength), state.rules, state.active)
    return GAME.name(player.choose(state, seeded("oracle", seed)))


LIMBS = ("hand", "forearm", "upper-arm", "foot", "lower-leg", "thigh")
TORSO = ["skull", "ribcage", "spine", "pelvis"]
WHOLE = [*TORSO, *(f"{side} {limb}" for side in ("left", "right") for limb in LIMBS)]
SMALL = {"skeleton": ["skull"], "dice": "left 5xhand, right 5xhand, centre ribcage gravestone", "post_ops": 1}
"""Worth a point; who need not bury now goes on."""

KNOWN = {
    "a whole skeleton is buried": ("bury", {"skeleton": WHOLE, "dice": "centre gravestone", "post_ops": 1}),
    "the hat goes on before the burial": (
        "hat on",
        {"skeleton": TORSO, "dice": "centre hat gravestone", "post_ops": 3},
    ),
    "one point that wins the match is buried": ("bury", {**SMALL, "totals": [99, 40]}),
    "with the round played to its end the last one buries": (
        "bury",
        {**SMALL, "options": {"finish_round": True}, "active": 2, "totals": [80, 99]},
    ),
    "at the last turn of all the lead is buried": (
        "bury",
        {**SMALL, "options": {"max_rounds": 7}, "active": 2, "round": 7, "totals": [30, 30]},
    ),
    "the bone that completes an arm is laid before the burial": (
        "lay left upper-arm",
        {"skeleton": ["left hand", "left forearm"], "dice": "left upper-arm, centre gravestone", "post_ops": 2},
    ),
    "rather than lay a bone wrongly, points are buried": (
        "bury",
        {"skeleton": [*TORSO, "left thigh"], "dice": "left hand, centre gravestone", "post_ops": 3},
    ),
    "the dice that cannot show a gravestone are paid": (
        "pay left",
        {"skeleton": [*TORSO, "left thigh", "left lower-leg", "left foot"], "dice": "left 2xhand, centre 2xskull"}
        | {"post_ops": 1, "stack": ["Laying duty=1"]},
    ),
    "the hat comes off when no other die can show a gravestone": (
        "hat off",
        {"skeleton": [*TORSO, "left thigh", "left upper-arm"], "hat": True, "dice": "left 3xfoot, right 2xfoot"}
        | {"post_ops": 1, "stack": ["Laying duty=1"]},
    ),
    "who can only win with more does not bury": (
        "lay ribcage",
        {**SMALL, "options": {"max_rounds": 7}, "active": 2, "round": 7, "totals": [40, 30]},
    ),
    "a good skeleton with a gravestone is not risked": (
        "bury",
        {
            "skeleton": [*TORSO, "left upper-arm", "left forearm", "left hand", "right upper-arm"],
            "hat": True,
            "dice": "left 2xhand, right 2xfoot, centre gravestone",
            "post_ops": 1,
            "stack": ["Laying duty=1"],
        },
    ),
}


@pytest.mark.parametrize("name", KNOWN)
def test_the_expert_finds_the_right_answer(name: str):
    expected, position = KNOWN[name]

    assert answer(**position) == expected


def test_the_answer_shows_in_the_mirror():
    """Left for right: the same question."""
    right = {"skeleton": ["right hand", "right forearm"], "dice": "right upper-arm, centre gravestone", "post_ops": 2}

    assert answer(**right) == "lay right upper-arm"


def test_every_strength_buries_when_that_wins():
    for strength in BLURS:
        assert {answer(strength, seed, **SMALL, totals=[99, 40]) for seed in range(20)} == {"bury"}


def test_nobody_gives_up_what_may_still_be_buried():
    position = {"skeleton": ["ribcage"], "dice": "left 4xfoot, right 4xfoot, centre 3xskull", "post_ops": 1}
    position |= {"stack": ["Laying duty=1"]}

    for strength in BLURS:
        assert "give up" not in {answer(strength, seed, **position) for seed in range(40)}


def test_weaker_strengths_lose_a_little_in_a_decision_and_never_much():
    """Each sees every action up to its blur too bad, so it gives away no more than that."""
    state = place(
        "rolling-bones", dice="left 3xhand forearm foot thigh, right 6xthigh, centre skull ribcage 2xpelvis hat spine"
    ).state
    actions = state.actions(0)
    worth = dict(zip(actions, worths(points_solver(True), state, actions), strict=True))
    for strength, blur in BLURS.items():
        player = Player(Oracle(strength), state.rules, 0)
        lost = [max(worth.values()) - worth[player.choose(state, seeded("blur", seed))] for seed in range(60)]

        assert max(lost) <= max(blur, 0.1)
    assert len({player.choose(state, seeded("blur", seed)) for seed in range(60)}) == 1


def test_an_unknown_strength_is_refused():
    with pytest.raises(UnknownName, match="Strengths: easy, medium, hard, points, expert"):
        Oracle("divine")


def test_another_game_is_refused():
    state = place("die-of-the-dead").state
    with pytest.raises(OfrendaError, match="plays Rolling Bones; this is Die of the Dead"):
        Player(Oracle(), state.rules, state.deciders()[0]).choose(state, seeded("other"))


def judged(**position: Any) -> dict[str, tuple[float, float, float | None]]:
    state = place("rolling-bones", **position).state
    player = Player(Oracle(), state.rules, state.active)
    found = Oracle().judge(player.question(state, seeded("judge")))

    assert sorted(judgement.action for judgement in found) == state.actions(state.active)
    return {GAME.name(one.action): (one.chance, one.doubt, one.points) for one in found}


def test_a_burial_that_wins_is_certain():
    found = judged(**SMALL, totals=[99, 40])

    assert next(iter(found)) == "bury"
    assert found["bury"] == (1.0, 0.0, 1.0)


def test_the_best_comes_first_with_its_chance_and_its_points():
    found = judged(skeleton=TORSO, dice="left 3xhand, centre hat gravestone", post_ops=2, totals=[50, 50])

    chances = [chance for chance, _doubt, _points in found.values()]
    assert chances == sorted(chances, reverse=True)
    assert next(iter(found)) == "hat on"
    assert found["hat on"][2] >= 10
    assert all(doubt == 0 for _chance, doubt, _points in found.values())


def test_among_three_the_chance_is_told_with_a_doubt():
    found = judged(seats=3, skeleton=TORSO, dice="left 3xhand, centre hat gravestone", post_ops=2, totals=[50, 50, 20])

    assert all(doubt > 0 for _chance, doubt, _points in found.values())


def test_alone_every_match_is_won_and_fewer_turns_are_better():
    found = judged(seats=1, skeleton=TORSO, dice="left 3xhand, centre hat gravestone", post_ops=2, totals=[92])

    assert next(iter(found)) == "hat on"
    assert {chance for chance, _doubt, _points in found.values()} == {1.0}


# The race


def test_two_equal_players_share_one_chance():
    """Whoever moves has the better part of it, and what the one wins the other loses."""
    running = race(100, False)

    assert 0.5 < running.mover(100, 100, False) < 0.65
    assert running.mover(1, 100, False) > 0.99
    assert running.after(0, 100, False) == 1.0
    for mine, other in [(10, 30), (30, 10), (50, 50)]:
        assert running.mover(mine, other, False) == pytest.approx(running.mover(mine, other, True), abs=1e-9)


def test_with_the_round_finished_the_second_player_is_better_off_than_without():
    at_once, finished = race(100, False), race(100, True)

    assert finished.mover(20, 20, True) > at_once.mover(20, 20, True) - 1e-9
    assert finished.mover(20, 20, False) < at_once.mover(20, 20, False)


def test_every_plan_is_a_distribution():
    for plan in plans():
        assert sum(plan.chances) == pytest.approx(1.0, abs=1e-6)
        assert plan.worths == sorted(plan.worths)


def test_the_first_plan_is_that_of_the_most_points():
    assert plans()[0].worths == POINTS
    assert plans()[0].mean(POINTS) == pytest.approx(OPTIMUM, abs=1e-6)


# The solved turn and its cache


def test_the_turn_is_worth_what_the_oracle_makes_of_it():
    """Two thousand turns, played for points alone: their mean lies within its own interval around the optimum."""
    turns = 2000
    state = GAME.start(2, {"target": 1000, "max_rounds": 10_000})
    solver, dice = points_solver(True), seeded("optimum", "dice")
    found: list[int] = []
    while len(found) < turns:
        seat, before = state.active, list(state.totals)
        while True:
            if state.chance() is not None:
                state.settle(state.chance().sample(dice))
            actions = state.actions(seat)
            worth = worths(solver, state, actions)
            state.act(seat, actions[worth.index(max(worth))])
            if not state.stack or isinstance(state.stack[-1], PreOpRoll):
                break
        found.append(state.totals[seat] - before[seat])
        if not state.stack:
            state = GAME.start(2, {"target": 1000, "max_rounds": 10_000})

    mean = sum(found) / turns
    error = math.sqrt(sum((points - mean) ** 2 for points in found) / turns / turns)
    assert abs(mean - OPTIMUM) < 3.3 * error


def test_a_table_is_kept_and_read_again_and_a_damaged_or_old_one_is_never_trusted():
    points_solver.cache_clear()
    first = solve(True)
    path = cache_file(True)
    data = path.read_bytes()
    points_solver.cache_clear()
    again = points_solver(True)

    assert again.kept == first.positions
    assert f"{opening_worth(again):.12f}" == f"{first.points:.12f}" == f"{OPTIMUM:.12f}"

    bent = data[:-500] + bytes([data[-500] ^ 1]) + data[-499:]
    for damaged in (data[:-9], bent, data.replace(b"rules 2", b"rules 1"), b""):
        path.write_bytes(damaged)
        points_solver.cache_clear()
        assert points_solver(True).kept == 0

    assert solve(True).points == first.points
    assert path.read_bytes() == data
