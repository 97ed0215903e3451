"""The player aid of Die of the Dead: the caskets and the symbols on one short page."""

from __future__ import annotations

from ofrenda.kernel.text import AidPart
from ofrenda.words import _


def aid() -> list[AidPart]:
    """What one may do on a turn, what things mean, and what wins."""
    return [
        AidPart(
            _("On your turn choose a casket"),
            [
                (_("Casket 1"), _("add up to three prepared souls or one free one; a 1 moves the caskets.")),
                (_("Casket 2"), _("prepare up to two souls; the winner prepares one more; a 1 moves the caskets.")),
                (_("Casket 3"), _("equal souls of a colour go home, one stays; then take a token.")),
                (
                    _("Casket 4"),
                    _("two of the winner's souls climb; you move the caskets, raise a soul or gain power."),
                ),
            ],
        ),
        AidPart(
            _("What it means"),
            [
                (_("Winner"), _("whoever has the most souls showing the highest number; ties look lower.")),
                (_("Prepared"), _("souls on your board, three at most, ready for casket 1.")),
                (_("Power soul"), _("has skulls for 3 and 4; its owner says what a skull counts.")),
                (_("Bonus"), _("your first soul that climbs in a turn gains what its space shows.")),
                (
                    _("Closed caskets"),
                    _("remember what is in them: the story tells past turns in full only at the end."),
                ),
                (_("City"), _("where power souls wait until somebody gains them.")),
                (_("Ghost"), _("with two players a third colour moves by itself; it climbs, and it can win.")),
            ],
        ),
        AidPart(
            _("Tokens, two at most"),
            [
                (_("Candle"), _("at the start of a turn: moves the caskets, or swaps two neighbours.")),
                (_("Marigold"), _("at the start of your turn: removes a soul from a casket.")),
                (_("Incense"), _("after a shake: turns a die by one, or shakes again.")),
                (_("Bread"), _("in another's turn: adds prepared souls to a casket.")),
            ],
        ),
    ]
