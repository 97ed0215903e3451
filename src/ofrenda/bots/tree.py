"""Information-set Monte-Carlo tree search: the hot part of it.

Every iteration draws a world that fits what the searching seat knows and plays one line in it, with chance falling
afresh. Each seat chooses in a tree of its own, whose nodes are its own decisions and what it saw others decide. So no
seat answers what it cannot have seen: a choice that depends on a hidden hand, or that is made in secret at the same
time, leaves no node in the trees of the others. Which actions are legal differs from world to world; an action is
judged by how often it was there to be chosen.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any, Final, TypeAlias, final

from librt.vecs import append
from mypy_extensions import i64

from ofrenda.kernel.legal import Legal
from ofrenda.kernel.packed import Floats, Ints, appended, fill, floats, row_of
from ofrenda.kernel.phase import NOBODY, OPEN, Phase, Sealed
from ofrenda.kernel.play import Chooser
from ofrenda.kernel.rng import Rng
from ofrenda.kernel.state import State
from ofrenda.kernel.view import Memory

Judge: TypeAlias = Callable[[Any], list[float]]
"""Each seat's chance of winning in a state that is not over; contenders without a seat may follow."""
Moment: TypeAlias = Callable[[Any], int]
"""A number that rises whenever a match has come to a quiet moment, from turn to turn."""

NONE: Final = -1
OUT: Final = -1
"""In place of a node: the seat has left its tree and plays by tactics."""
SEEN: Final = 1_000_000
"""Added to an action that another seat chose, to tell it from an own one."""
CERTAIN: Final = 0.98
"""A win that is only foretold counts so much of one that is there: who can win now does."""
CLOCK_EVERY: Final = 16
"""So many iterations pass between two looks at the clock."""


@final
class Tree:
    """What one seat has learnt: decisions, each a node that hangs on the one before, in packed rows."""

    def __init__(self) -> None:
        self.action: Ints = row_of(1, NONE)
        self.first: Ints = row_of(1, NONE)
        """The first of the decisions that follow a node; `next` leads on to the others."""
        self.next: Ints = row_of(1, NONE)
        self.visits: Ints = row_of(1)
        self.available: Ints = row_of(1)
        """How often the action could have been chosen."""
        self.total: Floats = floats([0.0])
        """The chances of winning that lines through the node had, added up; and their squares."""
        self.squares: Floats = floats([0.0])

    def grow(self, parent: i64, action: i64) -> i64:
        """A new decision after the parent."""
        node: i64 = len(self.action)
        self.action = appended(self.action, action)
        self.next = appended(self.next, self.first[parent])
        self.first = appended(self.first, NONE)
        self.visits = appended(self.visits, 0)
        self.available = appended(self.available, 1)
        self.total = append(self.total, 0.0)
        self.squares = append(self.squares, 0.0)
        self.first[parent] = node
        return node

    def after(self, parent: i64, action: i64) -> i64:
        """The decision after the parent, grown if it is new."""
        node = self.first[parent]
        while node != NONE and self.action[node] != action:
            node = self.next[node]
        return self.grow(parent, action) if node == NONE else node

    def learn(self, node: i64, value: float) -> None:
        """A line through this node was worth so much."""
        self.visits[node] += 1
        self.total[node] += value
        self.squares[node] += value * value

    def tried(self) -> list[int]:
        """The nodes of the first decision."""
        nodes: list[int] = []
        node = self.first[0]
        while node != NONE:
            nodes.append(node)
            node = self.next[node]
        return nodes


