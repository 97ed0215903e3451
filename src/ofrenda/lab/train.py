"""Learning an evaluation from matches that the tactics play among themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ofrenda.bots.evaluation import Evaluation
from ofrenda.bots.tree import shares
from ofrenda.bots.weights import Weights, features_of
from ofrenda.games import game as find_game
from ofrenda.kernel.game import Game
from ofrenda.kernel.play import chosen_step, random_step
from ofrenda.kernel.rng import Rng, seeded
from ofrenda.lab.parallel import ALONE, Cutter, Workers

CHAOS = 20
"""Of 100 choices, so many are any legal action: positions that tactics would never reach must be judged too."""
KEPT = 5
"""Of so many quiet moments one is learnt from: neighbours tell much the same."""
ROUNDS = 6
"""So often is every position looked at."""
TESTED = 10
"""Of so many matches one is kept apart, to tell how good the weights are."""
RATE = 0.15

Sample = tuple[list[list[float]], list[float]]
"""The features of all contenders, and what share of the win each got."""


def train(
    game: Game,
    seats: int,
    matches: int,
    seed: int,
    workers: Workers = ALONE,
    progress: Callable[[int], None] = lambda _played: None,
) -> Weights:
    """Weights for matches of so many seats; `progress` hears how many more have been played.

    The workers play; what is learnt is learnt here, match by match in their order, and so is always the same.
    """
    cutter = Cutter(workers.count)
    jobs = ((game.slug, seats, seed, first, count) for first, count in cutter.pieces(matches))
    played: dict[int, list[list[Sample]]] = {}
    for (_slug, _seats, _seed, first, count), found in workers.each(play_lessons, jobs):
        played[first] = found
        cutter.done(count)
        progress(count)

    lessons: list[Sample] = []
    tests: list[Sample] = []
    in_order = [match for _first, found in sorted(played.items()) for match in found]
    for number, match in enumerate(in_order):
        (tests if number % TESTED == 0 else lessons).extend(match)

    evaluation = Evaluation([0.0] * len(features_of(game).NAMES))
    for turn in range(ROUNDS):
        for rows, won in lessons:
            evaluation.learn(rows, won, RATE / (turn + 1))

    surprise = sum(evaluation.learn(rows, won, 0.0) for rows, won in tests) / len(tests)
    right = sum(won[best(evaluation.chances(rows))] for rows, won in tests) / len(tests)
    return Weights(
        game=game.slug,
        rules=game.rules_version,
        seats=seats,
        made_by=f"ofrenda train {game.slug} --seats {seats} --games {matches} --seed {seed}",
        positions=len(lessons),
        loss=round(surprise, 4),
        foretold=round(right, 4),
        weights=dict(zip(features_of(game).NAMES, [round(weight, 5) for weight in evaluation.weights], strict=True)),
    )


def play_lessons(slug: str, seats: int, seed: int, first: int, count: int) -> list[list[Sample]]:
    """Matches `first` to `first + count - 1`: the quiet moments of each."""
    game = find_game(slug)
    return [list(samples(game, seats, seeded(seed, slug, seats, number))) for number in range(first, first + count)]


def best(chances: list[float]) -> int:
    return chances.index(max(chances))


def samples(game: Game, seats: int, rng: Rng) -> Iterator[Sample]:
    """Quiet moments of one match, and what came of them."""
    judged = features_of(game)
    state: Any = game.start(seats)
    seen: list[list[list[float]]] = []
    moment = -1
    while state.stack:
        if judged.moment(state) > moment and state.chance() is None:
            moment = judged.moment(state)
            if rng.below(KEPT) == 0:
                seen.append(judged.features(state))
        if rng.below(100) < CHAOS:
            random_step(state, rng)
        else:
            chosen_step(state, game.light, rng)

    won = shares(state)
    for rows in seen:
        nobody = 0.0 if any(won) else 1.0
        yield rows, won + [nobody] * (len(rows) - len(won))
