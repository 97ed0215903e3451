"""The four caskets: open with their souls, or closed, all alike; the one in question stands large before the others."""

from __future__ import annotations

from ofrenda.games.die_of_the_dead.engine.pieces import (
    ASCEND,
    BREAD,
    BREAD_INTO,
    CASKET,
    CASKETS,
    CONVERT,
    DECLARE,
    DOWN,
    KEEP,
    LOOK,
    MARIGOLD,
    MOVE,
    NOBODY,
    PEEK,
    POWER_SOUL,
    REMOVE,
    RETURN,
    SPACE,
    SWAP_CASKETS,
    TURN,
    UP,
)
from ofrenda.games.die_of_the_dead.engine.state import NOWHERE
from ofrenda.games.die_of_the_dead.scene import shapes
from ofrenda.games.die_of_the_dead.scene.dice import Content, dice
from ofrenda.games.die_of_the_dead.scene.layout import Box, Layout
from ofrenda.games.die_of_the_dead.scene.sight import DieSight
from ofrenda.games.die_of_the_dead.scene.tags import Rest, piece, rest_of, rest_tag
from ofrenda.games.die_of_the_dead.text.about import CASKET_RULES, Prospect, casket_about, headline, prospect
from ofrenda.games.die_of_the_dead.text.words import casket_asked_about
from ofrenda.games.die_of_the_dead.view import DieView
from ofrenda.kernel.scene import TAG_HEIGHT, Motif, Offer, group, tag, words
from ofrenda.words import _, kept, mark

CLOSED, EMPTY, OPEN = mark("closed"), mark("empty"), mark("open")
FLAG_COLOURS = ("rosa", "turquoise", "leaf", "red")
ON_DICE = (range(TURN, UP), range(KEEP, CONVERT))
"""Actions with the dice of a roll."""
ANSWERS = (range(DECLARE, TURN), range(UP, REMOVE), range(MOVE, RETURN))
"""What is said about a roll, and what else casket 4 does."""
FURTHER = {MOVE: mark("move caskets"), POWER_SOUL: mark("power soul")}
HEADLINE_ROOM = 31
TALL_LETTERS = 0.92
EDGE = 10
"""From the outside of a casket to where its souls may lie."""


class Foot(Motif, frozen=True):
    """What lies at the foot of a casket: answers, or ways to look into it or to fill it, or a way to leave it."""

    offers: tuple[Offer, ...] = ()
    colour: str = ""
    """Of the player who has these offers."""
    rest: Rest | None = None


class Form(Motif, frozen=True):
    """How a casket stands there: its place on the table, and what is written on it."""

    layout: Layout
    box: Box
    headline: str = ""
    """Over the souls of a large casket."""
    written: bool = False
    """Whether there is paper at its foot that says what it would do."""

    @property
    def key(self) -> str:
        """By this the page knows it again, as long as it stands there in the same way."""
        return "casket" if self.written else "large" if self.headline else "small"

    @property
    def letters(self) -> float:
        """How large letters are."""
        return TALL_LETTERS if self.layout.tall else 1

    @property
    def paper_height(self) -> float:
        return self.layout.flag if self.written else 0


NO_FOOT = Foot()


def caskets(sight: DieSight) -> list[str]:
    """Each in three parts: a lid has many flowers, and they stay when what may be done with the casket changes."""
    parts = ['<g class="die-caskets">']
    for place in range(CASKETS):
        form = _form(sight, place)
        if form.box.width:
            parts += _casket(sight, place, form)
    return [*parts, _between(sight), "</g>"]


def _form(sight: DieSight, place: int) -> Form:
    layout = sight.layout
    if sight.cards:
        return Form(layout, layout.off_stage(place))
    if sight.large == NOWHERE:
        return Form(layout, layout.four(place), written=True)
    if place != sight.large:
        return Form(layout, layout.beside(place, sight.large))
    told = sight.staging.event("won", "declared", "turned", "removed", "shook")
    return Form(layout, layout.beside(place, place), headline(told, sight.view, place, sight.names))


