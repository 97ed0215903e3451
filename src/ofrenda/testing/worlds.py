"""Hidden worlds: what a seat cannot tell apart, enumerated, so that `resample` can be held to it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from typing import Any, TypeAlias

import msgspec

from ofrenda.kernel.chance import Outcome
from ofrenda.kernel.game import Game
from ofrenda.kernel.rng import Rng
from ofrenda.kernel.state import State
from ofrenda.testing.failure import Failure

SAMPLES_PER_WORLD = 60
MOST_SAMPLES = 6_000


class Worlds(msgspec.Struct, frozen=True):
    """All states that the seat cannot tell from `state`, each with how likely the deals make it."""

    state: State[Any]
    seat: int | None
    weights: dict[bytes, Fraction]


Deal: TypeAlias = tuple[Outcome, ...]
"""Everything that chance has given so far."""


def worlds_after(start: State[Any], entries: int, most_states: int = 20_000) -> Iterator[Worlds]:
    """Everything that can follow in so many entries from a state in which nothing is hidden yet.

    A deal weighs as likely as chance makes it, whatever was decided in the open; where one deal leaves a seat several
    worlds, because somebody decided in secret, they share its weight equally. The hidden pieces must all be different:
    of two alike, either could have been played, which this count does not know.
    """
    seats: list[int | None] = [*range(start.rules.seats), None]
    frontier: dict[tuple[bytes, Deal], Fraction] = {(start.encode(), ()): Fraction(1)}
    for _entry in range(entries):
        frontier = _following(start.rules.game, frontier)
        if not frontier or len(frontier) > most_states:
            return
        for seat in seats:
            yield from _grouped(start.rules.game, seat, frontier)


def _following(game: Game, frontier: dict[tuple[bytes, Deal], Fraction]) -> dict[tuple[bytes, Deal], Fraction]:
    after: dict[tuple[bytes, Deal], Fraction] = {}
    for (code, deal), weight in frontier.items():
        state = game.decode(code)
        chance = state.chance()
        if chance is not None:
            for outcome, probability in chance.outcomes():
                fallen = state.clone()
                fallen.fall(outcome)
                after[fallen.encode(), (*deal, outcome)] = weight * probability
        for seat in state.deciders():
            for action in state.actions(seat):
                acted = state.clone()
                acted.apply(seat, action)
                after[acted.encode(), deal] = weight
    return after


def _grouped(game: Game, seat: int | None, frontier: dict[tuple[bytes, Deal], Fraction]) -> Iterator[Worlds]:
    groups: dict[bytes, list[tuple[bytes, Deal]]] = defaultdict(list)
    for code, deal in frontier:
        groups[seen(game.decode(code), seat)].append((code, deal))
    for members in groups.values():
        sharing = Counter(deal for _code, deal in members)
        weights: dict[bytes, Fraction] = defaultdict(Fraction)
        for code, deal in members:
            weights[code] += frontier[code, deal] / sharing[deal]
        yield Worlds(game.decode(members[0][0]), seat, dict(weights))


def seen(state: State[Any], seat: int | None) -> bytes:
    """What reaches the seat: its view as bytes."""
    return msgspec.json.encode(state.view(seat))


def check_worlds(worlds: Worlds, rng: Rng) -> None:
    """`resample` reaches exactly the worlds that the seat cannot tell apart, as often as the deals make them."""
    samples = min(MOST_SAMPLES, SAMPLES_PER_WORLD * len(worlds.weights))
    drawn = Counter(worlds.state.resample(worlds.seat, rng).encode() for _sample in range(samples))
    who = "a spectator" if worlds.seat is None else f"seat {worlds.seat + 1}"
    strange = [code for code in drawn if code not in worlds.weights]
    if strange:
        raise Failure(
            "worlds",
            f"resample made a world that {who} can tell from the true one:\n"
            f"{worlds.state.rules.game.decode(strange[0]).position()}\nfor\n{worlds.state.position()}",
        )
    total = sum(worlds.weights.values())
    expected = {code: float(weight / total) * samples for code, weight in worlds.weights.items()}
    never = [code for code in expected if code not in drawn and expected[code] > 20]
    if never:
        raise Failure(
            "worlds",
            f"resample never made a world that {who} must think possible:\n"
            f"{worlds.state.rules.game.decode(never[0]).position()}\nfor\n{worlds.state.position()}",
        )
    freedom = len(expected) - 1
    distance = sum((drawn[code] - mean) ** 2 / mean for code, mean in expected.items())
    if distance > freedom + 6 * (2 * freedom) ** 0.5 + 10:
        raise Failure(
            "worlds",
            f"resample does not deal evenly for {who}: chi-square {distance:.0f} with {freedom} degrees of freedom "
            f"for\n{worlds.state.position()}",
        )
