"""What has just happened, large: who strikes whom with which card, the limb that flies off, a dodge, the dog's bite."""

from __future__ import annotations

from ofrenda.games.dia_de_los_muertos.engine.pieces import ARM, DODGE, HEADER, HOLDING, HUSTLE, LEG, PLACE_POINTS, TAKE
from ofrenda.games.dia_de_los_muertos.scene.layout import WIDE, Layout
from ofrenda.games.dia_de_los_muertos.scene.shapes import (
    ARMS_AT,
    DIGGER,
    DOG,
    GRAVESTONE,
    LEGS_AT,
    Card,
    bone,
    card_of,
    festival,
    figure,
    front,
    lock,
    sign,
    token,
)
from ofrenda.games.dia_de_los_muertos.scene.sight import DiaSight
from ofrenda.games.dia_de_los_muertos.text.words import FESTIVAL_WORDS, limb_word, thing
from ofrenda.kernel.event import Event, numbers
from ofrenda.kernel.scene import Motif, group, shortened, words
from ofrenda.words import _, bare, kept, plural

DOG_SEAT = -1
"""Stands for the dog among the actors."""
WIDTH, HEIGHT = 340, 190
SIDE, MIDDLE = 62, 170
FLYING = {ARM: ((-14, -32, 20), (-30, -22)), LEG: ((-31, 22, 60), (-22, 34))}
"""Where a lost limb flies, how it is turned, and from where."""


class Actor(Motif, frozen=True):
    """Somebody on the stage: a skeleton as it is now, or the dog; a limb it just lost, or that it dodges."""

    seat: int
    name: str
    arms: int = 0
    legs: int = 0
    lost: int = 0
    got: int = 0
    dodges: bool = False


class Act(Motif, frozen=True):
    """What is shown: who does it, with what, to whom, and a word about it."""

    left: Actor | None
    card: Card | None
    right: Actor | None
    word: str
    thing: str = ""
    """A drawing in the middle, if there is no card."""


def stage(sight: DiaSight, layout: Layout) -> str:
    """The decisive thing of this moment, large."""
    if not sight.staging.events:
        return ""
    act = _act(sight)
    return _drawn(layout, act) if act is not None else ""


# What is worth a stage, the decisive first


def _act(sight: DiaSight) -> Act | None:
    events = sight.staging
    if (home := events.event("home")) is not None:
        return _came_home(sight, home)
    if (blow := events.event("struck")) is not None:
        return _random(sight, blow)
    if (told := events.event("snatched", "hustled", "held", "jumped-at")) is not None:
        return _between(sight, told)
    if (dodged := events.event("dodged")) is not None:
        return _dodged(sight, dodged)
    if (lost := events.event("lost-limb")) is not None:
        return _straight(sight, lost)
    return _alone(sight)


def _alone(sight: DiaSight) -> Act | None:
    """What concerns one skeleton, or the gravedigger."""
    events = sight.staging
    if (step := events.event("digger")) is not None:
        return _dug(sight, step)
    if (feast := events.event("festival", "picked-festival")) is not None:
        number = feast.number("festival")
        drawn = sign(festival(number), 0, 0, 2.6)
        return Act(_actor(sight, feast.number("seat")), None, None, _(FESTIVAL_WORDS[number]), drawn)
    if (mended := events.event("mended")) is not None:
        limb = mended.number("limb")
        return Act(None, None, _actor(sight, mended.number("seat"), got=limb), "+ " + limb_word(limb), _limb(2.4))
    if (aimed := events.event("targets", "snatches", "hustles", "set-dog")) is not None:
        return _aimed(sight, aimed)
    if (shown := events.event("acts")) is not None:
        seat = shown.number("seat")
        return Act(_actor(sight, seat), card_of(sight.view, shown.number("card")), None, _outcome(sight, seat))
    if (order := events.event("round")) is not None:
        return _round(sight, order)
    return None


def _outcome(sight: DiaSight, seat: int) -> str:
    """What is to be said of a card turned up: that it was the last and therefore had to be (DM-4), and was in vain."""
    in_vain = sight.staging.event("no-effect") is not None
    if not sum(sight.view.backs[seat]):
        return _("last card, no effect") if in_vain else _("the last card must act")
    return _("nothing happens") if in_vain else ""


