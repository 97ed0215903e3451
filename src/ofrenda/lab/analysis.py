"""A match that is over, judged: who was winning when, what luck gave and what play gave, and what cost most.

Chances are those in the true position, everything open, if all go on as the game's light tactics do. A chance step's
luck is the chance after it minus the mean over all that might have fallen. A decision is judged from what its seat
could know: its worth is what it adds, in the mean over all worlds that fit, to what is usually chosen there; what else
changes with it nobody could know, and is luck with what is hidden. So, for every seat, start + luck + hidden + own play
+ the others' play is the result. Mistakes are found by the expert's search: the best answer's chance minus the chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby, pairwise
from math import sqrt
from typing import Any, TypeAlias

import msgspec

from ofrenda.bots.bot import Bot, Player
from ofrenda.bots.levels import thinker
from ofrenda.bots.search import SearchBot
from ofrenda.games import game as find_game
from ofrenda.kernel import record as records
from ofrenda.kernel.errors import OfrendaError
from ofrenda.kernel.game import Game
from ofrenda.kernel.record import Act, Record
from ofrenda.kernel.replay import Replay, Step
from ofrenda.kernel.rng import seeded
from ofrenda.kernel.state import State
from ofrenda.lab.appraisal import Appraised, Appraiser, shares
from ofrenda.table import labels

WORST = 5
"""So many mistakes are named."""
CLEAR = 2.0
"""A mistake is named if it is so many times its doubt."""


class Effort(msgspec.Struct, frozen=True, kw_only=True):
    """How much is spent on a match.

    From every position so many lines are played: with an evaluation, and without one to the end. The worth of a
    decision is judged in so many worlds, or not at all: then all that comes of it counts as luck with what is hidden.
    Mistakes are searched for so long altogether, or not at all; only they depend on how fast a machine is.
    """

    lines: int = 300
    lines_to_the_end: int = 60
    worlds: int = 150
    seconds: float = 60.0


class Judgement(msgspec.Struct, frozen=True):
    """One entry of the match."""

    entry: int
    seat: int | None
    """Who decided; None where something fell."""
    played: str
    worth: float = 0.0
    """What the answer added to its seat's chance, compared with usual play, as far as the seat could know."""
    loss: float = 0.0
    """What the best answer would have been worth more, as far as its seat could know."""
    doubt: float = 0.0
    """The standard error of the loss."""
    better: str = ""
    """That answer."""


class Swing(msgspec.Struct, frozen=True):
    """A turn in which chances changed."""

    first: int
    last: int
    """Its entries."""
    peak: int
    """That after which they had changed most."""
    before: list[float]
    after: list[float]

    @property
    def size(self) -> float:
        """How much the chances changed of whom they changed most."""
        return max(abs(now - then) for now, then in zip(self.after, self.before, strict=True))


class Account(msgspec.Struct, frozen=True):
    """Where a seat's share of the win came from; the first five add up to the last."""

    start: float
    luck: float
    hidden: float
    play: float
    others: float
    result: float


class Analysis(msgspec.Struct, frozen=True):
    """A match that is over, judged."""

    game: str
    names: list[str]
    at: list[int]
    """The entries after which the chances stand in `chances`; 0 is the start."""
    chances: list[list[float]]
    doubt: float
    """The standard error of a chance, about."""
    judgements: list[Judgement]
    accounts: list[Account]
    turns: list[int]
    """Of every judgement: in which turn of the match it is, 0 before the first."""

    def _repr_svg_(self) -> str:
        """The curve of chances, for notebooks."""
        from ofrenda.lab.chart import standing_chart

        return standing_chart(self)

    def mistakes(self, most: int = WORST) -> list[Judgement]:
        """The costliest ones of which there is little doubt."""
        clear = [one for one in self.judgements if one.better and one.loss > max(0.01, CLEAR * one.doubt)]
        return sorted(clear, key=lambda one: -one.loss)[:most]

    def turning_points(self, most: int = WORST) -> list[Swing]:
        """The turns in which somebody's chances changed most, beyond doubt: single entries rarely change so much."""
        changes = [max(abs(now - then) for now, then in zip(*both, strict=True)) for both in pairwise(self.chances)]
        swings = []
        for _turn, group in groupby(range(len(self.turns)), key=self.turns.__getitem__):
            places = list(group)
            peak = max(places, key=changes.__getitem__)
            before, after = self.chances[places[0]], self.chances[places[-1] + 1]
            first, last, most_of_all = (self.at[place + 1] for place in (places[0], places[-1], peak))
            swings.append(Swing(first, last, most_of_all, before, after))
        clear = [swing for swing in swings if swing.size > max(0.01, CLEAR * self.doubt)]
        return sorted(clear, key=lambda swing: -swing.size)[:most]


Progress: TypeAlias = Callable[[int], None]
"""Is told how many more entries have been judged."""


def analyse(text: str, seconds: float = 60.0, progress: Progress | None = None) -> Analysis:
    """The analysis of a record; decisions are searched for about so long altogether."""
    return analyse_record(records.parse(text), Effort(seconds=seconds), progress)


