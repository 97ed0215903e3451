"""What is built for a seat depends on nothing that it may not know."""

from __future__ import annotations

import msgspec
import pytest

import ofrenda
from ofrenda.games import drawn_games
from ofrenda.kernel.rng import seeded
from ofrenda.kernel.state import State
from ofrenda.server.table.messages import action_lines
from ofrenda.testing.conformance import random_match
from tests.games.drawn import scene_of

NAMES = ["Ana", "Luis", "Eva", "Juan", "Sofia", "Diego"]


def built(state: State, seat: int | None) -> bytes:
    """Everything about a position that the server sends to a seat."""
    game = state.rules.game
    names = NAMES[: state.rules.seats]
    view = state.view(seat)
    lines, barred = action_lines(state, view, seat, names) if seat is not None else ([], [])
    prompt = game.text.question(view, names) if lines else ""
    scene = scene_of(game, view, [line.id for line in lines], names)
    return msgspec.json.encode([view, scene, lines, barred, prompt])


@pytest.mark.parametrize("slug", drawn_games())
def test_a_position_and_its_twin_look_alike(slug: str):
    """Thousands of positions, each for every seat and a spectator, byte for byte."""
    game = ofrenda.game(slug)
    compared = 0
    for number in range(60):
        seats = game.min_seats + number % (game.max_seats - game.min_seats + 1)
        state = game.start(seats)
        rng = seeded("twins", number)
        for at, _entry in enumerate(random_match(state, seeded(slug, number))):
            if at > 400:
                break
            if at % 7 == 0:
                for seat in (*range(seats), None):
                    assert built(state, seat) == built(state.resample(seat, rng), seat)
                    compared += 1

    assert compared > 2_000


@pytest.mark.parametrize("slug", drawn_games())
def test_scenes_obey_the_pages_policy(slug: str):
    game = ofrenda.game(slug)
    state = game.start(game.min_seats)
    for at, _entry in enumerate(random_match(state, seeded(slug))):
        if at > 150:
            break
        seat = state.deciders()[0] if state.deciders() else None
        view, names = state.view(seat), ["<b>Ana", 'Lu"is', "Eva", "Juan", "Sofia", "Diego"]
        scene = scene_of(game, view, state.actions(seat) if seat is not None else [], names)

        assert "style=" not in scene
        assert "<style" not in scene
        assert "<script" not in scene
        assert "<b>" not in scene
