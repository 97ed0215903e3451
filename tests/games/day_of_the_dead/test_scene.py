"""The picture: what can be clicked, and what stays hidden."""

from __future__ import annotations

import re
from html import unescape

import pytest

import ofrenda
from ofrenda.games.day_of_the_dead.engine.pieces import FIGHTER_NAMES, FIGHTERS
from ofrenda.games.day_of_the_dead.scene.layout import CARD, SLIM, TALL, TILE, WIDE, Layout, Size, asking
from ofrenda.games.day_of_the_dead.scene.legend import COLUMNS, GAP, LETTER, SCALES, legend
from ofrenda.games.day_of_the_dead.scene.portraits import LOOKS
from ofrenda.games.day_of_the_dead.scene.shapes import HIDDEN, Printed, front, rule_of
from ofrenda.games.day_of_the_dead.text.words import EFFECT_WORDS, FIGHTER_WORDS
from ofrenda.kernel.moment import Film, Moment
from ofrenda.kernel.scene import Staging
from ofrenda.testing import Placed, place
from ofrenda.words import LANGUAGES, _, speaking
from tests.games.day_of_the_dead.setting import duel, filled

HANDS = filled([["double oaf", "power-up nemesis", "unearth mob"], ["unearth anger", "double greed", "power-up troll"]])


def drawn(table: Placed, seat: int | None, names: tuple[str, str] = ("Ana", "Luis"), tall: bool = False) -> str:
    actions = table.state.actions(seat - 1) if seat is not None else []
    view = table.sees(seat)
    return "".join(table.game.picture(view, table.game.labels(view, actions, names), names, Staging(tall)))


def clickable(table: Placed, seat: int, tall: bool = False) -> list[str]:
    """The actions in the picture, by name, each once."""
    numbers = set(re.findall(r'data-action="(\d+)"', drawn(table, seat, tall=tall)))
    return sorted(table.game.name(int(number)) for number in numbers)


def written(shown: str) -> str:
    """What can be read in a picture, as running text; what a pointer brings up is not part of it."""
    shown = re.sub(r"<title>.*?</title>", " ", shown)
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", shown)).split())


def told(table: Placed, seat: int | None) -> str:
    """The legend as running text."""
    found = re.search(r'<g class="day-legend".*?</g></g>', drawn(table, seat, tall=True))
    return written(found.group()) if found else ""


def summoning() -> Placed:
    return place("day-of-the-dead", hands=HANDS, stack=["Turn"])


def test_a_card_of_the_hand_summons_it():
    table = summoning()

    assert clickable(table, 1) == sorted(table.can(1))
    number = table.game.action("summon double oaf")
    assert re.search(rf'<g class="day-card" id="card-0" [^>]*data-action="{number}"', drawn(table, 1))