def analyse_record(record: Record, effort: Effort, progress: Progress | None = None) -> Analysis:
    """The analysis of a record that has been read, with so much effort."""
    game = find_game(record.game)
    match = Replay.of(game, record)
    match.follow(record.entries)
    if match.state.stack:
        raise OfrendaError("A match is judged when it is over; this record has no end.")
    return _Analyst(game, record, match.steps, effort, progress).analysis()


class _Analyst:
    """Follows a match from its start and judges every position in which something is open."""

    def __init__(
        self, game: Game, record: Record, steps: Sequence[Step], effort: Effort, progress: Progress | None
    ) -> None:
        self._game = game
        self._names = list(labels(record.seats))
        self._steps = steps
        self._effort = effort
        self._progress = progress
        self._seats = len(record.seats)
        self._appraiser = Appraiser(game, self._seats)

        replay = Replay.of(game, record)
        self._state: State[Any] = replay.state
        self._judge = searcher(game, effort.seconds / max(1, len(steps)))
        self._players = [Player(self._judge, replay.state.rules, seat) for seat in range(self._seats)]
        for player in self._players:
            player.witness(replay.opening)

    def analysis(self) -> Analysis:
        appraised: list[Appraised | None] = []
        judgements: list[Judgement] = []
        for number, step in enumerate(self._steps, 1):
            appraised.append(self._appraised(number) if self._is_open(step) else None)
            judgements.append(self._judged(step, number))
            self._play(step)
            if self._progress is not None:
                self._progress(1)

        result = shares(self._state.result(), self._seats)
        chances = _filled(appraised, result)
        doubts = [one.doubt for one in appraised if one is not None]
        return Analysis(
            game=self._game.slug,
            names=self._names,
            at=[0, *[step.number for step in self._steps]],
            chances=chances,
            doubt=sum(doubts) / max(1, len(doubts)),
            judgements=judgements,
            accounts=[_account(seat, chances, judgements) for seat in range(self._seats)],
            turns=_turns(self._steps),
        )

    def _is_open(self, step: Step) -> bool:
        """Whether anything else could have come: a forced answer changes nothing."""
        return not isinstance(step.entry, Act) or len(self._state.actions(step.entry.seat - 1)) > 1

    def _appraised(self, number: int) -> Appraised:
        lines = self._effort.lines if self._appraiser.learnt else self._effort.lines_to_the_end
        return self._appraiser.appraise(self._state, lines, seeded("analysis", number))

    def _judged(self, step: Step, number: int) -> Judgement:
        """The entry that comes next, from what its seat knows now."""
        played = str(step.entry)
        if not isinstance(step.entry, Act):
            return Judgement(step.number, None, played)
        seat = step.entry.seat - 1
        if not self._is_open(step):
            return Judgement(step.number, seat, played)

        question = self._players[seat].question(self._state, seeded("analysis", seat, number))
        action = self._game.action(step.entry.name)
        worth = self._appraiser.gain(question, action, self._effort.worlds) if self._effort.worlds else 0.0
        if not self._effort.seconds:
            return Judgement(step.number, seat, played, worth)

        judged = self._judge.judge(question)
        best = judged[0]
        # What the search hardly looked at is worth no more than the worst that it did look at.
        chosen = next((one for one in judged if one.action == action), min(judged, key=lambda one: one.chance))
        loss = max(0.0, best.chance - chosen.chance) if best.action != action else 0.0
        if not loss:
            return Judgement(step.number, seat, played, worth)
        doubt = sqrt(best.doubt**2 + chosen.doubt**2)
        return Judgement(step.number, seat, played, worth, loss, doubt, self._game.name(best.action))

    def _play(self, step: Step) -> None:
        if isinstance(step.entry, Act):
            self._state.act(step.entry.seat - 1, self._game.action(step.entry.name))
        else:
            chance = self._state.chance()
            self._state.settle(chance.parse(step.entry.outcome) if chance else ())
        for player in self._players:
            player.witness(step.events)


def searcher(game: Game, seconds: float) -> Bot:
    """The expert of a game, who thinks about each decision no longer than this."""
    expert = thinker(game.slug, "expert")
    if isinstance(expert, SearchBot):
        return SearchBot(msgspec.structs.replace(expert.budget, seconds=seconds))
    return expert


def _filled(appraised: Sequence[Appraised | None], result: list[float]) -> list[list[float]]:
    """The chances before every entry and at the end; before a forced answer they are what they are after it."""
    chances = [result]
    for one in reversed(appraised):
        chances.append(one.chances if one is not None else chances[-1])
    return chances[::-1]


def _turns(steps: Sequence[Step]) -> list[int]:
    """In which turn each step is. One that ends a turn and begins the next still belongs to the one that it ends."""
    turns = []
    turn = 0
    for step in steps:
        begins = [event.turn for event in step.events]
        turns.append(turn + sum(begins[:1]))
        turn += sum(begins)
    return turns


def _account(seat: int, chances: Sequence[Sequence[float]], judgements: Sequence[Judgement]) -> Account:
    luck = hidden = play = others = 0.0
    for one, (before, after) in zip(judgements, pairwise(chances), strict=True):
        change = after[seat] - before[seat]
        if one.seat is None:
            luck += change
        elif one.seat == seat:
            play += one.worth
            hidden += change - one.worth
        else:
            others += change
    return Account(chances[0][seat], luck, hidden, play, others, chances[-1][seat])
