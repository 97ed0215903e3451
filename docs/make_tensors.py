"""Writes docs/tensors.md: every number of every observation tensor, from what the games declare."""

from __future__ import annotations

from pathlib import Path

import ofrenda
from ofrenda.kernel.game import Game

PAGE = Path(__file__).parent / "tensors.md"

HEAD = """# Observation tensors

What a seat knows, as one row of whole numbers: `state.tensor(seat)`, and in every [adapter](research.md). Its size is
fixed by the game and the number of seats; a version rises when a number comes to mean something else. A program finds
both, the parts and where they stand in `ofrenda.game(slug).layout(seats)`: `version`, `size`, `parts`, `where()`.

Whatever goes *by seat* begins with the seat that looks and goes around the table. *One of* several is a 1 at its place
and 0 elsewhere. PettingZoo and Gymnasium are given each number divided by the last column, the largest of usual play,
so that learners see numbers around 1; elsewhere they are whole.

All that the seat's view shows stands in the tensor, and nothing else: the tests write it once more from the view, field
by field, and compare; and they redraw whatever the seat cannot know and see that its tensor stays the same. What the
view shows and no tensor does is printed on cards and board, and the same at every moment of a match.

This page is written by `python docs/make_tensors.py`.
"""


def main() -> None:
    PAGE.write_text(page(), encoding="utf-8")


def page() -> str:
    """The page as it should be; a test compares."""
    return HEAD + "".join(section(ofrenda.game(slug)) for slug in ofrenda.games())


def section(game: Game) -> str:
    seats = range(game.min_seats, game.max_seats + 1)
    layouts = [game.layout(count) for count in seats]
    lines = ["", f"## {game.title}", "", f"Version {layouts[0].version}. " + sizes(game)]
    if game.tensor.FIXED:
        fixed = ", ".join(f"`{name}`" for name in game.tensor.FIXED)
        lines[-1] += f" Of the view these are left out: {fixed}."
    lines += ["", "| part | numbers | what they say | divided by |", "|---|---|---|---|"]
    for parts in zip(*[layout.parts for layout in layouts], strict=True):
        size, most = among([part.size for part in parts]), among([part.most for part in parts])
        lines.append(f"| `{parts[0].name}` | {size} | {parts[0].says} | {most} |")
    return "\n".join(lines) + "\n"


def sizes(game: Game) -> str:
    found = [f"{int(game.layout(count).size)} for {count}" for count in range(game.min_seats, game.max_seats + 1)]
    return f"Numbers: {', '.join(found)} seats." if len(found) > 1 else f"Numbers: {found[0]} seats."


def among(numbers: list[int]) -> str:
    """One number, or from the fewest seats to the most."""
    return str(numbers[0]) if len(set(numbers)) == 1 else f"{numbers[0]} … {numbers[-1]}"


if __name__ == "__main__":
    main()