def test_a_card_that_cannot_be_summoned_says_why():
    table = place(
        "day-of-the-dead",
        turn=4,
        lines=[["double oaf", "unearth oaf"], ["power-up anger", "unearth anger"]],
        spirits=["double smug", "power-up smug"],
        hands=[["double mob", "unearth mob"], ["double elder", "unearth elder"]],
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


def test_the_effects_in_play_stand_on_their_cards():
    shown = written(drawn(duel("anger spook", "oaf greed"), None))

    for effect in ("+5 power", "no effect", "you gain a tenth of your points", "unearths any card in play; you choose"):
        assert effect in shown


def test_on_a_tall_screen_the_effects_in_play_stand_below_the_hand():
    """For everybody, and that of the own spirit for its player."""
    table = place(
        "day-of-the-dead",
        turn=5,
        lines=[["double anger", "double spook"], ["power-up oaf", "power-up greed"]],
        spirits=["unearth usurp", "unearth smug"],
        hands=[["double mob", "unearth mob"], ["double elder", "unearth elder"]],
        stack=["Turn"],
    )

    assert told(table, None) == (
        "Anger +5 power Greed you gain a tenth of your points Oaf no effect "
        "Spook unearths any card in play; you choose the new one"
    )
    assert told(table, 1) == f"{told(table, None)} Usurp takes Priority from the next fight on"


def test_the_effect_of_a_card_that_a_seat_does_not_know_is_not_written():
    table = summoning().play(1, "summon double oaf").play(2, "summon unearth anger")

    assert "Anger" not in drawn(table, 1)
    assert "Anger" not in drawn(table, 1, tall=True)


LONGEST = tuple(
    (fighter, fighter)
    for fighter in sorted(range(FIGHTERS), key=lambda fighter: -len(FIGHTER_WORDS[fighter] + EFFECT_WORDS[fighter]))
)


@pytest.mark.parametrize("width", [180, 300, 344])
def test_the_legend_keeps_to_its_room(width: int):
    height = 240
    shown = legend(LONGEST[:4], (0, 0), width, height)
    scale = float(re.findall(r"scale\(([\d.]+)\)", shown)[0])
    entries = re.findall(r'<g transform="translate\(([\d.]+) (\d+)\)">(.*?)</g>', shown)
    columns = {x for x, _top, _drawn in entries}
    rows = [
        (int(top) + int(y), row)
        for _x, top, drawn in entries
        for y, row in re.findall(r'<text y="(\d+)">(.*?)</text>', drawn)
    ]
    room = (width / scale - GAP * (len(columns) - 1)) / len(columns)

    assert scale in SCALES
    assert len(columns) <= COLUMNS
    assert rows
    for y, row in rows:
        assert y * scale <= height
        assert len(unescape(re.sub(r"<[^>]*>", "", row))) * LETTER <= room


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [CARD, SLIM, TILE])
@pytest.mark.parametrize("fighter", range(FIGHTERS))
def test_an_effect_has_room_on_its_card(fighter: int, size: Size, language: str):
    with speaking(language):
        shown = front(Printed(0, fighter, 5, fighter), size)
        effect = _(EFFECT_WORDS[fighter])
    rows = [float(y) for y in re.findall(r'y="([\d.]+)" text-anchor="middle" class="day-effect"', shown)]
    (name,) = re.findall(r'y="([\d.]+)" text-anchor="middle" class="day-fighter"', shown)

    assert effect.replace(" ", "") in written(shown).replace(" ", "")
    assert float(name) >= 14
    assert rows[0] - float(name) >= 12
    assert rows[-1] <= size[1] - 22


def test_the_hand_is_put_aside_while_a_card_is_taken():
    hands = [["double mob", "unearth elder"], []]
    table = duel("spy", "oaf", hands=hands)
    assert drawn(table, 1).count('class="day-slip"') == 2  # the fallen spy and the own spirit

    table.play(1, "unearth").draw("anger, nemesis, alchemy")
    assert drawn(table, 1).count('class="day-slip"') == 3  # the spirit and the hand
    assert re.search(r'<g class="day-card" transform[^>]*><title>Mob \(Double\)', drawn(table, 1))


@pytest.mark.parametrize(("tall", "layout"), [(False, WIDE), (True, asking(TALL.stage[3]))], ids=["wide", "tall"])
@pytest.mark.parametrize("count", [4, 16, 34])
def test_the_cards_of_a_long_pile_lie_apart_from_each_other(count: int, tall: bool, layout: Layout):
    """A finger finds each of them."""
    pile = [f"double {fighter}" for fighter in FIGHTER_NAMES if fighter not in ("return", "oaf", "usurp", "exorcist")]
    shown = drawn(duel("return", "oaf", discards=pile[:count]), 1, tall=tall)
    cards = re.findall(
        r'id="card-\d+" transform="translate\(([\d.]+) ([\d.]+)\)" data-action.*?width="(\d+)" height="(\d+)"', shown
    )
    places = [tuple(map(float, card)) for card in cards]

    assert len(set(places)) == len(places) == count
    x, y, width, height = layout.stage
    for left, top, across, down in places:
        assert min(across, down) >= 44
        assert x <= left <= x + width - across
        assert y <= top <= y + height - down
        for other, above, *_size in places:
            assert abs(left - other) >= across or abs(top - above) >= down or (left, top) == (other, above)


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


