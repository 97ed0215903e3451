"""The end of a match."""

from __future__ import annotations

from ofrenda.testing import Placed, place, rule


def about_to_bury(seat: int, totals: list[int], **more: object) -> Placed:
    """The seat is about to bury a left arm for five points."""
    arm = ["left hand", "left forearm", "left upper-arm"]
    return place(
        "rolling-bones",
        seats=len(totals),
        active=seat,
        totals=totals,
        skeleton=arm,
        dice="centre gravestone",
        post_ops=1,
        **more,
    )


@rule("RB-E1")
def test_the_match_is_played_to_100():
    assert about_to_bury(1, [94, 0]).play(1, "bury").state.result() is None
    assert about_to_bury(1, [95, 0]).play(1, "bury").state.result().points == (100, 0)


@rule("RB-E1")
def test_another_total_may_be_agreed():
    assert about_to_bury(1, [15, 0], options={"target": 20}).play(1, "bury").state.result().points == (20, 0)


@rule("RB-19", "RB-19B")
def test_the_match_ends_at_once_and_the_others_are_placed_by_total():
    table = about_to_bury(1, [95, 7, 40, 7]).play(1, "bury")

    assert table.state.result().places == (1, 3, 2, 3)
    assert table.state.result().ending == "target"
    assert table.state.deciders() == ()


@rule("RB-19B")
def test_seat_1_begins():
    assert place("rolling-bones", seats=4).active == 1


@rule("RB-19B")
def test_with_finish_round_the_others_still_get_their_turn():
    table = about_to_bury(1, [95, 99, 0], options={"finish_round": True}).play(1, "bury")

    assert table.state.result() is None
    assert table.active == 2


@rule("RB-19B")
def test_with_finish_round_the_highest_total_wins_after_the_last_seat():
    table = about_to_bury(2, [101, 99], options={"finish_round": True}).play(2, "bury")

    assert table.state.result().places == (2, 1)


@rule("RB-19B")
def test_with_finish_round_equal_totals_share():
    table = about_to_bury(3, [100, 20, 95], options={"finish_round": True}).play(3, "bury")

    assert table.state.result().places == (1, 3, 1)


@rule("RB-20")
def test_alone_the_number_of_turns_counts():
    table = about_to_bury(1, [95], round=7).play(1, "bury")

    assert table.state.result().points == (7,)
    assert table.state.result().places == (1,)


@rule("RB-21")
def test_after_the_last_round_the_highest_total_wins():
    table = about_to_bury(2, [10, 6], round=3, options={"max_rounds": 3}).play(2, "bury")

    assert table.state.result().places == (2, 1)
    assert table.state.result().ending == "round-limit"


@rule("RB-21")
def test_the_round_limit_lets_everybody_finish():
    table = about_to_bury(1, [10, 6], round=3, options={"max_rounds": 3}).play(1, "bury")

    assert table.state.result() is None
