"""Before you play: the cards, the deal, the decks."""

from __future__ import annotations

import pytest

import ofrenda
from ofrenda.games.day_of_the_dead.engine.pieces import BACK_NAMES, CARD_NAMES, FIGHTER_NAMES
from ofrenda.kernel.errors import SeatError
from ofrenda.kernel.rng import seeded
from ofrenda.testing import place, rule
from tests.games.day_of_the_dead.setting import duel, filled

GAME = ofrenda.game("day-of-the-dead")


@rule("DAY-P1", "DAY-P2")
def test_the_box_holds_38_fighters_once_for_each_of_three_backs():
    census = GAME.start(2).census()

    assert len(FIGHTER_NAMES) == len(set(FIGHTER_NAMES)) == 38
    assert census == (1,) * 114
    assert [sum(name.startswith(back) for name in CARD_NAMES) for back in BACK_NAMES] == [38, 38, 38]


@rule("DAY-U4")
def test_both_start_without_victory_points():
    assert list(GAME.start(2).scores) == [0, 0]


@rule("DAY-P3")
@pytest.mark.parametrize("seats", [1, 3])
def test_two_people_play(seats: int):
    with pytest.raises(SeatError):
        GAME.start(seats)


@rule("DAY-P5")
def test_a_card_shows_its_face_when_it_is_active_and_its_back_when_it_is_not():
    table = duel("oaf double:twin", "anger greed")

    spirit = table.sees(1).spirits[1]
    assert (spirit.fighter, spirit.active) == (-1, False)
    fighter = table.sees(1).lines[1][0]
    assert (FIGHTER_NAMES[fighter.fighter], fighter.active) == ("anger", True)


@rule("DAY-U1")
def test_each_player_is_dealt_three_cards_of_each_deck():
    state = GAME.start(2)
    rng = seeded(1)
    for _deal in range(6):
        assert state.chance().count == 3
        state.settle(state.chance().sample(rng))

    for seat in (0, 1):
        assert state.view(seat).hand_backs[seat] == (3, 3, 3)
    assert state.view(None).deck_sizes == (32, 32, 32)


@rule("DAY-U2")
def test_an_empty_deck_is_made_anew_of_its_own_discards():
    """The Double deck is empty: its pile is shuffled; the pile of another back stays where it is."""
    rest = [name for name in CARD_NAMES if name.startswith("double ") and name not in ("double digger", "double oaf")]
    table = duel("digger", "power-up:oaf", discards=[*rest, "unearth anger"], hands=[["double oaf"], []])
    table.play(1, "deck double")
    assert sum(table.state.chance().stock) == 36

    assert table.draw("hoard").discards == ["unearth anger"]
    assert table.told()[-2:] == ["reshuffled", "drew-hidden"]


@rule("DAY-U3")
def test_after_six_turns_each_player_has_six_fighters_and_a_spirit():
    state = GAME.start(2)
    rng = seeded(2)
    turns = set()
    while state.stack:
        turns.add(state.turn)
        chance = state.chance()
        if chance is not None:
            state.settle(chance.sample(rng))
        else:
            seat = state.deciders()[0]
            actions = state.actions(seat)
            state.act(seat, actions[rng.below(len(actions))])

    view = GAME.open_view(state)
    assert turns == {0, 1, 2, 3, 4, 5, 6}
    assert [len(line) for line in view.lines] == [6, 6]
    assert None not in (*view.lines[0], *view.lines[1], *view.spirits)
    assert [len(hand) for hand in view.hands] == [2, 2]


@rule("DAY-R9")
def test_the_first_priority_is_drawn_by_lot():
    table = place("day-of-the-dead", hands=filled([[], []]), stack=["Turn", "DrawLots"])

    assert table.draw("seat 2").priority == 2


@rule("DAY-R11")
def test_a_deck_is_made_anew_only_when_a_card_is_due():
    """The Double deck has run out, yet Return still finds its pile."""
    rest = [name for name in CARD_NAMES if name.startswith("double ") and name != "double return"]
    table = duel("return", "power-up:oaf", discards=rest)

    assert len(table.can(1)) == 37
    assert table.play(1, "take hoard").lines[0][0] == "double hoard fallen"


@rule("DAY-R11")
def test_who_can_draw_nothing_digs_in_another_deck_or_not_at_all():
    """Every Double card but the digger itself is in a hand."""
    rest = [name for name in CARD_NAMES if name.startswith("double ") and name != "double digger"]
    table = duel("digger", "power-up:oaf", hands=[rest, []])

    assert table.can(1) == ["deck power-up", "deck unearth"]


@rule("DAY-R11")
def test_a_challenge_with_a_single_card_changes_nothing():
    rest = [
        name for name in CARD_NAMES if name.startswith("double ") and name not in ("double challenge", "double oaf")
    ]
    table = duel("challenge", "power-up:usurp", hands=[rest, []])
    table.play(1, "deck double").draw("oaf")

    assert table.fight["winner"] == "seat 2"
    assert table.discards == ["double oaf"]
