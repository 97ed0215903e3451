"""The solved turn against a brute force that knows only the engine's own rules and rolls die by die."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from ofrenda.games.rolling_bones import GAME
from ofrenda.games.rolling_bones.engine.advice import moment_worth, worths
from ofrenda.games.rolling_bones.engine.chains import CHAIN_COUNT, shown
from ofrenda.games.rolling_bones.engine.phases.turn import PreOpRoll
from ofrenda.games.rolling_bones.engine.pieces import BURY, FACES, GIVE_UP, HAT_ON
from ofrenda.games.rolling_bones.engine.solver import ALL_POINTS, Solver
from ofrenda.games.rolling_bones.engine.state import BonesState
from ofrenda.kernel.play import chosen_step
from ofrenda.kernel.rng import Rng, seeded
from ofrenda.testing import place

EXPECTATION = [float(points) for points in ALL_POINTS]
AT_LEAST_SIX = [float(points >= 6) for points in ALL_POINTS]
LONG = {"target": 1000, "max_rounds": 10_000}


def brute_worth(state: BonesState, worth: list[float], known: dict[bytes, float]) -> float:
    """The best mean of what the turn's points are worth, by every action and every fall of every single die."""
    key = state.encode()
    if key not in known:
        if state.chance() is None:
            known[key] = max(brute_action(state, action, worth, known) for action in state.actions(state.active))
        else:
            known[key] = brute_roll(state, worth, known)
    return known[key]


def brute_action(state: BonesState, action: int, worth: list[float], known: dict[bytes, float]) -> float:
    after = state.clone()
    after.act(state.active, action)
    if isinstance(after.stack[-1], PreOpRoll):
        return worth[ALL_POINTS.index(after.totals[state.active] - state.totals[state.active])]
    return brute_worth(after, worth, known)


def brute_roll(state: BonesState, worth: list[float], known: dict[bytes, float]) -> float:
    dice = [colour for colour, unlaid in enumerate(state.unlaid) for _die in range(unlaid)]
    falls: Counter[tuple[int, ...]] = Counter()
    for sides in product(range(6), repeat=len(dice)):
        faces = Counter(6 * colour + side for colour, side in zip(dice, sides, strict=True))
        falls[tuple(faces[face] for face in range(FACES))] += 1

    total = 0.0
    for outcome, times in falls.items():
        after = state.clone()
        after.settle(outcome)
        total += times * brute_worth(after, worth, known)
    return total / 6 ** len(dice)


def late_moments(options: dict[str, Any], dice: int, wanted: int, seed: str) -> list[BonesState]:
    """Decisions and rolls with at most so many dice left, of players who roll on as long as they can."""
    rng = seeded("solver", seed)
    found: list[BonesState] = []
    state = GAME.start(2, options)
    while len(found) < wanted:
        chosen_step(state, rolling_on, rng)
        if state.filled and state.dice_left() + state.hat <= dice and rng.below(3) == 0:
            found.append(state.clone())
    return found


def rolling_on(_state: BonesState, _seat: int, actions: list[int], rng: Rng) -> int:
    """Wears every hat and lays anything else; neither buries nor gives up unless nothing else is possible."""
    if HAT_ON in actions:
        return HAT_ON
    going_on = [action for action in actions if action not in (BURY, GIVE_UP)] or actions
    return going_on[rng.below(len(going_on))]


EARLY = [
    {"skeleton": ["pelvis", "left thigh"], "dice": "left foot, centre hat gravestone", "post_ops": 0},
    {"skeleton": ["skull", "ribcage"], "dice": "left hand, centre hat spine", "post_ops": 1},
    {"skeleton": ["skull", "ribcage"], "hat": True, "dice": "right hand, centre hat gravestone", "post_ops": 1},
    {"skeleton": ["skull", "ribcage", "left foot as spine"], "dice": "left thigh, centre hat pelvis", "post_ops": 2},
    {"skeleton": ["skull"], "dice": "left thigh, right thigh, centre hat hat", "post_ops": 1},
    {"skeleton": ["skull"], "dice": "centre hat gravestone hat", "post_ops": 1},
    {"skeleton": ["left hand", "left forearm"], "dice": "left upper-arm, centre spine gravestone", "post_ops": 1},
    {"skeleton": ["skull", "ribcage"], "hat": True, "unlaid": {"left": 1, "right": 0, "centre": 2}, "post_ops": 2}
    | {"stack": ["Paid"]},
    {"skeleton": ["skull", "ribcage"], "hat": True, "unlaid": {"left": 2, "right": 0, "centre": 2}, "post_ops": 2}
    | {"stack": ["Paying due=1"]},
]
"""Few dice, and yet many rolls to come: what only a placed position has."""


