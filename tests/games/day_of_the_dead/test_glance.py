"""Choices at first sight: what fights promise, and what is chosen by it in playouts."""

from __future__ import annotations

from typing import Any

import ofrenda
from ofrenda.games.day_of_the_dead.engine.odds import NO_SPIRIT, fight, fight_in_line, promise
from ofrenda.games.day_of_the_dead.engine.pieces import CARD_NAMES, DOUBLE, POWER_UP
from ofrenda.games.day_of_the_dead.engine.tactics import light, prefer
from ofrenda.kernel.play import chosen_playout
from ofrenda.kernel.rng import Rng, seeded
from ofrenda.testing import place
from tests.games.day_of_the_dead.setting import duel


def chosen(table: Any, seat: int = 0) -> str:
    """What the seat does at first sight."""
    name: str = table.game.name(light(table.state, seat, table.state.actions(seat), seeded(1)))
    return name


def card(name: str) -> int:
    return CARD_NAMES.index(name)


def in_line(spirit: int, mine: str = "double anger", theirs: str = "unearth oaf") -> float:
    state = place("day-of-the-dead", lines=[[mine], [theirs]], turn=6, stack=["Turn", "Rewards"]).state
    return fight_in_line(state, 0, 0, card(mine), spirit)


def test_what_one_side_gains_by_a_fight_the_other_loses():
    state = place("day-of-the-dead", lines=[["double oaf"], ["unearth anger"]], turn=6, stack=["Turn"]).state
    oaf, anger = card("double oaf"), card("unearth anger")

    gain = fight(state, 0, 0, oaf, anger, NO_SPIRIT)
    assert abs(gain + fight(state, 1, 0, anger, oaf, NO_SPIRIT)) < 1e-9


def test_spirits_help_in_fights():
    assert in_line(DOUBLE) > in_line(POWER_UP) > in_line(NO_SPIRIT)
    assert in_line(DOUBLE, mine="double oaf", theirs="unearth anger") == in_line(
        NO_SPIRIT, mine="double oaf", theirs="unearth anger"
    )


def test_an_elder_is_mighty_in_the_oldest_slot():
    lines = [["double elder", "unearth elder"], ["unearth oaf", "double oaf"]]
    state = place("day-of-the-dead", lines=lines, turn=6, stack=["Turn", "Rewards"]).state

    assert promise(state, 0, card("double elder")) > promise(state, 1, card("unearth elder"))


def test_a_spirit_that_wins_the_next_fight_is_chosen():
    assert chosen(duel("anger double:greed", "moody usurp", "unearth power-up")) == "become spirit"


def light_against_greedy(seed: int) -> float:
    """1 if the seat that chooses at first sight has more points at the end than one that tries out, 0 if less."""
    state = ofrenda.game("day-of-the-dead").start(2)
    own = seed % 2

    def choose(s: Any, seat: int, actions: list[int], rng: Rng) -> int:
        return (light if seat == own else prefer)(s, seat, actions, rng)

    chosen_playout(state, choose, seeded("light", seed))
    lead = state.scores[own] - state.scores[1 - own]
    return 0.5 if lead == 0 else float(lead > 0)


def test_choices_at_first_sight_are_about_as_good_as_tries():
    assert sum(light_against_greedy(seed) for seed in range(60)) >= 20
