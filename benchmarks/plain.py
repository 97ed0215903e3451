"""The yardstick: a plain open-loop search with playouts by tactics, and our search with the same CPU time.

    ofrenda simulate die-of-the-dead --bots benchmarks.plain:Timed,benchmarks.plain:Plain --games 100 --seed 1

Both think for OFRENDA_SECONDS (0.02 unless said) of CPU time about every decision that is not forced.
"""

from __future__ import annotations

import math
import os
import time
from typing import Any, ClassVar

from ofrenda.bots import Bot, Question
from ofrenda.bots.search import SearchBot, prepared
from ofrenda.bots.tree import Tree, shares
from ofrenda.kernel.play import chosen_playout, first_decider, settle_any
from ofrenda.kernel.state import State

SECONDS = float(os.environ.get("OFRENDA_SECONDS", "0.02"))
EXPLORATION = 0.7


class Node:
    """A line of decisions: how often it was played, and what that was worth to whoever decided last."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}


class Plain(Bot):
    """One tree for all seats, each maximising its own share of the win; every line is played to its end."""

    uses_view: ClassVar[bool] = False
    uses_world: ClassVar[bool] = True

    def choose(self, question: Question) -> int:
        if len(question.actions) == 1:
            return question.actions[0]

        root = Node()
        end = time.process_time() + SECONDS
        while time.process_time() < end or not root.children:
            world: Any = question.world
            self._line(root, world.resample(question.seat, question.rng, question.memory), question)

        return max(question.actions, key=lambda action: root.children[action].visits if action in root.children else 0)

    def _line(self, node: Node, s: State[Any], question: Question) -> None:
        path: list[tuple[int, Node]] = []
        grown = False
        while s.stack and not grown:
            seat = first_decider(s)
            if seat < 0:
                settle_any(s, question.rng, None)
                continue

            action = self._pick(node, s.actions(seat), question)
            grown = action not in node.children
            node = node.children.setdefault(action, Node())
            path.append((seat, node))
            s.act_unchecked(seat, action)

        chosen_playout(s, question.game.light, question.rng)
        won = shares(s)
        for seat, passed in path:
            passed.visits += 1
            passed.total += won[seat]

    def _pick(self, node: Node, actions: list[int], question: Question) -> int:
        untried = [action for action in actions if action not in node.children]
        if untried:
            return untried[question.rng.below(len(untried))]

        seen = math.log(sum(node.children[action].visits for action in actions))
        return max(actions, key=lambda action: _promise(node.children[action], seen))


def _promise(node: Node, seen: float) -> float:
    return node.total / node.visits + EXPLORATION * math.sqrt(seen / node.visits)


class Timed(SearchBot):
    """Our search with as much CPU time."""

    def searched(self, question: Question) -> Tree:
        world: Any = question.world
        search = prepared(question.game, world.rules.seats)
        end = time.process_time() + SECONDS
        while time.process_time() < end:
            search.run(world, question.seat, question.memory, question.rng, 10, SECONDS)
        return search.trees[question.seat]
