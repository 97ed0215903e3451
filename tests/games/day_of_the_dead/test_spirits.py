"""Double, Power Up and Unearth, with the rulebook's examples."""

from __future__ import annotations

from ofrenda.games.day_of_the_dead.engine.pieces import CARD_NAMES
from ofrenda.testing import Placed, place, rule
from tests.games.day_of_the_dead.setting import duel, powers, winner


@rule("DAY-B1", "DAY-ANGER")
def test_anger_has_8_power_and_13_with_double():
    assert powers(duel("oaf", "anger")) == [7, 8]
    assert powers(duel("oaf", "anger", "unearth double")) == [7, 13]


@rule("DAY-B1")
def test_double_doubles_drawbacks_too():
    assert powers(duel("sloth", "oaf", "double unearth")) == [8 - 3 - 3, 7]


@rule("DAY-B2", "DAY-OAF")
def test_power_up_lets_an_oaf_beat_an_anger():
    table = duel("oaf", "anger", "power-up unearth")

    assert powers(table) == [9, 8]
    assert winner(table) == "seat 1"


@rule("DAY-B1", "DAY-B2", "DAY-F3", "DAY-F4")
def test_the_fighting_example_oaf_with_power_up_loses_to_anger_with_double():
    table = duel("oaf", "anger", "power-up double")

    assert powers(table) == [9, 13]
    assert winner(table) == "seat 2"


@rule("DAY-B2")
def test_power_up_helps_in_every_fight():
    table = duel("oaf anger", "anger oaf", "power-up unearth")

    assert powers(table) == [10, 7]
    assert powers(table.play(2, "stay fallen")) == [9, 8]


@rule("DAY-B2", "DAY-W1")
def test_power_up_never_counts_for_points():
    table = duel("oaf", "anger", "power-up unearth").play(2, "stay fallen")

    assert table.scores == [7, 0]


def unearthing(target: str, *drawn: str) -> Placed:
    """Seat 1 has just summoned an Unearth spirit; its line is Oaf and Twin."""
    table = place(
        "day-of-the-dead",
        turn=5,
        hands=[["double mob"], ["double elder"]],
        lines=[["double oaf", "power-up twin"], ["power-up anger", "double grief"]],
        spirits=["unearth smug", "double greed"],
        stack=["Turn", "Rewards", "Fight slot=1", "PickCard seat=0 why=0"],
    )
    table.play(1, target)
    return table.draw(", ".join(drawn)) if drawn else table


@rule("DAY-B3")
def test_unearth_picks_one_of_the_own_cards_the_spirit_included():
    table = place(
        "day-of-the-dead",
        turn=5,
        hands=[["double mob"], ["double elder"]],
        lines=[["double oaf"], ["power-up anger"]],
        spirits=["unearth smug", "double greed"],
        stack=["Turn", "Rewards", "Fight slot=0", "PickCard seat=0 why=0"],
    )

    assert table.can(1) == ["own slot 1", "own spirit"]


@rule("DAY-B3", "DAY-R2")
def test_the_old_card_goes_to_its_pile_before_three_of_its_back_are_looked_at():
    table = unearthing("own slot 1")

    assert table.discards == ["double oaf"]
    assert table.state.chance().count == 3
    table.draw("anger, nemesis, alchemy")
    assert table.looked == ["double anger", "double nemesis", "double alchemy"]


@rule("DAY-B4")
def test_the_unearth_example_nemesis_takes_the_place_of_oaf():
    table = unearthing("own slot 1", "anger", "nemesis", "alchemy")

    assert table.can(1) == ["take anger", "take nemesis", "take alchemy"]
    table.play(1, "take nemesis")
    assert table.lines[0][0] == "double nemesis"
    assert {"double oaf", "double anger", "double alchemy"} <= set(table.discards)


@rule("DAY-B5")
def test_what_replaces_an_active_fighter_is_active():
    table = unearthing("own slot 1", "anger", "nemesis", "alchemy").play(1, "take nemesis")

    assert table.state.active[0] == 1


@rule("DAY-B5")
def test_what_replaces_a_fallen_fighter_is_fallen():
    table = place(
        "day-of-the-dead",
        lines=[["double oaf", "double twin fallen"], ["power-up anger", "power-up hoard"]],
        spirits=["unearth smug", "double greed"],
        stack=["Turn", "Rewards", "Fight slot=-1", "PickCard seat=0 why=0"],
    )
    table.play(1, "own slot 2").draw("anger, nemesis, alchemy").play(1, "take nemesis")

    assert table.lines[0][1] == "double nemesis fallen secret"
    assert table.scores == [7, 3 + 1]


@rule("DAY-B5", "DAY-R3")
def test_what_replaces_a_spirit_is_the_spirit_and_is_not_used_as_a_new_one():
    table = unearthing("own spirit", "anger", "nemesis", "alchemy").play(1, "take nemesis")

    assert table.spirits[0] == "unearth nemesis"
    assert table.stack[-1] == "BecomeSpirit"


@rule("DAY-R2")
def test_unearth_cannot_be_declined():
    assert unearthing("own slot 1").can(1) == []
    assert "leave" not in unearthing("own slot 1", "anger", "nemesis", "alchemy").can(1)


@rule("DAY-R2")
def test_a_deck_with_fewer_than_three_cards_is_completed_from_its_shuffled_pile():
    """Two cards are left in the deck: they are taken, then the pile, with the old card, gives the third."""
    used = ("double oaf", "double anger", "double nemesis")
    table = place(
        "day-of-the-dead",
        lines=[["double oaf"], ["power-up anger"]],
        spirits=["unearth smug", "power-up greed"],
        hands=[[name for name in CARD_NAMES if name.startswith("double ") and name not in used], []],
        stack=["Turn", "Rewards", "Fight slot=0", "PickCard seat=0 why=0"],
    )
    table.play(1, "own slot 1").draw("anger, nemesis").draw("oaf")

    assert table.can(1) == ["take oaf", "take anger", "take nemesis"]
    assert table.discards == []
