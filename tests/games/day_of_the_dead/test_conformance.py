"""The contract, the ledger, hidden worlds, and counts of every line of play from small positions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

import ofrenda
from ofrenda.kernel.state import State
from ofrenda.testing import check_game, check_ledger, lines_of_play, machine_for, place
from tests.games.day_of_the_dead.setting import box

GAME = ofrenda.game("day-of-the-dead")

BOX = box("oaf", "anger", "spook", "spy", "moody", "digger")

SUMMONING = {
    "turn": 4,
    "lines": [["double oaf"], ["power-up anger"]],
    "spirits": ["power-up digger known", "double anger known"],
    "discards": [
        *("double moody", "double digger", "power-up moody", "power-up spook"),
        *("unearth moody", "unearth spy", "unearth digger"),
    ],
    "stack": [
        "Turn",
        *("Deal seat=1 back=2 count=1", "Deal seat=1 back=0 count=1"),
        *("Deal seat=0 back=2 count=1", "Deal seat=0 back=1 count=1"),
    ],
}
"""Nothing is hidden yet; then hands are dealt and spirits are summoned in secret."""

UNEARTHING = {
    "lines": [["double spy"], ["power-up moody"]],
    "spirits": ["power-up digger known", "double anger known"],
    "stack": ["Turn", "Rewards", "Fight slot=0"],
}
"""After the fight both fighters may be unearthed, the loser face down."""

DIGGING = {
    "lines": [["double oaf"], ["power-up digger"]],
    "spirits": ["power-up anger known", "unearth anger known"],
    "discards": ["unearth moody", "unearth spy", "power-up moody", "power-up spy"],
    "stack": [
        *("Turn", "Rewards", "Fight slot=0"),
        *("Deal seat=1 back=2 count=1", "Deal seat=1 back=1 count=1"),
    ],
}
"""A digger draws and discards."""


def small() -> Iterator[State]:
    for position in (DIGGING, UNEARTHING, SUMMONING):
        yield place(GAME, data=BOX, **position).state


@pytest.mark.parametrize("seed", range(8))
def test_the_game_keeps_the_contract(seed: int):
    check_game(GAME, matches=30, seed=seed, small=[next(small())] if seed else small(), small_entries=6 if seed else 7)


def test_every_rule_has_a_test_and_every_test_a_rule():
    check_ledger(GAME, Path(__file__).parent)


Machine = machine_for(GAME, [{}, {"instant_win_skips_spirit": True}])
Machine.TestCase.settings = settings(max_examples=40, stateful_step_count=60, deadline=None)
TestMachine = Machine.TestCase


@pytest.mark.parametrize(("entries", "lines"), [(1, 20), (2, 400), (3, 8000)])
def test_lines_of_play_from_the_deal_of_a_box_of_six_fighters(entries: int, lines: int):
    """Three of six cards, three times: 20 * 20 * 20."""
    assert lines_of_play(GAME.start(2, data=BOX), entries) == lines


@pytest.mark.parametrize(("entries", "lines"), [(1, 2), (2, 12), (3, 32), (4, 62), (5, 62)])
def test_lines_of_play_from_a_lost_spy(entries: int, lines: int):
    """Five Double cards are in the deck.

    1: unearth the spy or leave it. 2: three of five cards are looked at (10), or the loser becomes a spirit or not (2).
    3: one of three is taken (30), and the 2 are over. 4: its player, too, has the 2 choices of a loser (60).
    """
    table = place(GAME, data=BOX, lines=[["double spy"], ["power-up oaf"]], spirits=["power-up spook", "power-up spy"])

    assert lines_of_play(table.state, entries) == lines


@pytest.mark.parametrize(("entries", "lines"), [(1, 7), (2, 49), (3, 294), (4, 1764)])
def test_lines_of_play_from_a_first_turn(entries: int, lines: int):
    """Each of seven cards against each of seven (49); then each has six left for the spirit (6, then 36 for each)."""
    three = ["double", "power-up", "unearth"]
    hands = [
        [*(f"{back} oaf" for back in three), *(f"{back} anger" for back in three), "double moody"],
        [*(f"{back} spy" for back in three), *(f"{back} spook" for back in three), "unearth moody"],
    ]
    table = place(GAME, data=BOX, hands=hands, stack=["Turn"])

    assert lines_of_play(table.state, entries) == lines
