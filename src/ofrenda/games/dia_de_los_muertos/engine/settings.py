"""What is fixed for a match of Dia de los Muertos."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ofrenda.games.dia_de_los_muertos.engine.pieces import Board, Deck
from ofrenda.kernel.state import Rules


class DiaRules(Rules):
    """The options of a match and the tables of its board and cards."""

    def __init__(
        self, game: Any, seats: int, options: dict[str, Any], data: dict[str, str], board: Board, deck: Deck, dog: int
    ) -> None:
        super().__init__(game, seats, options, data)
        self.round_limit: i64 = options["round_limit"]
        self.snatch_dodgeable: bool = options["snatch_dodgeable"]
        self.board = board
        self.deck = deck
        self.dog_start: i64 = dog
        self.festival_copies: i64 = 1 if seats == 2 else 2
        self.digger_pace: i64 = 2 if seats == 2 else 1
        self.digger_open: i64 = len(board.digger)
        """After so many steps the digger stands on his last field and the way home is open."""
