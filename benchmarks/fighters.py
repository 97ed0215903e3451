"""What many matches between greedy bots say about each fighter of Day of the Dead: The Card Game.

    python benchmarks/fighters.py --games 20000 --workers 2 --seed 1

prints the table of docs/day-of-the-dead.md. A player who was dealt a fighter got it by pure chance, so how often such
players win (a shared title counts half) tells what the fighter is worth to a hand; who summons it chose to.
"""

from __future__ import annotations

import argparse
import math
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import ofrenda
from ofrenda.bots import Player, bot
from ofrenda.games.day_of_the_dead.engine.pieces import FIGHTER_NAMES, FIGHTERS, PLACES
from ofrenda.games.day_of_the_dead.engine.state import DayState
from ofrenda.kernel.event import Event
from ofrenda.kernel.rng import seeded
from ofrenda.lab.simulate import play_on
from ofrenda.lab.statistics import CONFIDENCE

DEALT, DEALT_WON, SUMMONED, SUMMONED_WON, TURNS, POINTS = range(6)
"""What is counted for each fighter: players who were dealt it, who then summoned it, and how many of each won; turns in
a line, and points scored there."""


def play(seed: int, number: int, counts: list[list[float]]) -> None:
    """One match between greedy bots, added to the counts."""
    dice = seeded(seed, number, "dice")
    streams = [seeded(seed, number, "bot", seat) for seat in range(2)]
    state: Any = ofrenda.game("day-of-the-dead").start(2)
    players = [Player(bot("greedy"), state.rules, seat) for seat in range(2)]
    dealt: list[set[int]] = [set(), set()]
    summoned: list[set[int]] = [set(), set()]
    for log in play_on(state, players, streams, dice, logged=True):
        for event in log.events:
            note(event, dealt, summoned)
        if any(event.kind == "scored" for event in log.events):
            score(state, counts)
    places = state.result().places
    for seat in range(2):
        won = 0.5 if places[0] == places[1] else float(places[seat] == 1)
        for fighter in dealt[seat]:
            counts[fighter][DEALT] += 1
            counts[fighter][DEALT_WON] += won
        for fighter in summoned[seat] & dealt[seat]:
            counts[fighter][SUMMONED] += 1
            counts[fighter][SUMMONED_WON] += won


def note(event: Event, dealt: list[set[int]], summoned: list[set[int]]) -> None:
    """Who was dealt and who summoned which fighters."""
    match event.kind, event.args:
        case "dealt", {"seat": int(seat), "cards": tuple(cards)}:
            dealt[seat].update(card % FIGHTERS for card in cards)
        case "summoned", {"seat": int(seat), "card": int(card)}:
            summoned[seat].add(card % FIGHTERS)


def score(state: DayState, counts: list[list[float]]) -> None:
    """A turn is over: what the fighters of its lines scored. (If another has begun, its new slot does not count.)"""
    slots = state.slots - 1 if state.stack else state.slots
    for place in [seat * PLACES + slot for seat in range(2) for slot in range(slots)]:
        card = state.card[place]
        counts[card % FIGHTERS][TURNS] += 1
        counts[card % FIGHTERS][POINTS] += state.rules.powers[card] * state.active[place]


def play_batch(seed: int, first: int, games: int) -> list[list[float]]:
    counts = [[0.0] * 6 for _fighter in range(FIGHTERS)]
    for number in range(first, first + games):
        play(seed, number, counts)
    return counts


def table(counts: list[list[float]]) -> list[str]:
    """Markdown, the strongest fighter first."""
    lines = [
        "| fighter | power | wins when dealt | lift | wins if summoned | summoned if dealt | points per turn in line |",
        "|---|---|---|---|---|---|---|",
    ]
    powers = list(ofrenda.game("day-of-the-dead").start(2).rules.powers)  # type: ignore[attr-defined]
    for fighter in sorted(range(FIGHTERS), key=lambda f: -counts[f][DEALT_WON] / counts[f][DEALT]):
        count = counts[fighter]
        rate = count[DEALT_WON] / count[DEALT]
        spread = CONFIDENCE * math.sqrt(rate * (1 - rate) / count[DEALT])
        lines.append(
            f"| {FIGHTER_NAMES[fighter].capitalize()} | {powers[fighter]} "
            f"| {rate:.1%} | {rate - 0.5:+.1%} ± {spread:.1%} "
            f"| {count[SUMMONED_WON] / max(1, count[SUMMONED]):.1%} | {count[SUMMONED] / count[DEALT]:.0%} "
            f"| {count[POINTS] / count[TURNS]:.2f} |"
        )
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    size = max(1, asked.games // 40)
    starts = range(0, asked.games, size)
    total = [[0.0] * 6 for _fighter in range(FIGHTERS)]
    with ProcessPoolExecutor(asked.workers) as pool:
        sizes = [min(size, asked.games - first) for first in starts]
        for counts in pool.map(play_batch, [asked.seed] * len(starts), starts, sizes):
            for sums, count in zip(total, counts, strict=True):
                for column, value in enumerate(count):
                    sums[column] += value
    print("\n".join(table(total)))


if __name__ == "__main__":
    main()
