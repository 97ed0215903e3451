"""The greedy player's judgement, and the fair draw that everybody's luck depends on."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any

import ofrenda
from ofrenda.games.day_of_the_dead.engine.phases.decks import DeckDraw
from ofrenda.games.day_of_the_dead.engine.pieces import FIGHTER_NAMES, FIGHTERS
from ofrenda.games.day_of_the_dead.engine.tactics import light, prefer, worth
from ofrenda.kernel.play import chosen_playout
from ofrenda.kernel.rng import Rng, seeded
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


def light_against_random(seed: int) -> int:
    """1 if the seat that chooses at first sight has more points at the end, 0 if it has less."""
    game = ofrenda.game("day-of-the-dead")
    state = game.start(2)
    rng = seeded("light", seed)
    own = seed % 2

    def choose(s: Any, seat: int, actions: list[int], rng: Rng) -> int:
        return light(s, seat, actions, rng) if seat == own else actions[rng.below(len(actions))]

    chosen_playout(state, choose, rng)
    return int(state.scores[own] > state.scores[1 - own])


def test_choices_at_first_sight_beat_random_ones_in_playouts():
    assert sum(light_against_random(seed) for seed in range(100)) >= 65


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
