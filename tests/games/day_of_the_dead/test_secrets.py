"""Who sees what."""

from __future__ import annotations

from ofrenda.games.day_of_the_dead.engine.pieces import CARD_NAMES
from ofrenda.testing import Placed, place, rule
from tests.games.day_of_the_dead.setting import duel, filled

HANDS = filled([["double oaf", "power-up nemesis", "unearth mob"], ["double greed", "power-up mob", "unearth anger"]])


def summoning() -> Placed:
    return place("day-of-the-dead", hands=HANDS, stack=["Turn"])


@rule("DAY-R12")
def test_who_has_chosen_is_seen_and_nothing_else():
    table = summoning()
    before = table.sees(2)
    table.play(1, "summon double oaf")

    assert table.sees(2).phase.fields == {"chosen": (1, 0)}
    assert table.sees(2).hand_backs == before.hand_backs
    assert table.told(2) == ["chose"]
    other = summoning().play(1, "summon unearth mob")
    assert table.sees(2) == other.sees(2)
    assert table.sees(1) != other.sees(1)


@rule("DAY-R12", "DAY-R14")
def test_then_the_backs_are_seen_and_not_the_fighters():
    table = summoning().play(1, "summon double oaf").play(2, "summon unearth anger")

    mine, theirs = table.sees(1).lines[0][0], table.sees(1).lines[1][0]
    assert (mine.back, CARD_NAMES[mine.back * 38 + mine.fighter]) == (0, "double oaf")
    assert (theirs.back, theirs.fighter) == (2, -1)
    assert table.told(1)[-2:] == ["summoned", "summoned-hidden"]


@rule("DAY-R15")
def test_hands_are_hidden_by_fighter_and_open_by_back():
    view = summoning().sees(1)

    assert [CARD_NAMES[card] for card in view.hands[0]] == sorted(HANDS[0], key=CARD_NAMES.index)
    assert view.hands[1] == ()
    assert view.hand_backs == ((1, 1, 5), (5, 1, 1))
    assert summoning().sees(None).hands == ((), ())


@rule("DAY-R15")
def test_discard_piles_are_open_to_all():
    view = duel("oaf", "anger", discards=["double mob", "unearth mob"]).sees(None)

    assert [[CARD_NAMES[card] for card in pile] for pile in view.piles] == [["double mob"], [], ["unearth mob"]]


@rule("DAY-R18")
def test_what_an_unearth_looks_at_is_seen_by_that_player_alone():
    table = duel("spy", "oaf").play(1, "unearth").draw("anger, nemesis, alchemy")

    assert [CARD_NAMES[card] for card in table.sees(1).looked] == ["double anger", "double nemesis", "double alchemy"]
    for seat in (2, None):
        assert table.sees(seat).looked == ()
        assert table.sees(seat).looked_count == 3
        assert table.told(seat)[-1] == "looked-hidden"


@rule("DAY-R18")
def test_what_an_unearth_does_not_use_is_seen_by_all():
    table = duel("spy", "oaf").play(1, "unearth").draw("anger, nemesis, alchemy").play(1, "take nemesis")

    assert table.events[-1].kind == "unused"
    assert [CARD_NAMES[card] for card in table.sees(None).piles[0]] == ["double anger", "double alchemy", "double spy"]


@rule("DAY-R18")
def test_what_a_dig_draws_is_seen_by_that_player_alone():
    table = duel("digger", "oaf", hands=[["double mob"], []]).play(1, "deck double").draw("anger")

    assert table.told(1)[-1] == "drew"
    assert table.told(2)[-1] == "drew-hidden"
    assert table.sees(2).hand_backs[0] == (2, 0, 0)


@rule("DAY-R17")
def test_a_fallen_replacement_is_seen_when_it_becomes_active():
    table = place(
        "day-of-the-dead",
        turn=5,
        lines=[["double hoard fallen secret"], ["power-up oaf"]],
        spirits=["power-up mob", "unearth mob"],
        hands=[["double anger"], ["double greed"]],
        stack=["Turn"],
    )
    assert table.sees(2).lines[0][0].fighter == -1

    table.play(1, "summon double anger").play(2, "summon double greed")
    assert table.sees(2).lines[0][0].fighter >= 0


@rule("DAY-R17")
def test_an_unearthed_spirit_is_seen_by_all_when_it_goes_to_the_pile():
    table = duel("spook", "oaf", "unearth double").play(1, "their spirit")

    assert table.events[0].reveals
    assert len(table.sees(None).piles[0]) == 1


@rule("DAY-R17")
def test_a_fallen_replacement_that_becomes_the_spirit_stays_unseen():
    table = duel("spy", "oaf").play(1, "unearth").draw("paranoid, hoard, mob").play(1, "take hoard", "become spirit")

    assert table.spirits[0] == "double hoard"
    assert "became-spirit" in table.told(1)
    assert "became-spirit-hidden" in table.told(2)