def _actor(sight: DiaSight, seat: int, lost: int = 0, got: int = 0, dodges: bool = False) -> Actor:
    view = sight.view
    return Actor(seat, sight.names[seat], view.arms[seat], view.legs[seat], lost, got, dodges)


def _dog() -> Actor:
    return Actor(DOG_SEAT, _("The dog"))


def _lost(sight: DiaSight, seat: int) -> int:
    """The limb that this skeleton has just lost; 0 if it has lost none."""
    event = sight.staging.event("lost-limb")
    return event.number("limb") if event is not None and event.number("seat") == seat else 0


def _random(sight: DiaSight, blow: Event) -> Act:
    """A card is drawn from the victim's hand and says what is lost."""
    victim = blow.number("victim")
    by = _dog() if blow.number("dog") else _actor(sight, blow.number("seat"))
    lost, snapped = _lost(sight, victim), sight.staging.event("snapped")
    word = _("nothing is lost")
    if lost:
        word = "- " + limb_word(lost)
    elif snapped is not None:
        word = "- " + _(FESTIVAL_WORDS[snapped.number("festival")])
    elif sight.view.symbols[blow.number("card")] and sight.view.arms[victim] + sight.view.legs[victim]:
        word = ""
    return Act(by, card_of(sight.view, blow.number("card")), _actor(sight, victim, lost=lost), word)


def _straight(sight: DiaSight, lost: Event) -> Act:
    """A blow that was aimed, with the card that lies open; the limb chosen after a random attack flies alone."""
    view, victim, limb = sight.view, lost.number("seat"), lost.number("limb")
    word = "- " + limb_word(limb)
    hurt = _actor(sight, victim, lost=limb)
    if view.played < 0 or view.active == victim:
        return Act(_dog() if view.carried >= 0 else None, None, hurt, word, _limb(2.4))
    return Act(_actor(sight, view.active), card_of(view, view.played), hurt, word)


def _between(sight: DiaSight, told: Event) -> Act:
    view, by, victim = sight.view, told.number("seat"), told.number("victim")
    match told.kind:
        case "snatched":
            taken = told.number("thing")
            drawn = sign(festival(taken - TAKE), 0, 0, 2.2) if taken >= TAKE else _limb(2.4)
            lost, got = (0, 0) if taken >= TAKE else (taken, taken)
            return Act(_actor(sight, by, got=got), None, _actor(sight, victim, lost=lost), thing(taken), drawn)
        case "hustled":
            word = _("to {pushed} and {field}", pushed=told.number("pushed"), field=told.number("field"))
            return Act(_actor(sight, by), card_of(view, HUSTLE), _actor(sight, victim), word)
        case "held":
            return Act(_actor(sight, by), card_of(view, HOLDING), _actor(sight, victim), _("one field less"))
        case _:
            word = _("the laid card is lost") if told.number("knocked") else ""
            return Act(_actor(sight, by), card_of(view, HEADER), _actor(sight, victim), word)


def _dodged(sight: DiaSight, told: Event) -> Act:
    """The attacker strikes into the air."""
    view, seat = sight.view, told.number("seat")
    by = _actor(sight, view.active) if view.active not in (seat, -1) else None
    return Act(by, card_of(view, DODGE), _actor(sight, seat, dodges=True), _("dodged!"))


def _aimed(sight: DiaSight, told: Event) -> Act:
    view = sight.view
    victim = _actor(sight, told.number("victim"))
    if told.kind == "set-dog":
        return Act(_dog(), None, victim, "", _arrow())
    by = _actor(sight, told.number("seat"))
    kind = told.number("card") if "card" in told.args else view.played
    return Act(by, card_of(view, kind), victim, "") if kind >= 0 else Act(by, None, victim, "", _arrow())


def _dug(sight: DiaSight, step: Event) -> Act:
    view = sight.view
    left = sum(view.festivals_left)
    drawn = sign(DIGGER, -34, 0, 1.9) + sign(lock(view.open), 46, 6, 2.4)

    if view.open:
        word = _("the way home is open")
    elif left:
        word = plural(
            "field {field}: {count} festival to go", "field {field}: {count} festivals to go", left, **step.args
        )
    else:
        word = _("field {field}", **step.args)

    return Act(None, None, None, word, drawn)


