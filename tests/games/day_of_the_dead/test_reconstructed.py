"""The fighters that are our reconstruction."""

from __future__ import annotations

import pytest

from ofrenda.testing import place, rule
from tests.games.day_of_the_dead.setting import duel, powers


@rule("DAY-MIMIC", "DAY-R6")
def test_mimic_uses_the_opposing_fighters_effect_as_its_own():
    assert powers(duel("mimic", "anger", "unearth power-up")) == [3 + 5, 3 + 5 + 2]
    assert duel("mimic", "hoard").scores == [5, 5]


@rule("DAY-MIMIC")
def test_mimic_copies_a_fighter_that_was_stopped():
    table = place(
        "day-of-the-dead",
        lines=[["double mimic"], ["power-up anger"]],
        spirits=["unearth mob", "unearth spy"],
        fight={"slot": 1, "stopped": [0, 1]},
        stack=[
            "Turn",
            "Rewards",
            "Fight slot=-1",
            "BecomeSpirit",
            "Result first=0",
            "UseEffects seat=1",
            "UseEffects seat=0",
        ],
    )

    assert powers(table) == [3 + 5, 3]


@rule("DAY-MIMIC", "DAY-R6")
def test_mimic_copies_no_copier_and_nobody_without_effect():
    assert powers(duel("mimic", "oaf")) == [3, 7]
    table = duel("mimic control", "anger oaf", "power-up unearth").play(1, "their slot 1", "stay fallen")
    assert powers(table) == [3 + 2, 3]


@rule("DAY-DIGGER")
def test_digger_digs_twice_with_double():
    table = duel("digger", "oaf", "double unearth", hands=[["double mob"], []])
    table.play(1, "deck double").draw("anger").play(1, "discard mob")

    assert table.can(1) == ["deck double", "deck power-up", "deck unearth"]


@rule("DAY-SCAVENGE")
def test_scavenge_adds_the_printed_power_of_the_discard():
    table = duel("scavenge", "oaf", hands=[["double moody"], []])
    table.play(1, "deck double").draw("anger").play(1, "discard moody")

    assert powers(table) == [2 + 8, 7]


@rule("DAY-ENVY")
def test_envy_adds_the_printed_power_of_the_opposing_fighter():
    assert powers(duel("envy", "oaf")) == [2 + 7, 7]
    assert powers(duel("envy", "anger")) == [2 + 3, 8]


@rule("DAY-ENVY", "DAY-R8")
def test_envy_looks_when_power_is_added_up():
    table = duel("envy", "spook").play(2, "own slot 1").draw("paranoid, anger, mob").play(2, "take paranoid")

    assert powers(table) == [2 + 9, 9]


@rule("DAY-HAUNT")
def test_haunt_weakens_the_opponents_next_fighter():
    assert powers(duel("usurp haunt", "oaf mob").play(2, "stay fallen")) == [6, 7 - 3]


@rule("DAY-RALLY")
def test_rally_strengthens_the_next_fighter():
    assert powers(duel("grief rally", "usurp famine").play(2, "stay fallen")) == [4 + 3, 6]


@rule("DAY-RALLY", "DAY-R13")
def test_what_waits_for_a_next_fighter_is_lost_in_the_last_fight():
    table = duel("rally", "famine", turn=3).play(2, "stay fallen")

    assert list(table.state.sides) == [-1, *[0] * 13] * 2


@rule("DAY-MOB")
def test_mob_counts_the_other_active_fighters_of_its_line():
    """In slot 3 two others are active; in slot 1 the loser of slot 3 has fallen."""
    assert powers(duel("oaf anger mob", "elder eager hoard")) == [2 + 2 * 2, 1]
    table = duel("mob anger grief", "elder hoard oaf").play(1, "stay fallen").play(2, "stay fallen")
    assert powers(table) == [2 + 2 * 1, 9]