# On a tall screen


def height_of(shown: str, piece: str) -> float:
    found = re.search(rf"{piece}[^>]*translate\([\d.]+ ([\d.]+)\)", shown)
    assert found
    return float(found[1])


def test_what_is_decided_stands_on_top():
    """A card of the hand or the tags below the fighters while they are asked for, else the lines."""
    table = summoning()
    asked, waiting = drawn(table, 1, tall=True), drawn(table, None, tall=True)
    assert height_of(asked, 'id="card-0"') < 10
    assert height_of(asked, 'id="priority"') > TALL.stage[1] > height_of(waiting, 'id="priority"')

    picking = duel("anger spook", "oaf greed")
    assert height_of(drawn(picking, 1, tall=True), 'id="card-1"') < TALL.stage[1]


def test_what_is_decided_in_a_fight_stands_below_the_fighters():
    lost = duel("oaf", "anger")
    assert clickable(lost, 1, tall=True) == ["become spirit", "stay fallen"]
    assert "be the spirit" in written(drawn(lost, 1, tall=True))

    spy = duel("spy", "oaf")
    assert clickable(spy, 1, tall=True) == ["leave", "unearth"]
    assert "leave it" in written(drawn(spy, 1, tall=True))


def test_decks_lie_large_for_a_thumb_when_one_is_chosen():
    table = duel("digger", "oaf", hands=[["double mob", "unearth mob"], []])

    assert clickable(table, 1, tall=True) == ["deck double", "deck power-up", "deck unearth"]
    assert drawn(table, 1, tall=True).count('class="day-deck"') == 3
    assert "day-deck" not in drawn(table, 2, tall=True)
    assert re.search(r'<g class="day-card" transform[^>]*><title>Mob \(Unearth\)', drawn(table, 1, tall=True)), (
        "which deck is best depends on the hand"
    )


def test_a_loser_that_has_become_a_spirit_no_longer_stands_in_the_arena():
    table = duel("mob unearth:oaf", "greed anger")
    assert "day-arena" in drawn(table, 1, tall=True)

    table.play(1, "become spirit")
    assert "own spirit" in table.can(1)
    assert "day-arena" not in drawn(table, 1, tall=True)


# What waits


@pytest.mark.parametrize("tall", [False, True], ids=["wide", "tall"])
@pytest.mark.parametrize(
    ("fighter", "waits", "seat"),
    [("rally", "+3", 0), ("haunt", "-3", 1), ("alchemy", "again", 0), ("cancel", "no effects", None)],
)
def test_what_waits_for_the_next_fight_lies_at_its_fighter(fighter: str, waits: str, seat: int | None, tall: bool):
    """Seat 1 has used its effect, and seat 2 is asked for a deck; the next fight is that of the oldest slot."""
    table = duel(f"oaf {fighter}", "greed digger")
    layout = TALL if tall else WIDE

    for viewer in (1, 2, None):
        shown = drawn(table, viewer, tall=tall)
        if seat is None:
            x = layout.middle(0)
            assert re.search(
                rf'<text x="{x:g}" y="[\d.]+" text-anchor="middle" class="day-pill-word"[^>]*>{waits}<', shown
            )
            continue
        card = {0: "card-0", 1: f"card-{FIGHTERS + FIGHTER_NAMES.index('greed')}"}[seat]
        piece = shown[shown.index(f'id="{card}"') :].partition('class="day-card')[0]
        assert "day-pill waits" in piece
        assert f">{waits}<" in piece


def test_nothing_waits_after_the_oldest_slot():
    assert "day-pill waits" not in drawn(duel("rally", "digger"), 1)


