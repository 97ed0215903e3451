"""The picture: what can be clicked, and what stays hidden."""

from __future__ import annotations

import re
from html import unescape
from itertools import pairwise
from textwrap import wrap

import pytest

from ofrenda.games.day_of_the_dead.engine.pieces import FIGHTER_NAMES, FIGHTERS, SLOTS
from ofrenda.games.day_of_the_dead.scene.around import LEFT, LEGEND_LEAST, ROW_GAP, ROW_HEIGHT, ROW_WIDTH
from ofrenda.games.day_of_the_dead.scene.legend import COLUMNS, GAP, LETTER, legend
from ofrenda.games.day_of_the_dead.scene.portraits import LOOKS
from ofrenda.games.day_of_the_dead.scene.shapes import CARD_WIDTH, EFFECT_LETTERS, EFFECT_ROW, HAND_HEIGHT, STUB_WIDTH
from ofrenda.games.day_of_the_dead.text.words import EFFECT_WORDS, FIGHTER_WORDS
from ofrenda.testing import Placed, place
from tests.games.day_of_the_dead.setting import duel
from tests.games.drawn import scene_of

HANDS = [["double oaf", "power-up nemesis", "unearth mob"], ["unearth anger", "double greed", "power-up troll"]]


def drawn(table: Placed, seat: int | None, names: tuple[str, str] = ("Ana", "Luis")) -> str:
    actions = table.state.actions(seat - 1) if seat is not None else []
    return scene_of(table.game, table.sees(seat), actions, names)


def clickable(table: Placed, seat: int) -> list[str]:
    """The actions in the picture, by name."""
    return sorted(table.game.name(int(number)) for number in re.findall(r'data-action="(\d+)"', drawn(table, seat)))


def told(table: Placed, seat: int | None) -> str:
    """The legend as running text."""
    found = re.search(r'<g class="day-legend".*?</g></g>', drawn(table, seat))
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", found.group())).split()) if found else ""


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


def test_a_spy_is_unearthed_where_it_lies_or_left():
    table = duel("spy", "oaf")

    assert clickable(table, 1) == ["leave", "unearth"]
    assert "data-action" not in drawn(table, 2)


def test_the_effects_in_play_are_written_out_for_everybody():
    """And that of the own spirit, Usurp, for its player."""
    table = duel("anger spook", "oaf greed")

    assert told(table, None) == (
        "Anger +5 power Greed you gain a tenth of your points Oaf no effect "
        "Spook unearths any card in play; you choose the new one"
    )
    assert told(table, 1) == f"{told(table, None)} Usurp takes Priority from the next fight on"


def test_the_effect_of_a_card_that_a_seat_does_not_know_is_not_written():
    table = summoning().play(1, "summon double oaf").play(2, "summon unearth anger")

    assert told(table, 1) == "Oaf no effect"
    assert told(table, 2) == "Anger +5 power"
    assert told(table, None) == ""


LONGEST = tuple(
    (fighter, fighter)
    for fighter in sorted(range(FIGHTERS), key=lambda fighter: -len(FIGHTER_WORDS[fighter] + EFFECT_WORDS[fighter]))
)


@pytest.mark.parametrize("turn", range(1, SLOTS + 1))
def test_the_longest_effects_have_room_beside_the_hand(turn: int):
    """In its fights a turn has so many fighters and spirits in play; who digs holds one card more."""
    hand = (9 - turn) * (CARD_WIDTH + 8) - 8
    room = max(ROW_WIDTH - hand - ROW_GAP, LEGEND_LEAST)

    assert legend(LONGEST[: 2 * turn + 2], (0, 0), room, ROW_HEIGHT)


@pytest.mark.parametrize("turn", range(1, SLOTS + 1))
def test_the_longest_effects_have_room_beside_the_tray(turn: int):
    tray = 3 * (CARD_WIDTH + 6) - 6

    assert legend(LONGEST[: 2 * turn + 2], (0, 0), ROW_WIDTH - STUB_WIDTH - tray - 3 * ROW_GAP, ROW_HEIGHT)


@pytest.mark.parametrize("width", [180, 300, 500, 750])
def test_the_legend_keeps_to_its_room(width: int):
    shown = legend(LONGEST[:4], (0, 0), width, ROW_HEIGHT)
    scale = float(re.findall(r"scale\(([\d.]+)\)", shown)[0])
    entries = re.findall(r'<g transform="translate\(([\d.]+) (\d+)\)">(.*?)</g>', shown)
    columns = {x for x, _top, _drawn in entries}
    rows = [
        (int(top) + int(y), row)
        for _x, top, drawn in entries
        for y, row in re.findall(r'<text y="(\d+)">(.*?)</text>', drawn)
    ]
    room = (width / scale - GAP * (len(columns) - 1)) / len(columns)

    assert len(columns) <= COLUMNS
    assert rows
    for y, row in rows:
        assert y * scale <= ROW_HEIGHT
        assert len(unescape(re.sub(r"<[^>]*>", "", row))) * LETTER <= room


@pytest.mark.parametrize("effect", EFFECT_WORDS)
def test_an_effect_has_room_on_its_card(effect: str):
    rows = wrap(effect, EFFECT_LETTERS)

    assert max(map(len, rows)) <= EFFECT_LETTERS
    assert 147 + EFFECT_ROW * (len(rows) - 1) + 4 <= HAND_HEIGHT


def test_the_hand_is_put_aside_while_a_card_is_taken():
    hands = [["double mob", "unearth elder"], []]
    table = duel("spy", "oaf", hands=hands)
    assert drawn(table, 1).count('class="day-slip"') == 2  # the fallen spy and the own spirit

    table.play(1, "unearth").draw("anger, nemesis, alchemy")
    assert drawn(table, 1).count('class="day-slip"') == 3  # the spirit and the hand
    assert re.search(r'id="card-27"><title>Mob \(Double\)', drawn(table, 1))


def test_the_cards_of_a_long_pile_lie_apart_from_each_other():
    """A finger finds each of them."""
    pile = [f"double {fighter}" for fighter in FIGHTER_NAMES if fighter not in ("return", "oaf", "usurp", "exorcist")]
    shown = drawn(duel("return", "oaf", discards=pile[:16]), 1)
    places = re.findall(r'translate\(([\d.]+) ([\d.]+)\)"><g class="day-card" id="card-\d+" data-action', shown)

    assert len(set(places)) == len(places) == 16
    for row in {y for _x, y in places}:
        across = sorted(float(x) for x, y in places if y == row)
        assert across[0] > LEFT + STUB_WIDTH
        assert min(right - left for left, right in pairwise(across)) > CARD_WIDTH


def test_each_seat_is_shown_with_its_number():
    for seat in (1, 2, None):
        assert ">1 Ana<" in drawn(summoning(), seat)
        assert ">2 Luis<" in drawn(summoning(), seat)


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
