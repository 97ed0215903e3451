"""Tables and data files for the tests of Dia de los Muertos."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import tomli_w

import ofrenda
from ofrenda.games.dia_de_los_muertos.box import shipped
from ofrenda.testing import Placed, place

GAME = ofrenda.game("dia-de-los-muertos")


def table(**position: Any) -> Placed:
    """A table at this position; the order, if not said, is that of the seats, and the first is active."""
    home = position.get("home", [0] * position.get("seats", 2))
    position.setdefault("order", [seat for seat, place in enumerate(home, 1) if not place])
    return place(GAME, **position)


def moving(**position: Any) -> Placed:
    """Seat 1 has declared a movement with a three; the others lie aside without cards."""
    seats = position.setdefault("seats", 2)
    position.setdefault("laid", ["skull", *[""] * (seats - 1)])
    position.setdefault("hands", ["following", *[""] * (seats - 1)])
    return table(active=1, **position).play(1, "movement")


def acting(card: str, **position: Any) -> Placed:
    """Seat 1 has turned up this card and keeps another in hand."""
    seats = position.setdefault("seats", 2)
    position.setdefault("laid", [card, *[""] * (seats - 1)])
    position.setdefault("hands", ["following", *[""] * (seats - 1)])
    return table(active=1, **position).play(1, "action")


def has_no_effect(table: Placed) -> bool:
    """Whether the action that was just turned up could not be carried out."""
    return "no-effect" in table.told(None)


def steps(table: Placed, seat: int = 1, word: str = "go") -> list[int]:
    """The fields that the seat may choose with this word."""
    return [int(name.split()[1]) for name in table.can(seat) if re.fullmatch(rf"{word} \d+", name)]


def deck(**copies: int) -> str:
    """A `cards.toml` with so many copies of the kinds named (`bone_patches=1`) and none of the others."""
    cards = tomllib.loads(shipped("cards.toml"))
    for card in cards["card"]:
        card["copies"] = copies.pop(card["name"].replace(" ", "_"), 0)
    assert not copies
    return tomli_w.dumps(cards)


def board(**changes: Any) -> str:
    """The shipped `board.toml` with whole tables replaced."""
    return tomli_w.dumps(tomllib.loads(shipped("board.toml")) | changes)