def _came_home(sight: DiaSight, home: Event) -> Act:
    seat, place = home.number("seat"), home.number("place")
    stone = sign(GRAVESTONE, 0, 0, 2.6) + words(place, 0, 9, "dm-stage-stone")
    word = plural("home, {count} point", "home, {count} points", PLACE_POINTS[place - 1])
    return Act(_actor(sight, seat), None, None, word, stone)


def _round(sight: DiaSight, told: Event) -> Act:
    """The order in which everybody plays."""
    order = numbers(told.args["order"])
    first = -24 * (len(order) - 1)
    discs = [token(seat, first + 48 * place, 0, 18, seat == sight.view.seat) for place, seat in enumerate(order)]
    names = [
        words(shortened(bare(sight.names[seat]), 6), first + 48 * place, 36 + place % 2 * 15, "dm-stage-name")
        for place, seat in enumerate(order)
    ]
    return Act(None, None, None, _("Round {round}", round=told.number("number")), "".join(discs + names))


# How it looks


def _limb(scale: float) -> str:
    return sign(bone(0, 0, -30), 0, 0, scale)


def _arrow() -> str:
    return '<path class="dm-strike" d="M-34 0H26M10 -16L30 0L10 16"/>'


@kept(512)
def _drawn(layout: Layout, act: Act) -> str:
    x, y = layout.stage
    parts = [f'<rect class="dm-stage" width="{WIDTH}" height="{HEIGHT}" rx="18"/>']

    if act.left is not None:
        parts.append(_someone(act.left, SIDE, towards=1))
    if act.right is not None:
        parts.append(_someone(act.right, WIDTH - SIDE, towards=-1))

    if act.card is not None:
        width, height = WIDE.card
        parts.append(sign(front(WIDE, act.card), MIDDLE - width / 2, 78 - height / 2))
        if act.left is not None and act.right is not None:
            parts.append(_whirl(MIDDLE))
    elif act.thing:
        parts.append(f'<g class="dm-thing" transform="translate({MIDDLE} 76)">{act.thing}</g>')

    if act.word:
        parts.append(words(act.word, MIDDLE, HEIGHT - 16, "dm-stage-word"))

    corner = (x - WIDTH / 2 * layout.scale, y - HEIGHT / 2 * layout.scale)
    return group(sign("".join(parts), 0, 0, layout.scale), cls="dm-staged face-up", key="stage", at=corner)


def _whirl(x: float) -> str:
    """From whom to whom."""
    line = f"M{x - 62} 20C{x - 20} 2 {x + 20} 2 {x + 60} 16M{x + 50} 4L{x + 62} 17L{x + 46} 22"
    return f'<path class="dm-strike" d="{line}"/>'


def _someone(actor: Actor, x: float, towards: int) -> str:
    name = words(shortened(actor.name, 12), x, 142, "dm-stage-name")
    if actor.seat == DOG_SEAT:
        return name + sign(DOG, x, 78, 1.8)

    tilt, aside = (28 * -towards, 16 * -towards) if actor.dodges else (0, 0)
    drawn = figure(actor.seat, actor.arms, actor.legs)

    if actor.dodges:
        near, far, mark = 32 * towards, 42 * towards, 48 * towards
        drawn += (
            f'<path class="dm-swish" d="M{near} -24C{far} -8 {far} 8 {near} 24M{far} -16C{mark} -6 {mark} 6 {far} 16"/>'
        )

    if actor.lost:
        drawn += _flying(actor.lost, towards)
    if actor.got:
        at = (ARMS_AT if actor.got == ARM else LEGS_AT)[min(1, (actor.arms if actor.got == ARM else actor.legs) - 1)]
        drawn += bone(*at, 1.25, "dm-bone fresh")

    return name + f'<g transform="translate({x + aside:g} 68) rotate({tilt:g}) scale(1.5)">{drawn}</g>'


def _flying(limb: int, towards: int) -> str:
    """The limb that was lost, on its way, with the marks of the blow."""
    (x, y, turn), (from_x, from_y) = FLYING[limb]
    marks = f"M{towards * from_x} {from_y}l{towards * 6} -3M{towards * from_x} {from_y + 7}l{towards * 8} 1"
    flying = bone(towards * x, y, -towards * turn, 1.5, "dm-bone flies")
    return f'<g class="dm-flies">{flying}</g><path class="dm-swish" d="{marks}"/>'
