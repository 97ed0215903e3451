"""What is true of all effects alike: how they are stopped, taken away, copied and repeated."""

from __future__ import annotations

from typing import Any

import pytest

import ofrenda
from ofrenda.games.day_of_the_dead import box
from ofrenda.games.day_of_the_dead.engine.pieces import BACK_NAMES, FIGHTER_NAMES
from ofrenda.games.day_of_the_dead.engine.state import SIDE_NAMES
from ofrenda.kernel.phase import Phase
from ofrenda.kernel.position import parse_phase
from ofrenda.kernel.rng import seeded
from ofrenda.kernel.state import State
from ofrenda.testing import rule

GAME = ofrenda.game("day-of-the-dead")
WITH_EFFECT = FIGHTER_NAMES[1:]
NO_COPIERS = [fighter for fighter in WITH_EFFECT if fighter not in ("twin", "mimic")]

STOP = "PickDeck seat=1 why=0"
"""When step A is over, seat 2 is asked for a deck: so the position can be looked at before the result."""


STEP_A = ("UseEffects seat=1", "UseEffects seat=0")


def step_a(
    fighter: str,
    opposing: str = "oaf",
    next_fighter: str = "oaf",
    words: str = "",
    steps: tuple[str, ...] = STEP_A,
    **more: Any,
) -> State:
    """Seat 1's `fighter` uses its effect in slot 2 of two, and the one opposing it after it.

    Seat 2 is ahead, hands and piles have a card of each back; all other cards have other names than those named.
    """
    spare = [name for name in FIGHTER_NAMES if name not in (fighter, opposing, next_fighter)]
    position = {
        "lines": [
            [f"power-up {next_fighter}", f"double {fighter} {words}".strip()],
            [f"double {spare[0]}", f"unearth {opposing}"],
        ],
        "spirits": [f"unearth {spare[1]}", f"unearth {spare[2]}"],
        "hands": [[f"{back} {spare[3]}" for back in BACK_NAMES], [f"{back} {spare[4]}" for back in BACK_NAMES]],
        "discards": [f"{back} {spare[5]}" for back in BACK_NAMES],
        "scores": [12, 25],
        "fight": {"slot": 2},
        "stack": ["Turn", "Rewards", "Fight slot=0", STOP],
    }
    state = GAME.place(position | more)
    for step in steps:
        state.push(parse_phase(step, GAME.phases, state))
    state.run()
    return state


def check_nothing_done(state: State, before: State) -> None:
    """Nobody has been asked anything, and no card, point or bonus has moved."""
    now, then = state.position(), before.position()
    assert now["stack"][-1] == STOP
    for name in SIDE_NAMES:
        if name not in ("uses", "stopped"):
            assert now["fight"][name] == [0, 0], name
    for key in ("lines", "spirits", "hands", "discards", "scores", "priority"):
        assert now[key] == then[key]


def waiting(fighter: str, **more: Any) -> State:
    """The same position before step A."""
    return step_a(fighter, steps=(), **more)


@rule("DAY-TROLL")
@pytest.mark.parametrize("fighter", WITH_EFFECT)
def test_a_stopped_fighter_does_nothing(fighter: str):
    check_nothing_done(step_a(fighter, fight={"slot": 2, "stopped": [1, 0]}), waiting(fighter))


@rule("DAY-CANCEL")
@pytest.mark.parametrize("fighter", WITH_EFFECT)
def test_a_cancelled_fighter_does_nothing(fighter: str):
    check_nothing_done(step_a(fighter, fight={"slot": 2, "cancelled": 1}), waiting(fighter))


@rule("DAY-CONTROL", "DAY-FORGET")
@pytest.mark.parametrize("fighter", WITH_EFFECT)
def test_a_fighter_without_its_effect_does_nothing(fighter: str):
    check_nothing_done(step_a(fighter, words="blank"), waiting(fighter, words="blank"))


def own_box(fighter: str, effect: str) -> dict[str, str]:
    """A box in which the fighter has this effect."""
    head, name, tail = box.shipped(box.FILE).partition(f'name = "{fighter}"')
    return {"fighters.toml": head + name + tail.replace(f'effect = "{fighter}"', f'effect = "{effect}"', 1)}


def played(state: State, seed: str, unasked: str = "") -> list[Any]:
    """The positions until step A is over, by the same luck and decisions; `unasked` is answered in silence."""
    rng = seeded(seed)
    positions = []
    while True:
        top: Phase[Any] = state.stack[-1]
        position = state.position()
        position.pop("data", None)
        if type(top).__name__ != unasked:
            positions.append(position)
        if position["stack"][-1] == STOP and "UseEffects seat=1" not in position["stack"]:
            return positions
        chance = state.chance()
        if chance is not None:
            state.settle(chance.sample(rng))
            continue
        seat = state.deciders()[0]
        actions = state.actions(seat)
        state.act(seat, actions[0 if type(top).__name__ == unasked else rng.below(len(actions))])


