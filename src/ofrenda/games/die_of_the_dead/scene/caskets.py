"""The four caskets: open with their souls, or closed, all alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ofrenda.games.die_of_the_dead.pieces import (
    ASCEND,
    BREAD,
    BREAD_INTO,
    CASKET,
    CASKETS,
    COLOURS,
    CONVERT,
    DECLARE,
    DOWN,
    KEEP,
    LOOK,
    MARIGOLD,
    MOVE,
    PEEK,
    PLAY_CANDLE,
    REMOVE,
    SPACE,
    SWAP_CASKETS,
    TURN,
    UP,
    VALUES,
)
from ofrenda.games.die_of_the_dead.scene import shapes
from ofrenda.games.die_of_the_dead.scene.table import Owner, piece
from ofrenda.games.die_of_the_dead.view import DieView
from ofrenda.kernel.scene import Offer, Offers, group, words
from ofrenda.words import _, kept, mark

LEFT, TOP, PITCH = 14, 502, 250
GAPS = tuple((LEFT + PITCH * (place + 1) - 14, TOP + 96) for place in range(CASKETS - 1))
CASKET_WORDS = (mark("add souls"), mark("prepare"), mark("take a token"), mark("raise souls"))
BLANK_FACE, UNDECLARED = 0, -1
"""What a die shows that has not been rolled, or whose skull has not been declared."""
DICE_SIZES = (42, 38, 34, 30, 27, 25, 21, 18, 15)
CLOSED, EMPTY, OPEN = mark("closed"), mark("empty"), mark("open")
ON_ROLL = (range(DECLARE, REMOVE), range(KEEP, CONVERT))
"""Actions with the dice of a roll."""
NO_LOOKS = (None, None, None)


class Content(NamedTuple):
    """The souls in an open casket, and what may be done with them."""

    owners: tuple[Owner, ...]
    souls: tuple[int, ...]
    shown: tuple[int, ...]
    """After a shake: how often each soul shows each value; else nothing."""
    skulls: tuple[int, ...]
    offers: tuple[Offer, ...]
    colour: str
    """Of the player who has these offers."""


class Die(NamedTuple):
    """A soul in an open casket, what it shows, and what a click on it does."""

    power: bool
    shows: int
    offer: Offer | None


def caskets(view: DieView, owners: tuple[Owner, ...], offers: Offers) -> list[str]:
    """Each in three parts: a lid has many flowers, and they stay when what may be done with the casket changes."""
    parts = ['<g class="dod-caskets">']
    for place, souls in enumerate(view.caskets):
        state = OPEN if souls is not None else EMPTY if view.empty[place] else CLOSED
        looks = tuple([offers.first(look + place) for look in (LOOK, PEEK, BREAD_INTO)]) if offers else NO_LOOKS
        parts += (
            _opening(place, state, place == view.shaken, offers.first(CASKET + place)),
            _lid(place, state) if souls is None else _inside(place, _content(view, owners, offers, place, souls)),
            _ending(state, bool(view.peeked >> place & 1), looks),
        )
    return [*parts, _between(offers), "</g>"]


def _content(view: DieView, owners: tuple[Owner, ...], offers: Offers, place: int, souls: tuple[int, ...]) -> Content:
    rolled = place == view.shaken
    here = offers.within(*(ON_ROLL if rolled else ()), *_leaving(view, place)) if offers else ()
    colour = owners[view.seat].colour if here and view.seat is not None else ""
    return Content(owners, souls, view.shown if rolled else (), view.skulls if rolled else (), here, colour)


def _leaving(view: DieView, place: int) -> tuple[range, ...]:
    """The actions that take souls out of this casket."""
    if view.phase == "RemoveOne":
        return (range(REMOVE, ASCEND),) if place == view.asked[0] else ()
    if view.phase == "RemoveOpponent":
        return (range(REMOVE, ASCEND),) if place == 0 else ()
    return (range(ASCEND, SPACE),) if place == CASKETS - 1 else ()


def _between(offers: Offers) -> str:
    """The way the caskets move, or the swaps of neighbours."""
    if offers.first(SWAP_CASKETS) is not None:
        return _swaps(tuple([offers.first(SWAP_CASKETS + place) for place in range(len(GAPS))]))
    return _way(offers.first(MOVE, PLAY_CANDLE))


@kept(8)
def _swaps(offers: tuple[Offer | None, ...]) -> str:
    chip = shapes.chip(shapes.SWAP)
    return group(*[piece(chip, offer=offer, at=gap) for offer, gap in zip(offers, GAPS, strict=True)])


@kept(8)
def _way(offer: Offer | None) -> str:
    """One on, and the last to the front."""
    back = f'<path class="dod-arrow" d="M{LEFT + 3 * PITCH + 111} 692v8q0 9 -9 9H134q-9 0 -9 -9v-5m-7 4l7 -8l7 8"/>'
    arrows = [group(shapes.touch(-22, -40, 44, 80), shapes.AHEAD, at=gap) for gap in GAPS]
    back += shapes.touch(LEFT, 690, 4 * PITCH - 2 * LEFT, 26)
    return piece(*arrows, back, offer=offer, label=_("how the caskets move"), cls="dod-way", at=(0, 0))


@kept(256)
def _opening(place: int, state: str, shaken: bool, offer: Offer | None) -> str:
    """The casket as a piece; what is drawn of it follows."""
    label = _("Casket {place}: {state}", place=place + 1, state=_(state))
    cls = "dod-casket shaken" if shaken else "dod-casket"
    at = (LEFT + place * PITCH, TOP)
    return piece(offer=offer, label=label, cls=cls, at=at, key=f"casket-{place}").removesuffix("</g>")


@kept(2 * CASKETS)
def _lid(place: int, state: str) -> str:
    return (shapes.closed_casket() if state == CLOSED else shapes.empty_casket() + _nobody()) + _sign(place)


@kept(CASKETS)
def _sign(place: int) -> str:
    """The number of the place, and what a casket here is shaken for."""
    return (
        '<circle class="dod-medal" cx="22" cy="-17" r="16"/>'
        + words(place + 1, 22, -10, "dod-medal-number")
        + words(_(CASKET_WORDS[place]), 46, -12, "dod-casket-word", "start")
    )


def _nobody() -> str:
    return words(_("empty"), 111, 100, "dod-note")


@kept(256)
def _ending(state: str, looked_into: bool, looks: tuple[Offer | None, ...]) -> str:
    """What has been and may be done before a casket is chosen: look, peek, fill."""
    eye = group(shapes.EYE, at=(196, -17), label=_("looked into")) if looked_into else ""
    faces = (shapes.ICONS[MARIGOLD], shapes.EYE, shapes.ICONS[BREAD])
    legal = [(offer, face) for offer, face in zip(looks, faces, strict=True) if offer]
    left = (178 if state == OPEN else 111) - 24 * (len(legal) - 1)
    chips = [
        piece(shapes.chip(face), offer=offer, at=(left + 48 * number, 156))
        for number, (offer, face) in enumerate(legal)
    ]
    return "".join([eye, *chips, "</g>"])


@kept(1024)
def _inside(place: int, content: Content) -> str:
    """The souls in an open casket, player by player; after a shake with what they show."""
    offers = {offer.action: offer for offer in content.offers}
    chips = _chips(offers, content.colour) if offers else ""
    rows = [_row(owner, content, offers) for owner in content.owners]
    souls = _rows(place, content.owners, rows, 118 if chips else 162) if any(rows) else _nobody()
    return shapes.open_casket() + souls + chips + _sign(place)


def _rows(place: int, owners: Sequence[Owner], rows: Sequence[Sequence[Die]], room: int) -> str:
    """The dice as large as the room allows."""
    size = next((size for size in DICE_SIZES if _lines(rows, size) * size <= room), DICE_SIZES[-1])
    across = _across(size)
    y = 13 + (room - _lines(rows, size) * size) / 2
    parts = []
    for owner, row in zip(owners, rows, strict=True):
        if row:
            parts.append(group(shapes.seat_sign(owner.number, owner.ghost, 22), at=(30, y + size / 2)))
        for number, die in enumerate(row):
            at = (51 + size * (number % across + 0.5), y + size * (number // across + 0.5))
            parts.append(_die(owner, die, f"die-{place}-{owner.number}-{number}", size, at))
        y += size * -(-len(row) // across)
    return group(*parts)


@kept(4096)
def _die(owner: Owner, die: Die, key: str, size: float, at: tuple[float, float]) -> str:
    """The piece with the key tells what it shows, so that it tumbles when that changes, and only then."""
    drawn = shapes.soul(owner.colour, die.power, _face(owner.number, die.shows), size - 2)
    label = owner.soul_label(die.power)
    return piece(group(drawn, f"<desc>{die.shows}</desc>", key=key), offer=die.offer, label=label, at=at)


def _face(owner: int, shows: int) -> str:
    if shows > 0:
        return shapes.pips(shows)
    blank = shapes.blank_face(owner)
    return blank + shapes.QUESTION if shows == UNDECLARED else blank


def _across(size: float) -> int:
    """How many dice of this size lie side by side."""
    return int(150 // size)


def _lines(rows: Sequence[Sequence[Die]], size: float) -> int:
    """How many lines these rows take if dice have this size."""
    return sum(-(-len(row) // _across(size)) for row in rows)


def _row(owner: Owner, content: Content, offers: Mapping[int, Offer]) -> list[Die]:
    """One player's souls in a casket, the highest first."""
    dice: list[Die] = []
    for kind in (0, 1):
        power = kind == 1
        soul = owner.number * 2 + kind
        named = COLOURS.index(owner.colour) * 2 + kind
        leave = offers.get(REMOVE + named) or offers.get(ASCEND + named)
        left = content.souls[soul]
        if content.shown:
            for value in range(VALUES, 0, -1):
                shown = content.shown[soul * VALUES + value - 1]
                turn = offers.get(TURN + named * VALUES + value - 1)
                dice += [Die(power, value, turn or leave)] * shown
                left -= shown
            skulls = content.skulls[owner.number] if power else 0
            dice += [Die(power, UNDECLARED, None)] * skulls
            left -= skulls
        dice += [Die(power, BLANK_FACE, leave)] * left
    return dice


def _chips(offers: Mapping[int, Offer], colour: str) -> str:
    """Answers about a roll: what a skull counts, which way a die turns, which soul stays."""
    faces = {DECLARE + value: shapes.soul(colour, True, shapes.pips(value + 1), 32) for value in range(VALUES)}
    faces[DOWN] = shapes.chip(words("−1", 0, 7, "dod-count"))
    faces[UP] = shapes.chip(words("+1", 0, 7, "dod-count"))
    faces |= {KEEP + kind: shapes.soul("plain", kind == 1, "", 36) for kind in (0, 1)}
    legal = [action for action in faces if action in offers]
    pitch = 31 if len(legal) > 2 else 54
    return "".join(
        piece(faces[action], offer=offers[action], at=(111 + pitch * (number - (len(legal) - 1) / 2), 153))
        for number, action in enumerate(legal)
    )
