"""What is fixed for a match of Day of the Dead."""

from __future__ import annotations

from typing import Any

from ofrenda.games.day_of_the_dead.engine.pieces import BACKS, FIGHTERS
from ofrenda.kernel.packed import Ints, ints, row_of, total_part
from ofrenda.kernel.state import Rules


def by_back(cards: Ints) -> Ints:
    """How many cards of each back there are, counted by card."""
    counts = row_of(BACKS)
    for back in range(BACKS):
        counts[back] = total_part(cards, back * FIGHTERS, (back + 1) * FIGHTERS)
    return counts


class DayRules(Rules):
    """The cards of the box and the options of a match."""

    def __init__(
        self,
        game: Any,
        options: dict[str, Any],
        data: dict[str, str],
        powers: list[int],
        copies: list[int],
        effects: list[int],
    ) -> None:
        super().__init__(game, 2, options, data)
        self.powers = ints(powers)
        """By card: its printed power."""
        self.copies = ints(copies)
        """By card: how many of it the box holds."""
        self.effects = ints(effects)
        """By card: its effect."""

        self.sizes = by_back(self.copies)
        """By back: how many cards its whole deck has."""
        self.alike = [max(copies[back * FIGHTERS : (back + 1) * FIGHTERS]) > 1 for back in range(BACKS)]
        """By back: whether two of its cards are alike."""
        self.instant_win_skips_spirit: bool = options["instant_win_skips_spirit"]