@pytest.mark.parametrize("hat_counts", [True, False])
@pytest.mark.parametrize("worth", [EXPECTATION, AT_LEAST_SIX], ids=["points", "at least six"])
def test_late_moments_are_worth_what_brute_force_finds(hat_counts: bool, worth: list[float]):
    solver = Solver(worth, hat_counts)
    moments = late_moments(LONG | {"hat_counts": hat_counts}, 4, 150, str(hat_counts))
    known: dict[bytes, float] = {}

    assert {type(state.stack[-1]).__name__ for state in moments} >= {"Laying", "Paying", "PostOpRoll"}
    assert any(state.hat for state in moments)
    assert any(bone not in (-1, slot) for state in moments for slot, bone in enumerate(state.laid))
    for state in moments:
        assert moment_worth(solver, state) == pytest.approx(brute_worth(state, worth, known), abs=1e-9)


@pytest.mark.parametrize("hat_counts", [True, False])
@pytest.mark.parametrize("position", EARLY, ids=lambda position: position.get("dice") or position["stack"][0])
def test_every_action_is_worth_what_brute_force_finds(position: dict[str, Any], hat_counts: bool):
    state = place("rolling-bones", options=LONG | {"hat_counts": hat_counts}, **position).state
    actions = state.actions(0)
    known: dict[bytes, float] = {}

    found = worths(Solver(EXPECTATION, hat_counts), state, actions)

    assert found == pytest.approx([brute_action(state, a, EXPECTATION, known) for a in actions], abs=1e-9)


@pytest.mark.parametrize("hat_counts", [True, False])
def test_left_and_right_are_worth_the_same(hat_counts: bool):
    solver = Solver(EXPECTATION, hat_counts)
    found = []
    for side, other in (("left", "right"), ("right", "left")):
        position = {"skeleton": ["ribcage", f"{side} upper-arm", f"{side} forearm"], "post_ops": 1}
        dice = f"{side} hand 2xthigh, {other} upper-arm, centre skull pelvis hat"
        state = place("rolling-bones", options=LONG | {"hat_counts": hat_counts}, dice=dice, **position).state
        found.append(moment_worth(solver, state))

    assert found[0] == found[1] > 0


def test_there_are_634_chains():
    """All connected sets of the slots' tree, and the empty one."""
    assert CHAIN_COUNT == 635


@pytest.mark.parametrize(
    ("dice", "wanted", "unwanted"), [(0, 0, 3), (1, 1, 0), (3, 2, 1), (4, 0, 2), (5, 3, 3), (2, 3, 0)]
)
def test_the_chance_that_faces_show_is_what_counting_finds(dice: int, wanted: int, unwanted: int):
    rolls = [set(roll) for roll in product(range(6), repeat=dice)]
    good = [roll for roll in rolls if roll >= set(range(wanted)) and not roll & set(range(wanted, wanted + unwanted))]

    assert shown(dice, wanted, unwanted) == pytest.approx(len(good) / len(rolls), abs=1e-15)


def test_both_builds_find_the_same_number():
    """To the last bit: this test runs compiled and pure."""
    dice = "left 2xhand thigh, right foot, centre 2xpelvis hat"
    state = place("rolling-bones", options=LONG, skeleton=["skull", "ribcage"], dice=dice, post_ops=1).state

    assert moment_worth(Solver(EXPECTATION, True), state).hex() == "0x1.e11a566307601p+0"