@final
class Search:
    """A search for the decision that a seat owes.

    `light` plays where the trees end. With a `judge` it plays until the match has come `horizon` moments further, and
    the judge says what that is worth; without one, to the end.
    """

    def __init__(
        self,
        seats: i64,
        actions: i64,
        light: Chooser,
        exploration: float,
        widening: float,
        chaos: i64,
        judge: Judge | None = None,
        moment: Moment | None = None,
        horizon: i64 = 0,
    ) -> None:
        self.exploration = exploration
        self.widening = widening
        """A decision seen n times tries this many times the root of n actions, the first by tactics."""
        self.chaos = chaos
        """Of 100 choices outside the trees, so many are any legal action."""
        self.horizon = horizon
        self.iterations: i64 = 0
        self.entries: i64 = 0
        """The decisions and chance steps of all lines, for whoever measures."""
        self.trees = [Tree() for _seat in range(seats)]

        self._light = light
        self._judge = judge
        self._moment = moment
        self._legal = Legal()
        self._at: Ints = row_of(seats)
        """By seat: the node where it stands, or OUT."""
        self._legal_in: Ints = row_of(actions)
        """By action: the number of the choice in which it was last legal and untried."""
        self._choice: i64 = 0
        self._trail: Ints = row_of(0)
        """The nodes that the line has come through, and whose they are."""
        self._trail_seats: Ints = row_of(0)
        self._length: i64 = 0

    def run(
        self, world: State[Any], seat: int, memory: Memory | None, rng: Rng, iterations: int, seconds: float
    ) -> None:
        """So many lines more, or as many as the time allows."""
        end = time.monotonic() + seconds
        for number in range(iterations):
            if number % CLOCK_EVERY == 0 and number > 0 and time.monotonic() > end:
                return
            fresh = world.resample(seat, rng, memory)
            reopen(fresh, seat, self._legal)
            self.iterate(fresh, rng)

    def iterate(self, s: State[Any], rng: Rng) -> None:
        """One line from this world, which is used up."""
        fill(self._at, 0)
        self._length = 0
        inside: i64 = len(self._at)
        while inside > 0 and s.stack:
            self.entries += 1
            phase = s.stack[-1]
            seat = decider_of(phase, s)
            if seat == NOBODY:
                phase.tumble(s, rng)
                s.run(None)
                continue

            legal = self._legal
            legal.clear()
            phase.legal(s, seat, legal)
            action = legal.row[0]
            if legal.count > 1:
                tree = self.trees[seat]
                known = len(tree.action)
                if self._at[seat] == OUT:
                    action = self._by_tactics(s, seat, rng)
                else:
                    node = self._pick(s, seat, rng)
                    action = tree.action[node]
                    self._pass_through(seat, node)
                    self._at[seat] = node
                    if node >= known:
                        self._at[seat] = OUT
                        inside -= 1
                if not phase.BY_HAND and not isinstance(phase, Sealed):
                    self._show(seat, action)

            phase.apply(s, seat, action, None)
            s.run(None)

        self._learn(self._outcome(s, rng))
        self.iterations += 1

    def _pass_through(self, seat: i64, node: i64) -> None:
        """The line goes through this node."""
        if self._length == len(self._trail):
            self._trail = appended(self._trail, node)
            self._trail_seats = appended(self._trail_seats, seat)
        else:
            self._trail[self._length] = node
            self._trail_seats[self._length] = seat
        self._length += 1

    def _show(self, seat: i64, action: i64) -> None:
        """The others see what the seat has chosen."""
        for viewer in range(len(self._at)):
            if viewer != seat and self._at[viewer] != OUT:
                self._at[viewer] = self.trees[viewer].after(self._at[viewer], SEEN + action)

    def _learn(self, chances: list[float]) -> None:
        """What the line came to is told to all nodes on it."""
        for place in range(self._length):
            seat = self._trail_seats[place]
            self.trees[seat].learn(self._trail[place], chances[seat])

    # Choices within the trees

    def _pick(self, s: State[Any], seat: i64, rng: Rng) -> i64:
        """The decision that promises most among the legal ones, or a new one while few have been tried."""
        tree = self.trees[seat]
        parent = self._at[seat]
        legal = self._legal
        self._choice += 1
        for place in range(legal.count):
            self._legal_in[legal.row[place]] = self._choice

        best: i64 = NONE
        most = -1.0
        tried: i64 = 0
        visits: i64 = 0
        node = tree.first[parent]
        while node != NONE:
            action = tree.action[node]
            if action < SEEN and self._legal_in[action] == self._choice:
                self._legal_in[action] = 0
                tried += 1
                visits += tree.visits[node]
                tree.available[node] += 1
                value = self._promise(tree, node)
                if value > most:
                    best = node
                    most = value
            node = tree.next[node]

        if tried == 0:
            return tree.grow(parent, self._by_tactics(s, seat, rng))
        if tried < legal.count and float(tried) < self.widening * math.sqrt(float(visits)):
            return tree.grow(parent, self._untried(rng, legal.count - tried))
        return best

    def _promise(self, tree: Tree, node: i64) -> float:
        """The mean of what it was worth, and more the less often it was tried (UCB1)."""
        visits = float(tree.visits[node])
        chances = float(tree.available[node])
        return tree.total[node] / visits + self.exploration * math.sqrt(math.log(chances) / visits)

    def _untried(self, rng: Rng, count: i64) -> i64:
        """One of the legal actions that have no node yet, of which there are so many."""
        legal = self._legal
        skipped = rng.below(count)
        place: i64 = 0
        while True:
            if self._legal_in[legal.row[place]] == self._choice:
                if skipped == 0:
                    return legal.row[place]
                skipped -= 1
            place += 1

    # Choices outside

    def _outcome(self, s: State[Any], rng: Rng) -> list[float]:
        """Each seat's chance of winning where the line has come to."""
        judge = self._judge
        moment = self._moment
        if s.stack and judge is not None and moment is not None:
            end = moment(s) + self.horizon
            while s.stack and moment(s) < end:
                self._entry(s, rng)
            if s.stack:
                return [CERTAIN * chance for chance in judge(s)]

        while s.stack:
            self._entry(s, rng)
        return shares(s)

    def _entry(self, s: State[Any], rng: Rng) -> None:
        """One entry more."""
        self.entries += 1

        phase = s.stack[-1]
        seat = decider_of(phase, s)
        if seat == NOBODY:
            phase.tumble(s, rng)
        else:
            legal = self._legal
            legal.clear()
            phase.legal(s, seat, legal)
            action = legal.row[0] if legal.count == 1 else self._by_tactics(s, seat, rng)
            phase.apply(s, seat, action, None)
        s.run(None)

    def _by_tactics(self, s: State[Any], seat: i64, rng: Rng) -> i64:
        """What tactics choose among the legal actions; now and then any of them."""
        if self.chaos > 0 and rng.below(100) < self.chaos:
            return self._legal.any(rng)
        return self._light(s, seat, self._legal.list(), rng)


def decider_of(phase: Phase[Any], s: State[Any]) -> i64:
    """The first seat that owes a decision, or NOBODY."""
    seat = phase.decider(s)
    if seat == NOBODY:
        deciders = phase.deciders(s)  # a phase of somebody else's game may name them all, and no first one
        if deciders:
            seat = deciders[0]
    return seat


def reopen(s: State[Any], seat: i64, legal: Legal) -> None:
    """What others have chosen in secret they choose anew: as they would, and not as it was dealt."""
    top = s.stack[-1]
    if not isinstance(top, Sealed):
        return

    choices = list(top.choices)
    for other in range(len(choices)):
        legal.clear()
        top.legal(s, other, legal)
        if other != seat and legal.count > 0:
            choices[other] = OPEN
    s.stack[-1] = top.sealed(tuple(choices))


def shares(s: State[Any]) -> list[float]:
    """Each seat's share of the win in a match that is over."""
    result = s.result()
    places: list[int] = [] if result is None else list(result.places)
    winners = float(places.count(1))
    return [1.0 / winners if place == 1 else 0.0 for place in places]
