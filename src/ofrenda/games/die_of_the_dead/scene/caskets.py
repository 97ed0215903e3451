"""The four caskets: open with their souls, or closed, all alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from ofrenda.games.die_of_the_dead.engine.pieces import (
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
    NOBODY,
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
from ofrenda.games.die_of_the_dead.scene.sight import DieSight, Owner
from ofrenda.games.die_of_the_dead.scene.tags import Rest, piece, rest_of, rest_tag
from ofrenda.games.die_of_the_dead.text.words import casket_asked_about
from ofrenda.games.die_of_the_dead.view import DieView
from ofrenda.kernel.scene import FINGER, Motif, Offer, Offers, group, words
from ofrenda.words import _, kept, mark

LEFT, TOP, PITCH, MIDDLE = 14, 502, 250, 111
GAPS = tuple((LEFT + PITCH * (place + 1) - 14, TOP + 96) for place in range(CASKETS - 1))
CASKET_WORDS = (mark("add souls"), mark("prepare"), mark("take a token"), mark("raise souls"))
BLANK_FACE, UNDECLARED = 0, -1
"""What a die shows that has not been rolled, or whose skull has not been declared."""
CEILING, ROOM, ABREAST = 13, 162, 150
"""Where the souls in a casket begin, and how much room they have."""
LARGEST_DIE, SMALLEST_LEGIBLE = 48, 22
MOST_ABREAST = 12
FOOT, FOOT_PITCH, LINE = 152, 66, 44
"""Where answers lie at the foot of a casket, and how far apart."""
ROOM_ABOVE = {1: FOOT - FINGER // 2 - CEILING, 2: FOOT - LINE * 3 // 2 - CEILING}
"""What one line of answers leaves for the souls, or two."""
CLOSED, EMPTY, OPEN = mark("closed"), mark("empty"), mark("open")
ON_DICE = (range(TURN, UP), range(KEEP, CONVERT))
"""Actions with the dice of a roll."""
ANSWERS = (range(DECLARE, TURN), range(UP, REMOVE))
"""What is said about a roll."""


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


class Foot(Motif, frozen=True):
    """What lies at the foot of a casket: answers, or ways to look into it or to fill it, or a way to leave it."""

    offers: tuple[Offer, ...] = ()
    colour: str = ""
    """Of the player who has these offers."""
    rest: Rest | None = None


class Die(Motif, frozen=True):
    """A soul in an open casket, what it shows, and what a click on it does."""

    power: bool
    shows: int
    offer: Offer | None


NO_FOOT = Foot()


def caskets(sight: DieSight) -> list[str]:
    """Each in three parts: a lid has many flowers, and they stay when what may be done with the casket changes."""
    view, offers = sight.view, sight.offers
    parts = ['<g class="die-caskets">']
    for place, souls in enumerate(view.caskets):
        state = OPEN if souls is not None else EMPTY if view.empty[place] else CLOSED
        foot = _foot(sight, place) if offers else NO_FOOT
        parts += (
            _opening(place, state, place == view.shaken, offers.first(CASKET + place)),
            _lid(place, state) if souls is None else _inside(place, _content(sight, place, souls), foot),
            _ending(bool(view.peeked >> place & 1), foot if souls is None else NO_FOOT),
        )
    return [*parts, _between(offers), "</g>"]


def _content(sight: DieSight, place: int, souls: tuple[int, ...]) -> Content:
    view, offers = sight.view, sight.offers
    rolled = place == view.shaken
    here = offers.within(*(ON_DICE if rolled else ()), *_taking_out(view, place)) if offers else ()
    staying = view.phase.number("owner") if here and view.phase.name == "RemovePairs" else NOBODY
    return Content(sight.owners, souls, view.shown if rolled else (), view.skulls if rolled else (), here, staying)


def _foot(sight: DieSight, place: int) -> Foot:
    view, offers = sight.view, sight.offers
    looks = [offers.first(look + place) for look in (LOOK, PEEK, BREAD_INTO)]
    answers = offers.within(*ANSWERS) if place == view.shaken else ()
    colour = sight.owners[view.seat].colour if answers and view.seat is not None else ""
    rest = rest_of(sight) if place == casket_asked_about(view) else None
    return Foot((*filter(None, looks), *answers), colour, rest)


def _taking_out(view: DieView, place: int) -> tuple[range, ...]:
    """The actions that take souls out of this casket."""
    if view.phase.name == "RemoveOne":
        return (range(REMOVE, ASCEND),) if place == view.phase.number("position") else ()
    if view.phase.name == "RemoveOpponent":
        return (range(REMOVE, ASCEND),) if place == 0 else ()
    return (range(ASCEND, SPACE),) if place == CASKETS - 1 else ()


def _between(offers: Offers) -> str:
    """The way the caskets move, or the swaps of neighbours."""
    if offers.first(SWAP_CASKETS) is not None:
        return _swaps(tuple([offers.first(SWAP_CASKETS + place) for place in range(len(GAPS))]))
    return _way(offers.first(MOVE, PLAY_CANDLE))


@kept(8)
def _swaps(offers: tuple[Offer | None, ...]) -> str:
    chip = shapes.finger_room(56, 80) + shapes.chip(shapes.SWAP)
    return group(*[piece(chip, offer=offer, at=gap) for offer, gap in zip(offers, GAPS, strict=True)])


@kept(8)
def _way(offer: Offer | None) -> str:
    """One on, and the last to the front."""
    back = f'<path class="die-arrow" d="M{LEFT + 3 * PITCH + 111} 692v8q0 9 -9 9H134q-9 0 -9 -9v-5m-7 4l7 -8l7 8"/>'
    arrows = [group(shapes.finger_room(44, 80), shapes.AHEAD, at=gap) for gap in GAPS]
    touch = group(shapes.finger_room(4 * PITCH - 4 * LEFT, 26), at=(2 * PITCH, 703))
    return piece(*arrows, touch, back, offer=offer, label=_("how the caskets move"), cls="die-way", at=(0, 0))


@kept(256)
def _opening(place: int, state: str, shaken: bool, offer: Offer | None) -> str:
    """The casket as a piece; what is drawn of it follows."""
    label = _("Casket {place}: {state}", place=place + 1, state=_(state))
    cls = "die-casket shaken" if shaken else "die-casket"
    at = (LEFT + place * PITCH, TOP)
    return piece(offer=offer, label=label, cls=cls, at=at, key=f"casket-{place}").removesuffix("</g>")


@kept(2 * CASKETS)
def _lid(place: int, state: str) -> str:
    return (shapes.closed_casket() if state == CLOSED else shapes.empty_casket() + _nobody()) + _sign(place)


@kept(CASKETS)
def _sign(place: int) -> str:
    """The number of the place, and what a casket here is shaken for."""
    return (
        '<circle class="die-medal" cx="22" cy="-17" r="16"/>'
        + words(place + 1, 22, -10, "die-medal-number")
        + words(_(CASKET_WORDS[place]), 46, -12, "die-casket-word", "start")
    )


def _nobody() -> str:
    return words(_("empty"), 111, 100, "die-note")


@kept(256)
def _ending(looked_into: bool, foot: Foot) -> str:
    """Whether somebody has looked into the casket, and what may be done with a closed one."""
    eye = group(shapes.EYE, at=(196, -17), label=_("looked into")) if looked_into else ""
    return eye + _answers(foot, 1) + "</g>"


@kept(1024)
def _inside(place: int, content: Content, foot: Foot) -> str:
    """The souls in an open casket, player by player; after a shake with what they show."""
    offers = {offer.action: offer for offer in content.offers}
    rows = [_row(owner, content, offers) for owner in content.owners]
    lines = 2 if len(foot.offers) > 2 and _legible(_lengths(rows), ROOM_ABOVE[2]) else 1
    room = ROOM if foot == NO_FOOT else ROOM_ABOVE[lines]
    souls = _rows(place, content.owners, rows, room) if any(rows) else _nobody()
    return shapes.open_casket() + souls + _answers(foot, lines) + _sign(place)


def _rows(place: int, owners: Sequence[Owner], rows: Sequence[Sequence[Die]], room: int) -> str:
    """The dice as far apart and as large as the room allows."""
    lengths = _lengths(rows)
    across = _across(lengths, room)
    wide, high = _cell(lengths, room, across)
    y = CEILING + (room - _lines(lengths, across) * high) / 2
    parts = []
    for owner, row in zip(owners, rows, strict=True):
        if row:
            parts.append(group(shapes.seat_sign(owner.number, owner.ghost, 22), at=(30, y + high / 2)))
        for number, die in enumerate(row):
            at = (51 + wide * (number % across + 0.5), y + high * (number // across + 0.5))
            parts.append(_die(owner, die, f"die-{place}-{owner.number}-{number}", (wide, high), at))
        y += high * -(-len(row) // across)

    return group(*parts)


@kept(4096)
def _die(owner: Owner, die: Die, key: str, cell: tuple[float, float], at: tuple[float, float]) -> str:
    """The piece with the key tells what it shows, so that it tumbles when that changes, and only then."""
    drawn = shapes.soul(owner.colour, die.power, _face(owner.number, die.shows), min(*cell, LARGEST_DIE) - 2)
    label = owner.soul_label(die.power)
    touch = shapes.finger_room(*cell) if die.offer else ""
    return piece(touch, group(drawn, f"<desc>{die.shows}</desc>", key=key), offer=die.offer, label=label, at=at)


def _face(owner: int, shows: int) -> str:
    if shows > 0:
        return shapes.pips(shows)
    blank = shapes.blank_face(owner)
    return blank + shapes.QUESTION if shows == UNDECLARED else blank


def _lengths(rows: Sequence[Sequence[Die]]) -> tuple[int, ...]:
    return tuple([len(row) for row in rows])


def _cell(lengths: tuple[int, ...], room: int, across: int) -> tuple[float, float]:
    """How much room each die of such rows has if so many lie side by side."""
    return min(FINGER, ABREAST / across), min(FINGER, room / max(_lines(lengths, across), 1))


@lru_cache(4096)
def _across(lengths: tuple[int, ...], room: int) -> int:
    """How many dice lie side by side if each is to have as much room as can be; rather more than fewer."""
    cells = {across: _cell(lengths, room, across) for across in range(MOST_ABREAST, 0, -1)}
    return max(cells, key=lambda across: (min(cells[across]), max(cells[across])))


def _legible(lengths: tuple[int, ...], room: int) -> bool:
    return min(_cell(lengths, room, _across(lengths, room))) >= SMALLEST_LEGIBLE


def _lines(lengths: tuple[int, ...], across: int) -> int:
    """How many lines such rows take if so many dice lie side by side."""
    return sum([-(-length // across) for length in lengths])


def _row(owner: Owner, content: Content, offers: Mapping[int, Offer]) -> list[Die]:
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
                dice += [Die(power, value, turn or use)] * shown
                left -= shown
            skulls = content.skulls[owner.number] if power else 0
            dice += [Die(power, UNDECLARED, None)] * skulls
            left -= skulls

        dice += [Die(power, BLANK_FACE, use)] * left

    return dice


def _answers(foot: Foot, lines: int) -> str:
    """What lies at the foot of a casket, side by side; many answers in one line or two."""
    if foot.rest:
        return rest_tag(foot.rest, (MIDDLE, FOOT - 4))
    across = -(-len(foot.offers) // lines)
    wide = min(FOOT_PITCH, 2 * MIDDLE / (across + 0.7)) if across else 0
    high = LINE if lines > 1 else FINGER
    parts = []
    for number, offer in enumerate(foot.offers):
        line, column = divmod(number, across)
        at = (MIDDLE + wide * (column - (across - 1) / 2), FOOT - LINE * (lines - 1 - line))
        parts.append(_answer(offer, foot.colour, (wide, high), at))
    return "".join(parts)


def _answer(offer: Offer, colour: str, cell: tuple[float, float], at: tuple[float, float]) -> str:
    return piece(shapes.finger_room(*cell), _answer_face(offer.action, colour, min(*cell)), offer=offer, at=at)


def _answer_face(action: int, colour: str, size: float) -> str:
    """What a skull counts, which way a die turns, or how to look into the casket or fill it."""
    if DECLARE <= action < TURN:
        return shapes.soul(colour, True, shapes.pips(action - DECLARE + 1), 0.84 * size)
    if action in (UP, DOWN):
        return shapes.chip(words("+1" if action == UP else "−1", 0, 7, "die-count"))
    if action >= PEEK:
        return shapes.chip(shapes.EYE)
    return shapes.chip(shapes.ICONS[BREAD if action >= BREAD_INTO else MARIGOLD])
