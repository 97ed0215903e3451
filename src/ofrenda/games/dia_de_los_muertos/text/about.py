"""What the pieces of the picture are, what they would do now or why not: for whoever asks.

Each answer comes with the rule by which it is so.
"""

from __future__ import annotations

from ofrenda.games.dia_de_los_muertos.engine.pieces import GO, KINDS, is_reaction
from ofrenda.games.dia_de_los_muertos.text.labels import missing
from ofrenda.games.dia_de_los_muertos.text.words import (
    CARD_TEXTS,
    CARD_WORDS,
    FESTIVAL_SHORT,
    bones,
    carried,
    lacks_limb,
)
from ofrenda.games.dia_de_los_muertos.view import DiaView
from ofrenda.words import _, kept, listing, mark, plural

CARD_RULES = (
    "DM-30",
    "DM-23",
    "DM-20",
    "DM-HOLD",
    "DM-24",
    "DM-29",
    "DM-28",
    "DM-21",
    "DM-25",
    "DM-22",
    "DM-21",
    "DM-26",
    "DM-26",
    "DM-26",
)
DOG_ABOUT = mark(
    "The dog: no skeleton enters or passes its field. Bones of a movement lead it instead of the skeleton; where it "
    "finds skeletons it bites one, and carries what it gets to a den."
)
DIGGER_ABOUT = mark(
    "The gravedigger: nobody enters or passes his field. He takes a step whenever a festival card is taken, and once "
    "he has left the crossing the way home is open."
)
DEN_ABOUT = mark("A den of the dog. Who enters it may take out a bone or a festival card that is lacking, and stops.")
FEAST_ABOUT = mark("Who arrives here without its festival card takes one, if one is left, and stops.")
START_ABOUT = mark("Here everybody starts. The green fields are left only along their arrows.")
HOME_ABOUT = mark("Home: who arrives first takes the best gravestone.")


def of_card(view: DiaView, kind: int) -> str:
    """What a card of one's own does, and what its back is good for."""
    return _of_card(kind, view.reach[kind], view.bones[kind], not is_reaction(kind) and lacks_limb(kind, view))


@kept(256)
def _of_card(kind: int, reach: int, back: int, in_vain: bool) -> str:
    does = _(CARD_TEXTS[kind], reach=reach)
    walk = _("Or its {bones} to move.", bones=bones(back))
    if in_vain:
        return f"{does} {_('You lack the limb it needs: it would have no effect.')} {walk}"
    return f"{does} {walk}"


def of_laid(view: DiaView, kind: int) -> str:
    """What one's own laid card would do now."""
    if not is_reaction(kind) and not view.able:
        return f"{of_card(view, kind)} {_('As things stand its action would do nothing.')}"
    return of_card(view, kind)


def of_shown(kind: int, reach: int) -> str:
    """What a card that lies open does."""
    return f"{_(CARD_WORDS[kind])}. {_(CARD_TEXTS[kind], reach=reach)}"


def of_player(view: DiaView, seat: int) -> str:
    """Where a skeleton is, how whole, how far it walks, and what it has."""
    walks = -1 if view.home[seat] else carried(view, seat)
    place = view.home[seat] or view.fields[seat]
    cards = sum(view.backs[seat])
    return _of_player(place, view.arms[seat], view.legs[seat], walks, cards, view.festivals[seat])


@kept(2048)
def _of_player(place: int, arms: int, legs: int, walks: int, cards: int, festivals: int) -> str:
    """`place` is a field, or the gravestone of somebody who walks no more."""
    feasts = [_(word) for bit, word in enumerate(FESTIVAL_SHORT) if festivals >> bit & 1]
    told = [
        _("home {place}", place=place) if walks < 0 else _("field {field}", field=place),
        plural("{count} arm", "{count} arms", arms),
        plural("{count} leg", "{count} legs", legs),
    ]
    if walks >= 0:
        told.append(plural("walks {count} field", "walks up to {count} fields", walks))
        told.append(plural("{count} card in hand", "{count} cards in hand", cards))
    told.append(_("festivals: {festivals}", festivals=listing(feasts)) if feasts else _("no festival yet"))
    return ", ".join(told) + "."


def of_feast(left: int) -> str:
    return f"{_(FEAST_ABOUT)} {plural('{count} card is left.', '{count} cards are left.', left)}"


def of_den(cards: tuple[int, ...], festivals: tuple[int, ...]) -> str:
    """What the dog has carried there."""
    there = [_(CARD_WORDS[kind]) for kind in range(KINDS) if cards[kind]]
    there += [_(word) for word, count in zip(FESTIVAL_SHORT, festivals, strict=True) if count]
    inside = _("In it: {things}.", things=listing(there)) if there else _("It is empty.")
    return f"{_(DEN_ABOUT)} {inside}"


def of_red(is_open: bool, left: int) -> str:
    """Of the way home; closed it says first how many festival cards must still be taken."""
    if is_open:
        return _("The way home is open: one way, down to the graves.")
    return plural(
        "The way home is closed: it opens when the last festival card is taken, for then the gravedigger leaves it.",
        "The way home is closed: it opens when {count} more festival cards are taken. "
        "With each the gravedigger goes on, in the end out of the way.",
        max(left, 1),
    )


def why_not(view: DiaView, field: int) -> str:
    """Why one cannot step onto the field now; nothing if that is not the question."""
    return missing(GO + field, view, ()) if view.phase.name in ("Moving", "Wheeling", "HustleStep") else ""
