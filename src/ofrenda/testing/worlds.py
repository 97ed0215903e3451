"""Hidden worlds: what a seat cannot tell apart, enumerated, so that `resample` can be held to it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any, TypeAlias

import msgspec

from ofrenda.kernel.chance import Outcome
from ofrenda.kernel.event import Log
from ofrenda.kernel.game import Game
from ofrenda.kernel.position import phase_text
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


def worlds_among(state: State[Any], seat: int | None, candidates: Iterable[tuple[State[Any], int]]) -> Worlds:
    """Of these states, each in so many ways, those that look to the seat like `state`, for games that list them."""
    weights: dict[bytes, Fraction] = defaultdict(Fraction)
    for candidate, ways in candidates:
        if seen(candidate, seat) == seen(state, seat):
            weights[candidate.encode()] += ways
    return Worlds(state, seat, dict(weights))


Deal: TypeAlias = tuple[tuple[str, Outcome], ...]
"""What chance gave, each time with the step that asked for it: the same card from two decks is not the same deal."""


class _Path(msgspec.Struct, frozen=True):
    """One way to a state: what chance gave, and what the seat was told."""

    code: bytes
    deal: Deal
    told: tuple[bytes, ...]


def worlds_after(start: State[Any], entries: int, most_paths: int = 50_000) -> Iterator[Worlds]:
    """Everything that can follow in so many entries from a state in which nothing is hidden yet.

    A deal weighs as likely as chance makes it, whatever was decided in the open; where one deal leaves a seat several
    worlds, because somebody decided in secret, they share its weight equally. The hidden pieces must all be
    different: of two alike, either could have been played, which this count does not know.

    On the way it is checked that what a seat was told never tells more than its view: whatever the story, the same
    worlds remain possible.
    """
    for seat in (*range(start.rules.seats), None):
        paths = {_Path(start.encode(), (), ()): Fraction(1)}
        for _entry in range(entries):
            paths = _following(start.rules.game, seat, paths)
            if len(paths) > most_paths:
                raise Failure(
                    "worlds", f"more than {most_paths} ways to list: choose a smaller position or fewer entries"
                )
            yield from _grouped(start.rules.game, seat, paths)


def _following(game: Game, seat: int | None, paths: dict[_Path, Fraction]) -> dict[_Path, Fraction]:
    after: dict[_Path, Fraction] = {}
    for path, weight in paths.items():
        state = game.decode(path.code)
        chance = state.chance()
        if chance is not None:
            for outcome, probability in chance.outcomes():
                fallen, log = state.clone(), Log()
                fallen.settle_unchecked(outcome, log)
                told = (*path.told, _heard(log, seat))
                deal = (*path.deal, (phase_text(state.stack[-1]), outcome))
                after[_Path(fallen.encode(), deal, told)] = weight * probability

        for decider in state.deciders():
            for action in state.actions(decider):
                acted, log = state.clone(), Log()
                acted.act_unchecked(decider, action, log)
                after[_Path(acted.encode(), path.deal, (*path.told, _heard(log, seat)))] = weight

    return after


def _heard(log: Log, seat: int | None) -> bytes:
    return msgspec.json.encode([event for event in log.events if event.seen_by(seat)])


def _grouped(game: Game, seat: int | None, paths: dict[_Path, Fraction]) -> Iterator[Worlds]:
    groups: dict[bytes, dict[tuple[bytes, Deal], Fraction]] = defaultdict(dict)
    stories: dict[bytes, dict[tuple[bytes, ...], set[bytes]]] = defaultdict(lambda: defaultdict(set))
    for path, weight in paths.items():
        view = seen(game.decode(path.code), seat)
        groups[view][path.code, path.deal] = weight
        stories[view][path.told].add(path.code)

    for view, members in groups.items():
        sharing = Counter(deal for _code, deal in members)
        weights: dict[bytes, Fraction] = defaultdict(Fraction)
        for (code, deal), weight in members.items():
            weights[code] += weight / sharing[deal]
        _check_stories(game, seat, stories[view], set(weights))
        yield Worlds(game.decode(next(iter(weights))), seat, dict(weights))


def _check_stories(
    game: Game, seat: int | None, stories: dict[tuple[bytes, ...], set[bytes]], worlds: set[bytes]
) -> None:
    for story, possible in stories.items():
        if possible != worlds:
            ruled_out = game.decode(next(iter(worlds - possible)))
            told = "\n".join(part.decode() for part in story)
            raise Failure(
                "guard",
                f"events tell {called(seat)} more than its view, ruling out\n{ruled_out.position()}\nby\n{told}",
            )


def called(seat: int | None) -> str:
    """How messages call a seat."""
    return "a spectator" if seat is None else f"seat {seat + 1}"


def seen(state: State[Any], seat: int | None) -> bytes:
    """What reaches the seat: its view as bytes."""
    return msgspec.json.encode(state.view(seat))


def check_worlds(worlds: Worlds, rng: Rng) -> None:
    """`resample` reaches exactly the worlds that the seat cannot tell apart, as often as the deals make them."""
    samples = min(MOST_SAMPLES, SAMPLES_PER_WORLD * len(worlds.weights))
    drawn = Counter(worlds.state.resample(worlds.seat, rng).encode() for _sample in range(samples))
    who = called(worlds.seat)
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
