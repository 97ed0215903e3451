"""The contract, the ledger, and counts of every line of play from small positions."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

from ofrenda.testing import check_game, check_ledger, lines_of_play, machine_for
from tests.games.dia_de_los_muertos.setting import GAME, moving, table
from tests.games.dia_de_los_muertos.test_secrets import laying

OPTIONS = [{"round_limit": 2}, {"round_limit": 8, "snatch_dodgeable": True}, {"round_limit": 20}]


@pytest.mark.parametrize("seed", range(4))
def test_the_game_keeps_the_contract(seed: int):
    check_game(GAME, matches=25, seed=seed, options=OPTIONS, small=[laying()], small_entries=7)


def test_every_rule_has_a_test_and_every_test_a_rule():
    check_ledger(GAME, Path(__file__).parent)


Machine = machine_for(GAME, [{"round_limit": 2}, {"round_limit": 1, "snatch_dodgeable": True}])
Machine.TestCase.settings = settings(max_examples=40, stateful_step_count=60, deadline=None)
TestMachine = Machine.TestCase


@pytest.mark.parametrize(("decisions", "lines"), [(1, 3), (2, 7), (3, 7)])
def test_lines_of_play_of_a_movement_counted_by_hand(decisions: int, lines: int):
    """Two bones on field 28, the way home open, the dog in its den beside 22; the other is limbless and has no card.

    1: home, the dog to 22, stop.
    2: home ends the match (1); from 22 the dog goes on to 13, 23 or 30, or the skeleton home, or all stop (5); after
       stop a card is drawn (1). Nothing is left to decide after that.
    """
    game = moving(fields=[28, 4], digger=5, laid=["kicking", ""], legs=[2, 0], arms=[2, 0])

    assert lines_of_play(game.state, decisions, stop_at_chance=True) == lines


@pytest.mark.parametrize(("decisions", "lines"), [(1, 3), (2, 8), (3, 14), (4, 14)])
def test_lines_of_play_of_a_cartwheel_counted_by_hand(decisions: int, lines: int):
    """From 8 without victims.

    1: to 7, 9 or 18.
    2: from 7 to 6, 17 or stop (3); from 9 to 10, 29 or stop (3); from 18 to 19 or stop (2).
    3: from 6 to 4, 5 or stop (3); from 17 to 5, 16, 31 or stop (4); from 10 to 11 or stop (2); 29 and 19 end it (2), as
       did the three stops.
    """
    game = table(fields=[8, 23], laid=["cartwheel", "skull"], hands=["following", "following"]).play(1, "action")

    assert lines_of_play(game.state, decisions, stop_at_chance=True) == lines
