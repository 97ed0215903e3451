"""Every fighter against every other, under every pair of spirits and both Priorities, through a whole fight."""

from __future__ import annotations

import pytest

import ofrenda
from ofrenda.games.day_of_the_dead.engine.pieces import FIGHTER_NAMES
from ofrenda.kernel.event import Log
from ofrenda.kernel.rng import seeded
from ofrenda.testing import rule
from ofrenda.testing.looks import check_asked

GAME = ofrenda.game("day-of-the-dead")
BACKS = ("double", "power-up", "unearth")


@rule("DAY-F2", "DAY-V1")
@pytest.mark.parametrize("mine", FIGHTER_NAMES)
def test_a_whole_fight_goes_through_and_conserves_points_and_cards(mine: str):
    """The pair fights in the newer of two slots, so that next fighters, twins and forgets have something to do."""
    for theirs in FIGHTER_NAMES:
        for spirits in [(one, other) for one in BACKS for other in BACKS]:
            for priority in (0, 1):
                fight(mine, theirs, spirits, priority)


def fight(mine: str, theirs: str, spirits: tuple[str, str], priority: int) -> None:
    spare = [fighter for fighter in FIGHTER_NAMES if fighter not in (mine, theirs)]
    state = GAME.place(
        {
            "lines": [[f"double {spare[0]}", f"double {mine}"], [f"power-up {spare[1]}", f"power-up {theirs}"]],
            "spirits": [f"{spirits[0]} {spare[2]}", f"{spirits[1]} {spare[3]}"],
            "hands": [[f"{back} {spare[4]}" for back in BACKS], [f"{back} {spare[5]}" for back in BACKS]],
            "discards": [f"{back} {spare[6]}" for back in BACKS],
            "scores": [12, 25],
            "stack": ["Turn", "Rewards", "Fight slot=1", "DrawLots"],
        }
    )
    rng = seeded(mine, theirs, *spirits, priority)
    census = state.census()
    log = Log()
    state.settle((priority,), log)
    entries = 0
    while state.stack:
        check_asked(state)
        chance = state.chance()
        if chance is not None:
            state.settle(chance.sample(rng), log)
        else:
            seat = state.deciders()[0]
            actions = state.actions(seat)
            state.act(seat, actions[rng.below(len(actions))], log)
        entries += 1
        assert state.census() == census
        assert min(state.scores) >= 0
    assert entries < 200
    assert (state.slots, list(state.card).count(-1)) == (2, 14 - 6)
    assert list(state.looked) == []
    assert list(state.scores) == told(log)
    assert [event.args["slot"] for event in log.events if event.kind == "fight"] == [1, 0]


def told(log: Log) -> list[int]:
    """The scores by what the story says was gained and lost."""
    scores = [12, 25]
    for event in log.events:
        if event.kind in ("points", "scored"):
            scores[event.args["seat"]] += event.args["points"]
            assert scores[event.args["seat"]] == event.args["total"]
    return scores
