"""The souls in an open casket, player by player; after a shake with what they show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from ofrenda.games.die_of_the_dead.engine.pieces import ASCEND, COLOURS, KEEP, NOBODY, REMOVE, TURN, VALUES
from ofrenda.games.die_of_the_dead.scene import shapes
from ofrenda.games.die_of_the_dead.scene.layout import Box
from ofrenda.games.die_of_the_dead.scene.sight import Owner
from ofrenda.games.die_of_the_dead.scene.tags import piece
from ofrenda.games.die_of_the_dead.text.about import IN_CASKET, SOUL_RULES, soul_about
from ofrenda.kernel.scene import Motif, Offer, group, shortened, words
from ofrenda.words import _, kept

BLANK_FACE, UNDECLARED = 0, -1
"""What a die shows that has not been rolled, or whose skull has not been declared."""
LARGEST_DIE = 80
MOST_ABREAST = 12
NAME_ROOM = 164
"""From so much room on, rows have the names of their players."""
LETTERS = 12
LEAST_FOR_ROWS = 260
"""With less room all souls lie in one heap."""
MOVING_PLACES, PAIRING_PLACE = (0, 1), 2


class Content(Motif, frozen=True):
    """The souls in an open casket, and what may be done with them."""

    owners: tuple[Owner, ...]
    souls: tuple[int, ...]
    shown: tuple[int, ...]
    """After a shake: how often each soul shows each value; else nothing."""
    skulls: tuple[int, ...]
    offers: tuple[Offer, ...]
    """With the dice."""
    staying: int
    """Of whose souls one is picked that stays, or nobody."""
    winners: tuple[int, ...]
    turning: tuple[int, int] = (NOBODY, 0)
    """The soul that is being turned, and what it shows."""


class Die(Motif, frozen=True):
    """A soul in an open casket, what it shows, whether that has an effect of its own, and what a click on it does."""

    power: bool
    shows: int
    decides: bool
    offer: Offer | None


def rows_of(place: int, content: Content) -> list[list[Die]]:
    offers = {offer.action: offer for offer in content.offers}
    return [_row(place, owner, content, offers) for owner in content.owners]


def dice(place: int, content: Content, room: Box, finger: float) -> str:
    """The dice as far apart and as large as the room allows, each player's beside a skull and a name."""
    rows = rows_of(place, content)
    if room.width < LEAST_FOR_ROWS:
        return _heap(place, content.owners, rows, room, finger)
    lengths = tuple([len(row) for row in rows])
    named = room.width > 3 * NAME_ROOM
    margin = NAME_ROOM if named else min(44, 0.24 * room.width)
    abreast = room.width - margin
    across = _across(lengths, abreast, room.height)
    wide, high = _cell(lengths, abreast, room.height, across)
    y = room.y + (room.height - _lines(lengths, across) * high) / 2
    indent = (abreast - wide * min(across, max(lengths))) / 2  # few dice lie in the middle, with whom they belong to
    parts = []
    for owner, row in zip(content.owners, rows, strict=True):
        if not row:
            continue
        lines = -(-len(row) // across)
        won = owner.number in content.winners
        parts.append(_band(owner, Box(room.x, y, room.width, high * lines), margin, indent, named, won))
        for number, die in enumerate(row):
            at = (room.x + indent + margin + wide * (number % across + 0.5), y + high * (number // across + 0.5))
            key = f"die-{place}-{owner.number}-{number}"
            parts.append(_die(owner, die, key, (wide, high), at, finger))
        y += high * lines

    return group(*parts)


def _heap(place: int, owners: Sequence[Owner], rows: Sequence[Sequence[Die]], room: Box, finger: float) -> str:
    """All dice side by side: unrolled, they wear their owners' skulls."""
    heap = [(owner, number, die) for owner, row in zip(owners, rows, strict=True) for number, die in enumerate(row)]
    across = _across((len(heap),), room.width, room.height)
    wide, high = _cell((len(heap),), room.width, room.height, across)
    left = room.x + (room.width - wide * min(across, len(heap))) / 2
    top = room.y + (room.height - high * _lines((len(heap),), across)) / 2
    parts = []
    for count, (owner, number, die) in enumerate(heap):
        at = (left + wide * (count % across + 0.5), top + high * (count // across + 0.5))
        parts.append(_die(owner, die, f"die-{place}-{owner.number}-{number}", (wide, high), at, finger))
    return group(*parts)


@kept(1024)
def _band(owner: Owner, band: Box, margin: float, indent: float, named: bool, won: bool) -> str:
    """Whose dice lie here; the winner's row is lit."""
    left = band.x + indent
    size = min(34, band.height - 4, margin - 8)
    sign = group(shapes.seat_sign(owner.number, owner.ghost, size), at=(left + size / 2 + 4, band.y + band.height / 2))
    lit = (
        f'<rect class="die-lit" x="{band.x:g}" y="{band.y + 1:g}" width="{band.width:g}" '
        f'height="{band.height - 2:g}" rx="10"/>'
        if won
        else ""
    )

    if not named:
        return lit + sign

    name = shortened(owner.name, LETTERS)
    middle = band.y + band.height / 2 + 5
    if not won:
        return lit + sign + words(name, left + 44, middle, "die-row-name", "start")
    return (
        lit
        + sign
        + words(name, left + 44, middle - 8, "die-row-name die-won", "start")
        + words(_("wins"), left + 44, middle + 9, "die-row-name die-won", "start")
    )


@kept(4096)
def _die(owner: Owner, die: Die, key: str, cell: tuple[float, float], at: tuple[float, float], finger: float) -> str:
    """The piece with the key tells what it shows, so that it tumbles when that changes, and only then."""
    size = min(*cell, LARGEST_DIE) - 3
    drawn = shapes.soul(owner.colour, die.power, _face(owner.number, die.shows), size)
    ring = f'<circle class="die-decides" r="{0.56 * size:.1f}"/>' if die.decides else ""
    touch = shapes.finger_room(max(finger, cell[0]), max(finger, cell[1])) if die.offer else ""

    return piece(
        touch,
        group(ring, drawn, f"<desc>{die.shows}</desc>", key=key),
        offer=die.offer,
        label=owner.soul_label(die.power),
        at=at,
        about=soul_about(die.power, IN_CASKET),
        rule=SOUL_RULES[die.power],
    )


def _face(owner: int, shows: int) -> str:
    if shows > 0:
        return shapes.pips(shows)
    blank = shapes.blank_face(owner)
    return blank + shapes.QUESTION if shows == UNDECLARED else blank


def _cell(lengths: tuple[int, ...], width: float, height: float, across: int) -> tuple[float, float]:
    """How much room each die of such rows has if so many lie side by side."""
    return min(LARGEST_DIE + 2, width / across), min(LARGEST_DIE + 2, height / max(_lines(lengths, across), 1))


@lru_cache(4096)
def _across(lengths: tuple[int, ...], width: float, height: float) -> int:
    """How many dice lie side by side if each is to have as much room as can be; rather more than fewer."""
    cells = {across: _cell(lengths, width, height, across) for across in range(MOST_ABREAST, 0, -1)}
    return max(cells, key=lambda across: (min(cells[across]), max(cells[across])))


def _lines(lengths: Sequence[int], across: int) -> int:
    """How many lines such rows take if so many dice lie side by side."""
    return sum([-(-length // across) for length in lengths])


def _row(place: int, owner: Owner, content: Content, offers: Mapping[int, Offer]) -> list[Die]:
    """One player's souls in a casket, the highest first."""
    dice: list[Die] = []
    for kind in (0, 1):
        power = kind == 1
        soul = owner.number * 2 + kind
        named = COLOURS.index(owner.colour) * 2 + kind
        keep = offers.get(KEEP + kind) if owner.number == content.staying else None
        use = keep or offers.get(REMOVE + named) or offers.get(ASCEND + named)
        left = content.souls[soul]
        if content.shown:
            for value in range(VALUES, 0, -1):
                shown = content.shown[soul * VALUES + value - 1]
                turn = offers.get(TURN + named * VALUES + value - 1)
                decides = _decides(place, owner.number, value, content) or (soul, value) == content.turning
                dice += [Die(power, value, decides, turn or use)] * shown
                left -= shown
            skulls = content.skulls[owner.number] if power else 0
            dice += [Die(power, UNDECLARED, False, None)] * skulls
            left -= skulls

        dice += [Die(power, BLANK_FACE, False, use)] * left

    return dice


def _decides(place: int, owner: int, value: int, content: Content) -> bool:
    """A 1 that moves the caskets, or one of a pair that leaves."""
    if place == PAIRING_PLACE:
        first = owner * 2 * VALUES + value - 1
        return content.shown[first] + content.shown[first + VALUES] > 1
    return place in MOVING_PLACES and value == 1
