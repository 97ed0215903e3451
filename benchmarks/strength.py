"""How often one bot wins against others of one kind: the same dice are played once from every seat.

    python benchmarks/strength.py die-of-the-dead 2 100 expert greedy [SEED [WORKERS]]

Seats, matches, the bot in question, the bot in all other seats. Matches that nobody at the table won (the ghost did)
are counted apart and left out of the share.

Besides levels and bots of one's own there are yardsticks, which think as long as their iterations take: `hard*1` is
that level without its limit of time, `expert*10` has ten times its iterations, and `expert*1!` sees everything: it
searches the true state instead of worlds that fit what its seat knows. What others decide in secret at the same time,
and how dice and cards will fall, it does not know either.
"""

from __future__ import annotations

import math
import re
import sys
from typing import Any

import msgspec

from ofrenda.bots import Player, bot
from ofrenda.bots.bot import Question
from ofrenda.bots.levels import BUDGETS
from ofrenda.bots.search import SearchBot, divisor, prepared
from ofrenda.bots.tree import Tree, reopen
from ofrenda.games import game as find_game
from ofrenda.kernel.event import Log
from ofrenda.kernel.legal import Legal
from ofrenda.kernel.rng import Rng, seeded
from ofrenda.kernel.state import Rules, State
from ofrenda.lab.parallel import Processes
from ofrenda.lab.simulate import play_on
from ofrenda.lab.statistics import wilson

YARDSTICK = re.compile(r"(?P<level>[a-z]+)\*(?P<times>\d+)(?P<seer>!?)\Z")


class Seer(SearchBot):
    """Knows what is hidden: every line begins from the world it is given, as it is."""

    def searched(self, question: Question) -> Tree:
        world: Any = question.world
        search = prepared(question.game, world.rules.seats)
        legal = Legal()
        for _line in range(self.budget.iterations // divisor(world)):
            fresh = world.clone()
            reopen(fresh, question.seat, legal)
            search.iterate(fresh, question.rng)
        return search.trees[question.seat]


class SeeingPlayer(Player):
    """Puts the true state before its bot."""

    def question(self, state: State[Any], rng: Rng) -> Question:
        return msgspec.structs.replace(super().question(state, rng), world=state.clone())


def player(name: str, rules: Rules, seat: int) -> Player:
    yardstick = YARDSTICK.match(name)
    if yardstick is None:
        return Player(bot(name, own=True), rules, seat)

    budget = BUDGETS[rules.game.slug][yardstick["level"]]
    iterations = budget.iterations * int(yardstick["times"])
    budget = msgspec.structs.replace(budget, iterations=iterations, seconds=math.inf)
    if yardstick["seer"]:
        return SeeingPlayer(Seer(budget), rules, seat)
    return Player(SearchBot(budget), rules, seat)


def winners(slug: str, names: list[str], seed: int, number: int) -> tuple[int, ...]:
    """Who won this match between bots, by seat."""
    log = Log()
    state = find_game(slug).start(len(names), log=log)
    players = [player(name, state.rules, seat) for seat, name in enumerate(names)]
    streams = [seeded(seed, number, "bot", seat) for seat in range(len(names))]
    watchers = [one for one in players if one.watches]
    for one in watchers:
        one.witness(log.events)

    dice = seeded(seed, number // len(names), "dice")
    for told in play_on(state, players, streams, dice, logged=bool(watchers)):
        for one in watchers:
            one.witness(told.events)
    return state.result().winners


def main(slug: str, seats: int, matches: int, one: str, others: str, seed: int = 1, workers: int = 1) -> None:
    wins, nobody, done = 0.0, 0, 0

    def told() -> str:
        counted = done - nobody
        low, high = wilson(wins, counted)
        return (
            f"{slug}, {seats} seats: {one} against {others} {wins / max(1, counted):.1%} ({low:.1%} … {high:.1%})"
            f" of {counted} matches, seed {seed}; nobody won {nobody}"
        )

    jobs = []
    for number in range(matches):
        names = [one if place == number % seats else others for place in range(seats)]
        jobs.append((slug, names, seed, number))
    for job, won in Processes(workers).each(winners, jobs):
        done += 1
        nobody += not won
        wins += 1 / len(won) if job[3] % seats in won else 0.0
        if done % 10 == 0:
            print(told(), file=sys.stderr, flush=True)
    print(told(), flush=True)


if __name__ == "__main__":
    slug, seats, matches, one, others, *numbers = sys.argv[1:]
    main(slug, int(seats), int(matches), one, others, *map(int, numbers))
