"""The contract, the ledger, and counts of every line of play from a small position."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from hypothesis import settings

import ofrenda
from ofrenda.kernel.state import State
from ofrenda.testing import Placed, Worlds, check_game, check_ledger, lines_of_play, machine_for, worlds_among

from .setting import table, with_abilities

GAME = ofrenda.game("die-of-the-dead")


def deals(state: State) -> Iterator[tuple[State, int]]:
    """Every way to spread the souls of the closed caskets over them, each die on its own."""
    position = state.position()
    closed = [casket for casket in ("2", "3", "4") if casket != str(position["shaken"])]
    souls = [soul for casket in closed for soul in position["caskets"][casket].split()]
    for places in product(closed, repeat=len(souls)):
        caskets = {
            casket: " ".join(soul for soul, place in zip(souls, places, strict=True) if place == casket)
            for casket in closed
        }
        yield GAME.place(position | {"caskets": position["caskets"] | caskets}), 1


def hidden_worlds() -> Iterator[Worlds]:
    """Positions with a handful of hidden souls, as each seat and a spectator see them."""
    three = {"1": "white red", "2": "white red", "3": "blue", "4": "white-power"}
    twins = {"2": "white white red", "4": "white blue"}
    positions: list[Placed] = [
        table(caskets=three),
        table(caskets=twins),
        table(caskets={"3": "red red-power"}),
        table(caskets=three | {"3": "blue red"}).play("white", "casket 3").roll("red 5, blue 2"),
        table(caskets=three, tokens={"white": "marigold"}).play("white", "marigold casket 2"),
        with_abilities(
            "white,yellow,blue", active="yellow", caskets={"2": "white blue", "3": "white", "4": "yellow"}
        ).play("yellow", "peek 2"),
        table(options={"open": True, "tokens": "ABAA"}, caskets=twins),
    ]
    for match in positions:
        for seat in (0, 1, 2, None):
            yield worlds_among(match.state, seat, deals(match.state))


@pytest.mark.parametrize("seed", range(4))
def test_the_game_keeps_the_contract(seed: int):
    check_game(GAME, matches=60, seed=seed, worlds=hidden_worlds() if seed == 0 else small_worlds())


def small_worlds() -> Iterator[Worlds]:
    state = table(caskets={"2": "white", "3": "red"}).state
    yield worlds_among(state, 0, deals(state))


@pytest.mark.parametrize(
    "options",
    [{}, {"open": True, "tokens": "BBBB"}, {"abilities": True, "tokens": "BABB"}, {"abilities": True}],
    ids=["closed", "open", "abilities-b", "abilities-a"],
)
def test_every_variant_keeps_the_contract(options: dict[str, object]):
    check_game(GAME, matches=40, seed=7, options=[options], worlds=small_worlds())


def test_every_rule_has_a_test_and_every_test_a_rule():
    check_ledger(GAME, Path(__file__).parent)


Machine = machine_for(GAME, [{}, {"abilities": True, "tokens": "BBBB"}, {"abilities": True, "tokens": "AABA"}])
Machine.TestCase.settings = settings(max_examples=30, stateful_step_count=60, deadline=None)
TestMachine = Machine.TestCase


@pytest.mark.parametrize(("decisions", "lines"), [(1, 4), (2, 10), (3, 36), (4, 96), (5, 325)])
def test_lines_of_play_from_an_empty_table(decisions: int, lines: int):
    """Nothing is in the caskets and nobody holds a token; the first four counts follow from the rules.

    1: four caskets. 2: add a soul or not (2), prepare one or not (2), four tokens (4), move or power soul (2).
    3: after casket 1 Red chooses one of four, twice (8); after casket 2 Red chooses (4) or White prepares a second soul
    or not (2); after casket 3 Red chooses (4) three times, but a candle first asks White to play it or pass (2); after
    casket 4 Red chooses, twice (8).
    4: wherever Red has chosen, the ten of line 2 follow: twice after casket 1, once after casket 2, three times after
    casket 3, twice after casket 4 (80); elsewhere Red only chooses, after two decisions to prepare (8) and after the
    candle (8).
    """
    assert lines_of_play(table().state, decisions, stop_at_chance=True) == lines
