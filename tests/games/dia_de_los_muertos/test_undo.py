"""Taking single steps of a movement back at the table, until something is turned up."""

from __future__ import annotations

import tomllib

import pytest

from ofrenda.games.dia_de_los_muertos.box import shipped
from ofrenda.kernel.errors import UndoRefused
from ofrenda.table import Match, Seeded
from ofrenda.table.undo import free_entries, last_decision
from ofrenda.testing import rule
from tests.games.dia_de_los_muertos.setting import GAME, board, deck


def about_to_move() -> Match:
    """Ana moves with three bones out of the start; the dog waits on 7, and an arrow leads from the start to 4."""
    arrows = tomllib.loads(shipped("board.toml"))["arrows"]
    data = {
        "cards.toml": deck(skull=20),
        "board.toml": board(
            dog={"field": 7, "source": "own box"}, arrows=[*arrows, {"edges": [[0, 4]], "source": "own box"}]
        ),
    }
    match = Match(GAME, ["Ana", "Luis"], Seeded(2), data=data)
    while match.step() is not None:
        pass
    for seat in (0, 1):
        match.play(seat, match.state.actions(seat)[0])
    match.play(0, "movement")
    return match


@rule("DM-T1", "DM-32")
@pytest.mark.parametrize(
    "steps",
    [("dog 6", "go 4", "dog 5"), ("go 4", "dog 6", "go 5"), ("dog 17", "dog 25", "go 1"), ("go 4", "go 6", "dog 8")],
    ids=", ".join,
)
def test_steps_of_skeleton_and_dog_are_taken_back_one_by_one(steps: tuple[str, ...]):
    """Even the last one, which ends the turn, and at last the choice to move at all."""
    match = about_to_move()
    before = []
    for step in steps:
        before.append(match.state.encode())
        match.play(0, step)
    assert match.state.active == 1

    for code in reversed(before):
        match.undo(0, last_decision(match.steps, 0))
        assert match.state.encode() == code
    match.undo(0, last_decision(match.steps, 0))

    assert "movement" in [GAME.name(action) for action in match.state.actions(0)]


def bitten(*steps: str) -> Match:
    """After these steps the dog has bitten Ana's own skeleton: a card of hers is turned up."""
    match = about_to_move()
    for step in steps:
        match.play(0, step)
    assert len(free_entries(match.steps, 0)) > len(steps)
    match.fall()
    return match


@rule("DM-T1", "DM-33")
def test_nothing_is_taken_back_past_a_bite():
    match = bitten("dog 6", "go 4", "dog 4")

    assert free_entries(match.steps, 0) == []
    with pytest.raises(UndoRefused, match="Luis"):
        match.undo(0, last_decision(match.steps, 0))


@rule("DM-33")
def test_where_the_dog_runs_after_its_bite_can_be_taken_back():
    match = bitten("go 4", "dog 6", "dog 4")
    before = match.state.encode()
    match.play(0, "dog 31")
    [free] = free_entries(match.steps, 0)
    match.undo(0, free)

    assert match.state.encode() == before
