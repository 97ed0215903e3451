"""The picture: what can be clicked, and what stays hidden."""

from __future__ import annotations

import re

from ofrenda.games.day_of_the_dead.pieces import FIGHTER_NAMES
from ofrenda.games.day_of_the_dead.portraits import LOOKS
from ofrenda.games.day_of_the_dead.text.names import FIGHTER_WORDS
from ofrenda.testing import Placed, place
from tests.games.day_of_the_dead import duel

HANDS = [["double oaf", "power-up nemesis", "unearth mob"], ["unearth anger", "double greed", "power-up troll"]]


def drawn(table: Placed, seat: int | None, names: tuple[str, str] = ("Ana", "Luis")) -> str:
    actions = table.state.actions(seat - 1) if seat is not None else []
    return table.game.draw(table.sees(seat), actions, names)


def clickable(table: Placed, seat: int) -> list[str]:
    """The actions in the picture, by name."""
    return sorted(table.game.name(int(number)) for number in re.findall(r'data-action="(\d+)"', drawn(table, seat)))


def summoning() -> Placed:
    return place("day-of-the-dead", hands=HANDS, stack=["Turn"])


def test_a_card_of_the_hand_summons_it():
    table = summoning()

    assert clickable(table, 1) == sorted(table.can(1))
    number = table.game.action("summon double oaf")
    assert re.search(rf'<g class="day-card" id="card-0" data-action="{number}">', drawn(table, 1))


def test_a_card_that_cannot_be_summoned_says_why():
    table = place(
        "day-of-the-dead",
        turn=3,
        lines=[["double oaf", "unearth oaf"], ["power-up anger", "unearth anger"]],
        spirits=["double smug", "power-up smug"],
        hands=[["double mob", "unearth mob"], ["double elder"]],
        stack=["Turn"],
    )
    reason = "Two cards of this back are in play already."

    assert table.can(1) == ["summon unearth mob"]
    assert drawn(table, 1).count(reason) == 1
    assert reason not in drawn(table, 2)


def test_cards_in_play_are_picked_where_they_lie():
    table = duel("anger spook", "oaf greed")

    assert len(table.can(1)) == 6
    assert clickable(table, 1) == sorted(table.can(1))
    assert "data-action" not in drawn(table, 2)


def test_what_an_unearth_looks_at_is_taken_from_the_tray():
    table = duel("spy", "oaf").play(1, "unearth").draw("anger, nemesis, alchemy")

    assert clickable(table, 1) == ["take alchemy", "take anger", "take nemesis"]
    for seat in (2, None):
        assert "Nemesis" not in drawn(table, seat)
        assert "Ana unearths" in drawn(table, seat)


def test_decks_and_what_a_dig_discards():
    table = duel("digger", "oaf", hands=[["double mob", "unearth mob"], []])

    assert clickable(table, 1) == ["deck double", "deck power-up", "deck unearth"]
    table.play(1, "deck double").draw("anger")
    assert clickable(table, 1) == ["discard anger", "discard mob"]


def test_a_return_takes_from_its_pile():
    table = duel("return", "oaf", discards=["double mob", "double anger", "unearth spy"])

    assert clickable(table, 1) == ["take anger", "take mob"]


def test_a_loser_stays_or_rises():
    table = duel("oaf", "anger")

    assert clickable(table, 1) == ["become spirit", "stay fallen"]
    assert "▲ 8" in drawn(table, 1)
    assert "▼ 7" in drawn(table, 1)


def test_what_lies_face_down_is_drawn_from_behind():
    table = summoning().play(1, "summon double oaf").play(2, "summon unearth anger")

    assert "Anger" not in drawn(table, 1)
    assert 'id="secret-1-0"' in drawn(table, 1)
    shown = drawn(table, None)
    assert [word for word in FIGHTER_WORDS if word in shown] == []


def test_a_sealed_choice_shows_that_it_was_made_and_nothing_else():
    table = summoning().play(1, "summon double oaf")

    assert "✓ chosen" in drawn(table, 1)
    assert "✓ chosen" in drawn(table, 2)
    assert drawn(table, 2) == drawn(summoning().play(1, "summon unearth mob"), 2)


def test_names_are_escaped():
    shown = drawn(summoning(), 1, ("<b>", "&amp"))

    assert "<b>" not in shown
    assert "2 &amp;amp" in shown


def test_every_fighter_has_a_face_of_its_own():
    assert set(LOOKS) == set(FIGHTER_NAMES)
    assert len(set(LOOKS.values())) == len(FIGHTER_NAMES)
