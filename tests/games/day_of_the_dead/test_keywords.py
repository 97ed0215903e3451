"""Dig and Unearth as keywords of effects."""

from __future__ import annotations

from ofrenda.testing import rule
from tests.games.day_of_the_dead.setting import duel

HANDS = [["double oaf", "double mob", "unearth oaf"], ["power-up troll"]]


@rule("DAY-K1", "DAY-DIGGER")
def test_dig_draws_from_any_deck_and_discards_a_card_with_the_same_back():
    table = duel("digger", "power-up:oaf", hands=HANDS)
    assert table.can(1) == ["deck double", "deck power-up", "deck unearth"]

    table.play(1, "deck double").draw("anger")
    assert table.can(1) == ["discard oaf", "discard anger", "discard mob"]

    table.play(1, "discard mob")
    assert table.hands[0] == ["double oaf", "double anger", "unearth oaf"]
    assert table.discards == ["double mob"]


@rule("DAY-K1")
def test_the_drawn_card_itself_may_be_discarded():
    table = duel("digger", "power-up:oaf", hands=HANDS).play(1, "deck power-up").draw("anger")

    assert table.can(1) == ["discard anger"]


@rule("DAY-K2", "DAY-SPY")
def test_unearth_as_an_effect_looks_at_three_cards_of_the_matching_back():
    table = duel("spy", "power-up:oaf").play(1, "unearth")
    assert table.discards == ["double spy"]

    table.draw("anger, nemesis, alchemy").play(1, "take anger")
    assert table.lines[0] == ["double anger fallen secret"]
    assert table.discards == ["double nemesis", "double alchemy", "double spy"]
