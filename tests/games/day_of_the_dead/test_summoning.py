"""Summoning: slots, spirits, the limit of backs, and the field becomes active."""

from __future__ import annotations

from ofrenda.testing import Placed, place, rule
from tests.games.day_of_the_dead.setting import filled

HAND = [f"{back} {fighter}" for back in ("double", "power-up", "unearth") for fighter in ("oaf", "anger", "mob")]
OTHER = [f"{back} {fighter}" for back in ("double", "power-up", "unearth") for fighter in ("greed", "hoard", "elder")]


def first_turn(priority: int = 1) -> Placed:
    return place("day-of-the-dead", hands=[HAND, OTHER], priority=priority, stack=["Turn"])


def later_turn(turn: int, lines: list[list[str]], spirits: list[str], hands: list[list[str]] | None = None) -> Placed:
    """The turn before is over; now a new one begins."""
    return place(
        "day-of-the-dead",
        turn=turn - 1,
        lines=lines,
        spirits=spirits,
        hands=hands or [["double mob"], ["double elder"]],
        stack=["Turn"],
    )


@rule("DAY-S1", "DAY-U3")
def test_a_turn_is_summoning_then_fighting_then_rewards():
    table = first_turn()

    assert table.turn == 1
    assert [line.split()[0] for line in table.stack] == [
        *("Turn", "Rewards", "Fight", "FieldBecomesActive", "SummonSpirit", "SummonFighter"),
    ]


@rule("DAY-S2", "DAY-S4")
def test_fighter_and_spirit_of_the_first_turn_are_told_with_their_own_rules():
    table = first_turn().play(1, "summon double oaf").play(2, "summon unearth hoard")
    table.play(1, "summon power-up anger").play(2, "summon double greed")

    assert [event.rule for event in table.events if event.kind == "summoned"] == ["DAY-S2"] * 2 + ["DAY-S4"] * 2


@rule("DAY-S2", "DAY-R14")
def test_on_the_first_turn_the_slot_is_filled_from_the_hand_and_then_the_spirit():
    table = first_turn().play(1, "summon double oaf").play(2, "summon unearth hoard")

    assert table.lines == [["double oaf fallen secret"], ["unearth hoard fallen secret"]]
    assert table.stack[-1].startswith("SummonSpirit")


@rule("DAY-S3")
def test_on_later_turns_the_spirit_moves_into_the_new_slot():
    table = later_turn(6, [["double oaf"], ["power-up anger"]], ["unearth smug", "double greed known"])

    assert table.lines == [
        ["double oaf", "unearth smug fallen secret"],
        ["power-up anger", "double greed fallen"],
    ]
    assert table.spirits == ["-", "-"]


@rule("DAY-S4")
def test_a_card_from_the_hand_becomes_the_new_spirit_face_down():
    table = later_turn(6, [["double oaf"], ["power-up anger"]], ["unearth smug", "double greed"])
    table.play(1, "summon double mob").play(2, "summon double elder")

    assert table.spirits == ["double mob", "double elder"]
    assert table.hands == [[], []]


@rule("DAY-S5")
def test_only_two_cards_of_a_back_may_be_in_play():
    hand = ["double mob", "power-up mob", "unearth mob"]
    table = later_turn(
        5,
        [["double oaf", "unearth oaf"], ["power-up anger", "unearth anger"]],
        ["double smug", "double greed"],
        [hand, ["double elder", "unearth elder"]],
    )

    assert table.can(1) == ["summon power-up mob", "summon unearth mob"]


@rule("DAY-S5")
def test_on_the_first_turn_two_cards_of_the_same_back_may_be_played():
    table = first_turn().play(1, "summon double oaf").play(2, "summon unearth hoard")

    assert len(table.can(1)) == 8


LINE = ["double oaf", "unearth oaf", "power-up oaf", "double anger", "unearth anger"]
THEIRS = ["double troll", "unearth troll", "power-up troll", "double spy", "unearth spy"]


@rule("DAY-S5")
def test_so_by_the_fifth_turn_there_are_two_of_each():
    hand = ["double mob", "power-up mob", "unearth mob"]
    table = later_turn(
        5, [LINE[:4], THEIRS[:4]], ["unearth smug", "unearth greed"], [hand, ["power-up elder", "unearth elder"]]
    )

    assert table.can(1) == ["summon power-up mob"]


@rule("DAY-S6")
def test_on_the_sixth_turn_any_back_may_be_played():
    hand = ["double mob", "power-up mob", "unearth mob"]
    table = later_turn(6, [LINE, THEIRS], ["power-up smug", "power-up greed"], [hand, ["double elder"]])

    assert table.can(1) == ["summon double mob", "summon power-up mob", "summon unearth mob"]


@rule("DAY-R20")
def test_who_has_no_card_of_an_allowed_back_may_play_any():
    table = later_turn(
        5,
        [["double oaf", "unearth oaf"], ["power-up anger", "unearth anger"]],
        ["double smug", "double greed"],
        [["double mob", "double twin"], ["double elder", "unearth elder"]],
    )

    assert table.can(1) == ["summon double twin", "summon double mob"]


@rule("DAY-S7")
def test_all_cards_but_the_spirits_turn_face_up():
    table = place(
        "day-of-the-dead",
        turn=6,
        lines=[
            ["double oaf fallen", "unearth nemesis fallen secret"],
            ["power-up anger", "double moody fallen secret"],
        ],
        spirits=["-", "-"],
        hands=[["double mob"], ["power-up elder"]],
        stack=["Turn", "FieldBecomesActive", "SummonSpirit choices=(-1,-1)"],
    )
    table.play(1, "summon double mob").play(2, "summon power-up elder")

    assert table.lines == [["double oaf", "unearth nemesis"], ["power-up anger", "double moody"]]
    assert table.spirits == ["double mob", "power-up elder"]
    assert [event.kind for event in table.events].count("activated") == 2


@rule("DAY-S8")
def test_new_unearth_spirits_are_used_the_player_with_priority_first():
    table = first_turn(priority=2).play(1, "summon double oaf").play(2, "summon double hoard")
    table.play(1, "summon unearth mob").play(2, "summon unearth elder")

    assert table.state.deciders() == (1,)
    table.play(2, "own slot 1").draw("nemesis, alchemy, cancel").play(2, "take cancel")
    assert table.state.deciders() == (0,)
    assert table.can(1) == ["own slot 1", "own spirit"]


@rule("DAY-S2", "DAY-S4", "DAY-S7", "DAY-F2")
def test_the_summoning_example_oaf_with_power_up_meets_anger_with_double():
    """Your opponent's first card has an Unearth back; in its line that means nothing."""
    table = place(
        "day-of-the-dead",
        hands=filled([["double oaf", "power-up nemesis"], ["unearth anger", "double greed"]]),
        stack=["Turn"],
    )
    table.play(1, "summon double oaf").play(2, "summon unearth anger")
    table.play(1, "summon power-up nemesis").play(2, "summon double greed")

    assert table.fight["power"] == [9, 13]
    assert table.can(1) == ["become spirit", "stay fallen"]
    table.play(1, "become spirit")
    assert table.scores == [0, 3]
    assert table.told(1)[-2:] == ["priority", "turn"]
    assert table.lines[0] == ["power-up nemesis fallen secret", "double oaf fallen"]
