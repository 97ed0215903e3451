"""Questions that most let go by, where several people share a screen: all of them are asked in one go."""

from __future__ import annotations

from collections.abc import Collection

from ofrenda.kernel.record import Act
from ofrenda.kernel.state import TurnState
from ofrenda.table.match import Match


class Together:
    """Who has said, asked together with the others, that the question may go by: a reaction window, or a swap of cards.

    Nobody is handed the screen just to say no. Whoever wants to look at their hand says so, which tells no more than at
    any table, and then has the screen alone. Once somebody takes it up, or takes something back, all are asked again.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._declined: set[int] = set()
        self._asked_at: tuple[str, int, int] = ("", 0, 0)

    @property
    def asked(self) -> bool:
        """Whether the open question has been put to all together, and since then everybody has let it go by."""
        top = self._match.state.stack[-1]
        name, depth, number = self._asked_at
        if (name, depth) != (type(top).__name__, len(self._match.state.stack)):
            return False
        declined = self._match.game.name(top.decline_action())
        since = self._match.record.entries[number:]
        return all(isinstance(entry, Act) and entry.name == declined for entry in since)

    def whom_to_ask(self, people: Collection[int]) -> list[int]:
        """Of these people those whom the open question may still ask, and who have not let it go by.

        In a window whoever has the turn is not among them: they have something to think about anyway.
        """
        state = self._match.state
        top = state.stack[-1]
        thinks = state.active if isinstance(state, TurnState) and top.is_window else None
        asked = [seat for seat in top.to_be_asked(state) if seat in people and seat != thinks]
        return [seat for seat in asked if not self.has_declined(seat)]

    def decline(self, seats: Collection[int]) -> None:
        """These people let the open question go by."""
        stack = self._match.state.stack
        self._declined = set(seats) | (self._declined if self.asked else set())
        self._asked_at = (type(stack[-1]).__name__, len(stack), self._match.number)

    def has_declined(self, seat: int) -> bool:
        return seat in self._declined and self.asked