def _casket(sight: DieSight, place: int, form: Form) -> tuple[str, str, str]:
    view, offers = sight.view, sight.offers
    souls = view.caskets[place]
    state = OPEN if souls is not None else EMPTY if view.empty[place] else CLOSED

    foot = _foot(sight, place) if offers else NO_FOOT
    offer = offers.first(CASKET + place)
    cls = _class(sight, place)
    would = prospect(view, place)

    return (
        _opening(place, state, cls, form, offer, would),
        _lid(place, state, form) if souls is None else _inside(place, _content(sight, place, souls), form, foot),
        _ending(place, form, bool(view.peeked >> place & 1), foot, would if form.written else None),
    )


def _class(sight: DieSight, place: int) -> str:
    """Whether its roll lies open, and whether it is just being shaken or chosen."""
    rolled = " die-rolled" if place == sight.view.shaken else ""
    event = sight.staging.event("shook", "chose")
    if event is None or event.args.get("position") != place:
        return f"die-casket{rolled}"
    return f"die-casket{rolled} {'shaken' if event.kind == 'shook' else 'die-chosen'}"


def _content(sight: DieSight, place: int, souls: tuple[int, ...]) -> Content:
    view, offers = sight.view, sight.offers
    rolled = place == view.shaken
    here = offers.within(*(ON_DICE if rolled else ()), *_taking_out(view, place)) if offers else ()
    staying = view.phase.number("owner") if here and view.phase.name == "RemovePairs" else NOBODY
    shown, skulls = (view.shown, view.skulls) if rolled else ((), ())
    winners = sight.winners if rolled else ()
    if rolled and view.phase.name == "TurnDie":
        turning = (view.phase.number("soul"), view.phase.number("value"))
        return Content(sight.owners, souls, shown, skulls, here, staying, winners, turning)
    return Content(sight.owners, souls, shown, skulls, here, staying, winners)


def _foot(sight: DieSight, place: int) -> Foot:
    view, offers = sight.view, sight.offers
    looks = [offers.first(look + place) for look in (LOOK, PEEK, BREAD_INTO)]
    answers = offers.within(*ANSWERS) if place == sight.large else ()
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


# The caskets themselves


@kept(512)
def _opening(place: int, state: str, cls: str, form: Form, offer: Offer | None, would: Prospect) -> str:
    """The casket as a piece; what is drawn of it follows. One that steps forward or aside has not moved."""
    label = _("Casket {place}: {state}", place=place + 1, state=_(state))
    drawn = piece(
        offer=offer,
        label=label,
        cls=cls,
        at=(form.box.x, form.box.y),
        key=f"{form.key}-{place}",
        about=casket_about(place, would, offer is not None),
        rule=CASKET_RULES[place],
    )
    return drawn.removesuffix("</g>")


@kept(128)
def _lid(place: int, state: str, form: Form) -> str:
    box = form.box
    if state == CLOSED:
        return shapes.closed_casket(box.width, box.height, form.paper_height) + _medal(place, form)
    return shapes.empty_casket(box.width, box.height) + _nobody(form) + _medal(place, form)


def _nobody(form: Form) -> str:
    return words(_("empty"), form.box.width / 2, (form.box.height - form.paper_height) / 2 + 6, "die-note")


def _medal(place: int, form: Form) -> str:
    return shapes.medal(place + 1, 13 if form.layout.tall or not (form.paper_height or form.headline) else 16)


@kept(1024)
def _inside(place: int, content: Content, form: Form, foot: Foot) -> str:
    """The souls in an open casket; over those of a large one, what has just happened to them."""
    box = form.box
    left = EDGE + (0.05 if form.headline else 0.11) * box.width
    top = HEADLINE_ROOM if form.headline else EDGE
    below = form.paper_height if foot == NO_FOOT else max(form.paper_height, form.layout.finger + 4)
    room = Box(left, top + 2, box.width - 2 * left, box.height - top - below - (4 if form.written else EDGE))
    souls = dice(place, content, room, form.layout.finger) if any(content.souls) else _nobody(form)
    told = shapes.fitted(form.headline, box.width / 2, HEADLINE_ROOM - 4, "die-headline", box.width - 90, form.letters)
    return shapes.open_casket(box.width, box.height) + souls + told + _medal(place, form)


@kept(1024)
def _ending(place: int, form: Form, looked_into: bool, foot: Foot, would: Prospect | None) -> str:
    """Whether somebody has looked into the casket, and what may be done with it or would come of it."""
    box = form.box
    eye = group(shapes.EYE, at=(box.width - 26, 18), label=_("looked into")) if looked_into else ""
    below = _answers(form, foot) if foot != NO_FOOT else _paper(place, form, would) if would else ""
    return eye + below + "</g>"


