"""Fighting: effects, power, the result, and losers that become spirits."""

from __future__ import annotations

from ofrenda.testing import Placed, place, rule
from tests.games.day_of_the_dead.setting import duel, powers, winner


@rule("DAY-F1")
def test_fights_go_from_the_newest_slot_to_the_oldest():
    table = duel("oaf anger hoard", "greed famine mob")
    slots = []
    while table.state.stack:
        slots.append(table.fight["slot"])
        table.play(1 if winner(table) == "seat 2" else 2, "stay fallen")

    assert slots == [3, 2, 1]


@rule("DAY-F2")
def test_the_player_with_priority_uses_effects_first():
    """Whether Grudge finds somebody ahead depends on whether Hoard has gained its points."""
    assert powers(duel("hoard", "grudge", priority=1)) == [1, 4 + 5]
    assert powers(duel("hoard", "grudge", priority=2)) == [1, 4]


@rule("DAY-F2")
def test_both_uses_of_double_come_before_the_other_side():
    """Hoard with Double takes its ten points before Famine counts them."""
    assert duel("hoard", "famine", "double unearth").scores == [10 - 2, 0]


@rule("DAY-F2")
def test_effects_must_be_used():
    """Nobody is asked whether Clumsy loses its two points."""
    assert duel("clumsy", "oaf", scores=[5, 0]).scores == [3, 0]


@rule("DAY-F3", "DAY-F4")
def test_printed_power_and_bonuses_decide_and_the_loser_falls():
    table = duel("oaf", "anger")

    assert powers(table) == [7, 3 + 5]
    assert table.lines == [["double oaf fallen"], ["power-up anger"]]


@rule("DAY-F5")
def test_in_a_tie_both_stay_active_and_nobody_is_asked_to_become_a_spirit():
    table = duel("oaf", "oaf")

    assert table.lines == [["double oaf"], ["power-up oaf"]]
    assert table.state.result().points == (7, 7)


@rule("DAY-F6")
def test_only_the_loser_may_become_a_spirit_and_need_not():
    table = duel("oaf", "anger")

    assert table.can(1) == ["become spirit", "stay fallen"]
    assert table.can(2) == []
    assert table.play(1, "stay fallen").lines[0] == ["double oaf fallen"]


@rule("DAY-F7")
def test_the_fighting_example_power_up_takes_the_place_of_oaf():
    table = place(
        "day-of-the-dead",
        lines=[["double oaf"], ["unearth anger"]],
        spirits=["power-up nemesis", "double greed"],
    )
    table.play(1, "become spirit")

    assert table.lines[0] == ["power-up nemesis fallen secret"]
    assert table.spirits[0] == "double oaf known"


def five_slots() -> Placed:
    """Turn 5: 4 and 5 have won and lost, 3 is about to lose."""
    table = place(
        "day-of-the-dead",
        lines=[
            ["double oaf", "power-up oaf", "double greed", "power-up greed", "unearth greed"],
            ["power-up usurp", "double grief", "double usurp", "unearth usurp", "power-up hoard"],
        ],
        spirits=["unearth elder", "unearth grief"],
    )
    assert winner(table) == "seat 1"
    table.play(2, "stay fallen")
    assert winner(table) == "seat 2"
    table.play(1, "stay fallen")
    assert table.fight["slot"] == 3
    return table


@rule("DAY-F7")
def test_the_spirit_example_slot_3_of_five_becomes_the_spirit():
    """4 and 5 move down with their states, the old spirit enters at the end of the line, 3 is the new spirit."""
    table = five_slots().play(1, "become spirit")

    assert table.lines[0] == [
        "double oaf",
        "power-up oaf",
        "power-up greed fallen",
        "unearth greed",
        "unearth elder fallen secret",
    ]
    assert table.spirits[0] == "double greed known"


@rule("DAY-F7")
def test_the_fights_to_come_are_not_changed():
    table = five_slots().play(1, "become spirit")

    assert table.fight["slot"] == 2
    assert (table.lines[0][1], table.lines[1][1]) == ("power-up oaf", "double grief fallen")


@rule("DAY-F7")
def test_the_old_spirit_scores_nothing_on_the_turn_in_which_it_joins_the_line():
    table = duel("oaf", "anger")

    assert table.play(1, "become spirit").scores == [0, 3]


@rule("DAY-F7")
def test_a_new_spirit_helps_in_the_fights_that_follow():
    """Greed, a Double card, loses in slot 2 and doubles the Anger of slot 1."""
    table = duel("anger double:greed", "oaf usurp").play(1, "become spirit")

    assert powers(table) == [13, 7]


@rule("DAY-F8")
def test_a_loser_with_an_unearth_back_is_used_at_once():
    table = duel("oaf unearth:greed", "oaf usurp", "double unearth").play(1, "become spirit")

    assert table.can(1) == ["own slot 1", "own slot 2", "own spirit"]
    table.play(1, "own slot 1").draw("anger, nemesis, alchemy").play(1, "take anger")
    assert table.fight["power"] == [8, 7]


@rule("DAY-F8")
def test_other_losers_are_not_unearthed():
    table = duel("oaf power-up:greed", "oaf usurp").play(1, "become spirit")

    assert table.can(2) == ["become spirit", "stay fallen"]
    assert table.discards == []
