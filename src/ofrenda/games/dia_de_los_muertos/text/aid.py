"""The player aid of Dia de los Muertos: a round and its symbols on one short page."""

from __future__ import annotations

from ofrenda.kernel.text import AidPart
from ofrenda.words import _


def aid() -> list[AidPart]:
    """What one may do in a round, what things mean, and what counts."""
    return [
        AidPart(
            _("A round"),
            [
                (_("Lay"), _("everybody lays one card; the others see the bones on its back.")),
                (_("Move"), _("in turn order: walk its bones, or lead the dog with some of them.")),
                (_("Or act"), _("turn the card up and do what it says; then draw two cards. Your last card must act.")),
                (_("React"), _("Dodge wards off a blow, Holding slows a walker, out of turn.")),
                (_("Swap"), _("at the end two cards for one, as often as you like.")),
            ],
        ),
        AidPart(
            _("What it means"),
            [
                (_("Bones on a back"), _("how far the card walks: 3 fields with two legs, 2 with one.")),
                (_("Hand or foot"), _("the card asks for such a limb; drawn by an attack, that limb is lost.")),
                (_("Flowers"), _("festivals: the first visit brings a card and moves the gravedigger.")),
                (_("Dog"), _("put onto a field with skeletons it bites one; then it goes to a den.")),
                (_("Den"), _("who enters picks a limb or a festival card out of what lies there.")),
                (_("Lock"), _("its figure: so many festival cards must be taken until the way home is open.")),
            ],
        ),
        AidPart(
            _("What counts"),
            [
                (_("Home"), _("7 points for the first, fewer for those after.")),
                (_("Festival cards"), _("music 1, dance 2, banquet 3 points for whoever is home.")),
            ],
        ),
    ]
