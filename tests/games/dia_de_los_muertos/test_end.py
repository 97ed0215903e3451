"""Home, the end, the evaluation."""

from __future__ import annotations

import pytest

from ofrenda.testing import rule
from tests.games.dia_de_los_muertos.setting import moving, table

ENDING = {"digger": 5, "stack": ["NewRound", "EndTurn"]}


@rule("DM-38", "DM-38B")
def test_arriving_takes_the_next_gravestone_and_discards_all_cards_unseen():
    game = moving(
        seats=3, fields=[28, 32, 27], home=[0, 1, 0], digger=5, laid=["skull", "", "cake"],
        hands=["kicking, cake", "", "cake"],
    ).play(1, "go 32")  # fmt: skip

    assert game.home == [2, 1, 0]
    assert game.hands[0] == ""
    assert game.face_down[0] == "kicking, cake, skull"
    assert game.discards == ""
    assert game.active == 3


@rule("DM-38B")
def test_who_comes_home_before_the_own_turn_loses_it():
    """Seat 2 holds on and is dragged home; its laid card is discarded."""
    game = moving(
        seats=3, fields=[28, 28, 4], digger=5, laid=["skull", "kicking", "cake"], hands=["cake", "holding, cake", ""]
    ).play(2, "hold").play(1, "go 32")  # fmt: skip

    assert game.home == [1, 2, 0]
    assert game.laid[1] == ""
    assert game.active == 3


@rule("DM-40")
def test_the_match_ends_when_all_with_limbs_are_home():
    game = moving(fields=[28, 4], digger=5, arms=[2, 0], legs=[2, 0]).play(1, "go 32")

    assert game.state.result().ending == "home"


@rule("DM-40")
def test_the_match_goes_on_while_somebody_with_a_limb_is_out():
    assert table(fields=[32, 4], home=[1, 0], arms=[2, 0], legs=[2, 1], **ENDING).state.result() is None


@rule("DM-40")
def test_the_match_goes_on_while_nobody_is_home():
    assert table(arms=[0, 0], legs=[0, 0], **ENDING).state.result() is None


@rule("DM-40")
def test_the_end_is_checked_after_each_turn():
    """Seat 2 has laid a card, but no turn follows."""
    game = moving(fields=[28, 4], digger=5, arms=[2, 0], legs=[2, 0], laid=["skull", "cake"]).play(1, "go 32")

    assert game.state.result().points == (7, 0)


def ended(seats: int = 2, **position: object):
    """The result after a turn of seat 1; whoever has come home in this round is in its order still."""
    return table(**ENDING, seats=seats, order=list(range(1, seats + 1)), **position).state.result()


@rule("DM-41")
def test_points_by_arrival_and_festivals():
    result = ended(
        seats=6, fields=[32] * 6, home=[1, 2, 3, 4, 5, 6],
        festivals=["", "banquet", "", "music, dance", "", "music, dance, banquet"],
    )  # fmt: skip

    assert result.points == (7, 8, 3, 5, 1, 6)
    assert result.places == (2, 1, 5, 4, 6, 3)


@rule("DM-41")
def test_of_equal_points_the_earlier_wins():
    result = ended(fields=[32, 32], home=[1, 2], festivals=["", "dance"])

    assert result.points == (7, 7)
    assert result.places == (1, 2)


@rule("DM-41B")
def test_not_home_counts_only_festivals_and_shares_equal_places():
    result = ended(
        seats=4, fields=[32, 4, 4, 32], home=[1, 0, 0, 2], arms=[2, 0, 0, 2], legs=[2, 0, 0, 2],
        festivals=["", "music", "music", ""],
    )  # fmt: skip

    assert result.points == (7, 1, 1, 5)
    assert result.places == (1, 3, 3, 2)


@rule("DM-41B")
def test_home_beats_not_home_with_equal_points():
    result = ended(
        seats=3, fields=[32, 32, 4], home=[2, 1, 0], arms=[2, 2, 0], legs=[2, 2, 0],
        festivals=["", "", "dance, banquet"],
    )  # fmt: skip

    assert result.points == (5, 7, 5)
    assert result.places == (2, 1, 3)


@rule("DM-42")
@pytest.mark.parametrize(("limit", "over"), [(9, True), (10, False), (0, False)])
def test_the_round_limit(limit: int, over: bool):
    game = table(round=9, options={"round_limit": limit}, stack=["NewRound"], hands=["cake", "cake"])

    assert (game.state.result() is not None) == over
    if over:
        assert game.state.result().ending == "round-limit"
