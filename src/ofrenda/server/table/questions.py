"""Which question each seat has open."""

from __future__ import annotations


class Questions:
    """The open questions by seat. A question's number is the count of entries when it was first asked."""

    def __init__(self) -> None:
        self.open: dict[int, int] = {}

    def clear(self) -> None:
        self.open = {}

    def after(self, number: int, acted: int | None, deciders: tuple[int, ...], undone: int | None = None) -> None:
        """Entry `number` has been taken; whoever still owes the same answer keeps the same question.

        After an undo, so does whoever was asked before the first `undone` entry.
        """
        before = number if undone is None else undone
        kept = {seat: asked for seat, asked in self.open.items() if seat != acted and asked < before}
        self.open = {seat: kept.get(seat, number) for seat in deciders}
