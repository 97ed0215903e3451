"""The win-chance curve of a recorded match: who was how likely to win, moment by moment."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from ofrenda.games import game as find_game
from ofrenda.kernel import record as records
from ofrenda.kernel.play import chosen_step
from ofrenda.kernel.replay import Replay
from ofrenda.kernel.result import Result
from ofrenda.kernel.rng import Rng, seeded
from ofrenda.kernel.state import State

MOMENTS = 16
FEWEST, MOST = 24, 64
"""So many times is each moment played to the end: always, for fewer would show noise, and while there is time."""


class Curve(msgspec.Struct, frozen=True):
    """The chances of every seat after each of these entries; a shared win counts in parts."""

    at: list[int]
    chances: list[list[float]]
    playouts: int


def curve(record: str, seconds: float) -> Curve:
    """Plays moments of the match to the end with greedy choices, again and again for so many seconds.

    The match is over and everything lies open, so the players of these playouts see everything too.
    """
    parsed = records.parse(record)
    replay = Replay.of(find_game(parsed.game), parsed)
    last = len(parsed.entries)
    wanted = {round(moment * last / MOMENTS) for moment in range(MOMENTS + 1)}
    moments = {0: replay.state.clone()}
    for number, entry in enumerate(parsed.entries, 1):
        replay.follow([entry])
        if number in wanted:
            moments[number] = replay.state.clone()

    wins = {number: [0.0] * len(parsed.seats) for number in moments}
    end = time.monotonic() + seconds
    rounds = 0
    while rounds < FEWEST or (rounds < MOST and time.monotonic() < end):
        for number, state in moments.items():
            _add(wins[number], play_greedily(state.clone(), seeded("chances", number, rounds)))
        rounds += 1

    return Curve(list(moments), [[share / rounds for share in shares] for shares in wins.values()], rounds)


def play_greedily(state: State[Any], rng: Rng) -> Result | None:
    """Plays the state to its end with the game's own judgement."""
    prefer = state.rules.game.tactics.prefer
    while state.stack:
        chosen_step(state, prefer, rng)
    return state.result()


def _add(shares: list[float], result: Result | None) -> None:
    winners = result.winners if result else ()
    for seat in winners:
        shares[seat] += 1 / len(winners)