@rule("DAY-MIMIC", "DAY-R6")
@pytest.mark.parametrize("effect", NO_COPIERS)
def test_what_mimic_copies_acts_as_if_it_were_printed_on_it(effect: str):
    """Once a real mimic, once one on which the opposing fighter's effect is printed: the same at every step."""
    copied = step_a("mimic", effect)
    printed = step_a("mimic", effect, data=own_box("mimic", effect))

    assert played(copied, effect) == played(printed, effect)


@rule("DAY-TWIN", "DAY-R6")
@pytest.mark.parametrize("effect", NO_COPIERS)
def test_what_twin_copies_acts_as_if_it_were_printed_on_it(effect: str):
    copied = step_a("twin", next_fighter=effect)
    printed = step_a("twin", next_fighter=effect, data=own_box("twin", effect))

    assert played(copied, effect, "PickTwin") == played(printed, effect)


@rule("DAY-ALCHEMY", "DAY-B1", "DAY-R4")
@pytest.mark.parametrize("fighter", WITH_EFFECT)
def test_a_use_granted_by_alchemy_is_like_one_by_double(fighter: str):
    """Once the spirit doubles; once it is silenced, and Alchemy's grant does it."""
    spirit = "usurp" if fighter != "usurp" else "exorcist"
    double = step_a(fighter, spirits=[f"double {spirit}", "-"])
    granted = step_a(fighter, spirits=[f"double {spirit} blank", "-"], fight={"slot": 2, "grants": [1, 0]})

    one, other = played(double, fighter), played(granted, fighter)
    assert len(one) == len(other)
    for position in (*one, *other):
        position["spirits"] = [card.replace(" blank", "") for card in position["spirits"]]
        position["fight"].pop("grants")
    assert one == other


@rule("DAY-B1")
@pytest.mark.parametrize("fighter", ["anger", "grief", "hoard", "vampire", "clumsy", "rally", "haunt", "martyr"])
def test_two_uses_do_twice_as_much(fighter: str):
    once = step_a(fighter, scores=[50, 50])
    twice = step_a(fighter, scores=[50, 50], fight={"slot": 2, "grants": [1, 0]})

    for name in ("bonus", "next_bonus", "martyr"):
        single, double = once.position()["fight"][name], twice.position()["fight"][name]
        assert double == [2 * value for value in single]
    assert [50 - points for points in twice.scores] == [2 * (50 - points) for points in once.scores]


@rule("DAY-R5")
@pytest.mark.parametrize("fighter", WITH_EFFECT)
def test_a_fighter_replaced_before_its_step_is_replaced_with_its_effect(fighter: str):
    """Spook makes it an Oaf first: whatever it was, nothing more happens."""
    state = step_a("spook", fighter)
    state.act(0, GAME.action("their slot 2"))
    others = [name for name in ("martyr", "exorcist", "usurp") if name != fighter]
    state.settle(state.chance().parse(f"oaf, {others[0]}, {others[1]}"))
    state.act(0, GAME.action("take oaf"))

    assert state.position()["stack"][-1] == STOP
    assert list(state.scores) == [12, 25]


@rule("DAY-R5", "DAY-R8", "DAY-R16")
@pytest.mark.parametrize("fighter", [name for name in WITH_EFFECT if name not in ("nemesis", "troll")])
def test_what_a_fighter_has_done_stays_with_its_side_when_it_is_replaced(fighter: str):
    """Spook, coming second, puts another in its place, too late to use its effect; what waits for the result lapses.

    Nemesis and Troll leave Spook no chance. A challenge that shows Nemesis first is lost.
    """
    rng = seeded(fighter)
    newcomers = [name for name in ("hoard", "grief", "vampire", "clumsy") if name != fighter][:3]
    state = step_a(fighter, "spook", scores=[50, 50], spirits=["-", "-"])
    while state.position()["stack"][-1] != "PickCard seat=1 why=1":
        chance = state.chance()
        if chance is not None:
            nemesis = fighter == "challenge" and not state.looked
            state.settle(chance.parse("nemesis") if nemesis else chance.sample(rng))
        else:
            seat = state.deciders()[0]
            state.act(seat, state.actions(seat)[0])
    before = state.position()
    state.act(1, GAME.action("their slot 2"))
    state.settle(state.chance().parse(", ".join(newcomers)))
    state.act(1, GAME.action(f"take {newcomers[0]}"))

    after = state.position()
    assert after["lines"][0][1].split()[1] == newcomers[0]
    assert after["stack"][-1] == STOP
    assert after["scores"] == before["scores"]
    assert after["fight"] == before["fight"] | {"martyr": [0, 0], "spy": [0, 0], "moody": [0, 0]}
