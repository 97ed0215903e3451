"""Scenes: drawn of kept parts, and yet of nothing but what is seen now."""

from __future__ import annotations

import pytest

import ofrenda
from ofrenda import words
from ofrenda.games import drawn_games
from ofrenda.kernel.rng import seeded
from ofrenda.kernel.scene import Offers
from ofrenda.kernel.view import View
from ofrenda.testing.conformance import random_match

NAMES = ["Ana", "Luis", "Eva", "Juan", "Sofia", "Diego"]
Seen = tuple[View, Offers, list[str]]


def positions(slug: str) -> list[Seen]:
    """Positions of matches with other players and numbers of seats, as their seats see them."""
    game = ofrenda.game(slug)
    seen: list[Seen] = []
    for number in range(12):
        seats = game.min_seats + number % (game.max_seats - game.min_seats + 1)
        names = NAMES[number % 2 :][:seats]
        names += NAMES[: seats - len(names)]
        state = game.start(seats)
        for at, _entry in enumerate(random_match(state, seeded(slug, "scenes", number))):
            if at % 9 == 0 and state.chance() is None:
                seat = (state.deciders() or (0,))[0]
                view = state.view(seat)
                labels = {action: game.text.action(action, view, names) for action in state.actions(seat)}
                seen.append((view, Offers(labels), names))
            if at > 150:
                break
    return seen


@pytest.mark.parametrize("slug", drawn_games())
def test_a_scene_does_not_depend_on_what_was_drawn_before(slug: str):
    draw = ofrenda.game(slug).scene.draw
    seen = positions(slug)
    drawn = [draw(*position) for position in seen]

    assert len({"".join(picture) for picture in drawn}) > 50
    for position, picture in zip(seen, drawn, strict=True):
        words.use("en")  # forgets every kept part
        assert draw(*position) == picture


@pytest.mark.parametrize("slug", drawn_games())
def test_a_move_leaves_most_of_a_scene_as_it_was(slug: str):
    """So that little is drawn and sent: from one decision to the next, most letters stand in parts that stay."""
    game = ofrenda.game(slug)
    state = game.start(2)
    before: tuple[str, ...] = ()
    sent = drawn = 0
    for at, _entry in enumerate(random_match(state, seeded(slug, "parts"))):
        if at > 200:
            break
        if state.chance() is None:
            picture = game.scene.draw(state.view(0), Offers({}), NAMES[:2])
            same = set(before) & set(picture)
            sent += sum(len(part) for part in picture if part not in same)
            drawn += sum(map(len, picture))
            before = picture

    assert sent < drawn / 2
