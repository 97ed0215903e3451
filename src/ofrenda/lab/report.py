"""What many observed matches say about a game: for whoever designs it, or a variant of it."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

import msgspec

from ofrenda.games import game as find_game
from ofrenda.kernel.option import Value
from ofrenda.lab.observation import JudgedMatch, Observation, Observations
from ofrenda.lab.simulate import Setting, check
from ofrenda.lab.statistics import Estimate, corrected, mean_of, ratio_of, share_doubt, share_of
from ofrenda.lab.uses import DominatedChoice, Piece, choices, never_done, pieces

CLOSE = 0.1
"""A match is close if the second came as near as this part of the winner's points."""


class Measure(msgspec.Struct, frozen=True):
    """A figure with its interval. `expected` is what it would be if nothing favoured anybody, where that is known."""

    key: str
    """A section and a name in it, such as `seat.1`."""
    estimate: Estimate
    expected: float | None = None
    doubt: float | None = None
    """How often chance alone would be so far from what is expected, for all of the section together (Holm)."""


class Findings(msgspec.Struct, frozen=True, kw_only=True):
    """A report."""

    game: str
    rules: int
    options: dict[str, Value]
    bots: tuple[str, ...]
    seed: int
    games: int
    judged: int
    measures: list[Measure]
    lengths: list[tuple[int, int]]
    """Turns, and in how many matches there were so many."""
    pieces: list[Piece]
    choices: list[DominatedChoice]
    never_done: list[str]
    """Actions that nobody could ever do, and"""
    never_told: list[str]
    """kinds of events that never happened, though the settings allow them."""
    excluded: list[str]
    """Actions and kinds of events that the settings rule out."""

    def measure(self, key: str) -> Measure | None:
        return next((one for one in self.measures if one.key == key), None)

    def value(self, key: str) -> float | None:
        """A measure's value, if it was measured."""
        found = self.measure(key)
        return None if found is None else found.estimate.value

    def section(self, name: str) -> list[Measure]:
        return [one for one in self.measures if one.key.startswith(f"{name}.")]

    @property
    def absent(self) -> list[str]:
        """Actions and events that did not occur, for whatever reason."""
        return [*self.never_done, *self.never_told, *self.excluded]

    def _repr_html_(self) -> str:
        """The report itself, for notebooks."""
        from ofrenda.lab.report_page import embedded

        return embedded(self)


def findings(setting: Setting, matches: Observations) -> Findings:
    """The report on these matches."""
    game = find_game(setting.game)
    rules = check(setting)
    excluded = game.excluded(rules)

    return Findings(
        game=setting.game,
        rules=game.rules_version,
        options=rules.options,
        bots=setting.bots,
        seed=setting.seed,
        games=len(matches),
        judged=sum(one.judged is not None for one in matches),
        measures=list(_measures(matches, len(setting.bots))),
        lengths=sorted(Counter(one.turns for one in matches).items()),
        pieces=list(pieces(game, matches)),
        choices=list(choices(game, matches)),
        never_done=never_done(game, excluded, matches),
        never_told=sorted(set(game.events) - set(excluded.events) - {kind for one in matches for kind in one.events}),
        excluded=[*[game.actions[one] for one in sorted(excluded.notations(game.actions))], *sorted(excluded.events)],
    )


def _measures(matches: Observations, seats: int) -> Iterator[Measure]:
    means: dict[str, Callable[[Observation], float]] = {
        "length.entries": lambda one: one.entries,
        "length.turns": lambda one: one.turns,
        "length.decisions": lambda one: one.decisions,
        "close.margin": lambda one: _margin(one.points),
    }
    shares: dict[str, Callable[[Observation], float]] = {
        "close.near": lambda one: float(_margin(one.points) <= CLOSE * max(map(abs, one.points))),
        "close.shared": lambda one: float(max(one.shares) < 1),
    }
    ratios: dict[str, Callable[[Observation], tuple[float, float]]] = {
        "course.decisions": lambda one: (one.decisions, one.turns),
        "course.forced": lambda one: (one.decisions - one.open_decisions, one.decisions),
        "course.options": lambda one: (one.options, one.open_decisions),
    }
    if seats == 1:
        shares = {}
        del means["close.margin"]
    for key, value in means.items():
        yield from _told(key, mean_of([value(one) for one in matches]))
    for key, value in shares.items():
        yield from _told(key, share_of([value(one) for one in matches]))
    for key, parts in ratios.items():
        yield from _told(key, ratio_of([parts(one) for one in matches]))

    yield from _seats(matches, seats)
    bots = sorted({bot for one in matches for bot in one.bots})
    for bot in bots if len(bots) > 1 else ():
        yield from _told(f"bot.{bot}", share_of([_share_of(one, bot) for one in matches]))
    for ending in sorted({one.ending for one in matches}):
        yield from _told(f"ending.{ending}", share_of([float(one.ending == ending) for one in matches]))
    told_above = {key.partition(".")[2] for key in means}  # twice in a comparison it would be corrected for twice
    for name in sorted({name for one in matches for name in one.figures} - told_above):
        yield from _told(f"figure.{name}", mean_of([one.figures.get(name, 0) for one in matches]))
    if seats > 1:
        yield from _judged_measures([one.judged for one in matches if one.judged is not None])


