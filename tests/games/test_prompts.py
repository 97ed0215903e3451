"""What is asked can be grasped at a glance: at most 25 words, with whatever names and numbers stand in it."""

from __future__ import annotations

import pytest

import ofrenda
from ofrenda.games import drawn_games
from ofrenda.kernel.rng import seeded
from ofrenda.testing.conformance import random_match

MOST_WORDS = 25
NAMES = ["Ana María", "Luis", "Eva", "Juan Carlos", "Sofia", "Diego"]
MATCHES = 24


def prompts(slug: str) -> dict[str, str]:
    """By phase: the longest question of many matches."""
    game = ofrenda.game(slug)
    longest: dict[str, str] = {}
    for number in range(MATCHES):
        seats = game.min_seats + number % (game.max_seats - game.min_seats + 1)
        state = game.start(seats)
        for at, _entry in enumerate(random_match(state, seeded(slug, "prompts", number))):
            if at > 400 or not state.stack:
                break
            for seat in state.deciders():
                phase = type(state.stack[-1]).__name__
                asked = game.text.question(state.view(seat), NAMES[:seats])
                longest[phase] = max(longest.get(phase, ""), asked, key=lambda text: len(text.split()))
    return longest


@pytest.mark.parametrize("slug", drawn_games())
def test_a_question_has_at_most_25_words(slug: str):
    found = prompts(slug)

    assert len(found) >= 3
    assert {asked: len(asked.split()) for asked in found.values() if len(asked.split()) > MOST_WORDS} == {}


@pytest.mark.parametrize("slug", drawn_games())
def test_how_one_wins_is_said_in_at_most_25_words(slug: str):
    assert 8 <= len(ofrenda.game(slug).text.aim().split()) <= MOST_WORDS
