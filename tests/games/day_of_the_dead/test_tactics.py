"""The greedy player's judgement, and the fair draw that everybody's luck depends on."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import ofrenda
from ofrenda.games.day_of_the_dead.engine.phases.decks import DeckDraw
from ofrenda.games.day_of_the_dead.engine.pieces import FIGHTER_NAMES, FIGHTERS
from ofrenda.games.day_of_the_dead.engine.tactics import light, prefer, worth
from ofrenda.kernel.rng import seeded
from ofrenda.lab.simulate import Setting, simulate
from tests.games.day_of_the_dead.setting import duel


def test_greedy_beats_random_in_at_least_seven_of_ten_matches():
    report = simulate(Setting(game="day-of-the-dead", bots=("greedy", "random"), seed=1), games=20)

    assert report.bots[0].win_rate >= 0.7


def test_a_spirit_that_wins_the_next_fight_is_preferred():
    """Greed, a Double card, lost; as the spirit it doubles the Anger that meets a Power Up Moody next."""
    table = duel("anger double:greed", "moody usurp", "unearth power-up")

    action = prefer(table.state, 0, table.state.actions(0), seeded(1))
    assert table.game.name(action) == "become spirit"


def test_worth_is_the_lead_in_points_and_what_active_fighters_promise():
    """Oaf has fallen to Anger: only Anger, 3, promises something, on the last turn 0.35 of it."""
    state = duel("oaf", "anger", scores=[10, 4]).state

    assert worth(state, 0) == 10 - 4 - 0.35 * 3
    assert worth(state, 1) == -worth(state, 0)


def test_playouts_use_the_light_choices():
    assert ofrenda.game("day-of-the-dead").light is light
    assert ofrenda.game("rolling-bones").light is ofrenda.game("rolling-bones").tactics.prefer


def test_a_deck_is_drawn_from_as_likely_as_its_copies_make_it():
    draw = DeckDraw(FIGHTER_NAMES, (2, 1, 0, 3, *[0] * (FIGHTERS - 4)), 2)
    rng = seeded(3)
    samples = 20_000
    drawn = Counter(draw.sample(rng) for _sample in range(samples))

    for outcome, likely in draw.enumerate():
        expected = float(likely) * samples
        assert abs(drawn.pop(outcome) - expected) < 5 * sqrt(expected), outcome
    assert not drawn
