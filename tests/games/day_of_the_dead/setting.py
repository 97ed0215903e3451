"""Positions for the tests: two lines, two spirits, and the fights begin."""

from __future__ import annotations

from typing import Any

from ofrenda.games.day_of_the_dead.engine.pieces import FIGHTER_NAMES, TURNS
from ofrenda.testing import Placed, place

POWERS = {"oaf": 7, "anger": 3, "spook": 4, "spy": 6, "moody": 8, "digger": 6, "gossip": 8, "scavenge": 2}
LINE_BACKS = ("double", "power-up")
FIRST_HAND = TURNS + 1
"""So many cards does a hand need before the first turn, which asks for two."""


def box(*fighters: str, copies: int = 1) -> dict[str, str]:
    """A box with these fighters alone: so few that everything that can follow is soon listed."""
    return {
        "fighters.toml": "".join(
            f'[[fighter]]\nname = "{name}"\npower = {POWERS[name]}\ncopies = {copies}\n'
            f'effect = "{name if name != "oaf" else "none"}"\n'
            for name in fighters
        )
    }


def duel(mine: str, theirs: str, spirits: str = "unearth unearth", **more: Any) -> Placed:
    """Seat 1's line against seat 2's, the oldest slot first, as words; seat 1 has Priority.

    A fighter of seat 1 has the back Double and one of seat 2 Power Up, unless its back is named before a colon. A
    spirit is named by its back alone; an Unearth spirit gives nothing more, for it has been used. Each hand
    has a card for every turn that is left.
    """
    lines = [[_card(seat, word) for word in line.split()] for seat, line in enumerate((mine, theirs))]
    named = {card.split()[1] for line in lines for card in line}
    spare = [fighter for fighter in FIGHTER_NAMES if fighter not in named]
    backs = spirits.split()
    left = TURNS - more.get("turn", TURNS)
    if left:
        more.setdefault("hands", [[f"unearth {name}" for name in spare[seat : 2 * left : 2]] for seat in range(2)])
    return place(
        "day-of-the-dead",
        lines=lines,
        spirits=[f"{backs[0]} {spare[-1]}", f"{backs[1]} {spare[-2]}"],
        **more,
    )


def _card(seat: int, word: str) -> str:
    back, colon, rest = word.partition(":")
    return f"{back} {rest}" if colon else f"{LINE_BACKS[seat]} {word}"


def filled(hands: list[list[str]], count: int = FIRST_HAND) -> list[list[str]]:
    """The hands with further cards up to this number: Unearth in seat 1's, Double in seat 2's."""
    spare = ("clumsy", "sloth", "eager", "martyr", "exorcist", "usurp", "gossip")
    return [
        hand + [f"{back} {name}" for name in spare[: count - len(hand)]]
        for back, hand in zip(("unearth", "double"), hands, strict=True)
    ]


def powers(table: Placed) -> list[int]:
    """What the two sides' power added up to in the fight that has been decided."""
    added_up: list[int] = table.fight["power"]
    return added_up


def winner(table: Placed) -> str:
    decided: str = table.fight["winner"]
    return decided