@rule("DAY-ELDER", "DAY-EAGER")
def test_elder_is_strong_in_the_oldest_slot_and_eager_in_the_newest():
    table = duel("elder unearth:elder", "oaf usurp")
    assert powers(table) == [4, 6]
    assert powers(table.play(1, "stay fallen")) == [9, 7]

    table = duel("eager unearth:eager", "oaf usurp")
    assert powers(table) == [9, 6]
    assert powers(table.play(2, "stay fallen")) == [4, 7]


@rule("DAY-GRUDGE")
@pytest.mark.parametrize(("scores", "power"), [([0, 1], 9), ([1, 1], 4), ([2, 1], 4)])
def test_grudge_is_strong_behind(scores: list[int], power: int):
    assert powers(duel("grudge", "oaf", scores=scores)) == [power, 7]


@rule("DAY-SMUG")
@pytest.mark.parametrize(("scores", "power"), [([0, 1], 4), ([1, 1], 4), ([2, 1], 8)])
def test_smug_is_strong_ahead_and_weak_otherwise(scores: list[int], power: int):
    assert powers(duel("smug", "oaf", scores=scores)) == [power, 7]


@rule("DAY-SLOTH")
def test_sloth_is_weak_with_priority():
    assert powers(duel("sloth", "oaf", priority=1)) == [5, 7]
    assert powers(duel("sloth", "oaf", priority=2)) == [8, 7]


@rule("DAY-CLUMSY")
def test_clumsy_loses_two_of_its_players_points():
    assert duel("clumsy", "oaf", scores=[9, 9]).scores == [7, 9]
    assert duel("clumsy", "oaf", "double unearth", scores=[9, 9]).scores == [5, 9]


@rule("DAY-GOSSIP")
def test_gossip_lets_the_opponent_dig():
    table = duel("gossip", "oaf", hands=[[], ["double mob"]])
    assert table.can(1) == []

    table.play(2, "deck double").draw("nemesis").play(2, "discard mob")
    assert table.hands == [[], ["double nemesis"]]


@rule("DAY-MARTYR", "DAY-R16")
def test_martyr_gains_four_points_for_each_use_if_it_lost():
    assert duel("martyr", "oaf").scores == [4, 0]
    assert duel("martyr", "oaf", "double unearth").scores == [8, 0]
    assert duel("martyr", "hoard").scores == [0, 5]


@rule("DAY-MARTYR")
def test_martyr_gains_nothing_in_a_tie():
    assert duel("martyr", "famine").scores == [2, 2]


@rule("DAY-EXORCIST")
def test_an_exorcised_spirit_gives_nothing():
    assert powers(duel("exorcist", "anger", "unearth double")) == [5, 8]
    assert powers(duel("exorcist", "oaf", "unearth power-up")) == [5, 7]
    assert powers(duel("exorcist", "anger", "unearth double", priority=2)) == [5, 13]


@rule("DAY-EXORCIST", "DAY-R7")
def test_a_spirit_that_takes_the_exorcised_ones_place_is_free():
    """Hoard loses and becomes the spirit: its Double works for the fight that follows."""
    table = duel("oaf exorcist", "anger double:hoard", "unearth power-up").play(2, "become spirit")

    assert powers(table) == [7, 13]


@rule("DAY-USURP")
def test_usurp_takes_priority_from_the_next_fight_on():
    """Seat 2 usurps in slot 2, so in slot 1 its Troll comes before Anger."""
    table = duel("anger oaf", "troll usurp", priority=1)
    assert table.priority == 2

    assert powers(table.play(2, "stay fallen")) == [3, 5]


@rule("DAY-USURP")
def test_usurp_does_not_change_the_order_of_its_own_fight():
    """Twin copies Usurp and then, with Double, Spy; still the other Spy, which acted first, is asked about first."""
    table = duel("usurp spy twin", "mob hoard spy", "double unearth", priority=2).play(1, "own slot 1", "own slot 2")

    assert table.priority == 1
    assert table.state.deciders() == (1,)
