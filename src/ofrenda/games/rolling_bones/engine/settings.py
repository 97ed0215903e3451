"""What is fixed for a match of Rolling Bones."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ofrenda.kernel.state import Rules


class BonesRules(Rules):
    """The options of a match (RB-19 to RB-21, RB-5)."""

    def __init__(self, game: Any, seats: int, options: dict[str, Any], data: dict[str, str]) -> None:
        super().__init__(game, seats, options, data)
        self.target: i64 = options["target"]
        self.hat_counts: bool = options["hat_counts"]
        self.finish_round: bool = options["finish_round"]
        self.max_rounds: i64 = options["max_rounds"]
