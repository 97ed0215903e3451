"""Rewards: points, Priority, and the end."""

from __future__ import annotations

from ofrenda.testing import place, rule
from tests.games.day_of_the_dead.setting import duel


@rule("DAY-W1")
def test_active_fighters_score_their_printed_power_and_fallen_ones_nothing():
    table = duel("oaf anger", "usurp famine", scores=[10, 20])
    table.play(2, "stay fallen", "stay fallen")

    assert table.scores == [10 + 7 + 3, 20 - 0]


@rule("DAY-W1", "DAY-F5")
def test_tied_fighters_score_too():
    assert duel("oaf", "oaf").scores == [7, 7]


@rule("DAY-W2")
def test_priority_passes_to_the_other_player():
    assert duel("oaf", "oaf", turn=3, priority=1).priority == 2
    assert duel("oaf", "oaf", turn=3, priority=2).priority == 1


@rule("DAY-W2", "DAY-USURP")
def test_who_took_priority_passes_it_back():
    """Seat 2 usurps it during the turn, so seat 1 has it again on the next."""
    assert duel("usurp", "usurp", turn=3, priority=1).priority == 1


@rule("DAY-W3")
def test_after_the_sixth_turn_most_points_win():
    result = duel("oaf", "oaf", scores=[3, 4]).state.result()

    assert result.points == (10, 11)
    assert result.places == (2, 1)


@rule("DAY-W3")
def test_an_earlier_turn_is_followed_by_another():
    table = place(
        "day-of-the-dead",
        turn=5,
        lines=[["double oaf"], ["power-up oaf"]],
        spirits=["unearth smug", "unearth greed"],
        hands=[["double mob"], ["double elder"]],
    )

    assert table.turn == 6
    assert table.state.deciders() == (0, 1)


@rule("DAY-R10")
def test_equal_points_share_the_title():
    result = duel("oaf", "oaf").state.result()

    assert result.places == (1, 1)


@rule("DAY-V1")
def test_points_never_fall_below_0():
    assert duel("grief", "oaf", scores=[0, 2]).scores == [0, 0]
    assert duel("clumsy", "oaf", scores=[1, 0]).scores == [0, 0]
