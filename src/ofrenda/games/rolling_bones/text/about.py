"""What a piece would do now, for whoever asks."""

from __future__ import annotations

from ofrenda.games.rolling_bones.engine.pieces import GRAVESTONE, HAT
from ofrenda.words import mark

PAY_ABOUT = mark(
    "It stays out for the rest of the turn. Once the price is paid, all dice that are neither laid nor paid are rolled."
)
GIVE_UP_ABOUT = mark("The skeleton counts nothing, and the turn ends.")

FACE_ABOUT = {
    HAT: mark("On the skull in its own place it doubles all that the skeleton counts."),
    GRAVESTONE: mark("It buries the skeleton: its points are safe, and the turn ends."),
}
"""What the dice do that are no bones."""
FACE_RULES = {HAT: "RB-S4", GRAVESTONE: "RB-H3"}
