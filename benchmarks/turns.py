"""How long a bot thinks in a whole turn, in each game.

    python benchmarks/turns.py [LEVEL] [TURNS]

Plays matches of that level against itself in this process, as many turns as asked for (30), and adds up what the seats
think within one turn of the table: the main decisions, the small ones, and the answers to others' windows. The time is
shared over them as at the web table.
"""

from __future__ import annotations

import os
import sys
import time
from collections import Counter

import msgspec

import ofrenda
from ofrenda.bots import Player, bot
from ofrenda.kernel.event import Log
from ofrenda.kernel.rng import seeded
from ofrenda.server.table.driver import SHARE

SEATS = {"rolling-bones": 2, "dia-de-los-muertos": 4, "die-of-the-dead": 4, "day-of-the-dead": 2}
TURNS = 30
LONGEST_SECONDS = 3.0


def turns(slug: str, level: str, wanted: int) -> tuple[list[float], list[int], float]:
    """Of each turn: what the seat that thought most thought, how often it was asked; and the longest decision."""
    game = ofrenda.game(slug)
    thought: list[float] = []
    asked: list[int] = []
    longest = 0.0
    match = 0
    while len(thought) < wanted:
        match += 1
        rng = seeded("turns", match)
        state = game.start(SEATS[slug])
        players = [Player(bot(level), state.rules, seat) for seat in range(SEATS[slug])]
        seconds: Counter[int] = Counter()
        decisions: Counter[int] = Counter()
        while state.result() is None and len(thought) < wanted:
            log = Log()
            chance = state.chance()
            if chance is not None:
                state.settle(chance.sample(rng), log)
            else:
                seat = state.deciders()[0]
                began = time.perf_counter()
                question = players[seat].question(state, rng)
                patience = SHARE ** decisions[seat]
                action = players[seat].bot.choose(msgspec.structs.replace(question, patience=patience))
                took = time.perf_counter() - began
                seconds[seat] += took
                decisions[seat] += len(question.actions) > 1
                longest = max(longest, took)
                state.act(seat, action, log)
            for player in players:
                player.witness(log.events)
            if any(event.turn for event in log.events) and seconds:
                thinker = max(seconds, key=seconds.__getitem__)
                thought.append(seconds[thinker])
                asked.append(decisions[thinker])
                seconds.clear()
                decisions.clear()
    return thought, asked, longest


def main() -> None:
    level = sys.argv[1] if len(sys.argv) > 1 else "expert"
    wanted = int(sys.argv[2]) if len(sys.argv) > 2 else TURNS
    print(f"{level}, {wanted} turns of each game, in seconds; load of this machine {os.getloadavg()[0]:.1f}")
    print(f"  {'game':<20} {'seats':>5} {'mean':>7} {'90 %':>7} {'most':>7} {'decisions':>10} {'longest one':>12}")
    for slug, seats in SEATS.items():
        thought, asked, longest = turns(slug, level, wanted)
        thought.sort()
        told = "  <- more than 3" if thought[-1] > LONGEST_SECONDS else ""
        mean, most = sum(thought) / len(thought), thought[-1]
        nine = thought[int(0.9 * (len(thought) - 1))]
        print(f"  {slug:<20} {seats:>5} {mean:7.2f} {nine:7.2f} {most:7.2f} {max(asked):>10} {longest:12.2f}{told}")


if __name__ == "__main__":
    main()
