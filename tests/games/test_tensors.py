"""Tensors say what views say, all of it and nothing else; so what a view hides, no tensor tells."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from ofrenda.games import game, games
from ofrenda.games.day_of_the_dead.engine.tensor import SHUFFLES
from ofrenda.kernel.game import Game
from ofrenda.kernel.play import chosen_step, random_step
from ofrenda.kernel.rng import seeded
from ofrenda.kernel.state import State
from ofrenda.kernel.tensor import Tensor
from ofrenda.testing.conformance import sample_options
from tests.games.day_of_the_dead.test_shuffles import EIGHT
from tests.games.tensors import BY_GAME, SHARED, told

MATCHES = 12
LONGEST = 1000
RARE = {
    "dia-de-los-muertos": {
        "seats": 3,
        "carried": "cake; music",
        "stack": ["NewRound", "SwapReactions place=0 again=0", "EndTurn", "HandLimit seat=0", "PutDog"],
    }
}
"""What hardly ever happens: the dog carries off a festival card."""

GAMES = pytest.mark.parametrize("slug", games())


def positions(slug: str, every: int) -> Iterator[State[Any]]:
    """Moments of matches over all seat counts and options, played at random or with some sense, and their ends."""
    found = game(slug)
    if slug in RARE:
        yield found.place(RARE[slug])
    for number in range(MATCHES):
        rng = seeded("tensors", slug, number)
        seats = found.min_seats + number % (found.max_seats - found.min_seats + 1)
        state = found.start(seats, sample_options(found, rng, seats) if number % 3 else {}, box_of(slug, number))
        for entry in range(LONGEST):
            if not state.stack or (slug == "day-of-the-dead" and max(state.shuffle) >= SHUFFLES - 1):
                break
            if entry % every == number % every:
                yield state
            if number % 2:
                random_step(state, rng)
            else:
                chosen_step(state, found.light, rng)
        yield state


def box_of(slug: str, number: int) -> dict[str, str]:
    """Every other match of Day of the Dead has a small box, whose decks are made anew."""
    return EIGHT if slug == "day-of-the-dead" and number % 2 else {}


def parts_of(state: State[Any], seat: int) -> dict[str, list[int]]:
    """The tensor, taken apart by name."""
    row = list(state.tensor(seat))
    where = state.rules.game.layout(state.rules.seats).where()
    return {name: row[first:end] for name, (first, end) in where.items()}


@GAMES
def test_every_field_of_the_view_has_its_place(slug: str):
    found: Game = game(slug)
    fields = {field.name for field in msgspec.structs.fields(found.view_type)}

    assert fields == SHARED | set(BY_GAME[slug]) | set(found.tensor.FIXED)


@GAMES
def test_every_field_of_a_phase_has_its_place(slug: str):
    """Sealed choices have none: what others chose is nobody's business, and the own one is a part of its own."""
    found: Game = game(slug)
    fields = {name for phase in found.phases for name in phase.FIELDS} - {"choices"}

    assert fields <= {step.name for step in found.tensor.steps()}


@GAMES
def test_the_tensor_says_what_the_view_says(slug: str):
    """Number by number, over random positions of all seat counts and options."""
    for state in positions(slug, 13):
        for seat in range(state.rules.seats):
            view = state.view(seat)
            parts = parts_of(state, seat)
            expected = told(view, slug)

            assert parts.keys() == expected.keys()
            wrong = {name: (parts[name], expected[name]) for name in parts if parts[name] != expected[name]}
            assert not wrong, f"{wrong}\n{view}"


@GAMES
def test_what_is_fixed_never_changes_in_a_match(slug: str):
    found = game(slug)
    state, rng = found.start(found.max_seats), seeded("fixed", slug)
    before = {name: getattr(state.view(0), name) for name in found.tensor.FIXED}
    for _entry in range(200):
        if state.stack:
            random_step(state, rng)

    assert {name: getattr(state.view(0), name) for name in found.tensor.FIXED} == before


@GAMES
def test_whatever_changes_in_the_view_changes_the_tensor(slug: str):
    """One tensor stands for one view; and every field of the view did change."""
    found = game(slug)
    seen: dict[bytes, dict[str, Any]] = {}
    values: dict[str, set[bytes]] = {}
    for state in positions(slug, 7):
        for seat in range(state.rules.seats):
            view = state.view(seat)
            shown = {name: getattr(view, name) for name in (*SHARED, *BY_GAME[slug]) if name not in found.tensor.FIXED}
            tensor = bytes(memoryview(state.tensor(seat)))
            if tensor in seen:
                before = seen[tensor]
                changed = [name for name in shown if shown[name] != before[name]]
                assert not changed, f"{changed} changed, and the tensor did not"
            seen[tensor] = shown
            for name, value in shown.items():
                values.setdefault(name, set()).add(msgspec.json.encode(value))

    never = [name for name, different in values.items() if len(different) < 2]
    assert never == (["seats"] if found.min_seats == found.max_seats else [])


@GAMES
def test_what_a_seat_may_not_know_is_in_no_tensor(slug: str):
    """The guard: redrawn whatever the seat cannot see, its tensor stays the same."""
    rng = seeded("guard", slug)
    moved = 0
    for state in positions(slug, 11):
        for seat in range(state.rules.seats):
            twin = state.resample(seat, rng)
            moved += twin != state
            assert bytes(memoryview(twin.tensor(seat))) == bytes(memoryview(state.tensor(seat)))

    assert (moved > 100) == game(slug).hidden


@GAMES
def test_the_size_is_fixed_by_game_and_seats(slug: str):
    found = game(slug)
    for seats in range(found.min_seats, found.max_seats + 1):
        layout = found.layout(seats)
        state, rng = found.start(seats), seeded("size", seats)
        for _entry in range(60):
            if not state.stack:
                break
            tensor = Tensor(layout)
            tensor.begin(state, 0, 0)
            found.tensor.write(state, tensor)
            assert tensor.place == layout.size == len(tensor.row) == sum(part.size for part in layout.parts)
            random_step(state, rng)

        assert len({part.name for part in layout.parts}) == len(layout.parts)
        assert all(part.says.endswith(".") and part.most > 0 for part in layout.parts)