def test_the_mark_of_the_fights_stands_at_the_slot_that_is_fought():
    for line, slot in (("greed oaf", 1), ("oaf", 0)):
        shown = drawn(duel(line, "mob anger" if slot else "anger"), 1)
        assert f'id="fight" transform="translate({WIDE.middle(slot):g} {WIDE.strip:g})"' in shown


# What happens


def moments(table: Placed, seat: int, action: str) -> list[Moment]:
    """What an action leads to, step by step."""
    film = Film()
    table.state.act(seat - 1, table.game.action(action), film)
    return film.moments


def seen(table: Placed, moment: Moment, seat: int | None = 1, tall: bool = False) -> str:
    viewer = None if seat is None else seat - 1
    events = tuple(event for event in moment.events if event.seen_by(viewer))
    return "".join(table.game.picture(moment.state.view(viewer), {}, ("Ana", "Luis"), Staging(tall, events)))


def told_of(moments: list[Moment], kind: str) -> Moment:
    return next(moment for moment in moments if any(event.kind == kind for event in moment.events))


def second_fight() -> tuple[Placed, list[Moment]]:
    """Anger against a mob in the oldest slot, after the first fight was lost: what is seen of it."""
    table = duel("anger oaf", "mob vampire", "power-up unearth")
    return table, moments(table, 2, "stay fallen")


@pytest.mark.parametrize("tall", [False, True], ids=["wide", "tall"])
def test_fighters_step_forward_when_they_fight(tall: bool):
    table, story = second_fight()
    shown = seen(table, told_of(story, "fight"), tall=tall)
    layout = TALL if tall else WIDE

    assert "Fight 2 of 2: slot 1" in shown
    for x, y in layout.arena.cards:
        assert re.search(rf'<g class="day-card(?: day-right)?" transform="translate\({x:g} {y:g}\)"', shown)
    assert shown.count('class="day-steps"') == 2
    for card in ("card-1", f"card-{FIGHTERS + 27}"):  # its shadow stays where it stands
        assert re.search(rf'class="day-card day-away face-up" id="{card}"', shown)


@pytest.mark.parametrize("tall", [False, True], ids=["wide", "tall"])
def test_power_counts_up_and_the_loser_falls(tall: bool):
    table, story = second_fight()
    shown = seen(table, told_of(story, "sum"), tall=tall)
    counted = re.findall(r'class="day-(?:step|total) day-step-(\d)">([^<]+)<', shown)

    assert counted == [("0", "3"), ("1", "+5"), ("2", "+2"), ("3", "10"), ("3", "2")]
    assert shown.count('class="day-falls counted"') == 1
    assert "wins!" in shown
    assert "falls" in written(shown)


def test_an_effect_is_told_beside_who_uses_it():
    table, story = second_fight()
    shown = seen(table, told_of(story, "strengthened"))

    assert shown.count("day-uses") == 1
    assert 'class="day-ribbon uses"' in shown
    assert ">+5<" in shown


def test_a_second_use_is_told_as_such():
    table = duel("hoard mob", "anger oaf", "double unearth")
    story = moments(table, 1, "stay fallen")
    said = [re.findall(r"once more:|you gain 5 points", written(seen(table, moment))) for moment in story]

    assert any("once more:" in words for words in said)
    assert any(words and "once more:" not in words for words in said)


def test_who_loses_leans_towards_the_middle():
    """At the right edge a corner would be cut off."""
    table = duel("anger oaf", "mob vampire")
    shown = drawn(table, 1, tall=True)

    assert re.search(r'class="day-card day-right"', shown)
    assert not re.search(r'class="day-card day-right" transform="translate\(6 ', shown)


def test_a_question_about_a_fight_leaves_the_lines_and_both_scores_in_sight():
    """On a phone its answers stand where else the outcome stands."""
    table = duel("mob oaf", "mob anger")
    shown = drawn(table, 1, tall=True)
    counters = re.findall(r'class="day-counter" transform="translate\(302 ([\d.]+)\)"', shown)

    assert "day-ribbon" not in shown
    assert clickable(table, 1, tall=True) == ["become spirit", "stay fallen"]
    assert re.findall(r'class="tag-word"[^>]*>([^<]+)<', shown) == ["Oaf: be the spirit", "Oaf: stay fallen"]
    assert max(map(float, counters)) < 500


