"""Tables for the tests: three players, White, Red and Blue, unless a test says otherwise."""

from __future__ import annotations

from typing import Any

from ofrenda.testing import Placed, place

WHITE_RED_BLUE = {"colours": "white,red,blue"}


def table(seats: int = 3, options: dict[str, Any] | None = None, **position: Any) -> Placed:
    """A position; with three seats White, Red and Blue play."""
    chosen = (WHITE_RED_BLUE if seats == 3 else {}) | (options or {})
    return place("die-of-the-dead", seats=seats, options=chosen, **position)


def with_abilities(colours: str, **position: Any) -> Placed:
    """A position with the abilities of these colours."""
    options = {"abilities": True, "colours": colours}
    return table(len(colours.split(",")), options | position.pop("options", {}), **position)


def red_wins(**position: object) -> Placed:
    """White chooses casket 4; Red's only soul wins it."""
    casket = {"4": "red"}
    return table(**{"caskets": casket} | position).play("white", "casket 4").roll("6")
