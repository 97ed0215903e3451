"""What the player is asked."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.rolling_bones.engine.phases.turn import CLOSED, OWED
from ofrenda.games.rolling_bones.engine.pieces import BONES, GRAVESTONE, HAT, OPEN_SLOTS, SKULL
from ofrenda.games.rolling_bones.engine.state import EMPTY
from ofrenda.games.rolling_bones.text.words import payable
from ofrenda.games.rolling_bones.view import BonesView
from ofrenda.kernel.view import View, narrowed
from ofrenda.words import _, plural


def question(view: View, names: Sequence[str]) -> str:
    table = narrowed(view, BonesView)
    if table.phase.name == "Paying":
        due = table.phase.number("due")
        return plural("Pay {count} more die for the next roll.", "Pay {count} more dice for the next roll.", due)
    if table.phase.name == "Paid":
        return _("The dice are paid. Take the hat off, or roll with it on?")

    gravestone = table.shown[GRAVESTONE] > 0
    if table.phase.number("wrongly"):
        return _wrongly(gravestone and table.post_ops > 0)
    if table.phase.number("duty") == OWED and _anything_fits(table):
        return _first(gravestone, payable(table, 1), at_once=table.post_ops > 0)
    return _then(table)


def _anything_fits(table: BonesView) -> bool:
    """Whether a die can be laid at all; otherwise the roll asks for none (RB-18)."""
    bones = any(table.shown[:BONES]) and EMPTY in table.laid
    return bones or (table.shown[HAT] > 0 and not table.hat and table.laid[SKULL] == SKULL)


def _fits_rightly(table: BonesView) -> bool:
    """Whether something more of the roll can be laid where it belongs."""
    if table.shown[HAT] and not table.hat and table.laid[SKULL] == SKULL:
        return True
    filled = sum(1 << slot for slot, bone in enumerate(table.laid) if bone != EMPTY)
    fitting = any(table.shown[bone] and OPEN_SLOTS[filled] >> bone & 1 for bone in range(BONES))
    return fitting and table.phase.number("duty") != CLOSED


def _wrongly(may_bury: bool) -> str:
    if may_bury:
        return _("Bury the skeleton, or choose a die and its place: no bone fits, and a wrong one costs 5 points.")
    return _("Choose a die and its place: no bone fits, and a wrong one costs 5 points.")


def _first(gravestone: bool, payable: bool, at_once: bool) -> str:
    """The roll still asks for a die."""
    if gravestone and at_once:
        return _("Lay at least one die, or bury the skeleton at once.")
    if gravestone and payable:
        return _("Lay at least one die. Then bury the skeleton, or pay and roll again.")
    if gravestone:
        return _("Lay at least one die. Then you may bury the skeleton.")
    if payable:
        return _("Lay at least one die. Then you may pay and roll again: no gravestone shows.")
    return _("Lay a die. No gravestone, and too few dice for another roll: the skeleton stays unburied.")


def _then(table: BonesView) -> str:
    """What may follow now that the roll asks for nothing more."""
    gravestone, can_pay = table.shown[GRAVESTONE] > 0, payable(table, 0)
    if _fits_rightly(table):
        if gravestone and can_pay:
            return _("Lay more if you like, bury the skeleton, or pay for another roll.")
        if gravestone:
            return _("Lay more if you like, then bury the skeleton: there are too few dice for another roll.")
        if can_pay:
            return _("Lay more if you like, then pay for another roll: no gravestone shows.")
        return _("No gravestone, and too few dice for another roll: the skeleton stays unburied.")

    if gravestone and can_pay:
        return _("Bury the skeleton, or pay for another roll: nothing more fits.")
    if gravestone:
        return _("Bury the skeleton: nothing more fits, and there are too few dice for another roll.")
    if can_pay:
        return _("Pay for another roll: nothing more fits, and no gravestone shows.")
    return _("No gravestone, and too few dice for another roll: the skeleton stays unburied.")