def _told(key: str, estimate: Estimate | None) -> Iterator[Measure]:
    if estimate is not None:
        yield Measure(key, estimate)


def _margin(points: Sequence[int]) -> int:
    """Between the first and the second."""
    first, second = sorted(points)[-1:-3:-1]
    return first - second


def _share_of(one: Observation, bot: str) -> float:
    own = [share for share, name in zip(one.shares, one.bots, strict=True) if name == bot]
    return sum(own) / len(own) if own else 0.0


def _seats(matches: Observations, seats: int) -> Iterator[Measure]:
    """Each seat's share of the win, beside what would be fair."""
    if seats == 1:
        return
    fair = math.fsum(share for one in matches for share in one.shares) / len(matches) / seats
    found = [share_of([one.shares[seat] for one in matches]) for seat in range(seats)]
    estimates = [one for one in found if one is not None]
    doubts = corrected([share_doubt(one, fair) for one in estimates])
    for seat, (estimate, p) in enumerate(zip(estimates, doubts, strict=True), 1):
        yield Measure(f"seat.{seat}", estimate, fair, p)


def _judged_measures(judged: Sequence[JudgedMatch]) -> Iterator[Measure]:
    """What only the chances during a match can tell."""
    yield from _told("drama.lead_changes", mean_of([lead_changes(one) for one in judged]))
    won = [one for one in judged if max(one.chances[-1]) > 0]
    yield from _told("drama.comeback", mean_of([comeback(one) for one in won]))
    yield from _told("drama.decided", mean_of([decided(one) for one in won]))
    for part in ("luck", "hidden", "play", "others"):
        if part == "hidden" and not any(account.hidden for one in judged for account in one.accounts):
            continue
        yield from _told(f"luck.{part}", ratio_of([_weight(one, part) for one in judged]))


def lead_changes(one: JudgedMatch) -> int:
    """How often somebody else came to stand best; what may be the judgement's doubt is no change."""
    changes = 0
    leader = -1
    for chances in one.chances:
        best = max(range(len(chances)), key=lambda seat: chances[seat])
        if leader < 0 or (best != leader and chances[best] - chances[leader] > 2 * one.doubt):
            changes += leader >= 0
            leader = best
    return changes


def comeback(one: JudgedMatch) -> float:
    """How far the winner once was behind whoever stood best, as a share of the win."""
    winner = _winner(one)
    return max(max(chances) - chances[winner] for chances in one.chances)


def decided(one: JudgedMatch) -> float:
    """Which part of the match was played when the winner took the lead for good."""
    winner = _winner(one)
    behind = [at for at, chances in enumerate(one.chances[:-1]) if max(chances) - chances[winner] > 0]
    return (behind[-1] + 1 if behind else 0) / max(1, len(one.chances) - 1)


def _winner(one: JudgedMatch) -> int:
    return one.chances[-1].index(max(one.chances[-1]))


def _weight(one: JudgedMatch, part: str) -> tuple[float, float]:
    """What a part of the accounts had to do with the result; the parts of all matches add up to the whole.

    That is its covariance with the result: what was merely misjudged has nothing to do with it and falls out.
    """
    gains = [account.result - account.start for account in one.accounts]
    parts = [getattr(account, part) for account in one.accounts]
    return math.fsum(a * b for a, b in zip(parts, gains, strict=True)), math.fsum(gain * gain for gain in gains)


def in_bars(
    lengths: Sequence[tuple[int, int]], bars: int, span: tuple[int, int] | None = None
) -> list[tuple[int, int, int]]:
    """Lengths in at most so many bars, from the shortest to the longest or over this span: from, to, how many."""
    low, high = span or (lengths[0][0], lengths[-1][0])
    width = max(1, math.ceil((high - low + 1) / bars))
    edges = range(low, high + width + 1, width)
    return [
        (start, end - 1, sum(times for length, times in lengths if start <= length < end))
        for start, end in pairwise(edges)
        if start <= high
    ]