def _paper(place: int, form: Form, would: Prospect) -> str:
    """What the casket would do for whoever looks."""
    box, height = form.box, form.paper_height
    width = box.width - 2 * max(0.07 * box.width, 8)
    gain, shake = would
    line = form.layout.line
    return group(
        shapes.paper(width, height - 8, FLAG_COLOURS[place]),
        shapes.fitted(gain, width / 2, line + 1, "die-gain", width - 8, form.letters),
        shapes.fitted(shake, width / 2, 2 * line + 1, "die-shake", width - 8, form.letters),
        at=((box.width - width) / 2, box.height - height),
    )


def _answers(form: Form, foot: Foot) -> str:
    """What lies at the foot of a casket, side by side."""
    box, finger = form.box, form.layout.finger
    line = Box(0, box.height - finger - 3, box.width, finger)
    if foot.rest:
        return rest_tag(foot.rest, line)
    wide = min(box.width * 0.9 / len(foot.offers), 150 if foot.offers[0].action >= MOVE else 70)
    x, y = line.middle
    parts = []
    for number, offer in enumerate(foot.offers):
        at = (x + wide * (number - (len(foot.offers) - 1) / 2), y)
        parts.append(_answer(offer, foot.colour, (wide, finger), at))
    return "".join(parts)


def _answer(offer: Offer, colour: str, cell: tuple[float, float], at: tuple[float, float]) -> str:
    if offer.action in FURTHER:
        width = min(cell[0] - 6, 140)
        return tag(_(FURTHER[offer.action]), offer, (at[0] - width / 2, at[1] - TAG_HEIGHT / 2), width)
    return piece(shapes.finger_room(*cell), _answer_face(offer.action, colour, min(*cell)), offer=offer, at=at)


def _answer_face(action: int, colour: str, size: float) -> str:
    """What a skull counts, which way a die turns, or how to look into the casket or fill it."""
    if DECLARE <= action < TURN:
        return shapes.soul(colour, True, shapes.pips(action - DECLARE + 1), 0.9 * size)
    if action in (UP, DOWN):
        return shapes.chip(words("+1" if action == UP else "−1", 0, 7, "die-count"))
    if action >= PEEK:
        return shapes.chip(shapes.EYE)
    return shapes.chip(shapes.ICONS[BREAD if action >= BREAD_INTO else MARIGOLD])


# Between the caskets


def _between(sight: DieSight) -> str:
    """The way the caskets move, or the swaps of neighbours."""
    if sight.large != NOWHERE or sight.cards:
        return ""
    offers = tuple([sight.offers.first(SWAP_CASKETS + place) for place in range(CASKETS - 1)])
    if any(offers):
        return _swaps(sight.layout, offers)
    return _way(sight.layout, sight.staging.event("moved") is not None)


@kept(8)
def _swaps(layout: Layout, offers: tuple[Offer | None, ...]) -> str:
    chip = shapes.finger_room(layout.finger, layout.finger) + shapes.chip(shapes.SWAP)
    return group(*[piece(chip, offer=offer, at=_gap(layout, place)) for place, offer in enumerate(offers)])


@kept(8)
def _way(layout: Layout, moving: bool) -> str:
    """One on, and the last to the front; large at the moment in which they move."""
    size = 2.2 if moving else 0.9
    arrows = [
        f'<g transform="translate({x:g} {y:g}) rotate({turn}) scale({size})">{shapes.AHEAD}</g>'
        for (x, y), turn in _arrows(layout)
    ]
    return group(*arrows, cls="die-way die-moving" if moving else "die-way", label=_("how the caskets move"))


def _gap(layout: Layout, place: int) -> tuple[float, float]:
    """Between a casket and its right neighbour."""
    (x, y), (next_x, next_y) = layout.four(place).middle, layout.four(place + 1).middle
    return (x + next_x) / 2, (y + next_y) / 2


def _arrows(layout: Layout) -> list[tuple[tuple[float, float], int]]:
    """Where arrows point to the next casket, and how far they are turned; the last leads back to the first."""
    if layout.tall:
        return [(_gap(layout, 0), 0), (_gap(layout, 1), 145), (_gap(layout, 2), 0)]
    lowest = layout.top.y + layout.top.height - 14
    return [((_gap(layout, place)[0], lowest), 0) for place in range(CASKETS - 1)]
