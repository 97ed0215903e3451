"""The player aid of Rolling Bones: a turn and its symbols on one short page."""

from __future__ import annotations

from ofrenda.kernel.text import AidPart
from ofrenda.words import _


def aid() -> list[AidPart]:
    """What one may do on a turn, what things mean, and what counts."""
    return [
        AidPart(
            _("On your turn"),
            [
                (_("Lay dice"), _("after every roll at least one die; all bones must join.")),
                (_("Wrong bone"), _("if nothing fits and no gravestone shows: in any open slot, minus 5 points.")),
                (_("Bury"), _("with a gravestone of the last roll: the skeleton counts, the turn ends.")),
                (_("Roll on"), _("pay 1 die, then 2, then 3 …, and roll what is neither laid nor paid.")),
                (_("Give up"), _("once you have laid: the skeleton counts nothing.")),
            ],
        ),
        AidPart(
            _("What it means"),
            [
                (_("Left, right, centre"), _("dice of three colours: bones fit on their own side only.")),
                (_("Hat"), _("on the skull in its own slot: doubles everything. It may join the next roll instead.")),
                (_("Gravestone"), _("buries, and is no bone.")),
                (_("Glowing slot"), _("here a die of this roll can lie.")),
            ],
        ),
        AidPart(
            _("What counts"),
            [
                (_("Section complete"), _("5 points: each arm, each leg, the torso.")),
                (_("Single bone"), _("1 point in a section that is not complete.")),
                (_("Wrong bone"), _("minus 5 points.")),
            ],
        ),
    ]