@pytest.mark.parametrize("tall", [False, True], ids=["wide", "tall"])
def test_whatever_lies_on_the_table_says_what_it_is(tall: bool):
    shown = drawn(summoning(), 1, tall=tall)

    for piece in ("priority", "counter", "mini", "empty", "slot"):
        found = re.search(rf'<g (?:class="day-{piece}[^"]*"|id="{piece}")[^>]*>', shown)
        assert found, piece
        assert "data-about" in found.group(), piece
        assert "data-rule" in found.group(), piece


@pytest.mark.parametrize("tall", [False, True], ids=["wide", "tall"])
def test_priority_stands_with_whoever_has_it(tall: bool):
    for seat in (0, 1):
        table = place("day-of-the-dead", hands=HANDS, stack=["Turn"], priority=seat + 1)
        layout = TALL if tall else WIDE
        shown = drawn(table, None, tall=tall)
        x, y = layout.priority[seat]

        assert f'<g id="priority" transform="translate({x:g} {y:g})"' in shown


def test_who_wins_at_once_needs_no_power():
    table = duel("nemesis oaf", "mob anger")
    story = moments(table, 1, "stay fallen")
    shown = seen(table, told_of(story, "won"))

    assert "wins at once!" in shown
    assert "day-total" not in shown
    assert shown.count('class="day-falls"') == 1


@pytest.mark.parametrize("tall", [False, True], ids=["wide", "tall"])
def test_points_fly_from_the_fighters_to_the_counters(tall: bool):
    table, story = second_fight()
    before = seen(table, story[0], tall=tall)
    film = Film()
    table.state.act(1, table.game.action("stay fallen"), film)
    shown = seen(table, told_of(film.moments, "scored"), tall=tall)
    places = [
        dict(re.findall(r'id="(points-[\d-]+)" transform="translate\(([\d. ]+)\)', part)) for part in (before, shown)
    ]

    assert set(places[1]) == {"points-0-0", "points-0-1"}
    assert all(places[1][key] != places[0].get(key, "") for key in places[1])
    assert ">+10<" in shown
    assert re.search(r'day-rolls"><text[^>]*>0</text><text[^>]*>1</text>', shown)
    assert "day-rolls" not in before


def test_a_challenge_turns_its_cards_up_between_the_fighters_and_nowhere_else():
    table = duel("challenge", "oaf")
    table.play(1, "deck double")
    chance, film = table.state.chance(), Film()
    assert chance is not None
    table.state.settle(chance.parse("mob"), film)
    shown = seen(table, told_of(film.moments, "revealed"), tall=True)

    assert shown.count(">Mob<") == 1
    assert "Turned up" not in shown


def test_a_moment_shows_a_spectator_no_more_than_a_position():
    table = summoning()
    table.play(1, "summon double oaf")
    story = moments(table, 2, "summon unearth anger")

    for moment in story:
        for tall in (False, True):
            shown = seen(table, moment, None, tall)
            assert [word for word in FIGHTER_WORDS if word in shown] == []


def test_a_card_says_what_it_is_as_a_fighter_and_as_a_spirit():
    shown = drawn(summoning(), 1)
    card = shown[shown.index('id="card-0"') :].partition("</title>")[0]

    assert 'data-rule="DAY-OAF"' in card
    assert "use their effects twice" in card
    assert "no effect" in card


def test_every_rule_that_a_card_names_is_in_the_ledger():
    ledger = {rule.id for rule in ofrenda.game("day-of-the-dead").ledger}
    cards = [*HIDDEN, *(Printed(0, fighter, 5, fighter) for fighter in range(FIGHTERS))]

    assert {rule_of(card) for card in cards} <= ledger
