"""The player aid of Day of the Dead: a turn and its symbols on one short page."""

from __future__ import annotations

from ofrenda.kernel.text import AidPart
from ofrenda.words import _


def aid() -> list[AidPart]:
    """What happens on a turn, what things mean, and what counts."""
    return [
        AidPart(
            _("A turn"),
            [
                (_("Summon"), _("your spirit steps into the new slot, and you choose a new spirit in secret.")),
                (_("Fight"), _("from the newest slot to the oldest: effects first, then the higher power wins.")),
                (_("Fall"), _("who loses is turned face down; you may make it your spirit instead.")),
                (_("Score"), _("the printed power of all your fighters that still stand.")),
            ],
        ),
        AidPart(
            _("The three backs, as a spirit"),
            [
                (_("Double"), _("your fighters use their effects twice.")),
                (_("Power Up"), _("+2 power in each of your fights.")),
                (_("Unearth"), _("replace one of your cards in play by one of three new ones.")),
            ],
        ),
        AidPart(
            _("What it means"),
            [
                (_("Big number"), _("the power that a fighter brings to a fight and to the score.")),
                (_("Dig"), _("draw a card, then discard one with the same back.")),
                (_("Priority"), _("its holder's effects come first; it changes hands every turn.")),
                (_("Two of each back"), _("more than that you may not have in play; on turn six any back goes.")),
                (_("Numbers and arrows"), _("the slots, in the order in which they fight.")),
            ],
        ),
    ]
