"""What all saw when a deck was made anew stays known, and no world is dealt that it rules out."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from ofrenda.games.day_of_the_dead.engine.pieces import CARD_NAMES, KNOWERS
from ofrenda.games.day_of_the_dead.engine.state import DayState
from ofrenda.kernel.errors import PositionError
from ofrenda.kernel.rng import seeded
from ofrenda.testing import Placed, look_closely, place, rule
from ofrenda.testing.worlds import Worlds, check_worlds, worlds_after
from tests.games.day_of_the_dead.setting import box

SIX = box("oaf", "anger", "spook", "spy", "moody", "digger")
EIGHT = box("oaf", "anger", "spook", "spy", "moody", "digger", "gossip", "scavenge")
TWO_ALIKE = box("oaf", "anger", "spook", "spy", "moody", "digger", copies=2)

UNEARTHING = {
    "lines": [["double spy"], ["power-up oaf"]],
    "spirits": ["power-up digger known", "double anger known"],
    "discards": ["double moody"],
    "stack": ["Turn", "Rewards", "Fight slot=0", "Deal seat=1 back=0 count=2"],
}
"""One Double card is left for the three that a lost spy's player looks at; the rest are discards."""

DIGGING = {
    "turn": 5,
    "lines": [["double oaf"], ["unearth digger"]],
    "spirits": ["unearth anger known", "double anger known"],
    "discards": ["power-up moody", "power-up spy", "power-up oaf"],
    "stack": [
        *("Turn", "Rewards", "DrawOne seat=1 back=1 why=0"),
        *("Deal seat=0 back=1 count=1", "Deal seat=1 back=1 count=2"),
    ],
}
"""Seat 2 digs among the discards, keeps old and new cards, and summons one of them; then its digger may dig again."""


def small(position: dict[str, Any]) -> DayState:
    state: DayState = place("day-of-the-dead", data=SIX, **position).state
    return state


def chosen_among_several(worlds: Worlds) -> bool:
    state = worlds.state
    assert isinstance(state, DayState)
    return any(known >> KNOWERS for known in state.known)


@rule("DAY-R19")
@pytest.mark.parametrize(("position", "entries"), [(UNEARTHING, 6), (DIGGING, 7)])
def test_no_world_is_dealt_that_a_seat_can_rule_out(position: dict[str, Any], entries: int):
    for worlds in worlds_after(small(position), entries):
        check_worlds(worlds, seeded("shuffles"))


@rule("DAY-R19")
def test_all_that_a_card_chosen_in_secret_may_be_counts_alike():
    """Its player has dug again in the meantime."""
    listed = [worlds for worlds in worlds_after(small(DIGGING), 9) if chosen_among_several(worlds)]
    assert max(len(worlds.weights) for worlds in listed) > 10
    for worlds in listed:
        alike = dict.fromkeys(worlds.weights, Fraction(1))
        check_worlds(Worlds(worlds.state, worlds.seat, alike), seeded("shuffles"))


def played(data: dict[str, str], number: int) -> tuple[int, int]:
    """A random match, looked at now and then: its last shuffle, and how often a secret card may be of several."""
    rng = seeded("own box", number)
    state = place("day-of-the-dead", data=data).state
    assert isinstance(state, DayState)
    several = 0
    while state.stack:
        if rng.below(12) == 0:
            look_closely(state, rng)
        chance = state.chance()
        if chance is not None:
            state.settle(chance.sample(rng))
        else:
            seat = state.deciders()[rng.below(len(state.deciders()))]
            actions = state.actions(seat)
            state.act(seat, actions[rng.below(len(actions))])
        several += any(known >> KNOWERS for known in state.known)
    return max(state.shuffle), several


@rule("DAY-U2", "DAY-R19")
@pytest.mark.parametrize("seed", range(4))
def test_a_small_box_of_ones_own_keeps_the_contract(seed: int):
    """Its decks run out again and again."""
    matches = [played(EIGHT, 10 * seed + number) for number in range(10)]

    assert min(shuffles for shuffles, _several in matches) > 3
    assert sum(several for _shuffles, several in matches) > 100


@rule("DAY-R19")
def test_with_two_cards_alike_nothing_is_kept():
    matches = [played(TWO_ALIKE, number) for number in range(5)]

    assert matches == [(0, 0)] * 5


def dug() -> Placed:
    """Seat 1 holds oaf and anger; the other Double cards become the new deck, and it digs a mob there."""
    table = place(
        "day-of-the-dead",
        turn=5,
        lines=[["unearth digger"], ["unearth oaf"]],
        spirits=["unearth anger known", "power-up anger known"],
        hands=[["double oaf", "double anger"], ["power-up greed"]],
        discards=[name for name in CARD_NAMES[:38] if name not in ("double oaf", "double anger")],
    )
    return table.play(1, "deck double").draw("mob")


@rule("DAY-R19")
def test_the_view_tells_which_cards_went_into_the_new_deck():
    assert place("day-of-the-dead").sees(None).shuffles is None

    view = dug().sees(2)
    assert [CARD_NAMES[card] for card in range(38) if not view.shuffles.cards[card]] == ["double oaf", "double anger"]
    assert set(view.shuffles.cards[38:]) == {0}


@rule("DAY-R19")
def test_the_view_tells_how_many_cards_of_each_shuffle_a_hand_holds():
    table = dug()
    assert table.sees(2).shuffles.hands == (((0, 0, 1), (), ()), ((), (0,), ()))

    table.play(1, "discard oaf", "stay fallen")
    assert table.sees(2).shuffles.hands[0] == ((0, 1), (), ())


@rule("DAY-R19")
def test_a_card_chosen_from_a_mixed_hand_may_be_of_either_shuffle():
    table = dug().play(1, "discard oaf", "stay fallen", "summon double mob").play(2, "summon power-up greed")

    assert [card.shuffles for card in table.sees(2).spirits] == [(0, 1), (0,)]
    assert table.sees(2).shuffles.hands[0] == ((0, 1), (), ())
    assert table.spirits == ["double mob 0 1", "power-up greed"]
    assert table.state.resample(1, seeded(2)).position()["hands"][0] in (["double anger"], ["double mob"])


def test_the_shuffles_that_a_position_names_end_at_fifty_nine():
    late = place("day-of-the-dead", lines=[["double oaf"], ["unearth oaf"]], spirits=["double mob 0 59", "-"])

    assert late.spirits[0] == "double mob 0 59"
    with pytest.raises(PositionError, match="double mob 60"):
        place("day-of-the-dead", lines=[["double oaf"], ["unearth oaf"]], spirits=["double mob 60", "-"])
    with pytest.raises(PositionError, match="double oaf"):
        place("day-of-the-dead", shuffles={"double oaf": 60})


def test_a_placed_position_leaves_other_matches_alone():
    place("day-of-the-dead", shuffles={"double oaf": 1})

    assert place("day-of-the-dead").sees(None).shuffles is None
