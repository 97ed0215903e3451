"""What the answers say."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.dia_de_los_muertos.engine.phases.movement import ATTACKED
from ofrenda.games.dia_de_los_muertos.engine.pieces import (
    ARM,
    BACK,
    DIGGER,
    DISCARD,
    DODGE_IT,
    DOG,
    FOOT,
    GO,
    HAND,
    HOLD,
    LEG,
    LIMBS_OF_A_KIND,
    PASS,
    PICK,
    PUSH,
    STOP,
    SWAP_ALL,
    TAKE,
    TARGET,
    USE_ACTION,
    USE_MOVEMENT,
)
from ofrenda.games.dia_de_los_muertos.text.words import CARD_TEXTS, FESTIVAL_WORDS, bones, card, carried, thing
from ofrenda.games.dia_de_los_muertos.view import DiaView
from ofrenda.kernel.text import Choice, menu_of
from ofrenda.kernel.view import View, narrowed
from ofrenda.words import _, bare, listing, mark, plural

PLAIN_LABELS = {
    HOLD: mark("Play Holding"),
    DODGE_IT: mark("Play Dodge"),
    SWAP_ALL: mark("Show and swap the whole hand"),
    STOP: mark("Stop here"),
}
PASSES = {
    "HoldWindow": mark("Do not hold on"),
    "DodgeWindow": mark("Do not dodge"),
    "PickFromDen": mark("Take nothing"),
    "SwapReactions": mark("Keep your hand"),
    "SwapTwo": mark("Keep your hand"),
}
LIMB_LABELS = {
    "Snatch": mark("Take {limb}"),
    "Mend": mark("Get {limb} back"),
    "ChooseLimb": mark("{player} loses {limb}"),
}


def action(action: int, view: View, names: Sequence[str]) -> str:
    table = narrowed(view, DiaView)
    if action == PASS:
        return _(PASSES.get(table.phase.name, mark("Pass")))
    if action in PLAIN_LABELS:
        return _(PLAIN_LABELS[action])
    if action < DISCARD:
        what = _(CARD_TEXTS[action], reach=table.reach[action])
        return _("Lay {card} – {what}", card=_full_card(action, table), what=what)
    if action < PICK:
        return _("Discard {card}", card=_full_card(action - DISCARD, table))
    if action < USE_ACTION:
        return _("Take {limb} ({card})", limb=_limb_on(action - PICK, table), card=card(action - PICK))
    if action < GO:
        return _use_label(action, table)
    if action < DOG:
        return _("Go to {field}", field=_place(action - GO, table, names))
    if action < PUSH:
        return _("Send the dog to {field}", field=_place(action - DOG, table, names))
    if action < DIGGER:
        return _("Push to {field}", field=_place(action - PUSH, table, names))
    if action < TARGET:
        return _("Send the gravedigger to {field}", field=_place(action - DIGGER, table, names))
    if action < BACK:
        return names[action - TARGET]
    if action < ARM:
        return _back_label(action - BACK, table)
    if action < TAKE:
        victim = names[table.phase.number("victim")] if "victim" in table.phase.fields else ""
        return _(LIMB_LABELS[table.phase.name], limb=thing(action), player=victim)

    return _("Take {festival}", festival=_(FESTIVAL_WORDS[action - TAKE]))


def _full_card(kind: int, table: DiaView) -> str:
    return f"{card(kind)} ({bones(table.bones[kind])})"


def _use_label(action: int, table: DiaView) -> str:
    """What using the laid card does; a card knocked over is not used."""
    kind = table.laid[table.seat] if table.seat is not None else -1
    if action == USE_ACTION:
        if kind < 0:
            return _("Turn up the card")
        if not table.able:
            return _("Turn up {card}: nothing happens, then draw 2 cards", card=card(kind))
        return _("Turn up {card}, then draw 2 cards", card=card(kind))
    return _movement_label(kind, table)


def _movement_label(kind: int, table: DiaView) -> str:
    """What the bones of the laid card are good for: the skeleton goes no farther than its limbs carry it (DM-12)."""
    if kind < 0 or table.seat is None:
        return _("Walk")

    back, far = table.bones[kind], carried(table, table.seat)
    if not far:
        return plural("Lead the dog {count} field", "Lead the dog up to {count} fields", back)
    if far >= back:
        return plural("Walk {count} field, or lead the dog", "Walk up to {count} fields, or lead the dog", back)

    return plural(
        "Walk {count} field, and lead the dog with the rest of {bones}",
        "Walk up to {count} fields, and lead the dog with the rest of {bones}",
        far,
        bones=bones(back),
    )


def _limb_on(kind: int, table: DiaView) -> str:
    """The limb that a card in a den gives back: one of those on it that the seat lacks."""
    seat = table.phase.number("seat")
    arm = table.symbols[kind] & HAND and table.arms[seat] < LIMBS_OF_A_KIND
    leg = table.symbols[kind] & FOOT and table.legs[seat] < LIMBS_OF_A_KIND
    return _("an arm or a leg") if arm and leg else thing(ARM if arm else LEG)


def _place(field: int, table: DiaView, names: Sequence[str]) -> str:
    """A field, with what lies there and who stands on it."""
    there = [bare(names[seat]) for seat in range(table.seats) if table.fields[seat] == field and not table.home[seat]]
    if field in table.festivals_at:
        there.insert(0, _(FESTIVAL_WORDS[table.festivals_at.index(field)]))
    if field in table.dens_at:
        there.insert(0, _("den"))
    return f"{field} ({listing(there)})" if there else str(field)


def _back_label(back: int, table: DiaView) -> str:
    """What a hit on this back can cost, counted from the card list: each card once."""
    total, arm, leg, blank = table.odds[back]
    both = arm + leg + blank - total
    costs = [
        plural("{count} costs an arm", "{count} cost an arm", arm - both) if arm > both else "",
        plural("{count} costs a leg", "{count} cost a leg", leg - both) if leg > both else "",
        plural("{count} costs whichever you choose", "{count} cost whichever you choose", both) if both else "",
        _blank_costs(blank, table) if blank else "",
    ]

    return _(
        "{bones}: of {total} such cards {costs}",
        bones=bones(back + 1),
        total=total,
        costs=listing([cost for cost in costs if cost]),
    )


def _blank_costs(count: int, table: DiaView) -> str:
    """For a card without a limb the dog takes a festival card, if the victim has one."""
    if table.phase.fields.get("dog") and table.festivals[table.phase.number("victim")]:
        return plural("{count} costs the best festival card", "{count} cost the best festival card", count)
    return plural("{count} costs no limb", "{count} cost no limb", count)


def menu(actions: Sequence[int], view: View, names: Sequence[str]) -> list[Choice]:
    """What ends a decision comes last; fields are typed by their own numbers, for the skeleton before the dog."""
    choices = menu_of(action, actions, view, names, last=(STOP, PASS))
    for first, after in ((GO, DOG), (PUSH, DIGGER), (DIGGER, TARGET), (DOG, PUSH)):
        if any(first <= choice.action < after for choice in choices):
            return [
                Choice(choice.action, choice.label, number=choice.action - first)
                if first <= choice.action < after
                else choice
                for choice in choices
            ]
    return choices


def missing(action: int, view: View, names: Sequence[str]) -> str:
    """Why it cannot be done now, with the rule."""
    table = narrowed(view, DiaView)

    if table.phase.name == "Turn" and action == USE_ACTION:
        return _("a laid reaction card can only be used to move (DM-5).")
    if table.phase.name == "Turn" and action == USE_MOVEMENT:
        return _("your last card must be turned up (DM-4).")

    if action == DODGE_IT:
        return _("that takes a Dodge in hand, and an attack that can be dodged (DM-30).")
    if action == HOLD:
        return _("that takes a Holding in hand, and somebody near who is about to walk (DM-HOLD).")

    if action < PICK:
        return _no_card(action % DISCARD, table)
    if GO <= action < DOG and table.phase.name in ("Moving", "Wheeling", "HustleStep"):
        return _no_step(action - GO, table)
    if DOG <= action < PUSH and table.phase.name == "Moving":
        return _dog_stays(table)

    if TARGET <= action < BACK and table.phase.name == "ChooseTarget":
        return _("out of reach, or nothing that the card could do there (DM-19).")
    if table.phase.name == "PickFromDen":
        return _("that is not in this den, or of no use to you (DM-34).")
    if table.phase.name == "Snatch":
        return _("that is not there to be taken, or you lack none (DM-20).")

    return ""


def _no_card(kind: int, table: DiaView) -> str:
    held = table.seat is not None and len(table.hands[table.seat]) > 0 and table.hands[table.seat][kind] > 0
    return "" if held else _("you do not hold this card.")


def _no_step(field: int, table: DiaView) -> str:
    """Why the skeleton cannot step onto the field."""
    track = table.phase.fields.get("track")
    wheeling = table.phase.name == "Wheeling"  # the figure follows when the track is whole
    own = track[-1] if wheeling and isinstance(track, tuple) else table.fields[table.seat or 0]
    one_way = any((way[0], way[1]) == (field, own) for way in table.arrows)
    near = any((way[0], way[1]) == (own, field) for way in table.arrows) or any(
        {way[0], way[1]} == {own, field} for way in table.paths
    )

    if table.phase.fields.get("steps") == 0:
        return _("your limbs carry you no farther this turn; what bones are left lead the dog (DM-12).")
    if one_way:
        return _("the arrow points the other way (DM-15).")
    if not near:
        return _("no way leads there in one step.")

    if field == table.dog:
        return _("the dog lies there, and nobody passes it (DM-14).")
    if field == table.digger:
        return _("the gravedigger stands there, and nobody passes him (DM-14).")
    if not table.open and (field in table.red or field == table.goal):
        return _("the way home is closed until the gravedigger has left it (DM-16).")
    return ""


def _dog_stays(table: DiaView) -> str:
    if table.phase.number("led") == ATTACKED:
        return _("the dog has attacked, and is not led again this turn (DM-33B).")
    return _("the dog goes only from field to field, and never onto the start, the green fields or the goal (DM-32).")
