"""Hints: what the coach says to a person about the decision they owe. Nobody else learns that they asked."""

from __future__ import annotations

import msgspec

from ofrenda.bots.coach import Advice, worth_in_words
from ofrenda.kernel.game import Game
from ofrenda.kernel.rng import seeded
from ofrenda.kernel.text import NO_ACTION
from ofrenda.server.errors import Refusal, Stale
from ofrenda.server.processes.crossing import Crossing
from ofrenda.server.processes.hints import HintPool, question_for_coach
from ofrenda.server.table.core import Core
from ofrenda.server.table.lines import plain
from ofrenda.server.table.play import Play
from ofrenda.server.table.questions import Questions
from ofrenda.server.table.seating import Seating
from ofrenda.server.table.shared import Shared
from ofrenda.server.table.tokens import new_token
from ofrenda.server.table.windows import Windows
from ofrenda.table import Match
from ofrenda.words import language


class HintMove(msgspec.Struct, frozen=True):
    """A legal action and what it is worth."""

    id: int
    name: str
    label: str
    chance: float
    """Of winning the match, from 0 to 1."""
    doubt: float
    """The standard error of that chance; 0 where it is exact."""
    points: float | None
    """What the turn may be expected to bring, where that is known."""
    worth: str
    """All of this in words."""


class Hint(msgspec.Struct, frozen=True):
    """What the coach says of a question."""

    question: int
    moves: list[HintMove]
    """All that the coach looked at, the best first."""
    reason: str


class Hints:
    """The coach at one table: given to whoever is asked, where hints are allowed."""

    def __init__(
        self,
        core: Core,
        game: Game,
        seating: Seating,
        questions: Questions,
        windows: Windows,
        play: Play,
        pool: HintPool,
    ) -> None:
        self._core = core
        self._game = game
        self._seating = seating
        self._questions = questions
        self._windows = windows
        self._play = play
        self._pool = pool
        self._given: dict[int, tuple[tuple[int, str], Shared[Hint]]] = {}
        """By seat: the question of its last hint and in which language, and the hint."""

    @property
    def allowed(self) -> bool:
        """Against bots alone always; among people where the table was made so, which they saw before they sat down."""
        return self._core.settings.hints or sum(seat.kind != "bot" for seat in self._seating.seats) <= 1

    def prepare(self) -> None:
        """Somebody who may ask has come."""
        if self.allowed:
            self._pool.prepare(self._game.slug)

    async def ask(self, seat: int, question: int, address: str) -> Hint:
        """The hint for the seat's open question; asked again, the same."""
        async with self._core.lock:
            match = self._play.running_match()
            self._check(seat, question)
            asked, given = self._given.get(seat, (None, None))
            wanted = question, language()
            if given is None or asked != wanted or not given.of_use:
                decision = question_for_coach(match, seat, seeded(new_token()))
                given = Shared(self._think(question, decision, self._labels(match, seat), address))
                self._given[seat] = wanted, given

        return await given.result()

    def _check(self, seat: int, question: int) -> None:
        if not self.allowed:
            raise Refusal("There are no hints at this table: several people play, and it was made without.")
        self._seating.check_plays(seat)

        open_question = self._questions.open.get(seat)
        if open_question is None or seat in self._windows.passing:
            raise Refusal("You are not asked anything now.")
        if open_question != question:
            raise Stale(
                "A hint for question {question} is of no use now; open for you is: {open}.",
                question=question,
                open=open_question,
            )

    def _labels(self, match: Match, seat: int) -> dict[int, str]:
        """What the seat's buttons say."""
        menu = self._game.text.menu(match.state.actions(seat), match.state.view(seat), self._seating.names)
        return {choice.action: plain(choice.label) for choice in menu if choice.action != NO_ACTION}

    async def _think(self, question: int, decision: Crossing, labels: dict[int, str], address: str) -> Hint:
        return self._told(question, await self._pool.advise(decision, labels, self._seating.names, address), labels)

    def _told(self, question: int, advice: Advice, labels: dict[int, str]) -> Hint:
        moves = [
            HintMove(
                id=move.action,
                name=self._game.name(move.action),
                label=labels[move.action],
                chance=move.chance,
                doubt=move.doubt,
                points=move.points,
                worth=worth_in_words(move),
            )
            for move in advice.judged
        ]

        return Hint(question, moves, plain(advice.reason))
