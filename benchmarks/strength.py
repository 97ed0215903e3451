"""How often one bot wins against others of one kind: the same dice are played once from every seat.

    python benchmarks/strength.py die-of-the-dead 2 100 expert greedy [SEED]

Seats, matches, the bot in question, the bot in all other seats. Matches that nobody at the table won (the ghost did)
are counted apart and left out of the share.
"""

from __future__ import annotations

import sys

from ofrenda.bots import Player, bot
from ofrenda.games import game as find_game
from ofrenda.kernel.event import Log
from ofrenda.kernel.rng import seeded
from ofrenda.lab.simulate import play_on
from ofrenda.lab.statistics import wilson


def winners(slug: str, levels: list[str], seed: int, number: int) -> tuple[int, ...]:
    """Who won this match between bots, by seat."""
    log = Log()
    state = find_game(slug).start(len(levels), log=log)
    players = [Player(bot(level, own=True), state.rules, seat) for seat, level in enumerate(levels)]
    streams = [seeded(seed, number, "bot", seat) for seat in range(len(levels))]
    watchers = [player for player in players if player.watches]
    for player in watchers:
        player.witness(log.events)

    dice = seeded(seed, number // len(levels), "dice")
    for told in play_on(state, players, streams, dice, logged=bool(watchers)):
        for player in watchers:
            player.witness(told.events)
    return state.result().winners


def main(slug: str, seats: int, matches: int, one: str, others: str, seed: int = 1) -> None:
    wins, nobody = 0.0, 0
    for number in range(matches):
        seat = number % seats
        won = winners(slug, [one if place == seat else others for place in range(seats)], seed, number)
        nobody += not won
        wins += 1 / len(won) if seat in won else 0.0

    counted = matches - nobody
    low, high = wilson(wins, counted)
    print(
        f"{slug}, {seats} seats: {one} against {others} {wins / counted:.1%} ({low:.1%} … {high:.1%}) of {counted}"
        f" matches, seed {seed}; nobody won {nobody}"
    )


if __name__ == "__main__":
    slug, seats, matches, one, others, *seed = sys.argv[1:]
    main(slug, int(seats), int(matches), one, others, *map(int, seed))
