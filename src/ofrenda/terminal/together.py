"""Questions that most let go by, where several people share a screen: all of them are asked in one go."""

from __future__ import annotations

from typing import Any

from ofrenda.kernel.phase import Phase
from ofrenda.kernel.record import Act
from ofrenda.table import Match


class Together:
    """Who has said, asked together with the others, that the question may go by: a reaction window, or a swap of cards.

    Nobody is handed the screen just to say no. Whoever wants to look at their hand says so, which tells no more than at
    any table, and then has the screen alone. Once somebody takes it up, the others are asked again.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._declined: set[int] = set()
        self._asked_at: tuple[str, int, int] = ("", 0, 0)

    def whom_to_ask(self) -> list[int]:
        """The people whom the phase on top of the stack may still ask, and who have not answered yet."""
        top = self._match.state.stack[-1]
        if self._undisturbed(top):
            return []
        return [seat for seat in top.to_be_asked(self._match.state) if seat in self._match.people]

    def answer(self, declined: set[int]) -> None:
        """These people let the question go by."""
        stack = self._match.state.stack
        self._declined = declined
        self._asked_at = (type(stack[-1]).__name__, len(stack), self._match.number)

    def has_declined(self, seat: int) -> bool:
        return self._undisturbed(self._match.state.stack[-1]) and seat in self._declined

    def _undisturbed(self, top: Phase[Any]) -> bool:
        """Whether since the question everybody has let the same one go by."""
        name, depth, number = self._asked_at
        if (name, depth) != (type(top).__name__, len(self._match.state.stack)):
            return False
        declined = self._match.game.name(top.decline_action())
        since = [step.entry for step in self._match.steps if step.number > number]
        return all(isinstance(entry, Act) and entry.name == declined for entry in since)
