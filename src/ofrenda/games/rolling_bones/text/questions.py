"""What the player is asked."""

from __future__ import annotations

from ofrenda.games.rolling_bones.engine.pieces import GRAVESTONE
from ofrenda.games.rolling_bones.view import BonesView
from ofrenda.kernel.view import View, narrowed
from ofrenda.words import _, plural


def question(view: View) -> str:
    table = narrowed(view, BonesView)
    if table.phase.name == "Paying":
        due = table.phase.number("due")
        return plural("Pay {count} more die for the next roll.", "Pay {count} more dice for the next roll.", due)
    if table.phase.name == "Paid":
        return _("The dice are paid. Take the hat off, or roll with it on?")
    wrongly = table.phase.number("wrongly")
    if wrongly and table.shown[GRAVESTONE] and table.post_ops:
        return _("No bone fits: bury the skeleton, or lay one wrongly, which costs 5 points: a die and its place.")
    if wrongly:
        return _("No bone fits: one must be laid wrongly, which costs 5 points. Choose a die and its place.")
    if table.shown[GRAVESTONE]:
        return _("Lay what you like, then bury the skeleton or pay for another roll.")
    return _("No gravestone: lay what you like, then pay for another roll.")
