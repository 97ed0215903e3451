"""One match between bots, observed: everything that a report is made of, in numbers that can be kept and added up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from ofrenda.games import game as find_game
from ofrenda.kernel.event import Log
from ofrenda.kernel.game import Game
from ofrenda.kernel.record import Record
from ofrenda.kernel.state import State
from ofrenda.lab.analysis import Account, Effort, analyse_record
from ofrenda.lab.appraisal import shares
from ofrenda.lab.recording import Recorder
from ofrenda.lab.simulate import Setting, by_seat, play_match, result_of

EFFORT = Effort(lines=60, lines_to_the_end=40, worlds=30, seconds=0.0)
"""What is spent on a match that is judged. Little is enough: what is off in one entry is made good in the next."""


class JudgedMatch(msgspec.Struct, frozen=True):
    """A match that was judged: each seat's chances at the start of every turn and at the end, and its account."""

    chances: list[list[float]]
    doubt: float
    accounts: list[Account]


class Observation(msgspec.Struct, frozen=True, kw_only=True):
    """One match. Lists are by seat; actions are counted by their number. A decision is open if there is a choice."""

    number: int
    bots: list[str]
    shares: list[float]
    """Of the win."""
    points: list[int]
    ending: str
    figures: dict[str, int]
    entries: int
    turns: int
    decisions: int
    open_decisions: int
    options: int
    """The legal actions of all open decisions together."""
    offered: list[dict[int, int]]
    """How often an action was legal in an open decision."""
    chosen: list[dict[int, int]]
    """How often it was chosen there."""
    forced: list[dict[int, int]]
    """How often it was all that could be done."""
    events: dict[str, int]
    judged: JudgedMatch | None = None

    def used(self, seat: int, action: int) -> int:
        """How often the seat did this, freely or not."""
        return self.chosen[seat].get(action, 0) + self.forced[seat].get(action, 0)


Observations: TypeAlias = Sequence[Observation]


def observe(setting: Setting, first: int, count: int, judged: int) -> list[Observation]:
    """Matches `first` to `first + count - 1`; those with a number below `judged` are judged too."""
    game = find_game(setting.game)
    return [observed(game, setting, number, number < judged) for number in range(first, first + count)]


def observed(game: Game, setting: Setting, number: int, judge: bool) -> Observation:
    """One match."""
    watcher = _Watcher(len(setting.bots))
    state, entries, seat_of = play_match(game, setting, number, watcher)
    result = result_of(state)
    bots = by_seat(setting, seat_of)
    judged = None
    if judge:
        judged = _judged(watcher.record(state, bots, setting.seed, number), watcher.turns, game.hides(state.rules))

    return Observation(
        number=number,
        bots=bots,
        shares=shares(result, len(bots)),
        points=list(result.points),
        ending=result.ending,
        figures=game.figures(state),
        entries=entries,
        turns=max(1, len(watcher.turns)),
        decisions=watcher.decisions,
        open_decisions=watcher.open_decisions,
        options=watcher.options,
        offered=[dict(sorted(one.items())) for one in watcher.offered],
        chosen=[dict(sorted(one.items())) for one in watcher.chosen],
        forced=[dict(sorted(one.items())) for one in watcher.forced],
        events=dict(sorted(watcher.events.items())),
        judged=judged,
    )


def _judged(record: Record, turns: Sequence[int], hides: bool) -> JudgedMatch:
    analysis = analyse_record(record, EFFORT if hides else replace(EFFORT, worlds=0))
    accounts = analysis.accounts
    if not hides:
        # Nobody can be lucky with what is hidden where nothing is: all that comes of a decision is play.
        accounts = [replace(one, play=one.play + one.hidden, hidden=0.0) for one in accounts]

    # A turn begins after the entry that announces it, or at the start.
    last = len(record.entries)
    at = [*sorted({min(turn, last) for turn in turns} - {last}), last]
    return JudgedMatch([analysis.chances[entry] for entry in at], analysis.doubt, accounts)


class _Watcher(Recorder):
    """Counts what happens in a match."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.turns: list[int] = []
        """After how many entries each turn began."""
        self.decisions = self.open_decisions = self.options = 0
        self.offered: list[Counter[int]] = [Counter() for _seat in range(seats)]
        self.chosen: list[Counter[int]] = [Counter() for _seat in range(seats)]
        self.forced: list[Counter[int]] = [Counter() for _seat in range(seats)]
        self.events: Counter[str] = Counter()

    def decides(self, state: State[Any], seat: int, legal: list[int], action: int) -> None:
        super().decides(state, seat, legal, action)
        self.decisions += 1
        if len(legal) == 1:
            self.forced[seat][action] += 1
            return

        self.open_decisions += 1
        self.options += len(legal)
        self.offered[seat].update(legal)
        self.chosen[seat][action] += 1

    def told(self, log: Log) -> None:
        for event in log.events:
            self.events[event.kind] += 1
        if any(event.turn for event in log.events):
            self.turns.append(len(self.entries))
