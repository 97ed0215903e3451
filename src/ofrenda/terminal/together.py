"""Reaction windows where several people share a screen: all of them are asked in one go."""

from __future__ import annotations

from typing import Any

from ofrenda.kernel.record import Act
from ofrenda.kernel.window import Window
from ofrenda.table import Match


class Together:
    """Who has said, asked together with the others, that the window may go by.

    Nobody is handed the screen just to say no. Whoever wants to look at their hand says so, which tells no more than at
    any table, and then has the screen alone. Once somebody reacts, the others are asked again.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._declined: set[int] = set()
        self._asked_at: tuple[str, int, int] = ("", 0, 0)

    def whom_to_ask(self) -> list[int]:
        """The people whom the window, on top of the stack, may still ask, and who have not answered yet."""
        window = self._window()
        if window is None or self._undisturbed(window):
            return []
        return [seat for seat in window.to_be_asked(self._match.state) if seat in self._match.people]

    def answer(self, declined: set[int]) -> None:
        """These people let the window go by."""
        window = self._window()
        if window is not None:
            self._declined = declined
            self._asked_at = (type(window).__name__, len(self._match.state.stack), self._match.number)

    def has_declined(self, seat: int) -> bool:
        window = self._window()
        return window is not None and self._undisturbed(window) and seat in self._declined

    def _window(self) -> Window[Any] | None:
        top = self._match.state.stack[-1]
        return top if isinstance(top, Window) else None

    def _undisturbed(self, window: Window[Any]) -> bool:
        """Whether since the question everybody has let the same window go by."""
        name, depth, number = self._asked_at
        passed = self._match.game.name(window.pass_action())
        since = [step.entry for step in self._match.steps if step.number > number]
        same = (name, depth) == (type(window).__name__, len(self._match.state.stack))
        return same and all(isinstance(entry, Act) and entry.name == passed for entry in since)
