"""Positions that people write: what does not fit is refused by name."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ofrenda.kernel.errors import PositionError
from ofrenda.testing import place
from tests.games.dia_de_los_muertos.setting import GAME, board, table
from tests.games.dia_de_los_muertos.test_data import BOARD
from tests.games.fuzz import bent_positions_play_on

MOVES = "Moving bones=1 steps=1 led=0 track=(8) holders=() origins=()"
MOVING = {"fields": [8, 20], "laid": ["cake", ""], "order": [1, 2], "active": 1}


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"fields": [8, 40]}, "fields"),
        ({"dog": 33}, "dog"),
        ({"digger": 8}, "digger"),
        ({"arms": [3, 2]}, "arms"),
        ({"home": [1, 0]}, "home exactly if"),
        ({"home": [2, 0], "fields": [32, 0]}, "home"),
        ({"hands": ["kicking"]}, "hands"),
        ({"hands": ["pie", ""]}, "pie"),
        ({"hands": ["10x kicking", ""]}, "too many cards"),
        ({"laid": ["2x cake", ""]}, "laid"),
        ({"pile": "cake"}, "pile should hold"),
        ({"top": 4}, "top"),
        ({"festivals": ["music", "music"]}, "too many festival cards"),
        ({"festivals": ["opera", ""]}, "opera"),
        ({"dens": ["", ""]}, "dens"),
        ({"order": [1, 1]}, "order"),
        ({"order": [[1]]}, "order"),
        ({"order": "12"}, "order"),
        ({"active": 3}, "active"),
        ({"round": 151}, "round"),
        ({"played": "cake"}, "waits to be put away"),
        ({"carried": "cake"}, "only while it is put on a den"),
        (
            {"laid": ["cake", "cake"], "order": [1, 2], "active": 2},
            "Seat 1 has laid a card, but its turn is not to come",
        ),
        ({"stack": ["NewRound", "NewRound"]}, "lies lowest in the stack"),
        ({"order": [1, 2], "active": 2, "place": 1, "stack": ["NewRound", "EndTurn"]}, "Seat 2 has the turn"),
        (
            {"stack": ["NewRound", "Moving bones=1 steps=1 led=0 track=(0) holders=() origins=()"]},
            "Seat 1 moves without a card",
        ),
        ({"stack": ["NewRound", "LayCard place=1", "LayCard place=0"]}, "cannot wait twice"),
        ({"fields": [8, 9], "stack": ["NewRound", *["ChooseTarget kind=7"] * 2]}, "“ChooseTarget” cannot wait twice"),
        ({**MOVING, "stack": [MOVES, "HandLimit seat=0"]}, "“HandLimit” cannot lie upon “Moving”"),
        ({**MOVING, "stack": [MOVES, "EndTurn"]}, "“EndTurn” cannot lie upon “Moving”"),
        (
            {**MOVING, "stack": ["NewRound", "DodgeWindow victim=1", "RandomAttack attacker=0 victim=1 dog=0"]},
            "“RandomAttack” cannot lie upon “DodgeWindow”",
        ),
        ({"order": [], "active": 0, "stack": ["NewRound", "EndTurn"]}, "not the place 1 in the order"),
        ({"order": [1, 2], "stack": ["NewRound", "EndTurn", "HandLimit seat=1"]}, "the hand limit: seat 1"),
        ({**MOVING, "stack": ["NewRound", "EndTurn", "HandLimit seat=0"]}, "Seat 1 has used its laid card"),
        (
            {**MOVING, "stack": ["NewRound", "EndTurn", MOVES, "SwapReactions place=0 again=0"]},
            "“SwapReactions” cannot lie upon “Moving”",
        ),
        ({**MOVING, "stack": ["NewRound", "EndTurn", "Turn place=1"]}, "“Turn” cannot lie upon “EndTurn”"),
        (
            {"laid": ["cake", ""], "order": [1, 2], "stack": ["NewRound", "Turn place=0", "LayCard place=0"]},
            "has laid none",
        ),
    ],
)
def test_what_cannot_be_is_refused(position: dict[str, Any], reason: str):
    with pytest.raises(PositionError, match=reason):
        place(GAME, **position)


@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_accepted_plays_to_the_end(seed: int):
    assert bent_positions_play_on(GAME, seed, 160, [{"round_limit": 6}, {"round_limit": 12}]) > 40


@pytest.mark.parametrize(
    "phase",
    [
        "Moving bones=2 steps=2 led=0 track=(99) holders=() origins=()",
        "Moving bones=2 steps=2 led=0 track=(8) holders=(7) origins=(8)",
        "GoAlong track=(8,9) holders=(1) origins=()",
        "HoldWindow asked=9 steps=1 holders=() origins=()",
        "Wheeling track=(33)",
        "ChooseTarget kind=5",
        "Hustled victim=1 pushed=40 field=8",
        "DrawFromHand attacker=0 victim=1 dog=0 back=0",
        "Evade seat=1 gate=50",
        "Mend seat=0",
        "PutAway",
        "TurnTop",
    ],
)
def test_a_phase_that_does_not_fit_is_refused(phase: str):
    with pytest.raises(PositionError, match="does not fit"):
        table(fields=[8, 12], laid=["cake", ""], top=1, stack=["NewRound", phase])


def test_a_number_that_a_board_of_ones_own_does_not_use_is_no_field():
    edges = [edge for group in BOARD["paths"] for edge in group["edges"] if not {14, 15} & set(edge)]
    text = board(paths=[{"edges": [*edges, [13, 16]], "source": "own box"}])

    with pytest.raises(PositionError, match="fields"):
        table(fields=[14, 0], data={"board.toml": text})


def test_what_is_known_of_hidden_cards_is_encoded_seat_by_seat():
    state = table(hands=["old cake, kicking", "dodge"]).state
    *_head, fields = msgspec.msgpack.decode(state.encode())
    old = fields[state.FIELDS.index("old")]
    mixed = fields[state.FIELDS.index("mixed")]

    assert [(len(row), sum(row)) for row in old] == [(14, 1), (14, 0)]
    assert mixed == [[0] * 14] * 4
    assert GAME.decode(state.encode()) == state
